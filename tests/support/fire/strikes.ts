import { waitUntil } from '../wait-until.ts';
import type { Fleet, Victim } from './fleet.ts';
import { passMinute, withClient } from './pass-time.ts';
import type { Senders } from './senders.ts';

export type Strikes = {
  kills: Record<Victim['kind'], number>;
  /** Kills that met requests which had been sent and not yet answered. */
  killsAmidRequests: number;
  mailAwaySeconds: number;
};

/** Web, worker, PostgreSQL; then the mail server goes, and after as many again it comes back. */
const killsPerRound = 3;

/** Kills by the progress of what is sent and not by the clock, so that a slow machine has as many kills. */
export async function strikeInTurn(
  { victims, mail, databaseUrl }: Fleet,
  visitors: Pick<Senders, 'allow' | 'underWay' | 'everyoneThanked'> & { thanked(): number },
  { total, killCount }: { total: number; killCount: number },
): Promise<Strikes> {
  const kills = { web: 0, worker: 0, PostgreSQL: 0 };
  let killsAmidRequests = 0;
  let mailAwayMs = 0;
  let awaySince: number | undefined;

  async function turnMailServer(): Promise<void> {
    if (awaySince === undefined) {
      await mail.stopSmtp();
      awaySince = performance.now();
      return;
    }
    mailAwayMs += performance.now() - awaySince;
    awaySince = undefined;
    await mail.startSmtp();
  }

  const between = total / (killCount + 1);
  for (let kill = 1; kill <= killCount; kill++) {
    visitors.allow((kill + 1) * between);
    // In the middle of a batch, so that requests are open when a process is killed.
    await waitUntil(
      `enough answers before kill ${kill}`,
      () => visitors.thanked() >= (kill + 0.5) * between,
      { limitMs: 240_000, everyMs: 2 },
    );
    const victim = victims[(kill - 1) % victims.length];
    if (!victim) throw new Error('there is no process to kill');
    if (visitors.underWay() > 0) killsAmidRequests++;
    await victim.strike();
    kills[victim.kind]++;
    if (kill % killsPerRound === 0) await turnMailServer();
    // Otherwise all but the first few would share their mails, and a kill would seldom meet one that is sent.
    await withClient(databaseUrl, passMinute);
  }
  visitors.allow(total);
  await visitors.everyoneThanked;
  if (awaySince !== undefined) await turnMailServer();
  return { kills, killsAmidRequests, mailAwaySeconds: mailAwayMs / 1000 };
}
