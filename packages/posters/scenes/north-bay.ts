import { birds, grain, sky } from '../kit/air.ts';
import { lighthouse } from '../kit/beacon.ts';
import { ferry } from '../kit/ferry.ts';
import { curve, points } from '../kit/limbs.ts';
import { reaches, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Tones } from '../kit/reef.ts';
import type { Scene } from '../kit/scene.ts';
import { bannerfish, shoal, snapper, swim } from '../kit/sea-life.ts';
import { canopy, caustics, coconutPalm, cumulus, surf } from '../kit/shore.ts';
import { group, type Point, point, rect, shape, sheet, stroke } from '../kit/svg.ts';
import { ripples, water } from '../kit/water.ts';
import { shallowReef } from '../motifs/shallow-reef.ts';
import { type SnorkelColours, snorkeller } from '../motifs/snorkeller.ts';

const { mid, deep } = palettes.sea;
const horizon = 500;
const sun = -1;
const white: Tones = { lit: '#fffaf0', body: '#f0e2cf', shade: '#b9aeb4' };
const red: Tones = { lit: '#ee6a4c', body: '#cf4038', shade: '#8d2a38' };
const leaf = { shade: '#14524c', leaf: '#247058', lit: '#86b060' };
const palmTones = {
  trunk: '#5d4238',
  trunkLit: '#c79a6c',
  frond: '#125048',
  frondLit: '#5f9c55',
  nut: '#7a4a2c',
};

const hill = (x: number): number =>
  506 -
  146 * Math.exp(-(((x - 960) / 230) ** 2)) -
  82 * Math.exp(-(((x - 1380) / 230) ** 2)) -
  16 * Math.exp(-(((x - 640) / 120) ** 2));

function heavens(): string {
  const cloud = { shade: '#b9e0dc', body: '#f2f4e4', lit: '#fffdf2' };
  return (
    sky('north-bay-sky', stops('0 #379db3, 0.5 #86cfd0, 1 #eef0d6'), horizon) +
    cumulus(6, [250, 486], 560, 170, cloud, sun) +
    cumulus(11, [1480, 400], 480, 150, cloud, sun) +
    birds(5, [560, 300], 6, 13, '#3b7f88')
  );
}

/** The hill above the bay, with the islands beyond it on the left. */
function headland(): string {
  const ground = `M520 ${horizon + 22}L${Array.from(
    { length: 56 },
    (_, step): Point => [520 + step * 20, hill(520 + step * 20) + 14],
  )
    .map(point)
    .join('L')}V${horizon + 22}Z`;
  return group(
    {},
    shape(`${curve(points('-20 502, 60 484, 130 462, 210 470, 290 486, 360 480, 470 503'))}Z`, '#6fb3b0'),
    shape(ground, '#1d5f55'),
    canopy(4, { top: hill, floor: horizon + 20, span: [560, 1640] }, 42, leaf, sun),
  );
}

const tower = () =>
  rect(988, 358, 58, 28, white.body) +
  rect(988, 358, 20, 28, white.lit) +
  shape('M982 360L993 346H1041L1052 360Z', red.body) +
  rect(1018, 366, 10, 20, red.shade) +
  lighthouse({
    foot: [950, 384],
    height: 104,
    half: [20, 13.5],
    bands: [red, white],
    bandCount: 7,
    light: sun,
    windows: [0.22, 0.5, 0.78],
    lantern: { gallery: white, dome: red, glass: '#e9f6e4', frame: '#3a4a54' },
  });

/** Palms about the light and along the beach. */
function palms(): string {
  const high = reaches('846 78 -0.3, 884 92 -0.12, 1084 88 0.2, 1124 74 0.34, 1380 84 -0.16');
  const low = reaches('640 100 -0.42, 690 120 -0.3, 1180 116 -0.3, 1480 120 -0.34, 1540 104 0.3');
  const grow = (list: typeof high, foot: (x: number) => number, seed: number) =>
    list
      .map(([x, tall, lean], index) =>
        coconutPalm(seed + index, [x, foot(x)], tall, palmTones, { lean, light: sun }),
      )
      .join('');
  return grow(high, (x) => hill(x) + 22, 30) + grow(low, () => horizon + 34, 50);
}

