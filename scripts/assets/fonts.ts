import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Letters that our copy uses: basic Latin, the accents of place names, and typographic signs. The rupee comes apart. */
const latin = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))}\u00a0©·°é–—‘’“”…›•×`;
const rupee = '₹';

const fonts = [
  // The display face has one weight on our pages, and is half as heavy for it.
  { family: 'fraunces', weights: 600 },
  { family: 'plus-jakarta-sans', weights: { min: 400, max: 700 } },
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
