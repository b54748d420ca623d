import type { BookingKind, ChargeKind, MoneyEntry } from '#domain/bookings/booking.ts';
import type { DutyStatus } from '#domain/bookings/duty-status.ts';
import type { PackageOffer, PackageSums } from '#domain/bookings/packages/package.ts';
import type { Statement } from '#domain/bookings/slip/statement.ts';
import type { Fare } from '#domain/fares/fare.ts';
import type { TripType } from '#domain/fares/trip.ts';
import type { TcsReason } from '#domain/quotes/quote.ts';
import type { Residence } from '#domain/shared/residence.ts';

/** A ride that the customer pays for by itself. */
export type BilledRide = {
  dutyId: string;
  title: string;
  city: string;
  tripType: TripType;
  status: DutyStatus;
  pickupAt: Date;
  /** What the customer owes for it now: fare, statement, or the charge after a cancellation. */
  amountPaise: number;
  farePaise: number;
  fare: Fare | null;
  statement: Statement | null;
  closedAt: Date | null;
  /** Of a cancelled ride, or one whose customer did not come. */
  endedAt: Date | null;
};

/** What is sold as a whole, as it was accepted. */
export type BilledTrip = {
  title: string;
  offer: PackageOffer;
  sums: PackageSums;
  /** What the customer owes for it now: the price, or the charge after a cancellation. */
  amountPaise: number;
};

export type BilledCharge = {
  id: string;
  dutyId: string | null;
  kind: ChargeKind;
  amountPaise: number;
  gstPercent: string;
  gstPaise: number;
  reason: string;
};

export type BilledCustomer = {
  id: string;
  name: string;
  livesIn: Residence;
  state: string;
  gstin: string;
};

/** What documents of a booking, or of a quote that is no booking yet, are made of. */
export type Billed = {
  bookingId: string | null;
  quoteId: string | null;
  kind: BookingKind;
  firstDay: string | null;
  lastDay: string | null;
  cancelledAt: Date | null;
  buyerId: string | null;
  customer: BilledCustomer;
  trip: BilledTrip | null;
  rides: BilledRide[];
  charges: BilledCharge[];
  /** In the order in which it was counted. */
  money: MoneyEntry[];
  /** Of its services that are not cancelled; of a quote those of its plan. */
  serviceKinds: string[];
  tcsReason: TcsReason;
};
