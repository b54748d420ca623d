import { addressWith } from '#app/staff/money/period-query.ts';
import { type DueAge, dueAges } from '#domain/bookings/due/due.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';

export type DueListQuery = {
  /** `now`: whatever is due today or was before. */
  age?: DueAge | 'now' | undefined;
  part?: 'deposit' | undefined;
  due?: { firstDay: string; lastDay: string } | undefined;
  after: string;
};

export function readDueQuery(query: URLSearchParams): DueListQuery {
  const [firstDay, lastDay] = [dayOf(query.get('from') ?? ''), dayOf(query.get('to') ?? '')];
  return {
    age: (['now', ...dueAges] as const).find((one) => one === query.get('age')),
    part: query.get('part') === 'deposit' ? 'deposit' : undefined,
    due: firstDay && lastDay ? { firstDay, lastDay } : undefined,
    after: query.get('after') ?? '',
  };
}

export const dueAddress = ({ age, part, due }: Omit<DueListQuery, 'after'>, after = ''): string =>
  addressWith(paths.adminMoneyDue, { age, part, from: due?.firstDay, to: due?.lastDay, after });
