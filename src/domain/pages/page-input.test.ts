import { expect, it } from 'vitest';
import { originals } from '#app/content/pages.ts';
import { pageTextOf } from '#app/pages/page-texts.ts';
import { paths } from '#paths.ts';
import { typedPage } from './page-input.ts';

const text = pageTextOf(originals[paths.cruises]);

it('what is typed may break the rules of a saved page, but not its shape', () => {
  const unfinished = { ...text, heading: '', title: 'x'.repeat(500), sections: [] };
  expect(typedPage(JSON.stringify(unfinished))).toEqual(unfinished);
  for (const broken of [{ ...text, sections: 'none' }, { ...text, poster: 1 }, {}, null])
    expect(typedPage(JSON.stringify(broken))).toBeUndefined();
  expect(typedPage('{')).toBeUndefined();
});
