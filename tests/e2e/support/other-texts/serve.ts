import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import { parseEnv } from '#platform/env.ts';
import { sourcePrintScript, sourceSheetScript } from '../../../../scripts/print/source-print-script.ts';
import { replaceTexts } from './replace-texts-plugin.ts';

/** The site with other texts: nothing is built, Vite replaces them as the modules are loaded. */
const env = parseEnv({ ...process.env, NODE_ENV: 'development' });
const server = createServer();
const vite = await createViteServer({
  server: { middlewareMode: true, hmr: { server }, watch: null },
  appType: 'custom',
  // Another server of the same tests may be writing into the usual folder.
  cacheDir: 'node_modules/.vite-other-texts',
  plugins: [replaceTexts()],
});
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;

const { openParts } = await load<typeof import('#server/parts.ts')>('/src/server/parts.ts');
const { createWeb } = await load<typeof import('#server/web.ts')>('/src/server/web.ts');
const parts = openParts(env, { print: sourcePrintScript, sheets: sourceSheetScript });
const web = createWeb(parts, () =>
  load<import('react-router').ServerBuild>('virtual:react-router/server-build'),
);
const answer = getRequestListener((request) => web.fetch(request));
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => answer(request, response)),
);
server.listen(env.PORT);

process.once('SIGTERM', async () => {
  server.close();
  server.closeAllConnections();
  await parts.close();
  await vite.close();
});
