import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { guwahatiTaxi } from '#app/content/site/guwahati-taxi.ts';
import { home } from '#app/content/site/home.ts';

/** A typeface that phones or desktops have, under the names by which browsers find it. */
type Installed = { name: string; local: string[]; file: string; weight: number };
type Replaced = { family: string; file: string; weight: number; shownWeights: string; by: Installed[] };

const variable = (family: string) => `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
const published = (family: string, weight: number) =>
  `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`;

/** Arimo has the widths of Arial and Liberation Sans, Gelasio those of Georgia, Tinos those of Times New Roman. */
const sansAt = (weight: 400 | 700): Installed[] => {
  const bold = weight === 700 ? ' Bold' : '';
  return [
    { name: 'Roboto', local: [`Roboto${bold}`, 'Roboto'], file: published('roboto', weight), weight },
    {
      name: 'Noto Sans',
      local: [`Noto Sans${bold}`, 'Noto Sans'],
      file: published('noto-sans', weight),
      weight,
    },
    {
      name: 'Arial',
      local: [`Arial${bold}`, `Liberation Sans${bold}`, `Arimo${bold}`, 'Arial'],
      file: published('arimo', weight),
      weight,
    },
  ];
};

const serifs: Installed[] = [
  {
    name: 'Georgia',
    local: ['Georgia Bold', 'Gelasio Bold', 'Georgia'],
    file: published('gelasio', 700),
    weight: 700,
  },
  {
    name: 'Noto Serif',
    local: ['Noto Serif Bold', 'Noto Serif'],
    file: published('noto-serif', 700),
    weight: 700,
  },
  {
    name: 'Times New Roman',
    local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold', 'Times New Roman'],
    file: published('tinos', 700),
    weight: 700,
  },
];

const text = { family: 'Plus Jakarta Sans', file: variable('plus-jakarta-sans') };
const replaced: Replaced[] = [
  { ...text, weight: 400, shownWeights: '400', by: sansAt(400) },
  { ...text, weight: 600, shownWeights: '600 700', by: sansAt(700) },
  { family: 'Fraunces', file: variable('fraunces'), weight: 600, shownWeights: '600', by: serifs },
];

/** All texts of some content. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const sample = textsIn([home, guwahatiTaxi])
  .join(' ')
  .replaceAll(/[^ -~]/g, '');

async function openedFont(file: string, weight: number, isVariable: boolean): Promise<Font> {
  const bytes = await readFile(`node_modules/${file}`);
  const axes = isVariable ? { variationAxes: { wght: weight } } : {};
  const font = create(await subsetFont(bytes, sample, { targetFormat: 'truetype', ...axes }));
  if (!('layout' in font)) throw new Error(`${file} is a collection`);
  return font;
}

/** How wide the sample is, in em. Word by word, because its whole would take long to lay out. */
const widthOf = (font: Font): number =>
  sample.split(' ').reduce((sum, word) => sum + font.layout(`${word} `).advanceWidth, 0) / font.unitsPerEm;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const inOneLine = (names: readonly string[]) =>
  [...new Set(names)].map((name) => `local("${name}")`).join(', ');

/** What a family is called while an installed typeface stands in for it. */
const standInName = (family: string, installed: string) => `${family} as ${installed}`;

/** A typeface of the device with the widths and the heights of ours, so that nothing moves when ours arrives. */
async function faceOf({ family, file, weight, shownWeights }: Replaced, stand: Installed): Promise<string> {
  const ours = await openedFont(file, weight, true);
  const theirs = await openedFont(stand.file, stand.weight, false);
  const size = widthOf(ours) / widthOf(theirs);
  const height = (units: number) => percent(units / ours.unitsPerEm / size);
  return `@font-face {
  font-family: "${standInName(family, stand.name)}";
  src: ${inOneLine(stand.local)};
  font-weight: ${shownWeights};
  size-adjust: ${percent(size)};
  ascent-override: ${height(ours.ascent)};
  descent-override: ${height(-ours.descent)};
  line-gap-override: ${height(ours.lineGap)};
}
`;
}

/** The style sheet of all stand-ins. */
export async function fallbackFaces(): Promise<string> {
  const faces = await Promise.all(replaced.flatMap((one) => one.by.map((stand) => faceOf(one, stand))));
  return ['/* Written by scripts/assets/fonts.ts. */\n', ...faces].join('\n');
}
