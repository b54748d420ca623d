import { placeOf } from '#domain/bookings/booking.ts';
import { assertReceivedDay } from '#domain/bookings/money/received-day.ts';
import type { ReceivedMoney } from '#domain/bookings/money/received-service.ts';
import { isEnteredBy, refuseUtr } from '#domain/bookings/money/taken-utr-service.ts';
import { utrOf } from '#domain/bookings/money/utr.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { CheckInput } from './check-input.ts';
import { confirmRequest, lockForChange, markMismatch } from './request-service.ts';
import { mismatchOf } from './request-standing.ts';
import { requestsMessages as messages } from './requests-messages.ts';

function assertId(requestId: string): void {
  if (!rowId.test(requestId)) throw new Failure('not_found', messages.gone);
}

async function count(
  tx: Tx,
  actor: StaffActor,
  requestId: string,
  money: Omit<ReceivedMoney, 'requestId'>,
): Promise<void> {
  if (money.utr === null || !(await isEnteredBy(tx, money.utr, money.key))) await refuseUtr(tx, money.utr);
  if ((await confirmRequest(tx, actor, requestId, money)) !== undefined) return;
  // The same form was sent before, or another booking got the same number in the same moment.
  if (money.utr !== null && !(await isEnteredBy(tx, money.utr, money.key))) await refuseUtr(tx, money.utr);
}

/**
 * Staff found the payment in the bank. What was asked for is counted and confirmed. Anything else becomes a mismatch with what came, and staff
 * decide whether to count that. Idempotent by the form's key.
 */
export async function checkPayment(
  db: Db,
  actor: StaffActor,
  requestId: string,
  input: CheckInput,
  now = new Date(),
): Promise<'confirmed' | 'mismatch'> {
  assertArea(actor, 'money');
  assertId(requestId);
  const { key, amountPaise, method, reference, receivedOn } = input;
  assertReceivedDay(receivedOn, now);
  const place = placeOf({ kind: 'advance', method });
  const arrived = { amountPaise, method, place, reference, receivedOn, utr: utrOf({ method, reference }) };
  return db.transaction(async (tx) => {
    const { request, standing } = await lockForChange(tx, requestId);
    const isRetry = request.state === 'confirmed';
    const code = isRetry ? undefined : mismatchOf(request, standing, amountPaise);
    if (code !== undefined) {
      await refuseUtr(tx, arrived.utr);
      await markMismatch(tx, requestId, code, arrived, actor);
      return 'mismatch';
    }
    await count(tx, actor, requestId, { key, ...arrived });
    return 'confirmed';
  });
}

/** Staff count what came for a request, although it is not what was asked for. Idempotent by the form's key. */
export async function countArrived(db: Db, actor: StaffActor, requestId: string, key: string): Promise<void> {
  assertArea(actor, 'money');
  assertId(requestId);
  await db.transaction(async (tx) => {
    const { request } = await lockForChange(tx, requestId);
    if (request.state === 'confirmed') return;
    if (request.state !== 'mismatch' || request.arrived === null)
      throw new Failure('conflict', messages.changedMeanwhile);
    await count(tx, actor, requestId, { key, ...request.arrived });
  });
}
