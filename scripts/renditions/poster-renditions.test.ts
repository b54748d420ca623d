import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePosterRenditions } from './poster-renditions.ts';
import { openRenditionCache } from './rendition-cache.ts';

let folder: string;
let first: Awaited<ReturnType<typeof makePosterRenditions>>;

const make = async () => makePosterRenditions('dish-red-rice', await openRenditionCache(folder));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-renditions-'));
  first = await make();
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

describe('the renditions of a poster', () => {
  it('have addresses with their hash, and one address without', () => {
    const addresses = first.built.map(({ address }) => address);
    expect(addresses.filter((address) => !/-[0-9a-f]{10}-\d+\.(avif|webp)$/.test(address))).toEqual([
      '/posters/dish-red-rice.webp',
    ]);
    const { src, sources, placeholder } = first.files;
    const named = sources.flatMap(({ srcSet }) => srcSet.split(', ').map((part) => part.split(' ')[0]));
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const address of [src, ...named]) expect(addresses).toContain(address);
    expect(placeholder?.length).toBeLessThan(500);
  });

  it('have a preview as wide as a phone in a few kilobytes, and no file of it is served', async () => {
    const [type, data = ''] = first.bannerPreview.split(',');
    expect(type).toBe('data:image/avif;base64');
    const bytes = Buffer.from(data, 'base64');
    expect(bytes.length).toBeLessThan(5_000);
    expect((await sharp(bytes).metadata()).width).toBe(420);
    expect(first.built.filter(({ address }) => address.includes('preview'))).toEqual([]);
  });

  it('are not drawn a second time', async () => {
    const second = await make();
    expect([first.isNew, second.isNew]).toEqual([true, false]);
    expect(second.files).toEqual(first.files);
  });

  it('are drawn again with the same bytes when one is missing', async () => {
    const lost = first.built.at(-1)?.from ?? '';
    const before = await readFile(lost);
    await rm(lost);
    expect((await make()).isNew).toBe(true);
    expect(await readFile(lost)).toEqual(before);
  }, 120_000);

  it('are kept when outdated files are removed', async () => {
    for (const stale of ['dish-red-rice-0123456789-480.avif', 'agra-0123456789-960.webp.77.partial'])
      await writeFile(join(folder, stale), 'old');
    const cache = await openRenditionCache(folder);
    const { built } = await makePosterRenditions('dish-red-rice', cache);
    await cache.removeUnused();
    const left = await readdir(folder);
    expect(left.filter((file) => !/-20\.webp$|-preview\.avif$/.test(file)).sort()).toEqual(
      built.map(({ from }) => from.slice(folder.length + 1)).sort(),
    );
  });
});
