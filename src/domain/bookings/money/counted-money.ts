import { type MoneyEntry, receivedBy } from '#domain/bookings/booking.ts';

/** Money that was received and not reversed, and what was received of the same booking before it. */
export type CountedMoney = MoneyEntry & { beforePaise: number };

/** What went back and was not reversed. */
export function refundedMoney(all: readonly MoneyEntry[]): MoneyEntry[] {
  const reversed = new Set(all.map(({ reversesId }) => reversesId));
  return all.filter(
    ({ id, kind, reversesId }) => kind === 'refund' && reversesId === null && !reversed.has(id),
  );
}

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
