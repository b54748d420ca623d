import sharp from 'sharp';
import { posters } from '../../src/app/content/posters.ts';

/** All posters on one sheet, for docs/posters.md. Run after `npm run posters`. */
const card = { width: 360, height: 225 };
const columns = 4;
const gap = 12;
const all = Object.values(posters);
const place = (index: number) => ({
  left: gap + (index % columns) * (card.width + gap),
  top: gap + Math.floor(index / columns) * (card.height + gap),
});
const cards = await Promise.all(
  all.map(async ({ name, hash }, index) => ({
    input: await sharp(`public/posters/${name}-${hash}-960.webp`).resize(card.width, card.height).toBuffer(),
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
