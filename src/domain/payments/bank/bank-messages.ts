/** Texts about bank statements. */
export const bankMessages = {
  columnsMissing: (names: string) =>
    `The table of this statement was not found: it has no column for ${names}. Download the statement as CSV or Excel from the bank and send it as it is.`,
  noLines: 'This statement has no lines.',
  accountMissing: 'The file does not name its account. Type the last four digits of the account.',
  accountWrong: 'Type the last four digits of the account.',
  accountDiffers: (inFile: string) => `The file is of the account that ends in ${inFile}.`,
  dayWrong: (typed: string) => `“${typed}” is not a day.`,
  amountWrong: (typed: string) => `“${typed}” is not an amount.`,
  amountMissing: 'The line has no amount.',
  amountTwice: 'The line has a debit and a credit.',
  directionMissing: 'The line does not say whether it is a credit or a debit.',
  gone: 'This line no longer exists.',
  changed: 'Somebody else changed this line while you were looking at it. Check what it says now.',
  notOpen: 'This line is matched or set aside already.',
  isOpen: 'This line is still open.',
  isDebit: 'This money left the account. It cannot be counted as received.',
  bookingUnknown: 'No booking has this number. Type it as B41.',
  reasonMissing: 'Type why: interest, rent, own transfer.',
  reasonTooLong: 'The reason has up to 200 characters.',
  candidateGone: 'This was matched with another line or has changed. Choose again.',
  counted:
    'This payment is counted already, by its number of the bank. Look for it in the list of the booking.',
  aboveBalance: (amount: string, balance: string) =>
    `${amount} is more than the balance of ${balance}. Press again to count it all the same.`,
  otherAmount:
    'The request asks for another amount. Type the number of the booking to count this amount for it.',
  /** Why money is not what a request waits for. */
  mismatches: {
    'paid-before': 'What was asked for is paid already. Press again to count it all the same.',
    cancelled: 'This booking is cancelled. Press again to count it all the same.',
  },
} as const;
