import { type PosterEntry, posters } from '@purvai/posters';

const byName = new Map<string, PosterEntry>(Object.entries(posters));

/** The address of a poster's plain file stands for the poster, which has responsive files. */
export const posterOf = (address: string) =>
  byName.get(/^\/posters\/([a-z-]+)\.webp$/.exec(address)?.[1] ?? '');
