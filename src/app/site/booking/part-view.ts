import { tripContent as content } from '#app/content/site/links/trip.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import type { SharedDuty } from '#domain/bookings/share/booking-share-service.ts';
import type { SharedPart } from '#domain/bookings/share/shared-trip-service.ts';
import { permitRegionNames } from '#domain/bookings/trips/service-details.ts';
import { dateText, daysAfter, startOfDayInIndia, weekdayText } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';

type Row = { name: string; value: string };

/** Whom the customer calls about a service. */
export type ContactView = {
  /** What they do for the customer. */
  role: string;
  name: string;
  /** The city of a supplier. */
  place: string;
  phone: string;
  /** Empty where no number is known. */
  callHref: string;
};

/** The rides of a trip are duties as well, by their ids. */
export type Rides = ReadonlyMap<string, SharedDuty>;

const labels = content.facts;

/** These are for the customer; the others are for the supplier and for staff. */
const detailLabels = [
  'number',
  'from',
  'to',
  'vehicle',
  'place',
  'languages',
  'rooms',
  'board',
] as const satisfies readonly (keyof typeof labels)[];

const regionNames = new Map<string, string>(Object.entries(permitRegionNames));

const contactOf = (role: string, name: string, place: string, phoneE164: string): ContactView => ({
  role,
  name,
  place,
  phone: displayPhone(phoneE164),
  callHref: phoneE164 && `tel:${phoneE164}`,
});

/** A hotel is for at least one night. */
export const nightsOf = ({ nights }: Pick<SharedPart, 'nights'>): number => Math.max(1, nights);

function stayOf({ kind, onDay, nights }: SharedPart): string {
  if (kind !== 'hotel' || onDay === null) return '';
  const until = weekdayText(startOfDayInIndia(daysAfter(onDay, nightsOf({ nights }))));
  return content.nights(nightsOf({ nights }), until);
}

function factsOf(part: SharedPart, ride: SharedDuty | undefined): Row[] {
  const { details, confirmation, travellers } = part;
  const detail = (name: string) => (Object.hasOwn(details, name) ? (details[name] ?? '') : '');
  const validUntil = detail('validUntil');
  const car = ride?.car && [ride.car.model, plateText(ride.car.plate)].filter(Boolean).join(', ');
  const rows: [string, string][] = [
    [labels.stay, stayOf(part)],
    ...detailLabels.map((name): [string, string] => [labels[name], detail(name)]),
    [labels.region, regionNames.get(detail('region')) ?? ''],
    [labels.validUntil, validUntil && dateText(validUntil)],
    [labels.car, car ?? ''],
    [labels.confirmation, confirmation],
    [labels.travellers, travellers.join(', ')],
  ];
  return rows.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
}

type PartState = keyof typeof content.states;

function stateOf({ state }: SharedPart, ride: SharedDuty | undefined): PartState {
  if (ride?.duty.status === 'requested') return 'open';
  if (state === 'used') return 'used';
  return state === 'confirmed' ? 'confirmed' : 'open';
}

function contactOfPart(
  { kind, title, supplier }: SharedPart,
  ride: SharedDuty | undefined,
): ContactView | undefined {
  if (ride?.driver) return contactOf(content.people.driver, ride.driver.name, '', ride.driver.phoneE164);
  const role = kind === 'guide' ? content.people.guide : title;
  return supplier ? contactOf(role, supplier.name, supplier.city, supplier.phoneE164) : undefined;
}

/** A service in the customer's words. */
export function toPartView(part: SharedPart, rides: Rides) {
  const ride = rides.get(part.id);
  const state = stateOf(part, ride);
  return {
    id: part.id,
    kind: part.kind,
    title: part.title,
    clock: part.starts,
    state: { kind: state, name: content.states[state] },
    facts: factsOf(part, ride),
    contact: contactOfPart(part, ride),
    /** A ride has a section of its own. */
    rideHref: ride ? `#duty-${part.id}` : '',
  };
}

export type PartView = ReturnType<typeof toPartView>;
