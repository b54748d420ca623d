import { Counter, Gauge, Histogram } from 'prom-client';
import { createRegistry, watchListeners, watchPools } from '#platform/metrics.ts';

export type Metrics = ReturnType<typeof createMetrics>;

type Watched = {
  pools: Parameters<typeof watchPools>[1];
  listeners: Parameters<typeof watchListeners>[1];
  isReady(): Promise<boolean>;
};

export function createMetrics() {
  const registry = createRegistry();
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
  return {
    registry,
    observeRequest(method: string, status: number, seconds: number) {
      requests.observe({ method, status }, seconds);
    },
    countPage(outcome: string) {
      pages.inc({ outcome });
    },
    watch({ pools, listeners, isReady }: Watched) {
      watchPools(registry, pools);
      watchListeners(registry, listeners);
      new Gauge({
        name: 'web_ready',
        help: '1 where /readyz answers 200, otherwise 0',
        registers: [registry],
        async collect() {
          this.set((await isReady()) ? 1 : 0);
        },
      });
    },
  };
}
