import { type MoneyEntry, receivedBy } from '#domain/bookings/booking.ts';

/** Money that was received and not reversed, and what was received of the same booking before it. */
export type CountedMoney = MoneyEntry & { beforePaise: number };

/** From all entries of a booking, in their order. Refunds lower what was received before the payments that follow. */
export function countedMoney(all: readonly MoneyEntry[]): CountedMoney[] {
  const reversed = new Set(all.map(({ reversesId }) => reversesId));
  const counted: CountedMoney[] = [];
  let beforePaise = 0;
  for (const entry of all) {
    if (entry.reversesId !== null || reversed.has(entry.id)) continue;
    if (entry.kind !== 'refund') counted.push({ ...entry, beforePaise });
    beforePaise += receivedBy(entry);
  }
  return counted;
}
