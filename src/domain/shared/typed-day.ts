import { dayOf } from '#domain/shared/india-time.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Day 0 of the days that spreadsheets count, which include a 29 February 1900 that never was. */
const spreadsheetStart = Date.UTC(1899, 11, 30);
const dayMs = 24 * 3600_000;

const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

/**
 * A day as files from India have it: `15/11/2026`, `15-11-2026`, `15.11.26`, `15-Nov-26`, `15 November 2026`,
 * `2026-11-15`, or the number of a spreadsheet's day.
 */
export function dayOfCell(typed: string): string | undefined {
  const text = typed.trim();
  const serial = /^[2-7]\d{4}$/.exec(text);
  if (serial) return new Date(spreadsheetStart + Number(text) * dayMs).toISOString().slice(0, 10);
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (numbers) return dayOf(`${numbers[1]}/${numbers[2]}/${fullYear(numbers[3] ?? '')}`);
  const named = /^(\d{1,2})[-/. ]?([a-z]{3})[a-z]*[-/. ,]*(\d{4}|\d{2})$/i.exec(text);
  if (!named) return dayOf(text);
  const month = months.indexOf((named[2] ?? '').toLowerCase()) + 1;
  return dayOf(`${named[1]}/${month}/${fullYear(named[3] ?? '')}`);
}

/** `15/11/2026`, which `dayOfCell` reads back. */
export const cellOfDay = (day: string | null): string => (day ?? '').split('-').toReversed().join('/');
