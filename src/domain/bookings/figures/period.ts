import { daysAfter } from '#domain/shared/india-time.ts';

/** The periods that figures are shown for, besides one that staff choose. */
export const periodNames = ['week', 'month', 'last-month'] as const;
export type PeriodName = (typeof periodNames)[number];

/** Both days belong to it. */
export type Period = { firstDay: string; lastDay: string };

/** What is shown, and what it is compared with. */
export type Periods = { now: Period; before: Period };

/** More days would be read for too long. */
export const maxPeriodDays = 366;

const dayMs = 24 * 3600_000;

/** How many days come after the first one. */
const span = (firstDay: string, lastDay: string): number =>
  Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / dayMs);

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;
const monthBefore = (day: string): Period => {
  const lastDay = daysAfter(firstOfMonth(day), -1);
  return { firstDay: firstOfMonth(lastDay), lastDay };
};
const earlier = (one: string, other: string): string => (one < other ? one : other);

const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** From Monday to Sunday. */
export const weekOf = (day: string): Period => ({
  firstDay: mondayOf(day),
  lastDay: daysAfter(mondayOf(day), 6),
});

/** Until today, and the same days of the week or month before, so that equal parts are compared. */
export function namedPeriods(name: PeriodName, today: string): Periods {
  if (name === 'week') {
    const { firstDay } = weekOf(today);
    return {
      now: { firstDay, lastDay: today },
      before: { firstDay: daysAfter(firstDay, -7), lastDay: daysAfter(today, -7) },
    };
  }
  const last = monthBefore(today);
  if (name === 'last-month') return { now: last, before: monthBefore(last.firstDay) };
  const firstDay = firstOfMonth(today);
  const sameDay = daysAfter(last.firstDay, span(firstDay, today));
  return {
    now: { firstDay, lastDay: today },
    before: { firstDay: last.firstDay, lastDay: earlier(sameDay, last.lastDay) },
  };
}

/** Days that staff chose, in either order, and as many days before them. */
export function chosenPeriods(one: string, other: string): Periods {
  const [firstDay, lastDay] = one <= other ? [one, other] : [other, one];
  const days = Math.min(span(firstDay, lastDay), maxPeriodDays - 1);
  return {
    now: { firstDay, lastDay: daysAfter(firstDay, days) },
    before: { firstDay: daysAfter(firstDay, -days - 1), lastDay: daysAfter(firstDay, -1) },
  };
}

export const daysOf = ({ firstDay, lastDay }: Period): string[] =>
  Array.from({ length: span(firstDay, lastDay) + 1 }, (_, index) => daysAfter(firstDay, index));
