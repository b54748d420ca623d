import { inflateSync } from 'node:zlib';

type PdfObject = { dictionary: string; stream: string };

/** The objects of a file as our library writes them: one after the other, each stream with its length. */
function objectsOf(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const begin = /(?<=\n)(\d+) 0 obj\n/g;
  for (let match = begin.exec(file); match; match = begin.exec(file)) {
    const start = begin.lastIndex;
    const end = file.indexOf('endobj', start);
    const opening = file.slice(start, end).indexOf('>>\nstream\n');
    if (opening < 0) {
      objects.set(match[1] ?? '', { dictionary: file.slice(start, end), stream: '' });
      continue;
    }
    const dictionary = file.slice(start, start + opening);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const first = start + opening + '>>\nstream\n'.length;
    const bytes = Buffer.from(file.slice(first, first + length), 'latin1');
    const isPacked = dictionary.includes('/FlateDecode');
    objects.set(match[1] ?? '', {
      dictionary,
      stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1'),
    });
    begin.lastIndex = first + length;
  }
  return objects;
}

const lettersOf = (hex: string) => (hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));

/** Which letters each of a font's glyphs stands for. */
function alphabetOf(map: string): Map<number, string> {
  const alphabet = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    // A ligature stands for more than one letter, with a space between them: `<0066 0066>`.
    const units = [...list.matchAll(/<([\w ]*)>/g)].map(([, hex = '']) =>
      String.fromCharCode(...lettersOf(hex.replaceAll(' ', ''))),
    );
    for (const [index, unit] of units.entries()) alphabet.set(Number.parseInt(first, 16) + index, unit);
  }
  return alphabet;
}

/** Text that stands for its glyphs, or the choice of a font, or glyphs. */
const drawing = /\/ActualText \(((?:\\.|[^\\)])*)\).*?EMC|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/gs;

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string of UTF-16 with its mark of the byte order. */
function actualText(escaped: string): string {
  const bytes = escaped.replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);
  return Buffer.from(bytes, 'latin1').subarray(2).swap16().toString('utf16le');
}

export type ReadPdf = { pages: string[]; tags: string[]; catalog: string };

/** The text of each page in the order in which it is drawn. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  if (!file.startsWith('%PDF-1.7') || !file.trimEnd().endsWith('%%EOF')) throw new Error('not a whole PDF');
  const objects = objectsOf(file);
  const at = (number: string | undefined): PdfObject => {
    const found = objects.get(number ?? '');
    if (!found) throw new Error(`there is no object ${number}`);
    return found;
  };
  const all = [...objects.values()];
  const withType = (type: string) => all.filter(({ dictionary }) => dictionary.includes(`/Type /${type}\n`));

  const fonts = new Map<string, Map<number, string>>();
  for (const { dictionary } of all) {
    for (const [, name = '', font] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, alphabetOf(at(/\/ToUnicode (\d+) 0 R/.exec(at(font).dictionary)?.[1]).stream));
    }
  }

  const textOf = (content: string) => {
    let font: Map<number, string> | undefined;
    let text = '';
    for (const [, actual, name, shown = ''] of content.matchAll(drawing)) {
      if (actual) text += actualText(actual);
      if (name) font = fonts.get(name);
      const glyphs = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => lettersOf(hex));
      text += glyphs.map((glyph) => font?.get(glyph) ?? '\ufffd').join('');
    }
    return text;
  };

  const [tree] = withType('Pages');
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree?.dictionary ?? '')?.[1] ?? '';
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, page]) =>
    textOf(at(/\/Contents (\d+) 0 R/.exec(at(page).dictionary)?.[1]).stream),
  );
  const tags = all.flatMap(({ dictionary }) => /\/S \/(\w+)\n.*\/P /s.exec(dictionary)?.[1] ?? []);
  return { pages, tags, catalog: withType('Catalog')[0]?.dictionary ?? '' };
}
