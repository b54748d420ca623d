import { daysText } from '#app/staff/cabs/bookings/page/trip-view.ts';
import type { EditableValue } from '#app/staff/forms/use-field-editing.ts';
import { serviceKindNames } from '#app/staff/trips/plan/texts.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import type { ListedService, ListedTrip, SupplierGroup } from '#domain/bookings/operations/operations.ts';
import { stateNames } from '#domain/bookings/trips/services.ts';
import { dateText, startOfDayInIndia, weekdayText } from '#domain/shared/india-time.ts';
import { numberWithCountry } from '#domain/shared/phone-number.ts';
import { tripListTexts as texts } from './texts.ts';

const dayMs = 24 * 3600_000;

export type OwnerNames = ReadonlyMap<string, string>;

type Customer = { customer: string; phoneE164: string };

const customerOf = ({ customer, phoneE164 }: Customer, number: string): string =>
  customer || numberWithCountry(phoneE164) || number;

const ownerOf = (ownerId: string | null, owners: OwnerNames): string =>
  ownerId === null ? '' : (owners.get(ownerId) ?? '');

const value = (stored: string, shown = stored, typed = stored): EditableValue => ({
  ...{ stored, shown, typed, country: '' },
});

const dayText = (day: string): string => weekdayText(startOfDayInIndia(day));

/** A service in the lists; a ride is not changed here. */
export function toServiceRow(service: ListedService, owners: OwnerNames) {
  const { id, bookingId, kind, title, onDay, starts, nights, state, heldUntil, supplier } = service;
  const number = bookingNumber(bookingId);
  const customer = customerOf(service, number);
  const isRide = kind === 'cab';
  const crew = [service.plate && plateText(service.plate), service.driver].filter(Boolean).join(', ');
  return {
    ...{ id, bookingId, title, onDay, starts, state, isRide, number, customer, crew },
    day: dayText(onDay),
    note: [serviceKindNames[kind], nights > 0 && texts.nights(nights)].filter(Boolean).join(', '),
    stateName: stateNames[state],
    trip: [number, customer].join(' '),
    tripTitle: service.tripTitle,
    supplier: value(supplier?.id ?? '', supplier?.name ?? '', supplier?.name ?? ''),
    heldUntil: value(heldUntil ?? '', heldUntil ? dateText(heldUntil) : ''),
    confirmation: value(service.confirmation),
    owner: ownerOf(service.ownerId, owners),
  };
}

export type ServiceRowView = ReturnType<typeof toServiceRow>;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** When a trip begins, or where it stands. */
export function beginsText(
  { firstDay, lastDay, isCancelled }: Pick<ListedTrip, 'firstDay' | 'lastDay' | 'isCancelled'>,
  today: string,
): string {
  if (isCancelled) return texts.cancelled;
  if (!firstDay || !lastDay) return texts.noDays;
  if (lastDay < today) return texts.over;
  const days = daysBetween(today, firstDay);
  if (days > 1) return texts.beginsIn(days);
  if (days === 1) return texts.beginsTomorrow;
  return days === 0 && firstDay === lastDay
    ? texts.beginsToday
    : texts.dayOf(1 - days, daysBetween(firstDay, lastDay) + 1);
}

export function toTripRow(trip: ListedTrip, { owners, today }: { owners: OwnerNames; today: string }) {
  const { id, title, confirmed, services, ownerId } = trip;
  const number = bookingNumber(id);
  return {
    ...{ id, number, title: title || number },
    customer: customerOf(trip, number),
    dates: trip.firstDay ? daysText(trip) : texts.noDays,
    begins: beginsText(trip, today),
    progress: texts.progress(confirmed, services),
    isComplete: confirmed === services,
    owner: ownerOf(ownerId, owners),
  };
}

export type TripRowView = ReturnType<typeof toTripRow>;

export const toSupplierRow = ({ id, name, city, open, toAsk, nextDay }: SupplierGroup) => ({
  ...{ id, name, city, open, toAsk },
  next: dayText(nextDay),
});

export type SupplierRowView = ReturnType<typeof toSupplierRow>;

/** The rows of each day, in their order. */
export const byDay = (
  rows: readonly ServiceRowView[],
): { day: string; name: string; rows: ServiceRowView[] }[] =>
  [...Map.groupBy(rows, ({ onDay }) => onDay)].map(([day, of]) => ({
    day,
    name: of[0]?.day ?? day,
    rows: of,
  }));
