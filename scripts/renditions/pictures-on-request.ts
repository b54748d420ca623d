import { readFile } from 'node:fs/promises';
import { type PosterName, posters } from '@purvai/posters';
import { posterSvg } from '@purvai/posters/svg';
import { encodeRenditions } from '#renditions/renditions.ts';
import { plainRendition } from './poster-renditions.ts';
import { openRenditionCache } from './rendition-cache.ts';
import { makeShareCard, shareCards } from './share-cards.ts';

type Answer = { type: string; body: string | Buffer };

const isPosterName = (name: string): name is PosterName => Object.hasOwn(posters, name);

async function posterOf(name: PosterName, kind: string): Promise<Answer | undefined> {
  const svg = await posterSvg(name);
  if (kind === 'svg') return { type: 'image/svg+xml', body: svg };
  const [made] = await encodeRenditions(Buffer.from(svg), [plainRendition]);
  return made && { type: 'image/webp', body: made.bytes };
}

/** Makes a picture on request in development; in production the build has it as a file at the same address. */
export async function pictureOnRequest(address: string, cacheFolder: string): Promise<Answer | undefined> {
  const [, name = '', kind = ''] = /^\/posters\/([a-z-]+)\.(svg|webp)$/.exec(address) ?? [];
  if (isPosterName(name)) return posterOf(name, kind);
  const card = shareCards.find((one) => one.address === address);
  if (!card) return undefined;
  const { file } = await makeShareCard(card, await openRenditionCache(cacheFolder));
  return { type: 'image/jpeg', body: await readFile(file.from) };
}
