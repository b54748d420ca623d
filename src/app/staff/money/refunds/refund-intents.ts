import * as z from 'zod/mini';
import { done } from '#app/staff/forms/action-result.ts';
import { intent, type StaffIntent } from '#app/staff/shell/intents.ts';
import { rowFields, rowIdIn } from '#app/staff/shell/row-in-form.ts';
import {
  limitInput,
  otherWayInput,
  refundInput,
  sentInput,
  uncountedInput,
} from '#domain/payments/refunds/refund-input.ts';
import { changeRefundLimit } from '#domain/payments/refunds/refund-limit-service.ts';
import { refundMessages as messages } from '#domain/payments/refunds/refund-messages.ts';
import {
  approveRefund,
  askRefund,
  finishRefund,
  refundUncounted,
  retryRefund,
  sendAnotherWay,
  sendByHand,
  withdrawRefund,
} from '#domain/payments/refunds/refund-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { withTexts } from '#platform/http/input.ts';

const row = rowFields('refundId');

type Step = (db: Db, actor: StaffActor, expected: { id: string; revision: number }) => Promise<string>;

/** A step that needs nothing but the refund. */
const stepIntent = <Value>(value: Value, step: Step): StaffIntent<Value> =>
  intent(row, async ({ db, actor }, { refundId, revision }) =>
    done(await step(db, actor, { id: rowIdIn(refundId), revision }), value),
  );

/** What staff do with refunds, on their screen and on the page of a booking; `value` is what its action returns. */
export const refundIntents = <Value>(value: Value): Record<string, StaffIntent<Value>> => ({
  'refund-ask': intent(withTexts(refundInput, 'id'), async ({ db, actor }, { id, ...refund }) =>
    done(await askRefund(db, actor, rowIdIn(id), refund), value),
  ),
  'refund-approve': stepIntent(value, approveRefund),
  'refund-withdraw': stepIntent(value, withdrawRefund),
  'refund-done': stepIntent(value, finishRefund),
  'refund-retry': stepIntent(value, retryRefund),
  'refund-send': intent(
    z.intersection(row, sentInput),
    async ({ db, queue, actor }, { refundId, revision, ...sent }) =>
      done(await sendByHand({ db, queue }, actor, { id: rowIdIn(refundId), revision }, sent), value),
  ),
  'refund-another-way': intent(
    z.intersection(row, otherWayInput),
    async ({ db, actor }, { refundId, revision, reason }) =>
      done(await sendAnotherWay(db, actor, { id: rowIdIn(refundId), revision }, { reason }), value),
  ),
  'refund-uncounted': intent(
    withTexts(uncountedInput, 'paymentId'),
    async ({ db, actor }, { paymentId, ...refund }) =>
      done(await refundUncounted(db, actor, paymentId, refund), value),
  ),
  'refund-limit': intent(limitInput, async ({ db, actor }, limit) =>
    done(messages.limitSaved(await changeRefundLimit(db, actor, limit)), value),
  ),
});
