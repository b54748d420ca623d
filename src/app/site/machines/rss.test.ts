import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FeedEntry, rss } from './rss.ts';

const feedOf = (entries: FeedEntry[], name = 'Purvai Travels: Places to Visit') =>
  rss({
    name,
    text: 'Short pieces.',
    page: 'https://www.purvai.example/blog-page',
    address: 'https://www.purvai.example/blog-page/feed.xml',
    entries,
  });

const entry: FeedEntry = {
  name: 'Taktsang at an easy pace',
  address: 'https://www.purvai.example/blog-page/taktsang-at-an-easy-pace',
  day: '2026-02-09',
  author: 'Rupa Das',
  text: 'Nine hundred metres.',
};

const token = /<\?xml [^<>]*\?>|<(\/?)([a-zA-Z:]+)((?: [a-z:A-Z]+="[^<"]*")*)(\/?)>|([^<]+)/gy;
const reference = /&(?!(?:amp|lt|gt|quot);)/;
const outsideXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/** Parses XML: returns its texts, or the first fault. */
function readXml(xml: string): { fault: string } | { texts: string[] } {
  if (outsideXml.test(xml)) return { fault: 'a character that XML cannot hold' };
  if (reference.test(xml)) return { fault: 'a bare ampersand' };
  const open: string[] = [];
  const texts: string[] = [];
  let end = 0;
  for (const match of xml.matchAll(token)) {
    const [whole, closes, name = '', , isEmpty, text] = match;
    end = match.index + whole.length;
    if (text !== undefined) texts.push(text);
    else if (closes && open.pop() !== name) return { fault: `</${name}> closes another` };
    else if (name && !closes && !isEmpty) open.push(name);
  }
  if (end !== xml.length) return { fault: `no token at ${end}` };
  return open.length > 0 ? { fault: `${open.join(' ')} never closed` } : { texts };
}

const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe('the feed', () => {
  it('announces an article with its address, its day in India and its author', () => {
    expect(feedOf([entry])).toContain(
      '<item><title>Taktsang at an easy pace</title>' +
        '<link>https://www.purvai.example/blog-page/taktsang-at-an-easy-pace</link>' +
        '<guid isPermaLink="true">https://www.purvai.example/blog-page/taktsang-at-an-easy-pace</guid>' +
        '<pubDate>Mon, 09 Feb 2026 00:00:00 +0530</pubDate><dc:creator>Rupa Das</dc:creator>' +
        '<description>Nine hundred metres.</description></item>',
    );
  });

  it('links to itself and leaves out empty elements', () => {
    const feed = feedOf([{ ...entry, author: '', text: '' }]);
    expect(feed).toContain(
      '<atom:link href="https://www.purvai.example/blog-page/feed.xml" rel="self" type="application/rss+xml"/>',
    );
    expect(feed).not.toContain('dc:creator>');
    expect(feed.match(/<description>/g)).toHaveLength(1);
  });

  it('is well-formed and contains the texts, whatever they are', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<script>&amp;]]></title>', '\u0001\u000b\ufffe\ud800x', '&#x1;', '"\'>', '<!--'),
    );
    fc.assert(
      fc.property(anything, anything, anything, (name, author, text) => {
        const read = readXml(feedOf([{ ...entry, name, author, text }], name));
        if ('fault' in read) throw new Error(read.fault);
        const expected = name.replaceAll(new RegExp(outsideXml, 'gu'), '');
        if (expected !== '') expect(read.texts.map(plain)).toContain(expected);
      }),
    );
  });

  it('is recognised as broken by this test’s own parser', () => {
    for (const broken of ['<a>&</a>', '<a><b></a></b>', '<a>', '<a>\u0001</a>', '<a b=c></a>']) {
      expect(readXml(broken)).toHaveProperty('fault');
    }
  });
});
