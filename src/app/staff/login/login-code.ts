import type { LoginOutcome } from '#domain/staff/login-service.ts';

/** How a login was let in. */
export type WayIn = Extract<LoginOutcome['kind'], 'logged-in' | 'already-here'>;

/** Why it was refused. */
export type LoginCode = Exclude<LoginOutcome['kind'], WayIn>;
