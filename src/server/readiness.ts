import type { Pool } from 'pg';

/** Ready means: worth sending a request to. A process that is about to stop, or has no database, is not. */
export function createReadiness(pool: Pool) {
  let draining = false;
  return {
    get draining() {
      return draining;
    },
    drain() {
      draining = true;
    },
    async isReady(): Promise<boolean> {
      if (draining) return false;
      try {
        await pool.query('select 1');
        return true;
      } catch {
        return false;
      }
    },
  };
}

export type Readiness = ReturnType<typeof createReadiness>;