function beach(): string {
  const edge = points('500 520, 640 536, 820 546, 1040 548, 1260 544, 1460 548, 1640 540');
  return group(
    {},
    shape(`${curve(edge)}L1640 510L500 512Z`, '#fbeecb'),
    stroke('M560 524Q900 540 1640 526', '#dcc79c', 4),
  );
}

/** The water above its floor: deep off shore, then so clear that only its colour shows it. */
const shallows = () =>
  water(
    'north-bay-sea',
    horizon,
    sheet.height,
    stops(`0 #118096, 0.06 #1f9aa6, 0.18 ${mid}, 0.42 #7ed3c6, 0.7 #b4e4d0, 1 #d6ebd0`),
  );

const swimmer = (vest: string, vestShade: string, shorts: string): SnorkelColours => ({
  skin: '#8f5f45',
  hair: '#2a2428',
  vest,
  vestShade,
  shorts,
  fin: '#f2a03d',
  finShade: '#1f4f63',
  snorkel: '#e8503c',
});

function snorkellers(): string {
  const clear = { shadow: '#1d7f86', foam: '#fdfff2', drop: [26, 74] as Point };
  return (
    snorkeller([700, 720], 0.86, -8, swimmer('#f0c23c', '#b98a24', '#1f4f63'), { ...clear, drop: [22, 56] }) +
    snorkeller([950, 784], -1.1, 6, swimmer('#ee6a4c', '#a83f38', '#16304e'), clear) +
    snorkeller([1090, 676], 0.66, 10, swimmer('#f0c23c', '#b98a24', '#8d2a38'), { ...clear, drop: [16, 42] })
  );
}

/** Fish over the sand: a small shoal and two pairs of bannerfish. */
function fish(): string {
  const yellow = { back: '#e0b040', flank: '#f6d468', belly: '#fff0b8', mark: '#3f7fa0' };
  const banner = { back: '#22303c', flank: '#fff6df', belly: '#f2d25c', mark: '#22303c' };
  return (
    shoal('north-bay-snapper', 9, [690, 890], [230, 74], 0.34, snapper(yellow)) +
    swim([880, 914], 0.46, 4, bannerfish(banner)) +
    swim([956, 950], 0.38, -4, bannerfish(banner))
  );
}

/** Bright chips of sky on the open water beyond the reef. */
function sparkle(): string {
  const { between } = random(12);
  let d = '';
  for (let chip = 0; chip < 90; chip++) {
    const [x, y, half] = [between(0, 1600), horizon + 8 + between(0, 1) ** 2 * 130, between(8, 26)];
    d += `M${point([x - half, y])}q${point([half, -2])} ${point([half * 2, 0])}q${point([-half, 2])} ${point([-half * 2, 0])}Z`;
  }
  return shape(d, '#f4fbe8', { opacity: 0.5 });
}

export const scene: Scene = {
  name: 'north-bay',
  alt: 'A red-and-white lighthouse rises above palms on the green hill of North Bay near Port Blair, with a small ferry and snorkellers over coral in glass-clear shallows.',
  focus: [0.56, 0.45],
  draw() {
    return group(
      {},
      heavens(),
      shallows(),
      sparkle(),
      headland(),
      tower(),
      canopy(15, { top: (x) => hill(x) + 16, floor: 420, span: [880, 1060] }, 24, leaf, sun),
      beach(),
      palms(),
      surf(9, points('500 522, 640 540, 820 551, 1040 553, 1260 549, 1460 553, 1640 545'), 3, '#fffdf2'),
      shallowReef(),
      caustics(5, { x: 0, y: 660, width: 1600, height: 340 }, '#fbfde8'),
      fish(),
      ferry([330, 612], 0.86),
      snorkellers(),
      ripples(8, { x: 0, y: 560, width: 1600, height: 240 }, 60, '#f4fbe8', 0.45),
      grain(2, { x: 0, y: 0, width: 1600, height: 500 }, 260, '#2d8593', 0.14),
      grain(3, { x: 0, y: 540, width: 1600, height: 460 }, 400, deep, 0.14),
    );
  },
};
