import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { monthNames } from '#domain/shared/month-names.ts';

type Days = { tripStarts: string | null; tripEnds: string | null };

const twoDigits = (value: number) => String(value).padStart(2, '0');

const firstDayOf = (year: number, month: number) => `${year}-${twoDigits(month)}-01`;

/** The last day of the month that begins on this day. */
function lastDayOf(first: string): string {
  const inNextMonth = daysAfter(first, 31);
  return daysAfter(inNextMonth, -Number(inNextMonth.slice(8)));
}

/**
 * The days of the next month with this number, counted from 1 and from the present month on; nothing for other texts. A
 * trip whose day is not fixed has all days of its month, so that the inbox finds it by month like any other.
 */
export function monthAhead(typed: string, now: Date): { tripStarts: string; tripEnds: string } | undefined {
  const month = /^(?:0?[1-9]|1[0-2])$/.test(typed) ? Number(typed) : 0;
  if (month === 0) return undefined;
  const [year = 0, present = 0] = dayInIndia(now).split('-').map(Number);
  const tripStarts = firstDayOf(month < present ? year + 1 : year, month);
  return { tripStarts, tripEnds: lastDayOf(tripStarts) };
}

/** `December 2026` for a trip with all days of one month; empty for any other. */
export function travelMonth({ tripStarts, tripEnds }: Days): string {
  if (!tripStarts?.endsWith('-01') || tripEnds !== lastDayOf(tripStarts)) return '';
  return `${monthNames[Number(tripStarts.slice(5, 7)) - 1]} ${tripStarts.slice(0, 4)}`;
}
