const seats = (count: number) => `${count} ${count === 1 ? 'seat' : 'seats'}`;
const bags = (count: number) => `${count} ${count === 1 ? 'bag' : 'bags'}`;

/** Room of a car within a sentence: `4 seats and room for 2 bags`. */
const room = (car: { seats: number; bags: number }) => `${seats(car.seats)} and room for ${bags(car.bags)}`;

/** The page on which a cab is requested. */
export const bookContent = {
  title: 'Request a cab: your trip, the fare and its terms',
  description:
    'Request a cab at the fare that you saw: your trip, what the fare includes, what cancelling costs, and how and when you pay.',
  here: 'Request',
  heading: (price: string) => (price ? `Request this cab, ${price}` : 'Ask for the fare'),
  tripHeading: 'Your trip',
  change: 'Change the trip or the car',
  termsLabel: 'What holds for this ride',
  withGst: 'with GST, for the whole car',
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
    room: (car: { name: string; seats: number; bags: number }) => `${car.name}: ${room(car)}.`,
    tooMany: (car: string) => `That may be too much for one ${car}.`,
    larger: (car: { name: string; seats: number; bags: number; price: string }) =>
      `${car.name}, ${room(car)}${car.price && `: ${car.price}`}`,
    several: (name: string, cars: { count: number; seats: number; bags: number; price: string }) =>
      `${cars.count} × ${name}, together ${room(cars)}${cars.price && `: ${cars.price}`}. Send this request, and we answer for all of them.`,
    many: 'Send it all the same: we suggest the cars and name their price.',
    numbers: { flight: 'Flight number', train: 'Train number', both: 'Flight or train number' },
    atArrival: 'So that the driver knows when you arrive.',
    atDeparture: 'So that we plan the pick-up by your departure.',
    pickupAddress: 'Pick-up address',
    dropAddress: 'Drop address',
    addressHint: 'A hotel or a landmark is enough.',
    answer: 'How shall we answer?',
    answers: { phone: 'Call me', whatsapp: 'WhatsApp', mail: 'E-mail' },
    remarks: 'Remarks',
    nothingPaid: 'Nothing is paid now, and the cab is booked only when we confirm it.',
    sending: 'Sending…',
    faults: {
      n_name: 'Type your name.',
      n_contactno: 'Type your mobile number, so that we can confirm the cab.',
      n_email: 'Type your e-mail address, or choose another way to be answered.',
    },
    shortNumber:
      'This number looks short. Is it complete? If it is, send it once more and we take it as it is.',
  },
  /** Where the link of the request cannot be made. */
  sent: 'Request sent',
} as const;

/** What a fare holds, beside the form and on the page of a request. */
export const rideContent = {
  fare: 'Fare',
  included: 'Included',
  notIncluded: 'Not included',
  more: 'If you need more',
  cancelling: {
    heading: 'If you cancel',
    freeUntil: (when: string) => `Free until ${when}`,
    free: 'Free at any time',
    from: (day: string, costs: string) => `From ${day}: ${costs}`,
    on: (day: string, costs: string) => `On ${day}: ${costs}`,
    nowUntil: (when: string, costs: string) => `Now, until ${when}: ${costs}`,
    now: (costs: string) => `Now: ${costs}`,
    percent: (percent: number) => `${percent}% of the fare`,
    nothing: 'nothing',
  },
  moving: {
    freeUntil: (when: string) => `Another date or time is free until ${when}.`,
    late: 'For another date or time we name the charge before you agree.',
  },
  waiting: {
    heading: 'Waiting at the pick-up',
    withNumber: {
      flight: 'That holds once we have your flight number; without it, waiting begins at the agreed time.',
      train: 'That holds once we have your train number; without it, waiting begins at the agreed time.',
    },
  },
  paying: {
    heading: 'How and when you pay',
    now: 'Nothing is paid now. We confirm the cab first, and tell you what is to be paid, by when and how.',
    airport: 'An airport transfer is prepaid: you pay after we have confirmed it and before the ride.',
  },
  validUntil: (day: string) => `You can book at this fare until ${day}.`,
  validUntilTravel: 'You can book at this fare until you travel.',
  terms: 'Terms of booking',
} as const;

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
  next: {
    heading: 'What happens next',
    answers: {
      phone: 'We call you, confirm the cab and tell you how to pay.',
      whatsapp: 'We write to you on WhatsApp, confirm the cab and tell you how to pay.',
      mail: 'We write to you by e-mail, confirm the cab and tell you how to pay.',
    },
    answersWithoutFare: {
      phone: 'We call you with the fare. You then decide.',
      whatsapp: 'We write to you on WhatsApp with the fare. You then decide.',
      mail: 'We write to you by e-mail with the fare. You then decide.',
    },
    by: (when: string) => `By ${when}`,
    soon: 'As soon as we can',
    now: 'Now',
    call: 'Call us, so that we can confirm the cab before its pick-up.',
    confirmed: 'Once it is confirmed',
    link: 'You get a link to your booking. It shows the car, its number plate and the driver once they are assigned.',
    pickUp: 'The driver is at the pick-up.',
  },
  change: {
    heading: 'To change or cancel it',
    text: (reference: string) =>
      `Nothing is booked until we confirm it. Until then a change or a cancellation costs nothing: call or write with the reference ${reference}.`,
    call: 'Call us',
    chat: 'WhatsApp us',
  },
  calendar: 'Add to calendar',
  calendarTitle: (route: string) => `Cab: ${route}`,
  calendarText: (reference: string) => `Requested, not confirmed yet. Reference ${reference}.`,
  yourTrip: 'Your trip',
  fareHeading: 'The fare and its terms',
  withGst: 'with GST, for the whole car',
  noFare: 'We answer with the fare of this ride.',
  people: 'People',
  hours: 'Office hours',
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
