import {
  chosenPeriods,
  namedPeriods,
  type Period,
  type PeriodName,
  type Periods,
  periodNames,
} from '#domain/bookings/figures/period.ts';
import { dayOf } from '#domain/shared/india-time.ts';

/** What an address says about the days of its figures. */
export type PeriodQuery = { name: PeriodName | 'chosen'; periods: Periods };

export function readPeriodQuery(query: URLSearchParams, today: string): PeriodQuery {
  const [from, to] = [dayOf(query.get('from') ?? ''), dayOf(query.get('to') ?? '')];
  if (from && to) return { name: 'chosen', periods: chosenPeriods(from, to) };
  const name = periodNames.find((one) => one === query.get('period')) ?? 'month';
  return { name, periods: namedPeriods(name, today) };
}

export const periodFields = ({ firstDay, lastDay }: Period) => ({ from: firstDay, to: lastDay });

/** An address with those fields that say something. */
export function addressWith(path: string, fields: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
