import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const folder = 'build/client';
const builtFiles = /^\/assets\/|^\/posters\/.*-[0-9a-f]{10}-\d+\./;

/** Built files have a hash in their name and are immutable; the others are revalidated. */
const cacheControl = (path: string) =>
  builtFiles.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** Lists the built files once, so that page requests never read the disk. */
export function staticFiles(): MiddlewareHandler {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length))
    // Compressed copies have no address of their own.
    .filter((path) => !/\.(br|gz)$/.test(path));
  const known = new Set(names);
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_file, c) => c.header('cache-control', cacheControl(c.req.path)),
  });
  return (c, next) => (known.has(c.req.path) ? serve(c, next) : next());
}
