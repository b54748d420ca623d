import { mkdir, writeFile } from 'node:fs/promises';
import { type PosterName, posters } from '@purvai/posters';
import { posterSvg } from '@purvai/posters/svg';
import sharp from 'sharp';

/** `node scripts/assets/look-at-posters.ts <folder> <poster>…` writes a full sheet and a card of each. */
const [folder = '.data/posters', ...wanted] = process.argv.slice(2);
const names = (Object.keys(posters) as PosterName[]).filter((name) => wanted.includes(name));
await mkdir(folder, { recursive: true });
for (const name of names) {
  const svg = Buffer.from(await posterSvg(name));
  await writeFile(`${folder}/${name}.svg`, svg);
  await sharp(svg).png().toFile(`${folder}/${name}.png`);
  await sharp(svg).resize(360, 225).png().toFile(`${folder}/${name}-card.png`);
  process.stdout.write(`${name}: svg ${Math.round(svg.length / 1024)} KB\n`);
}
