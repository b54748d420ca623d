import * as z from 'zod/mini';
import { done } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { ruleFieldNames } from '#domain/documents/rules/rule-fields.ts';
import { ruleMessages } from '#domain/documents/rules/rule-messages.ts';
import { addRegistration, addRule, confirmTaxRules } from '#domain/documents/rules/rule-service.ts';
import { dateText, dayOf } from '#domain/shared/india-time.ts';
import { Failure } from '#platform/failure.ts';
import { maxPublicFormKiB } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import { taxTexts as texts } from './texts.ts';

function dayIn(typed: string): string {
  const day = dayOf(typed.trim());
  if (!day) throw new Failure('invalid', ruleMessages.dayWrong, { field: 'fromDay' });
  return day;
}

const ruleForm = z.extend(textFields('subject', 'fromDay', 'source', ...ruleFieldNames), { key: z.uuid() });

export const handleTax = staffIntents(maxPublicFormKiB, {
  rule: intent(ruleForm, async ({ db, actor }, { key, subject, fromDay: typedDay, source, ...fields }) => {
    const fromDay = dayIn(typedDay);
    const typed = new Map(Object.entries(fields));
    await addRule(db, actor, { key, subject, fromDay, source, typed });
    return done(texts.rules.saved(dateText(fromDay)));
  }),
  confirm: intent(textFields('ids', 'confirmedBy'), async ({ db, actor }, { ids, confirmedBy }) =>
    done(texts.rules.confirmed(await confirmTaxRules(db, actor, { ids: ids.split(','), confirmedBy }))),
  ),
  registration: intent(
    textFields('gstin', 'legalName', 'address', 'seriesCode', 'fromDay'),
    async ({ db, actor }, input) => {
      await addRegistration(db, actor, { ...input, fromDay: dayIn(input.fromDay) });
      return done(texts.registrations.saved);
    },
  ),
});
