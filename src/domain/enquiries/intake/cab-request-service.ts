import type { Stage } from '#domain/enquiries/stages.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { referenceOf } from './enquiry-reference.ts';
import { selectCabRequest } from './enquiry-store.ts';
import { enquiryOfLink } from './request-link.ts';
import type { RideDetails } from './ride-details.ts';

type Parts = { db: Queryable; encryption: Encryption };

/** So long after the last day of its trip a request can be opened by its link, like a booking. */
const linkDays = 90;

export type RequestState = 'open' | 'booked' | 'closed';

/** A request as its customer reads it, without name, number and mail address: a link may be passed on. */
export type CabRequest = {
  reference: string;
  state: RequestState;
  trip: RequestedTrip;
  people: number | null;
  details: RideDetails | null;
  receivedAt: Date;
};

const bookedStages: readonly Stage[] = ['confirmed', 'on-trip'];
const closedStages: readonly Stage[] = ['completed', 'lost', 'cancelled'];

/** A request whose day is over is closed, whatever became of it. */
function stateOf(stage: Stage, lastDay: string, now: Date): RequestState {
  if (closedStages.includes(stage) || startOfDayInIndia(daysAfter(lastDay, 1)) <= now) return 'closed';
  return bookedStages.includes(stage) ? 'booked' : 'open';
}

/** The request behind a customer's link; `undefined` when there is none, when it was erased and when its link has ended. */
export async function viewCabRequest(
  { db, encryption }: Parts,
  token: string,
  now = new Date(),
): Promise<CabRequest | undefined> {
  const id = await enquiryOfLink({ db, encryption }, token);
  const found = id === undefined ? undefined : await selectCabRequest(db, id);
  if (!id || !found) return undefined;
  const { trip, people, details, receivedAt, stage } = found;
  const lastDay = trip.returnDay ?? trip.day;
  if (startOfDayInIndia(daysAfter(lastDay, linkDays)) <= now) return undefined;
  const state = stateOf(stage, lastDay, now);
  return { reference: referenceOf(BigInt(id)), state, trip, people, details, receivedAt };
}

/** Whether the link opens a request. */
export const hasCabRequest = async (parts: Parts, token: string): Promise<boolean> =>
  (await viewCabRequest(parts, token)) !== undefined;
