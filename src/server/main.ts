import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import { serve } from '@hono/node-server';
import { makeSetupToken } from '#domain/staff/first-admin-service.ts';
import { readEnv } from '#platform/env.ts';
import { createLog, logUncaught } from '#platform/log.ts';
import { serveMetrics } from '#platform/metrics.ts';
import { stopOnSignal } from './graceful-stop.ts';
import type { Parts } from './parts.ts';
import { openParts } from './parts.ts';
import { createWeb } from './web.ts';

const retryMs = 5000;

/** While there is no user, logs the token for creating the first one. The last logged token is valid. */
async function announceSetupToken({ env, db, log, readiness }: Parts): Promise<void> {
  if (env.NODE_ENV !== 'production' || env.SETUP_TOKEN) return;
  while (!readiness.draining) {
    try {
      const token = await makeSetupToken(db);
      if (token) log.warn(`there is no user yet: create the first Admin with the setup token ${token}`);
      return;
    } catch {
      // The database is away or not migrated yet, which readiness reports.
      await wait(retryMs, undefined, { ref: false });
    }
  }
}

const env = readEnv();
logUncaught(createLog(env.LOG_LEVEL, 'web'));
const parts = openParts(env, {
  print: { path: join(import.meta.dirname, 'print.js') },
  sheets: { path: join(import.meta.dirname, 'sheets.js') },
});
const web = createWeb(parts, () => build);

const server = serve({
  fetch: web.fetch,
  hostname: env.HOST,
  port: env.PORT,
  serverOptions: {
    // Longer than the proxy's keep-alive, so that the proxy closes idle connections first.
    keepAliveTimeout: 75_000,
    // More than nginx allows, because Node closes the connection on larger headers.
    maxHeaderSize: 64 * 1024,
    headersTimeout: 15_000,
    requestTimeout: 60_000,
  },
}) as Server;
const metricsServer = serveMetrics({
  registry: parts.metrics.registry,
  host: env.METRICS_HOST,
  port: env.METRICS_PORT,
  log: parts.log,
});
server.on('listening', () => parts.log.info({ host: env.HOST, port: env.PORT }, 'listening'));
stopOnSignal(parts, server, metricsServer);
void announceSetupToken(parts);
