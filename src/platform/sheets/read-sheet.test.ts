import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filled, growthOf, maxGrowth } from '../../../tests/support/growth.ts';
import { csvLine, csvStart } from './csv.ts';
import { readSheet } from './read-sheet.ts';
import { maxCellLength, usualLimits, withoutFormulaMarks } from './sheet.ts';
import { xlsxOf } from './xlsx-writer.ts';
import { zipOf } from './zip.ts';

const { bytes: maxSheetBytes, rows: maxSheetRows } = usualLimits;
const faultOf = (code: string) => expect.objectContaining({ code });

const csv = (text: string) => readSheet(new TextEncoder().encode(text));
const cellsOf = (text: string) => csv(text).map(({ cells }) => cells);

describe('CSV', () => {
  it.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons', 'a;b\r\n1;2'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['a byte order mark', '\uFEFFa,b\n1,2'],
    ['the separator named by Excel', 'sep=;\r\na;b\r\n1;2\r\n'],
    ['quotes that are not needed', '"a","b"\n"1","2"'],
  ])('with %s', (_name, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keeps separators, quotes and line breaks inside quotes', async () => {
    expect(cellsOf('name,text\n"a, b","say ""hi""\r\nthere"\n')).toEqual([
      ['name', 'text'],
      ['a, b', 'say "hi"\nthere'],
    ]);
  });

  it('numbers rows as a spreadsheet does, blank ones included', async () => {
    expect(csv('a,b\n\n,\n1,2\n').map(({ number }) => number)).toEqual([1, 4]);
  });

  it('is refused when a quote is never closed', async () => {
    expect(() => csv('a,b\n1,2\n"3,4\n')).toThrow(faultOf('open-quote'));
  });

  it('reads UTF-16 and the code page of Windows', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Näme\tB\n', 'utf16le')]);
    expect(readSheet(utf16)[0]?.cells).toEqual(['Näme', 'B']);
    expect(readSheet(Buffer.from('N\xe4me,B\n', 'latin1'))[0]?.cells).toEqual(['Näme', 'B']);
  });
});

/** As stored: no mark before a formula, one kind of line break, and no character that XML cannot hold. */
const cell = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'=+-@\t\n",;\' a1_x') }))
  .map((text) =>
    withoutFormulaMarks(text.replaceAll(/\p{Cc}/gu, (one) => (one === '\n' ? one : ' ')).trim()),
  );
const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 });
const withHeader = (rows: string[][]) => [['a', 'b', 'c'], ...rows];
const notBlank = (rows: string[][]) => rows.filter((row) => row.some((text) => text.trim() !== ''));

describe('what is written', () => {
  it('as CSV reads back unchanged', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read = cellsOf(csvStart + withHeader(rows).map(csvLine).join(''));
        expect(read).toEqual(notBlank(withHeader(rows)));
      }),
    );
  });

  it('as .xlsx reads back unchanged', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read = readSheet(xlsxOf(withHeader(rows))).map(({ cells }) => cells);
        expect(read).toEqual(notBlank(withHeader(rows)));
      }),
    );
  });
});

