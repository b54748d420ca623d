import { dutyStatusNames } from '#app/staff/cabs/duty-statuses.ts';
import type { MoneyPlace } from '#domain/bookings/booking.ts';

const moneyKinds = {
  advance: 'Advance',
  payment: 'Payment',
  'collected-by-driver': 'Collected by driver',
  refund: 'Refund',
} as const;

const methods = { cash: 'Cash', upi: 'UPI', card: 'Card', bank: 'Bank transfer', other: 'Other' } as const;

const quoted = (text: string) => (text === '' ? 'empty' : `“${text}”`);

/** Making a booking, by hand or from an enquiry or a quote. */
const make = {
  title: 'New booking',
  titleFrom: 'New booking from',
  button: 'Make booking',
  again: 'Another booking',
  heading: 'Booking',
  open: (number: string) => `Open booking ${number}`,
  cancelled: 'cancelled',
  working: 'Making the booking…',
  made: 'The booking is made.',
  fillIn: 'Please add what is missing.',
  hasBooking: 'This enquiry has a booking already:',
  quotePrice: (version: number) => `The accepted total of quote version ${version}.`,
  customer: 'Customer',
  number: 'Customer’s phone number',
  name: 'Name',
  email: 'E-mail (if known)',
  known: 'Known customers',
  choose: 'Choose',
  chooseThis: (name: string) => `Choose ${name}`,
  chosen: 'Chosen',
  bookFrom: (reference: string) => `Book from ${reference}`,
  trip: 'Trip',
  trips: {
    'one-way': 'One way',
    'round-trip': 'Round trip',
    local: 'By the hour',
    sightseeing: 'Sightseeing',
  },
  from: 'From',
  to: 'To',
  pickUp: 'Pick-up',
  day: 'Day',
  time: 'Time',
  today: 'Today',
  tomorrow: 'Tomorrow',
  returnDay: 'Back on',
  returnTime: 'Back at',
  hours: 'Hours',
  city: 'City',
  anyCity: 'By the place',
  km: 'Kilometres one way',
  kmHint: 'No route is known between these places.',
  car: 'Car',
  carCount: 'Number of cars',
  carNumber: (number: number) => `Car ${number}`,
  carFare: (number: number, type: string) => `Car ${number}: ${type}`,
  noFareOfCar: 'No fare',
  allCars: (count: number) => `Total of ${count} cars with GST`,
  linesOf: (type: string) => `Fare of the ${type}`,
  severalCars: 'Several cars',
  addRide: 'Add a ride',
  titleRide: 'Add a ride to',
  addRideButton: 'Add ride',
  rideAdded: 'The ride is added.',
  partOfTrip:
    'This ride is a part of the trip that was sold. It costs the customer nothing extra and never changes the total.',
  price: 'Other price',
  priceEach: 'Other price for each car',
  priceEachHint: 'For each car. Leave it empty to book at the fares.',
  priceOfAll: 'Price of all cars',
  priceSum: (count: number, each: string, all: string) => `${count} cars at ${each}: ${all}.`,
  priceHint: 'Leave it empty to book at the fare.',
  included: (items: string) => `Included: ${items}.`,
  besides: (items: string) => `The customer pays besides: ${items}.`,
  addStop: 'Add a stop',
  stop: (number: number) => `Stop ${number}`,
  fare: 'Fare',
  fareLines: 'How the fare is worked out',
  total: 'Total with GST',
  noFare: 'No fare yet. Type the places, or a price.',
  noRates: 'No rates are confirmed. Type a price.',
  noFareForIt: 'Change it, or type the price that was agreed.',
  promised: 'By the rates that the customer saw.',
  ends: (when: string) => `Car and driver are free again on ${when}.`,
  more: 'Address, flight, people, instructions',
  notConfirmed: 'The customer has not confirmed yet',
  mailsCustomer: 'Mail the booking to the customer',
  mailTo: (address: string) => `To ${address}.`,
  mailNeedsAddress: 'There is no mail address.',
  pastConfirmed: (when: string) => `Yes, the pick-up was on ${when}`,
} as const;

