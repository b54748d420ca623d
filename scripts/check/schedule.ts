export type Planned = {
  name: string;
  /** What has to succeed before; without it this is not tried. */
  after?: readonly string[];
  /** It compares times, so nothing else may run meanwhile: it waits for all others. */
  alone?: boolean;
};

type Asked<Step, Result> = {
  /** How many run side by side. */
  atOnce: number;
  run(step: Step): Promise<Result>;
  hasSucceeded(result: Result): boolean;
  leaveOut(step: Step): Result;
};

/** Runs each step as soon as what it needs is there and a place is free, in the order of the list. */
export async function runSteps<Step extends Planned, Result>(
  steps: readonly Step[],
  { atOnce, run, hasSucceeded, leaveOut }: Asked<Step, Result>,
): Promise<Map<Step, Result>> {
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();
  const results = new Map<Step, Result>();

  const named = (name: string) => {
    const step = steps.find((one) => one.name === name);
    if (!step) throw new Error(`no step is called ${name}`);
    return step;
  };
  const needsOf = ({ after = [] }: Step) => after.map(named);
  const isThere = (need: Step) => {
    const result = results.get(need);
    return result !== undefined && hasSucceeded(result);
  };
  const isHopeless = (step: Step) => needsOf(step).some((need) => results.has(need) && !isThere(need));
  const isNext = (step: Step) =>
    step.alone
      ? running.size === 0 && [...waiting].every(({ alone }) => alone)
      : needsOf(step).every(isThere);

  const start = async (step: Step) => {
    results.set(step, await run(step));
    running.delete(step);
  };

  while (waiting.size > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const isLeftOut = isHopeless(step);
      if (!isLeftOut && (running.size >= atOnce || !isNext(step))) continue;
      waiting.delete(step);
      if (isLeftOut) results.set(step, leaveOut(step));
      else running.set(step, start(step));
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return results;
}
