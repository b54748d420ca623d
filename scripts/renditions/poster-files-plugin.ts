import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PosterName, posters } from '@purvai/posters';
import type { Plugin } from 'vite';
import type { PictureFiles } from '#app/ui/poster.tsx';
import type { BuiltFile } from './built-file.ts';
import type { Renditions } from './make-renditions.ts';

type OnRequestModule = typeof import('./pictures-on-request.ts');

const filesModule = 'virtual:poster-files';
const previewsModule = 'virtual:banner-previews';
const resolved = (id: string) => `\0${id}`;
const cacheFolder = '.cache/renditions';

/** In development a poster is an SVG, drawn on request. */
const drawings = () =>
  Object.fromEntries(
    Object.keys(posters).map((name) => [name, { src: `/posters/${name}.svg`, sources: [] }]),
  ) as unknown as Record<PosterName, PictureFiles>;

async function copyFiles(files: readonly BuiltFile[], folder: string): Promise<void> {
  for (const part of ['posters', 'share']) {
    await rm(join(folder, part), { recursive: true, force: true });
    await mkdir(join(folder, part), { recursive: true });
  }
  for (const { from, address } of files) await copyFile(from, join(folder, address));
}

/**
 * Supplies the addresses of the poster files to the pages. A build makes the renditions and includes them; the development
 * server draws a poster on request, and again after its scene has changed.
 */
export function posterFilesPlugin(): Plugin {
  let isBuild = false;
  let renditions: Promise<Renditions> | undefined;
  const makeOnce = async () => {
    const { makeRenditions } = await import('./make-renditions.ts');
    renditions ??= makeRenditions(cacheFolder);
    return renditions;
  };
  return {
    name: 'poster-files',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === filesModule || id === previewsModule ? resolved(id) : undefined),
    async load(id) {
      if (id === resolved(filesModule)) {
        const posterFiles = isBuild ? (await makeOnce()).posterFiles : drawings();
        return `export const posterFiles = ${JSON.stringify(posterFiles)};`;
      }
      if (id !== resolved(previewsModule)) return undefined;
      // Banners are rendered by the server only, and the previews of all posters would be 300 KB of script.
      const isForPages = isBuild && this.environment.name !== 'client';
      const bannerPreviews = isForPages ? (await makeOnce()).bannerPreviews : {};
      return `export const bannerPreviews = ${JSON.stringify(bannerPreviews)};`;
    },
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return;
      await copyFiles((await makeOnce()).built, dir);
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!/^\/(posters|share)\//.test(pathname)) return next();
        try {
          const onRequest = (await server.ssrLoadModule(
            '/scripts/renditions/pictures-on-request.ts',
          )) as OnRequestModule;
          const picture = await onRequest.pictureOnRequest(pathname, cacheFolder);
          if (!picture) return next();
          response.setHeader('content-type', picture.type);
          response.setHeader('cache-control', 'no-cache');
          response.end(picture.body);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
