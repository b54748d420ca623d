import { type FireFigures, secondsSince } from './figures.ts';
import { startFleet } from './fleet.ts';
import { recover } from './recover.ts';
import { strikeInTurn } from './strikes.ts';
import { judge, type Verdict } from './verdict.ts';
import { startVisitors } from './visitors.ts';

/** Sends enquiries while every process is killed in turn, and returns what became of each. */
export async function holdUnderFire(
  total: number,
  killCount: number,
): Promise<{ verdict: Verdict; figures: FireFigures }> {
  const fleet = await startFleet();
  try {
    const started = performance.now();
    const visitors = startVisitors(fleet.url, total);
    const asked = { ...visitors, thanked: () => visitors.acknowledged.size };
    const striking = strikeInTurn(fleet, asked, { total, killCount }).finally(() => visitors.allow(total));
    // Waits for both, even if one failed, so that nothing is restarted after the stop.
    await Promise.allSettled([striking, visitors.everyoneThanked]);
    const strikes = await striking;
    await visitors.everyoneThanked;
    const underFireSeconds = secondsSince(started);

    const faultsEnded = performance.now();
    const { stored, mails } = await recover(fleet);
    return {
      verdict: judge(visitors.acknowledged, stored, mails),
      figures: {
        enquiries: total,
        ...strikes,
        retries: visitors.tries() - total,
        mails: mails.length,
        duplicateMails: mails.length - new Set(mails.map(({ messageId }) => messageId)).size,
        underFireSeconds,
        recoverySeconds: secondsSince(faultsEnded),
      },
    };
  } finally {
    await fleet.stop();
  }
}
