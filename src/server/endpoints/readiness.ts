import type { Log } from '#platform/log.ts';

/** How long a result is reused. */
const maxAgeMs = 1000;
/** The disk fills more slowly, and asking takes more than a look. */
const maxRoomAgeMs = 5000;

/** Each rejects with the reason. */
type Checks = { assertWritable: () => Promise<void>; assertRoom: () => Promise<void> };

type Obstacle = { err: unknown; text: string };

/** Asks again only when the last answer is old. */
function reused(check: () => Promise<void>, text: string, ageMs: number, now: () => number) {
  let latest: { answer: Promise<Obstacle | undefined>; askedAt: number } | undefined;
  const ask = () =>
    check().then(
      () => undefined,
      (err: unknown) => ({ err, text }),
    );
  return () => {
    if (latest === undefined || now() - latest.askedAt >= ageMs) latest = { answer: ask(), askedAt: now() };
    return latest.answer;
  };
}

/** Not ready: a process that is stopping, or whose database is not writable or has no room. The log has why, once. */
export function createReadiness(
  checks: Checks,
  log: Pick<Log, 'error' | 'info'>,
  now: () => number = Date.now,
) {
  let draining = false;
  let logged: string | undefined;
  const notWritable = reused(checks.assertWritable, 'the database accepts no writes', maxAgeMs, now);
  const noRoom = reused(checks.assertRoom, 'the disk of the database has no room', maxRoomAgeMs, now);

  function note(obstacle: Obstacle | undefined): void {
    if (obstacle?.text === logged) return;
    logged = obstacle?.text;
    if (obstacle) log.error({ err: obstacle.err }, `not ready: ${obstacle.text}`);
    else log.info('ready again');
  }

  return {
    get draining() {
      return draining;
    },
    drain() {
      draining = true;
    },
    async isReady(): Promise<boolean> {
      if (draining) return false;
      const obstacle = (await notWritable()) ?? (await noRoom());
      note(obstacle);
      return obstacle === undefined;
    },
  };
}

export type Readiness = ReturnType<typeof createReadiness>;
