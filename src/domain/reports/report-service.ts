import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import type { Outcome, OwnerResponses, Report, ResponseTimes, SourceTally, Span, Tally } from './report.ts';
import {
  countInTime,
  type DayFacts,
  deleteDaysBefore,
  type Facet,
  partMark,
  readDays,
} from './report-store.ts';

const dayMs = 24 * 3600_000;

/** India has no daylight saving time, so every day has 24 hours. */
const dayBefore = (now: Date, days: number) => dayInIndia(new Date(now.getTime() - days * dayMs));

/** The days of a span, the oldest first. */
const daysOf = (span: Span, now: Date): string[] =>
  Array.from({ length: span }, (_, index) => dayBefore(now, span - 1 - index));

const largestFirst = (a: Tally, b: Tally) => b.count - a.count || a.name.localeCompare(b.name);

/** Sums up by what `nameOf` makes of a stored name; without a name it is not counted. */
function sumOf(
  all: DayFacts[],
  facet: Facet,
  nameOf: (stored: string) => string | undefined = (stored) => stored,
): Tally[] {
  const sums = new Map<string, number>();
  for (const facts of all)
    for (const [stored, count] of Object.entries(facts[facet] ?? {})) {
      const name = nameOf(stored);
      if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + count);
    }
  return [...sums].map(([name, count]) => ({ name, count })).sort(largestFirst);
}

/** The part of a stored name at this place, of one owner's enquiries or of all. */
const partOf =
  (place: number, ownerId: string | undefined) =>
  (stored: string): string | undefined => {
    const parts = stored.split(partMark);
    return ownerId === undefined || parts[0] === ownerId ? parts[place] : undefined;
  };

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
  const answers = answersOf(tallies);
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

const isWon = (stored: string) => wonStages.includes(stored.split(partMark)[2] ?? '');

function sourcesOf(all: DayFacts[], ownerId: string | undefined): SourceTally[] {
  const source = partOf(1, ownerId);
  const won = new Map(
    sumOf(all, 'stage', (stored) => (isWon(stored) ? source(stored) : undefined)).map((tally) => [
      tally.name,
      tally.count,
    ]),
  );
  return sumOf(all, 'stage', source).map((tally) => ({ ...tally, won: won.get(tally.name) ?? 0 }));
}

const answersOf = (tallies: Tally[]): Answered[] =>
  tallies
    .filter(({ name }) => name !== 'waiting')
    .map(({ name, count }) => ({ minutes: Number(name), count }))
    .sort((a, b) => a.minutes - b.minutes);

/** The answers of all owners in one pass, because a day may have as many response times as enquiries. */
function ownersOf(all: DayFacts[]): OwnerResponses[] {
  const ownerOf = (stored: string) => stored.split(partMark)[0] ?? '';
  const answers = new Map(sumOf(all, 'stage', ownerOf).map(({ name }): [string, Tally[]] => [name, []]));
  for (const { name, count } of sumOf(all, 'answer')) {
    const [owner = '', minutes = ''] = name.split(partMark);
    answers.get(owner)?.push({ name: minutes, count });
  }
  return [...answers].map(([ownerId, tallies]) => ({
    ownerId,
    medianMinutes: percentileOf(answersOf(tallies), 0.5),
  }));
}

/** The report of a span of days, without spam, of everyone or of one owner. */
export async function readReport(
  db: Db,
  actor: StaffActor,
  span: Span,
  now = new Date(),
  ownerId?: string,
): Promise<Report> {
  assertArea(actor, 'enquiries');
  const days = daysOf(span, now);
  const { responseTargetMinutes } = await readSettings(db);
  const facts = await readDays(db, days, dayBefore(now, 1));
  const inTime = await countInTime(db, now, responseTargetMinutes, ownerId);
  const all = days.map((day) => facts.get(day) ?? {});
  const stages = sumOf(all, 'stage', partOf(2, ownerId));
  return {
    span,
    total: total(stages),
    days: days.map((day, index) => ({
      day,
      count: total(sumOf(all.slice(index, index + 1), 'stage', partOf(2, ownerId))),
    })),
    pages: sumOf(all, 'page'),
    sources: sourcesOf(all, ownerId),
    cities: sumOf(all, 'city'),
    services: sumOf(all, 'service'),
    responses: responsesOf(sumOf(all, 'answer', partOf(1, ownerId)), inTime, responseTargetMinutes),
    outcome: outcomeOf(stages, sumOf(all, 'lost', partOf(1, ownerId))),
    owners: ownersOf(all),
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
