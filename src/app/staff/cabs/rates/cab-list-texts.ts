const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** `3 duties`, `3 duties and 1 car`, `3 duties, 1 car and 2 drivers`. */
const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

type Use = { duties: number; cars: number; drivers: number };

const keepText = ({ duties, cars, drivers }: Use, what: string): string => {
  const parts = [
    duties > 0 ? counted(duties, 'duty to be driven', 'duties to be driven') : '',
    cars > 0 ? counted(cars, 'car', 'cars') : '',
    drivers > 0 ? counted(drivers, 'driver', 'drivers') : '',
  ].filter(Boolean);
  if (parts.length === 0) return '';
  const isOne = duties + cars + drivers === 1;
  return `${joined(parts)} ${isOne ? 'has' : 'have'} this ${what} and ${isOne ? 'keeps' : 'keep'} it.`;
};

const common = {
  order: 'Order',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  edit: (name: string) => `Change ${name}`,
  added: (name: string) => `${name} is added. Type its rates under Rates: without rates it has no fare.`,
  changed: (name: string) => `${name} is changed.`,
  moved: (name: string, way: 'up' | 'down') => `${name} is moved ${way}.`,
  unchanged: 'Nothing was changed.',
  deactivate: 'Deactivate',
  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  deactivated: (name: string) => `${name} is deactivated.`,
  reactivate: 'Reactivate',
  reactivateTitle: (name: string) => `Reactivate ${name}?`,
  reactivated: (name: string) => `${name} is offered again.`,
  inactiveHeading: 'Deactivated',
  noRates: 'none yet',
} as const;

export const staffCarTypesContent = {
  ...common,
  intro:
    'What visitors see beside each fare, in this order: from the smallest to the largest. A change shows at once. Rates are typed under Rates.',
  caption: 'Car types, in their order',
  add: 'Add a car type',
  fields: {
    name: 'Name',
    otherNames: 'Other names',
    examples: 'Examples',
    seats: 'Seats',
    bags: 'Bags',
    picture: 'Picture',
  },
  ratesColumn: 'Rates in',
  seatsAndBags: (seats: number, bags: number) =>
    `${counted(seats, 'seat', 'seats')}, ${counted(bags, 'bag', 'bags')}`,
  noPicture: 'None',
  hints: {
    name: 'As customers say it, such as Tempo Traveller 12.',
    otherNames: 'Other words for it in your lists, separated by commas. Imports understand each of them.',
    examples: 'Models that may come, such as Force Traveller or similar.',
    seats: 'For passengers, without the driver.',
    bags: 'Large bags that fit with all seats taken.',
  },
  deactivateTexts: (name: string, use: Use) =>
    [
      `New fares, bookings and lists no longer offer ${name}. Its rates are kept.`,
      keepText(use, 'car type'),
    ].filter(Boolean),
  reactivateTexts: (name: string) => [`Visitors get fares for ${name} again, by its last rates.`],
} as const;

export const staffCitiesContent = {
  ...common,
  added: (name: string) =>
    `${name} is added. Add its stops under Stops & routes and its rates under Rates: without both it has no fare.`,
  intro:
    'A ride has the rates of the city of its first stop. A new city needs two things more: stops, and rates for the cars that are offered there. Until it has rates, visitors are asked to call or write for the fare.',
  caption: 'Cities, in their order',
  add: 'Add a city',
  fields: { name: 'Name', otherNames: 'Other names' },
  ratesColumn: 'Rates for',
  stopsColumn: 'Stops',
  stops: (count: number) => counted(count, 'stop', 'stops'),
  hints: {
    name: 'As customers say it, such as Bagdogra.',
    otherNames: 'Other words for it in your lists, separated by commas. Imports understand each of them.',
  },
  deactivateTexts: (name: string, use: Use, stops: number) =>
    [
      `New bookings and lists no longer offer ${name}. Its rates are kept.`,
      stops > 0
        ? `Visitors still find its ${counted(stops, 'stop', 'stops')}, and are asked to call or write for the fare of a ride from there.`
        : '',
      keepText(use, 'city'),
    ].filter(Boolean),
  reactivateTexts: (name: string) => [`Visitors get fares in ${name} again, by its last rates.`],
} as const;
