import type { FareBook } from '#domain/fares/fare-book.ts';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type DutyProblem, problemsIn } from './duty-problems.ts';
import { selectProblemRows } from './problem-store.ts';

type Days = { firstDay: string; days: number };

/** Called only when two duties of one car begin and end at different places. */
type ReadFareBook = () => Promise<Pick<FareBook, 'wayOn'>>;

/** What has to be mended about the duties of some days, by duty. For the mail of the evening, which no staff member asks for. */
export async function readDutyProblems(
  db: Queryable,
  { firstDay, days }: Days,
  readFareBook: ReadFareBook,
  now = new Date(),
): Promise<Map<string, DutyProblem[]>> {
  // The duty before the first one and the one after the last may be on the days beside.
  const rows = await selectProblemRows(db, {
    from: startOfDayInIndia(daysAfter(firstDay, -1)),
    to: startOfDayInIndia(daysAfter(firstDay, days + 1)),
  });
  return problemsIn(
    rows,
    async (moment, one, other) => (await readFareBook()).wayOn(dayInIndia(moment), one, other)?.minutes,
    now,
  );
}

/** The same for staff, as marks on the board. */
export async function viewDutyProblems(
  db: Queryable,
  actor: StaffActor,
  days: Days,
  readFareBook: ReadFareBook,
): Promise<Map<string, DutyProblem[]>> {
  assertArea(actor, 'enquiries');
  return readDutyProblems(db, days, readFareBook);
}
