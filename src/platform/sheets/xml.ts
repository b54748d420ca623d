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

/** Comments, CDATA, instructions, a document type, tags, or text. Each alternative is linear. */
const pieces =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(!)|<\/([^\s>]+)\s*>|<([^\s/>]+)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)|(<)/g;

/**
 * Splits the XML of a workbook. It has no document type: one is refused, because entities could make a small file
 * large ('billion laughs').
 */
export function* xmlPieces(xml: string): Generator<XmlPiece> {
  for (const [, cdata, isDeclaration, closed, opened, rest = '', text, isBroken] of xml.matchAll(pieces)) {
    if (isDeclaration || isBroken) throw new SheetFault('unreadable');
    if (text !== undefined) yield { kind: 'text', text: decodeXml(text) };
    else if (cdata !== undefined) yield { kind: 'text', text: cdata };
    else if (closed !== undefined) yield { kind: 'close', name: localName(closed) };
    else if (opened !== undefined)
      yield {
        kind: 'open',
        name: localName(opened),
        attributes: (name) => {
          const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(rest);
          const value = found?.[1] ?? found?.[2];
          return value === undefined ? undefined : decodeXml(value);
        },
        isEmpty: rest.endsWith('/'),
      };
  }
}
