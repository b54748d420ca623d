import sanitizeHtml from 'sanitize-html';
import { hasTooManyTags, maxDepth } from './html-limits.ts';

const allowedTags =
  'p br h2 h3 h4 ul ol li strong em a img blockquote table caption thead tbody tfoot tr th td'.split(' ');

/** What staff use to write with, and nothing that could run, load, frame or restyle. */
const policy: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // Their text is code or another document's, not words.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'iframe', 'template'],
  // What pasted documents write for the same things; the page itself has the one h1.
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    // A picture below the first screen waits until it is near, and one without words says so.
    img: (tagName, attributes) => ({ tagName, attribs: { alt: '', ...attributes, loading: 'lazy' } }),
  },
  nestingLimit: 40,
};

const maxPasses = 6;

/** Its words alone, by a way that takes no longer for tags than for letters. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>|[<>]/g, ' ')
    .replaceAll(/&(?!(?:amp|lt|gt|quot);)/g, '&amp;')
    .replaceAll(/\s+/g, ' ')
    .trim();

class TooComplex extends Error {}

/** The only way to the parser: what would keep it busy for long is refused before it, or by its depth while it runs. */
function parse(html: string, options: sanitizeHtml.IOptions): string {
  if (hasTooManyTags(html)) throw new TooComplex();
  let depth = 0;
  return sanitizeHtml(html, {
    ...options,
    onOpenTag() {
      depth += 1;
      if (depth > maxDepth) throw new TooComplex();
    },
    onCloseTag() {
      depth -= 1;
    },
  });
}

/**
 * Cleaning it again changes nothing: elements nested as no browser would nest them come out right only after a second
 * round, and what never settles is left as words alone.
 */
function settled(html: string): string {
  let clean = parse(html, policy);
  for (let round = 1; round < maxPasses; round++) {
    const again = parse(clean, policy);
    if (again === clean) return clean;
    clean = again;
  }
  return parse(clean, { allowedTags: [], allowedAttributes: {} });
}

/** Nothing where the text is too complex. */
function unlessTooComplex<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooComplex) return undefined;
    throw error;
  }
}

/**
 * HTML that may stand in a page, whoever wrote it. What is too complex to be parsed is left as words alone: it cannot be
 * saved, but a row may be older than the limit.
 */
export const safeHtml = (html: string): string => unlessTooComplex(() => settled(html)) ?? wordsOf(html);

/** Around words that stay: a page loses nothing that its writer would miss. */
const quietTags = new Set(
  'b i h1 span div font section article header footer main u s o:p colgroup col body html'.split(' '),
);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** All of them in one go: a text may hold thousands. */
function losesAddress(tag: 'a' | 'img', name: 'href' | 'src', addresses: ReadonlySet<string>): boolean {
  const elements = [...addresses].map((address) => `<${tag} ${name}="${escaped(address)}"></${tag}>`);
  const bare = new RegExp(`<${tag}(?![^>]*\\s${name}=)`);
  return bare.test(parse(elements.join(''), policy));
}

/** What stands in a text that may be left out of it. */
function partsOf(html: string) {
  const parts = { tags: new Set<string>(), handlers: new Set<string>() };
  const addresses = { links: new Set<string>(), pictures: new Set<string>() };
  parse(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        parts.tags.add(tagName);
        if (tagName === 'a' && attribs.href !== undefined) addresses.links.add(attribs.href);
        if (tagName === 'img' && attribs.src !== undefined) addresses.pictures.add(attribs.src);
        for (const name of Object.keys(attribs))
          if (/^on/i.test(name)) parts.handlers.add(name.toLowerCase());
        return { tagName, attribs };
      },
    },
  });
  return { ...parts, ...addresses };
}

function* faultsOf(html: string): Generator<string> {
  const { tags, handlers, links, pictures } = partsOf(html);
  yield* handlers;
  for (const tag of tags) if (!allowedTags.includes(tag) && !quietTags.has(tag)) yield `<${tag}>`;
  if (losesAddress('a', 'href', links)) yield 'a link to an address that is not allowed';
  if (losesAddress('img', 'src', pictures)) yield 'a picture that is not at https://';
}

const maxNamed = 10;

export type CleanHtml = { html: string; removed: string[] };

/**
 * The same, and what its writer should be told was left out; mere looks, which every pasted text has, are not named.
 * Nothing where the text is too complex to be kept.
 */
export const cleanHtml = (html: string): CleanHtml | undefined =>
  unlessTooComplex(() => ({ html: settled(html), removed: [...faultsOf(html)].slice(0, maxNamed) }));
