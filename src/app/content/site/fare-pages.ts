/** The texts of pages with fares around the estimator, which only the server needs. */
export const farePagesContent = {
  heading: 'Fare for your ride',
  page: {
    title: 'Cab fare: your ride in every type of car',
    description:
      'The fare of your ride in every type of car that we have there, with what is included and what is not.',
    here: 'Cab fare',
    heading: 'Your cab fare',
    askFormHeading: 'Ask us about this ride',
  },
  common: {
    id: 'fares',
    heading: (from: string) => `Fares from ${from}`,
    caption: 'One way, for the whole car, GST included, for travel tomorrow.',
    to: 'To',
    drive: (km: number, time: string) => `${km} km, ${time}`,
    from: (price: string) => `From ${price} one way.`,
  },
} as const;
