import { Failure } from '#platform/failure.ts';

/** More at once come neither from a person nor from an office; they are refused and not counted. */
const maxWaiting = { account: 16, address: 60 };

const turns = new Map<string, { last: Promise<unknown>; count: number }>();

/**
 * Passwords of one account, and those from one address, are checked one after another in this process. A try is counted
 * before it is checked, so right ones at the same moment would otherwise count as failures until their checks end.
 */
export async function inTurnOf<Result>(
  kind: keyof typeof maxWaiting,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = `${kind}:${name}`;
  const turn = turns.get(key) ?? { last: Promise.resolve(), count: 0 };
  if (turn.count > maxWaiting[kind]) throw new Failure('unavailable');
  turn.count += 1;
  turns.set(key, turn);
  const result = turn.last.then(work);
  // The next one begins whatever became of this one.
  turn.last = result.catch(() => undefined);
  try {
    return await result;
  } finally {
    turn.count -= 1;
    if (turn.count === 0) turns.delete(key);
  }
}
