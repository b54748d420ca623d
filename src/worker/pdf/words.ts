/** The labels of a printed package, as on its page. */
export const printWords = {
  price: 'Starting price per person',
  pricedOn: (day: string) => `on ${day}`,
  facts: {
    duration: 'Duration',
    packageType: 'Package Type',
    activities: 'Activities',
    inclusions: 'Inclusions',
  },
  description: 'What you do on this tour',
  itinerary: 'Day by day',
  day: (number: number) => `Day ${number}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  made: (day: string, website: string) =>
    `Made on ${day}. The price in US dollars, and whatever has changed since, is at ${website}.`,
  notWhole:
    'Words in a script that this print has no letters for are marked by three dots. The page of this tour has them all.',
};
