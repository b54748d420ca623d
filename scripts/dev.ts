import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import { parseEnv, readServiceEnv } from '#platform/env.ts';
import { sourceImageScript, sourcePrintScript, sourceSheetScript } from './print/source-print-script.ts';
import { developmentSecretKeys } from './services/secret-keys.ts';
import { ensureServices } from './services/services.ts';

/** Runs site, calls and worker in one process and reloads them when files change. */
const given = readServiceEnv();
const services = await ensureServices(given);
const port = given.PORT ?? '3000';
const env = parseEnv({
  ...given,
  NODE_ENV: 'development',
  DATABASE_URL: services.databaseUrl,
  SMTP_URL: services.smtpUrl,
  SECRET_KEYS: given.SECRET_KEYS ?? (await developmentSecretKeys()),
  BASE_URL: given.BASE_URL ?? `http://localhost:${port}`,
  PORT: port,
  // A laptop that is busy compiling answers later than a server.
  DATABASE_WAIT_MS: '10000',
});

const server = createServer();
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;

type PartsModule = typeof import('#server/parts.ts');
type WebModule = typeof import('#server/web.ts');
type WorkerModule = typeof import('#worker/worker.ts');
type Build = import('react-router').ServerBuild;

const { openParts } = await load<PartsModule>('/src/server/parts.ts');
const parts = openParts(env, { print: sourcePrintScript, sheets: sourceSheetScript });
const loadBuild = () => load<Build>('virtual:react-router/server-build');

const answer = getRequestListener(async (request) => {
  // Loaded at every request; Vite returns the same module until one of its files changes.
  const { createWeb } = await load<WebModule>('/src/server/web.ts');
  return createWeb(parts, loadBuild).fetch(request);
});
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => answer(request, response)),
);

const stopping = new AbortController();
const startWorker = async () => {
  const { startWorker: start } = await load<WorkerModule>('/src/worker/worker.ts');
  const scripts = { print: sourcePrintScript, images: sourceImageScript };
  return start(env, parts.log, stopping.signal, scripts);
};
let worker = await startWorker();
let restarting = Promise.resolve();
vite.watcher.on('change', (file) => {
  if (!/\/src\/(worker|domain|jobs|platform)\//.test(file)) return;
  restarting = restarting.then(async () => {
    await worker?.stop();
    worker = await startWorker();
  });
});

server.listen(env.PORT, env.HOST, () => {
  process.stdout.write(`\n  Site  ${env.BASE_URL}\n`);
  if (services.inboxUrl) process.stdout.write(`  Mail  ${services.inboxUrl}\n\n`);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    stopping.abort();
    server.close();
    server.closeAllConnections();
    await worker?.stop();
    await parts.close();
    await vite.close();
  });
}
