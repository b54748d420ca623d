import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';

const dayMs = 24 * 3600_000;

type Dates = { firstDay: string | null; lastDay: string | null };

/** How far the trip is at a moment, by the calendar of India. Days of the trip are counted from 1. */
export type TripMoment =
  | { phase: 'undated' }
  | { phase: 'before'; daysLeft: number }
  | { phase: 'under-way'; today: number; tomorrow: number | null }
  | { phase: 'over' };

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

export function momentOfTrip({ firstDay, lastDay }: Dates, now: Date): TripMoment {
  if (firstDay === null || lastDay === null) return { phase: 'undated' };
  const day = dayInIndia(now);
  if (day < firstDay) return { phase: 'before', daysLeft: daysBetween(day, firstDay) };
  if (day > lastDay) return { phase: 'over' };
  const today = daysBetween(firstDay, day) + 1;
  return { phase: 'under-way', today, tomorrow: day < lastDay ? today + 1 : null };
}

/** The date of a day of the trip; `null` while its days are not agreed. */
export const dateOfDay = ({ firstDay }: Pick<Dates, 'firstDay'>, number: number): string | null =>
  firstDay && daysAfter(firstDay, number - 1);
