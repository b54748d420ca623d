import { describe, expect, it } from 'vitest';
import { originals } from '#app/content/pages.ts';
import { pageTextInput } from '#domain/pages/page-input.ts';
import { editablePaths } from '#domain/pages/page-text.ts';
import { paths } from '#paths.ts';
import { pageTextOf, withPageText } from './page-texts.ts';

it('every editable page has an original', () => {
  expect(Object.keys(originals).sort()).toEqual([...editablePaths].sort());
});

describe.each(Object.entries(originals))('%s', (_, original) => {
  it('is the same page when its original is saved unchanged', () => {
    const sent = JSON.parse(JSON.stringify(pageTextOf(original)));
    expect(withPageText(original, pageTextInput.parse(sent))).toEqual(original);
  });
});

describe('a picture that has left the site', () => {
  const original = originals[paths.scubaDiving];
  const text = pageTextOf(original);

  it('is left out, and the banner is that of the original', () => {
    const gone = structuredClone(text);
    gone.poster = 'no-such-poster';
    for (const section of gone.sections) {
      section.poster = 'no-such-poster';
      for (const block of section.blocks)
        if (block.kind === 'pictures')
          for (const picture of block.pictures) picture.poster = 'no-such-poster';
    }
    const page = withPageText(original, gone);
    expect(page.poster).toBe(original.poster);
    expect(JSON.stringify(page.sections)).not.toContain('no-such-poster');
  });
});
