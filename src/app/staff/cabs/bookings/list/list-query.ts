import { dutyStatuses } from '#domain/bookings/duty-status.ts';
import {
  type BookingListQuery,
  bookingViews,
  type ListedPeriod,
} from '#domain/bookings/list/booking-list.ts';
import { codeOf } from '#domain/fares/cab-names.ts';
import type { City } from '#domain/fares/rates.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { paths, rowId } from '#paths.ts';
import { storable } from '#platform/text.ts';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

const maxTyped = 200;

/** Of a figure, which opens its list. */
function periodIn(query: URLSearchParams): ListedPeriod | undefined {
  const [firstDay, lastDay] = [dayOf(query.get('from') ?? ''), dayOf(query.get('to') ?? '')];
  if (!firstDay || !lastDay) return undefined;
  const carId = query.get('car') ?? '';
  return {
    firstDay,
    lastDay,
    carType: codeOf(query.get('type') ?? ''),
    carId: rowId.test(carId) ? carId : undefined,
    isLate: query.get('late') === 'yes',
  };
}

/** What the address of the list says. */
export function readListQuery(address: string): BookingListQuery {
  const query = new URL(address).searchParams;
  return {
    view: oneOf(bookingViews, query.get('view')) ?? 'upcoming',
    period: periodIn(query),
    status: oneOf(dutyStatuses, query.get('status')),
    city: codeOf(query.get('city') ?? ''),
    search: storable(query.get('search') ?? '')
      .trim()
      .slice(0, maxTyped),
    after: query.get('after') ?? '',
  };
}

/** The fields of the address that say which figure's list it is. */
export const periodFields = (period: ListedPeriod | undefined): Record<string, string> =>
  period
    ? {
        from: period.firstDay,
        to: period.lastDay,
        ...(period.carType && { type: period.carType }),
        ...(period.carId && { car: period.carId }),
        ...(period.isLate && { late: 'yes' }),
      }
    : {};

type Given = Partial<Record<'view' | 'status' | 'city' | 'after', string | undefined>> & {
  period?: ListedPeriod | undefined;
};

export function listAddress({ period, ...query }: Given): string {
  const given = Object.entries({ ...query, ...periodFields(period) }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return given.length > 0 ? `${paths.adminBookings}?${new URLSearchParams(given)}` : paths.adminBookings;
}

/** The duties that a figure counts. */
export const periodListAddress = ({ city, ...period }: ListedPeriod & { city?: City }): string =>
  listAddress({ period, city });
