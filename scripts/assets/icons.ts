import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Renders the logo as the icons that phones and desktops request. Run after changing `public/favicon.svg`. */
const logo = await readFile('public/favicon.svg');
const night = '#16243a';
const drawn = (size: number) => sharp(logo, { density: (72 * size) / 64 }).resize(size, size);

await mkdir('public/icons', { recursive: true });
await drawn(192).png({ palette: true }).toFile('public/icons/icon-192.png');
await drawn(512).png({ palette: true }).toFile('public/icons/icon-512.png');
await drawn(180)
  .flatten({ background: night })
  .png({ palette: true })
  .toFile('public/icons/apple-touch-icon.png');
// The content of a maskable icon stays within the central 80%; the rest may be cropped.
await sharp({ create: { width: 512, height: 512, channels: 3, background: night } })
  .composite([{ input: await drawn(410).png().toBuffer() }])
  .png({ palette: true })
  .toFile('public/icons/maskable-512.png');
