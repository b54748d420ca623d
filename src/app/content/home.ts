export const homeContent = {
  description:
    'Cabs in Delhi and Guwahati, special tours, Bhutan packages and cruises, arranged by people you can call at any hour.',
  lead: 'We plan journeys in the north-east of India, in Delhi and in Bhutan. The price depends on the car and the distance, and we tell it to you before you book.',
  packagesAction: 'See Bhutan packages',
  contactAction: 'Send us a message',
  packagesHeading: 'Newest Bhutan tours',
};
