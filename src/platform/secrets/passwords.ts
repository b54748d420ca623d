import { hash, verify } from '@node-rs/argon2';
import { Failure } from '#platform/failure.ts';
import { newToken } from './secrets.ts';

/** argon2id at about 150 ms and 64 MiB: cheap for one login, expensive for a million guesses. */
const cost = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

/** `staff` has a session, a known device or a mailed token; `stranger` is any other login. */
type Asker = 'staff' | 'stranger';

/** Strangers never take the last slots, so that many guesses cannot lock staff out. */
const maxRunning = { staff: 4, stranger: 3 };
const maxWaiting = { staff: 16, stranger: 12 };

const running = { staff: 0, stranger: 0 };
const waiting: Record<Asker, (() => void)[]> = { staff: [], stranger: [] };

const mayRun = (asker: Asker) =>
  running.staff + running.stranger < maxRunning.staff && running[asker] < maxRunning[asker];

const mayWait = (asker: Asker) =>
  waiting.staff.length + waiting.stranger.length < maxWaiting.staff &&
  waiting[asker].length < maxWaiting[asker];

function startNext(): void {
  const asker = (['staff', 'stranger'] as const).find((one) => waiting[one].length > 0 && mayRun(one));
  if (!asker) return;
  running[asker]++;
  waiting[asker].shift()?.();
}

/** Limits the memory that concurrent logins use. */
async function inTurn<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result> {
  if (mayRun(asker)) running[asker]++;
  else {
    if (!mayWait(asker)) throw new Failure('unavailable');
    await new Promise<void>((resolve) => waiting[asker].push(resolve));
  }
  try {
    return await work();
  } finally {
    running[asker]--;
    startNext();
  }
}

/** A new password is always set by staff, because the caller has checked a session or a token. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn('staff', () => hash(password, cost));

let nobodysHash: string | undefined;

/** Does the same work for an unknown user, so that the time does not reveal which users exist. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  asker: Asker,
): Promise<boolean> {
  return inTurn(asker, async () => {
    nobodysHash ??= await hash(newToken(), cost);
    const matches = await verify(passwordHash ?? nobodysHash, password);
    return matches && passwordHash !== undefined;
  });
}
