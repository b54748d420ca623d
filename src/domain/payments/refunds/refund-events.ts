import { addRefundEvent } from '#domain/bookings/money/refund-entry-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Tx } from '#platform/database/db.ts';

export type RefundStep = 'asked' | 'approved' | 'withdrawn' | 'another-way' | 'failed' | 'done';

/** A line of the booking's timeline; the money itself has one of its own when it is sent. */
export const noteRefund = (
  tx: Tx,
  actor: StaffActor | undefined,
  bookingId: string,
  { step, amountPaise, reason = '' }: { step: RefundStep; amountPaise: number; reason?: string },
): Promise<void> =>
  addRefundEvent(tx, actor, bookingId, {
    step,
    amountPaise: String(amountPaise),
    ...(reason && { reason }),
  });
