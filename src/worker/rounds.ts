import type { Log } from '#platform/log.ts';

export type Round = { name: string; everyMs: number; run(): Promise<void> };

/**
 * What is due is looked for again and again: nothing has to be remembered when it becomes due, and nothing is lost while
 * no worker runs. A round that fails is tried at its next turn.
 */
export function startRounds(rounds: readonly Round[], log: Log): { stop(): Promise<void> } {
  let isStopped = false;
  const timers = new Map<Round, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  const turn = async (round: Round) => {
    try {
      await round.run();
    } catch (error) {
      log.warn({ err: error, round: round.name }, 'a round failed, it is tried again at its next turn');
    }
    if (!isStopped) timers.set(round, setTimeout(begin, round.everyMs, round));
  };
  const begin = (round: Round) => {
    const current = turn(round).finally(() => running.delete(current));
    running.add(current);
  };

  for (const round of rounds) begin(round);
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
