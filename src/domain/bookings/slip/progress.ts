import type { Duty, DutyEntry, EntryKind } from '#domain/bookings/booking.ts';
import { type DutyStatus, dutyStatuses, mayBecome } from '#domain/bookings/duty-status.ts';
import { type Readings, readingsOf, type StepKind, stepKinds } from './readings.ts';

const statusOfStep: Record<StepKind, DutyStatus> = {
  start: 'on-the-way',
  reached: 'on-the-way',
  'on-board': 'on-duty',
  end: 'done',
};

const isStep = (kind: EntryKind): kind is StepKind => stepKinds.some((step) => step === kind);

/** The status after an entry. It never goes back: an entry may come late, twice, or after staff have acted. */
export function statusAfter(status: DutyStatus, kind: EntryKind): DutyStatus {
  if (!isStep(kind)) return status;
  const next = statusOfStep[kind];
  const isLater = dutyStatuses.indexOf(next) > dutyStatuses.indexOf(status);
  return isLater && mayBecome(status, next) ? next : status;
}

/** In any other status there was no ride, or none yet. */
const begunStatuses: readonly DutyStatus[] = ['on-the-way', 'on-duty', 'done'];

type Times = Pick<Duty, 'startedAt' | 'endedAt'>;

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

export const isSameTimes = (one: Times, other: Times): boolean =>
  isSame(one.startedAt, other.startedAt) && isSame(one.endedAt, other.endedAt);

/** The start is the reading of the first step, or of the step whose time it was before that was corrected. */
function startOf(entries: readonly DutyEntry[], readings: Readings, { startedAt }: Times): Date | null {
  if (readings.start) return readings.start.at;
  const first = stepKinds.find((kind) => readings[kind] !== undefined);
  const source = entries.find(({ kind, happenedAt }) => isStep(kind) && isSame(happenedAt, startedAt))?.kind;
  const step = startedAt === null ? first : source && isStep(source) ? source : undefined;
  return (step && readings[step]?.at) ?? startedAt;
}

/** When the duty began and ended, by the readings that count: a staff member's correction in place of the driver's entry. */
export function timesOf(entries: readonly DutyEntry[], duty: Times, status: DutyStatus): Times {
  if (!begunStatuses.includes(status)) return duty;
  const readings = readingsOf(entries);
  const endedAt = (status === 'done' && readings.end?.at) || duty.endedAt;
  return { startedAt: startOf(entries, readings, duty), endedAt };
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
