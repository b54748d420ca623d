/** The labels of a printed package, as on its page. */
export const packageLabels = {
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

/** The labels of a printed quote, as on its page. */
export const quoteLabels = {
  title: (reference: string) => `Quote ${reference}`,
  heading: 'Your quote',
  for: (firstName: string) => `For ${firstName}`,
  facts: { reference: 'Reference', version: 'Version', validUntil: 'Valid until', madeBy: 'Made by' },
  columns: ['What', 'Quantity', 'Rate', 'Amount'],
  subtotal: 'Subtotal',
  gst: (percent: string) => `GST ${percent}%`,
  total: 'Total',
  inclusions: 'What is included',
  exclusions: 'What is not included',
  accept: 'To accept it, open the link that we sent you, or call us.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  notWhole:
    'Words in a script that this print has no letters for are marked by three dots. The page of this quote has them all.',
};
