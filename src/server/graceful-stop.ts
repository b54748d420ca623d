import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { endWithin } from '#platform/end-within.ts';
import { stopServing } from '#platform/metrics.ts';
import type { Parts } from './parts.ts';

/** From the end of the drain on; what is in flight leaves the parts two seconds to close. */
const maxStopMs = 10_000;
const inFlightLimitMs = 8_000;
const lastRequestMs = 500;

/** Refuses new connections, and answers on those it has until they end. */
async function closeDoor(server: Server): Promise<void> {
  // Right after the loop has accepted all who waited: whoever is still in the queue when the door closes is cut off.
  await setImmediate();
  // The HTTP server's own close also cuts connections without a request, and one of those may be about to speak.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const silent = setTimeout(() => server.closeIdleConnections(), lastRequestMs);
  const limit = setTimeout(() => server.closeAllConnections(), inFlightLimitMs);
  await closed;
  clearTimeout(silent);
  clearTimeout(limit);
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
    endWithin(parts.env.DRAIN_MS + maxStopMs, parts.log);
    parts.readiness.drain();
    await wait(parts.env.DRAIN_MS);
    // They would never end by themselves, and open desks find another process.
    parts.live.endStreams();
    await closeDoor(server);
    stopServing(metricsServer);
    await parts.close();
    parts.log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));
}
