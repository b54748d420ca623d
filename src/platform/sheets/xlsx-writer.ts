import { zipOf, zipStream } from './zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string) =>
  text
    // What looks like the escape of a character is itself escaped.
    .replaceAll(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A text, or an amount in hundredths, which spreadsheets add up. */
export type Cell = string | { hundredths: number };

/** `-120.50`. */
export const decimalText = (hundredths: number): string =>
  `${hundredths < 0 ? '-' : ''}${Math.floor(Math.abs(hundredths) / 100)}.${String(Math.abs(hundredths) % 100).padStart(2, '0')}`;

/** Texts are written as such, so that a spreadsheet runs none of them as a formula. */
function cellOf(cell: Cell): string {
  return typeof cell === 'string' ? textCell(cell) : `<c><v>${decimalText(cell.hundredths)}</v></c>`;
}

const textCell = (text: string) =>
  text === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Up to where the rows begin, and after them. */
const sheetStart = `${declaration}<worksheet xmlns="${main}"><sheetData>`;
const sheetEnd = '</sheetData></worksheet>';

/** What a workbook has besides its only sheet. */
const framesOf = (sheetName: string) => [
  {
    name: '[Content_Types].xml',
    content: `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    content: `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    content: `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  },
];

const sheetPath = 'xl/worksheets/sheet1.xml';

const rowOf = (cells: readonly Cell[]) => `<row>${cells.map(cellOf).join('')}</row>`;

/** An .xlsx workbook with one sheet. */
export const xlsxOf = (rows: readonly (readonly string[])[]): Buffer =>
  zipOf([
    ...framesOf('Sheet1'),
    { name: sheetPath, content: `${sheetStart}${rows.map(rowOf).join('')}${sheetEnd}` },
  ]);

async function* sheetOf(pages: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<string> {
  yield sheetStart;
  for await (const rows of pages) yield rows.map(rowOf).join('');
  yield sheetEnd;
}

/** The same, written while its rows are read, so that a long one is never whole in memory. */
export const xlsxStream = (
  sheetName: string,
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> => zipStream(framesOf(sheetName), { name: sheetPath, content: sheetOf(pages) });
