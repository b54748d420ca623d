/** How long a result is reused. */
const maxAgeMs = 1000;

/** Not ready: a process that is stopping or whose database is not writable. */
export function createReadiness(canWrite: () => Promise<boolean>, now: () => number = Date.now) {
  let draining = false;
  let latest: { answer: Promise<boolean>; askedAt: number } | undefined;
  return {
    get draining() {
      return draining;
    },
    drain() {
      draining = true;
    },
    async isReady(): Promise<boolean> {
      if (draining) return false;
      if (latest === undefined || now() - latest.askedAt >= maxAgeMs)
        latest = { answer: canWrite(), askedAt: now() };
      return latest.answer;
    },
  };
}

export type Readiness = ReturnType<typeof createReadiness>;
