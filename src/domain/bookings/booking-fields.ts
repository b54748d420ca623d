import { recordOf } from '#domain/shared/record-of.ts';
import { wholeIn } from '#domain/shared/typed-whole.ts';
import { bookingMessages } from './booking-messages.ts';

const { bagsWrong, peopleWrong } = bookingMessages.bookings;

/** `driver`: page, message and slip; `customer`: the booking's page; `mail`: the mail to the customer. */
type Reader = 'board' | 'driver' | 'customer' | 'mail';

type CommonField = {
  /** In the table `duties`. */
  column: string;
  /** Everywhere except on the driver's page, whose languages are in `content/duty`. */
  label: string;
  /** In a customer's own data, if it is another one. */
  exportLabel?: string;
  /** Who reads it in a row of its own; addresses, names and instructions are parts of other rows. */
  readers: readonly Reader[];
};
type TextField = CommonField & {
  kind: 'text';
  maxLength: number;
  /** The headings of its column in an imported list; without them the import has no such column. */
  headings?: RegExp;
};
type PhoneField = CommonField & { kind: 'phone'; maxLength: number; readers: readonly [] };
type CountField = CommonField & { kind: 'count'; min: number; wrong: string };
type BookingField = TextField | PhoneField | CountField;

/** What staff type about a duty besides its plan, in the order of the booking's page. */
export const bookingFields = {
  pickupAddress: {
    kind: 'text',
    column: 'pickup_address',
    label: 'Pick-up address',
    maxLength: 300,
    readers: [],
  },
  dropAddress: {
    kind: 'text',
    column: 'drop_address',
    label: 'Drop address',
    maxLength: 300,
    readers: [],
  },
  flight: {
    kind: 'text',
    column: 'flight',
    label: 'Flight or train',
    maxLength: 20,
    readers: ['board', 'driver', 'customer', 'mail'],
  },
  gatePass: {
    kind: 'text',
    column: 'gate_pass',
    label: 'Gate pass number',
    maxLength: 40,
    readers: ['board', 'driver', 'customer', 'mail'],
    headings: /\bgate ?pass\b/,
  },
  passengerName: {
    kind: 'text',
    column: 'passenger_name',
    label: 'Passenger',
    maxLength: 100,
    readers: ['customer'],
  },
  passengerPhone: {
    kind: 'phone',
    column: 'passenger_phone',
    label: 'Passenger’s number',
    maxLength: 20,
    readers: [],
  },
  passengers: {
    kind: 'count',
    column: 'passengers',
    label: 'People',
    min: 1,
    wrong: peopleWrong,
    readers: ['customer', 'mail'],
  },
  bags: {
    kind: 'count',
    column: 'bags',
    label: 'Bags',
    min: 0,
    wrong: bagsWrong,
    readers: ['customer', 'mail'],
  },
  instructions: {
    kind: 'text',
    column: 'instructions',
    label: 'Instructions',
    exportLabel: 'For the driver',
    maxLength: 1000,
    readers: [],
  },
} as const satisfies Record<string, BookingField>;

type Fields = typeof bookingFields;
export type DetailName = keyof Fields;
type NameOf<Part> = { [Name in DetailName]: Fields[Name] extends Part ? Name : never }[DetailName];
type CountName = NameOf<CountField>;
type TextName = Exclude<DetailName, CountName>;
export type ImportedName = NameOf<{ headings: RegExp }>;
type NameFor<Who extends Reader> = {
  [Name in DetailName]: Who extends Fields[Name]['readers'][number] ? Name : never;
}[DetailName];

/** Texts are empty and counts `null` when they are not known. */
export type BookingDetails = { [Name in DetailName]: Name extends CountName ? number | null : string };
export type DetailsFor<Who extends Reader> = Pick<BookingDetails, NameFor<Who>>;

const fieldOf = (name: DetailName): BookingField => bookingFields[name];

export const detailNames = Object.keys(bookingFields) as DetailName[];
export const isDetailName = (name: string): name is DetailName => Object.hasOwn(bookingFields, name);
export const isCount = (name: DetailName): name is CountName => fieldOf(name).kind === 'count';
const isText = (name: DetailName): name is TextName => !isCount(name);
export const countNames = detailNames.filter(isCount);
export const textNames = detailNames.filter(isText);

const isImported = (name: DetailName): name is ImportedName => 'headings' in fieldOf(name);
export const importedNames = detailNames.filter(isImported);
export const importedField = (name: ImportedName): TextField & { headings: RegExp } => bookingFields[name];

const isFor =
  <Who extends Reader>(reader: Who) =>
  (name: DetailName): name is NameFor<Who> =>
    fieldOf(name).readers.includes(reader);
export const namesFor = <Who extends Reader>(reader: Who): NameFor<Who>[] =>
  detailNames.filter(isFor(reader));

export const exportLabelOf = (name: DetailName): string => fieldOf(name).exportLabel ?? fieldOf(name).label;

export const noDetails: BookingDetails = {
  ...recordOf(textNames, () => ''),
  ...recordOf(countNames, () => null),
};

export const detailsOf = (from: BookingDetails): BookingDetails => ({
  ...recordOf(textNames, (name) => from[name]),
  ...recordOf(countNames, (name) => from[name]),
});

/** Empty when it is not known. */
export const detailText = <Name extends DetailName>(
  details: Pick<BookingDetails, Name>,
  name: Name,
): string => String(details[name] ?? '');

/** Each field of these readers with its label. */
export const rowsFor = <Who extends Reader>(
  reader: Who,
  details: DetailsFor<Who>,
): [label: string, value: string][] =>
  namesFor(reader).map((name) => [bookingFields[name].label, detailText(details, name)]);

const maxCount = 60;

/** `null` when nothing is typed, `undefined` when it is no such number. */
export const countIn = (name: CountName, typed: string): number | null | undefined =>
  wholeIn(typed, bookingFields[name].min, maxCount);

/** What erasing puts into the columns, all of which may hold personal data. */
export const personalBookingColumns = detailNames.map((name) => ({
  column: bookingFields[name].column,
  blank: noDetails[name],
}));
