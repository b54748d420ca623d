/** Deadlock, lock timeout, statement timeout and serialization failure. */
const lostRaces = new Set(['40P01', '55P03', '57014', '40001']);

const violations = new Set(['23505', '23P01']);

/** The unique or exclusion constraint that refused a write; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && violations.has(String(cause.code)) && 'constraint' in cause)
      return String(cause.constraint);
  return undefined;
}

/** Whether others held what a write needed for too long; nothing was written. */
export function hasLostRace(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && lostRaces.has(String(cause.code))) return true;
  return false;
}
