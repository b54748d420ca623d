import { warnedUntil } from '#domain/bookings/expiry.ts';
import { type Stage, stages } from '#domain/enquiries/stages.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import {
  type AttentionCounts,
  selectAttention,
  selectNextFollowUps,
  selectWork,
  type WorkCounts,
} from './work-store.ts';

/** Above this a number is shown as `99+`. */
const maxCounted = 100;
/** A quote that ends within these days is expiring. */
const expiringDays = 3;
const maxNext = 5;
const dayMs = 24 * 3600_000;

export type Attention = AttentionCounts;

/** New and late enquiries, for the badges of the menu. */
export async function countAttention(db: Queryable, actor: StaffActor, now = new Date()): Promise<Attention> {
  assertArea(actor, 'enquiries');
  return selectAttention(db, now, maxCounted);
}

export type FollowUp = {
  id: string;
  name: string;
  phone: string;
  stage: Stage;
  dueAt: Date;
  purpose: string;
};

export type Work = { counts: WorkCounts; targetMinutes: number; next: FollowUp[] };

/** What waits now, of everyone or of one owner. */
export async function readWork(
  db: Queryable,
  actor: StaffActor,
  { ownerId, now = new Date() }: { ownerId?: string | undefined; now?: Date } = {},
): Promise<Work> {
  assertArea(actor, 'enquiries');
  const owner = ownerId && rowId.test(ownerId) ? ownerId : undefined;
  const { responseTargetMinutes } = await readSettings(db);
  const today = dayInIndia(now);
  const counts = await selectWork(db, {
    now,
    dayStart: startOfDayInIndia(today),
    dayEnd: startOfDayInIndia(daysAfter(today, 1)),
    waitingSince: new Date(now.getTime() - responseTargetMinutes * 60_000),
    today,
    expiresUntil: daysAfter(today, expiringDays),
    papersUntil: warnedUntil(today),
    dutiesUntil: new Date(now.getTime() + dayMs),
    ownerId: owner,
    maxCounted,
  });
  const next = await selectNextFollowUps(db, owner, maxNext);
  return {
    counts,
    targetMinutes: responseTargetMinutes,
    next: next.map(({ id, name, phone, stage, follow_up_at, purpose }) => ({
      ...{ id, name, phone, purpose },
      stage: stages.find((known) => known === stage) ?? 'new',
      dueAt: new Date(follow_up_at),
    })),
  };
}
