/** What the imports of stops, routes, road legs and rates say about a file. */
export const fareImportMessages = {
  columnsUnknown:
    'The columns of this file are not known. Export stops, routes, road legs or rates, and keep the names in its first row.',
  columnTwice: (column: string) => `The file has two columns called ${column}.`,
  sameAsRow: (row: number) => `The same as row ${row}.`,
  rateWrong: 'Type an amount in rupees, such as 16 or 16.50.',
  wholeNumberWrong: 'Type a whole number from 0 to 4,000.',
  carTypeWrong: (known: string) => `Choose one of our car types: ${known}.`,
  validFromWrong: 'Type the day as 15/11/2026. It must be today or later.',
  validFromDiffers: (day: string) => `All rows need the same day. Another row has ${day}.`,
  noRates: 'There are no rates yet to take the policy and the tax from.',
  nothing: 'The file changes nothing.',
  wrongRates: 'Rates are imported all together. Please correct the wrong rows first.',
  changedMeanwhile:
    'Stops, routes, road legs or rates have changed since the preview. Please look at it again.',
  rowChanged: (name: string, who: string) => `${name} was changed since by ${who || 'another import'}.`,
  hasRoutes: (name: string) => `${name} has routes now. Remove them first.`,
  ratesConfirmed: 'These rates are confirmed. Make a new version instead.',
} as const;
