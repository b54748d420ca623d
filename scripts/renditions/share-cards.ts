import { readFile } from 'node:fs/promises';
import { posterSvg } from '@purvai/posters/svg';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { sitePages } from '#app/content/site-pages.ts';
import { cropPosition } from '#app/ui/crop.ts';
import { shareCardPath } from '#paths.ts';
import { renditionHash } from '#renditions/renditions.ts';
import type { BuiltFile } from './built-file.ts';
import type { RenditionCache } from './rendition-cache.ts';

type SitePage = (typeof sitePages)[number];

const size = { width: 1200, height: 630 };
const posterRatio = 1600 / 1000;

const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs><linearGradient id="s" x1="0" x2="0" y1="0.45" y2="1"><stop offset="0" stop-color="#16243a" stop-opacity="0"/><stop offset="1" stop-color="#16243a" stop-opacity="0.92"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;

/** Everything besides picture and text that determines how a card looks; all of it is part of the file's hash. */
const design = {
  size,
  shade,
  margin: { left: 60, top: 48, bottom: 56 },
  words: { colour: '#f7efe0', font: 'Fraunces 44', width: 1080, dpi: 96 },
  logo: { density: 110, width: 88 },
  encoder: { quality: 80, mozjpeg: true },
};

const readFont = () => readFile('src/app/fonts/fraunces-latin.woff2');
const readLogo = () => readFile('public/favicon.svg');

/** The drawing library reads fonts only from TrueType files. */
async function displayFont(cache: RenditionCache): Promise<string> {
  const source = await readFont();
  const letters = sitePages.map(({ words }) => words).join('');
  const file = `display-${renditionHash(source, letters)}.ttf`;
  if (!cache.has(file)) await cache.write(file, await subsetFont(source, letters, { targetFormat: 'sfnt' }));
  return cache.pathOf(file);
}

/** Draws a page's picture with its text, for link previews. */
async function drawShareCard({ poster, words }: SitePage, fontfile: string): Promise<Buffer> {
  const { margin, encoder } = design;
  const { colour, ...setting } = design.words;
  const text = `<span foreground="${colour}">${words}</span>`;
  const line = await sharp({ text: { ...setting, text, fontfile, rgba: true } })
    .png()
    .toBuffer();
  const logo = await sharp(await readLogo(), { density: design.logo.density })
    .resize(design.logo.width)
    .png()
    .toBuffer();
  const { height = 0 } = await sharp(line).metadata();
  const whole = Math.round(size.width / posterRatio);
  return sharp(Buffer.from(await posterSvg(poster.name)))
    .resize(size.width, whole)
    .extract({
      ...size,
      left: 0,
      top: Math.round((whole - size.height) * cropPosition(poster.focus[1] ?? 0.5)),
    })
    .composite([
      { input: Buffer.from(shade) },
      { input: line, left: margin.left, top: size.height - height - margin.bottom },
      { input: logo, left: margin.left, top: margin.top },
    ])
    .jpeg(encoder)
    .toBuffer();
}

/** The share card of a page, from the cache or newly drawn. */
export async function makeShareCard(
  page: SitePage,
  cache: RenditionCache,
): Promise<{ file: BuiltFile; isNew: boolean }> {
  const drawing = [await posterSvg(page.poster.name), await readFont(), await readLogo()].map((part) =>
    Buffer.from(part),
  );
  const address = shareCardPath(page.path);
  const hash = renditionHash(Buffer.concat(drawing), [page.words, page.poster.focus, design]);
  const name = address.replace('/share/', 'share-').replace('.jpg', `-${hash}.jpg`);
  const fontfile = await displayFont(cache);
  const isNew = !cache.has(name);
  if (isNew) await cache.write(name, await drawShareCard(page, fontfile));
  return { file: { from: cache.pathOf(name), address }, isNew };
}