const page = {
  back: 'All bookings',
  backToTrips: 'All trips',
  gone: 'This booking does not exist.',
  actions: 'Actions',
  facts: 'About the booking',
  cancelled: 'Cancelled',
  sections: { customer: 'Customer', duty: 'Duty', booking: 'Booking' },
  duties: 'Duties',
  pickUp: 'Pick-up',
  ends: 'Planned end',
  trip: 'Trip',
  distance: 'Distance',
  distanceOf: (km: string) => `${km} km`,
  hoursOf: (hours: string) => `${hours} hours`,
  daysOf: (days: string) => `${days} days`,
  carType: 'Car type',
  car: 'Car',
  driver: 'Driver',
  unassigned: 'Unassigned',
  noCar: 'no car',
  noDriver: 'no driver',
  endCode: 'End code',
  endCodeOf: (code: string) => `${code}, from the customer to the driver after the ride`,
  agreedTotal: 'Agreed total with GST',
  statedTotal: 'By the statement of charges, closed',
  fareLines: 'Fare line by line',
  typedPrice: 'Agreed price',
  fareByRates: 'By the rates',
  included: 'Included',
  notIncluded: 'Not included',
  ratesVersion: (version: number) => `Rates version ${version}`,
  charges: {
    heading: 'Charges',
    cancellation: 'Cancellation',
    'late-change': 'Late change',
    extra: 'Extra',
    tcs: 'TCS kept',
    'recipient-tax': 'GST that the company pays itself',
  },
  cancellationOf: (percent: string) => `Cancellation, ${percent}% of the fare with its tax`,
  number: 'Number',
  email: 'E-mail',
  openCustomer: 'Open the customer',
  owner: 'Owner',
  noOwner: 'Unassigned',
  origin: 'Made from',
  origins: { enquiry: 'Enquiry', quote: 'Quote', hand: 'By hand', import: 'A file' },
  quoteVersion: (version: number) => `Quote version ${version}`,
  madeBy: 'Made by',
  madeByAt: (who: string, when: string) => `${who}, ${when}`,
  notes: 'Notes',
  message: 'Message',
  noNotes: 'No notes yet. Click to write.',
  save: 'Save',
  stop: 'Cancel',
  notesSaved: 'The notes are saved.',
  changed: (name: string, from: string, to: string) =>
    `${name} changed from ${quoted(from)} to ${quoted(to)}.`,
  ownerSaved: (name: string) => (name === '' ? 'The booking has no owner now.' : `The owner is now ${name}.`),
  confirm: 'Confirm',
  assign: 'Assign car and driver',
  assignGo: 'Assign',
  assignedCheck: (changed: string, warnings: string) => `${changed} Please check: ${warnings}.`,
  onBoard: 'On the board',
  confirmed: 'The duty is confirmed.',
  timeline: 'Timeline',
  noEvents: 'Nothing has happened yet.',
  conflict: 'Another staff member has changed this meanwhile.',
} as const;

