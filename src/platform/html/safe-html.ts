import sanitizeHtml from 'sanitize-html';
import { hasTooManyTags, maxDepth } from './html-limits.ts';

const allowedTags =
  'p br h2 h3 h4 ul ol li strong em a img blockquote table caption thead tbody tfoot tr th td'.split(' ');

/** The editor's tags, and nothing that runs script, loads, frames or restyles. */
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
  // Their content is code or another document, not text.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'iframe', 'template'],
  // Equivalent tags in pasted documents; h1 is the page's own heading.
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    // Lazy loading, and an empty `alt` for pictures without a description.
    img: (tagName, attributes) => ({ tagName, attribs: { alt: '', ...attributes, loading: 'lazy' } }),
  },
  nestingLimit: 40,
};

const maxPasses = 6;

/** The text without tags, in linear time. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>|[<>]/g, ' ')
    .replaceAll(/&(?!(?:amp|lt|gt|quot);)/g, '&amp;')
    .replaceAll(/\s+/g, ' ')
    .trim();

class TooComplex extends Error {}

/** The only caller of the parser: refuses too many tags before parsing and too much depth while parsing. */
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
 * Sanitises until the result no longer changes, because wrongly nested elements may need a second pass; after the last
 * pass only the text is left.
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

/** `undefined` when the HTML is too complex. */
function unlessTooComplex<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooComplex) return undefined;
    throw error;
  }
}

/**
 * HTML that is safe in a page. HTML that is too complex is reduced to its text: it cannot be saved, but an old row may
 * hold it.
 */
export const safeHtml = (html: string): string => unlessTooComplex(() => settled(html)) ?? wordsOf(html);

/** Tags that are removed without a notice, because their text stays. */
const quietTags = new Set(
  'b i h1 span div font section article header footer main u s o:p colgroup col body html'.split(' '),
);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Checks all addresses in one pass, because a text may have thousands. */
function losesAddress(tag: 'a' | 'img', name: 'href' | 'src', addresses: ReadonlySet<string>): boolean {
  const elements = [...addresses].map((address) => `<${tag} ${name}="${escaped(address)}"></${tag}>`);
  const bare = new RegExp(`<${tag}(?![^>]*\\s${name}=)`);
  return bare.test(parse(elements.join(''), policy));
}

/** The tags and addresses in the HTML that the sanitiser may remove. */
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
 * Safe HTML and a list of what was removed, without mere formatting, which every pasted text has. `undefined` when the
 * HTML is too complex.
 */
export const cleanHtml = (html: string): CleanHtml | undefined =>
  unlessTooComplex(() => ({ html: settled(html), removed: [...faultsOf(html)].slice(0, maxNamed) }));
