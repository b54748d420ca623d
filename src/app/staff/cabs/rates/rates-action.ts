import * as z from 'zod/mini';
import { done } from '#app/staff/forms/action-result.ts';
import { intent, type StaffIntent, staffIntents } from '#app/staff/shell/intents.ts';
import type { CabChoices } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { confirmRates, previewRates, saveRates } from '#domain/fares/rates/rate-staff-service.ts';
import { readTypedRates } from '#domain/fares/rates/rates-input.ts';
import type { Rates } from '#domain/fares/rates.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { Failure } from '#platform/failure.ts';
import { numberField, textFields } from '#platform/http/input.ts';
import { moveListed, saveCarType, saveCity, setListedActive } from './cab-list-actions.ts';
import { intents } from './rates-intents.ts';
import { formCodesOf, type PreviewView, toPreviewView } from './rates-view.ts';

const texts = fareMessages.rates;
const maxFormKiB = 256;

type Draft = { rates: Rates; validFrom: string; note: string; basedOn: number };

/** Besides these, a text for each rate. */
const draftFields = z.catchall(
  z.extend(textFields('intent', 'validFrom', 'note'), { basedOn: numberField }),
  z.string(),
);

function readDraft(
  { intent: _intent, validFrom: typedDay, note, basedOn, ...typed }: z.infer<typeof draftFields>,
  cabs: CabChoices,
): Draft {
  const read = readTypedRates(typed, formCodesOf(cabs));
  if ('faults' in read) {
    const [first] = read.faults;
    throw new Failure('invalid', first?.text, { field: first?.field ?? '' });
  }
  const validFrom = dayOf(typedDay.trim());
  if (!validFrom) throw new Failure('invalid', texts.validFromWrong, { field: 'validFrom' });
  return { rates: read.rates, validFrom, note, basedOn };
}

const saving = (isConfirmed: boolean): StaffIntent<undefined> =>
  intent(draftFields, async ({ db, actor }, fields) => {
    const draft = readDraft(fields, await readCabNames(db));
    const version = await saveRates(db, actor, { ...draft, isConfirmed }, new Date());
    return done(isConfirmed ? texts.savedAndConfirmed(version) : texts.saved(version));
  });

/** The action of the rates' page. */
export const handleRates = staffIntents<PreviewView | undefined>(maxFormKiB, {
  [intents.preview]: intent(draftFields, async ({ db, actor }, fields) => {
    const cabs = await readCabNames(db);
    const draft = readDraft(fields, cabs);
    const found = await previewRates(db, actor, draft, new Date());
    return done('', toPreviewView(found, draft.validFrom, cabs));
  }),
  [intents.save]: saving(false),
  [intents.saveAndConfirm]: saving(true),
  [intents.confirm]: intent(textFields('version'), async ({ db, actor }, { version }) => {
    const wanted = /^\d{1,9}$/.test(version) ? Number(version) : 0;
    await confirmRates(db, actor, wanted);
    return done(texts.confirmed(wanted));
  }),
  [intents.carType]: saveCarType,
  [intents.city]: saveCity,
  [intents.active]: setListedActive,
  [intents.move]: moveListed,
});
