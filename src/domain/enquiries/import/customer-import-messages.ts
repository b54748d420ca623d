/** What the import of customers says about a file. */
export const customerImportMessages = {
  columnsUnknown: 'Choose which column holds the name, and which the number or the e-mail.',
  nameMissing: 'The name is missing.',
  contactMissing: 'Number and e-mail are both missing.',
  emailWrong: (typed: string) => `“${typed}” is not an e-mail address.`,
  dayInFuture: (typed: string) => `“${typed}” is in the future.`,
  sameRow: (row: number) => `The same as row ${row}.`,
  importedBefore: 'This row was imported before.',
  nothing: 'Nothing in this file is new.',
  changedMeanwhile: 'Customers have changed since the preview. Please look at it again.',
} as const;
