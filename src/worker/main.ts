import { join } from 'node:path';
import { readEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { startWorker } from './worker.ts';

const env = readEnv();
const log = createLog(env.LOG_LEVEL, 'worker');
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort(signal));

// Beside this program in the build.
const printScript = { path: join(import.meta.dirname, 'print.js') };
const worker = await startWorker(env, log, stopping.signal, printScript);
if (worker) {
  log.info('working');
  if (!stopping.signal.aborted)
    await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  log.info({ signal: stopping.signal.reason }, 'stopping');
  await worker.stop();
}
log.info('stopped');
