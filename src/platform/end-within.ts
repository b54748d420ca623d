import type { Log } from './log.ts';

/** Ends a process whose stop hangs, with a log line, before the supervisor kills it without one. */
export function endWithin(limitMs: number, log: Log): void {
  const end = () => {
    log.fatal({ limitMs }, 'the stop took too long, the process ends now');
    process.exit(1);
  };
  setTimeout(end, limitMs).unref();
}
