import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import type { Db } from '#platform/database/db.ts';
import type { Gateway } from './gateway.ts';
import { markSettled, selectLook, storeLook } from './payment-store.ts';
import { insertSettlementMove } from './settlement-store.ts';

/** A settlement may appear, or get its payments, days after its day. */
const overlapDays = 3;
const firstLookDays = 30;

/**
 * What the gateway has paid into the bank: a move of money for each settlement, and fee, tax and day of each payment in it. Everything is
 * stored once, however often it is asked for.
 */
export async function settleNow(
  { db, gateway }: { db: Db; gateway: Gateway },
  now = new Date(),
): Promise<'settled'> {
  const last = await selectLook(db, 'settlements');
  const today = dayInIndia(now);
  const first = last ? daysAfter(dayInIndia(last), -overlapDays) : daysAfter(today, -firstLookDays);
  for await (const settlements of gateway.listSettlementsSince(startOfDayInIndia(first)))
    for (const { id, amountPaise, utr, at } of settlements)
      if (amountPaise > 0) await insertSettlementMove(db, { id, amountPaise, utr, day: dayInIndia(at) });
  for (let day = first; day <= today; day = daysAfter(day, 1))
    for await (const payments of gateway.listSettledOn(day))
      for (const payment of payments) await markSettled(db, payment, dayInIndia(payment.at));
  await storeLook(db, 'settlements', now);
  return 'settled';
}
