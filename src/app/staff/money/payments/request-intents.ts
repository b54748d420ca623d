import { done } from '#app/staff/forms/action-result.ts';
import { intent } from '#app/staff/shell/intents.ts';
import { askInput } from '#domain/payments/requests/ask-input.ts';
import { askForPayment, withdrawRequest } from '#domain/payments/requests/ask-service.ts';
import { checkInput } from '#domain/payments/requests/check-input.ts';
import { checkPayment, countArrived } from '#domain/payments/requests/check-service.ts';
import { mailRequest } from '#domain/payments/requests/request-mail-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { textFields, withTexts } from '#platform/http/input.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { paymentTexts } from './texts.ts';

const { askForm, checkForm, done: texts } = paymentTexts;

type Context = { db: Db; queue: Queue; encryption: Encryption; actor: StaffActor };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What staff do with the payment requests of a booking. */
export const requestIntents = {
  'ask-payment': intent(
    withTexts(askInput, 'id'),
    async ({ db, encryption, actor }: Context, { id, ...input }) => {
      const request = await askForPayment({ db, encryption }, actor, { bookingId: id }, input);
      return done(askForm.done(request.reference, formatPaise(request.amountPaise)), {});
    },
  ),
  'mail-payment': intent(
    textFields('requestId', 'to', 'key'),
    async ({ db, queue, actor }: Context, { requestId, to, key }) => {
      await mailRequest({ db, queue }, actor, requestId, { to, key });
      return done(texts.mailed(to), {});
    },
  ),
  'withdraw-payment': intent(textFields('requestId'), async ({ db, actor }: Context, { requestId }) => {
    await withdrawRequest(db, actor, requestId);
    return done(texts.withdrawn, {});
  }),
  'check-payment': intent(
    withTexts(checkInput, 'requestId', 'of'),
    async ({ db, actor }: Context, { requestId, of, ...input }) => {
      const outcome = await checkPayment(db, actor, requestId, input);
      return done(checkForm[outcome](of.slice(0, 40)), outcome === 'mismatch' ? { needsCheck: true } : {});
    },
  ),
  'count-payment': intent(
    textFields('requestId', 'key'),
    async ({ db, actor }: Context, { requestId, key }) => {
      if (!uuid.test(key)) throw new Failure('invalid');
      await countArrived(db, actor, requestId, key);
      return done(texts.counted, {});
    },
  ),
};
