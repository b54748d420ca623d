import { random } from './random.ts';
import { circle, group, type Point, point, shape, stroke } from './svg.ts';
import { scatter, tilt } from './tableware.ts';

/** Places in a dish whose food rises to a mound in the middle, from the far side to the near one. */
export function heap(seed: number, at: Point, rx: number, count: number, rise: number) {
  return scatter(seed, at, rx, count).map(({ at: [x, y], turn }) => {
    const out = Math.hypot(x - at[0], (y - at[1]) / tilt) / rx;
    return { at: [x, y - rise * (1 - out ** 2)] as Point, turn };
  });
}

type Lie = { at: Point; turn: number; size?: number; flat?: number; mirror?: boolean };

/** Something drawn from above, laid on the food: turned, foreshortened, and mirrored if it should point the other way. */
function laid({ at, turn, size = 1, flat = 0.66, mirror = false }: Lie, ...parts: string[]): string {
  return group(
    {
      transform: `translate(${point(at)}) scale(1 ${flat}) rotate(${turn.toFixed(0)}) scale(${mirror ? -size : size} ${size})`,
    },
    ...parts,
  );
}

/** A thick slice: its cast shade, its cut side below, its face above with details on it. */
function slab(
  lie: Lie,
  thick: number,
  d: string,
  tones: { face: string; side: string; cast: string },
  ...detail: string[]
): string {
  const [x, y] = lie.at;
  return (
    laid({ ...lie, at: [x + thick * 0.7, y + thick * 1.6] }, shape(d, tones.cast, { opacity: 0.5 })) +
    laid({ ...lie, at: [x, y + thick] }, shape(d, tones.side)) +
    laid(lie, shape(d, tones.face), ...detail)
  );
}

export type PodTones = { skin: string; lit: string; shade: string; flesh: string; seed: string };

/** A long chilli slit from shoulder to tip, 210 long: the skin, the opening with its seeds, a gleam. */
export function slitChilli(lie: Lie, c: PodTones, cast: string): string {
  const d = 'M-104 -17C-64 -32 16 -30 64 -8Q88 4 104 24Q76 24 48 25C-4 32 -66 30 -104 17Q-114 0 -104 -17Z';
  const seeds = [-40, -8, 24].map((x) => circle(x, 6, 4.5, c.seed)).join('');
  const [x, y] = lie.at;
  return (
    laid({ ...lie, at: [x + 7, y + 12] }, shape(d, cast, { opacity: 0.6 })) +
    laid(
      lie,
      shape(d, c.skin),
      shape(
        'M-104 17C-66 30 -4 32 48 25Q76 24 104 24Q70 16 44 17C-8 22 -66 20 -109 4Q-108 12 -104 17Z',
        c.shade,
      ),
      shape('M-80 0C-44 -10 26 -8 74 13C30 17 -42 15 -80 0Z', c.shade),
      shape('M-68 3C-38 -3 22 -2 62 13C24 14 -38 12 -68 3Z', c.flesh),
      seeds,
      shape('M-92 -15C-58 -25 6 -24 46 -10C4 -17 -54 -18 -90 -9Z', c.lit),
    )
  );
}

/** A tongue of melted cheese that runs over what lies under it. */
export function cheeseTongue(lie: Lie, tones: { body: string; lit: string; shade: string }): string {
  const d =
    'M-88 6C-84 -22 -48 -20 -30 -30S12 -44 34 -26S84 -22 88 0S54 18 40 32S4 30 -14 26S-40 40 -58 32S-90 26 -88 6Z';
  const [x, y] = lie.at;
  return (
    laid({ ...lie, at: [x + 2, y + 7] }, shape(d, tones.shade)) +
    laid(
      lie,
      shape(d, tones.body),
      shape('M-70 0C-62 -14 -42 -12 -24 -20S10 -32 26 -20C4 -18 -10 -8 -28 -4S-58 8 -70 0Z', tones.lit),
    )
  );
}

const potato = { face: '#efc45c', side: '#bd8634', cast: '#8f6428' };

/** A thick slice of potato: an uneven round, a paler heart, a gleam of butter. */
export const potatoSlice = (lie: Lie): string =>
  slab(
    lie,
    17,
    'M-80 4C-80 -38 -44 -56 -2 -60S78 -42 80 0S44 58 2 58S-80 46 -80 4Z',
    potato,
    shape('M-62 4C-62 -28 -34 -42 0 -46S60 -32 62 0S34 44 2 44S-62 36 -62 4Z', '#f8d984'),
    shape('M-58 -8C-52 -36 -20 -46 12 -44C-14 -36 -34 -20 -42 6C-52 10 -60 4 -58 -8Z', '#fff0c0'),
  );

