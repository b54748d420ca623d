import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { momentInIndia, timeText } from '#domain/shared/india-time.ts';
import type { Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { newDigits } from '#platform/secrets/secrets.ts';
import type { BookingInput } from './booking-input.ts';
import type { PlannedDuty } from './duty-plan.ts';
import { insertCab } from './new-booking-store.ts';

/** A ride that is over can be booked, but not by a slip of the hand. */
export function assertTime({ day, time, pastConfirmed }: BookingInput, now: Date): void {
  const pickupAt = momentInIndia(day, time);
  if (pickupAt <= now && pastConfirmed !== `${day}T${time}`)
    throw new Failure('past_time', bookingMessages.bookings.pastPickup(timeText(pickupAt)), {
      field: 'date',
    });
}

/** Another one than each of these, so that the code of one car never ends the ride of another. */
function newEndCode(taken: ReadonlySet<string>): string {
  const code = newDigits(4);
  return taken.has(code) ? newEndCode(taken) : code;
}

type NewRides = {
  planned: readonly PlannedDuty[];
  isRequested: boolean;
  /** Of the rides that the booking has already. */
  endCodes: readonly string[];
};

/** A service and a duty for each, in this order. Returns the ids of the duties. */
export async function insertRides(
  tx: Tx,
  bookingId: string,
  { planned, isRequested, endCodes }: NewRides,
): Promise<string[]> {
  const taken = new Set(endCodes);
  const ids: string[] = [];
  for (const ride of planned) {
    const endCode = newEndCode(taken);
    taken.add(endCode);
    const status = isRequested ? 'requested' : 'confirmed';
    ids.push(await insertCab(tx, bookingId, { ...ride, status, endCode }));
  }
  return ids;
}
