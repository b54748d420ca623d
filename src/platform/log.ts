import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

/** Who asked: every line written while a request is answered carries its id, however deep the code is. */
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

/** Wherever a log line carries one of these, one or two levels deep, its value is replaced. */
const redact = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

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
    redact: { paths: [...redact, 'headers["set-cookie"]'], censor: '[hidden]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
