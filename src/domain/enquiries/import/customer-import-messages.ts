/** What the import of customers says about a file. */
export const customerImportMessages = {
  tooLarge: 'The file is larger than 4 MB. Please split it.',
  tooManyRows: 'The file has more than 20,000 rows. Please split it.',
  columnsUnknown: 'Choose which column holds the name, and which the number or the e-mail.',
  nameMissing: 'The name is missing.',
  contactMissing: 'Number and e-mail are both missing.',
  emailWrong: (typed: string) => `“${typed}” is not an e-mail address.`,
  dayInFuture: (typed: string) => `“${typed}” is in the future.`,
  sameRow: (row: number) => `The same as row ${row}.`,
  importedBefore: 'This row was imported before.',
  nothing: 'Nothing in this file is new.',
  changedMeanwhile: 'Customers have changed since the preview. Please look at it again.',
  gone: 'This import no longer exists.',
  undone: 'This import is undone already.',
} as const;
