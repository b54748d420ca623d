/** Texts about settlements with drivers and cash. */
export const settlementMessages = {
  driverGone: 'This driver is not there any more.',
  partnerDriver:
    'This driver works for a partner. What they collect is set off against what we owe the partner.',
  daysWrong: 'Choose the first and the last day, of at most a year, up to today.',
  allowanceWrong: 'Type the allowance for a day in rupees, 0 for none.',
  validFromWrong: 'Choose the day from which it holds.',
  nothing: 'There is no duty to settle in these days.',
  changed: (due: string) =>
    `Somebody changed a duty, an expense or a payment while you were looking. It now comes to ${due}. Look at it again.`,
  sentBefore: 'This was sent before with something else in it. Load the page again.',
  settledMeanwhile: 'One of these duties was settled meanwhile. Load the page again.',
  gone: 'This settlement is not there any more.',
  undone: 'This settlement was undone.',
  confirmedBefore: 'The cash was handed over before.',
  notLatest: 'A later settlement of this driver is there. Undo that one first.',
  noteTooLong: 'The note has up to 200 characters.',
  amountWrong: 'Type the amount in rupees.',
  moreThanOffice: (amount: string) => `The office has ${amount} in cash. Type at most that.`,
  moreThanUnknown: (amount: string) => `Cash of drivers who are not known is ${amount}. Type at most that.`,
  moveGone: 'This payment into the bank is not there any more.',
  dayWrong: 'Choose today or a day of the last twelve months.',
} as const;
