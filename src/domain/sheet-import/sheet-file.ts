import { createHash } from 'node:crypto';
import { Failure } from '#platform/failure.ts';
import { SheetFault, type SheetFaultCode, type SheetLimits, type SheetRow } from '#platform/sheets/sheet.ts';
import { cutTo, storable } from '#platform/text.ts';
import { sheetImportMessages } from './sheet-import-messages.ts';

/**
 * A CSV file or a workbook, as staff send it for a preview and again to import it. It is read elsewhere, by a process that
 * can be killed.
 */
export type SheetFile = { name: string; read: (limits: SheetLimits) => Promise<SheetRow[]> };

const { unreadable, oldOrLocked, daysFrom1904, openQuote, cellTooLong, tooDemanding, tooLarge, tooManyRows } =
  sheetImportMessages;

/** The rows of the file; refuses what cannot be read, and says what to do about it. */
export async function rowsIn({ read }: SheetFile, limits: SheetLimits): Promise<SheetRow[]> {
  const faultTexts: Record<SheetFaultCode, string> = {
    unreadable,
    'old-or-locked': oldOrLocked,
    'days-from-1904': daysFrom1904,
    'open-quote': openQuote,
    'too-large': tooLarge(limits.bytes / 1024 ** 2),
    'too-many-rows': tooManyRows(limits.rows),
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

const maxFileNameLength = 200;

export const storedFileName = ({ name }: SheetFile): string => cutTo(storable(name), maxFileNameLength);

/** The same for the same changes: an import stores exactly what its preview showed, or nothing. */
export const fingerprintOf = (changes: unknown): string =>
  createHash('sha256').update(JSON.stringify(changes)).digest('hex');
