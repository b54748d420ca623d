import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { endWithin } from '#platform/end-within.ts';
import { stopServing } from '#platform/metrics.ts';
import type { Parts } from './parts.ts';

/** From the end of the drain; leaves two seconds after the requests in flight to close the parts. */
const maxStopMs = 10_000;
const inFlightLimitMs = 8_000;
const lastRequestMs = 500;

/** Refuses new connections and answers on the open ones until they end. */
async function stopAccepting(server: Server): Promise<void> {
  // After the event loop has accepted all queued connections, because closing the socket resets the queue.
  await setImmediate();
  // The HTTP server's own `close` also ends idle connections, and one of them may be about to send a request.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const silent = setTimeout(() => server.closeIdleConnections(), lastRequestMs);
  const limit = setTimeout(() => server.closeAllConnections(), inFlightLimitMs);
  await closed;
  clearTimeout(silent);
  clearTimeout(limit);
}

/**
 * Stops without failed requests: readiness turns off first, requests are still answered until the proxy notices, then
 * new connections are refused, requests in flight end, and the parts are closed last.
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
    // Event streams never end by themselves; their pages reconnect to another process.
    parts.live.endStreams();
    await stopAccepting(server);
    stopServing(metricsServer);
    await parts.close();
    parts.log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));
}
