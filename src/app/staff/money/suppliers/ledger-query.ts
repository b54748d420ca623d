import { dayInIndia, dayOf } from '#domain/shared/india-time.ts';

/** Which ledger an address asks for; without days that of this month. */
export function readLedgerQuery(query: URLSearchParams, now: Date) {
  const today = dayInIndia(now);
  return {
    supplierId: query.get('id') ?? '',
    from: dayOf(query.get('from') ?? '') ?? `${today.slice(0, 8)}01`,
    to: dayOf(query.get('to') ?? '') ?? today,
  };
}
