import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import { intent, type StaffIntent } from '#app/staff/shell/intents.ts';
import { buyerInput } from '#domain/documents/buyers/buyer-input.ts';
import {
  addBuyer,
  BuyerChanged,
  changeBuyer,
  chooseBuyer,
  endBuyer,
} from '#domain/documents/buyers/buyer-service.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import { textFields, withTexts } from '#platform/http/input.ts';
import { staffBuyersContent as content } from './texts.ts';

/** On the page of a customer. A conflict has the revision with which the form can be saved once more. */
export const buyerIntents: Readonly<Record<string, StaffIntent>> = {
  'buyer-add': intent(
    withTexts(buyerInput, 'customerId', 'key'),
    async ({ db, encryption, actor }, { customerId, ...input }) => {
      await addBuyer({ db, encryption }, actor, customerId, input);
      return done(content.saved);
    },
  ),
  'buyer-change': intent(
    withTexts(buyerInput, 'id', 'revision', 'removesPan'),
    async ({ db, encryption, actor }, { id, revision, removesPan, ...input }): Promise<ActionResult> => {
      try {
        const change = { ...input, expectedRevision: Number(revision), removesPan: isTicked(removesPan) };
        await changeBuyer({ db, encryption }, actor, id, change);
        return done(content.saved);
      } catch (error) {
        if (!(error instanceof BuyerChanged)) throw error;
        const stored = String(error.revision);
        return { ...refused('conflict', error.userText ?? ''), present: { stored, shown: stored } };
      }
    },
  ),
  'buyer-end': intent(textFields('id'), async ({ db, actor }, { id }) => {
    await endBuyer(db, actor, id);
    return done(content.ended);
  }),
};

/** On the page of a booking. */
export const chooseBuyerIntent = <Value>(value: Value): StaffIntent<Value> =>
  intent(textFields('id', 'buyerId'), async ({ db, actor }, { id, buyerId }) => {
    const name = await chooseBuyer(db, actor, id, buyerId);
    return done(content.ofBooking.changed(name), value);
  });
