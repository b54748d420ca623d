import { codeOf } from '#domain/fares/cab-names.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import { dayOf, daysAfter } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';

export type BoardView = 'day' | 'week';
export type BoardRows = 'cars' | 'drivers';

/** What the address of the board says. */
export type CabBoardQuery = {
  view: BoardView;
  rows: BoardRows;
  /** In a week, any day of it. */
  day: string;
  city: City | undefined;
  carType: CarType | undefined;
  hasCancelled: boolean;
};

export function readBoardQuery(params: URLSearchParams, today: string): CabBoardQuery {
  return {
    view: params.get('view') === 'week' ? 'week' : 'day',
    rows: params.get('rows') === 'drivers' ? 'drivers' : 'cars',
    day: dayOf(params.get('day') ?? '') ?? today,
    city: codeOf(params.get('city') ?? ''),
    carType: codeOf(params.get('type') ?? ''),
    hasCancelled: params.get('cancelled') === 'yes',
  };
}

/** Today is left out, so that a board that is left open overnight opens on the new day. */
export function boardAddress(query: CabBoardQuery, today: string): string {
  const { view, rows, day, city, carType, hasCancelled } = query;
  const params = new URLSearchParams({
    ...(view === 'week' && { view }),
    ...(rows === 'drivers' && { rows }),
    ...(day !== today && { day }),
    ...(city && { city }),
    ...(carType && { type: carType }),
    ...(hasCancelled && { cancelled: 'yes' }),
  });
  return params.size > 0 ? `${paths.adminCabs}?${params}` : paths.adminCabs;
}

/** The days of the board; a week begins on Monday. */
export function periodOf({ view, day }: Pick<CabBoardQuery, 'view' | 'day'>): {
  firstDay: string;
  days: number;
} {
  if (view === 'day') return { firstDay: day, days: 1 };
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return { firstDay: daysAfter(day, -sinceMonday), days: 7 };
}
