import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { daysOfMonth, monthPattern, monthText } from './month.ts';
import { periodMessages as messages } from './period-messages.ts';
import {
  type FiledPeriod,
  insertFiled,
  lockWriters,
  type PeriodCounts,
  selectCounts,
  selectFiled,
} from './periods-store.ts';

/** The latest first. */
export async function listFiled(db: Queryable, actor: StaffActor): Promise<FiledPeriod[]> {
  assertArea(actor, 'money');
  return selectFiled(db);
}

/** What of a month may be missing, in the order in which it is shown. */
const periodGaps = ['documentsWaiting', 'claims', 'bankLines', 'withoutIrn', 'samples'] as const;

export type PeriodGap = (typeof periodGaps)[number];

export const gapsOf = (counts: PeriodCounts): PeriodGap[] => periodGaps.filter((gap) => counts[gap] > 0);

/** What a month has, before it is locked. */
export async function previewPeriod(db: Queryable, actor: StaffActor, month: string): Promise<PeriodCounts> {
  assertArea(actor, 'money');
  if (!monthPattern.test(month)) throw new Failure('not_found');
  return selectCounts(db, daysOfMonth(month));
}

type Lock = { month: string; isConfirmed: boolean };

/**
 * Locks a month: entries, payments to suppliers and documents with a day in it are refused by the database from now on. Nothing
 * in the application opens it again.
 */
export async function lockPeriod(
  db: Db,
  actor: StaffActor,
  { month, isConfirmed }: Lock,
  now = new Date(),
): Promise<void> {
  assertArea(actor, 'money');
  if (!monthPattern.test(month) || month >= dayInIndia(now).slice(0, 7))
    throw new Failure('invalid', messages.monthWrong, { field: 'month' });
  await db.transaction(async (tx) => {
    await lockWriters(tx);
    if (!isConfirmed && gapsOf(await selectCounts(tx, daysOfMonth(month))).length > 0)
      throw new Failure('conflict', messages.missing, { field: 'confirmed' });
    if (!(await insertFiled(tx, month, actor.name)))
      throw new Failure('conflict', messages.filedBefore(monthText(month)));
    const subject = { kind: 'period', id: month, name: monthText(month) };
    await noteActivity(tx, lineBy(actor, 'period-filed', subject));
  });
}
