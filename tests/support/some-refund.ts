import { randomUUID } from 'node:crypto';
import type { PayMethod } from '#domain/bookings/booking.ts';
import { typeRefund } from '#domain/payments/refunds/refund-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { TestDatabase } from './test-database.ts';

/** The amount above which a second person approves, as if it held for long. */
export const setRefundLimit = (test: TestDatabase, limitPaise: number) =>
  test.pool.query(
    `insert into refund_limits (idempotency_key, valid_from, limit_paise, made_by)
     values (gen_random_uuid(), '2026-01-01', $1, 'Office')`,
    [limitPaise],
  );

/** A refund that was paid by hand and is typed afterwards. */
export const refundByHand = (
  test: TestDatabase,
  actor: StaffActor,
  bookingId: string,
  amountPaise: number,
  method: PayMethod = 'cash',
) =>
  typeRefund(test, actor, bookingId, {
    ...{ key: randomUUID(), amountPaise, method, reference: '', sentOn: dayInIndia(new Date()) },
  });
