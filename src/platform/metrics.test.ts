import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Gauge, Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { serveMetrics, stopServing, watchListeners, watchPools } from './metrics.ts';

const log = createLog('silent', 'script');
const registry = new Registry();
let isHealthy: boolean;
let server: Server;
let url: string;

beforeEach(async () => {
  registry.clear();
  isHealthy = true;
  server = serveMetrics({ registry, host: '127.0.0.1', port: 0, log, isHealthy: () => isHealthy });
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => stopServing(server));

const ask = async (path: string) => {
  const response = await fetch(url + path);
  return { status: response.status, text: await response.text() };
};

it('serves health and metrics separately', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, text: 'ok' });
  isHealthy = false;
  expect(await ask('/healthz')).toEqual({ status: 503, text: 'stuck' });
  expect((await ask('/metrics')).status).toBe(200);
});

it('reports pools and listeners at the time of the request', async () => {
  const pool = { totalCount: 4, idleCount: 1, waitingCount: 0 };
  let seconds = 1;
  watchPools(registry, { web: pool });
  watchListeners(registry, { enquiries: { silentSeconds: () => seconds, close: async () => {} } });
  await ask('/metrics');
  pool.waitingCount = 7;
  seconds = 42;
  const { text } = await ask('/metrics');
  expect(text).toContain('database_pool_connections{pool="web",state="open"} 4');
  expect(text).toContain('database_pool_connections{pool="web",state="waited-for"} 7');
  expect(text).toContain('listener_silent_seconds{channel="enquiries"} 42');
});

it('answers 500 when a metric cannot be read, and goes on', async () => {
  const collect = () => {
    throw new Error('unreadable');
  };
  new Gauge({ name: 'broken', help: 'fails', registers: [registry], collect });
  expect((await ask('/metrics')).status).toBe(500);
  expect((await ask('/healthz')).status).toBe(200);
});
