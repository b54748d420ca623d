import PQueue from 'p-queue';
import { Failure } from '#platform/failure.ts';

/** More at once come neither from a person nor from an office; they are refused and not counted. */
const maxWaiting = { account: 16, address: 60 };

const queues = new Map<string, PQueue>();

/**
 * Passwords of one account, and those from one address, are checked one after another in this process. A try is counted
 * before it is checked, so right ones at the same moment would otherwise count as failures until their checks end.
 */
export async function oneLoginAtATime<Result>(
  kind: keyof typeof maxWaiting,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = `${kind}:${name}`;
  const queue = queues.get(key) ?? new PQueue({ concurrency: 1 });
  if (queue.size >= maxWaiting[kind]) throw new Failure('unavailable');
  queues.set(key, queue);
  try {
    return await queue.add(work);
  } finally {
    if (queue.size === 0 && queue.pending === 0) queues.delete(key);
  }
}
