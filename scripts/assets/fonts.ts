import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { extendedLetters, latinLetters } from '#worker/pdf/letters.ts';

/** Letters that our copy uses: basic Latin, the accents of place names, and typographic signs. The rupee comes apart. */
const latin = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))}\u00a0©·°é–—‘’“”…›•×`;
const rupee = '₹';

const fonts = [
  // The display face has one weight on our pages, and is half as heavy for it.
  { family: 'fraunces', weights: 600 },
  { family: 'plus-jakarta-sans', weights: { min: 400, max: 700 } },
];

/** A printed page needs plain TrueType of one weight each, and has room for the letters that names are spelt with. */
const printFonts = [
  { name: 'display', family: 'fraunces', weight: 600 },
  { name: 'text', family: 'plus-jakarta-sans', weight: 400 },
  { name: 'bold', family: 'plus-jakarta-sans', weight: 700 },
];

const source = (family: string, part: string) =>
  readFile(`node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`);

/**
 * The fonts that the site ships, cut from the published ones: a visitor on a hill road should not pay for alphabets that
 * no page uses. No Latin subset holds the rupee sign, so it is a tiny file of its own. Run after changing the letters.
 */
await mkdir('src/app/fonts', { recursive: true });
for (const { family, weights } of fonts) {
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
  const files = {
    latin: await subsetFont(await source(family, 'latin'), latin, options),
    rupee: await subsetFont(await source(family, 'latin-ext'), rupee, options),
  };
  for (const [part, bytes] of Object.entries(files)) {
    await writeFile(`src/app/fonts/${family}-${part}.woff2`, bytes);
    process.stdout.write(`${family} ${part}: ${bytes.length} bytes\n`);
  }
}

await mkdir('src/worker/pdf/fonts', { recursive: true });
for (const { name, family, weight } of printFonts) {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  const files = {
    latin: await subsetFont(await source(family, 'latin'), latinLetters, options),
    extended: await subsetFont(await source(family, 'latin-ext'), extendedLetters, options),
  };
  for (const [part, bytes] of Object.entries(files)) {
    await writeFile(`src/worker/pdf/fonts/${name}-${part}.ttf`, bytes);
    process.stdout.write(`${name} ${part}: ${bytes.length} bytes\n`);
  }
}
