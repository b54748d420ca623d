import type { Fare } from '#domain/fares/fare.ts';
import type { LeftOut } from '#domain/fares/inclusions.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import type { TripType } from '#domain/fares/trip.ts';
import type { BookingDetails } from './booking-fields.ts';
import type { DutyStatus } from './duty-status.ts';

export const bookingOrigins = ['enquiry', 'quote', 'hand', 'import'] as const;
export type BookingOrigin = (typeof bookingOrigins)[number];

/** What is sold: a cab by its rates, or a trip at the price of its quote. */
export const bookingKinds = ['cab', 'tour', 'overseas-tour', 'other'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/**
 * The kinds of service that a booking may have. Only a package and the cabs of a cab booking have an amount: the parts of
 * a package cost the customer nothing beside it.
 */
export const serviceKinds = [
  'cab',
  'package',
  'hotel',
  'transport',
  'guide',
  'permit',
  'activity',
  'ticket',
  'fee',
] as const;

/** The number that staff, driver and customer say: `B1042`. */
export const bookingNumber = (id: string): string => `B${id}`;

/** Reads a booking number as people type it: `b1042`, `B 1042`, `1042`. */
export const bookingIdOf = (typed: string): string | undefined =>
  /^b?\s*0*([1-9]\d{0,17})$/i.exec(typed.trim())?.[1];

export type Booking = {
  id: string;
  kind: BookingKind;
  /** Of a trip that is not a cab, `2027-04-17`; null while its days are not agreed. */
  firstDay: string | null;
  lastDay: string | null;
  customerId: string;
  origin: BookingOrigin;
  enquiryId: string | null;
  quoteId: string | null;
  ownerId: string | null;
  /** Services and charges, with tax. */
  totalPaise: number;
  receivedPaise: number;
  notes: string;
  isSample: boolean;
  madeBy: string;
  madeAt: Date;
  cancelledAt: Date | null;
};

/** What the customer still owes; negative when the agency owes them. */
export const balanceOf = ({
  totalPaise,
  receivedPaise,
}: Pick<Booking, 'totalPaise' | 'receivedPaise'>): number => totalPaise - receivedPaise;

/** What is agreed about one ride or hire. */
export type DutyPlan = BookingDetails & {
  tripType: TripType;
  city: City;
  /** Slugs of known places, empty for others. */
  fromSlug: string;
  toSlug: string;
  fromName: string;
  toName: string;
  /** Names of the places on the way, in order. */
  stops: readonly string[];
  carType: CarType;
  pickupAt: Date;
  /** When car and driver are free again, as planned. */
  endsAt: Date;
  km: number | null;
  hours: number | null;
  days: number | null;
  /** By the rates; `null` where they give none. What it includes also holds for another price. */
  fare: Fare | null;
  /** The agreed price: that of the fare, or another one that staff typed. */
  farePaise: number;
  /** What staff left out of another price than the fare's. */
  leftOut: LeftOut;
  rateVersion: number | null;
};

/** Whether staff agreed on another price than that of the rates. */
export const hasOtherPrice = ({ fare, farePaise }: Pick<DutyPlan, 'fare' | 'farePaise'>): boolean =>
  fare?.totalPaise !== farePaise;

export type Duty = DutyPlan & {
  cityName: string;
  carTypeName: string;
  id: string;
  bookingId: string;
  status: DutyStatus;
  carId: string | null;
  driverId: string | null;
  revision: number;
  /** The customer says it to the driver, who ends the duty with it. */
  endCode: string;
  /** When the present driver got the duty from another one. */
  driverSince: Date | null;
  startedAt: Date | null;
  endedAt: Date | null;
  closedAt: Date | null;
};

export const entryKinds = ['landed', 'start', 'reached', 'on-board', 'end', 'expense', 'removal'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const expenseKinds = ['toll', 'state-tax', 'parking', 'permit', 'other'] as const;
export type ExpenseKind = (typeof expenseKinds)[number];

/** What the driver entered on the way, or staff for them; only staff enter when a flight or a train arrived. */
export type DutyEntry = {
  key: string;
  kind: EntryKind;
  /** By the driver's phone. */
  happenedAt: Date;
  odometerKm: number | null;
  expense: ExpenseKind | '';
  amountPaise: number | null;
  reason: string;
  /** Empty when the driver entered it. */
  enteredBy: string;
  /** Of a removal: the key of the expense that no longer counts. */
  removesKey: string | null;
};

export const moneyKinds = ['advance', 'payment', 'collected-by-driver', 'refund'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

export const payMethods = ['cash', 'upi', 'card', 'bank', 'other'] as const;
export type PayMethod = (typeof payMethods)[number];

/** Where money is: in our bank, at the payment gateway, as cash in the office or with a driver. */
export const moneyPlaces = ['bank', 'gateway', 'office', 'driver'] as const;
export type MoneyPlace = (typeof moneyPlaces)[number];

/**
 * Where money is that was paid in this way and did not come through the gateway. What a driver took by UPI, card or transfer went to our
 * account at once.
 */
export const placeOf = ({ kind, method }: { kind: MoneyKind; method: PayMethod }): MoneyPlace => {
  if (kind === 'collected-by-driver' && (method === 'cash' || method === 'other')) return 'driver';
  return method === 'cash' ? 'office' : 'bank';
};

export type MoneyEntry = {
  id: string;
  kind: MoneyKind;
  /** Negative only in an entry that reverses another one. */
  amountPaise: number;
  method: PayMethod;
  place: MoneyPlace;
  /** Who holds it, and at the end of which ride it was collected; only of money with a driver. */
  driverId: string | null;
  dutyId: string | null;
  reference: string;
  reversesId: string | null;
  /** The day on which it came, in India. */
  receivedOn: string;
  madeBy: string;
  madeAt: Date;
};

/** A refund lowers what was received, everything else raises it. */
export const receivedBy = ({ kind, amountPaise }: Pick<MoneyEntry, 'kind' | 'amountPaise'>): number =>
  kind === 'refund' ? -amountPaise : amountPaise;

export const chargeKinds = ['cancellation', 'late-change', 'extra', 'tcs', 'recipient-tax'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** A part of what is supplied, and of its price: TCS that stays and GST of the recipient are not. */
export const isSupplied = ({ kind }: { kind: ChargeKind }): boolean =>
  kind !== 'tcs' && kind !== 'recipient-tax';

/** Everything that happens to a booking; the texts are in `content/staff`. */
export const bookingEventKinds = [
  'made',
  'ride-added',
  'changed',
  'confirmed',
  'assigned',
  'unassigned',
  'moved',
  'status',
  'rescheduled',
  'ride-changed',
  'cancelled',
  'no-show',
  'restored',
  'trip-changed',
  'voucher-made',
  'voucher-sent',
  'voucher-failed',
  'voucher-refused',
  'supplier-asked',
  'supplier-mailed',
  'supplier-mail-failed',
  'supplier-mail-bounced',
  'charge',
  'charge-removed',
  'money',
  'money-reversed',
  'refund',
  'payment-asked',
  'payment-mailed',
  'payment-mail-failed',
  'payment-mail-bounced',
  'payment-claimed',
  'payment-confirmed',
  'payment-mismatch',
  'payment-withdrawn',
  'payment-expired',
  'payment-refunded',
  'slip-opened',
  'slip-sent',
  'entry',
  'closed',
  'reopened',
  'link-opened',
  'link-renewed',
  'mailed',
  'mail-failed',
  'mail-bounced',
  'file-added',
  'file-removed',
  'paper-added',
  'paper-changed',
  'paper-checked',
  'paper-removed',
  'paper-received',
  'papers-deleted',
  'erased',
] as const;
export type BookingEventKind = (typeof bookingEventKinds)[number];
