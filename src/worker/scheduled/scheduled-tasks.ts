import type { Log } from '#platform/log.ts';

/** One that goes on until nothing is left ends between two things when it is told to stop. */
export type Round = { name: string; everyMs: number; run(stop: AbortSignal): Promise<void> };

type TaskRun = { task: string; everyMs: number; lastSuccessAt: Date | undefined };

export type ScheduledTasks = { runs(): TaskRun[]; stop(): Promise<void> };

/**
 * What is due is looked for again and again: nothing has to be remembered when it becomes due, and nothing is lost while
 * no worker runs. A round that fails is tried at its next turn.
 */
export function startRounds(rounds: readonly Round[], log: Log): ScheduledTasks {
  const stop = new AbortController();
  const lastSuccess = new Map<Round, Date>();
  const timers = new Map<Round, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  const turn = async (round: Round) => {
    try {
      await round.run(stop.signal);
      lastSuccess.set(round, new Date());
    } catch (error) {
      log.warn({ err: error, round: round.name }, 'a round failed, it is tried again at its next turn');
    }
    if (!stop.signal.aborted) timers.set(round, setTimeout(begin, round.everyMs, round));
  };
  const begin = (round: Round) => {
    const current = turn(round).finally(() => running.delete(current));
    running.add(current);
  };

  for (const round of rounds) begin(round);
  return {
    runs: () =>
      rounds.map((round) => ({
        task: round.name,
        everyMs: round.everyMs,
        lastSuccessAt: lastSuccess.get(round),
      })),
    async stop() {
      stop.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
