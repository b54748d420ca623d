import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Listener } from '#platform/database/notifications.ts';
import type { Log } from './log.ts';

export function createRegistry(): Registry {
  const registry = new Registry();
  // The default of 10 ms wakes an idle process a hundred times a second, for half a percent of a processor.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  return registry;
}

type PoolCounts = { totalCount: number; idleCount: number; waitingCount: number };

export function watchPools(registry: Registry, pools: Record<string, PoolCounts>): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of a database pool, and how many queries wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, counts] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, counts.totalCount);
        this.set({ pool, state: 'idle' }, counts.idleCount);
        this.set({ pool, state: 'waited-for' }, counts.waitingCount);
      }
    },
  });
}

export function watchListeners(registry: Registry, listeners: Record<string, Listener>): void {
  new Gauge({
    name: 'listener_silent_seconds',
    help: 'Seconds since a listening connection last proved that it listens',
    labelNames: ['channel'],
    registers: [registry],
    collect() {
      for (const [channel, listener] of Object.entries(listeners))
        this.set({ channel }, listener.silentSeconds());
    },
  });
}

type ServeOptions = {
  registry: Registry;
  host: string;
  port: number;
  log: Log;
  /** For `/healthz`. */
  isHealthy?: () => boolean;
};

/** On its own port, which the proxy does not serve. */
export function serveMetrics({ registry, host, port, log, isHealthy = () => true }: ServeOptions): Server {
  const server = createServer(async (request, response) => {
    if (request.url === '/healthz') {
      const healthy = isHealthy();
      response.writeHead(healthy ? 200 : 503, { 'content-type': 'text/plain' });
      response.end(healthy ? 'ok' : 'stuck');
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType });
      response.end(text);
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be read');
      response.writeHead(500);
      response.end();
    }
  });
  // A used port must not stop mails or pages; the monitoring reports the missing metrics.
  server.on('error', (error) => log.error({ err: error, host, port }, 'the metrics cannot be served'));
  return server.listen(port, host);
}

export function stopServing(server: Server): void {
  server.close();
  server.closeAllConnections();
}
