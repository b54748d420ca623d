import { bookingNumber } from '#domain/bookings/booking.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Refund } from './refund.ts';
import {
  type DueBack,
  type NamedBooking,
  selectClosedRefunds,
  selectDueBack,
  selectNames,
  selectOpenRefunds,
} from './refund-list-store.ts';
import { selectUncounted, type UncountedPayment } from './refund-store.ts';

/** What has waited longest is shown first; the rest follows once that is done. */
const maxOpen = 100;
const maxClosed = 50;

type Of = { booking: (NamedBooking & { number: string }) | undefined };

export type RefundLists = {
  open: (Refund & Of)[];
  closed: (Refund & Of)[];
  /** Paid more than they cost. */
  due: (DueBack & Of)[];
  /** Payments at the gateway that count for nothing. */
  uncounted: (UncountedPayment & Of)[];
};

export async function listRefunds(db: Queryable, actor: StaffActor): Promise<RefundLists> {
  assertArea(actor, 'money');
  const [open, closed, due, uncounted] = await Promise.all([
    selectOpenRefunds(db, maxOpen),
    selectClosedRefunds(db, maxClosed),
    selectDueBack(db, maxOpen),
    selectUncounted(db, maxOpen),
  ]);
  const all = [open, closed, due, uncounted].flat();
  const ids = [...new Set(all.flatMap(({ bookingId }) => bookingId ?? []))];
  const names = new Map((await selectNames(db, ids)).map((booking) => [booking.id, booking]));
  const named = <Row extends { bookingId: string | null }>(row: Row): Row & Of => {
    const found = row.bookingId === null ? undefined : names.get(row.bookingId);
    return { ...row, booking: found && { ...found, number: bookingNumber(found.id) } };
  };
  return {
    open: open.map(named),
    closed: closed.map(named),
    due: due.map(named),
    uncounted: uncounted.map(named),
  };
}
