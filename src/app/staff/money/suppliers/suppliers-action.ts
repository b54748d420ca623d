import { done } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { setRideCost } from '#domain/bookings/trips/ride-cost-service.ts';
import { supplierPaymentInput } from '#domain/payments/suppliers/payment-input.ts';
import { paySupplier, reverseSupplierPayment } from '#domain/payments/suppliers/supplier-dues-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { maxStaffFormKiB } from '#platform/http/body.ts';
import { parseInput, textFields } from '#platform/http/input.ts';
import { supplierMoneyTexts } from './texts.ts';

const texts = supplierMoneyTexts.page;

/** Dues of suppliers and partners, and what they were paid. */
export const handleSupplierMoney = staffIntents(maxStaffFormKiB, {
  pay: async ({ db, actor }, { fields, list }) => {
    const input = parseInput(supplierPaymentInput, {
      ...fields,
      service: list('service'),
      amount: list('amount'),
    });
    return done(texts.paid(formatPaise(await paySupplier(db, actor, input))));
  },
  reverse: intent(textFields('id'), async ({ db, actor }, { id }) => {
    await reverseSupplierPayment(db, actor, id);
    return done(texts.reverseDone);
  }),
  cost: intent(textFields('dutyId', 'cost'), async ({ db, actor }, { dutyId, cost }) => {
    await setRideCost(db, actor, dutyId, cost);
    return done(texts.costSaved);
  }),
});
