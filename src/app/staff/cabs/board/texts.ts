import { dutyMarks, dutyStatusNames } from '#app/staff/cabs/duty-statuses.ts';

/** In a word on a bar; its tooltip has the sentence. */
const problems = {
  clash: 'Clash',
  'short-gap': 'Tight',
  'day-off': 'Leave',
  'paper-expired': 'Papers',
  'licence-expired': 'Licence',
  late: 'Late',
} as const;

/** The board of duties. */
export const staffCabBoardContent = {
  title: 'Cabs',
  newBooking: 'New booking',
  views: { label: 'Period', day: 'Day', week: 'Week' },
  rows: { label: 'Rows', cars: 'Cars', drivers: 'Drivers' },
  /** On a phone. */
  agenda: { label: 'Group by', groupings: { time: 'By time', cars: 'By car', drivers: 'By driver' } },
  steps: { label: 'Date', today: 'Today', day: 'Day' },
  previousDay: 'Day before',
  nextDay: 'Next day',
  previousWeek: 'Week before',
  nextWeek: 'Next week',
  filters: {
    label: 'Filters',
    city: 'City',
    anyCity: 'All cities',
    carType: 'Car type',
    anyType: 'All types',
    cancelled: 'Cancelled too',
    more: 'Date and filters',
  },
  statuses: dutyStatusNames,
  marks: dutyMarks,
  unassigned: 'Unassigned',
  noUnassigned: 'Everything is assigned.',
  /** Those in this row, and those in the rows of their cars or drivers, which miss only the other one. */
  unassignedIn: {
    cars: (inRow: number, elsewhere: number) =>
      [inRow > 0 && `${inRow} without car`, elsewhere > 0 && `${elsewhere} only without driver`]
        .filter(Boolean)
        .join(', '),
    drivers: (inRow: number, elsewhere: number) =>
      [inRow > 0 && `${inRow} without driver`, elsewhere > 0 && `${elsewhere} only without car`]
        .filter(Boolean)
        .join(', '),
  },
  problems,
  problemsOf: (texts: string) => `Please check: ${texts}`,
  needed: (type: string) => `${type} needed`,
  moreBelow: (count: number) => `${count} more below`,
  groups: {
    name: (city: string, type: string) => `${city} · ${type}`,
    cars: (count: number, free: number, unfit: number) =>
      [
        count === 1 ? '1 car' : `${count} cars`,
        `${free} free`,
        unfit > 0 && (unfit === 1 ? '1 with expired papers' : `${unfit} with expired papers`),
      ]
        .filter(Boolean)
        .join(', '),
    drivers: (count: number, free: number, unfit: number) =>
      [
        count === 1 ? '1 driver' : `${count} drivers`,
        `${free} free`,
        unfit > 0 && `${unfit} off or with expired licence`,
      ]
        .filter(Boolean)
        .join(', '),
  },
  marksHelp: {
    open: 'Marks',
    title: 'Marks and ways of the board',
    statuses: 'Statuses',
    problems: [
      [problems.clash, 'the car or the driver is on another duty at the same time'],
      [problems['short-gap'], 'too little time to come from the duty before, or to the next one'],
      [problems['day-off'], 'the driver has a day off'],
      [problems['paper-expired'], 'a paper of the car is no longer valid'],
      [problems['licence-expired'], 'the driver’s licence is no longer valid'],
      [problems.late, 'no driver, and the pick-up is within three hours or over'],
    ],
    ways: [
      'Drag a duty to another row: its time stays.',
      'Drag it along its own row, or to another one with Shift: its time changes, and you are asked.',
      'On a touch screen, rest the finger on a duty until it lifts.',
      'By keyboard: arrow keys between duties, Enter opens one, S swaps it with another.',
    ],
  },
  noCar: 'No car',
  noDriver: 'No driver',
  count: (duties: number) => (duties === 1 ? '1 duty' : `${duties} duties`),
  /** Folded where there are very many. */
  free: {
    cars: (count: number) => `Without duties: ${count}`,
    drivers: (count: number) => `Without duties: ${count}`,
  },
  noRows: {
    cars: 'No cars yet. Add them under Cars.',
    drivers: 'No drivers yet. Add them under Drivers.',
  },
  none: 'No duties in this time.',
  earlier: (count: number) => `Over already: ${count}`,
  boardLabel: 'Duties by time',
  expired: 'Papers expired',
  licenceExpired: 'Licence expired',
  ended: 'Out of use',
  off: (reason: string) => (reason ? `Off: ${reason}` : 'Day off'),
  until: (clock: string) => `until ${clock}`,
  route: (from: string, to: string) => [from, to].filter(Boolean).join(' → '),
  panel: {
    title: (customer: string, number: string) => `${customer}, ${number}`,
    when: 'Time',
    route: 'Route',
    carType: 'Car type',
    rides: 'Cars of the booking',
    people: 'People',
    phone: 'Phone',
    assign: 'Assign to…',
    car: 'Car',
    driver: 'Driver',
    save: 'Assign',
    move: 'Move to…',
    moveTime: 'Pick-up',
    moveSave: 'Move',
    length: (hours: string) => `The duty stays ${hours} long.`,
    status: 'Status',
    setStatus: (status: string) => `Set to ${status}`,
    backTo: (status: string) => `Back to ${status}`,
    openBooking: 'Open booking',
    fixed: 'It has begun or is over: time, car and driver stay as they are.',
  },
  /** The list of cars or drivers for one duty. */
  choices: {
    groups: {
      free: 'Free',
      'other-type': 'Free, another type',
      busy: 'Busy then',
      'other-city': 'In another city',
      unfit: 'Papers expired or day off',
    },
    failed: 'The cars and drivers could not be loaded.',
    again: 'Try again',
    busy: (number: string, from: string, to: string) => `on ${number}, ${from} – ${to}`,
    dayOff: (reason: string) => (reason ? `day off: ${reason}` : 'day off'),
    paper: (name: string, day: string) => `${name} only valid until ${day}`,
    licence: (day: string) => `licence only valid until ${day}`,
    otherType: (type: string) => `${type}, another type`,
    otherCity: (city: string) => `in ${city}`,
    usualDriver: (name: string) => `${name} usually drives this car.`,
    usualDriverNot: (name: string, why: string) =>
      `${name} usually drives this car, but is not free: ${why}.`,
    usualCar: (plate: string) => `${plate} is this driver’s usual car.`,
    usualCarNot: (plate: string, why: string) =>
      `${plate} is this driver’s usual car, but does not fit: ${why}.`,
  },
  /** To the customer, after a change of time. */
  told: {
    open: 'Tell the customer',
    heading: (name: string) => `Tell ${name} the new time`,
    text: (facts: {
      name: string;
      route: string;
      number: string;
      when: string;
      before: string;
      agency: string;
    }) =>
      `Hello${facts.name ? ` ${facts.name}` : ''}, the pick-up time of your cab ${facts.route} (booking ${facts.number}) has changed: ${facts.when}, not ${facts.before}. Please tell us if this does not suit you. ${facts.agency}`,
    whatsapp: 'Open WhatsApp',
    whatsappOf: (name: string) => `Open WhatsApp: ${name}`,
    noNumber: 'No number stored.',
    copy: 'Copy the text',
    copied: 'Copied',
    mail: (address: string) => `Mail the booking to ${address}`,
  },
  drag: {
    keeps: 'same time',
    to: (row: string, when: string) => `${row}, ${when}`,
  },
  /** Asked before a drag changes the time. */
  move: {
    title: (number: string, from: string, to: string) => `Move ${number} from ${from} to ${to}?`,
    rowToo: {
      cars: (name: string) => `Its car becomes ${name}.`,
      drivers: (name: string) => `Its driver becomes ${name}.`,
    },
    none: { cars: 'It loses its car.', drivers: 'It loses its driver.' },
    tell: 'Tell the customer, who was promised the old time.',
    go: (to: string) => `Move to ${to}`,
    keep: {
      cars: (from: string) => `Only change the car, keep ${from}`,
      drivers: (from: string) => `Only change the driver, keep ${from}`,
    },
    cancel: 'Cancel',
  },
  done: {
    moved: (from: string, to: string) => `${from} → ${to}`,
    car: {
      first: (plate: string) => `now has car ${plate}`,
      other: (from: string, to: string) => `moved from car ${from} to car ${to}`,
      none: (plate: string) => `no longer has car ${plate}`,
    },
    driver: {
      first: (name: string) => `now has driver ${name}`,
      other: (from: string, to: string) => `moved from driver ${from} to driver ${to}`,
      none: (name: string) => `no longer has driver ${name}`,
    },
    carAndDriver: (plate: string, name: string) => `now has ${plate} and ${name}`,
    usualLeftOut: {
      car: (plate: string, why: string) => `The usual car ${plate} was not assigned: ${why}.`,
      driver: (name: string, why: string) => `The usual driver ${name} was not assigned: ${why}.`,
    },
    unchanged: (number: string) => `Nothing was changed on ${number}.`,
    status: (number: string, from: string, to: string) => `${number} changed from ${from} to ${to}.`,
    mailed: (number: string, address: string) => `${number} is on its way to ${address}.`,
    check: 'Please check:',
    checksLabel: 'Plans to check',
    checkOf: (number: string) => `Please check ${number}:`,
    checked: 'Checked',
    tickOff: (number: string) => `${number} is checked`,
    undo: 'Undo',
    dismiss: 'Dismiss',
  },
} as const;
