import { cityName } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { requestedTrip } from '#domain/fares/fare-service.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import type { PriceRequest } from '#domain/tour-packages/price/asked-price.ts';
import { askedPriceOf } from '#domain/tour-packages/price/asked-price-service.ts';
import { agesIn } from '#domain/tour-packages/price/party-input.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type CallChoice, type CallTrip, partyOfCall, rideOfCall, unsaidIn } from './call-trip.ts';

/** What an enquiry keeps of the price that a caller was told, so that quote and booking begin with it. */
export type AskedInCall = {
  trip?: RequestedTrip;
  packageId?: string;
  packagePrice?: PriceRequest;
  children?: number;
  service?: string;
  city?: string;
};

/** Without a chosen car only the ride: several fares were read out, and none was agreed on. */
async function rideAsked(
  db: Queryable,
  typed: CallTrip,
  choice: CallChoice,
  now: Date,
): Promise<AskedInCall> {
  const ride = rideOfCall(typed, choice, now);
  const asked = ride && (await requestedTrip(db, ride, now));
  if (!asked) return {};
  const isChosen = choice.car !== '';
  // The time has passed or a road was closed since the fare was shown.
  if (isChosen && choice.rates !== '' && !asked.fare)
    throw new Failure('conflict', staffMessages.enquiries.fareGone);
  const trip: RequestedTrip = {
    ...asked,
    ...(typed.tripTime === '' && { isTimeOpen: true as const }),
    ...(!isChosen && { car: '', fare: null }),
  };
  return { trip, service: 'Cabs', city: cityName(await readCabNames(db), trip.city) };
}

async function tourAsked(db: Queryable, typed: CallTrip): Promise<AskedInCall> {
  const { childAges, unreadAges } = agesIn(typed.ages);
  const isReady = rowId.test(typed.package) && unsaidIn(typed).length === 0;
  const packagePrice = isReady
    ? await askedPriceOf(db, typed.package, String(partyOfCall(typed)))
    : undefined;
  return {
    service: 'Tour packages',
    ...(rowId.test(typed.package) && { packageId: typed.package }),
    ...(packagePrice && { packagePrice }),
    ...(unreadAges === undefined && childAges.length > 0 && { children: childAges.length }),
  };
}

/** Worked out again on the server, by the rates that the caller was told. */
export async function askedInCall(
  db: Queryable,
  typed: CallTrip,
  choice: CallChoice,
  now: Date,
): Promise<AskedInCall> {
  if (typed.kind === 'tour') return typed.package === '' && typed.ages === '' ? {} : tourAsked(db, typed);
  return unsaidIn(typed).length > 0 ? {} : rideAsked(db, typed, choice, now);
}
