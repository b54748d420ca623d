import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvStart } from './csv.ts';
import { readSheet } from './read-sheet.ts';
import { usualLimits, withoutFormulaMarks } from './sheet.ts';

const { bytes: maxSheetBytes, rows: maxSheetRows } = usualLimits;

import { xlsxOf } from './xlsx-writer.ts';
import { zipOf } from './zip.ts';

const csv = (text: string) => readSheet(new TextEncoder().encode(text));
const cellsOf = async (text: string) => (await csv(text)).map(({ cells }) => cells);

describe('CSV', () => {
  it.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons', 'a;b\r\n1;2'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['a byte order mark', '\uFEFFa,b\n1,2'],
    ['the separator named by Excel', 'sep=;\r\na;b\r\n1;2\r\n'],
    ['quotes that are not needed', '"a","b"\n"1","2"'],
  ])('with %s', async (_name, text) => {
    expect(await cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keeps separators, quotes and line breaks inside quotes', async () => {
    expect(await cellsOf('name,text\n"a, b","say ""hi""\r\nthere"\n')).toEqual([
      ['name', 'text'],
      ['a, b', 'say "hi"\nthere'],
    ]);
  });

  it('numbers rows as a spreadsheet does, blank ones included', async () => {
    expect((await csv('a,b\n\n,\n1,2\n')).map(({ number }) => number)).toEqual([1, 4]);
  });

  it('is refused when a quote is never closed', async () => {
    await expect(csv('a,b\n1,2\n"3,4\n')).rejects.toMatchObject({ code: 'open-quote' });
  });

  it('reads UTF-16 and the code page of Windows', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Näme\tB\n', 'utf16le')]);
    expect((await readSheet(utf16))[0]?.cells).toEqual(['Näme', 'B']);
    expect((await readSheet(Buffer.from('N\xe4me,B\n', 'latin1')))[0]?.cells).toEqual(['Näme', 'B']);
  });
});

/** As stored: no mark before a formula, one kind of line break, and no character that XML cannot hold. */
/** The longest time without a turn of the event loop, as a share of the whole time of reading. */
async function longestBlock(bytes: Uint8Array): Promise<number> {
  const begun = performance.now();
  let [longest, last] = [0, begun];
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await readSheet(bytes);
  clearInterval(timer);
  return longest / (performance.now() - begun);
}

const cell = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'=+-@\t\n",;\' a1_x') }))
  .map((text) =>
    withoutFormulaMarks(text.replaceAll(/\p{Cc}/gu, (one) => (one === '\n' ? one : ' ')).trim()),
  );
const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 });
const withHeader = (rows: string[][]) => [['a', 'b', 'c'], ...rows];
const filled = (rows: string[][]) => rows.filter((row) => row.some((text) => text.trim() !== ''));

describe('what is written', () => {
  it('as CSV reads back unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const read = await cellsOf(csvStart + withHeader(rows).map(csvLine).join(''));
        expect(read).toEqual(filled(withHeader(rows)));
      }),
    );
  });

  it('as .xlsx reads back unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const read = (await readSheet(xlsxOf(withHeader(rows)))).map(({ cells }) => cells);
        expect(read).toEqual(filled(withHeader(rows)));
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
    expect(await readSheet(workbook(sheet, [{ name: 'xl/sharedStrings.xml', content: shared }]))).toEqual([
      { number: 1, cells: ['Guwahati & more', '', 'Shillong'] },
      { number: 4, cells: ['104', 'TRUE', '0.3', 'a\nb', '8801712345678', '919864012345'] },
    ]);
  });

  it.each([
    ['that counts days from 1904', workbook('', [], '<x:workbookPr date1904="1"/>'), 'days-from-1904'],
    ['with entities of its own', workbook('<!DOCTYPE x [<!ENTITY a "b">]><x/>'), 'unreadable'],
    ['that unpacks to far more than its size', workbook(' '.repeat(30 * 1024 * 1024)), 'too-large'],
    ['that is cut off', workbook('<x/>').subarray(0, 200), 'unreadable'],
    ['that is another archive', zipOf([{ name: 'a.txt', content: 'a' }]), 'unreadable'],
    ['of old Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'old-or-locked'],
  ])('%s is refused', async (_name, bytes, code) => {
    await expect(readSheet(bytes)).rejects.toMatchObject({ code });
  });

  it('of 10,000 rows does not hold up other requests for long', async () => {
    const rows = Array.from({ length: maxSheetRows }, (_, n) => [
      `Place ${n}`,
      'Beyond the city',
      'Guwahati',
      '',
      '',
    ]);
    const bytes = xlsxOf(rows);
    // The best of three, because other tests use the processors too.
    const shares = [await longestBlock(bytes), await longestBlock(bytes), await longestBlock(bytes)];
    expect(Math.min(...shares)).toBeLessThan(0.3);
  });
});

describe('limits', () => {
  it('2 MB', async () => {
    await expect(readSheet(new Uint8Array(maxSheetBytes + 1).fill(97))).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it('10,000 rows below the header', async () => {
    const text = (rows: number) => `a,b\n${'1,2\n'.repeat(rows)}`;
    expect(await csv(text(maxSheetRows))).toHaveLength(maxSheetRows + 1);
    await expect(csv(text(maxSheetRows + 1))).rejects.toMatchObject({ code: 'too-many-rows' });
    const cells = Array.from({ length: maxSheetRows + 2 }, () => ['1']);
    await expect(readSheet(xlsxOf(cells))).rejects.toMatchObject({ code: 'too-many-rows' });
  });

  it('a file that is not a sheet at all', async () => {
    await expect(readSheet(Buffer.from([1, 0, 2, 0]))).rejects.toMatchObject({ code: 'unreadable' });
  });
});
