import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { isGstin, normalisedGstin } from '#domain/shared/gstin.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { isStateCode } from '#domain/shared/indian-states.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type DatedRule, type Registration, type RulesOfDay, rulesOn } from './rule.ts';
import { readRule } from './rule-input.ts';
import { ruleMessages as texts } from './rule-messages.ts';
import {
  confirmRules,
  endRegistration,
  insertRegistration,
  insertRule,
  selectByGstin,
  selectRegistrations,
  selectRules,
} from './rule-store.ts';

/** All rules, those with the latest day first, and all registrations. */
export async function listTaxes(
  db: Queryable,
  actor: StaffActor,
): Promise<{ rules: DatedRule[]; registrations: Registration[] }> {
  assertArea(actor, 'money');
  const [rules, registrations] = await Promise.all([selectRules(db), selectRegistrations(db)]);
  return { rules, registrations };
}

/** What holds today, for screens and exports. */
export async function rulesToday(db: Queryable, actor: StaffActor, now = new Date()): Promise<RulesOfDay> {
  assertArea(actor, 'money');
  return rulesOn(await selectRules(db), dayInIndia(now));
}

export type RuleToAdd = {
  key: string;
  subject: string;
  fromDay: string;
  source: string;
  typed: ReadonlyMap<string, string>;
};

/** Adds a rule; those before stay. Nothing is issued by it until it is confirmed. Idempotent by the key. */
export async function addRule(
  db: Db,
  actor: StaffActor,
  { key, subject, fromDay, source, typed }: RuleToAdd,
): Promise<void> {
  assertArea(actor, 'money');
  const read = readRule(subject, typed);
  if ('fault' in read) {
    const text = read.fault === 'subject' ? texts.subjectMissing : texts.valueWrong;
    throw new Failure('invalid', text, { field: read.fault });
  }
  if (source.trim() === '') throw new Failure('invalid', texts.sourceMissing, { field: 'source' });
  await db.transaction(async (tx) => {
    const id = await insertRule(tx, { ...read, key, fromDay, source: source.trim(), madeBy: actor.name });
    if (id === undefined) return;
    const detail = { 'valid from': dateText(fromDay) };
    await noteActivity(
      tx,
      lineBy(actor, 'tax-rule-added', { kind: 'tax-rule', id, name: read.subject }, detail),
    );
  });
}

/** From now on documents are issued by these rules, also those that have waited. All of them are confirmed, or none. */
export async function confirmTaxRules(
  db: Db,
  actor: StaffActor,
  { ids: asked, confirmedBy }: { ids: readonly string[]; confirmedBy: string },
): Promise<number> {
  assertArea(actor, 'money');
  const name = confirmedBy.trim();
  if (name === '') throw new Failure('invalid', texts.confirmerMissing, { field: 'confirmedBy' });
  const ids = [...new Set(asked)];
  if (ids.length === 0 || !ids.every((id) => rowId.test(id)))
    throw new Failure('conflict', texts.confirmedBefore);
  return db.transaction(async (tx) => {
    const confirmed = await confirmRules(tx, ids, name);
    if (confirmed.length < ids.length) throw new Failure('conflict', texts.confirmedBefore);
    for (const { id, subject } of confirmed)
      await noteActivity(
        tx,
        lineBy(actor, 'tax-rule-confirmed', { kind: 'tax-rule', id, name: subject }, {}),
      );
    return confirmed.length;
  });
}

export type RegistrationToAdd = Pick<
  Registration,
  'gstin' | 'legalName' | 'address' | 'seriesCode' | 'fromDay'
>;

export async function addRegistration(db: Db, actor: StaffActor, input: RegistrationToAdd): Promise<void> {
  assertArea(actor, 'money');
  const gstin = normalisedGstin(input.gstin);
  const state = gstin.slice(0, 2);
  const [legalName, address] = [input.legalName.trim(), input.address.trim()];
  const seriesCode = input.seriesCode.trim().toUpperCase();
  const refuse = (text: string, field: string) => new Failure('invalid', text, { field });
  if (!isGstin(gstin) || !isStateCode(state)) throw refuse(texts.gstinWrong, 'gstin');
  if (legalName === '') throw refuse(texts.nameMissing, 'legalName');
  if (address === '') throw refuse(texts.addressMissing, 'address');
  if (!/^[A-Z]{2}$/.test(seriesCode)) throw refuse(texts.seriesWrong, 'seriesCode');
  await db.transaction(async (tx) => {
    const added = { gstin, state, legalName, address, seriesCode, fromDay: input.fromDay };
    const id = await insertRegistration(tx, { ...added, isSample: false, madeBy: actor.name });
    if (id === undefined) {
      const field = (await selectByGstin(tx, gstin)) === undefined ? 'seriesCode' : 'gstin';
      throw refuse(texts.gstinTaken, field);
    }
    const subject = { kind: 'registration', id, name: gstin };
    await noteActivity(
      tx,
      lineBy(actor, 'registration-added', subject, { 'valid from': dateText(added.fromDay) }),
    );
  });
}

/** Its last day; documents that it has issued stay. */
export async function endTaxRegistration(
  db: Db,
  actor: StaffActor,
  { id, untilDay }: { id: string; untilDay: string },
): Promise<void> {
  assertArea(actor, 'money');
  await db.transaction(async (tx) => {
    const found = (await selectRegistrations(tx)).find((registration) => registration.id === id);
    if (!found) throw new Failure('conflict', texts.endedBefore);
    if (untilDay < found.fromDay) throw new Failure('invalid', texts.untilWrong, { field: 'untilDay' });
    if (!(await endRegistration(tx, id, untilDay))) throw new Failure('conflict', texts.endedBefore);
    const subject = { kind: 'registration', id, name: found.gstin };
    await noteActivity(
      tx,
      lineBy(actor, 'registration-ended', subject, { 'valid until': dateText(untilDay) }),
    );
  });
}
