import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import type { CabChoices } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { confirmRates, previewRates, saveRates } from '#domain/fares/rates/rate-staff-service.ts';
import { readTypedRates } from '#domain/fares/rates/rates-input.ts';
import type { Rates } from '#domain/fares/rates.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type Fields, readFields } from '#platform/http/body.ts';
import { moveListed, saveCarType, saveCity, setListedActive } from './cab-list-actions.ts';
import { intents } from './rates-intents.ts';
import { formCodesOf, type PreviewView, toPreviewView } from './rates-view.ts';

const texts = fareMessages.rates;
const maxFormKiB = 256;

type Result = ActionResult<PreviewView | undefined>;
type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<Result>;

type Draft = { rates: Rates; validFrom: string; note: string; basedOn: number };

function readDraft(
  { intent: _intent, validFrom: typedDay = '', note = '', basedOn, ...typed }: Fields,
  cabs: CabChoices,
): Draft {
  const read = readTypedRates(typed, formCodesOf(cabs));
  if ('faults' in read) {
    const [first] = read.faults;
    throw new Failure('invalid', first?.text, { field: first?.field ?? '' });
  }
  const validFrom = dayOf(typedDay.trim());
  if (!validFrom) throw new Failure('invalid', texts.validFromWrong, { field: 'validFrom' });
  return { rates: read.rates, validFrom, note, basedOn: Number(basedOn) };
}

const preview: Handler = async (db, actor, fields) => {
  const cabs = await readCabNames(db);
  const draft = readDraft(fields, cabs);
  const found = await previewRates(db, actor, draft, new Date());
  return done('', toPreviewView(found, draft.validFrom, cabs));
};

const save: Handler = async (db, actor, fields) => {
  const isConfirmed = fields.intent === intents.saveAndConfirm;
  const draft = readDraft(fields, await readCabNames(db));
  const version = await saveRates(db, actor, { ...draft, isConfirmed }, new Date());
  return done(isConfirmed ? texts.savedAndConfirmed(version) : texts.saved(version));
};

const confirm: Handler = async (db, actor, { version = '' }) => {
  const wanted = /^\d{1,9}$/.test(version) ? Number(version) : 0;
  await confirmRates(db, actor, wanted);
  return done(texts.confirmed(wanted));
};

const handlers = handlersByIntent<Handler>({
  [intents.preview]: preview,
  [intents.save]: save,
  [intents.saveAndConfirm]: save,
  [intents.confirm]: confirm,
  [intents.carType]: saveCarType,
  [intents.city]: saveCity,
  [intents.active]: setListedActive,
  [intents.move]: moveListed,
});

/** The action of the rates' page. */
export const handleRates = (args: RouteArgs) =>
  staffAction<PreviewView | undefined>(args, async (actor) => {
    const fields = await readFields(args.request, maxFormKiB);
    return handlerOf(handlers, fields.intent)(args.context.get(pageContext).db, actor, fields);
  });
