/**
 * CSV injection: spreadsheets run a cell that starts with one of these signs, full-width ones included, as a formula. A
 * program that splits at semicolons or tabs, or ignores quotes, also starts a cell in the middle of ours.
 */
const formulaStart = /(?=[=+\-@\t＝＋－＠])(?<=(?:^|[,;\t\n])"*)/g;

/** A cell of a line, without what may run in a spreadsheet. */
export function csvCell(value: string): string {
  const harmless = value.replaceAll(/\r\n?/g, '\n').replaceAll(formulaStart, "'");
  return /[",\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of RFC 4180, safe to open in a spreadsheet. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The byte order mark (U+FEFF) makes spreadsheets read UTF-8. */
export const csvStart = '\uFEFF';