/** The link that staff send to the customer. */
const link = {
  heading: 'Customer’s link',
  text: 'The customer sees trip, car, driver, price and how to cancel. It opens without login, until 90 days after the trip.',
  none: 'No link can be shown. Make a new one.',
  over: 'The trip was more than 90 days ago, so its link has ended.',
  address: 'Link',
  copy: 'Copy the link',
  copied: 'Copied',
  send: 'Send by WhatsApp',
  message: (name: string, number: string, agency: string, trip: string, address: string) =>
    `Hello ${name}, your booking ${number} with ${agency}: ${trip}. Car, driver, price and how to change it: ${address}`,
  /** After a change of the ride; `total`: of the booking. */
  changedMessage: (
    name: string,
    number: string,
    agency: string,
    trip: string,
    total: string,
    address: string,
  ) =>
    `Hello ${name}, your booking ${number} with ${agency} is changed: ${trip}. The total is now ${total}. Car, driver and price: ${address}`,
  /** Of a booking that is not a cab. */
  tripText:
    'The customer sees the trip, its price, what is paid and its terms. It opens without login, until 90 days after the trip.',
  tripMessage: (name: string, number: string, agency: string, trip: string, address: string) =>
    `Hello ${name}, your booking ${number} with ${agency}: ${trip}. Price, payments and terms: ${address}`,
  /** What the driver asks for after the ride. */
  withCode: (code: string) => `After the ride, please tell the driver your code: ${code}.`,
  withCodes: (codes: string) => `After each ride, please tell its driver the code. ${codes}.`,
  /** Of a booking that is cancelled. */
  cancelledMessage: (name: string, number: string, agency: string, trip: string) =>
    `Hello ${name}, your booking ${number} with ${agency} is cancelled: ${trip}.`,
  charged: (amount: string) => `${amount} is charged for it.`,
  notCharged: 'Nothing is charged for it.',
  keptTcs: (amount: string) =>
    `${amount} of TCS is with the tax office already; you claim it back in your income tax return.`,
  refunded: (amount: string) => `We refund ${amount} of what you paid.`,
  stillDue: (amount: string) => `${amount} is still to be paid.`,
  details: (address: string) => `Details: ${address}`,
  renew: 'New link',
  renewHint: 'The present link ends and no longer opens the booking.',
  renewGo: 'End the old link, make a new one',
  keep: 'Keep the link',
  renewed: 'There is a new link. The old one has ended.',
} as const;

const mail = {
  heading: 'Mail to the customer',
  states: {
    waiting: (to: string, when: string) => `On its way to ${to} since ${when}.`,
    sent: (to: string, when: string) => `Sent to ${to} on ${when}.`,
    refused: (to: string, when: string) =>
      `Refused by the mail server of ${to} on ${when}. See the timeline.`,
  },
  none: 'Not mailed.',
  noAddress: 'No mail address is known. Add one on the customer’s page.',
  send: (address: string) => `Mail it to ${address}`,
  again: (address: string) => `Mail it again to ${address}`,
  done: (address: string) => `The booking is mailed to ${address}.`,
} as const;

const money = {
  heading: 'Money',
  extra: {
    open: 'Sell an extra',
    title: 'Sell an extra',
    name: 'What is sold',
    price: 'Price before GST',
    gst: 'GST in %',
    go: 'Add to the booking',
    done: 'The extra is added.',
    takeBackOf: (name: string) => `Take back: ${name}`,
    takenBack: 'The extra is taken back.',
  },
  total: 'Total',
  received: 'Received',
  balance: 'Balance',
  plan: 'Payment plan',
  paid: 'Paid',
  toRefund: (amount: string) => `${amount} to refund`,
  due: (amount: string) => `${amount} due`,
  add: 'Add payment',
  title: 'Add payment',
  kind: 'For',
  kinds: moneyKinds,
  amount: 'Amount',
  method: 'Paid by',
  methods,
  collector: 'Which driver has it',
  /** Where what is typed will be. */
  where: {
    bank: 'The money is in our bank.',
    gateway: 'The money is at the payment gateway.',
    office: 'The cash is in the office.',
    driver: 'The money is with the driver until it is settled.',
  } satisfies Record<MoneyPlace, string>,
  whereFrom: {
    bank: 'The money leaves our bank.',
    gateway: 'The money leaves the payment gateway.',
    office: 'The cash leaves the office.',
    driver: 'The money leaves the driver.',
  } satisfies Record<MoneyPlace, string>,
  with: (driver: string) => `with ${driver}`,
  driverUnknown: 'driver not known',
  reference: 'Reference',
  referenceHint: 'UTR of a transfer, receipt, who has it.',
  receivedOn: 'Received on',
  refundedOn: 'Paid back on',
  receivedOnDay: (day: string) => `received on ${day}`,
  refundedOnDay: (day: string) => `paid back on ${day}`,
  refundNeedsArea: 'Refunds are entered by staff members with the area Money.',
  go: 'Save',
  goAbove: (amount: string) => `Yes, save ${amount}`,
  working: 'Saving…',
  done: 'The entry is saved.',
  receipt: (number: string) => `Receipt ${number}`,
  mailReceipt: 'Mail it',
  mailReceiptOf: (name: string) => `Mail it: ${name}`,
  receiptMailed: ({ recipient, document }: { recipient: string; document: string | undefined }) =>
    document === undefined
      ? `The receipt goes to ${recipient}.`
      : `The receipt voucher ${document}, which takes the place of the receipt, goes to ${recipient}.`,
  reverse: 'Reverse',
  reverseOf: (kind: string, amount: string) => `Reverse ${kind} ${amount}`,
  reverseTitle: 'Reverse this entry?',
  reverseText: (kind: string, amount: string) =>
    `${kind} of ${amount} was a mistake. An opposite entry is added; both stay in the list.`,
  reversed: 'reversed',
  reversal: 'Reversal',
  reverseDone: 'The entry is reversed.',
  none: 'No money entered yet.',
  ask: 'Ask for payment',
  askText: (name: string, number: string, amount: string, agency: string) =>
    `Hello ${name}, for booking ${number} with ${agency} ${amount} is still to be paid.`,
  /** With the name of the part, `Deposit, due 20 Nov 2026`. */
  askPart: (name: string, number: string, amount: string, agency: string, part: string) =>
    `Hello ${name}, for booking ${number} with ${agency} ${amount} is to be paid now (${part}).`,
  askUpi: (upiId: string) => `You can pay by UPI to ${upiId}.`,
} as const;

