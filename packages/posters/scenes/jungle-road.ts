import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { type BusColours, busSide } from '../kit/bus.ts';
import { type CabColours, cabRear } from '../kit/cab.ts';
import { course, edge, type Reach, smooth, strip } from '../kit/curves.ts';
import { flanks, litRidge } from '../kit/hills.ts';
import { ridgeLine } from '../kit/land.ts';
import { guardStones, milestone } from '../kit/milestone.ts';
import { points, reaches, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, type Point, place, point, polygon, shape, stroke } from '../kit/svg.ts';
import { areca, crown, leafyTree, pine, strewn, type Tree, woods } from '../kit/trees.ts';

const { light, warm, dark, ink } = palettes.monsoon;
/** How flat the ground lies to the eye; the cab is seen from the same height. */
const flatness = 0.31;
const dawn: Point = [470, 318];

/** The road from the foreground up to the saddle, in two bends. */
const highway: readonly Reach[] = reaches(
  '-190 1090 262, 90 984 206, 350 890 172, 600 806 144, 820 734 118, 930 678 90, 900 638 66, 790 612 50, 690 590 38, 660 568 29, 730 550 22, 840 540 17, 930 532 13, 990 520 10, 980 508 8, 930 500 6',
);
const line = course(highway, 10);

function backdrop(): string {
  const far = ridgeLine({
    seed: 4,
    folds: 6,
    from: 352,
    to: 330,
    relief: 30,
    roughness: 0.46,
    through: points('220 330, 470 400, 800 352, 1180 296, 1400 322'),
  });
  const middle = ridgeLine({
    seed: 15,
    folds: 6,
    from: 372,
    to: 330,
    relief: 30,
    roughness: 0.46,
    through: points('180 384, 460 442, 760 420, 1060 372, 1340 330'),
  });
  const near = ridgeLine({
    seed: 31,
    folds: 6,
    from: 430,
    to: 372,
    relief: 24,
    roughness: 0.46,
    through: points('200 452, 430 492, 700 486, 940 440, 1240 396'),
  });
  return group(
    {},
    litRidge(far, { lit: '#f2ecd0', body: '#c3d0c1' }, [8, 3]),
    haze('jungle-road-far', 320, 470, light, 0.6),
    litRidge(middle, { lit: '#d3dcb8', body: '#9dbba9' }, [8, 4]),
    flanks(middle, 150, 100, '#86a999', 1, 0.45),
    haze('jungle-road-middle', 370, 520, light, 0.6),
    litRidge(near, { lit: '#b4c993', body: '#72a085' }, [7, 4]),
    flanks(near, 120, 80, '#5d8f78', 1, 0.5),
    haze('jungle-road-near', 420, 570, light, 0.5),
  );
}

/** Shafts of light from the sun over the valley, faded before they reach the road. */
function shafts(): string {
  const beam = linear(
    'jungle-road-beam',
    [0, 330],
    [0, 640],
    stops('0 #fffbe4 0, 0.2 #fffbe4 0.34, 1 #fffbe4 0'),
  );
  const fan: readonly (readonly [number, number])[] = points('60 120, 330 110, 590 150, 860 120');
  const shaft = ([to, wide]: readonly [number, number]) => {
    const at = (x: number): Point => [dawn[0] + (x - dawn[0]) * 0.2, 330];
    return polygon([at(to), at(to + wide), [to + wide, 640], [to, 640]], beam.fill);
  };
  return beam.definition + fan.map(shaft).join('');
}

/** Rain clouds that break up over the hills. */
const clouds = () =>
  cloud(3, [860, 128], 860, 60, '#7f9d99', 0.4) +
  cloud(9, [1000, 156], 700, 46, '#b4c6ba', 0.7) +
  cloud(12, [1080, 176], 480, 30, '#f1efd9', 0.8) +
  cloud(21, [-120, 104], 560, 48, '#7f9d99', 0.36) +
  cloud(15, [-40, 128], 400, 30, '#eceede', 0.7);

/** The hill on the right that the road goes round, and the wooded slope below the road on the left. */
function hillside(): string {
  const crest = points('860 560, 980 506, 1090 452, 1220 396, 1370 348, 1500 330, 1640 300');
  const shade = crest.map(([x, y]): Point => [x + 26, y + 16]);
  return group(
    {},
    shape(`${smooth(crest)}V1020H760Z`, '#a9bd84'),
    shape(`${smooth(shade)}V1020H760Z`, '#5b8f72'),
    shape('M-20 560C140 556 300 566 460 572C620 576 740 560 900 560L1640 800V1020H-20Z', '#4a8468'),
    shape('M-20 640C160 630 360 650 560 690C760 720 1000 740 1640 700V1020H-20Z', '#3a755e'),
  );
}

function road(): string {
  const band = (from: number, to: number, fill: string) =>
    shape(strip(edge(line, from, flatness), edge(line, to, flatness)), fill);
  const centre = stroke(`M${edge(line, 0, flatness).map(point).join('L')}`, light, 4, {
    'stroke-dasharray': '34 30',
    opacity: 0.85,
  });
  return (
    band(-1.26, 1.26, '#5b6b4b') +
    band(-1.14, 1.14, '#b3ad80') +
    band(-1, 1, '#5d7370') +
    band(-0.97, 0.82, '#738885') +
    band(-0.92, -0.87, light) +
    band(0.87, 0.92, light) +
    centre
  );
}

const tones = {
  far: { shade: '#4a8068', leaf: '#6b9c74', lit: '#b4c78a' },
  middle: { shade: '#2b6354', leaf: '#43805f', lit: '#8fb074' },
  near: { shade: '#153f3d', leaf: '#236052', lit: '#62955f' },
  dark: { trunk: ink, shade: ink, leaf: '#1d4d46', lit: '#4f8058' },
};

