import { readEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { startWorker } from './worker.ts';

const env = readEnv();
const log = createLog(env.LOG_LEVEL, 'worker');
const worker = await startWorker(env, log);
log.info('working');

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, async () => {
    log.info({ signal }, 'stopping');
    await worker.stop();
    log.info('stopped');
  });
}
