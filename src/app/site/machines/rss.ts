export type FeedEntry = { name: string; address: string; day: string; author: string; text: string };

export type Feed = {
  name: string;
  text: string;
  /** The page that lists the articles. */
  page: string;
  /** The feed's own address. */
  address: string;
  entries: readonly FeedEntry[];
};

/** Characters that XML 1.0 does not allow, even escaped. */
const invalidInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string) =>
  text
    .replaceAll(invalidInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const element = (name: string, text: string) => (text ? `<${name}>${escaped(text)}</${name}>` : '');

/** Midnight in India in RFC 822 format: `Mon, 09 Feb 2026 00:00:00 +0530`. */
function mailDate(day: string): string {
  const [weekday, date] = new Date(`${day}T00:00:00Z`).toUTCString().split(', ');
  return `${weekday}, ${date?.slice(0, 11)} 00:00:00 +0530`;
}

const item = ({ name, address, day, author, text }: FeedEntry) =>
  `<item>${element('title', name)}${element('link', address)}<guid isPermaLink="true">${escaped(address)}</guid>` +
  `${element('pubDate', mailDate(day))}${element('dc:creator', author)}${element('description', text)}</item>\n`;

const spaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

export function rss({ name, text, page, address, entries }: Feed): string {
  const channel =
    element('title', name) +
    element('link', page) +
    element('description', text) +
    element('language', 'en-gb') +
    `<atom:link href="${escaped(address)}" rel="self" type="application/rss+xml"/>\n` +
    entries.map(item).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}><channel>${channel}</channel></rss>\n`;
}
