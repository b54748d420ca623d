import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import type { Outcome, Report, ResponseTimes, Span, Tally } from './report.ts';
import { countInTime, type DayFacts, deleteDaysBefore, type Facet, readDays } from './report-store.ts';

const dayMs = 24 * 3600_000;

/** India has no daylight saving time, so every day has 24 hours. */
const dayBefore = (now: Date, days: number) => dayInIndia(new Date(now.getTime() - days * dayMs));

/** The days of a span, the oldest first. */
const daysOf = (span: Span, now: Date): string[] =>
  Array.from({ length: span }, (_, index) => dayBefore(now, span - 1 - index));

function sumOf(all: DayFacts[], facet: Facet): Tally[] {
  const sums = new Map<string, number>();
  for (const facts of all)
    for (const [name, count] of Object.entries(facts[facet] ?? {}))
      sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

const total = (tallies: Tally[]) => tallies.reduce((sum, { count }) => sum + count, 0);

const wonStages = ['confirmed', 'on-trip', 'completed'];
const endedStages = [...wonStages, 'lost', 'cancelled'];

function outcomeOf(stages: Tally[], lostReasons: Tally[]): Outcome {
  const sum = (isCounted: (stage: string) => boolean) => total(stages.filter(({ name }) => isCounted(name)));
  return {
    won: sum((stage) => wonStages.includes(stage)),
    lost: sum((stage) => stage === 'lost'),
    cancelled: sum((stage) => stage === 'cancelled'),
    open: sum((stage) => !endedStages.includes(stage)),
    stages,
    lostReasons,
  };
}

type Answered = { minutes: number; count: number };

/** The response time within which this share was answered. */
function percentileOf(answers: Answered[], share: number): number | null {
  const needed = answers.reduce((sum, { count }) => sum + count, 0) * share;
  let reached = 0;
  for (const { minutes, count } of answers) {
    reached += count;
    if (reached >= needed) return minutes;
  }
  return null;
}

function responsesOf(tallies: Tally[], inTime: number, targetMinutes: number): ResponseTimes {
  const waiting = tallies.find(({ name }) => name === 'waiting')?.count ?? 0;
  const answers = tallies
    .filter(({ name }) => name !== 'waiting')
    .map(({ name, count }) => ({ minutes: Number(name), count }))
    .sort((a, b) => a.minutes - b.minutes);
  const answered = answers.reduce((sum, { count }) => sum + count, 0);
  const within = answers.reduce(
    (sum, { minutes, count }) => (minutes <= targetMinutes ? sum + count : sum),
    0,
  );
  const timeIsUp = answered + Math.max(0, waiting - inTime);
  return {
    answered,
    waiting,
    medianMinutes: percentileOf(answers, 0.5),
    ninetiethMinutes: percentileOf(answers, 0.9),
    withinTarget: timeIsUp === 0 ? null : within / timeIsUp,
    targetMinutes,
  };
}

/** The report of a span of days, without spam. */
export async function readReport(db: Db, _actor: StaffActor, span: Span, now = new Date()): Promise<Report> {
  const days = daysOf(span, now);
  const { responseTargetMinutes } = await readSettings(db);
  const facts = await readDays(db, days, dayBefore(now, 1));
  const inTime = await countInTime(db, now, responseTargetMinutes);
  const all = days.map((day) => facts.get(day) ?? {});
  const stages = sumOf(all, 'stage');
  return {
    span,
    total: total(stages),
    days: days.map((day, index) => ({ day, count: total(sumOf(all.slice(index, index + 1), 'stage')) })),
    pages: sumOf(all, 'page'),
    sources: sumOf(all, 'source'),
    cities: sumOf(all, 'city'),
    services: sumOf(all, 'service'),
    responses: responsesOf(sumOf(all, 'answer'), inTime, responseTargetMinutes),
    outcome: outcomeOf(stages, sumOf(all, 'lost')),
  };
}

/** For the worker: counts past days ahead of the first request. */
export async function countPastDays(db: Db, now = new Date()): Promise<void> {
  const settledBefore = dayBefore(now, 1);
  const days = daysOf(90, now).filter((day) => day < settledBefore);
  await readDays(db, days, settledBefore);
}

const keptDays = 100;

export async function forgetOldDays(db: Db, now: Date): Promise<void> {
  await deleteDaysBefore(db, dayBefore(now, keptDays));
}
