export type Planned = {
  name: string;
  /** Steps that must succeed first; if one fails, this step is skipped. */
  after?: readonly string[];
  /** Keeps every core busy, so no other such step runs beside it. */
  isHeavy?: boolean;
  /** Runs by itself, after all other steps, because it compares times. */
  alone?: boolean;
};

type Options<Step, Result> = {
  /** How many steps run at the same time. */
  maxRunning: number;
  run(step: Step): Promise<Result>;
  hasSucceeded(result: Result): boolean;
  skip(step: Step): Result;
};

/** Starts each step, in the order of the list, as soon as the steps that it needs have succeeded. */
export async function runSteps<Step extends Planned, Result>(
  steps: readonly Step[],
  { maxRunning, run, hasSucceeded, skip }: Options<Step, Result>,
): Promise<Map<Step, Result>> {
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();
  const results = new Map<Step, Result>();

  const stepNamed = (name: string) => {
    const step = steps.find((one) => one.name === name);
    if (!step) throw new Error(`no step is called ${name}`);
    return step;
  };
  const needsOf = ({ after = [] }: Step) => after.map(stepNamed);
  const isSuccessful = (need: Step) => {
    const result = results.get(need);
    return result !== undefined && hasSucceeded(result);
  };
  const mustSkip = (step: Step) => needsOf(step).some((need) => results.has(need) && !isSuccessful(need));
  const isRoomFor = ({ isHeavy }: Step) => !isHeavy || [...running.keys()].every((other) => !other.isHeavy);
  const isReady = (step: Step) =>
    step.alone
      ? running.size === 0 && [...waiting].every(({ alone }) => alone)
      : isRoomFor(step) && needsOf(step).every(isSuccessful);

  const start = async (step: Step) => {
    results.set(step, await run(step));
    running.delete(step);
  };

  while (waiting.size > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const isSkipped = mustSkip(step);
      if (!isSkipped && (running.size >= maxRunning || !isReady(step))) continue;
      waiting.delete(step);
      if (isSkipped) results.set(step, skip(step));
      else running.set(step, start(step));
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return results;
}
