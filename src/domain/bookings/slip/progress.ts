import type { Duty, EntryKind } from '#domain/bookings/booking.ts';
import { type DutyStatus, dutyStatuses, mayBecome } from '#domain/bookings/duty-status.ts';
import type { StepKind } from './readings.ts';

const statusOfStep: Record<StepKind, DutyStatus> = {
  start: 'on-the-way',
  reached: 'on-the-way',
  'on-board': 'on-duty',
  end: 'done',
};

const isStep = (kind: EntryKind): kind is StepKind => kind !== 'expense' && kind !== 'removal';

/** The status after an entry. It never goes back: an entry may come late, twice, or after staff have acted. */
export function statusAfter(status: DutyStatus, kind: EntryKind): DutyStatus {
  if (!isStep(kind)) return status;
  const next = statusOfStep[kind];
  const isLater = dutyStatuses.indexOf(next) > dutyStatuses.indexOf(status);
  return isLater && mayBecome(status, next) ? next : status;
}

const hourMs = 3600_000;
/** A driver leaves at most so long before the pick-up; an earlier start is more likely a slip of the finger. */
const maxHoursOfApproach = 4;

/** Whether the driver is asked once before the duty begins. */
export const isEarlyStart = (pickupMs: number, nowMs: number): boolean =>
  pickupMs - nowMs > maxHoursOfApproach * hourMs;

const dayMs = 24 * 3600_000;
/** Longer before its pick-up no duty begins, so the clock of the phone is wrong. */
const maxMsBefore = 3 * dayMs;

/** The time by the phone's clock, or that of the arrival when the clock is wrong; staff can correct both. */
export function plausibleTime(
  byPhone: Date | undefined,
  { pickupAt }: Pick<Duty, 'pickupAt'>,
  now: Date,
): Date {
  if (!byPhone || byPhone > now) return now;
  return byPhone.getTime() < pickupAt.getTime() - maxMsBefore ? now : byPhone;
}