/** Half a slice of potato, its straight cut towards us. */
export const potatoHalf = (lie: Lie): string =>
  slab(
    lie,
    22,
    'M-88 24C-86 -24 -46 -52 2 -52S88 -22 88 22C60 34 -56 36 -88 24Z',
    potato,
    shape('M-68 16C-64 -20 -34 -38 2 -38S66 -16 68 14C44 22 -42 24 -68 16Z', '#f8d984'),
    shape('M-62 4C-54 -22 -26 -34 2 -34C-20 -24 -36 -10 -42 10C-52 14 -62 12 -62 4Z', '#fff0c0'),
  );

/** A thick slice of pork belly, 200 long: skin, a broad seam of fat, meat with one thin seam, a glazed edge. */
export const porkSlice = (lie: Lie): string =>
  slab(
    lie,
    20,
    'M-98 -30C-62 -58 -20 -52 10 -42S72 -36 100 -52C108 -20 106 12 96 40C66 54 36 48 4 42S-62 34 -92 56C-104 30 -106 0 -98 -30Z',
    { face: '#bf6240', side: '#6e2a1f', cast: '#3f120f' },
    shape(
      'M-98 -30C-62 -58 -20 -52 10 -42S72 -36 100 -52Q104 -36 104 -16C72 -2 42 -8 8 -12S-66 -22 -101 4Q-102 -14 -98 -30Z',
      '#fbe6c6',
    ),
    shape(
      'M-98 -30C-62 -58 -20 -52 10 -42S72 -36 100 -52L102 -42C72 -26 42 -32 10 -33S-62 -48 -100 -20Z',
      '#b0703c',
    ),
    shape('M-60 20C-34 8 -10 12 10 18S56 26 78 18C56 34 30 30 6 25S-40 20 -60 20Z', '#eeb489'),
    shape('M-90 48C-62 30 -30 28 -4 34C-30 32 -60 42 -88 54Z', '#e8996e'),
  );

/** A round of white radish, its edge translucent from the pot. */
export const radishRound = (lie: Lie): string =>
  slab(
    lie,
    14,
    'M-64 2C-64 -40 -34 -62 2 -62S66 -38 66 2S34 62 0 62S-64 42 -64 2Z',
    { face: '#efe0b6', side: '#b99e6a', cast: '#3f120f' },
    shape('M-54 2C-54 -34 -28 -52 2 -52S56 -32 56 2S28 52 0 52S-54 36 -54 2Z', '#fdf6e0'),
    stroke('M-30 2C-30 -18 -16 -30 2 -30S32 -18 32 2S16 30 0 30', '#e6d5a6', 4),
  );

/** A leaf of cooked spinach: crumpled, with a pale rib. */
export const spinachLeaf = (lie: Lie): string =>
  slab(
    lie,
    8,
    'M-96 12C-76 -4 -70 -34 -34 -38S20 -58 50 -40S104 -22 104 2S72 26 50 30S4 50 -22 36S-70 36 -96 12Z',
    { face: '#4f7f3a', side: '#264d2c', cast: '#2b1512' },
    shape('M-70 8C-54 -10 -50 -26 -26 -28S24 -46 48 -32S86 -20 92 -4C50 -12 -20 -6 -70 8Z', '#7fae52'),
    stroke('M-118 22C-70 4 0 -8 84 -4M-20 0C-10 -14 4 -24 20 -30M-4 -2C14 10 24 18 36 22', '#bcd48a', 5),
  );

/** A strip of dried beef, 240 long: torn ends, dark lean with its fibres, a seam of fat along one edge. */
export function beefStrip(lie: Lie): string {
  return slab(
    lie,
    17,
    'M-116 -28L-94 -22L-70 -34C-40 -38 -8 -28 26 -34S84 -36 104 -26L122 -30L112 -8L124 8L108 28C70 36 40 26 8 30S-60 38 -92 30L-118 34L-110 12L-122 -4Z',
    { face: '#7a3328', side: '#431818', cast: '#1f0c10' },
    shape(
      'M-116 -28L-94 -22L-70 -34C-40 -38 -8 -28 26 -34S84 -36 104 -26L122 -30L118 -20C84 -18 52 -24 22 -20S-40 -22 -70 -18L-112 -14Z',
      '#e3b287',
    ),
    shape('M-104 0C-70 -12 -30 -2 8 -6S70 -12 104 -4C70 6 40 2 8 8S-64 12 -104 0Z', '#aa5438'),
    stroke('M-88 18C-50 12 -10 20 40 14M52 18C70 16 84 18 96 14', '#552020', 5),
  );
}

