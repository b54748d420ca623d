import { readCsv, textOf } from './csv-reader.ts';
import { SheetFault, type SheetLimits, type SheetRow, usualLimits } from './sheet.ts';
import { readXlsx } from './xlsx-reader.ts';

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const zipSignature = [0x50, 0x4b];
/** The container of .xls files and of workbooks with a password. */
const oldSignature = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * The rows of a CSV file or of an .xlsx workbook's first sheet, recognised by content: names of files are often wrong. Reads to the
 * end in one go: a program that has others to answer has it done by a process of its own.
 */
export function readSheet(bytes: Uint8Array, limits: SheetLimits = usualLimits): SheetRow[] {
  if (bytes.byteLength > limits.bytes) throw new SheetFault('too-large');
  if (startsWith(bytes, zipSignature)) return readXlsx(bytes, limits);
  if (startsWith(bytes, oldSignature)) throw new SheetFault('old-or-locked');
  const text = textOf(bytes);
  if (text.includes('\0')) throw new SheetFault('unreadable');
  return readCsv(text, limits);
}
