import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import {
  bengaliLetters,
  devanagariLetters,
  extendedLetters,
  joiners,
  latinLetters,
} from '#worker/pdf/text/letters.ts';
import { fallbackFaces } from './fallback-faces.ts';

/** Characters of our copy: basic Latin, the accents of place names, and typographic signs. The rupee sign is a separate file. */
const latin = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))}\u00a0©·°é–—‘’“”…›•×`;
const rupee = '₹';

const fonts = [
  // Our pages use one weight of the display font, which halves the file.
  { family: 'fraunces', weights: 600 },
  { family: 'plus-jakarta-sans', weights: { min: 400, max: 700 } },
];

/** PDFs need TrueType files of one weight each, and may include more characters for names. */
const printFonts = [
  { name: 'display', family: 'fraunces', weight: 600 },
  { name: 'text', family: 'plus-jakarta-sans', weight: 400 },
  { name: 'bold', family: 'plus-jakarta-sans', weight: 700 },
];

/** Scripts of India, in the two weights of the PDFs' text. A mark without a letter is drawn on the dotted circle. */
const scripts = { devanagari: devanagariLetters, bengali: bengaliLetters };
const scriptWeights = { text: 400, bold: 700 };
const dottedCircle = '\u25cc';

const source = (family: string, part: string) =>
  readFile(`node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`);

/**
 * Subsets the published fonts to the characters that pages use, to keep them small on slow connections. No Latin subset
 * contains the rupee sign, so it is a separate small file. Run after changing the characters.
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

await writeFile('src/app/fonts/fallbacks.css', await fallbackFaces());

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

for (const [script, letters] of Object.entries(scripts)) {
  const family = `noto-sans-${script}`;
  const characters = `${letters}${joiners}${dottedCircle}`;
  for (const [name, weight] of Object.entries(scriptWeights)) {
    const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
    const bytes = await subsetFont(await source(family, script), characters, options);
    await writeFile(`src/worker/pdf/fonts/${name}-${script}.ttf`, bytes);
    process.stdout.write(`${name} ${script}: ${bytes.length} bytes\n`);
  }
  await copyFile(
    `node_modules/@fontsource-variable/${family}/LICENSE`,
    `src/worker/pdf/fonts/${family}-licence.txt`,
  );
}
