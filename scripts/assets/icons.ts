import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The logo as the pictures that phones and desktops ask for. Run after changing `public/favicon.svg`. */
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
// A maskable icon keeps its matter inside the middle four fifths; the rest may be cut away.
await sharp({ create: { width: 512, height: 512, channels: 3, background: night } })
  .composite([{ input: await drawn(410).png().toBuffer() }])
  .png({ palette: true })
  .toFile('public/icons/maskable-512.png');
