import {
  addressWith,
  type PeriodQuery,
  periodFields,
  readPeriodQuery,
} from '#app/staff/money/period-query.ts';
import { type MoneyPlace, moneyPlaces, type PayMethod, payMethods } from '#domain/bookings/booking.ts';
import { paths, rowId } from '#paths.ts';

export type ReceivedListQuery = PeriodQuery & {
  place?: MoneyPlace | undefined;
  method?: PayMethod | undefined;
  driverId?: string | undefined;
  after: string;
};

export function readReceivedQuery(query: URLSearchParams, today: string): ReceivedListQuery {
  const driver = query.get('driver') ?? '';
  return {
    ...readPeriodQuery(query, today),
    place: moneyPlaces.find((one) => one === query.get('place')),
    method: payMethods.find((one) => one === query.get('method')),
    driverId: rowId.test(driver) ? driver : undefined,
    after: query.get('after') ?? '',
  };
}

/** The filters besides the period. */
export const receivedFields = ({ place, method, driverId }: ReceivedListQuery) => ({
  ...{ place, method },
  driver: driverId,
});

export const receivedAddress = (query: ReceivedListQuery, after = ''): string =>
  addressWith(paths.adminMoneyReceived, {
    ...periodFields(query.periods.now),
    ...receivedFields(query),
    after,
  });
