import * as z from 'zod/mini';
import { type BookingInput, bookingInput } from '#domain/bookings/making/booking-input.ts';
import { withTexts } from '#platform/http/input.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { ExpectedDuty } from './change-duty.ts';

/** The fare of the new ride by the rates, the price that is agreed now, or an amount that staff type. */
export const ridePrices = ['new-fare', 'keep', 'other'] as const;
export type RidePrice = (typeof ridePrices)[number];

/** Another ride for a duty, as staff typed it. Its day and time stay those of the duty. */
export type RideChange = ExpectedDuty & {
  ride: BookingInput;
  price: RidePrice;
  /** The fare that staff were shown. */
  seenFarePaise: number | undefined;
  /** Whom they were shown to stay on the duty. */
  keptCarId: string | null;
  keptDriverId: string | null;
  reason: string;
  /** The facts of the duty that staff saw, from `rideFacts`. */
  basedOn: readonly string[];
};

const maxReasonLength = 300;
const facts = z.array(z.string());

function factsIn(typed: string): string[] {
  try {
    return z.parse(facts, JSON.parse(typed));
  } catch {
    return [];
  }
}

const form = withTexts(
  bookingInput,
  ...(['dutyId', 'revision', 'priceOf', 'seenFare', 'keptCar', 'keptDriver', 'reason', 'basedOn'] as const),
);

export const rideChangeInput = z.pipe(
  form,
  z.transform(
    ({ dutyId, revision, priceOf, seenFare, keptCar, keptDriver, reason, basedOn, ...ride }): RideChange => ({
      ...{ dutyId, revision: Number(revision), ride },
      price: ridePrices.find((one) => one === priceOf) ?? 'keep',
      seenFarePaise: /^\d{1,15}$/.test(seenFare) ? Number(seenFare) : undefined,
      keptCarId: keptCar || null,
      keptDriverId: keptDriver || null,
      reason: cutTo(storable(reason).trim(), maxReasonLength),
      basedOn: factsIn(basedOn),
    }),
  ),
);
