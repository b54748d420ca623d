import * as z from 'zod/mini';
import { done } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { rowFields } from '#app/staff/shell/row-in-form.ts';
import {
  correctionInput,
  expenseInput,
  readingInput,
  removalInput,
} from '#domain/bookings/slip/closing-input.ts';
import {
  closeDuty,
  driverLink,
  enterExpense,
  enterReading,
  removeEnteredExpense,
  reopenDuty,
} from '#domain/bookings/slip/slip-service.ts';
import { maxStaffFormKiB } from '#platform/http/body.ts';
import { numberField, textFields, withTexts } from '#platform/http/input.ts';
import { staffSlipContent as content } from './texts.ts';

const seenDuty = rowFields('dutyId');

const closeInput = z.intersection(
  z.extend(seenDuty, { totalPaise: numberField }),
  z.pipe(
    correctionInput,
    z.transform((corrections) => ({ corrections })),
  ),
);

/** The action of a duty slip. */
export const handleSlipAction = staffIntents(maxStaffFormKiB, {
  link: intent(textFields('dutyId', 'isNew'), async ({ db, encryption, actor }, { dutyId, isNew }) => {
    await driverLink({ db, encryption }, actor, dutyId, { isNew: isNew === 'yes' });
    return done(content.link.made);
  }),
  reading: intent(withTexts(readingInput, 'dutyId'), async ({ db, actor }, { dutyId, ...reading }) => {
    await enterReading(db, actor, dutyId, reading);
    return done(content.entries.saved);
  }),
  expense: intent(withTexts(expenseInput, 'dutyId'), async ({ db, actor }, { dutyId, ...expense }) => {
    await enterExpense(db, actor, dutyId, expense);
    return done(content.entries.saved);
  }),
  'remove-expense': intent(
    withTexts(removalInput, 'dutyId'),
    async ({ db, actor }, { dutyId, ...removal }) => {
      await removeEnteredExpense(db, actor, dutyId, removal);
      return done(content.entries.removeDone);
    },
  ),
  close: intent(closeInput, async ({ db, actor }, closing) => {
    await closeDuty(db, actor, closing);
    return done(content.closing.done);
  }),
  reopen: intent(seenDuty, async ({ db, actor }, seen) => {
    await reopenDuty(db, actor, seen);
    return done(content.closing.reopened);
  }),
});
