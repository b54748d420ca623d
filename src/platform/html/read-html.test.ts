import { describe, expect, it } from 'vitest';
import { filled, growthOf, maxGrowth } from '../../../tests/support/growth.ts';
import { readHtml } from './read-html.ts';

function eventsOf(html: string): string[] {
  const events: string[] = [];
  readHtml(html, {
    open: (tag, attributes, start) => events.push(`<${tag}> at ${start} ${JSON.stringify(attributes)}`),
    close: (tag) => events.push(`</${tag}>`),
    text: (text) => events.push(text),
  });
  return events;
}

const tagsAndTextOf = (html: string) => eventsOf(html).map((event) => event.replace(/ at .*/, ''));

describe('readHtml', () => {
  it('reports tags with their attributes and positions', () => {
    expect(eventsOf('a<P Class=b title="c &amp; d">e</P>')).toEqual([
      'a',
      '<p> at 1 {"class":"b","title":"c & d"}',
      'e',
      '</p>',
    ]);
  });

  it('reports the text between two tags in one piece, with its entities decoded', () => {
    expect(eventsOf('5 &lt; 6 &amp;&#38; 7 < 8 &eacute;&unknown;')).toEqual(['5 < 6 && 7 < 8 é&unknown;']);
  });

  it('leaves out comments without dividing the text around them', () => {
    expect(eventsOf('one <!-- <p>two</p> -->three<!-- never closed')).toEqual(['one three']);
  });

  it('closes elements whose end tag is missing', () => {
    expect(tagsAndTextOf('<ul><li>a<li>b</ul><p>c<p>d')).toEqual([
      ...['<ul>', '<li>', 'a', '</li>', '<li>', 'b', '</li>', '</ul>'],
      ...['<p>', 'c', '</p>', '<p>', 'd', '</p>'],
    ]);
  });

  it('closes nested elements in the right order', () => {
    expect(tagsAndTextOf('<strong><em>a</strong>b</em>')).toEqual([
      ...['<strong>', '<em>', 'a', '</em>', '</strong>', 'b'],
    ]);
  });

  it('closes void elements at once', () => {
    expect(tagsAndTextOf('a<br>b<img src="/c.png">')).toEqual(['a', '<br>', '</br>', 'b', '<img>', '</img>']);
  });

  it('leaves out a tag that breaks off at the end', () => {
    expect(tagsAndTextOf('<p>a <a href="/b')).toEqual(['<p>', 'a ', '</p>']);
  });
});

it.each(['<a href="/a">a', '<', '<!--', '&a', '&amp;', '</td> ', '<p>a</p>'])(
  'takes linear time: %j',
  (unit) => {
    const growth = growthOf((size) => {
      const html = filled(unit, size);
      return () => eventsOf(html);
    }, 20_000);
    expect(growth).toBeLessThan(maxGrowth);
  },
);
