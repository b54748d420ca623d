import { Failure } from '#platform/failure.ts';

/** Runs some at once, lets some wait and refuses the others. */
export function createWorkPlaces({ maxAtOnce, maxWaiting }: { maxAtOnce: number; maxWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** The one who ends passes its place on. */
  const takePlace = async () => {
    if (running < maxAtOnce) running += 1;
    else if (waiting.length >= maxWaiting) throw new Failure('too_many');
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leavePlace = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await takePlace();
    try {
      return await work();
    } finally {
      leavePlace();
    }
  };
}
