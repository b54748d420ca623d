/** The words of the fare estimator and of its page. Sentences about a fare itself are in the domain's fare text. */
export const faresContent = {
  heading: 'Fare for your ride',
  page: {
    title: 'Cab fare: your ride in every type of car',
    description:
      'The fare of your ride in every type of car that we have there, with what is included and what is not.',
    here: 'Cab fare',
    heading: 'Your cab fare',
    askFormHeading: 'Ask us about this ride',
  },
  trip: 'Trip',
  trips: {
    'one-way': 'One way',
    'round-trip': 'Round trip',
    local: 'By the hour',
  },
  from: 'From',
  to: 'To',
  date: 'Date',
  time: 'Time',
  returnDate: 'Back on',
  hours: 'Hours',
  hour: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  hourHint: 'For errands, meetings or sightseeing in the city.',
  stops: 'Stops on the way',
  addStop: 'Add a stop',
  stop: (number: number) => `Stop ${number}`,
  show: 'Show the fares',
  suggestions: 'Places',
  noSuggestion: 'Not in our list. Go on: we find it, or call you with the fare.',
  lookingUp: 'Working out the fare…',
  failed: 'The fare could not be loaded.',
  tryAgain: 'Try again',
  didYouMean: (name: string) => `“${name}”: did you mean`,
  unknownPlace: (name: string) => `We do not know “${name}” yet.`,
  unknownRoad: 'We do not have the road of this ride yet.',
  callBack: 'Ask us: we look it up and call or write to you with the fare.',
  noRates: 'Ask for the fare: a person answers with the figure, day and night.',
  faresOf: 'Fares:',
  about: (km: string, time: string, type: string) => {
    const each = type === 'round-trip' ? ' each way' : '';
    return time === '' ? `${km}${each}` : `${km} by road${each}, about ${time}`;
  },
  typedKm: 'By the kilometres that were typed; we confirm the distance.',
  toConfirm:
    'A distance on this way is still to be confirmed, so the fare is about right: we confirm it before you pay.',
  nearly: 'about',
  /** What a round trip includes, and why it costs more or less than single rides. */
  round: (included: string, places: string, km: string) =>
    `${included} are included: ${places} and back are about ${km}.`,
  minimum: (kmPerDay: number) =>
    `A car and driver kept for the trip are charged at least ${kmPerDay} km a day.`,
  cheaperSingles: (singles: string) =>
    `Two single rides would cost ${singles} together, without a car in between.`,
  dearerSingles: (singles: string) =>
    `Two single rides would cost more: ${singles} together, without a car in between.`,
  problems: {
    past: 'This time has passed.',
    returnBeforeStart: 'The day of return is before the first day.',
    samePlace: 'Both ends are the same place.',
    tooLong: (driving: string, days: number, needed: number) =>
      `${driving} of driving do not fit into ${days === 1 ? 'one day' : `${days} days`}: one driver drives up to 11 hours a day. It takes ${needed} days.`,
    noHire: (place: string) =>
      `We hire cars by the hour within Delhi and Guwahati, not in ${place}. For a day there, choose a round trip with stops.`,
    closed: (from: string, to: string) =>
      `The road between ${from} and ${to} is closed at that time of year. Choose another month, or ask us.`,
  },
  cautions: {
    dark: (arrival: string, sunset: string) =>
      `You would drive a hill road after dark: arrival about ${arrival}, sunset ${sunset}.`,
    turnBack: (place: string, clock: string) =>
      `Start back from ${place} by ${clock}, to be down from the hills before dark.`,
    night: (driving: string, days: number) =>
      `About ${driving} of driving: ${days} days with a night on the way. Your room that night is not in the fare, the driver's is.`,
  },
  offersLabel: 'What can be driven',
  offers: {
    tomorrow: (day: string, time: string) => `${day}, ${time}`,
    earlier: (_day: string, time: string) => `Leave at ${time} the same day`,
    nextDay: (day: string, time: string) => `Leave at ${time} on ${day}`,
    days: (days: number) => (days === 1 ? 'There and back on one day' : `${days} days`),
    turned: (day: string, until: string) => `${day} to ${until}`,
    from: (price: string) => `from ${price}`,
  },
  seats: (seats: number) => `${seats} seats`,
  bags: (bags: number) => (bags === 1 ? '1 bag' : `${bags} bags`),
  withGst: 'with GST',
  book: 'Book this cab',
  ask: 'Ask for the fare',
  chat: 'Book on WhatsApp',
  askChat: 'Ask on WhatsApp',
  details: 'How this fare is made',
  rounding: 'Rounding',
  total: 'Total',
  included: 'Included',
  notIncluded: 'Not included',
  mayChange: 'If you need more',
  validUntil: (day: string) => `You can book at this fare until ${day}.`,
  announced: (fares: string) => `Fares: ${fares}`,
  common: {
    id: 'fares',
    heading: (from: string) => `Fares from ${from}`,
    caption: 'One way, for the whole car, GST included, for travel tomorrow.',
    to: 'To',
    drive: (km: number, time: string) => `${km} km, ${time}`,
    from: (price: string) => `From ${price} one way.`,
  },
} as const;