/** A booking at the price of its quote, without a duty. */
const trip = {
  kind: 'Kind',
  kinds: { cab: 'Cab', tour: 'Tour', 'overseas-tour': 'Overseas tour', other: 'Other' },
  noDays: 'Not agreed yet',
  dayRange: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  changeDays: 'Change the days',
  firstDay: 'First day',
  lastDay: 'Last day',
  daysGo: 'Save the days',
  daysSaved: 'The days of the trip are saved.',
  lines: 'What was sold',
  times: (quantity: number, text: string) => `${quantity} × ${text}`,
  sums: 'Sums of the quote',
  itinerary: 'Day by day',
  included: 'Included',
  notIncluded: 'Not included',
  terms: 'Terms as quoted',
  noTerms: 'The quote has no terms.',
  travellers: 'Who travels',
  cancelling: 'What cancelling costs',
  otherCharge: 'By the terms, today. Another charge needs another reason; 0 for none.',
  price: 'Price',
  charge: 'Charge for the cancellation',
  cancel: 'Cancel booking',
  cancelTitle: 'Cancel this booking?',
  cancelText: (price: string) =>
    `The price is ${price}. Type what the customer pays by the terms of the quote; it takes the place of the price.`,
  cancelByTerms: (price: string) =>
    `The price is ${price}. The charge takes its place; what the terms say is filled in.`,
  cancelGo: 'Cancel the booking',
  keep: 'Keep the booking',
  cancelledDone: 'The booking is cancelled.',
  preview: {
    title: 'What it comes to',
    charge: 'Charge, with GST',
    gst: 'GST in it',
    tcs: 'TCS that stays with the tax office',
    other: 'Extras and other charges',
    received: 'Received',
    back: 'The customer gets back',
    owed: 'Still owed by the customer',
    sources: 'It goes back:',
    documents: 'Documents that follow',
    missing: 'They wait until this is there',
    invoice: (value: string, gst: string) => `Tax invoice of the charge: ${value} and ${gst} of GST`,
    refundVoucher: 'Refund voucher for what goes back of the advance',
    within: (days: number) => `The refund is sent within ${days === 1 ? 'a day' : `${days} days`}.`,
  },
  tcsKept: {
    legend: 'Was the TCS of the receipts deposited with the tax office already?',
    none: 'No: it is given back',
    earlier: (amount: string) => `That of earlier months: ${amount} is kept`,
    all: (amount: string) => `Yes: ${amount} is kept, and the customer claims it back in the tax return`,
  },
  noSteps: 'This booking has no terms of its own.',
  usualSteps: (kind: string) => `The usual terms of the kind ‘${kind}’ today, in place of none of its own:`,
  noUsualSteps: (kind: string) =>
    `No cancellation terms are set for the kind ‘${kind}’. Ask what was agreed.`,
  restore: 'Restore',
  restored: 'The booking is back, at its full price.',
} as const;

