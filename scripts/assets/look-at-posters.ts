import { mkdir, writeFile } from 'node:fs/promises';
import { type PosterName, posters } from '@purvai/posters';
import { posterSvg } from '@purvai/posters/svg';
import sharp from 'sharp';
import { cropPosition } from '#app/ui/crop.ts';

/**
 * `node scripts/assets/look-at-posters.ts <folder> <poster>…` writes a full sheet, a card and the crops of each; without
 * names, of all posters.
 */
const [folder = '.data/posters', ...wanted] = process.argv.slice(2);
const all = Object.keys(posters) as PosterName[];
const names = wanted.length > 0 ? all.filter((name) => wanted.includes(name)) : all;
const card = { width: 360, height: 225 };

/** The frames of the site that crop a poster, at a quarter of their size. */
const frames = [
  { use: 'banner at 1440 px', left: 0, top: 0, width: 360, height: 99 },
  { use: 'page about cabs at 1440 px', left: 0, top: 107, width: 360, height: 81 },
  { use: 'banner on a phone', left: 368, top: 0, width: 97, height: 58 },
  { use: 'page about cabs on a phone', left: 368, top: 66, width: 97, height: 40 },
  { use: 'place on a tablet', left: 473, top: 0, width: 188, height: 188 },
  { use: 'article on a phone', left: 669, top: 0, width: 80, height: 140 },
];

async function cropsOf(name: PosterName, svg: Buffer): Promise<Buffer> {
  const [x = 0.5, y = 0.5] = posters[name].focus;
  const crops = frames.map(async ({ left, top, width, height }) => {
    const whole = {
      width: Math.max(width, Math.ceil(height * 1.6)),
      height: Math.max(height, Math.ceil(width / 1.6)),
    };
    const cut = {
      left: Math.round((whole.width - width) * cropPosition(x)),
      top: Math.round((whole.height - height) * cropPosition(y)),
    };
    const input = await sharp(svg)
      .resize({ ...whole, fit: 'fill' })
      .extract({ ...cut, width, height })
      .png()
      .toBuffer();
    return { input, left, top };
  });
  return sharp({ create: { width: 749, height: 188, channels: 3, background: '#fbf6ec' } })
    .composite(await Promise.all(crops))
    .png()
    .toBuffer();
}

await mkdir(folder, { recursive: true });
for (const name of names) {
  const svg = Buffer.from(await posterSvg(name));
  await writeFile(`${folder}/${name}.svg`, svg);
  await sharp(svg).png().toFile(`${folder}/${name}.png`);
  await sharp(svg).resize(card).png().toFile(`${folder}/${name}-card.png`);
  await writeFile(`${folder}/${name}-crops.png`, await cropsOf(name, svg));
  process.stdout.write(`${name}: svg ${Math.round(svg.length / 1024)} KB\n`);
}
