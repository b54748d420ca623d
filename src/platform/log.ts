import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { leadsToJournal } from '#platform/env.ts';

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

/** The lowest level of each priority of the journal (sd-daemon(3)). */
const priorities = [
  { from: 60, priority: 2 },
  { from: 50, priority: 3 },
  { from: 40, priority: 4 },
  { from: 30, priority: 6 },
];
const debugPriority = 7;
const priorityOf = (level: number) => priorities.find(({ from }) => level >= from)?.priority ?? debugPriority;

/**
 * systemd reads the priority of a line from `<4>` before it and removes that, so that `journalctl -p warning` finds warnings
 * and the journal still has plain JSON.
 */
function withPriorities(output: ReturnType<typeof pino.destination>) {
  return {
    // With this symbol pino says the level of each line before it writes it.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      output.write(`<${priorityOf(this.lastLevel)}>${line}`);
    },
    flushSync: () => output.flushSync(),
  };
}

function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true });
  return leadsToJournal(1) ? withPriorities(output) : output;
}

export function createLog(
  level: string,
  part: 'web' | 'worker' | 'script',
  destination: DestinationStream = standardOutput(),
): Log {
  const options = {
    level,
    base: { part },
    mixin: () => ({ ...requestScope.getStore() }),
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: safeError },
    redact: { paths: [...redact, 'headers["set-cookie"]'], censor: '[hidden]' },
  };
  return pino(options, destination);
}

/** Node writes an uncaught error to standard error, which the journal takes for information. */
export function logUncaught(log: Log): void {
  process.on('uncaughtExceptionMonitor', (err) => {
    log.fatal({ err }, 'the process ends, because an error was not caught');
  });
}
