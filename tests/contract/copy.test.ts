import { describe, expect, it } from 'vitest';
import type { Block, PageContent, SectionContent } from '#app/content/page-content.ts';
import { pageContents } from '#app/content/pages.ts';
import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import { paths } from '#paths.ts';

const pages: [string, PageContent][] = [
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
      return [];
  }
}

const sectionPhrases = ({ heading, blocks }: SectionContent) => [heading, ...blocks.flatMap(phrasesOf)];
const phrases = ({ lead, sections, closing }: PageContent) => [
  lead,
  ...sections.flatMap(sectionPhrases),
  closing.heading,
  closing.text,
];
const words = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word));

const picturesOf = (block: Block): string[] => {
  if (block.kind === 'pictures') return block.pictures.map(({ poster }) => poster.name);
  return block.kind === 'places' ? block.places.map(({ poster }) => poster.name) : [];
};

describe.each(pages)('the copy of %s', (path, content) => {
  it('has at least 600 words of its own', () => {
    expect(words(phrases(content).join(' ')).length).toBeGreaterThanOrEqual(600);
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
    expect(new Set([...ids, 'main', 'closing']).size).toBe(ids.length + 2);
  });

  it('shows no picture twice, except in the strip of dive spots and their sections', () => {
    const shown = [
      content.poster.name,
      ...content.sections.flatMap(({ poster, blocks }) => [
        ...(poster ? [poster.name] : []),
        ...blocks.flatMap(picturesOf),
      ]),
    ];
    const repeated = shown.filter((name, index) => shown.indexOf(name) !== index);
    if (path === paths.scubaDiving) expect(repeated.length).toBeLessThanOrEqual(6);
    else expect(repeated).toEqual([]);
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
