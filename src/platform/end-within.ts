import type { Log } from './log.ts';

/** A stop that hangs is ended here, with a line in the log; a supervisor would end it later and without one. */
export function endWithin(limitMs: number, log: Log): void {
  const end = () => {
    log.fatal({ limitMs }, 'the stop took too long, the process ends now');
    process.exit(1);
  };
  setTimeout(end, limitMs).unref();
}
