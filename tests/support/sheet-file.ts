import type { SheetFile } from '#domain/sheet-import/sheet-file.ts';
import { csvLine } from '#platform/sheets/csv.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';

/** A file of an import, read in this process, because tests trust their files. */
export const sheetFile = (name: string, bytes: Uint8Array): SheetFile => ({
  name,
  read: async (limits) => readSheet(bytes, limits),
});

export const csvFile = (name: string, rows: readonly (readonly string[])[]): SheetFile =>
  sheetFile(name, new TextEncoder().encode(rows.map(csvLine).join('')));
