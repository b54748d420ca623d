import { staffMessages } from '#messages.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { slash64Of } from '#platform/http/client-address.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import { lockTries, refundTry, resetTries, storeTries } from './login-limit-store.ts';

/** How many tries are allowed in which time, and the block in minutes after each further one. */
type Budget = { tries: number; windowMinutes: number; pauses: readonly number[] };

/** Five tries are free, then each failure blocks for longer, up to a limit. */
const accountBudget: Budget = { tries: 5, windowMinutes: 24 * 60, pauses: [1, 2, 4, 8, 15] };
const addressBudget: Budget = { tries: 20, windowMinutes: 10, pauses: [10] };
const mailsToAccount: Budget = { tries: 3, windowMinutes: 60, pauses: [60] };
const mailsFromAddress: Budget = { tries: 20, windowMinutes: 60, pauses: [60] };

/** Hashed, because a password may have been typed into the wrong field. */
const keyOf = (kind: string, text: string) => `${kind}:${hashOf(text).toString('hex').slice(0, 32)}`;

/**
 * Counts a try before anything is verified, so that concurrent guesses are counted like sequential ones. The last free
 * try already blocks; a successful login lifts the block. Returns the seconds to wait.
 */
async function consumeTry(db: Db, key: string, { tries, windowMinutes, pauses }: Budget): Promise<number> {
  return db.transaction(async (tx) => {
    const { failures, isOld, secondsBlocked } = await lockTries(tx, key, windowMinutes);
    if (secondsBlocked > 0) return secondsBlocked;
    const next = isOld ? 1 : failures + 1;
    const step = Math.min(next - tries, pauses.length - 1);
    await storeTries(tx, key, {
      failures: next,
      startsAnew: isOld,
      blockMinutes: step < 0 ? 0 : (pauses[step] ?? 0),
    });
    return 0;
  });
}

const refuseFor = (seconds: number) => {
  if (seconds > 0) throw new Failure('too_many', staffMessages.login.tooMany(Math.ceil(seconds / 60)));
};

/** The budgets that a try was counted in. */
export type TakenTry = { account: string; address: string | undefined };

/** A known device has its own budget, so that guesses at the account or from its address do not lock the owner out. */
export async function consumeLoginTry(
  db: Db,
  username: string,
  knownDevice: string | undefined,
  fromAddress: string,
): Promise<TakenTry> {
  if (knownDevice !== undefined) {
    const account = keyOf('device', knownDevice);
    refuseFor(await consumeTry(db, account, accountBudget));
    return { account, address: undefined };
  }
  const taken = {
    account: keyOf('account', username),
    address: keyOf('address', slash64Of(fromAddress)),
  };
  refuseFor(await consumeTry(db, taken.address, addressBudget));
  refuseFor(await consumeTry(db, taken.account, accountBudget));
  return taken;
}

/** Gives back this try only; earlier ones stay counted until a login is complete. */
export async function giveBackLoginTry(db: Queryable, { account, address }: TakenTry): Promise<void> {
  await refundTry(db, account);
  if (address !== undefined) await refundTry(db, address);
}

/** Gives the try back when the request fails before anything was verified. */
export async function orGiveBack<Result>(
  db: Queryable,
  taken: TakenTry,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await giveBackLoginTry(db, taken);
    throw error;
  }
}

/** A complete login clears the account's tries, but not the address's, which may guess at other accounts. */
export async function clearLoginTries(db: Queryable, { account, address }: TakenTry): Promise<void> {
  await resetTries(db, account);
  if (address !== undefined) await refundTry(db, address);
}

/** A reset clears the password tries, but not those of codes, because it proves no second factor. */
export async function clearPasswordTries(db: Queryable, username: string, device?: string): Promise<void> {
  await resetTries(db, keyOf('account', username));
  if (device !== undefined) await resetTries(db, keyOf('device', device));
}

/**
 * Counts a try of a second-factor or recovery code. All devices that never passed the second factor share one budget
 * per user, from any address. A device that passed it has its own, so that a thief of the password cannot lock the
 * owner out.
 */
export async function takeCodeTry(
  db: Db,
  userId: string,
  provenDevice: string | undefined,
): Promise<TakenTry> {
  const account = keyOf('code', provenDevice === undefined ? userId : `${userId}:${provenDevice}`);
  refuseFor(await consumeTry(db, account, accountBudget));
  return { account, address: undefined };
}

/** For a password typed within a session, so that a stolen session cannot guess it. */
export async function takeOwnPasswordTry(db: Db, userId: string): Promise<TakenTry> {
  const account = keyOf('own', userId);
  refuseFor(await consumeTry(db, account, accountBudget));
  return { account, address: undefined };
}

/** False when the limit of mails is reached, so that a mailbox cannot be flooded. */
export async function mayAskForMail(db: Db, username: string, fromAddress: string): Promise<boolean> {
  const from = keyOf('mail-from', slash64Of(fromAddress));
  if ((await consumeTry(db, from, mailsFromAddress)) > 0) return false;
  return (await consumeTry(db, keyOf('mail-to', username), mailsToAccount)) === 0;
}
