/** What the form of a review and the screen of reviews say. */
export const reviewMessages = {
  nameMissing: 'Type your name as it should be shown.',
  nameTooLong: 'The name can have up to 60 characters.',
  bodyMissing: 'Type what you would like to say about the trip.',
  bodyTooLong: 'The review can have up to 2,000 characters.',
  ratingWrong: 'Choose from 1 to 5, or no rating.',
  tripTooLong: 'The trip can have up to 120 characters.',
  dayWrong: 'Choose the day of the trip.',
  originMissing: 'Choose how the review came.',
  bookingWrong: 'Type a booking number such as B1042, or leave it empty.',
  gone: 'This link no longer works.',
  decided: 'This review can no longer be changed here. Please call us.',
} as const;
