import { bookingNumber } from '#domain/bookings/booking.ts';
import { detailFieldOf, permitRegionNames } from '#domain/bookings/trips/service-details.ts';
import type { TripService } from '#domain/bookings/trips/services.ts';
import { ageOf, type Traveller } from '#domain/bookings/trips/trip.ts';
import { dateText, dayOf, daysAfter, startOfDayInIndia, weekdayText } from '#domain/shared/india-time.ts';

/** A service that a supplier is asked for. */
export type AskedService = Pick<
  TripService,
  'id' | 'bookingId' | 'kind' | 'title' | 'nights' | 'starts' | 'remarks' | 'details' | 'revision'
> & {
  onDay: string;
  /** The first day of its trip, on which ages count. */
  firstDay: string | null;
  /** Those who have it. */
  travellers: readonly Pick<Traveller, 'birthDate' | 'age'>[];
};

export type SupplierMessage = { subject: string; text: string };

/** Younger travellers may cost less, so that the supplier is told their age. */
const adultAge = 18;

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

const listText = (items: readonly (string | number)[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** `4 people, of them children of 5 and 9 years`. */
export function peopleText({ travellers, firstDay }: Pick<AskedService, 'travellers' | 'firstDay'>): string {
  const ages = travellers
    .map((traveller) => ageOf(traveller, firstDay))
    .filter((age) => age !== null && age < adultAge)
    .toSorted((one, other) => Number(one) - Number(other)) as number[];
  const people = counted(travellers.length, 'person', 'people');
  if (ages.length === 0) return people;
  const children = ages.length === 1 ? 'a child' : 'children';
  return `${people}, of them ${children} of ${listText(ages)} ${ages.length === 1 && ages[0] === 1 ? 'year' : 'years'}`;
}

const dayText = (day: string) => weekdayText(startOfDayInIndia(day));

function datesText({ onDay, nights, starts }: AskedService): string {
  if (nights > 0)
    return `${dayText(onDay)} to ${dayText(daysAfter(onDay, nights))}, ${counted(nights, 'night', 'nights')}`;
  return [dayText(onDay), starts].filter(Boolean).join(', ');
}

const isRegion = (text: string): text is keyof typeof permitRegionNames =>
  Object.hasOwn(permitRegionNames, text);

function detailLines({ kind, details }: AskedService): string[] {
  return Object.entries(details).flatMap(([name, stored]) => {
    const field = detailFieldOf(kind, name);
    if (!field || stored === '') return [];
    const date = field.type === 'date' ? dayOf(stored) : undefined;
    const region = field.type === 'region' && isRegion(stored) ? permitRegionNames[stored] : undefined;
    return [`${field.label}: ${region ?? (date ? dateText(date) : stored)}`];
  });
}

function serviceLines(service: AskedService, number: number): string[] {
  const { title, remarks } = service;
  const lines = [
    datesText(service),
    peopleText(service),
    ...detailLines(service),
    ...(remarks ? [`Remarks: ${remarks.replaceAll('\n', ' ')}`] : []),
  ];
  return [`${number}. ${title}`, ...lines.map((line) => `   ${line}`)];
}

type Agency = { agencyName: string; phone: string };

/** Everything that a supplier is asked for in one message: never what it costs, and no names of travellers. */
export function supplierMessage(
  { name, contactName }: { name: string; contactName: string },
  services: readonly AskedService[],
  { agencyName, phone }: Agency,
): SupplierMessage {
  const trips = Map.groupBy(services, ({ bookingId }) => bookingId);
  let number = 0;
  const blocks = [...trips].map(([bookingId, of]) =>
    [`Trip ${bookingNumber(bookingId)}`, ...of.flatMap((service) => serviceLines(service, ++number))].join(
      '\n',
    ),
  );
  const days = services.map(({ onDay }) => onDay).sort();
  const [first = '', last = ''] = [days.at(0), days.at(-1)];
  const period = first === last ? dateText(first) : `${dateText(first)} to ${dateText(last)}`;
  const text = [
    `Hello ${contactName || name},`,
    `please tell us whether you have ${services.length === 1 ? 'this' : 'these'} for us, and until when you can hold ${services.length === 1 ? 'it' : 'them'}:`,
    ...blocks,
    'Please answer with your confirmation numbers.',
    [agencyName, phone].filter(Boolean).join('\n'),
  ].join('\n\n');
  return { subject: `${counted(services.length, 'service', 'services')} for ${period}: ${agencyName}`, text };
}