const pineTones = (index: number) => ({
  trunk: '#2c4a42',
  shade: index % 3 ? '#2f6a5a' : '#3b7862',
  lit: '#8fb07c',
});

/** Khasi pines along the top of the hill and leafy woods below them, thicker towards the road. */
function hillWoods(): string {
  const pines = strewn(30, [1060, 1640], (x) => [474 - (x - 1060) * 0.27, 540 - (x - 1060) * 0.12], 26, 50);
  const leafy = strewn(60, [1010, 1640], (x) => [560 - (x - 1010) * 0.04, 700 + (x - 1010) * 0.08], 36, 66);
  const beyond = strewn(71, [860, 1010], (x) => [556 - (x - 860) * 0.2, 600], 15, 26);
  const pinesSorted = [...pines].sort((a, b) => a[1] - b[1]);
  return (
    pinesSorted
      .map(([x, y, size], index) => pine(index, [x, y + 20], size * 2.9, pineTones(index), -1))
      .join('') +
    woods(2, beyond, tones.far, -1) +
    woods(3, leafy, tones.middle, -1)
  );
}

/** The jungle below the road, paler towards the valley. */
function valleyWoods(): string {
  const rows: readonly (readonly [
    seed: number,
    trees: Tree[],
    tone: { shade: string; leaf: string; lit: string },
  ])[] = [
    [11, strewn(40, [-20, 640], (x) => [552 + x * 0.02, 592], 17, 28), tones.far],
    [12, strewn(41, [-20, 600], () => [610, 668], 26, 42), tones.middle],
    [13, strewn(42, [-20, 480], () => [690, 770], 38, 62), tones.middle],
    [14, strewn(43, [-20, 220], () => [790, 850], 48, 76), tones.near],
  ];
  return rows.map(([seed, trees, tone]) => woods(seed, trees, tone, -1)).join('');
}

/** Scrub and tall trees on the bank above the road, in front of everything. */
function foreground(): string {
  const bank = strewn(88, [600, 1640], (x) => [Math.max(1020 - (x - 600) * 0.3, 860), 1030], 42, 84);
  const slope = strewn(89, [1010, 1640], (x) => [790 - (x - 1010) * 0.06, 850], 34, 66);
  return (
    woods(6, slope, tones.middle, -1) +
    woods(5, bank, tones.near, -1) +
    areca(4, [1400, 960], 600, { stem: ink, frond: ink }, 0.03) +
    areca(6, [1530, 980], 480, { stem: ink, frond: '#173f3f' }, 0.02) +
    crown({ seed: 92, centre: [1540, 960], size: [220, 130], tones: tones.dark, light: [-1, -0.8] }) +
    crown({ seed: 95, centre: [1230, 1000], size: [170, 86], tones: tones.dark, light: [-1, -0.8] }) +
    grass(5, [620, 1010], [1620, 1010], 110, 62, ink, 0.1)
  );
}

/** White stones along the side of the road that drops away. */
const stones = () =>
  guardStones(
    edge(line, -1.16, flatness).filter((_, index) => index > 12 && index < 66 && index % 4 === 0),
    ([, y]) => 5 + (y - 600) * 0.07,
  );

const cabColours: CabColours = {
  top: '#fff7e0',
  side: '#f3ead2',
  shade: '#a9ada0',
  rear: '#cfcdb9',
  glass: '#2c4c4c',
  shine: '#b3c4bd',
  tyre: ink,
  hub: '#c3c8bd',
  lamp: '#fff7d0',
  tail: '#b0432f',
  plate: warm,
};
const busColours: BusColours = {
  side: '#d9a54a',
  shade: '#a9702f',
  stripe: '#8d3a2a',
  roof: '#f0cf8a',
  glass: '#2c4c4c',
  shine: '#9fb8b0',
  tyre: ink,
  hub: '#b9b9a8',
  lamp: '#fff7d0',
  load: ['#8d3a2a', '#3f7569', '#b3843c', '#6b5a4a'],
};

export const scene: Scene = {
  name: 'jungle-road',
  alt: 'A cab climbs a hill road through green jungle after the rain, a bus ahead of it on the next bend, as the sun comes out over misty ridges.',
  focus: [0.55, 0.7],
  draw() {
    // Mirrored, because the heading of the pages about cabs stands on its left.
    return place(
      1600,
      0,
      [-1, 1],
      sky('jungle-road-sky', stops(`0 #86a8a6, 0.45 #cbd8c6, 0.85 #f6ecc6, 1 ${light}`), 420),
      sun(dawn, 46, '#fffbe8', { rings: 4, spread: 0.8, glow: 0.26 }),
      clouds(),
      backdrop(),
      birds(4, [760, 290], 5, 13, dark),
      hillside(),
      valleyWoods(),
      shafts(),
      road(),
      hillWoods(),
      place(742, 612, [0.13, 0.13], busSide(busColours)),
      stones(),
      place(
        694,
        786,
        [-0.6, 0.6],
        cabRear(cabColours, { turn: 39, pitch: 18, cast: [-40, 16], load: '#8d3a2a' }),
      ),
      milestone([980, 800], 52, warm),
      foreground(),
      leafyTree(33, [60, 1010], 560, tones.dark, [1, -0.8], 0.34),
      crown({ seed: 97, centre: [20, 1010], size: [190, 90], tones: tones.dark, light: [1, -0.8] }),
      grain(6, { x: 0, y: 0, width: 1600, height: 1000 }, 650, ink, 0.08),
    );
  },
};
