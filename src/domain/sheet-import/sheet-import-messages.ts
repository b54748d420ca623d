/** What every import says about a file. */
export const sheetImportMessages = {
  missing: 'Choose a file.',
  unreadable: 'This file could not be read. Save it as CSV or as an Excel workbook (.xlsx) and try again.',
  oldOrLocked: 'This is an old Excel file (.xls) or has a password. Save it as .xlsx without a password.',
  daysFrom1904: 'This workbook counts days from 1904. Turn that off in Excel’s options, or save it as CSV.',
  openQuote:
    'A cell begins with a quotation mark and never ends. Please look for it, or save the file again.',
  cellTooLong:
    'A cell has more than 32,767 characters. Often a quotation mark is missing. Please look for it, or shorten the text.',
  tooDemanding: 'Reading this file takes too long. Save it again as CSV, or split it, and try again.',
  tooLarge: (mb: number) => `The file is larger than ${mb} MB. Please split it.`,
  tooManyRows: (rows: number) =>
    `The file has more than ${rows.toLocaleString('en-IN')} rows. Please split it.`,
  empty: 'The file has no rows below its column names.',
  numberWrong: (typed: string) => `“${typed}” is not a phone number.`,
  numberShortened: (typed: string) =>
    `Excel has shortened the number to “${typed}”. Show the column as whole numbers and save the file again.`,
  dayWrong: (typed: string) => `“${typed}” is not a day. Write it as 15/11/2026.`,
  gone: 'This import no longer exists.',
  undone: 'This import is undone already.',
} as const;
