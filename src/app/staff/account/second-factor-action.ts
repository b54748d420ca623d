import { refusalOf, refuse } from '#app/staff/shell/refusal.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { confirmSecondFactor, offerSecondFactor, removeSecondFactor } from '#domain/staff/account-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { failureText, staffMessages } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import type { Fields } from '#platform/http/body.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { type QrPath, qrPath } from './qr-path.ts';

type Parts = { db: Db; encryption: Encryption };
type Handler = (parts: Parts, actor: StaffActor, fields: Fields) => Promise<object>;

export type Offered = { done: true; secret: string; qr: QrPath };
export type Confirmed = { done: true; codes: string[] };
export type Removed = { done: true };
export type Refused = { done: false; text: string };

async function offer(parts: Parts, actor: StaffActor): Promise<Offered> {
  const { agencyName } = await readSettings(parts.db);
  const { secret, uri } = await offerSecondFactor(parts, actor, agencyName);
  return { done: true, secret, qr: qrPath(uri) };
}

async function confirm(parts: Parts, actor: StaffActor, { code = '' }: Fields): Promise<Confirmed> {
  return { done: true, codes: await confirmSecondFactor(parts, actor, code) };
}

async function remove({ db }: Parts, actor: StaffActor, { password = '' }: Fields) {
  if (!password) return refuse(staffMessages.password.currentMissing);
  const removed = await removeSecondFactor(db, actor, password);
  return removed ? ({ done: true } satisfies Removed) : refuse(staffMessages.password.wrongCurrent);
}

const handlers = new Map<string, Handler>(Object.entries({ offer, confirm, remove }));

/** Handles the page's three forms. */
export async function answerSecondFactor(parts: Parts, actor: StaffActor, fields: Fields) {
  const handler = handlers.get(fields.ask ?? '');
  if (!handler) return refuse(failureText.invalid);
  try {
    return await handler(parts, actor, fields);
  } catch (error) {
    return refusalOf(error);
  }
}
