/** Texts about registrations and tax rules. */
export const ruleMessages = {
  gstinWrong: 'This is not a GSTIN: check its 15 characters. The last one is a check digit.',
  gstinTaken: 'This GSTIN, or these letters, belong to a registration already.',
  nameMissing: 'Type the legal name.',
  addressMissing: 'Type the address.',
  seriesWrong: 'Type two capital letters, such as PT.',
  dayWrong: 'Choose a day.',
  untilWrong: 'Choose a day on or after the first one.',
  endedBefore: 'This registration has its last day already.',
  subjectMissing: 'Choose what the rule is about.',
  valueWrong: 'Type this as the hint says.',
  sourceMissing: 'Type where the rule stands: a notification, a circular, a letter of the accountant.',
  confirmerMissing: 'Type the name of the accountant.',
  reasonMissing: 'Type why, in at most 200 characters.',
  confirmedBefore: 'Somebody has confirmed this rule meanwhile.',
} as const;
