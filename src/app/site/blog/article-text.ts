export type ContentsEntry = { id: string; text: string };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of sanitized HTML; the sanitizer writes only these four entities. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<\/?(?:strong|em|a)(?:\s[^>]*)?>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

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
  const anchored = html.replaceAll(/<h2>(.*?)<\/h2>/gs, (heading, inner: string) => {
    const text = textOf(inner);
    if (text === '') return heading;
    const id = anchorFor(text);
    contents.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored, contents };
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
