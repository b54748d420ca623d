/** A customer's review of a trip, on the page that writes it and where visitors read it. */
export const reviewContent = {
  title: (agency: string) => `Your review, ${agency}`,
  heading: 'How was your trip?',
  intro:
    'Tell us and other travellers, good or bad. Our staff read it, then show it on our website word for word.',
  name: 'Your name as it should be shown',
  nameHint: 'A first name is enough.',
  rating: 'Rating',
  noRating: 'No rating',
  ratings: { 5: '5, very good', 4: '4, good', 3: '3, fair', 2: '2, poor', 1: '1, very poor' },
  body: 'Your review',
  trip: 'Trip',
  tripHint: 'Shown beside the review. Leave it empty to show none.',
  send: 'Send the review',
  save: 'Save the change',
  consent: 'By sending it you agree that we show it with this name. Ask us at any time to take it off.',
  privacy: 'Privacy notice',
  received: 'Thank you. Your review is with our staff. You can change it here until they show it.',
  decided: 'Thank you for your review. To change it or have it taken off, please call us.',
  chatText: 'Hello, I have a question about my review.',
  gone: {
    title: 'No review here',
    heading: 'This link opens no review.',
    text: 'The trip may be long over, or the link may have lost a letter on its way. Please ask us for a new one.',
    chatText: 'Hello, the link to my review does not open. Please send me a new one.',
  },
  public: {
    heading: 'What customers say',
    note: 'Written by customers after a trip with us and shown as they wrote it.',
    rated: (rating: number) => `Rated ${rating} of 5`,
  },
};
