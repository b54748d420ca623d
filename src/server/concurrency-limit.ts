import PQueue from 'p-queue';
import { Failure } from '#platform/failure.ts';

type Options = {
  concurrency: number;
  maxWaitMs: number;
  /** Work that takes longer, such as an import, no longer counts. */
  maxHoldMs: number;
};

/**
 * Lets some run at once, and the others wait in order. When hundreds of requests arrive in the same moment, many would
 * otherwise wait longer for a connection to the database than they may, and fail.
 */
export function createConcurrencyLimit({ concurrency, maxWaitMs, maxHoldMs }: Options) {
  const queue = new PQueue({ concurrency });
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new Failure('unavailable')), maxWaitMs);
    const start = () => {
      clearTimeout(timer);
      const result = work();
      resolve(result);
      return result;
    };
    // The timeout gives the place to the next one; the work goes on, and its result is still the answer.
    queue.add(start, { signal: waiting.signal, timeout: maxHoldMs }).catch(reject);
    return promise;
  };
}
