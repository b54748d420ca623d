import { beforeAll, describe, expect, it } from 'vitest';
import { originals } from '#app/content/pages.ts';
import { pageTextOf, withPageText } from '#app/pages/page-texts.ts';
import { handlePage } from '#app/staff/website/pages/pages-action.ts';
import type { PageText } from '#domain/pages/page-text.ts';
import { paths } from '#paths.ts';
import { staffActions } from '../support/staff-actions.ts';
import { addStaff, newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const browser = newBrowser();
beforeAll(async () => {
  await staffApi(test).logIn(browser, (await addStaff(test)).username);
});

const act = (path: string, fields: Record<string, string>) =>
  staffActions(test)(browser, handlePage, fields, `/?path=${encodeURIComponent(path)}`);

const [cruises, scuba] = [paths.cruises, paths.scubaDiving] as const;
const textOf = (path: typeof cruises | typeof scuba, heading: string): PageText => ({
  ...pageTextOf(originals[path]),
  heading,
});
const save = (path: typeof cruises | typeof scuba, text: PageText) =>
  act(path, { intent: 'save', state: 'published', text: JSON.stringify(text) });

const rowOf = async (path: string) =>
  (await test.pool.query('select id::text, live, draft, version from edited_pages where path = $1', [path]))
    .rows[0];

describe('a version of a page', () => {
  it('is brought back to its own page only, whatever id is sent', async () => {
    expect(await save(cruises, textOf(cruises, 'Cruises, first'))).toMatchObject({ done: true });
    expect(await save(cruises, textOf(cruises, 'Cruises, second'))).toMatchObject({ done: true });
    expect(await save(scuba, textOf(scuba, 'Scuba'))).toMatchObject({ done: true });
    const [own, other] = [await rowOf(cruises), await rowOf(scuba)];
    const restored = await act(scuba, { intent: 'restore', id: own.id, version: '2' });
    expect(restored).toMatchObject({ done: false, code: 'not_found' });
    expect(await rowOf(scuba)).toEqual(other);
    expect(await act(cruises, { intent: 'restore', id: other.id, version: '1' })).toMatchObject({
      done: true,
    });
    expect((await rowOf(cruises)).draft.heading).toBe('Cruises, first');
  });

  it('that does not exist is refused', async () => {
    for (const version of ['', '0', '-1', '99', 'x', '1e3', '9'.repeat(30)])
      expect(await act(cruises, { intent: 'restore', version })).toMatchObject({
        done: false,
        code: 'not_found',
      });
  });
});

describe('a link on a page', () => {
  const withLink = (path: string): PageText => {
    const text = textOf(cruises, 'Cruises');
    const [first, ...rest] = text.sections;
    if (!first) throw new Error('the page has no section');
    const button = { kind: 'button' as const, name: 'Go', path };
    return { ...text, sections: [{ ...first, blocks: [...first.blocks, button] }, ...rest] };
  };

  it.each([
    '/\\evil.example',
    '//evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://a@evil.example',
  ])('cannot be %j', async (path) => {
    expect(await save(cruises, withLink(path))).toMatchObject({ done: false, code: 'invalid' });
    // One that was stored before it was checked is left out.
    expect(JSON.stringify(withPageText(originals[cruises], withLink(path)))).not.toContain('evil.example');
  });

  it.each(['/taxis#fares', '#places', 'https://www.rta.example/'])('may be %s', async (path) => {
    expect(await save(cruises, withLink(path))).toMatchObject({ done: true });
    expect(JSON.stringify(withPageText(originals[cruises], withLink(path)))).toContain(path);
  });
});
