import type { ContentsEntry } from '#app/site/contents.tsx';
import { readHtml } from '#platform/html/read-html.ts';

const inline = new Set(['strong', 'em', 'a']);

/** Joins the text of elements: only inline tags may stand inside a word. */
function createText() {
  let text = '';
  return {
    tag(tag: string): void {
      if (!inline.has(tag)) text += ' ';
    },
    add(part: string): void {
      text += part;
    },
    collapsed: () => text.replaceAll(/\s+/g, ' ').trim(),
  };
}

function textOf(html: string): string {
  const text = createText();
  readHtml(html, { open: text.tag, close: text.tag, text: text.add });
  return text.collapsed();
}

/** The heading as an id. The prefix prevents collisions with other ids of the page. */
function anchorOf(text: string): string {
  const name = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  return `part-${name || 'heading'}`;
}

/** Repeated anchors get a number. The next number is remembered, so that many equal headings take linear time. */
function createAnchors() {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (text: string): string => {
    const plain = anchorOf(text);
    let number = next.get(plain) ?? 1;
    const named = () => (number === 1 ? plain : `${plain}-${number}`);
    while (taken.has(named())) number += 1;
    taken.add(named());
    next.set(plain, number + 1);
    return named();
  };
}

/** Adds ids to the h2 headings of sanitized HTML, which have no attributes, and lists them. */
export function anchorHeadings(html: string): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = [];
  const anchorFor = createAnchors();
  const parts: string[] = [];
  let copied = 0;
  let heading: { end: number; text: ReturnType<typeof createText> } | undefined;
  const endHeading = () => {
    const text = heading?.text.collapsed();
    if (heading && text) {
      const id = anchorFor(text);
      contents.push({ id, text });
      parts.push(html.slice(copied, heading.end), ` id="${id}"`);
      copied = heading.end;
    }
    heading = undefined;
  };
  readHtml(html, {
    open(tag, _attributes, start) {
      if (tag === 'h2') heading = { end: start + '<h2'.length, text: createText() };
      heading?.text.tag(tag);
    },
    text: (text) => heading?.text.add(text),
    close(tag) {
      if (tag === 'h2') endHeading();
      heading?.text.tag(tag);
    },
  });
  return { html: parts.join('') + html.slice(copied), contents };
}

/** A dash between spaces does not count as a word. */
export const countWords = (html: string): number =>
  textOf(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const wordsPerMinute = 200;

export const readingMinutes = (wordCount: number): number =>
  Math.max(1, Math.ceil(wordCount / wordsPerMinute));

/** Long articles with several sections get a table of contents. */
export const needsContents = (wordCount: number, contents: readonly ContentsEntry[]): boolean =>
  wordCount >= 600 && contents.length >= 3;