/** Another time, cancelling and their undoing. */
const change = {
  reschedule: 'Move the pick-up',
  rescheduleTitle: 'Move the pick-up',
  now: (when: string) => `Now: ${when}`,
  newDay: (day: string) => `New day: ${day}`,
  free: 'Free of charge.',
  freeUntil: (hours: number) => `A change is free until ${hours} hours before the pick-up.`,
  charge: (amount: string) => `This late change costs ${amount}. It is added to the booking.`,
  staffTypes: 'This change is late, and the rates have no charge for it. Type what the customer pays.',
  typedCharge: 'Charge',
  typedChargeHint: '0 for none.',
  dropsCrew: 'Take car and driver off, they may not be free',
  reason: 'Reason',
  rescheduleGo: 'Move the pick-up',
  rescheduled: (from: string, to: string, charge: string) =>
    `The pick-up moved from ${from} to ${to}.${charge && ` ${charge} is added to the booking.`}`,
  cancel: 'Cancel duty',
  cancelTitle: 'Cancel this duty?',
  noShow: 'No-show',
  noShowTitle: 'The customer did not come?',
  policy: {
    free: (days: number) =>
      days === 0
        ? 'Cancelling is free of charge.'
        : `The pick-up is ${days === 1 ? 'tomorrow' : `in ${days} days`}: cancelling is free of charge.`,
    charge: (percent: number, fare: string, amount: string) =>
      `${percent}% of the fare of ${fare} is charged: ${amount}.`,
    onTheDay: 'The pick-up is today or was before.',
    tax: 'The charge includes GST, as the fare does.',
    after: (total: string, balance: string) =>
      `The booking’s total is then ${total}, the balance ${balance}.`,
    afterWithRefund: (total: string, refund: string) =>
      `The booking’s total is then ${total}. The customer gets ${refund} back.`,
  },
  whoCancels: 'Who cancels?',
  byCustomer: (amount: string) => `The customer: ${amount}`,
  byUs: 'Our office: free of charge',
  less: 'Charge less, or nothing',
  reducedCharge: 'Charge in place of it',
  reducedHint: (amount: string) => `0 to waive it; less than ${amount}.`,
  reducedReason: 'Reason for the lower charge',
  reduced: (charge: string, amount: string) =>
    `${charge || 'Nothing'} is charged in place of ${amount}. The timeline keeps the reason.`,
  cancelGo: (amount: string) => `Cancel, charge ${amount}`,
  cancelFree: 'Cancel free of charge',
  noShowGo: (amount: string) => `No-show, charge ${amount}`,
  noShowFree: 'No-show, no charge',
  keep: 'Keep the duty',
  cancelledDone: (charge: string) => `The duty is cancelled. ${charge || 'Nothing'} is charged.`,
  noShowDone: (charge: string) => `The duty is marked as a no-show. ${charge || 'Nothing'} is charged.`,
  restore: 'Restore',
  restored: 'The duty is back, with its full fare.',
  restoredAlone:
    'The duty is back, with its full fare. Its car or driver is no longer free: assign it again.',
  undoMove: 'Undo',
  undoMoveOf: (what: string) => `Undo: ${what}`,
  moveUndone: (from: string, to: string) => `The pick-up moved back from ${from} to ${to}.`,
  working: 'Working…',
} as const;

