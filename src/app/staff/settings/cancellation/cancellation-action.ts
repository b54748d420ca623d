import * as z from 'zod/mini';
import { done } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { cancellationMessages as texts } from '#domain/cancellation/cancellation-messages.ts';
import { addTerms } from '#domain/cancellation/cancellation-service.ts';
import { termsKinds } from '#domain/cancellation/terms.ts';
import { maxSteps, stepField, typedCancellation } from '#domain/cancellation/terms-input.ts';
import { dateText, dayOf } from '#domain/shared/india-time.ts';
import { Failure } from '#platform/failure.ts';
import { maxPublicFormKiB } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';

const places = Array.from({ length: maxSteps }, (_, index) => index);
const stepParts = ['daysBefore', 'chargePercent'] as const;
const stepFields = places.flatMap((index) => stepParts.map((part) => stepField(index, part)));

const termsFields = z.extend(textFields('validFrom', 'note', ...stepFields), {
  key: z.uuid(),
  kind: z.enum(termsKinds, texts.kindMissing),
});

export const handleCancellation = staffIntents(maxPublicFormKiB, {
  add: intent(termsFields, async ({ db, actor }, { key, kind, validFrom: typedDay, note, ...fields }) => {
    const validFrom = dayOf(typedDay.trim());
    if (!validFrom) throw new Failure('invalid', texts.validFromWrong, { field: 'validFrom' });
    const steps = places.map((index) => ({
      daysBefore: fields[stepField(index, 'daysBefore')],
      chargePercent: fields[stepField(index, 'chargePercent')],
    }));
    const { data: typed } = z.safeParse(typedCancellation, { steps, note });
    if (!typed) throw new Failure('invalid');
    await addTerms(db, actor, { key, kind, validFrom, typed }, new Date());
    return done(texts.saved(dateText(validFrom)));
  }),
});
