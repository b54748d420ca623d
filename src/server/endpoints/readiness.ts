/** However often it is asked, the database is asked no more than once in this time. */
const maxAgeMs = 1000;

/** Ready means: worth sending a request to. A process that is about to stop, or whose database takes nothing, is not. */
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
