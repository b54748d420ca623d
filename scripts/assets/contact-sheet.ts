import { posters } from '@purvai/posters';
import { posterSvg } from '@purvai/posters/svg';
import sharp from 'sharp';

/** All posters on one sheet, for docs/posters.md. */
const card = { width: 360, height: 225 };
const columns = 4;
const gap = 12;
const all = Object.values(posters);
const place = (index: number) => ({
  left: gap + (index % columns) * (card.width + gap),
  top: gap + Math.floor(index / columns) * (card.height + gap),
});
const cards = await Promise.all(
  all.map(async ({ name }, index) => ({
    input: await sharp(Buffer.from(await posterSvg(name)))
      .resize(card.width, card.height)
      .png()
      .toBuffer(),
    ...place(index),
  })),
);
const width = gap + columns * (card.width + gap);
const height = gap + Math.ceil(all.length / columns) * (card.height + gap);
await sharp({ create: { width, height, channels: 3, background: '#fbf6ec' } })
  .composite(cards)
  .webp({ quality: 80 })
  .toFile('docs/posters.webp');
process.stdout.write(`${all.map(({ name, alt }) => `- \`${name}\`: ${alt}`).join('\n')}\n`);
