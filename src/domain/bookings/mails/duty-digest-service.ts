import type { DutyProblem } from '#domain/bookings/board/duty-problems.ts';
import { readDutyProblems } from '#domain/bookings/board/problem-service.ts';
import { problemText } from '#domain/bookings/board/warning-text.ts';
import { readFareBook } from '#domain/fares/fare-book-service.ts';
import { dayInIndia, daysAfter, minuteInIndia, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { dutyDigestMail } from '#jobs/duty-digest-mail.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { Queue } from '#platform/queue/queue.ts';
import {
  countDutiesIn,
  isDayTaken,
  isDayToBeMailed,
  markDayMailed,
  type Period,
  selectDutiesIn,
  takeDay,
} from './duty-mail-store.ts';
import type { DutyDigest, MailedDuty } from './mailed-duty.ts';

const mailsAt = '18:00';
/** The board has the rest. */
const maxListed = 200;

const periodOf = (day: string): Period => ({
  from: startOfDayInIndia(day),
  to: startOfDayInIndia(daysAfter(day, 1)),
});

/**
 * Once an evening, from 18:00 in India on: a mail with the duties of the next day, if there are any. If no worker ran at
 * that time, it is sent as soon as one runs before midnight.
 */
export async function sendDutyDigestIfDue(
  { db, queue }: { db: Db; queue: Queue },
  now = new Date(),
): Promise<void> {
  const [today = '', time = ''] = minuteInIndia(now).split(' ');
  const day = daysAfter(today, 1);
  if (time < mailsAt || (await isDayTaken(db, day))) return;
  await queue.transaction(db, async (tx) => {
    const duties = await countDutiesIn(tx, periodOf(day));
    const isFirst = await takeDay(tx, day, duties);
    if (isFirst && duties > 0) await queue.enqueue(tx, dutyDigestMail, { day });
  });
}

/** Mail is less protected than the staff area, so it does not say why a driver is off. */
const withoutReason = (problem: DutyProblem): DutyProblem =>
  problem.kind === 'day-off' ? { ...problem, reason: '' } : problem;

/** The marks of the board in words, and who has no driver yet. */
async function problemsOf(db: Queryable, day: string, duties: readonly MailedDuty[], now: Date) {
  const found = await readDutyProblems(db, { firstDay: day, days: 1 }, () => readFareBook(db, now), now);
  return duties
    .map((duty) => ({
      duty,
      texts: [
        ...(duty.driver ? [] : ['no driver yet']),
        ...(found.get(duty.dutyId) ?? []).map((problem) => problemText(withoutReason(problem))),
      ],
    }))
    .filter(({ texts }) => texts.length > 0);
}

/** The duties of the day as they are now; `undefined` when the mail was sent, nothing is left or the day is over. */
export async function readDutyDigest(
  db: Queryable,
  day: string,
  now = new Date(),
): Promise<DutyDigest | undefined> {
  if (dayInIndia(now) > day || !(await isDayToBeMailed(db, day))) return undefined;
  const period = periodOf(day);
  const duties = await selectDutiesIn(db, period, maxListed);
  if (duties.length === 0) return undefined;
  const all = duties.length < maxListed ? duties.length : await countDutiesIn(db, period);
  const problems = await problemsOf(db, day, duties, now);
  return { day, duties, more: all - duties.length, problems };
}

export const noteDutyDigestMailed = (db: Queryable, day: string): Promise<void> => markDayMailed(db, day);
