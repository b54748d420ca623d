import type { LoginOutcome } from '#domain/staff/login-service.ts';

/** The kinds of a successful login. */
export type LoginSuccess = Extract<LoginOutcome['kind'], 'logged-in' | 'already-logged-in'>;

/** The reasons for a refusal. */
export type LoginRefusal = Exclude<LoginOutcome['kind'], LoginSuccess>;
