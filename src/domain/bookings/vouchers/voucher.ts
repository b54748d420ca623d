import type { ServiceDetails } from '#domain/bookings/trips/services.ts';
import type { Meal, PartKind } from '#domain/shared/trip-plan.ts';

export type VoucherTraveller = {
  /** Counted from 1 in the trip. */
  number: number;
  /** As in the passport; empty while it is not known. */
  name: string;
  isLead: boolean;
  /** Of children only, on the first day of the trip. */
  age: number | null;
  /** ISO 3166-1 alpha-2; only for who applies for a permit, like the birth date. */
  nationality: string;
  birthDate: string | null;
};

/** How the travellers reach a supplier. */
export type VoucherSupplier = { name: string; phoneE164: string };

export type VoucherService = {
  kind: PartKind;
  title: string;
  firstDay: string;
  /** The day of the check-out, or the last day of a service of the whole trip. */
  lastDay: string | null;
  isWholeTrip: boolean;
  nights: number;
  /** `10:40`; empty when it has no time. */
  starts: string;
  details: ServiceDetails;
  /** For the supplier; empty on the travellers' own voucher. */
  remarks: string;
  /** Empty while there is none. */
  confirmation: string;
  isConfirmed: boolean;
  /** Numbers of the travellers who have it; empty: all of the voucher. */
  travellers: readonly number[];
  /** Only on the travellers' own voucher. */
  supplier: VoucherSupplier | null;
};

/** A day of the travellers' own voucher. */
export type VoucherDay = { day: string; title: string; meals: readonly Meal[] };

/** What a voucher says, as the trip was when it was made: no costs, no prices and no notes. */
export type VoucherContent = {
  /** Of the booking, `B1042`. */
  number: string;
  title: string;
  firstDay: string;
  lastDay: string;
  /** `null`: the travellers' own. */
  supplier: { name: string; city: string } | null;
  leadName: string;
  /** `null` where the supplier does not meet the travellers. */
  contact: { name: string; phoneE164: string } | null;
  adults: number;
  childAges: readonly number[];
  travellers: readonly VoucherTraveller[];
  /** Empty on the voucher of a supplier. */
  days: readonly VoucherDay[];
  services: readonly VoucherService[];
};

export const sendingWays = ['mail', 'whatsapp', 'hand'] as const;
export type SendingWay = (typeof sendingWays)[number];

export type Voucher = {
  id: string;
  bookingId: string;
  /** `null`: the travellers' own. */
  supplierId: string | null;
  version: number;
  content: VoucherContent;
  fingerprint: string;
  madeBy: string;
  madeAt: Date;
  sentAt: Date | null;
  sentBy: SendingWay | null;
};
