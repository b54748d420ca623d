import { posters } from '@purvai/posters';
import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { findStaff } from '#app/staff/require-staff.ts';
import { refusalOf } from '#app/staff/shell/refusal.ts';
import { carTypeInput } from '#domain/fares/car-type-input.ts';
import { readCarTypes } from '#domain/fares/fare-service.ts';
import { changeCarType, confirmRates, previewRates, saveRates } from '#domain/fares/rate-staff-service.ts';
import { carTypes } from '#domain/fares/rates.ts';
import { readTypedRates } from '#domain/fares/rates-input.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { failureText, staffMessages } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { failureStatus } from '#platform/failure.ts';
import { type Fields, readFields } from '#platform/http/body.ts';
import { intents, type RatesAnswer } from './rates-answer.ts';
import { carNamesOf, presentPreview } from './shown-rates.ts';

const texts = staffMessages.rates;
const formKiB = 64;

const refused = (text: string, field: string): RatesAnswer => ({
  ok: false,
  code: 'invalid',
  text,
  faults: [{ field, text }],
});

async function previewOrSave(db: Db, actor: StaffActor, fields: Fields, now: Date): Promise<RatesAnswer> {
  const { intent, validFrom: typedDay = '', note = '', basedOn, ...typed } = fields;
  const read = readTypedRates(typed);
  if ('faults' in read)
    return {
      ok: false,
      code: 'invalid',
      text: read.faults[0]?.text ?? failureText.invalid,
      faults: read.faults,
    };
  const validFrom = dayOf(typedDay.trim());
  if (!validFrom) return refused(texts.validFromWrong, 'validFrom');
  const { rates } = read;
  if (intent === intents.preview) {
    const preview = await previewRates(db, actor, { rates, validFrom }, now);
    const cars = carNamesOf(await readCarTypes(db));
    return { ok: true, text: '', preview: presentPreview(preview, validFrom, cars) };
  }
  const isConfirmed = intent === intents.saveAndConfirm;
  const draft = { rates, validFrom, note, basedOn: Number(basedOn), isConfirmed };
  const version = await saveRates(db, actor, draft, now);
  return { ok: true, text: isConfirmed ? texts.savedAndConfirmed(version) : texts.saved(version) };
}

async function confirm(db: Db, actor: StaffActor, { version }: Fields): Promise<RatesAnswer> {
  const wanted = /^\d{1,9}$/.test(version ?? '') ? Number(version) : 0;
  await confirmRates(db, actor, wanted);
  return { ok: true, text: texts.confirmed(wanted) };
}

async function saveCarType(db: Db, actor: StaffActor, fields: Fields): Promise<RatesAnswer> {
  const code = carTypes.find((car) => car === fields.code);
  if (!code) return refused(texts.carGone, 'name');
  const parsed = carTypeInput.safeParse(fields);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refused(issue?.message ?? failureText.invalid, String(issue?.path[0] ?? ''));
  }
  const { picture, name } = parsed.data;
  if (picture !== '' && !Object.hasOwn(posters, picture)) return refused(texts.carPictureWrong, 'picture');
  await changeCarType(db, actor, code, parsed.data);
  return { ok: true, text: texts.carSaved(name) };
}

function handle(db: Db, actor: StaffActor, fields: Fields): Promise<RatesAnswer> {
  if (fields.intent === intents.confirm) return confirm(db, actor, fields);
  if (fields.intent === intents.carType) return saveCarType(db, actor, fields);
  return previewOrSave(db, actor, fields, new Date());
}

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** An ended session is reported instead of redirecting to the login page, which would lose typed text. */
export async function handleRates(args: RouteArgs) {
  const actor = await findStaff(args);
  if (!actor || actor.mustChangePassword) {
    const over: RatesAnswer = { ok: false, text: '', sessionOver: true };
    return data(over, { status: failureStatus.unauthenticated });
  }
  const fields = await readFields(args.request, formKiB);
  try {
    const answer = await handle(args.context.get(pageContext).db, actor, fields);
    return data(answer, { status: answer.ok ? 200 : failureStatus.invalid });
  } catch (error) {
    const { data: refusal, init } = refusalOf(error);
    const answer: RatesAnswer = { ok: false, text: refusal.text, code: refusal.code };
    return data(answer, init ?? undefined);
  }
}
