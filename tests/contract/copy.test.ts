import { describe, expect, it } from 'vitest';
import type { Block, PageContent, SectionContent } from '#app/content/page-content.ts';
import { pageContents } from '#app/content/pages.ts';
import { placeLists, textPathOf } from '#app/content/places/place-lists.ts';
import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import { guidePaths, paths } from '#paths.ts';

const originals: [string, PageContent][] = [
  ...Object.entries(pageContents),
  [paths.bhutanPackages, bhutanPackagesContent],
];

/** Everything that a block says, phrase by phrase. */
function phrasesOf(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [...block.paragraphs];
    case 'points':
      return block.points.flatMap(({ name, text }) => [name, text]);
    case 'list':
      return [...block.items];
    case 'pictures':
      return block.pictures.flatMap(({ name, note }) => [name, note]);
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    case 'places':
      return block.places.flatMap(({ name, paragraphs, facts }) => [
        name,
        ...paragraphs,
        ...facts.map(({ value }) => value),
      ]);
    case 'questions':
      return block.questions.flatMap(({ question, answer }) => [question, answer]);
    case 'call':
      return [block.heading, block.text];
    case 'button':
    case 'firm':
    case 'part':
      return [];
  }
}

/** The pages that list places in short, whose text is in a guide. */
const listsInShort = Object.values(placeLists).filter((list) => textPathOf(list) !== list.path);

/** The copy without what only its guide shows. */
const shownOf = (path: string, content: PageContent): PageContent =>
  listsInShort.some((list) => list.path === path)
    ? {
        ...content,
        sections: content.sections.map((section) => ({
          ...section,
          blocks: section.blocks.filter(({ kind }) => kind !== 'places'),
        })),
      }
    : content;

const sectionPhrases = ({ heading, blocks }: SectionContent) => [heading, ...blocks.flatMap(phrasesOf)];
const phrases = ({ lead, sections, closing }: PageContent) => [
  lead,
  ...sections.flatMap(sectionPhrases),
  closing.heading,
  closing.text,
];

const pages = originals.map(([path, content]): [string, PageContent] => [path, shownOf(path, content)]);

/** The headings of a block: names of points, pictures and places, and the contact card's own. */
function blockHeadings(block: Block): string[] {
  switch (block.kind) {
    case 'points':
      return block.points.map(({ name }) => name);
    case 'pictures':
      return block.pictures.map(({ name }) => name);
    case 'places':
      return block.places.map(({ name }) => name);
    case 'call':
      return [block.heading];
    default:
      return [];
  }
}
const headings = ({ heading, sections, closing }: PageContent) => [
  heading,
  ...sections.flatMap((section) => [section.heading, ...section.blocks.flatMap(blockHeadings)]),
  closing.heading,
];
const words = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word));

const picturesOf = (block: Block): string[] => {
  if (block.kind === 'pictures') return block.pictures.map(({ poster }) => poster.name);
  if (block.kind !== 'places') return [];
  return block.places.flatMap(({ poster }) => (poster ? [poster.name] : []));
};

/** A page that sells may be short, a guide is read for its text. */
const minWords = (path: string) => (guidePaths.some((guide) => guide === path) ? 600 : 300);

describe.each(pages)('the copy of %s', (path, content) => {
  it(`has at least ${minWords(path)} words of its own`, () => {
    expect(words(phrases(content).join(' ')).length).toBeGreaterThanOrEqual(minWords(path));
  });

  it('has a title and a description that search engines show whole', () => {
    expect(content.title.length).toBeLessThanOrEqual(60);
    expect(content.description.length).toBeGreaterThanOrEqual(90);
    expect(content.description.length).toBeLessThanOrEqual(160);
  });

  it('has unique anchors', () => {
    const ids = content.sections.flatMap(({ id, blocks }) => [
      id,
      ...blocks.flatMap((block) => (block.kind === 'places' ? block.places.map((place) => place.id) : [])),
    ]);
    expect(new Set([...ids, 'main', 'contents', 'closing']).size).toBe(ids.length + 3);
  });

  it('shows no picture twice', () => {
    const shown = [
      content.poster.name,
      ...content.sections.flatMap(({ poster, blocks }) => [
        ...(poster ? [poster.name] : []),
        ...blocks.flatMap(picturesOf),
      ]),
    ];
    expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
  });

  it('has tables whose rows are as wide as their heads', () => {
    for (const block of content.sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind === 'table') for (const row of block.rows) expect(row.length).toBe(block.columns.length);
    }
  });

  it('has no sentence that would fit any city', () => {
    const filler =
      /nestled|perfect blend|something for everyone|unforgettable|once[- ]in[- ]a[- ]lifetime|look no further|hidden gem|rich (cultural )?heritage|breathtaking|world[- ]class|hassle[- ]free|!/i;
    for (const phrase of phrases(content)) expect(phrase).not.toMatch(filler);
  });
});

/** Specified with a question mark. */
const specifiedHeading = 'Why Choose Our Tour Packages?';

describe.each(pages)('the headings of %s', (_path, content) => {
  it('are names, neither sentences nor questions', () => {
    const others = headings(content).filter((heading) => heading !== specifiedHeading);
    expect(others.filter((heading) => /[.?!…]$/.test(heading))).toEqual([]);
  });

  it('are short, and no two sections have the same', () => {
    for (const heading of headings(content)) expect([heading, heading.length <= 50]).toEqual([heading, true]);
    const ofSections = content.sections.map(({ heading }) => heading);
    expect(new Set(ofSections).size).toBe(ofSections.length);
  });
});

describe('all the copy', () => {
  it('shares no title, description, paragraph, answer or caption between two pages', () => {
    const seen = new Map<string, string>();
    for (const [path, content] of pages) {
      for (const phrase of [content.title, content.description, ...phrases(content)]) {
        if (words(phrase).length < 6) continue;
        expect([phrase, seen.get(phrase) ?? path]).toEqual([phrase, path]);
        seen.set(phrase, path);
      }
    }
  });

  it('shares no run of twelve words between two pages either', () => {
    const seen = new Map<string, string>();
    for (const [path, content] of pages) {
      for (const phrase of phrases(content)) {
        const all = words(phrase.toLowerCase().replaceAll(/[.,;:]/g, ''));
        for (let start = 0; start + 12 <= all.length; start++) {
          const run = all.slice(start, start + 12).join(' ');
          expect([run, seen.get(run) ?? path]).toEqual([run, path]);
          seen.set(run, path);
        }
      }
    }
  });
});
