import { selectRegistrations } from '#domain/documents/rules/rule-store.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { Db } from '#platform/database/db.ts';
import { failureOf } from '#platform/failure.ts';
import type { Log } from '#platform/log.ts';
import { issueDocuments } from './issue-service.ts';
import { claimWork, deleteWork, noteEndedTrips, retryWork, waitWork } from './work-store.ts';

/** Issues what is due, until nothing is left. One that fails is tried again later and holds up no other. */
export async function issueDueDocuments({ db, log }: { db: Db; log: Log }, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const work = await claimWork(db);
    if (!work) return;
    const { bookingId, quoteId } = work;
    try {
      const subject = bookingId === null ? { quoteId: quoteId ?? '' } : { bookingId };
      const missing = await issueDocuments(db, subject);
      if (missing.length > 0) await waitWork(db, work, missing);
      else await deleteWork(db, work);
    } catch (error) {
      const { code } = failureOf(error);
      // A database that is away is away for all of them.
      if (code === 'unavailable') throw error;
      log.error({ err: error, bookingId, quoteId, tries: work.tries }, 'documents could not be issued');
      await retryWork(db, work, code);
    }
  }
}

/** A worker that was away for long still finds them. */
const maxDaysBack = 60;

/** Nothing changes in the database when a trip ends, so its invoice is looked for. */
export async function noteTripsThatEnded(db: Db, now = new Date()): Promise<void> {
  const registrations = await selectRegistrations(db);
  const [begin] = registrations.map(({ fromDay }) => fromDay).toSorted();
  const today = dayInIndia(now);
  const earliest = daysAfter(today, -maxDaysBack);
  // Without a registration they are noted, too, and listed as missing.
  const from = begin && begin > earliest ? begin : earliest;
  await noteEndedTrips(db, { from, until: daysAfter(today, -1) });
}
