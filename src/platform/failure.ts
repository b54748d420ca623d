/** Failure codes with their status, for calls and pages alike; the texts for people are in `messages.ts`. */
export const failureStatus = {
  invalid: 422,
  /** A publishing time that is not in the future. */
  past_time: 422,
  /** A mailed link that has been used, replaced or has run out. */
  link_void: 422,
  unauthenticated: 401,
  forbidden: 403,
  /** The first user can be made only with the setup token. */
  setup_token_needed: 403,
  not_found: 404,
  not_allowed: 405,
  conflict: 409,
  /** The month was filed with the tax office, so nothing is added to it. */
  period_filed: 423,
  too_large: 413,
  too_many: 429,
  unavailable: 503,
  /** The disk for files is full. */
  no_room: 507,
  /** SECRET_KEYS cannot decrypt the database's secrets. */
  unreadable_secret: 503,
  unexpected: 500,
} as const;

export type FailureCode = keyof typeof failureStatus;

/** The response header with the failure code, because some replies are only text. */
export const failureCodeHeader = 'failure-code';

export class Failure extends Error {
  override name = 'Failure';
  readonly code: FailureCode;
  /** Shown to the user in place of the code's default text. */
  readonly userText: string | undefined;
  /** The input field that it is about. */
  readonly field: string | undefined;

  constructor(code: FailureCode, userText?: string, options: ErrorOptions & { field?: string } = {}) {
    super(userText ?? code, options);
    this.code = code;
    this.userText = userText;
    this.field = options.field;
  }
}

/** Transient errors of PostgreSQL or the network. 28P01 is a refused password, until a rotation restarts the process. */
const transientSqlStates = /^(08|53|57P|57014|40001|40P01|55P03|25006|28P01)/;
const transientErrnos = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH'.split(' '),
);
const transientPoolTexts =
  /timeout exceeded when trying to connect|connection terminated|query read timeout/i;

/** Raised by the triggers of what a return is made of. */
const filedSqlState = 'PT423';

function isOfFiledPeriod(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === filedSqlState) return true;
  return false;
}

function isTransient(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (transientErrnos.has(code) || transientSqlStates.test(code) || transientPoolTexts.test(cause.message))
      return true;
    if (cause instanceof AggregateError && cause.errors.some(isTransient)) return true;
  }
  return false;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isOfFiledPeriod(error)) return new Failure('period_filed', undefined, { cause: error });
  return new Failure(isTransient(error) ? 'unavailable' : 'unexpected', undefined, { cause: error });
}
