import { type Booking, bookingNumber } from '#domain/bookings/booking.ts';
import { selectBooking } from '#domain/bookings/booking-store.ts';
import { missingPapers, type NeededPaper } from '#domain/bookings/papers/needed-papers.ts';
import { type PaperKind, paperKinds } from '#domain/bookings/papers/paper.ts';
import { listReceivedPapers } from '#domain/bookings/papers/paper-upload-service.ts';
import type { ServiceState, TripService } from '#domain/bookings/trips/services.ts';
import { ageOf, type Traveller, type Trip, type TripDay } from '#domain/bookings/trips/trip.ts';
import { readTrip } from '#domain/bookings/trips/trip-view-service.ts';
import { readTripVoucher } from '#domain/bookings/vouchers/voucher-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { findSharedBooking } from './booking-share-service.ts';
import { countEvents, type SupplierContact, selectContacts } from './shared-trip-store.ts';

export type { SupplierContact } from './shared-trip-store.ts';

/** From these on the supplier has promised the service, and the customer reads who it is. */
const promisedStates: readonly ServiceState[] = ['confirmed', 'used'];

/** So long after the last day suppliers can be called, for what was left behind. */
const contactDays = 1;

/** A service as the customer may read it: no cost, no remarks for the supplier, and who it is once it is confirmed. */
export type SharedPart = Pick<
  TripService,
  'id' | 'kind' | 'title' | 'day' | 'nights' | 'onDay' | 'starts' | 'state' | 'details' | 'confirmation'
> & {
  supplier: SupplierContact | null;
  /** Empty: it is for all travellers. */
  travellers: string[];
};

export type SharedTraveller = Pick<Traveller, 'id' | 'name'> & {
  /** On the first day; null while it is not known. */
  age: number | null;
  /** Kinds of which one is enough; of a paper that is here neither number nor file is shown. */
  missing: (readonly PaperKind[])[];
  received: readonly PaperKind[];
};

export type SharedTrip = Pick<Booking, 'kind' | 'firstDay' | 'lastDay'> & {
  number: string;
  isCancelled: boolean;
  days: TripDay[];
  parts: SharedPart[];
  travellers: SharedTraveller[];
  hasVoucher: boolean;
  /** Grows with everything that happens to the booking. */
  changes: number;
};

const contactsEnd = ({ lastDay }: Booking, now: Date): boolean =>
  lastDay !== null && daysAfter(lastDay, contactDays) < dayInIndia(now);

/** Also of a cancelled trip, whose services are in no list of staff. */
const dateOf = ({ onDay, day }: TripService, { firstDay }: Booking): string | null =>
  onDay ?? (firstDay && day !== null ? daysAfter(firstDay, day - 1) : null);

/** What staff ask the agent about first, the customer is not asked for. */
const isForAgent = ({ kinds, checkWithAgent }: NeededPaper): boolean =>
  checkWithAgent && kinds.every((kind) => kind === 'insurance');

/** A paper that is here counts until staff have read its last day. */
async function papersOf(db: Queryable, { id, firstDay, lastDay }: Booking, trip: Trip, now: Date) {
  const papers = await listReceivedPapers(db, id);
  const days = { firstDay, lastDay, today: dayInIndia(now) };
  const missing = missingPapers(trip.services, trip.travellers, papers, days).filter(
    (need) => need.problem !== 'expiry-unknown' && !isForAgent(need),
  );
  return (travellerId: string): Pick<SharedTraveller, 'missing' | 'received'> => {
    const isOwn = (row: { travellerId: string }) => row.travellerId === travellerId;
    const needs = missing.filter(isOwn).map(({ kinds }) => kinds);
    return {
      // Two permits may ask for the same paper.
      missing: needs.filter(
        (kinds, index) => needs.findIndex((other) => String(other) === String(kinds)) === index,
      ),
      received: paperKinds.filter((kind) => papers.some((paper) => isOwn(paper) && paper.kind === kind)),
    };
  };
}

/** The trip behind a customer's link; `undefined` of a booking of cabs, and once the link has ended or was replaced. */
export async function viewSharedTrip(
  db: Queryable,
  token: string,
  now = new Date(),
): Promise<SharedTrip | undefined> {
  const id = await findSharedBooking(db, token, now);
  const booking = id === undefined ? undefined : await selectBooking(db, id);
  if (!booking || booking.kind === 'cab') return undefined;
  const [trip, changes] = await Promise.all([readTrip(db, booking), countEvents(db, booking.id)]);
  const { days, travellers, services } = trip;
  const [papers, voucher] = await Promise.all([
    papersOf(db, booking, trip, now),
    readTripVoucher(db, booking.id),
  ]);
  const promised = services.filter(({ state }) => promisedStates.includes(state));
  const suppliers = promised.flatMap(({ supplier }) => (supplier ? [supplier.id] : []));
  const contacts = await selectContacts(db, [...new Set(suppliers)]);
  const isSilent = contactsEnd(booking, now);
  const { kind, firstDay, lastDay } = booking;

  const contactOf = ({ supplier }: TripService): SupplierContact | null => {
    const contact = supplier && contacts.get(supplier.id);
    if (!contact) return null;
    return isSilent ? { ...contact, phoneE164: '' } : contact;
  };
  const nameOf = (travellerId: string) => travellers.find((traveller) => traveller.id === travellerId)?.name;
  const partOf = (service: TripService): SharedPart => {
    const isPromised = promised.includes(service);
    return {
      id: service.id,
      kind: service.kind,
      title: service.title,
      day: service.day,
      nights: service.nights,
      onDay: dateOf(service, booking),
      starts: service.starts,
      state: service.state,
      details: service.details,
      confirmation: isPromised ? service.confirmation : '',
      supplier: isPromised ? contactOf(service) : null,
      travellers: service.travellerIds.flatMap((traveller) => nameOf(traveller) || []),
    };
  };

  return {
    ...{ kind, firstDay, lastDay, days, changes },
    number: bookingNumber(booking.id),
    hasVoucher: voucher !== undefined,
    isCancelled: booking.cancelledAt !== null,
    parts: services.map(partOf),
    travellers: travellers.map((traveller) => ({
      ...{ id: traveller.id, name: traveller.name, age: ageOf(traveller, booking.firstDay) },
      ...papers(traveller.id),
    })),
  };
}
