/** Spreadsheets take a cell that begins so for a formula, and run it. */
const formulaStart = /^[=+\-@\t\r]/;

function cellOf(value: string): string {
  const harmless = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of RFC 4180, safe to open in a spreadsheet. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** By this mark spreadsheets know the letters for what they are. */
export const csvStart = '\uFEFF';
