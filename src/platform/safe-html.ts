import sanitizeHtml from 'sanitize-html';

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

const mostRounds = 6;

/**
 * HTML that may stand in a page, whoever wrote it. Cleaning it again changes nothing: elements nested as no browser
 * would nest them come out right only after a second round, and what never settles is left as words alone.
 */
export function safeHtml(html: string): string {
  let clean = sanitizeHtml(html, policy);
  for (let round = 1; round < mostRounds; round++) {
    const again = sanitizeHtml(clean, policy);
    if (again === clean) return clean;
    clean = again;
  }
  return sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} });
}

/** Around words that stay: a page loses nothing that its writer would miss. */
const quietTags = new Set(
  'b i h1 span div font section article header footer main u s o:p colgroup col body html'.split(' '),
);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const losesAddress = (tag: string, name: 'href' | 'src', address: string | undefined) =>
  address !== undefined &&
  !sanitizeHtml(`<${tag} ${name}="${escaped(address)}">`, policy).includes(`${name}=`);

function* faultsOf(tag: string, attributes: Record<string, string>): Generator<string> {
  if (!allowedTags.includes(tag) && !quietTags.has(tag)) yield `<${tag}>`;
  if (tag === 'a' && losesAddress('a', 'href', attributes.href))
    yield 'a link to an address that is not allowed';
  if (tag === 'img' && losesAddress('img', 'src', attributes.src)) yield 'a picture that is not at https://';
  for (const name of Object.keys(attributes)) if (/^on/i.test(name)) yield name.toLowerCase();
}

const mostNamed = 10;

/** The same, and what its writer should be told was left out; mere looks, which every pasted text has, are not named. */
export function cleanHtml(html: string): { html: string; removed: string[] } {
  const removed = new Set<string>();
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        for (const fault of faultsOf(tagName, attribs)) removed.add(fault);
        return { tagName, attribs };
      },
    },
  });
  return { html: safeHtml(html), removed: [...removed].slice(0, mostNamed) };
}
