import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { cancellationMessages as texts } from './cancellation-messages.ts';
import { insertTerms, selectTerms } from './cancellation-store.ts';
import { type CancellationTerms, type DatedTerms, type TermsKind, termsKinds, termsOn } from './terms.ts';
import { type CancellationInput, readCancellation } from './terms-input.ts';

/** All terms, those with the latest day first. */
export async function listTerms(db: Queryable, actor: StaffActor): Promise<DatedTerms[]> {
  assertArea(actor, 'money');
  return selectTerms(db);
}

/** What a new quote begins with; `null` for a kind whose terms staff have not entered. */
export type UsualTerms = Readonly<Record<TermsKind, CancellationTerms | null>>;

export async function usualTermsOn(db: Queryable, actor: StaffActor, now: Date): Promise<UsualTerms> {
  assertArea(actor, 'enquiries');
  const dated = await selectTerms(db);
  const today = dayInIndia(now);
  const ofKind = (kind: TermsKind) => {
    const terms = termsOn(dated, kind, today);
    return terms ? { steps: terms.steps, note: terms.note } : null;
  };
  return { tour: ofKind('tour'), 'overseas-tour': ofKind('overseas-tour'), other: ofKind('other') };
}

export type TermsToAdd = { key: string; kind: TermsKind; validFrom: string; typed: CancellationInput };

/** Adds terms; those before stay, and quotes keep the ones that they were made with. Idempotent by the key. */
export async function addTerms(
  db: Db,
  actor: StaffActor,
  { key, kind, validFrom, typed }: TermsToAdd,
  now: Date,
): Promise<void> {
  assertArea(actor, 'money');
  if (!termsKinds.includes(kind)) throw new Failure('invalid', texts.kindMissing, { field: 'kind' });
  if (validFrom < dayInIndia(now))
    throw new Failure('past_time', texts.validFromPast, { field: 'validFrom' });
  const read = readCancellation(typed);
  if ('fault' in read) throw new Failure('invalid', read.fault.text, { field: read.fault.field });
  const { terms } = read;
  if (!terms) throw new Failure('invalid', texts.stepsMissing, { field: 'steps.0.daysBefore' });
  await db.transaction(async (tx) => {
    const added = { ...terms, key, kind, validFrom, madeBy: actor.name };
    const id = await insertTerms(tx, added);
    if (id === undefined) return;
    const subject = { kind: 'cancellation-terms', id, name: kind };
    const detail = { 'valid from': dateText(validFrom) };
    await noteActivity(tx, lineBy(actor, 'cancellation-terms-added', subject, detail));
  });
}
