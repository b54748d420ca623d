/** The page on which a cab is requested. */
export const bookContent = {
  title: 'Request a cab: your trip, the fare and its terms',
  description:
    'Request a cab at the fare that you saw: your trip, what the fare includes, what cancelling costs, and how and when you pay.',
  here: 'Request',
  heading: (price: string) => (price ? `Request this cab, ${price}` : 'Ask for the fare'),
  tripHeading: 'Your trip',
  change: 'Change the trip or the car',
  termsLabel: 'Terms of this ride',
  noFare: 'We do not have the fare of this ride yet. Send the request, and we answer with the price.',
  form: {
    heading: 'Your request',
    headingWithoutFare: 'Your question',
    name: 'Name',
    phone: 'Mobile number',
    email: 'E-mail',
    emailHint: 'Your confirmation goes there as well.',
    people: 'People',
    bags: 'Bags',
    room: (car: string, room: string) => `${car}: ${room}.`,
    tooMany: (car: string) => `That may be too much for one ${car}.`,
    larger: (car: string, room: string, price: string) => `${car}, ${room}${price && `: ${price}`}`,
    several: (cars: string) => `${cars}. Send this request, and we answer for all of them.`,
    many: 'Send it all the same: we suggest the cars and name their price.',
    numbers: { flight: 'Flight number', train: 'Train number', both: 'Flight or train number' },
    atArrival: {
      flight: 'A delayed flight costs you nothing once we have this number.',
      train: 'A delayed train costs you nothing once we have this number.',
    },
    atDeparture: 'So that we plan the pick-up by your departure.',
    pickupAddress: 'Pick-up address',
    dropAddress: 'Drop address',
    addressHint: 'A hotel or a landmark is enough.',
    remarks: 'Remarks',
    nothingPaid: 'Nothing is paid now, and the cab is booked only when we confirm it.',
    sending: 'Sending…',
    faults: {
      n_name: 'Type your name.',
      n_contactno: 'Type your mobile number, so that we can confirm the cab.',
    },
    shortNumber:
      'This number looks short. Is it complete? If it is, send it once more and we take it as it is.',
  },
  /** Where the link of the request cannot be made. */
  sent: 'Request sent',
} as const;

/** Below what holds for a ride. */
export const termsLink = 'Terms of booking';

/** The page of a request, by the customer's secret link. */
export const requestContent = {
  title: (reference: string, agency: string) => `Request ${reference}, ${agency}`,
  headings: { open: 'Request sent', booked: 'Your cab is confirmed', closed: 'This request is closed' },
  reference: 'Your reference',
  answers: {
    phone: (when: string) => `We call you by ${when}, India time`,
    whatsapp: (when: string) => `We write to you on WhatsApp by ${when}, India time`,
    mail: (when: string) => `We write to you by e-mail by ${when}, India time`,
  },
  answerTooLate: (when: string) => `Please call us now: your pick-up is before ${when}, when we would answer`,
  answerLate: 'You should have heard from us by now. If not, please call or write: we look at once.',
  booked:
    'The booking has a page of its own, with the car and the driver once they are assigned. If you do not have its link, ask us for it.',
  closed: 'Its day is over, or we closed it with you. To travel again, ask for a new fare.',
  newFare: 'A new fare',
  change: {
    heading: 'To change or cancel it',
    call: 'Call us',
    chat: 'WhatsApp us',
  },
  calendar: 'Add to calendar',
  calendarTitle: (route: string) => `Cab: ${route}`,
  calendarText: (reference: string) => `Requested, not confirmed yet. Reference ${reference}.`,
  yourTrip: 'Your trip',
  fareHeading: 'The fare and its terms',
  noFare: 'We answer with the fare of this ride.',
  people: 'People',
  hours: 'Office hours',
  sendNumber: {
    flight: 'Send the flight number',
    train: 'Send the train number',
    both: 'Send the flight or train number',
  },
  numberText: (number: 'flight' | 'train' | 'both', reference: string, route: string) =>
    `Hello, the ${number === 'both' ? 'flight or train' : number} number for my cab request ${reference}, ${route}, is `,
  chatText: (reference: string, route: string) =>
    `Hello, this is about my cab request ${reference}, ${route}.`,
  home: 'Back to the website',
  gone: {
    title: 'No request here',
    heading: 'This link shows no request.',
    text: 'The trip may be long over, or the link may have lost a letter on its way. Please ask us, with your reference if you have it.',
    chatText: 'Hello, the link to my cab request does not open.',
  },
} as const;
