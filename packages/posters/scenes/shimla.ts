import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { along } from '../kit/curves.ts';
import { heightAt, land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { standing } from '../kit/people.ts';
import { farPines } from '../kit/pines.ts';
import { grass } from '../kit/plants.ts';
import { points } from '../kit/points.ts';
import { random } from '../kit/random.ts';
import { peak } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, shape } from '../kit/svg.ts';
import { pine } from '../kit/trees.ts';
import { archGallery } from '../motifs/arch-gallery.ts';
import { rhododendron } from '../motifs/rhododendron.ts';
import { hillTown, ridgeChurch, terraceWall } from '../motifs/ridge-town.ts';
import { plume, toyTrain, trainLength } from '../motifs/toy-train.ts';

const p = palettes.bhutan;
const stone = { lit: '#ffe6b8', mid: '#cfa983', shade: '#8a6f6a', deep: '#4d4650' };
const deck = 604;
const train = { left: 372, coaches: 5 };

function distance(): string {
  const snow = { lit: '#fff6e6', shade: '#b9c4d6', flutes: 6 };
  const peaks = [
    { seed: 5, summit: [260, 352], left: [90, 500], right: [420, 500] },
    { seed: 9, summit: [560, 370], left: [400, 500], right: [720, 500] },
    { seed: 29, summit: [410, 322], left: [240, 500], right: [590, 500] },
  ] as const;
  const far = ridgeLine({
    seed: 14,
    from: 446,
    to: 420,
    relief: 34,
    through: points('210,430 420,452'),
  });
  const near = ridgeLine({
    seed: 19,
    from: 486,
    to: 440,
    relief: 30,
    through: points('130,470 330,496'),
  });
  return group(
    {},
    sky('shimla-sky', [
      [0, '#6f9fbd'],
      [0.24, '#b5d0d3'],
      [0.44, '#fde7bb'],
    ]),
    sun([150, 300], 54, '#fff8e0', { rings: 4, spread: 0.85, glow: 0.2 }),
    cloud(3, [330, 218], 360, 22, '#fff8e8', 0.8),
    cloud(7, [1240, 190], 320, 22, '#fff8e8', 0.75),
    birds(4, [860, 280], 6, 12, p.deep),
    ...peaks.map((one) => peak({ ...one, ...snow })),
    land(far, '#aabfca'),
    haze('shimla-valley', 420, 520, '#fff1d2', 0.7),
    land(near, '#86a4b0'),
    haze('shimla-haze', 380, 560, '#fff1d2', 0.55),
  );
}

const ridge = along(
  points('-30,560 140,548 330,520 520,470 700,424 860,404 1040,398 1230,400 1400,420 1640,458'),
  12,
);

/** The town's ridge: woods, rows of roofs, and the church on its terrace at the top. */
function town(): string {
  const { between } = random(41);
  const spots = Array.from({ length: 210 }, (_, index) => {
    const x = between(-20, 1620);
    const down = (index / 210) * 180;
    return [x, heightAt(ridge, x) + down + 8, between(30, 52)] as const;
  });
  const crest = Array.from({ length: 64 }, (_, index) => {
    const x = index * 26 + between(-8, 8);
    return [x, heightAt(ridge, x) + 6, between(30, 58)] as const;
  }).filter(([x]) => x < 1010 || x > 1330);
  return group(
    {},
    farPines(crest, '#4d7480', '#7f9d90'),
    land(ridge, '#5c8480'),
    farPines(spots.slice(0, 100), '#3f6a73', '#76967f'),
    ridgeChurch([1080, 404], 1.04),
    terraceWall(along(points('1010,402 1160,400 1310,402'), 4), 14),
    hillTown(8, [700, 1600], (x) => heightAt(ridge, x) + 20, 4),
    farPines(spots.slice(100), '#2f5a66', '#66897a'),
  );
}

