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
  | 'too-many-rows';

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

export const usualLimits: SheetLimits = { bytes: 2 * 1024 * 1024, rows: 10_000 };
export const maxSheetColumns = 60;

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Removes the marks that `csvLine` sets before what a spreadsheet would run as a formula. */
export const withoutFormulaMarks = (text: string): string =>
  text.replaceAll(/(?<=(?:^|[,;\t\n])"*)'(?=[=+\-@\t＝＋－＠])/g, '');
