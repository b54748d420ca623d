import { beforeAll, describe, expect, it } from 'vitest';
import { handlePlaces } from '#app/staff/website/places/places-action.ts';
import { seedAll } from '../../scripts/database/seed-all.ts';
import { staffActions } from '../support/staff-actions.ts';
import { addStaff, newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const { logIn } = staffApi(test);
const ask = staffActions(test);
const browser = newBrowser();

beforeAll(async () => {
  await seedAll(test.url);
  const { username } = await addStaff(test);
  await logIn(browser, username);
});

describe('undo on a place', () => {
  type Row = { id: string; version: number; state: string; publish_at: Date | null; draft: object | null };
  const rowOf = async (id: string): Promise<Row> =>
    (
      await test.pool.query('select id::text, version, state, publish_at, draft from places where id = $1', [
        id,
      ])
    ).rows[0];
  const soon = new Date(Date.now() + 48 * 3600_000);

  async function place(columns: string): Promise<Row> {
    const { rows } = await test.pool.query(
      `update places set ${columns} where id = (select id from places where state = 'published'
         and publish_at is null and draft is null order by id limit 1) returning id::text`,
      [soon],
    );
    return rowOf(rows[0].id);
  }

  it.each([
    ['a scheduled place that was published', 'publish', `state = 'scheduled', publish_at = $1`],
    [
      'a published place with a scheduled draft that was taken off the site',
      'unpublish',
      `draft = '{"name": "Next"}', publish_at = $1`,
    ],
    ['a published place that was taken off the site', 'unpublish', `updated_at = $1`],
  ])('brings back %s, with its schedule', async (_name, intent, columns) => {
    const before = await place(columns);
    const { id } = before;
    const acted = await ask(browser, handlePlaces, { intent, id, version: String(before.version) });
    expect(acted).toMatchObject({ done: true, value: { state: before.state } });
    const between = await rowOf(id);
    expect([between.state, between.publish_at]).toEqual([intent === 'publish' ? 'published' : 'draft', null]);
    const former = (acted as { value: Record<string, string> }).value;
    const undone = { intent: 'undo-publishing', id, version: String(between.version), ...former };
    expect(await ask(browser, handlePlaces, undone)).toMatchObject({ done: true });
    const after = await rowOf(id);
    expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
    expect(await ask(browser, handlePlaces, undone)).toMatchObject({ done: false, code: 'conflict' });
  });

  it('refuses a state that cannot be', async () => {
    const { id, version } = await place(`updated_at = $1`);
    for (const former of [
      { state: 'scheduled', publishAt: '' },
      { state: 'draft', publishAt: soon.toISOString() },
      { state: 'gone', publishAt: '' },
    ])
      expect(
        await ask(browser, handlePlaces, {
          intent: 'undo-publishing',
          id,
          version: String(version),
          ...former,
        }),
      ).toMatchObject({ done: false, code: 'invalid' });
  });
});
