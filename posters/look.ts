import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { renderSvg, type Scene } from './kit/scene.ts';

/** Renders the named scenes for a look: `node posters/look.ts <folder> <scene>…` writes a full sheet and a card of each. */
const [folder = '.data/posters', ...names] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const name of names) {
  const { scene } = (await import(resolve(import.meta.dirname, `scenes/${name}.ts`))) as { scene: Scene };
  const svg = Buffer.from(renderSvg(scene));
  await writeFile(`${folder}/${name}.svg`, svg);
  await sharp(svg).png().toFile(`${folder}/${name}.png`);
  await sharp(svg).resize(360, 225).png().toFile(`${folder}/${name}-card.png`);
  const avif = await sharp(svg).resize(800).avif({ quality: 50, effort: 3 }).toBuffer();
  process.stdout.write(
    `${name}: svg ${Math.round(svg.length / 1024)} KB, avif at 800 ${Math.round(avif.length / 1024)} KB\n`,
  );
}
