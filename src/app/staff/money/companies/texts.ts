/** The texts of companies with a monthly bill. */
export const companyTexts = {
  title: 'Companies',
  intro:
    'Buyers that get one bill for each month. Rides count in the month in which they were closed; a ride that is closed later is on a further bill.',
  month: 'Month',
  show: 'Show',
  companies: 'Companies',
  none: 'No buyer gets a monthly bill. ‘Bill to’ on the page of a customer has the choice.',
  waiting: (rides: number, amount: string, month: string) =>
    `${rides} ${rides === 1 ? 'ride' : 'rides'} closed in ${month}, not billed: ${amount}`,
  nothing: (month: string) => `Nothing to bill of ${month}`,
  balance: (amount: string) => `To be paid of all bookings: ${amount}`,
  make: (month: string) => `Make the bill of ${month}`,
  made: (names: readonly string[]) =>
    names.length === 0
      ? 'These rides are billed already.'
      : `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} made. The mail follows by itself.`,
  bills: (month: string) => `Bills of ${month}`,
  noBills: (month: string) => `No bill of ${month} yet.`,
  billOf: (name: string, day: string) => `${name} of ${day}`,
  open: 'PDF',
  openOf: (name: string) => `PDF of ${name}`,
} as const;
