import sanitizeHtml from 'sanitize-html';

/** What staff use to write with, and nothing that could run, load, frame or restyle. */
const policy: sanitizeHtml.IOptions = {
  allowedTags:
    'p br h2 h3 h4 ul ol li strong em a img blockquote table caption thead tbody tfoot tr th td'.split(' '),
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
