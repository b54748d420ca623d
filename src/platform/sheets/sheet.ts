/** A row of a spreadsheet, with the number that the spreadsheet shows beside it. Blank rows are left out. */
export type SheetRow = { number: number; cells: string[] };

export type SheetFaultCode =
  /** Neither text nor a workbook. */
  | 'unreadable'
  /** An .xls workbook, or one with a password. */
  | 'old-or-locked'
  | 'days-from-1904'
  | 'open-quote'
  | 'too-large'
  | 'too-many-rows'
  /** A cell has more characters than a spreadsheet allows, as a quote in the wrong place makes it. */
  | 'cell-too-long'
  /** Reading it took too long, or too much memory. */
  | 'too-demanding';

export class SheetFault extends Error {
  override name = 'SheetFault';
  readonly code: SheetFaultCode;

  constructor(code: SheetFaultCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** How large a file may be; the rows are counted without the header. */
export type SheetLimits = { bytes: number; rows: number };

/** Reads a file in a process of its own; the signal ends it. */
export type ReadSheet = (bytes: Uint8Array, limits: SheetLimits, stop: AbortSignal) => Promise<SheetRow[]>;

export const usualLimits: SheetLimits = { bytes: 2 * 1024 * 1024, rows: 10_000 };
export const maxSheetColumns = 60;
/** As in Excel. */
export const maxCellLength = 32_767;
/** All cells together: twice what a CSV file of the largest size has. */
const maxTextLength = 8 * 1024 * 1024;

/** Counts the text that is read, because a small workbook can name one long text in a million cells. */
export class TextBudget {
  private left = maxTextLength;

  take(cell: string): void {
    if (cell.length > maxCellLength) throw new SheetFault('cell-too-long');
    this.left -= cell.length;
    if (this.left < 0) throw new SheetFault('too-large');
  }
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Removes the marks that `csvLine` sets before what a spreadsheet would run as a formula. Looks back only from a mark, because
 * looking back from each of many quotes would be work for the square of their number.
 */
export const withoutFormulaMarks = (text: string): string =>
  text.replaceAll(/(?='[=+\-@\t＝＋－＠])(?<=(?:^|[,;\t\n])"*)'/g, '');