const list = {
  title: 'Bookings',
  caption: 'Bookings',
  add: 'New booking',
  views: 'Show',
  viewNames: {
    upcoming: 'Upcoming',
    today: 'Today',
    unassigned: 'Unassigned',
    'unassigned-soon': 'Unassigned, until tomorrow',
    'to-close': 'To close',
    unpaid: 'Unpaid',
    past: 'Past',
    all: 'All',
  },
  status: 'Status',
  anyStatus: 'Any status',
  city: 'City',
  anyCity: 'All cities',
  none: 'No bookings here.',
  /** Above the duties that a figure counts. */
  ofFigure: (period: string) => `Duties of ${period}`,
  oneCar: 'one car',
  late: 'late starts',
  toFigures: 'Figures',
  columns: {
    number: 'Number',
    status: 'Status',
    customer: 'Customer',
    trip: 'Trip',
    pickUp: 'Pick-up',
    crew: 'Car and driver',
    total: 'Total',
    balance: 'Balance',
  },
  search: {
    label: 'Search by number, name or phone',
    go: 'Search',
    all: 'All bookings',
  },
  paging: 'Pages',
  first: 'First page',
  more: 'Next page',
} as const;

const because = (reason: string) => (reason === '' ? '' : `: ${reason}`);

/** `policy`: the charge by the terms, where staff charged less. */
type EndCharge = { percent: string; charge: string; policy: string };

function chargeText({ percent, charge, policy }: EndCharge): string {
  if (policy !== '') return `for ${charge || 'nothing'} in place of ${policy} (${percent}% of the fare)`;
  return charge === '' ? 'free of charge' : `with ${percent}% of the fare: ${charge}`;
}

/** Full sentences for the timeline. */
const fromTo = (from: string, to: string): string => {
  if (from && to) return ` from ${from} to ${to}`;
  return to ? ` to ${to}` : from ? `, before: ${from}` : '';
};

/** A voucher in a sentence: of a supplier, or without a name the travellers' own. */
type NamedVoucher = { name?: string; version?: string };

const voucherOf = ({ name, version }: NamedVoucher): string =>
  `${name ? `the voucher for ${name}` : 'the travellers’ voucher'}${version ? ` (version ${version})` : ''}`;

const sentHow = (way = '', address = ''): string => {
  if (way === 'whatsapp') return ' by WhatsApp';
  if (way === 'hand') return ' by hand';
  return address && ` to ${address}`;
};

/** Why a refund failed, in a sentence. */
export const refundFailures: ReadonlyMap<string, string> = new Map([
  ['refused', 'the payment gateway refused it'],
  ['failed', 'the customer’s bank did not take it'],
  ['no-gateway', 'no payment gateway is set up'],
  ['no-payment', 'its payment is not known at the gateway'],
]);

/** `rates`: the fare by the rates, where another price was agreed. */
type RideChangeNote = { rates: string; crew: string; reason: string };

