import {
  isBlank,
  maxSheetColumns,
  SheetFault,
  type SheetLimits,
  type SheetRow,
  TextBudget,
} from './sheet.ts';
import { type XmlPiece, xmlPieces } from './xml.ts';
import { openZip, type ZipReader } from './zip.ts';

/** All files that are read, together; one with this much inside has far more rows than are allowed. */
const maxUnpackedBytes = 32 * 1024 * 1024;

function piecesOf(zip: ZipReader, name: string): Generator<XmlPiece> {
  const xml = zip(name)?.toString('utf8');
  if (xml === undefined) throw new SheetFault('unreadable');
  return xmlPieces(xml);
}

/** The id of the first sheet's relation. */
function firstSheet(zip: ZipReader): string {
  let id: string | undefined;
  for (const piece of piecesOf(zip, 'xl/workbook.xml')) {
    if (piece.kind !== 'open') continue;
    const isFrom1904 = /^(1|true)$/.test(piece.attributes('date1904') ?? '');
    if (piece.name === 'workbookPr' && isFrom1904) throw new SheetFault('days-from-1904');
    if (piece.name === 'sheet') id ??= piece.attributes('id');
  }
  if (id === undefined) throw new SheetFault('unreadable');
  return id;
}

function fileOfSheet(zip: ZipReader): string {
  const id = firstSheet(zip);
  for (const piece of piecesOf(zip, 'xl/_rels/workbook.xml.rels')) {
    if (piece.kind !== 'open' || piece.attributes('Id') !== id) continue;
    const target = piece.attributes('Target') ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  throw new SheetFault('unreadable');
}

function follow(inside: Set<string>, piece: XmlPiece): void {
  if (piece.kind === 'close') inside.delete(piece.name);
  if (piece.kind === 'open' && !piece.isEmpty) inside.add(piece.name);
}

/** `_x000D_` stands for a character that XML cannot hold. */
const unescaped = (text: string) =>
  text
    .replaceAll(/_x([\da-fA-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/\r\n?/g, '\n');

/** Texts that cells refer to by number, each read once. Phonetic help of Japanese texts is left out. */
function sharedTexts(zip: ZipReader): string[] {
  const xml = zip('xl/sharedStrings.xml')?.toString('utf8') ?? '';
  const texts: string[] = [];
  const inside = new Set<string>();
  for (const piece of xmlPieces(xml)) {
    follow(inside, piece);
    if (piece.kind === 'open' && piece.name === 'si') texts.push('');
    const isShown = piece.kind === 'text' && inside.has('t') && !inside.has('rPh');
    if (isShown) texts.push(`${texts.pop() ?? ''}${piece.text}`);
  }
  return texts.map(unescaped);
}

/** `AB12` → 27. */
function columnOf(reference: string): number | undefined {
  const letters = /^([A-Z]{1,3})\d*$/i.exec(reference)?.[1];
  if (!letters) return undefined;
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Binary fractions: 0.1 + 0.2 is stored as 0.30000000000000004. Whole numbers may be phone numbers and keep every digit. */
const plainNumber = (text: string) => {
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value)) return String(value);
  return text.trim() === '' || Number.isNaN(value) ? text : String(Number(value.toPrecision(12)));
};

function valueText(type: string, text: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  return type === 'n' ? plainNumber(text) : unescaped(text);
}

type OpenTag = Extract<XmlPiece, { kind: 'open' }>;

/** Collects the rows of a sheet from its tags and texts. */
class SheetBuilder {
  readonly rows: SheetRow[] = [];
  private row: SheetRow = { number: 0, cells: [] };
  private cell = { column: 0, type: 'n', text: '' };
  private isValue = false;
  private readonly shared: readonly string[];
  private readonly maxRows: number;
  private readonly budget = new TextBudget();

  constructor(shared: readonly string[], maxRows: number) {
    this.shared = shared;
    this.maxRows = maxRows;
  }

  add(piece: XmlPiece): void {
    if (piece.kind === 'open') {
      this.open(piece);
      if (piece.isEmpty) this.close(piece.name);
    } else if (piece.kind === 'close') this.close(piece.name);
    else if (this.isValue) this.cell.text += piece.text;
  }

  private open({ name, attributes }: OpenTag): void {
    if (name === 'row') this.row = { number: Number(attributes('r')) || this.row.number + 1, cells: [] };
    else if (name === 'c') this.openCell(attributes);
    else this.isValue = name === 'v' || name === 't';
  }

  private openCell(attributes: OpenTag['attributes']): void {
    const column = columnOf(attributes('r') ?? '') ?? this.row.cells.length;
    if (column >= maxSheetColumns) throw new SheetFault('unreadable');
    this.cell = { column, type: attributes('t') ?? 'n', text: '' };
  }

  private close(name: string): void {
    if (name === 'c') this.closeCell();
    else if (name === 'row') this.closeRow();
    else this.isValue = false;
  }

  private closeCell(): void {
    const { column, type, text } = this.cell;
    const shown = valueText(type, text, this.shared);
    this.budget.take(shown);
    while (this.row.cells.length < column) this.row.cells.push('');
    this.row.cells[column] = shown;
  }

  private closeRow(): void {
    if (!isBlank(this.row.cells)) this.rows.push(this.row);
    if (this.rows.length > this.maxRows + 1) throw new SheetFault('too-many-rows');
  }
}

/** The first sheet of an .xlsx workbook. Of a formula its last value is read; nothing is worked out. */
export function readXlsx(bytes: Uint8Array, { rows }: SheetLimits): SheetRow[] {
  const zip = openZip(bytes, maxUnpackedBytes);
  const sheet = fileOfSheet(zip);
  const builder = new SheetBuilder(sharedTexts(zip), rows);
  for (const piece of piecesOf(zip, sheet)) builder.add(piece);
  return builder.rows;
}
