import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Failure } from '#platform/failure.ts';
import {
  SheetFault,
  type SheetFaultCode,
  type SheetLimits,
  type SheetRow,
  usualLimits,
} from '#platform/sheets/sheet.ts';
import { cutTo, storable } from '#platform/text.ts';
import { sheetImportMessages } from './sheet-import-messages.ts';

/**
 * A CSV file or a workbook, as staff send it for a preview and again to import it. It is read elsewhere, by a process that
 * can be killed.
 */
export type SheetFile = { name: string; read: (limits: SheetLimits) => Promise<SheetRow[]> };

/** What to say when a file is over the limits of this import. */
type SizeTexts = { tooLarge: string; tooManyRows: string };

const { unreadable, oldOrLocked, daysFrom1904, openQuote, cellTooLong, tooDemanding } = sheetImportMessages;

/** The rows of the file; refuses what cannot be read, and says what to do about it. */
export async function rowsIn(
  { read }: SheetFile,
  texts: SizeTexts,
  limits: SheetLimits = usualLimits,
): Promise<SheetRow[]> {
  const faultTexts: Record<SheetFaultCode, string> = {
    unreadable,
    'old-or-locked': oldOrLocked,
    'days-from-1904': daysFrom1904,
    'open-quote': openQuote,
    'too-large': texts.tooLarge,
    'too-many-rows': texts.tooManyRows,
    'cell-too-long': cellTooLong,
    'too-demanding': tooDemanding,
  };
  try {
    return await read(limits);
  } catch (error) {
    if (error instanceof SheetFault) throw new Failure('invalid', faultTexts[error.code], { cause: error });
    throw error;
  }
}

/** The rows of a list below its headings. */
export type SheetList = { headings: string[]; rows: SheetRow[] };

type ListTexts = SizeTexts & { limits?: SheetLimits };

export async function listIn(
  file: SheetFile,
  headingRow: (rows: readonly SheetRow[]) => number,
  { limits, ...texts }: ListTexts,
): Promise<SheetList> {
  const rows = await rowsIn(file, texts, limits);
  const place = headingRow(rows);
  const headings = rows[place]?.cells.map((heading) => heading.trim()) ?? [];
  if (rows.length <= place + 1) throw new Failure('invalid', sheetImportMessages.empty);
  return { headings, rows: rows.slice(place + 1) };
}

/** Between so many rows other requests are answered. */
const rowsAtOnce = 250;

/** Reads the rows one after the other. */
export async function eachRow<Read>(
  rows: readonly SheetRow[],
  read: (row: SheetRow) => Read,
): Promise<Read[]> {
  const found: Read[] = [];
  for (const [index, row] of rows.entries()) {
    found.push(read(row));
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
  }
  return found;
}

const maxFileNameLength = 200;

export const storedFileName = ({ name }: SheetFile): string => cutTo(storable(name), maxFileNameLength);

/** A file may be named after a customer, and the activity log outlives an erasure: it names the import by its number. */
export const importSubject = (kind: 'customer-import' | 'cab-import', id: string) => ({
  kind,
  id,
  name: `import ${id}`,
});

/** The same for the same changes: an import stores exactly what its preview showed, or nothing. */
export const fingerprintOf = (changes: unknown): string =>
  createHash('sha256').update(JSON.stringify(changes)).digest('hex');
