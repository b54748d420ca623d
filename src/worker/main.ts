import { readEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { startWorker } from './worker.ts';

const env = readEnv();
const log = createLog(env.LOG_LEVEL, 'worker');
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort(signal));

const worker = await startWorker(env, log, stopping.signal);
if (worker) {
  log.info('working');
  if (!stopping.signal.aborted)
    await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  log.info({ signal: stopping.signal.reason }, 'stopping');
  await worker.stop();
}
log.info('stopped');
