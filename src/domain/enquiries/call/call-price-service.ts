import type { Estimate } from '#domain/fares/estimate.ts';
import { estimateFares } from '#domain/fares/fare-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import {
  type NoPrice,
  noPriceFor,
  type PackagePrice,
  type Party,
  packagePriceOf,
} from '#domain/tour-packages/price/package-price.ts';
import { monthNow, partyOf } from '#domain/tour-packages/price/party-input.ts';
import { type QuotedPackage, readQuotedPackage } from '#domain/tour-packages/price/quoted-package-service.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type CallTrip, partyOfCall, rideOfCall, unsaidIn } from './call-trip.ts';

/** The price of a tour for a party, or why it has none. */
export type CallTour = {
  tour: QuotedPackage;
  party: Party;
  price: PackagePrice | undefined;
  reason: NoPrice | undefined;
};

/** The fares of every car type for a ride; `undefined` until enough is known. */
export async function priceCallRide(
  db: Queryable,
  actor: StaffActor,
  trip: CallTrip,
  now: Date,
): Promise<Estimate | undefined> {
  assertArea(actor, 'enquiries');
  const ride = unsaidIn(trip).length === 0 ? rideOfCall(trip, {}, now) : undefined;
  return ride && estimateFares(db, ride, now);
}

/** The price of a tour by the prices of its month; `undefined` until enough is known. */
export async function priceCallTour(
  db: Queryable,
  actor: StaffActor,
  trip: CallTrip,
): Promise<CallTour | undefined> {
  assertArea(actor, 'enquiries');
  if (trip.kind !== 'tour' || unsaidIn(trip).length > 0 || !rowId.test(trip.package)) return undefined;
  const [settings, tour] = await Promise.all([readSettings(db), readQuotedPackage(db, actor, trip.package)]);
  if (!tour) return undefined;
  const party = partyOf(partyOfCall(trip), monthNow(), tour);
  return {
    ...{ tour, party },
    price: packagePriceOf(tour, party, settings),
    reason: noPriceFor(tour, party),
  };
}
