import { monthNames } from '#domain/shared/month-names.ts';

/** `2026-11`. */
export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

export const monthText = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { firstDay: string; lastDay: string } {
  const end = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
  return { firstDay: `${month}-01`, lastDay: end.toISOString().slice(0, 10) };
}

/** Earlier months, the latest first. */
export function monthsBefore(day: string, count: number): string[] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 2 - index, 1)).toISOString().slice(0, 7),
  );
}
