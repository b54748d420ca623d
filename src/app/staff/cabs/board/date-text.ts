import { dateText, daysAfter } from '#domain/shared/india-time.ts';
import type { DayView } from './board-grid.tsx';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const withWeekday = (day: string) => `${weekdays[new Date(day).getUTCDay()]} ${dateText(day)}`;

/** `Mon 16 Nov 2026`, or a week from its first to its last day: `30 Nov – 6 Dec 2026`. */
export function dateTextOf({ firstDay, days }: { firstDay: string; days: number }): string {
  if (days === 1) return withWeekday(firstDay);
  const [first, last] = [dateText(firstDay), dateText(daysAfter(firstDay, days - 1))];
  const isSameYear = first.slice(-4) === last.slice(-4);
  return `${isSameYear ? first.slice(0, -5) : first} – ${last}`;
}

/** The head of a column, without the year. */
export const toDayView = (day: string, today: string): DayView => ({
  day,
  name: withWeekday(day).slice(0, -5),
  isToday: day === today,
});
