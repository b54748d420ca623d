type Limits = { minPeople: number | null; maxPeople: number | null; minAge: number | null };
type Season = { name: string; percent: number };

/** The texts of a package's price calculator. */
export const packagePriceContent = {
  heading: 'What it costs for you',
  adults: 'Adults',
  ages: 'Ages of children',
  agesExample: '5, 9',
  month: 'Month of travel',
  passport: 'Passports',
  indian: 'Indian',
  other: 'Other',
  lives: 'You live',
  inIndia: 'In India',
  outsideIndia: 'Outside India',
  singleRooms: 'Single rooms',
  singleRoomsHint: 'Someone who travels alone needs one.',
  firstBooking: (percent: string) => `This is our first booking with you (${percent} off the tour)`,
  show: 'Show the price',
  ask: 'Ask for the price',
  everything: (people: number) =>
    people === 1 ? 'for you, taxes included' : 'for all of you, taxes included',
  total: 'Total',
  enquire: 'Enquire',
  enquireAgain: 'Put these numbers into the message',
  chat: 'WhatsApp this',
  download: 'Itinerary with this price (PDF)',
  season: ({ name, percent }: Season) =>
    `${name}: prices for people and rooms are ${Math.abs(percent)}% ${percent < 0 ? 'lower' : 'higher'} in this month.`,
  noPrice: {
    'not-confirmed': () => 'Send us these numbers, and we come back with the price for your dates.',
    'ages-unread': () => 'Type the age of each child as a number from 0 to 17, such as 5, 9.',
    'not-running': (_limits: Limits, month: string) =>
      `This tour does not run in ${month}. Choose another month, or ask us.`,
    'no-nights': () => 'The nights of this tour are not fixed. Tell us yours, and we work out the price.',
    'too-few': ({ minPeople }: Limits) =>
      `This tour runs from ${minPeople} people. Put in ${minPeople}, or ask us for a private one.`,
    'too-many': ({ maxPeople }: Limits) =>
      `This tour takes up to ${maxPeople} people. Ask us, and we split the group or find a larger car.`,
    'too-young': ({ minAge }: Limits) => `Children must be at least ${minAge} years old on this tour.`,
  },
  feesToConfirm: 'Bhutan’s fees are those known to us and can change. We confirm them with your quote.',
  taxNote:
    'TCS (tax collected at source) is income tax that the law asks us to collect on overseas packages. You can claim it in your income-tax return.',
  chatText: (name: string, who: string, total: string | undefined) =>
    `Hello, I am interested in “${name}” for ${who}.${total ? ` Your page says ${total} in all.` : ' What does it cost?'}`,
  page: {
    title: 'Price of a tour',
    description: 'The price of a tour with fees and taxes, line by line.',
    heading: (name: string) => `${name}: the price for you`,
    back: 'Back to the tour',
    formHeading: 'Send us this trip',
    formText: 'We confirm the price and the dates. Nothing is booked yet.',
    begun: (name: string, who: string, total: string | undefined) =>
      `I am interested in “${name}” for ${who}.${total ? ` Your page says ${total} in all.` : ''} Please confirm dates and price.`,
  },
};
