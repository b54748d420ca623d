import type { Server } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { serve } from '@hono/node-server';
import { readEnv } from '#platform/env.ts';
import { serveMetrics } from '#platform/metrics.ts';
import { stopOnSignal } from './graceful-stop.ts';
import { openParts } from './parts.ts';
import { announceSetupToken } from './setup-token.ts';
import { createWeb } from './web.ts';

const env = readEnv();
const parts = openParts(env);
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
