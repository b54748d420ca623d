import {
  chosenPeriods,
  namedPeriods,
  type PeriodName,
  type Periods,
  periodNames,
} from '#domain/bookings/figures/period.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';

/** What the address of the figures says. */
export type FiguresQuery = { name: PeriodName | 'chosen'; periods: Periods };

export function readFiguresQuery(params: URLSearchParams, today: string): FiguresQuery {
  const [from, to] = [dayOf(params.get('from') ?? ''), dayOf(params.get('to') ?? '')];
  if (from && to) return { name: 'chosen', periods: chosenPeriods(from, to) };
  const name = periodNames.find((one) => one === params.get('period')) ?? 'month';
  return { name, periods: namedPeriods(name, today) };
}

export const figuresAddress = (name: PeriodName): string => `${paths.adminBookingFigures}?period=${name}`;
