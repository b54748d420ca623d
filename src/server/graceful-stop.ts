import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Parts } from './parts.ts';

const inFlightLimitMs = 10_000;

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

/**
 * Nobody notices a stop: readiness goes off first, requests are still answered while the proxy learns of it, then the
 * door closes, what is in flight ends, and the parts are closed last.
 */
export function stopOnSignal(parts: Parts, server: Server, metricsServer: Server): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    parts.log.info({ signal }, 'stopping');
    parts.readiness.drain();
    await wait(parts.env.DRAIN_MS);
    const limit = setTimeout(() => server.closeAllConnections(), inFlightLimitMs);
    await closed(server);
    clearTimeout(limit);
    await closed(metricsServer);
    await parts.close();
    parts.log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));
}
