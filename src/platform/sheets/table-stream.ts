import { csvCell, csvStart } from './csv.ts';
import { type Cell, decimalText, xlsxStream } from './xlsx-writer.ts';

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

export const tableTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFormat, string>;

/** An amount begins with a minus at most, so it is no formula. */
const cellText = (cell: Cell) => (typeof cell === 'string' ? csvCell(cell) : decimalText(cell.hundredths));

async function* csvStream(pages: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let start = csvStart;
  for await (const rows of pages) {
    yield encoder.encode(start + rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join(''));
    start = '';
  }
}

/** A table page by page, so that a long one is never whole in memory. */
export const tableStream = (
  format: TableFormat,
  sheetName: string,
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> => (format === 'csv' ? csvStream(pages) : xlsxStream(sheetName, pages));
