import { Failure } from '#platform/failure.ts';

type Options = {
  /** How many run at once. */
  max: number;
  maxWaitMs: number;
  /** Work that takes longer, such as an import, no longer counts. */
  maxTurnMs: number;
};

/**
 * Lets some run at once, and the others wait in order. When hundreds of requests arrive in the same moment, many would
 * otherwise wait longer for a connection to the database than they may, and fail.
 */
export function createTurns({ max, maxWaitMs, maxTurnMs }: Options) {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = (): Promise<void> | undefined => {
    if (running < max) {
      running += 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(new Failure('unavailable'));
      }, maxWaitMs);
      waiting.add(start);
    });
  };

  /** The one that ends gives its place to the one that waits longest. */
  const pass = () => {
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  };

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await turn();
    let hasPassed = false;
    const passOnce = () => {
      if (!hasPassed) pass();
      hasPassed = true;
    };
    const timer = setTimeout(passOnce, maxTurnMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      passOnce();
    }
  };
}
