import { isIPv6 } from 'node:net';
import { staffMessages } from '#messages.ts';
import type { Queryable } from '#platform/db.ts';
import { Failure } from '#platform/failure.ts';
import { blockFor, countFailure, forgetFailures, secondsBlocked } from './login-limit-store.ts';

/** Five tries are free, then each failure closes the door for longer, and never for ever. */
const freeTries = 5;
const blockMinutes = [1, 2, 4, 8, 15];
const accountWindowMinutes = 24 * 60;

const addressTries = 20;
const addressWindowMinutes = 10;

/** A household or an office has a whole /64 of the new addresses. */
export function neighbourhoodOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  const groups = [...front, ...gap, ...back].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

export type Guarded = { account: string; address: string };

/** Somebody who has logged in from this browser before has a budget of their own, out of a guesser's reach. */
export const guardedBy = (username: string, deviceKey: string | undefined, fromAddress: string): Guarded => ({
  account: deviceKey === undefined ? `account:${username}` : `device:${deviceKey}`,
  address: `address:${neighbourhoodOf(fromAddress)}`,
});

export async function assertNotLimited(db: Queryable, { account, address }: Guarded): Promise<void> {
  const seconds = await secondsBlocked(db, [account, address]);
  if (seconds > 0) throw new Failure('too_many', staffMessages.login.tooMany(Math.ceil(seconds / 60)));
}

export async function noteFailedLogin(db: Queryable, { account, address }: Guarded): Promise<void> {
  const failures = await countFailure(db, account, accountWindowMinutes);
  const step = Math.min(failures - freeTries, blockMinutes.length - 1);
  if (step >= 0) await blockFor(db, account, blockMinutes[step] ?? 0);
  const fromThere = await countFailure(db, address, addressWindowMinutes);
  if (fromThere >= addressTries) await blockFor(db, address, addressWindowMinutes);
}

export const noteGoodLogin = (db: Queryable, { account }: Guarded): Promise<void> =>
  forgetFailures(db, account);
