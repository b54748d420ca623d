import { hash, verify } from '@node-rs/argon2';
import { Failure } from './failure.ts';
import { newToken } from './secrets.ts';

/** argon2id at about 150 ms and 64 MiB: little for one login, much for a million guesses. */
const cost = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

const mostAtOnce = 4;
const mostWaiting = 16;

let running = 0;
const waiting: (() => void)[] = [];

/** A crowd of logins must not take the memory that visitors' pages need. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < mostAtOnce) running++;
  else {
    if (waiting.length >= mostWaiting) throw new Failure('unavailable');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    // The turn is handed on, or given up where nobody waits.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let nobodysHash: string | undefined;

/** For a user that does not exist the same work is done in vain, so that time tells nothing. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  return inTurn(async () => {
    nobodysHash ??= await hash(newToken(), cost);
    const matches = await verify(passwordHash ?? nobodysHash, password);
    return matches && passwordHash !== undefined;
  });
}
