import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { usualLimits } from './sheet.ts';
import { tableFormats, tableStream } from './table-stream.ts';
import type { Cell } from './xlsx-writer.ts';

const limits = { ...usualLimits, bytes: 50 * 1024 * 1024, rows: 100_000 };

async function* pagesOf(rows: readonly (readonly Cell[])[], size: number) {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

describe.each(tableFormats)('a table as %s', (format) => {
  it('reads back with its amounts and texts, also over many pages', async () => {
    const rows: Cell[][] = [['Customer', 'Amount']];
    for (let count = 0; count < 5_000; count++)
      rows.push([`Asha ${count}`, { hundredths: (count - 2_500) * 37 }]);
    const read = readSheet(await bytesOf(tableStream(format, 'payments', pagesOf(rows, 700))), limits);
    expect(read).toHaveLength(5_001);
    expect(read.slice(1).map(({ cells }) => Math.round(Number(cells[1]) * 100))).toEqual(
      Array.from({ length: 5_000 }, (_, count) => (count - 2_500) * 37).map((value) => value + 0),
    );
    expect(read[1]?.cells).toEqual(['Asha 0', format === 'csv' ? '-925.00' : '-925']);
  });

  it('runs no text as a formula', async () => {
    const typed = ['=1+1', '+91', '-5', '@sum', '\tx'];
    const bytes = await bytesOf(tableStream(format, 'x', pagesOf([typed], 1)));
    const [row] = readSheet(bytes, limits);
    if (format === 'csv') expect(bytes.toString()).toContain("'=1+1,'+91,'-5,'@sum,'\tx");
    else expect(row?.cells.map((cell) => cell.trim())).toEqual(typed.map((cell) => cell.trim()));
  });

  it('fails where its rows do', async () => {
    const failing = async function* () {
      yield [['a']];
      throw new Error('the database is gone');
    };
    await expect(bytesOf(tableStream(format, 'x', failing()))).rejects.toThrow('the database is gone');
  });
});
