import { readFile } from 'node:fs/promises';
import { type PosterEntry, posters } from '@purvai/posters';
import { posterSvg } from '@purvai/posters/svg';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { sitePages } from '#app/content/site-pages.ts';
import { cropPosition } from '#app/ui/crop.ts';
import { posterCardPath, shareCardPath } from '#paths.ts';
import { renditionHash } from '#renditions/renditions.ts';
import type { BuiltFile } from './built-file.ts';
import type { RenditionCache } from './rendition-cache.ts';

/** Without words it is a picture with the logo alone. */
type ShareCard = { address: string; poster: PosterEntry; words: string };

/** One for each public page, and one for each poster, which staff may choose for a tour, an article or a place. */
export const shareCards: readonly ShareCard[] = [
  ...sitePages.map(({ path, poster, words }) => ({ address: shareCardPath(path), poster, words })),
  ...Object.values(posters).map((poster) => ({ address: posterCardPath(poster.name), poster, words: '' })),
];

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

/** The words of a card at its foot; sharp refuses an empty text. */
async function drawWords(words: string, fontfile: string): Promise<OverlayOptions[]> {
  if (!words) return [];
  const { margin } = design;
  const { colour, ...setting } = design.words;
  const text = `<span foreground="${colour}">${words}</span>`;
  const line = await sharp({ text: { ...setting, text, fontfile, rgba: true } })
    .png()
    .toBuffer();
  const { height = 0 } = await sharp(line).metadata();
  return [
    { input: Buffer.from(shade) },
    { input: line, left: margin.left, top: size.height - height - margin.bottom },
  ];
}

/** Draws a picture with its words, for link previews. */
async function drawShareCard({ poster, words }: ShareCard, fontfile: string): Promise<Buffer> {
  const { margin, encoder } = design;
  const logo = await sharp(await readLogo(), { density: design.logo.density })
    .resize(design.logo.width)
    .png()
    .toBuffer();
  const whole = Math.round(size.width / posterRatio);
  return sharp(Buffer.from(await posterSvg(poster.name)))
    .resize(size.width, whole)
    .extract({
      ...size,
      left: 0,
      top: Math.round((whole - size.height) * cropPosition(poster.focus[1] ?? 0.5)),
    })
    .composite([...(await drawWords(words, fontfile)), { input: logo, left: margin.left, top: margin.top }])
    .jpeg(encoder)
    .toBuffer();
}

/** A share card, from the cache or newly drawn. */
export async function makeShareCard(
  card: ShareCard,
  cache: RenditionCache,
): Promise<{ file: BuiltFile; isNew: boolean }> {
  const drawing = [await posterSvg(card.poster.name), await readFont(), await readLogo()].map((part) =>
    Buffer.from(part),
  );
  const { address } = card;
  const hash = renditionHash(Buffer.concat(drawing), [card.words, card.poster.focus, design]);
  const name = address.replace('/share/', 'share-').replace('.jpg', `-${hash}.jpg`);
  const fontfile = await displayFont(cache);
  const isNew = !cache.has(name);
  if (isNew) await cache.write(name, await drawShareCard(card, fontfile));
  return { file: { from: cache.pathOf(name), address }, isNew };
}
