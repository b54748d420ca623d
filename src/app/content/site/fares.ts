/** The texts of the fare estimator, which the browser loads. Sentences about a fare itself are in the domain's fare text. */
export const faresContent = {
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
  hints: {
    'round-trip':
      'There and back with the same car and driver. For sightseeing of several days, add the places as stops.',
    local: 'A car and driver in the city: errands, meetings or a day of sightseeing.',
  },
  stops: 'Stops on the way',
  addStop: 'Add a stop',
  stop: (number: number) => `Stop ${number}`,
  removeStop: (number: number) => `Remove stop ${number}`,
  moveStopUp: (number: number) => `Move stop ${number} up`,
  stopsWithoutScript: 'They are driven in this order. Empty a field to leave its stop out.',
  missing: { from: 'Type where the ride begins.', to: 'Type where the ride goes.' },
  show: 'Show the fares',
  change: 'Change',
  suggestions: 'Places',
  noSuggestion: 'Not in our list. Go on: we find it, or call you with the fare.',
  lookingUp: 'Working out the fare…',
  failed: 'The fare could not be loaded. What you typed is still here.',
  offline: 'You are offline. What you typed is still here: the fare is loaded when the network is back.',
  tryAgain: 'Try again',
  didYouMean: (name: string) => `We do not know “${name}”. Did you mean`,
  unknownPlace: (name: string) => `We do not know “${name}” yet.`,
  unknownRoad: 'We do not have the road of this ride yet.',
  callBack: 'Ask us: we look up what you typed and call or write to you with the fare.',
  noRates: 'Ask for the fare: we answer day and night.',
  routes: {
    there: (from: string, to: string) => [from, to].filter(Boolean).join(' to '),
    via: (route: string, stops: string) => `${route} via ${stops}`,
    back: (route: string, days: number | null) =>
      `${route} and back${days === null ? '' : days > 1 ? `, ${days} days` : ' in one day'}`,
    hire: (from: string, hours: number) => `${from} by the hour, ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  },
  when: {
    today: (day: string, time: string) => `Today, ${day}, ${time}`,
    tomorrow: (day: string, time: string) => `Tomorrow, ${day}, ${time}`,
    day: (day: string, time: string) => `${day}, ${time}`,
    days: (day: string, time: string, until: string) => `${day}, ${time} to ${until}`,
  },
  soon: 'There is little time before this ride. A call is quickest:',
  callUs: (phone: string) => `Call ${phone}`,
  about: (km: string, time: string, isBack: boolean) => {
    const each = isBack ? ' each way' : '';
    return time === '' ? `${km}${each}` : `${km} by road${each}, about ${time}`;
  },
  drive: (time: string, to: string) => `About ${time} of driving to ${to}`,
  typedKm: 'By the kilometres that were typed; we confirm the distance.',
  nearly: 'about',
  /** What a round trip includes, and why it costs more or less than single rides. */
  round: (km: string, days: number, places: string, way: string) =>
    `${km} included in ${days === 1 ? 'one day' : `${days} days`}: ${places} and back are about ${way}.`,
  minimum: (kmPerDay: number) =>
    `A car and driver kept for the trip are charged at least ${kmPerDay} km a day.`,
  cheaperSingles: (car: string, singles: string, less: string) =>
    `Two single rides in the same car (${car}) cost ${singles} together, ${less} less, because no car and driver wait for you in between.`,
  dearerSingles: (car: string, singles: string, more: string) =>
    `Two single rides in the same car (${car}) cost ${singles} together, ${more} more, because a kilometre costs more on a single ride.`,
  sameSingles: (car: string, singles: string) =>
    `Two single rides in the same car (${car}) cost ${singles} together as well, without a car in between.`,
  cautions: {
    dark: (arrival: string, sunset: string) =>
      `A part of the hill road is driven in the dark: the sun sets at ${sunset}, and the drive ends at about ${arrival}.`,
    beforeSunrise: (sunrise: string) =>
      `A part of the hill road is driven before sunrise, which is at ${sunrise} that day.`,
    turnBack: (place: string, clock: string) =>
      `Start back from ${place} by ${clock}, to be down from the hills before dark.`,
    darkInDays: (days: number) =>
      `In ${days} days a part of the hill roads of this trip would be driven in the dark.`,
    night: {
      whole: (driving: string) => `About ${driving} of driving`,
      'each-way': (driving: string) => `About ${driving} of driving each way`,
      part: (driving: string) => `A part of the way takes about ${driving} of driving`,
    },
    nightsOnTheWay: (days: number) =>
      `${days} days with ${days === 2 ? 'a night' : `${days - 1} nights`} on the way`,
    rooms: (nights: number) =>
      nights === 1
        ? "Your room that night is not in the fare, the driver's is."
        : `Your rooms for the ${nights} nights of the trip are not in the fare, the driver's are.`,
  },
  offersLabel: 'What can be driven',
  hireCities: 'Cars by the hour start here:',
  offers: {
    anotherDay: (day: string, time: string) => `${day}, ${time}`,
    sameDay: (time: string) => `Leave at ${time} the same day`,
    nextDay: (day: string, time: string) => `Leave at ${time} on ${day}`,
    backOn: (offer: string, day: string) => `${offer}, back on ${day}`,
    days: (days: number) => (days === 1 ? 'There and back on one day' : `${days} days`),
    turned: (day: string, until: string) => `${day} to ${until}`,
    hire: (place: string, hours: number) => `By the hour in ${place}, ${hours} hours`,
    roundTrip: (from: string, to: string, days: number) =>
      `${from} to ${to} and back, ${days === 1 ? 'in one day' : `${days} days`}`,
    from: (price: string) => `from ${price}`,
    keepTime: (time: string) => `Keep ${time}`,
    keepDays: (days: number) => (days === 1 ? 'Keep one day' : `Keep ${days} days`),
  },
  seats: (seats: number) => `${seats} seats`,
  bags: (bags: number) => (bags === 1 ? '1 bag' : `${bags} bags`),
  book: 'Request this cab',
  /** The names of the buttons for screen readers, which would be the same on every card. */
  ofCar: (button: string, car: string) => `${button}: ${car}`,
  ask: 'Ask for the fare',
  chat: 'Book on WhatsApp',
  askChat: 'Ask on WhatsApp',
  details: 'How this fare is made',
  share: 'Share these fares',
  shared: 'The link is copied.',
  rounding: 'Rounding',
  total: 'Total',
  included: 'Included',
  notIncluded: 'Not included',
  mayChange: 'If you need more',
  validUntil: (day: string) => `You can book at this fare until ${day}.`,
  validUntilTravel: 'You can book at this fare until you travel.',
  announced: (fares: string) => `Fares: ${fares}`,
} as const;
