import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5],
    registers: [registry],
  });
  const pages = new Counter({
    name: 'page_cache_total',
    help: 'Public pages by how the page cache answered',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const poolConnections = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the database pool',
    labelNames: ['state'],
    registers: [registry],
  });
  return {
    registry,
    observeRequest(method: string, status: number, seconds: number) {
      requests.observe({ method, status }, seconds);
    },
    countPage(outcome: string) {
      pages.inc({ outcome });
    },
    watchPool(pool: { totalCount: number; idleCount: number; waitingCount: number }) {
      Object.assign(poolConnections, {
        collect() {
          poolConnections.set({ state: 'open' }, pool.totalCount);
          poolConnections.set({ state: 'idle' }, pool.idleCount);
          poolConnections.set({ state: 'waited-for' }, pool.waitingCount);
        },
      });
    },
  };
}

/** On a port of its own that the proxy does not know. */
export function serveMetrics(metrics: Metrics, host: string, port: number): Server {
  const server = createServer(async (_request, response) => {
    response.setHeader('content-type', metrics.registry.contentType);
    response.end(await metrics.registry.metrics());
  });
  return server.listen(port, host);
}
