import { listFilterChoices } from '#domain/enquiries/inbox/inbox-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { FilterChoices } from './filter-sheet.tsx';

const monthsOffered = 15;

/** The last month and those in which a trip may be asked for. */
function monthsAround(now: Date): string[] {
  const [year = 0, month = 0] = dayInIndia(now).split('-').map(Number);
  return Array.from({ length: monthsOffered }, (_, at) =>
    new Date(Date.UTC(year, month - 2 + at, 1)).toISOString().slice(0, 7),
  );
}

/** What list and board can be filtered by. */
export async function readFilterChoices(db: Queryable, actor: StaffActor, now: Date): Promise<FilterChoices> {
  return { ...(await listFilterChoices(db, actor)), months: monthsAround(now) };
}
