import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { sitePages } from '../src/app/content/site-pages.ts';
import { shareCard } from '../src/app/ui/share-card.ts';
import { renderSvg, type Scene } from './kit/scene.ts';

const size = { width: 1200, height: 630 };

/** The drawing library reads a font from a file of the old format only. */
async function displayFont(): Promise<string> {
  const source = await readFile('src/app/fonts/fraunces-latin.woff2');
  const letters = sitePages.map(({ words }) => words).join('');
  const file = join(tmpdir(), 'purvai-display.ttf');
  await writeFile(file, await subsetFont(source, letters, { targetFormat: 'sfnt' }));
  return file;
}

const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs><linearGradient id="s" x1="0" x2="0" y1="0.45" y2="1"><stop offset="0" stop-color="#16243a" stop-opacity="0"/><stop offset="1" stop-color="#16243a" stop-opacity="0.92"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
);

/** A page's picture with its words, for where people pass it on. */
async function drawCards(): Promise<void> {
  const fontfile = await displayFont();
  for (const { path, poster, words } of sitePages) {
    const { scene } = (await import(resolve(import.meta.dirname, `scenes/${poster.name}.ts`))) as {
      scene: Scene;
    };
    const text = `<span foreground="#f7efe0">${words}</span>`;
    const line = await sharp({
      text: { text, fontfile, font: 'Fraunces 44', width: 1080, rgba: true, dpi: 96 },
    })
      .png()
      .toBuffer();
    const logo = await sharp(await readFile('public/favicon.svg'), { density: 110 })
      .resize(88)
      .png()
      .toBuffer();
    const { height = 0 } = await sharp(line).metadata();
    await sharp(Buffer.from(renderSvg(scene)))
      .resize(size.width, size.height, { fit: 'cover' })
      .composite([
        { input: shade },
        { input: line, left: 60, top: size.height - height - 56 },
        { input: logo, left: 60, top: 48 },
      ])
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(`public${shareCard(path)}`);
  }
}

/** Drawn again only when a picture or its words changed. */
const stamp = 'public/share/.drawn';
const wanted = createHash('sha256').update(JSON.stringify(sitePages)).digest('hex');
await mkdir('public/share', { recursive: true });
if ((await readFile(stamp, 'utf8').catch(() => '')) !== wanted) {
  await drawCards();
  await writeFile(stamp, wanted);
}
