/** Texts about what cancelling a trip costs. */
export const cancellationMessages = {
  daysWrong: 'Type the days before the trip as a whole number up to 365.',
  percentWrong: 'Type the charge in percent as a whole number up to 100.',
  stepsMissing: 'Type what cancelling costs: at least a step for 0 days.',
  stepTwice: 'These days are listed twice.',
  stepCheaper: 'A later cancellation cannot cost less than an earlier one.',
  lastStepMissing: 'The last step is for the day of travel: type 0 days.',
  noteTooLong: 'The note has up to 1,000 characters.',
  kindMissing: 'Choose the kind of trip.',
  validFromWrong: 'Choose the day from which new quotes begin with these terms.',
  validFromPast: 'The day has passed. Choose today or a later day.',
  saved: (day: string) => `Saved. New quotes begin with these terms from ${day}.`,
} as const;
