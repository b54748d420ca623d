import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { refreshTotal } from '#domain/bookings/booking-store.ts';
import { replaceRecipientTax } from '#domain/bookings/changes/duty-change-store.ts';
import type { Tx } from '#platform/database/db.ts';

/**
 * What the invoices of a ride leave out of its price, because the company pays the GST itself by reverse charge: a charge below zero in place of
 * the one before, in the transaction that stores the invoice.
 */
export async function setRecipientTax(
  tx: Tx,
  dutyId: string,
  { leftOutPaise, madeBy }: { leftOutPaise: number; madeBy: string },
): Promise<void> {
  const charge = { amountPaise: -leftOutPaise, reason: bookingMessages.bookings.recipientTax, madeBy };
  const bookingId = await replaceRecipientTax(tx, dutyId, charge);
  if (bookingId !== undefined) await refreshTotal(tx, bookingId);
}