/** A morsel of minced chicken in broth, about 80 wide: a craggy lump with a lit and a shade side. */
export function chickenCrumb(lie: Lie, face: string, side: string): string {
  return slab(
    { ...lie, flat: 0.78 },
    11,
    'M-40 6C-42 -12 -28 -16 -20 -24C-8 -36 6 -28 16 -26C34 -26 44 -10 38 4C36 14 22 12 14 22C4 30 -10 18 -20 22C-34 24 -40 16 -40 6Z',
    { face, side, cast: '#8a4a1c' },
    shape('M-6 4C4 -6 18 -2 24 -10C34 -14 40 -8 38 4C36 14 22 12 14 22C4 28 -8 16 -6 4Z', side, {
      opacity: 0.5,
    }),
    shape('M-32 2C-32 -10 -20 -14 -14 -20C-4 -26 4 -18 -4 -12S-20 6 -26 8S-32 6 -32 2Z', '#fff4da'),
  );
}

/** A wedge of tomato, skin to us: 110 wide. */
export const tomatoWedge = (lie: Lie): string =>
  slab(
    { ...lie, flat: 0.8 },
    8,
    'M-56 -6C-40 -34 36 -36 56 -8C46 26 -42 30 -56 -6Z',
    { face: '#d2462c', side: '#8f2420', cast: '#8a4a1c' },
    shape('M-44 -10C-24 -28 24 -28 44 -10C22 -2 -22 -2 -44 -10Z', '#f08a58'),
    shape('M-16 -16q8 -4 12 2q-6 4 -12 -2ZM8 -16q8 -4 12 2q-6 4 -12 -2Z', '#fbdc9a'),
    shape('M-40 6C-20 16 10 16 26 10C8 24 -28 22 -40 6Z', '#e8694a'),
  );

/** A leaf of coriander: three frilled lobes on a stalk. */
export function corianderLeaf(lie: Lie): string {
  const [x, y] = lie.at;
  const leaf =
    'M0 8C-14 14 -22 4 -34 10C-32 0 -46 -4 -40 -14C-32 -14 -32 -24 -20 -22C-24 -32 -14 -34 -16 -44C-6 -42 -2 -52 4 -50C8 -42 18 -44 18 -34C28 -34 22 -24 26 -22C34 -26 38 -16 44 -12C38 -6 44 2 34 8C26 4 16 14 0 8Z';
  const shade = laid({ ...lie, at: [x + 7, y + 11], flat: 0.8 }, shape(leaf, '#5f2a18', { opacity: 0.45 }));
  return (
    shade +
    laid(
      { ...lie, flat: 0.8 },
      stroke('M0 46Q2 24 0 6', '#2f6b34', 5),
      shape(leaf, '#3f8a3c'),
      shape(
        'M-2 2C-14 4 -24 -2 -32 -8C-24 -14 -14 -12 -10 -14C-14 -24 -10 -34 2 -42C4 -30 2 -16 -2 2Z',
        '#86bd58',
      ),
    )
  );
}

/** A sliver of ginger. */
export const gingerSliver = (lie: Lie): string =>
  slab(lie, 6, 'M-40 -6Q0 -18 42 -8L40 6Q0 -2 -38 8Z', { face: '#f6df94', side: '#b98a3c', cast: '#8a4a1c' });

/** A fiddlehead fern from the pan, its crozier tightly curled. */
export function fiddlehead(lie: Lie): string {
  const crozier = 'M-120 40C-80 34 -40 36 -8 22C30 4 34 -44 -2 -50C-36 -54 -46 -14 -20 -8C0 -6 4 -28 -8 -30';
  return (
    laid({ ...lie, at: [lie.at[0] + 6, lie.at[1] + 9] }, stroke(crozier, '#1d2a1c', 22, { opacity: 0.55 })) +
    laid(
      lie,
      stroke(crozier, '#2f5a2c', 22),
      stroke('M-120 37C-80 31 -40 32 -10 19C24 4 28 -42 -2 -46C-32 -49 -40 -16 -20 -11', '#5f9440', 13),
      stroke('M-116 34C-80 28 -46 28 -18 16M14 -26C8 -42 -6 -48 -18 -42', '#b5d67e', 5),
    )
  );
}

/** Grains of cooked rice over a mound: short thick strokes that lie along its slope. */
export function riceGrains(
  seed: number,
  [x, y]: Point,
  rx: number,
  rise: number,
  count: number,
  colour: string,
): string {
  const { between } = random(seed);
  let d = '';
  for (let left = count; left > 0; ) {
    const [across, down] = [between(-1, 1), between(-rise, rx * tilt)];
    const half = Math.sqrt(1 - across ** 2);
    if (down < -rise * half || down > rx * tilt * half) continue;
    const [dx, dy] = [between(7, 13) * (between(0, 1) > 0.5 ? 1 : -1), between(-6, 6)];
    d += `M${point([x + across * rx - dx, y + down - dy])}l${point([dx * 2, dy * 2])}`;
    left--;
  }
  return stroke(d, colour, 11);
}
