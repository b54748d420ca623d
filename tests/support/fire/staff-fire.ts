import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { createLog } from '#platform/log.ts';
import { sampleFares } from '../../../scripts/database/sample-fares.ts';
import { staffCookie } from '../staff-cookie.ts';
import { waitUntil } from '../wait-until.ts';
import { secondsSince } from './figures.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { withClient } from './pass-time.ts';
import { bookingsWithWrongSums, type Faults, judgeWork } from './staff-verdict.ts';
import { type StaffWork, startStaffWork, type WorkKind, workKinds } from './staff-work.ts';
import { type Strikes, strikeInTurn } from './strikes.ts';

export type StaffFigures = Strikes & {
  each: number;
  retries: Record<WorkKind, number>;
  underFireSeconds: number;
  recoverySeconds: number;
};

async function prepare({ url, databaseUrl }: Fleet): Promise<string> {
  const database = openDatabase({
    url: databaseUrl,
    name: 'test',
    log: createLog('silent', 'script'),
    maxWaitMs: patientWaitMs,
  });
  try {
    await seedFares(database.db, sampleFares);
    await confirmSampleRates(database.db);
    return await staffCookie(database, url);
  } finally {
    await database.close();
  }
}

/** All kinds together, of which each may have sent its share. */
function together(work: StaffWork) {
  const all = workKinds.map((kind) => work[kind]);
  return {
    thanked: () => all.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
    underWay: () => all.reduce((sum, { underWay }) => sum + underWay(), 0),
    allow(count: number) {
      for (const senders of all) senders.allow(Math.ceil(count / all.length));
    },
    everyoneThanked: Promise.all(all.map(({ everyoneThanked }) => everyoneThanked)),
  };
}

/** Staff and drivers work while web and worker are killed in turn; returns what became of each piece of work. */
export async function holdStaffUnderFire(
  each: number,
  killCount: number,
): Promise<{ verdict: Record<WorkKind, Faults>; wrongSums: string[]; figures: StaffFigures }> {
  const fleet = await startFleet();
  try {
    const cookie = await prepare(fleet);
    return await withClient(fleet.databaseUrl, async (client) => {
      const work = await startStaffWork({ url: fleet.url, cookie, client }, each);
      const started = performance.now();
      const senders = together(work);
      const total = each * workKinds.length;
      const victims = fleet.victims.filter(({ kind }) => kind !== 'PostgreSQL');
      const striking = strikeInTurn({ ...fleet, victims }, senders, { total, killCount }).finally(() =>
        senders.allow(total),
      );
      // Waits for both, even if one failed, so that nothing is restarted after the stop.
      await Promise.allSettled([striking, senders.everyoneThanked]);
      const strikes = await striking;
      await senders.everyoneThanked;
      const underFireSeconds = secondsSince(started);

      const faultsEnded = performance.now();
      // What the two minutes would do, after which another worker takes what a killed one had begun.
      await client.query(
        `update images set claimed_at = claimed_at - interval '2 minutes' where state = 'waiting'`,
      );
      await waitUntil(
        'the images to be made',
        async () => (await client.query(`select from images where state = 'waiting'`)).rowCount === 0,
        { limitMs: 900_000, everyMs: 250 },
      );
      const retries = Object.fromEntries(workKinds.map((kind) => [kind, work[kind].tries() - each]));
      return {
        verdict: await judgeWork(client, work),
        wrongSums: await bookingsWithWrongSums(client),
        figures: {
          each,
          ...strikes,
          retries: retries as StaffFigures['retries'],
          underFireSeconds,
          recoverySeconds: secondsSince(faultsEnded),
        },
      };
    });
  } finally {
    await fleet.stop();
  }
}

export function describeStaffFigures(figures: StaffFigures): string {
  const { each, kills, killsAmidRequests, retries, underFireSeconds, recoverySeconds } = figures;
  const again = workKinds.map((kind) => `${kind} ${retries[kind]}`).join(', ');
  return [
    `each       ${each} bookings, payments, uploads and entries of drivers; sent again: ${again}`,
    `kills      ${kills.web + kills.worker}: web ${kills.web}, worker ${kills.worker}; amid requests ${killsAmidRequests}`,
    `time       ${underFireSeconds.toFixed(1)} s under fire; the last image ${recoverySeconds.toFixed(1)} s later`,
  ].join('\n');
}
