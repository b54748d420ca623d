/** How long a result is reused. */
const maxAgeMs = 1000;
/** The disk fills more slowly, and asking takes more than a look. */
const maxRoomAgeMs = 5000;

type Checks = { canWrite: () => Promise<boolean>; hasRoom: () => Promise<boolean> };

/** Asks again only when the last answer is old. */
function reused(ask: () => Promise<boolean>, ageMs: number, now: () => number): () => Promise<boolean> {
  let latest: { answer: Promise<boolean>; askedAt: number } | undefined;
  return () => {
    if (latest === undefined || now() - latest.askedAt >= ageMs) latest = { answer: ask(), askedAt: now() };
    return latest.answer;
  };
}

/** Not ready: a process that is stopping, or whose database is not writable or has no room. */
export function createReadiness(checks: Checks, now: () => number = Date.now) {
  let draining = false;
  const canWrite = reused(checks.canWrite, maxAgeMs, now);
  const hasRoom = reused(checks.hasRoom, maxRoomAgeMs, now);
  return {
    get draining() {
      return draining;
    },
    drain() {
      draining = true;
    },
    async isReady(): Promise<boolean> {
      if (draining) return false;
      return (await canWrite()) && (await hasRoom());
    },
  };
}

export type Readiness = ReturnType<typeof createReadiness>;
