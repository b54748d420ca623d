import { removePhoto } from '#domain/attachments/attachment-service.ts';
import type { Duty, DutyEntry } from '#domain/bookings/booking.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import type { Tx } from '#platform/database/db.ts';
import { expensesIn } from './expenses.ts';
import { insertEntry, selectEntries } from './slip-store.ts';

type Removal = Pick<DutyEntry, 'key' | 'reason' | 'enteredBy' | 'happenedAt'> & { removesKey: string };
type Actor = { id: string; name: string };

/**
 * Adds the entry by which an expense no longer counts, and removes its photo. One that is unknown or was removed before
 * changes nothing. False when the key belongs to another entry: then the expense stays as it is.
 */
export async function removeExpense(tx: Tx, duty: Duty, removal: Removal, actor?: Actor): Promise<boolean> {
  const entries = await selectEntries(tx, duty.id);
  const stored = entries.find(({ key }) => key === removal.key);
  if (stored) return stored.removesKey === removal.removesKey;
  const expense = expensesIn(entries).find(({ key }) => key === removal.removesKey);
  if (!expense) return true;
  await insertEntry(tx, duty.id, {
    ...removal,
    kind: 'removal',
    sequence: 0,
    odometerKm: null,
    expense: '',
    amountPaise: null,
  });
  await removePhoto(tx, duty.id, expense.key);
  await addBookingEvent(tx, actor, {
    bookingId: duty.bookingId,
    dutyId: duty.id,
    kind: 'entry',
    detail: {
      entry: expense.expense,
      amountPaise: String(expense.amountPaise ?? 0),
      removed: 'yes',
      ...(removal.reason && { reason: removal.reason }),
    },
  });
  return true;
}
