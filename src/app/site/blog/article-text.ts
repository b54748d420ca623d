export type ContentsEntry = { id: string; words: string };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What cleaned HTML says; the cleaner writes no entities but these four. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<\/?(?:strong|em|a)(?:\s[^>]*)?>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The first words of a heading, as an address can hold them. No id of the page around them begins like that. */
function anchorOf(words: string): string {
  const name = words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  return `part-${name || 'heading'}`;
}

/** The second of a kind gets the number 2; where each of a thousand begins to count is remembered, not tried. */
function createAnchors() {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (words: string): string => {
    const plain = anchorOf(words);
    let number = next.get(plain) ?? 1;
    const named = () => (number === 1 ? plain : `${plain}-${number}`);
    while (taken.has(named())) number += 1;
    taken.add(named());
    next.set(plain, number + 1);
    return named();
  };
}

/** Cleaned HTML whose sections can be linked to, and where they are. The cleaner leaves a heading no attributes. */
export function anchorHeadings(html: string): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = [];
  const anchorFor = createAnchors();
  const anchored = html.replaceAll(/<h2>(.*?)<\/h2>/gs, (heading, inner: string) => {
    const words = textOf(inner);
    if (words === '') return heading;
    const id = anchorFor(words);
    contents.push({ id, words });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored, contents };
}

/** A dash between two words is none. */
export const countWords = (html: string): number =>
  textOf(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const wordsPerMinute = 200;

export const readingMinutes = (wordCount: number): number =>
  Math.max(1, Math.ceil(wordCount / wordsPerMinute));

/** What is longer than that is looked through before it is read. */
export const wantsContents = (wordCount: number, contents: readonly ContentsEntry[]): boolean =>
  wordCount >= 600 && contents.length >= 3;
