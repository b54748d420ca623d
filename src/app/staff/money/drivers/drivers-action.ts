import { done } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import {
  bankCash,
  countCash,
  reverseBanking,
  takeUnknownCash,
} from '#domain/payments/settlements/cash-service.ts';
import {
  allowanceInput,
  countInput,
  moveInput,
  newSettlementInput,
} from '#domain/payments/settlements/settlement-input.ts';
import {
  addAllowance,
  confirmHandover,
  makeSettlement,
  undoSettlement,
} from '#domain/payments/settlements/settlement-service.ts';
import { maxShortFormKiB } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import { driverMoneyTexts as texts } from './texts.ts';

/** Cash with drivers and in the office, and settlements. */
export const handleDriverMoney = staffIntents<{ id: string } | undefined>(maxShortFormKiB, {
  bank: intent(moveInput, async ({ db, actor }, move) => {
    await bankCash(db, actor, move);
    return done(texts.office.banked);
  }),
  'take-unknown': intent(moveInput, async ({ db, actor }, move) => {
    await takeUnknownCash(db, actor, move);
    return done(texts.unknown.done);
  }),
  'reverse-banking': intent(textFields('id'), async ({ db, actor }, { id }) => {
    await reverseBanking(db, actor, id);
    return done(texts.office.reverseDone);
  }),
  count: intent(countInput, async ({ db, actor }, count) => {
    await countCash(db, actor, count);
    return done(texts.office.countSaved);
  }),
  allowance: intent(allowanceInput, async ({ db, actor }, allowance) => {
    await addAllowance(db, actor, allowance);
    return done(texts.allowance.done);
  }),
  settle: intent(newSettlementInput, async ({ db, actor }, settlement) =>
    done(texts.settle.made, { id: await makeSettlement(db, actor, settlement) }),
  ),
  confirm: intent(textFields('id'), async ({ db, actor }, { id }) => {
    await confirmHandover(db, actor, id);
    return done(texts.settlement.confirmed, { id });
  }),
  undo: intent(textFields('id'), async ({ db, actor }, { id }) => {
    await undoSettlement(db, actor, id);
    return done(texts.settlement.undone, { id });
  }),
});
