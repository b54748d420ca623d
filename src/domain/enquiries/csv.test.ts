import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

/** As RFC 4180 has it; a table is read back to what was written. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  for (let at = 0; at < text.length; ) {
    const match = /"((?:[^"]|"")*)"|[^",\r\n]*/y;
    match.lastIndex = at;
    const [whole = '', quoted] = match.exec(text) ?? [];
    cells.push(quoted === undefined ? whole : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (text[at] === ',') at += 1;
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n');
      at += 2;
      rows.push(cells);
      cells = [];
    }
  }
  return rows;
}

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",\'a1') }),
);

describe('csvLine', () => {
  it('is read back to what was written, but for the mark before a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (table) => {
        const read = readCsv(table.map(csvLine).join(''));
        const plain = read.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, '')));
        const written = table.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, '')));
        expect(plain).toEqual(written);
      }),
    );
  });

  it('never lets a cell begin as a formula does', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(readCsv(csvLine([text]))[0]?.[0]).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });

  it('writes a plain cell as it is, and a comma, a quote or a line break in quotes', () => {
    expect(csvLine(['Asha', 'a,b', 'say "hi"', 'one\ntwo', '=1+1'])).toBe(
      'Asha,"a,b","say ""hi""","one\ntwo",\'=1+1\r\n',
    );
  });
});
