import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

/** Holds the request id, which every log line during the request gets. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>();

const secretFields = [
  'password',
  'userPassword',
  'n_password',
  'n_currentPasswordValue',
  'n_newPasswordValue',
  'token',
  'cookie',
  'authorization',
  'n_contactno',
  'contactNo',
  'phone',
  'email',
  'n_email',
];

/** Replaces these values in log lines, up to two levels deep. */
const redact = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

type DatabaseError = Error & { code?: unknown; severity?: unknown; constraint?: unknown; table?: unknown };

/** An error without personal data: a failed query has its values in its message, stack and fields. */
function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name, stack, code, severity, constraint, table, cause } = error as DatabaseError;
  const quotesValues = severity !== undefined || 'params' in error;
  const message = quotesValues
    ? error.message.replace(/\nparams:[\s\S]*$/, '').replace(/"[^"]*"/g, '"…"')
    : error.message;
  return {
    type: name,
    message,
    stack: stack?.slice(stack.indexOf('\n    at ')).trim(),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(cause !== undefined && { cause: safeError(cause) }),
  };
}

export function createLog(
  level: string,
  part: 'web' | 'worker' | 'script',
  destination?: DestinationStream,
): Log {
  const options = {
    level,
    base: { part },
    mixin: () => ({ ...requestScope.getStore() }),
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: safeError },
    redact: { paths: [...redact, 'headers["set-cookie"]'], censor: '[hidden]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
