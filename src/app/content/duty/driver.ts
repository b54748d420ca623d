/** The driver's page in English: short sentences for a small phone. The other languages have the same texts. */
export const english = {
  title: 'Duty',
  callOffice: 'Call the office',
  pickUp: 'Pick-up',
  place: 'Where',
  drop: 'To',
  flight: 'Flight or train',
  customer: 'Customer',
  people: 'People',
  bags: 'Bags',
  car: 'Car',
  included: 'Booked',
  price: {
    included: 'In the price',
    besides: 'Customer pays besides',
    tolls: 'tolls',
    'state-taxes': 'state taxes',
    waiting: 'waiting',
    night: 'night driving',
    onTheSpot: 'parking, entry tickets and permits',
  },
  instructions: 'Please note',
  call: 'Call the customer',
  map: 'Open the map',
  network: {
    offline: 'No network. Go on as usual: everything is kept on this phone and sent later.',
    waiting: 'Waiting to be sent:',
  },
  stepsHeading: 'Your duty',
  steps: {
    start: { name: 'Start', go: 'I start now', hint: 'When you leave for the pick-up.' },
    reached: { name: 'Reached', go: 'I have reached', hint: 'When you are at the pick-up.' },
    'on-board': { name: 'On board', go: 'Customer is on board', hint: 'When the customer sits in the car.' },
    end: { name: 'End', go: 'End the duty', hint: 'When the customer has got out.' },
  },
  odometer: 'Kilometres on the dashboard',
  doubtful:
    'The last reading was {km} km. Look at the dashboard again. If your number is right, press the button once more.',
  early:
    'The pick-up is on {when}. Start only when you leave for it. If you are leaving now, press the button once more.',
  doneAt: 'Done at',
  waiting: 'Waiting to be sent',
  code: 'Code from the customer (4 digits)',
  codeHint:
    'The customer has the code in the message about the booking. Ask for it after the ride: it shows that the customer has arrived.',
  codeWrong: 'The code is wrong. Ask the customer again. Tries left: {tries}.',
  collect: {
    cash: 'Collect in cash from the customer',
    nothing: 'Nothing to collect from the customer.',
    other: 'Nothing to collect: another driver collects.',
    ask: 'The office tells you what to collect.',
    check: 'To collect: {due}. You typed {typed}. If {typed} is right, press the button once more.',
  },
  collected: 'Cash you collected, in rupees (0 if none)',
  withoutCode: 'Customer does not know the code',
  withoutCodeText: 'The office will call and end the duty.',
  withoutCodeAsk:
    'Ended without the code the duty stays open until the office has called. If the customer does not know it, press the button once more.',
  odometerMissing: 'Type the kilometres on the dashboard first.',
  locked: 'The code was wrong five times. Type the kilometres and end without it: the office ends the duty.',
  linkGone: 'This link no longer works. Call the office.',
  closed: 'The office has closed this duty. Call them to change it.',
  cancelledEnd: 'This duty is cancelled, so it takes no end. Call the office.',
  endedBefore: 'The end is saved already. Call the office to change it.',
  sentBefore: 'This was sent before with something else in it. Load the page again.',
  tooManyEntries: 'This duty has too many entries. Call the office.',
  cashLimit: 'The law forbids {amount} or more in cash from one customer, also in parts. Call the office.',
  tooMuch: 'Not more than {amount} can be entered here. Look at the number again, or call the office.',
  expenses: {
    heading: 'Money you paid on the way',
    kind: 'What for',
    kinds: {
      toll: 'Toll',
      'state-tax': 'State tax',
      parking: 'Parking',
      permit: 'Permit or entry fee',
      other: 'Other',
    },
    amount: 'Rupees',
    reason: 'Where or why',
    go: 'Add',
    hint: 'Keep the receipt.',
    check: 'You typed {amount}. If that is right, press the button once more.',
    remove: 'Remove',
    photo: 'Photo of the receipt',
    photoAgain: 'Take another photo',
    photoBusy: 'The photo is being prepared …',
    photoTaken: 'The photo is kept. It is sent with the expense.',
    photoFailed: 'This photo cannot be used. Take it again.',
    withPhoto: 'With photo',
    photoWaiting: 'Photo waiting to be sent',
  },
  photoRefused: 'The photo was not accepted. Keep the receipt for the office.',
  photoNoRoom: 'The office has no room for photos just now. The photo stays on this phone and is sent later.',
  refused: { heading: 'Not accepted', remove: 'Remove' },
  ended: { heading: 'The duty has ended', text: 'Thank you. You can close this page.' },
  withoutCodeDone: {
    heading: 'Your end is saved',
    text: 'It has no code, so the office ends the duty. Call them if they do not call you.',
  },
  cancelled: { heading: 'This duty is cancelled', text: 'Call the office if you are already on the way.' },
} as const;

type Widened<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Widened<Texts[Key]>;
};
export type DriverTexts = Widened<typeof english>;

type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];
/** Where a text is: `steps.start.go`. */
export type DriverTextKey = KeysOf<DriverTexts>;

/** Only in English: the link shows no duty, so no language was chosen. */
export const goneLink = {
  heading: 'This link no longer works',
  text: 'The duty is over, or another driver has it. Call the office if you think that is wrong.',
} as const;
