import { availableParallelism } from 'node:os';
import { type PosterName, posters } from '@purvai/posters';
import sharp from 'sharp';
import type { PictureFiles } from '#app/ui/poster.tsx';
import type { BuiltFile } from './built-file.ts';
import { makePosterRenditions } from './poster-renditions.ts';
import { openRenditionCache } from './rendition-cache.ts';
import { makeShareCard, shareCards } from './share-cards.ts';

export type Renditions = {
  posterFiles: Record<PosterName, PictureFiles>;
  /** By the `src` of the picture. */
  bannerPreviews: Record<string, string>;
  built: BuiltFile[];
};

/** Processes as many items at a time as the machine has processors, and reports the progress. */
async function makeAll<Item, Made extends { isNew: boolean }>(
  label: string,
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const say = () => {
    const line = `${label} ${made.length} of ${items.length}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
    else if (made.length % 10 === 0) process.stdout.write(`${line}\n`);
  };
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      const one = await make(item);
      made.push(one);
      if (one.isNew) say();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const drawn = made.filter(({ isNew }) => isNew).length;
  process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}${label} ${made.length}, ${drawn} drawn\n`);
  return made;
}

/** Makes the files of all posters and share cards: draws changed ones and removes outdated ones. */
export async function makeRenditions(folder: string): Promise<Renditions> {
  // Processing several pictures at once uses the processors better than several threads per picture.
  sharp.concurrency(1);
  const cache = await openRenditionCache(folder);
  const names = Object.keys(posters) as PosterName[];
  const pictures = await makeAll('Posters', names, (name) => makePosterRenditions(name, cache));
  const cards = await makeAll('Share cards', shareCards, (card) => makeShareCard(card, cache));
  await cache.removeUnused();
  return {
    posterFiles: Object.fromEntries(
      pictures.map(({ name, files }) => [name, files]),
    ) as Renditions['posterFiles'],
    bannerPreviews: Object.fromEntries(
      pictures.map(({ files, bannerPreview }) => [files.src, bannerPreview]),
    ),
    built: [...pictures.flatMap(({ built }) => built), ...cards.map(({ file }) => file)],
  };
}
