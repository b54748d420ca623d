/**
 * Spreadsheets run a cell that begins with one of these signs, wide ones included, as a formula. A program that splits at
 * semicolons or tabs, or that knows nothing of our quotes, also begins a cell in the middle of ours.
 */
const formulaStart = /(?=[=+\-@\t＝＋－＠])(?<=(?:^|[,;\t\n])"*)/g;

function cellOf(value: string): string {
  const harmless = value.replaceAll(/\r\n?/g, '\n').replaceAll(formulaStart, "'");
  return /[",\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of RFC 4180, safe to open in a spreadsheet. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** By this mark spreadsheets know the letters for what they are. */
export const csvStart = '\uFEFF';
