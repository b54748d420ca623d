import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The typefaces that a kind of device has, as packages of free fonts with the same widths. */
const devices = {
  android: ['roboto', 'noto-serif'],
  linux: ['noto-sans', 'noto-serif'],
  // Arimo has the widths of Arial and Liberation Sans, Gelasio those of Georgia.
  desktop: ['arimo', 'gelasio'],
  server: ['arimo', 'tinos'],
} as const;

export type Device = keyof typeof devices;
export const deviceNames = Object.keys(devices) as Device[];

const letters = Array.from({ length: 0x24f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
);
const signs = '–—‘’“”…›•×₹→←';

/** The environment of a browser that finds these typefaces and no others. */
export async function browserWithFontsOf(device: Device, folder: string): Promise<Record<string, string>> {
  const fonts = join(folder, device);
  await mkdir(fonts, { recursive: true });
  for (const family of devices[device])
    for (const weight of [400, 700]) {
      const file = `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`;
      const bytes = await subsetFont(await readFile(file), letters + signs, { targetFormat: 'truetype' });
      await writeFile(join(fonts, `${family}-${weight}.ttf`), bytes);
    }
  const [sans, serif] = devices[device];
  const named = (family: string) =>
    family.replaceAll(
      /(^|-)(\w)/g,
      (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
    );
  const prefer = (generic: string, family: string) =>
    `<alias><family>${generic}</family><prefer><family>${named(family)}</family></prefer></alias>`;
  const config = join(fonts, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <dir>${fonts}</dir><cachedir>${join(fonts, 'cache')}</cachedir>
    ${prefer('sans-serif', sans)}${prefer('system-ui', sans)}${prefer('serif', serif)}</fontconfig>`,
  );
  return { PATH: process.env.PATH ?? '', FONTCONFIG_FILE: config };
}
