import { expect, it } from 'vitest';
import type { Stage } from '#domain/enquiries/stages.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { boardStages } from './board.ts';
import { cardsPerColumn, viewBoard } from './board-service.ts';

const test = testDatabase();
const actor = someActor(test);

type Row = { stage: Stage; hours?: number; value?: number; city?: string; changedDaysAgo?: number };

let count = 0;
async function add({ stage, hours = 1, value, city = '', changedDaysAgo = 0 }: Row): Promise<string> {
  const { rows } = await test.pool.query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, stage,
       follow_up_at, budget_paise, city, updated_at)
     values ($1, '', '', $1, '98640 12345', '', '', $2, now() + make_interval(hours => $3), $4, $5,
       now() - make_interval(days => $6)) returning id::text`,
    [`board ${++count}`, stage, hours, value ?? null, city, changedDaysAgo],
  );
  return rows[0].id;
}

const column = async (stage: Stage, filters = {}) =>
  (await viewBoard(test.db, actor, filters)).find((one) => one.stage === stage);

it('has a column for each stage but spam and joined', async () => {
  expect((await viewBoard(test.db, actor, {})).map(({ stage }) => stage)).toEqual([...boardStages]);
  expect(boardStages).not.toContain('spam');
});

it('adds up count, value and what is late, and sorts open enquiries by follow-up', async () => {
  const later = await add({ stage: 'quoted', hours: 5, value: 40_000_00 });
  const late = await add({ stage: 'quoted', hours: -2, value: 2_000_00 });
  const without = await add({ stage: 'quoted', hours: 2 });
  const quoted = await column('quoted');
  expect(quoted).toMatchObject({ count: 3, valuePaise: 42_000_00, lateCount: 1, isCut: false });
  expect(quoted?.enquiries.map(({ id }) => id)).toEqual([late, without, later]);
});

it('shows what was closed in the last 90 days, the newest change first', async () => {
  await add({ stage: 'completed', changedDaysAgo: 91 });
  const older = await add({ stage: 'completed', changedDaysAgo: 89 });
  const newer = await add({ stage: 'completed', changedDaysAgo: 1 });
  const completed = await column('completed');
  expect(completed?.enquiries.map(({ id }) => id)).toEqual([newer, older]);
  expect(completed?.count).toBe(2);
});

it('counts all of a column and shows its first cards', async () => {
  for (let added = 0; added <= cardsPerColumn; added++) await add({ stage: 'contacted', city: 'Delhi' });
  await add({ stage: 'contacted', city: 'Agra' });
  const contacted = await column('contacted', { city: 'Delhi' });
  expect(contacted?.enquiries).toHaveLength(cardsPerColumn);
  expect(contacted?.count).toBe(cardsPerColumn + 1);
});

it('shows only the columns of a filter by stage', async () => {
  const shown = await viewBoard(test.db, actor, { stages: ['new', 'lost'] });
  expect(shown.map(({ stage }) => stage)).toEqual(['new', 'lost']);
});