/** The ravine's sides, which hold the viaduct's ends. */
const slope = (seed: number, line: string, fill: string, tones: readonly [string, string], size: number) => {
  const edge = along(points(line), 10);
  const { between } = random(seed);
  const trees = Array.from({ length: 64 }, () => {
    const at = edge[Math.floor(between(0, edge.length))] ?? [0, 0];
    return [at[0] + between(-14, 14), at[1] + between(4, 150), size * between(0.7, 1.2)] as const;
  }).sort((a, b) => a[1] - b[1]);
  return land(edge, fill) + farPines(trees, ...tones);
};

function viaduct(): string {
  return group(
    {},
    archGallery({
      left: 124,
      right: 1356,
      pitch: 56,
      stone,
      beyond: '#3d666c',
      tiers: [
        { top: deck, foot: deck + 58 },
        { top: deck + 58, foot: deck + 126 },
        { top: deck + 126, foot: deck + 204 },
      ],
    }),
    place(train.left, deck - 6, 1.08, toyTrain(train.coaches)),
    place(
      train.left + (trainLength(train.coaches) - 22) * 1.08,
      deck - 66,
      1,
      plume(330, '#fffaf0', '#c3ccd0'),
    ),
  );
}

const deodar = (seed: number, at: Point, height: number) =>
  pine(seed, at, height, { trunk: '#2a2430', shade: p.ink, lit: '#2f6a5c' }, -1);

/** Two walkers on the footpath who watch the train. */
function onlookers(): string {
  const dress = { skin: '#8f5f40', hair: '#231d1c', legs: '#26323a' };
  return group(
    {},
    shape('M470 1010C560 960 680 930 790 916C830 910 840 918 800 926C720 946 640 976 610 1010Z', '#b9a583'),
    shape('M470 1010C560 960 680 930 790 916C700 940 600 970 530 1010Z', '#ecd9ae'),
    standing(
      [716, 950],
      92,
      { ...dress, coat: '#e0913a', coatShade: '#8f5230' },
      { turned: true, shadow: p.ink },
    ),
    standing(
      [764, 944],
      86,
      { ...dress, coat: '#fbe7bf', coatShade: '#9c8c86', pack: '#c2402e' },
      { turned: true, shadow: p.ink },
    ),
  );
}

const foreground = () =>
  group(
    {},
    slope(
      5,
      '-30,570 110,588 196,640 290,716 400,772 540,800 700,806 860,800 980,776 1090,730 1190,660 1290,600 1400,574 1640,556',
      '#2c5a5c',
      ['#1e4a52', '#4f7d68'],
      70,
    ),
    shape(
      'M-20 1010V880C160 850 330 880 470 930C640 960 900 964 1080 930C1260 880 1450 850 1620 872V1010Z',
      '#1c4a4e',
    ),
    grass(11, [-10, 890], [520, 946], 90, 30, '#16393f', 0.2),
    grass(12, [1000, 950], [1610, 886], 90, 30, '#16393f', 0.2),
    onlookers(),
    rhododendron(21, [420, 990], 92),
    rhododendron(24, [1170, 1000], 110),
    rhododendron(27, [960, 1012], 70),
    deodar(2, [60, 960], 620),
    deodar(5, [214, 990], 430),
    deodar(7, [1450, 960], 520),
    deodar(9, [1572, 990], 680),
    deodar(13, [1330, 1000], 330),
    deodar(15, [340, 1010], 270),
  );

export const scene: Scene = {
  name: 'shimla',
  alt: 'The Kalka–Shimla toy train crosses a stone viaduct of three rows of arches among deodars, below the roofs and the yellow church of Shimla.',
  focus: [0.52, 0.5],
  draw: () =>
    group(
      {},
      distance(),
      town(),
      viaduct(),
      foreground(),
      grain(6, { x: 0, y: 0, width: 1600, height: 1000 }, 800, p.ink, 0.1),
    ),
};