const workbook = (sheet: string, more: { name: string; content: string }[] = [], properties = '') =>
  zipOf([
    {
      name: 'xl/workbook.xml',
      content: `<x:workbook>${properties}<x:sheets><x:sheet name="a" r:id="rId7"/></x:sheets></x:workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Target="/xl/worksheets/first.xml" Id="rId7"/></Relationships>',
    },
    { name: 'xl/worksheets/first.xml', content: sheet },
    ...more,
  ]);

describe('an .xlsx workbook', () => {
  it('has shared, rich and inline texts, numbers, truth values, values of formulas and gaps', async () => {
    const shared =
      '<sst><si><t>Guwahati &amp; more</t></si><si><r><t>Shil</t></r><r><t>long</t></r><rPh><t>x</t></rPh></si></sst>';
    const sheet = `<?xml version="1.0"?><x:worksheet><x:sheetData>
      <x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="s"><x:v>1</x:v></x:c></x:row>
      <x:row r="4"><x:c r="A4"><x:f>HYPERLINK("x")</x:f><x:v>104</x:v></x:c><x:c r="B4" t="b"><x:v>1</x:v></x:c>
      <x:c r="C4"><x:v>0.30000000000000004</x:v></x:c><x:c r="D4" t="str"><x:v>a_x000D_b</x:v></x:c>
      <x:c r="E4"><x:v>8801712345678</x:v></x:c><x:c r="F4"><x:v>9.19864012345E11</x:v></x:c></x:row>
      </x:sheetData></x:worksheet>`;
    expect(readSheet(workbook(sheet, [{ name: 'xl/sharedStrings.xml', content: shared }]))).toEqual([
      { number: 1, cells: ['Guwahati & more', '', 'Shillong'] },
      { number: 4, cells: ['104', 'TRUE', '0.3', 'a\nb', '8801712345678', '919864012345'] },
    ]);
  });

  it.each([
    ['that counts days from 1904', workbook('', [], '<x:workbookPr date1904="1"/>'), 'days-from-1904'],
    ['with entities of its own', workbook('<!DOCTYPE x [<!ENTITY a "b">]><x/>'), 'unreadable'],
    ['that unpacks to far more than its size', workbook(' '.repeat(40 * 1024 * 1024)), 'too-large'],
    ['that is cut off', workbook('<x/>').subarray(0, 200), 'unreadable'],
    ['that is another archive', zipOf([{ name: 'a.txt', content: 'a' }]), 'unreadable'],
    ['of old Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'old-or-locked'],
  ])('%s is refused', (_name, bytes, code) => {
    expect(() => readSheet(bytes)).toThrow(faultOf(code));
  });
});

describe('limits', () => {
  it('2 MB', () => {
    expect(() => readSheet(new Uint8Array(maxSheetBytes + 1).fill(97))).toThrow(faultOf('too-large'));
  });

  it('10,000 rows below the header', () => {
    const text = (rows: number) => `a,b\n${'1,2\n'.repeat(rows)}`;
    expect(csv(text(maxSheetRows))).toHaveLength(maxSheetRows + 1);
    expect(() => csv(text(maxSheetRows + 1))).toThrow(faultOf('too-many-rows'));
    const cells = Array.from({ length: maxSheetRows + 2 }, () => ['1']);
    expect(() => readSheet(xlsxOf(cells))).toThrow(faultOf('too-many-rows'));
  });

  it('a file that is not a sheet at all', () => {
    expect(() => readSheet(Buffer.from([1, 0, 2, 0]))).toThrow(faultOf('unreadable'));
  });

  it('the length of a cell, as in Excel', () => {
    const long = 'a'.repeat(maxCellLength);
    expect(cellsOf(`a,b\n${long},1`)[1]?.[0]).toBe(long);
    expect(() => csv(`a,b\n${long}a,1`)).toThrow(faultOf('cell-too-long'));
    expect(() => readSheet(xlsxOf([[`${long}a`]]))).toThrow(faultOf('cell-too-long'));
  });

  it('the text of all cells, also where many cells name the same one', () => {
    const shared = [
      { name: 'xl/sharedStrings.xml', content: `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>` },
    ];
    const sheet = (cells: number) => `<x><row>${'<c t="s"><v>0</v></c></row><row>'.repeat(cells)}</row></x>`;
    expect(readSheet(workbook(sheet(200), shared))).toHaveLength(200);
    expect(() => readSheet(workbook(sheet(300), shared))).toThrow(faultOf('too-large'));
  });

  it('what is unpacked of all files together', () => {
    const shared = [{ name: 'xl/sharedStrings.xml', content: ' '.repeat(20 * 1024 * 1024) }];
    expect(() => readSheet(workbook(`<x/>${' '.repeat(20 * 1024 * 1024)}`, shared))).toThrow(
      faultOf('too-large'),
    );
  });
});

/** Reads it to its end or to its refusal. */
const readAnyway = (bytes: Uint8Array) => () => {
  try {
    return readSheet(bytes, { bytes: bytes.byteLength, rows: 1_000_000 });
  } catch (error) {
    return error;
  }
};

describe('a file that is made to be slow', () => {
  const sheetOf = (text: string) => `<x><row>${text}</row></x>`;
  const cells = '<c t="s"><v>0</v></c></row><row>';

  it.each<[string, (size: number) => Uint8Array]>([
    ['unclosed instructions', (size) => workbook(filled('<?', size))],
    ['unclosed comments', (size) => workbook(filled('<!--', size))],
    ['an unclosed tag', (size) => workbook(`<${filled('a', size)}`)],
    ['an unclosed attribute', (size) => workbook(`<a ${filled('b="', size)}`)],
    ['quotes in tags', (size) => workbook(filled(`<a b='"' c="'">`, size))],
    ['a tag with many words', (size) => workbook(sheetOf(`<c ${filled('r ', size)}/>`))],
    ['a tag with one long word', (size) => workbook(sheetOf(`<c ${filled('r', size)}/>`))],
    ['a tag with many blanks', (size) => workbook(sheetOf(`<c r${filled(' ', size)}/>`))],
    ['half entities', (size) => workbook(sheetOf(`<c t="str"><v>${filled('&#x', size)}</v></c>`))],
    [
      'many texts in one cell',
      (size) => workbook(sheetOf(`<c t="str"><v>${filled('a<!---->', size)}</v></c>`)),
    ],
    [
      'cells that name one long text with escapes',
      (size) =>
        workbook(sheetOf(cells.repeat(size / 200)), [
          { name: 'xl/sharedStrings.xml', content: `<sst><si><t>${filled('_x000D_', size)}</t></si></sst>` },
        ]),
    ],
    ['quotes in CSV', (size) => Buffer.from(`a,b\n${filled('"', 2 * Math.floor(size / 2))},1`)],
    ['an open quote in CSV', (size) => Buffer.from(`a,b\n"${filled('""', 2 * Math.floor(size / 2))}`)],
    ['an open quote in the header', (size) => Buffer.from(filled('"a"b', size))],
    ['quotes within a cell', (size) => Buffer.from(`a,b\nx${filled('"', size)},1`)],
    ['marks of formulas', (size) => Buffer.from(filled(`,'=,\n`, size))],
    ['blank lines', (size) => Buffer.from(filled('\n', size))],
  ])('takes time in proportion to its size: %s', (_name, make) => {
    expect(growthOf((size) => readAnyway(make(size)), 50_000)).toBeLessThan(maxGrowth);
  });
});
