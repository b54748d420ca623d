import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../tests/support/check-extent.ts';
import { csvLine } from './csv.ts';

/** Reads RFC 4180 with any separator; text after a closing quote belongs to the cell, as in most programs. */
function readCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  const cellAndEnd = new RegExp(`(?:"((?:[^"]|"")*)"?)?([^${separator}\\n]*)(${separator}|\\n|$)`, 'gy');
  for (const [, quoted = '', plain = '', end] of text.matchAll(cellAndEnd)) {
    cells.push(quoted.replaceAll('""', '"') + plain.replace(/\r$/, ''));
    if (end === separator) continue;
    rows.push(cells);
    cells = [];
  }
  // The last line break leaves one empty cell.
  return rows.slice(0, -1);
}

/** Splits like a program that ignores quotes. */
const splitAt = (text: string, separator: string) =>
  text.split(/\r\n|[\r\n]/).flatMap((line) => line.split(separator));

const signs = '=+-@＝＋－＠\t\r\n",;\' a1';
const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...signs) }));
const table = fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 });
/** Spreadsheets skip tabs and line breaks before a formula. */
const formula = /^[\t\r\n]*[=+\-@＝＋－＠]/;

describe('csvLine', () => {
  it('reads back unchanged, except for marks before formulas and the kind of line breaks', () => {
    const unmarked = (text: string) =>
      text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?<=(?:^|[,;\t\n])"*)'+(?=[=+\-@\t＝＋－＠])/g, '');
    fc.assert(
      fc.property(table, (rows) => {
        const read = readCsv(rows.map(csvLine).join(''));
        expect(read.map((row) => row.map(unmarked))).toEqual(rows.map((row) => row.map(unmarked)));
      }),
    );
  });

  it.each([',', ';', '\t'])(
    'lets no cell begin as a formula for a program that splits at %j',
    (separator) => {
      fc.assert(
        fc.property(table, (rows) => {
          const text = rows.map(csvLine).join('');
          for (const read of readCsv(text, separator).flat()) expect(read).not.toMatch(formula);
          for (const read of splitAt(text, separator)) expect(read).not.toMatch(formula);
        }),
        { numRuns: runsOf(500) },
      );
    },
  );

  it('quotes only cells with a comma, a quote or a line break', () => {
    expect(csvLine(['Asha', 'a,b', 'say "hi"', 'one\r\n\r\ntwo', '=1+1', 'a;b - c'])).toBe(
      'Asha,"a,b","say ""hi""","one\n\ntwo",\'=1+1,a;b - c\r\n',
    );
  });

  it('marks each formula inside a cell', () => {
    expect(csvLine(['Asha;=1+1', 'a\t@b', 'one\n-two', '＝1', 'a;"=1"'])).toBe(
      `Asha;'=1+1,a\t'@b,"one\n'-two",'＝1,"a;""'=1"""\r\n`,
    );
  });
});
