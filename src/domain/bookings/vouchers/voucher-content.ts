import { createHash } from 'node:crypto';
import { type Booking, bookingNumber } from '#domain/bookings/booking.ts';
import { serviceDetails } from '#domain/bookings/trips/service-details.ts';
import type { TripService } from '#domain/bookings/trips/services.ts';
import { ageOf, type Traveller, type Trip } from '#domain/bookings/trips/trip.ts';
import { daysAfter } from '#domain/shared/india-time.ts';
import type { PartKind } from '#domain/shared/trip-plan.ts';
import type { SupplierContact } from '#domain/suppliers/supplier-contact-service.ts';
import type { VoucherContent, VoucherService, VoucherTraveller } from './voucher.ts';

/** Everything that vouchers of a trip are made of. */
export type VoucherSource = {
  booking: Pick<Booking, 'id'> & { firstDay: string; lastDay: string };
  title: string;
  trip: Trip;
  customer: { name: string; phoneE164: string };
  suppliers: ReadonlyMap<string, SupplierContact>;
};

const adultFrom = 18;
/** Who provides these meets the travellers and must be able to call them. */
const meetingKinds: readonly PartKind[] = ['hotel', 'transport', 'cab', 'guide'];
/** When a permit was asked for is no matter of the travellers. */
const agentDetails: readonly string[] = ['appliedOn', 'grantedOn'];

export const isLive = ({ state }: Pick<TripService, 'state'>): boolean => state !== 'cancelled';

/** Those of a service; all where it names none. */
const travellersOf = ({ travellerIds }: TripService, all: readonly Traveller[]): readonly Traveller[] =>
  travellerIds.length === 0 ? all : all.filter(({ id }) => travellerIds.includes(id));

/** Everyone who has one of the services, in the order of the trip. */
function partyOf(services: readonly TripService[], all: readonly Traveller[]): readonly Traveller[] {
  const ids = new Set(services.flatMap((service) => travellersOf(service, all).map(({ id }) => id)));
  return all.filter(({ id }) => ids.has(id));
}

function lastDayOf(service: TripService, firstDay: string, tripEnd: string): string | null {
  if (service.nights > 0) return daysAfter(firstDay, service.nights);
  return service.day === null && service.kind !== 'cab' ? tripEnd : null;
}

type Frame = { source: VoucherSource; party: readonly Traveller[]; isForTravellers: boolean };

function toService(service: TripService, { source, party, isForTravellers }: Frame): VoucherService {
  const { booking, trip, suppliers } = source;
  const { kind, title, nights, starts, confirmation, state } = service;
  const firstDay = service.onDay ?? booking.firstDay;
  const own = travellersOf(service, trip.travellers);
  const supplier = service.supplier && suppliers.get(service.supplier.id);
  const details = serviceDetails[kind].flatMap(({ name }) => {
    const value = service.details[name] ?? '';
    return value === '' || (isForTravellers && agentDetails.includes(name)) ? [] : [[name, value]];
  });
  return {
    ...{ kind, title, firstDay, nights, starts },
    lastDay: lastDayOf(service, firstDay, booking.lastDay),
    isWholeTrip: service.day === null && kind !== 'cab',
    details: Object.fromEntries(details),
    remarks: isForTravellers ? '' : service.remarks,
    confirmation,
    isConfirmed: state === 'confirmed' || state === 'used',
    travellers: own.length === party.length ? [] : own.map((one) => trip.travellers.indexOf(one) + 1),
    supplier: isForTravellers && supplier ? { name: supplier.name, phoneE164: supplier.phoneE164 } : null,
  };
}

/**
 * What the voucher of a supplier says, or with `null` that of the travellers; `undefined` where the supplier has nothing
 * in the trip. Each reader gets only what the service needs.
 */
export function voucherContent(source: VoucherSource, supplierId: string | null): VoucherContent | undefined {
  const { booking, title, trip, customer, suppliers } = source;
  const isForTravellers = supplierId === null;
  const own = trip.services.filter(
    (service) => isLive(service) && (isForTravellers || service.supplier?.id === supplierId),
  );
  const supplier = isForTravellers ? undefined : suppliers.get(supplierId);
  if (own.length === 0 || (!isForTravellers && !supplier)) return undefined;
  const party = isForTravellers ? trip.travellers : partyOf(own, trip.travellers);
  const forPermits = isForTravellers
    ? []
    : partyOf(
        own.filter(({ kind }) => kind === 'permit'),
        trip.travellers,
      );
  const toTraveller = (traveller: Traveller): VoucherTraveller => {
    const age = ageOf(traveller, booking.firstDay);
    const hasPapers = forPermits.includes(traveller);
    return {
      number: trip.travellers.indexOf(traveller) + 1,
      name: traveller.name,
      isLead: traveller.isLead,
      age: age !== null && age < adultFrom ? age : null,
      nationality: hasPapers ? traveller.nationality : '',
      birthDate: hasPapers ? traveller.birthDate : null,
    };
  };
  const travellers = party.map(toTraveller);
  const childAges = travellers.flatMap(({ age }) => (age === null ? [] : [age]));
  const needsPhone = isForTravellers || own.some(({ kind }) => meetingKinds.includes(kind));
  const { firstDay, lastDay } = booking;
  return {
    ...{ number: bookingNumber(booking.id), title, firstDay, lastDay },
    supplier: supplier ? { name: supplier.name, city: supplier.city } : null,
    leadName: trip.travellers.find(({ isLead }) => isLead)?.name || customer.name,
    contact: needsPhone && customer.phoneE164 ? { name: customer.name, phoneE164: customer.phoneE164 } : null,
    adults: travellers.length - childAges.length,
    childAges,
    travellers,
    days: isForTravellers
      ? trip.days.map(({ number, title: name, meals }) => ({
          ...{ day: daysAfter(firstDay, number - 1), title: name, meals },
        }))
      : [],
    services: own.map((service) => toService(service, { source, party, isForTravellers })),
  };
}

/** Contents that say the same have the same fingerprint. */
export const fingerprintOf = (content: VoucherContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
