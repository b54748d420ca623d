/** What is said about the papers of travellers. */
export const paperMessages = {
  travellerGone: 'This traveller is no longer part of the booking.',
  gone: 'This paper is no longer there.',
  kindWrong: 'Choose what kind of paper it is.',
  numberTooLong: 'The number of a paper has up to 60 characters.',
  dayWrong: 'Type the day as 15/11/2026.',
  changedMeanwhile: 'Another staff member has changed this paper meanwhile. Look at it as it is now.',
  over: 'Papers can no longer be sent for this booking.',
  tooManyOfHour: 'That were many files. Send the others in an hour.',
  tooManyOfBooking: 'No more files can be sent here. Please call us.',
  tooMany: (max: number) => `There are ${max} papers of this traveller already. Remove one first.`,
} as const;