const events = {
  tripAdded: (who: string, name: string) => `${who} added ${name}.`,
  tripRemoved: (who: string, name: string) => `${who} removed ${name}.`,
  tripUsed: (who: string, count: string) => `${who} marked the trip as travelled: ${count}.`,
  tripChanged: (who: string, name: string, field: string, from: string, to: string) =>
    `${who} changed ${[name, field].filter(Boolean).join(', ')}${fromTo(from, to)}.`,
  tripUndone: (who: string, name: string, field: string, from: string, to: string) =>
    `${who} took back a change of ${[name, field].filter(Boolean).join(', ')}${fromTo(from, to)}.`,
  system: 'The system',
  driver: 'The driver',
  made: (who: string, amount: string, cars: string) =>
    `${who} made the booking for ${amount}${cars && `: ${cars}`}.`,
  rideAdded: (who: string, ride: string, amount: string) =>
    `${who} added a ride${ride && ` (${ride})`} ${amount === '' ? 'as a part of the trip' : `for ${amount}`}.`,
  imported: (who: string, amount: string, file: string) =>
    `${who} imported the booking for ${amount} from the file ${file}.`,
  cancelledTrip: (who: string, { charge, tcs, reason }: { charge: string; tcs: string; reason: string }) =>
    `${who} cancelled the booking, ${charge === '' ? 'free of charge' : `for ${charge}`}${tcs && ` and ${tcs} of TCS that stay with the tax office`}${because(reason)}.`,
  restoredTrip: (who: string) => `${who} restored the booking at its full price.`,
  changed: (who: string, name: string, from: string, to: string) =>
    `${who} changed the ${name.toLowerCase()} from ${quoted(from)} to ${quoted(to)}.`,
  days: 'Days',
  notes: (who: string) => `${who} changed the notes.`,
  owner: (who: string, to: string) =>
    to === '' ? `${who} left the booking unassigned.` : `${who} gave the booking to ${to}.`,
  buyer: (who: string, to: string) =>
    to === '' ? `${who} billed the booking to the customer.` : `${who} billed the booking to ${to}.`,
  confirmed: (who: string) => `${who} confirmed the duty.`,
  assigned: (who: string, car: string, driver: string) =>
    `${who} assigned ${[car, driver].filter(Boolean).join(' and ') || 'car and driver'}.`,
  unassigned: (who: string) => `${who} took car and driver off the duty.`,
  moved: (who: string, from: string, to: string) =>
    `${who} moved the duty from ${from} to ${to} on the board.`,
  status: (who: string, from: string, to: string) => `${who} changed the status from ${from} to ${to}.`,
  rescheduled: (who: string, from: string, to: string, charge: string, reason: string) =>
    `${who} moved the pick-up from ${from} to ${to}, ${charge === '' ? 'free of charge' : `for ${charge}`}${because(reason)}.`,
  /** `change`: what is another now, each as `Guwahati to Shillong → Guwahati to Tawang`. */
  rideChanged: (who: string, change: string, { rates, crew, reason }: RideChangeNote) =>
    `${who} changed the ride${change && `: ${change}`}${rates && ` (by the rates ${rates})`}${crew && `; ${crew}`}${because(reason)}.`,
  rideChangeUndone: (who: string, change: string, crew: string) =>
    `${who} took the change of the ride back${change && `: ${change}`}${crew && `; ${crew}`}.`,
  crewLost: (car: boolean, driver: boolean) =>
    car || driver
      ? `${[car && 'the car', driver && 'the driver'].filter(Boolean).join(' and ')} taken off`
      : '',
  priceKept: (amount: string) => `${amount} as before`,
  cancelledByUs: (who: string, reason: string) =>
    `${who} cancelled the duty on our side, free of charge${because(reason)}.`,
  cancelled: (who: string, charge: EndCharge, reason: string) =>
    `${who} cancelled the duty, ${chargeText(charge)}${because(reason)}.`,
  noShow: (who: string, charge: EndCharge, reason: string) =>
    `${who} marked the duty as a no-show, ${chargeText(charge)}${because(reason)}.`,
  restored: (who: string, lostCrew: boolean) =>
    `${who} restored the duty with its full fare${lostCrew ? '; its car or driver was taken' : ''}.`,
  moveUndone: (who: string, to: string) => `${who} took the change back: the pick-up is on ${to} again.`,
  charge: (who: string, amount: string, reason: string) =>
    `${who} added a charge of ${amount}${because(reason)}.`,
  chargeRemoved: (who: string, amount: string, reason: string) =>
    `${who} took back a charge of ${amount}${because(reason)}.`,
  money: (who: string, kind: string, amount: string, method: string, reference: string, day: string) =>
    `${who} entered ${amount} as ${kind.toLowerCase()} (${[method, reference].filter(Boolean).join(', ')})${day && `, ${day}`}.`,
  moneyReversed: (who: string, kind: string, amount: string) =>
    `${who} reversed the ${amount} that were entered as ${kind.toLowerCase()}.`,
  refund: {
    asked: (who: string, amount: string, reason: string) =>
      `${who} asked for a refund of ${amount}${because(reason)}.`,
    approved: (who: string, amount: string) => `${who} approved the refund of ${amount}.`,
    withdrawn: (who: string, amount: string) => `${who} withdrew the refund of ${amount}.`,
    'another-way': (who: string, amount: string, reason: string) =>
      `${who} asked for a refund of ${amount} to the customer’s own bank account${because(reason)}.`,
    failed: (_: string, amount: string, reason: string) =>
      `The refund of ${amount} failed${because(refundFailures.get(reason) ?? reason)}.`,
    done: (_: string, amount: string) => `The refund of ${amount} is done.`,
    mailed: (_: string, amount: string, address: string) =>
      `The customer was told of the refund of ${amount} by mail${address && ` to ${address}`}.`,
    'mail-refused': (_: string, amount: string, why: string) =>
      `The mail about the refund of ${amount} was refused${because(why)}.`,
  },
  slipOpened: () => 'The driver opened the duty slip.',
  slipSent: (who: string) => `${who} sent the duty slip to the driver.`,
  entry: (who: string, what: string, reason: string) =>
    `${who} entered on the duty slip: ${what}${because(reason)}.`,
  entryRemoved: (who: string, what: string, reason: string) =>
    `${who} removed from the duty slip: ${what}${because(reason)}.`,
  withoutCode: 'without the customer’s code',
  closed: (who: string, total: string) => `${who} closed the duty at ${total}.`,
  reopened: (who: string) => `${who} opened the closed duty again.`,
  linkOpened: () => 'The customer opened the booking’s link.',
  linkRenewed: (who: string) => `${who} made a new link for the customer. The one before it ended.`,
  vouchersMade: (who: string, names: string) => `${who} made vouchers${names && `: ${names}`}.`,
  voucherSent: (
    who: string,
    { way, address, ...voucher }: NamedVoucher & { way?: string; address?: string },
  ) => `${who} ${way === 'hand' ? 'gave' : 'sent'} ${voucherOf(voucher)}${sentHow(way, address)}.`,
  voucherFailed: ({ address, reason, ...voucher }: NamedVoucher & { address?: string; reason?: string }) =>
    `The mail with ${voucherOf(voucher)}${address ? ` to ${address}` : ''} is not delivered yet${because(reason ?? '')}.`,
  voucherRefused: ({ address, reason, ...voucher }: NamedVoucher & { address?: string; reason?: string }) =>
    `The mail with ${voucherOf(voucher)}${address ? ` to ${address}` : ''} was refused${because(reason ?? '')}.`,
  whatsapp: 'WhatsApp',
  supplierAsked: (who: string, supplier: string, way: string, titles: string) =>
    `${who} asked ${supplier} by ${way}: ${titles}.`,
  supplierMailed: (who: string, address: string) => `${who} mailed the request to ${address}.`,
  supplierMailFailed: (address: string, why: string) =>
    `The request to ${address} is not delivered yet${because(why)}.`,
  supplierMailBounced: (address: string, why: string) =>
    `The request to ${address} was refused, so it is to be asked again${because(why)}.`,
  mailed: (who: string, address: string) => `${who} mailed the booking to ${address || 'the customer'}.`,
  mailFailed: (address: string, why: string) =>
    `The mail to ${address || 'the customer'} is not delivered yet${because(why)}.`,
  mailBounced: (address: string, why: string) =>
    `The mail to ${address || 'the customer'} was refused${because(why)}.`,
  fileAdded: (who: string, isTravellers: boolean) =>
    `${who} added a file${isTravellers ? ' of a traveller' : ''}.`,
  fileRemoved: (who: string, isTravellers: boolean) =>
    `${who} removed a file${isTravellers ? ' of a traveller' : ''}.`,
  paperAdded: (who: string, kind: string) => `${who} added a paper: ${kind}.`,
  paperChanged: (who: string, kind: string) => `${who} changed a paper: ${kind}.`,
  paperChecked: (who: string, kind: string) => `${who} checked a paper: ${kind}.`,
  paperRemoved: (who: string, kind: string) => `${who} removed a paper: ${kind}.`,
  paperReceived: (kind: string) => `The customer sent a paper: ${kind}.`,
  papersDeleted: () => 'The travellers’ papers were deleted, 30 days after the trip.',
  erased: (who: string) => `${who} erased the customer’s data.`,
} as const;

export const staffBookingsContent = {
  statuses: dutyStatusNames,
  make,
  page,
  link,
  mail,
  money,
  change,
  trip,
  list,
  events,
} as const;
