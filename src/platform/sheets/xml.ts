import { SheetFault } from './sheet.ts';

/** A tag or a text of an XML document. Names are without their namespace prefix. */
export type XmlPiece =
  | { kind: 'open'; name: string; attributes: (name: string) => string | undefined; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const characterOf = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** The five entities that XML defines itself, and character references. */
export const decodeXml = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (hex) return characterOf(Number.parseInt(hex, 16));
    return decimal ? characterOf(Number(decimal)) : (named[name] ?? whole);
  });

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The first place of the mark; what is never closed ends the reading, so no part of the text is searched twice. */
function find(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw new SheetFault('unreadable');
  return at;
}

/** Where a tag ends: at the first `>` outside of quotes. */
function endOfTag(xml: string, from: number): number {
  const mark = /["'>]/g;
  mark.lastIndex = from;
  for (let found = mark.exec(xml); found; found = mark.exec(xml)) {
    if (found[0] === '>') return found.index;
    mark.lastIndex = find(xml, found[0], found.index + 1) + 1;
  }
  throw new SheetFault('unreadable');
}

/** Keys with their values; other words and values take the last alternative, so that each character is read once. */
const attribute = /([^\s=/"'>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')|"[^"]*"|'[^']*'|[^\s"']+/g;

/** Read when the first one is asked for, because most tags are asked for none. */
function attributesOf(inner: string): (name: string) => string | undefined {
  let found: Map<string, string> | undefined;
  return (name) => {
    if (!found) {
      found = new Map();
      for (const [, key, double, single] of inner.matchAll(attribute)) {
        if (key !== undefined && !found.has(localName(key)))
          found.set(localName(key), decodeXml(double ?? single ?? ''));
      }
    }
    return found.get(name);
  };
}

/** The name of a tag, and what follows it up to its end. */
function partsOfTag(tag: string): { name: string; rest: string } {
  const end = tag.search(/[\s/]/);
  return end < 0 ? { name: tag, rest: '' } : { name: tag.slice(0, end), rest: tag.slice(end) };
}

type Step = { piece?: XmlPiece; next: number };

/** What begins with `<` at this place. */
function stepAt(xml: string, at: number): Step {
  if (xml.startsWith('<!--', at)) return { next: find(xml, '-->', at + 4) + 3 };
  if (xml.startsWith('<![CDATA[', at)) {
    const end = find(xml, ']]>', at + 9);
    return { piece: { kind: 'text', text: xml.slice(at + 9, end) }, next: end + 3 };
  }
  // A document type: its entities could make a small file large ('billion laughs').
  if (xml.startsWith('<!', at)) throw new SheetFault('unreadable');
  if (xml.startsWith('<?', at)) return { next: find(xml, '?>', at + 2) + 2 };
  if (xml.startsWith('</', at)) {
    const end = find(xml, '>', at + 2);
    return { piece: { kind: 'close', name: localName(xml.slice(at + 2, end).trimEnd()) }, next: end + 1 };
  }
  const end = endOfTag(xml, at + 1);
  const { name, rest } = partsOfTag(xml.slice(at + 1, end));
  if (name === '') throw new SheetFault('unreadable');
  return {
    piece: {
      kind: 'open',
      name: localName(name),
      attributes: attributesOf(rest),
      isEmpty: rest.endsWith('/'),
    },
    next: end + 1,
  };
}

/** Splits the XML of a workbook in one pass; a document type is refused. */
export function* xmlPieces(xml: string): Generator<XmlPiece> {
  for (let at = 0; at < xml.length; ) {
    if (xml[at] === '<') {
      const { piece, next } = stepAt(xml, at);
      if (piece) yield piece;
      at = next;
    } else {
      const tag = xml.indexOf('<', at);
      const end = tag < 0 ? xml.length : tag;
      yield { kind: 'text', text: decodeXml(xml.slice(at, end)) };
      at = end;
    }
  }
}
