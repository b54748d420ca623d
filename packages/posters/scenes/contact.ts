import { grain, haze, sky } from '../kit/air.ts';
import { type CabColours, cabSide } from '../kit/cab.ts';
import { smooth } from '../kit/curves.ts';
import { heightAt, land, ridgeLine } from '../kit/land.ts';
import { points, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import {
  circle,
  group,
  linear,
  type Point,
  place,
  point,
  polygon,
  radial,
  rect,
  shape,
  stroke,
} from '../kit/svg.ts';
import { areca, leafyTree } from '../kit/trees.ts';
import { bicycle, sleepingDog } from '../motifs/office.ts';
import { officeDoor, officeFront, officeWindow } from '../motifs/office-front.ts';

const night = palettes.night;
const kerb = 800;

function crescent(): string {
  const [x, y] = [1330, 300];
  const rings = [150, 112, 78].map((r) => circle(x, y, r, night.haze, { opacity: 0.12 })).join('');
  const moon = shape(
    `M${point([x + 14, y - 50])}A52 52 0 1 0 ${point([x + 44, y + 28])}A44 44 0 1 1 ${point([x + 14, y - 50])}Z`,
    night.light,
  );
  return rings + moon;
}

function stars(): string {
  const { between } = random(11);
  return Array.from({ length: 46 }, () =>
    circle(between(0, 1600), between(20, 380), between(0.9, 2.2), night.light, {
      opacity: between(0.35, 0.8),
    }),
  ).join('');
}

/** Lit houses on a hillside: a gabled dark block with one warm window or two. */
function hillHouses(line: readonly Point[], places: readonly number[], size: number, body: string): string {
  return places
    .map((x, index) => {
      const y = heightAt(line, x) + size * (1.2 + (index % 3) * 0.9);
      const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
      const pane = (dx: number) => rect(x + dx * size, y - 0.62 * size, size * 0.36, size * 0.42, night.glow);
      return (
        polygon(
          [at(-0.8, 0), at(-0.8, -0.8), at(-1, -0.8), at(0, -1.5), at(1, -0.8), at(0.8, -0.8), at(0.8, 0)],
          body,
        ) +
        pane(-0.5) +
        (index % 2 ? pane(0.14) : '')
      );
    })
    .join('');
}

function hills(): string {
  const far = ridgeLine({
    seed: 4,
    folds: 6,
    from: 420,
    to: 400,
    relief: 40,
    through: points('420 330, 1120 400, 1480 350'),
  });
  const near = ridgeLine({
    seed: 9,
    folds: 6,
    from: 470,
    to: 450,
    relief: 26,
    through: points('760 480, 1230 486, 1560 430'),
  });
  return group(
    {},
    land(far, '#2b4068'),
    hillHouses(far, [1098, 1178, 1290, 1392, 1512, 96], 9, '#203357'),
    haze('contact-far', 380, 560, '#3f6a7c', 0.5),
    land(near, '#1b3350'),
    hillHouses(near, [1064, 1136, 1268, 1344, 1450, 1530, 60, 150], 13, '#132742'),
    haze('contact-near', 460, 640, '#2f5a6c', 0.45),
  );
}

/** The far side of the side street: a wall, a two-storey neighbour and areca palms, all in the dark. */
function neighbours(): string {
  const house = polygon(
    points('1290 700, 1290 470, 1270 470, 1400 396, 1530 470, 1510 470, 1510 740'),
    '#14253f',
  );
  const panes: Point[] = points('1330 496, 1392 496, 1454 496, 1330 580, 1454 580');
  const lit = panes
    .map(([x, y], index) =>
      index === 1 || index === 4
        ? rect(x, y, 30, 44, night.glow) +
          rect(x + 14, y, 3, 44, '#14253f') +
          rect(x, y + 20, 30, 3, '#14253f')
        : rect(x, y, 30, 44, '#0e1c32'),
    )
    .join('');
  const palms = [
    [1244, 690, 250, 0.03],
    [1556, 720, 380, -0.05],
    [1592, 740, 300, 0.02],
    [1226, 680, 190, -0.04],
  ] as const;
  return group(
    {},
    palms
      .map(([x, y, tall, lean], index) =>
        areca(index + 3, [x, y], tall, { stem: '#10203a', frond: '#10203a' }, lean),
      )
      .join(''),
    house,
    lit,
    polygon(points('1236 640, 1600 650, 1600 790, 1236 700'), '#101f38'),
    polygon(points('1236 640, 1600 650, 1600 657, 1236 645'), '#2b4068'),
  );
}

/** The dark lots behind, the side street that runs away to the hills, the pavement and the wet main road. */
function ground(): string {
  const road = linear('contact-road', [0, kerb], [0, 1000], stops('0 #263a5e, 1 #0f1b30'));
  const streetEnd = random(14);
  const hedge = Array.from({ length: 12 }, (_, index) =>
    circle(1120 + index * 14, 608 + streetEnd.between(-6, 6), streetEnd.between(14, 22), '#12263c'),
  ).join('');
  return group(
    {},
    road.definition,
    rect(0, 600, 1600, 400, '#14263f'),
    polygon(points(`1000 ${kerb + 2}, 1180 604, 1212 604, 1420 ${kerb + 2}`), '#263a5e'),
    polygon(points('1150 700, 1186 604, 1196 604, 1200 700'), '#4d7c85', { opacity: 0.3 }),
    hedge,
    rect(1196, 560, 3, 50, night.ink),
    circle(1198, 560, 16, night.glow, { opacity: 0.3 }),
    circle(1198, 560, 5, night.light),
    polygon(points(`0 752, 1030 752, 1006 ${kerb - 12}, 0 ${kerb - 12}`), '#3a3b54'),
    polygon(points(`0 ${kerb - 12}, 1006 ${kerb - 12}, 1000 ${kerb}, 0 ${kerb}`), '#605870'),
    stroke('M180 752L130 788M420 752L390 788M660 752L650 788M900 752L908 788', '#2b2f4a', 2),
    rect(0, kerb, 1600, 200, road.fill),
    polygon(points(`1330 ${kerb - 10}, 1600 ${kerb - 10}, 1600 ${kerb}, 1336 ${kerb}`), '#3a3b54'),
  );
}

type Gleam = {
  seed: number;
  x: number;
  width: number;
  top: number;
  length: number;
  colour: string;
  strength: number;
};

/** A light in the wet road: a column that wavers at its sides, fades towards us and is broken by a few ripples. */
function gleam({ seed, x, width, top, length, colour, strength }: Gleam): string {
  const { between } = random(seed);
  const id = `contact-gleam-${seed}`;
  const paint = linear(id, [0, top], [0, top + length], stops(`0 ${colour} ${strength}, 1 ${colour} 0`));
  const rows = Array.from({ length: 10 }, (_, row) => row / 9);
  const side = (sign: 1 | -1) =>
    rows.map(
      (t): Point => [
        x + sign * (width / 2) * (1 - t * 0.12) + between(-0.5, 0.5) * (4 + t * 22),
        top + length * t,
      ],
    );
  const body = shape(`${smooth(side(-1))}L${smooth(side(1).reverse()).slice(1)}Z`, paint.fill);
  const breaks = Array.from({ length: Math.round(length / 14) }, () => {
    const [at, y, half] = [
      x + between(-0.5, 0.5) * width,
      top + between(0.08, 0.9) * length,
      width * between(0.12, 0.3),
    ];
    return `M${point([at - half, y])}Q${point([at, y - 4])} ${point([at + half, y])}Q${point([at, y + 4])} ${point([at - half, y])}Z`;
  }).join('');
  return paint.definition + body + shape(breaks, '#1c2c4b', { opacity: 0.6 });
}

function wetRoad(): string {
  const middle = officeWindow.x + officeWindow.width / 2;
  const lights: readonly Gleam[] = [
    {
      seed: 1,
      x: middle,
      width: officeWindow.width,
      top: kerb,
      length: 180,
      colour: night.glow,
      strength: 0.75,
    },
    { seed: 2, x: middle - 70, width: 190, top: kerb, length: 130, colour: night.light, strength: 0.6 },
    {
      seed: 3,
      x: officeDoor.x + officeDoor.width / 2,
      width: officeDoor.width,
      top: kerb,
      length: 190,
      colour: night.light,
      strength: 0.8,
    },
    { seed: 5, x: 1446, width: 40, top: 842, length: 130, colour: '#d8503e', strength: 0.8 },
    { seed: 6, x: 1048, width: 56, top: 842, length: 140, colour: night.light, strength: 0.8 },
    { seed: 7, x: 1560, width: 60, top: kerb, length: 120, colour: night.glow, strength: 0.35 },
  ];
  const lane = [30, 330, 630, 930, 1230, 1530].map((x) =>
    polygon(points(`${x} 930, ${x + 150} 930, ${x + 144} 942, ${x - 10} 942`), '#6b7698'),
  );
  return group({}, ...lane, ...lights.map(gleam));
}

function waitingCab(): string {
  const colours: CabColours = {
    top: '#f3dcae',
    side: '#d9c3a4',
    shade: '#8b7b86',
    rear: '#8b7b86',
    glass: '#22335a',
    shine: '#5b6c93',
    tyre: '#0a1220',
    hub: '#8b93a8',
    lamp: '#fff6df',
    tail: '#c8483a',
    plate: '#f0a93f',
  };
  const lamp = radial(
    'contact-lamp',
    [1052, 753],
    70,
    stops(`0 #fff6df 0.9, 0.25 ${night.light} 0.5, 1 ${night.light} 0`),
  );
  const pool = radial('contact-pool', [0, 0], 100, stops(`0 ${night.light} 0.55, 1 ${night.light} 0`));
  return group(
    {},
    lamp.definition + pool.definition,
    place(920, 842, [1.9, 0.28], circle(0, 0, 100, pool.fill)),
    place(1248, 832, 1.04, cabSide(colours, { load: '#8d4a2c', cast: [6, 6] })),
    circle(1052, 753, 70, lamp.fill),
  );
}

export const scene: Scene = {
  name: 'contact',
  alt: 'A small travel office on a Guwahati street corner at night, a clerk on the telephone in its lit window and a cab waiting on the wet road outside.',
  focus: [0.4, 0.5],
  draw() {
    return group(
      {},
      sky('contact-sky', stops(`0 ${night.ink}, 0.45 ${night.deep}, 0.8 #3a5f78, 1 #4d7c85`), 600),
      stars(),
      crescent(),
      hills(),
      ground(),
      neighbours(),
      areca(21, [168, 756], 470, { stem: '#12233c', frond: '#12233c' }, -0.06),
      leafyTree(
        5,
        [70, 770],
        520,
        { trunk: '#101f38', shade: '#10233a', leaf: '#1a3a4c', lit: '#5b6a52' },
        [1, 0.3],
        0.4,
      ),
      officeFront('contact'),
      place(330, 770, 1, bicycle('#1d2a40', night.haze)),
      place(690, 776, 0.92, sleepingDog('#8c6242', '#4a3238')),
      wetRoad(),
      waitingCab(),
      grain(8, { x: 0, y: 0, width: 1600, height: 1000 }, 650, night.light, 0.07),
    );
  },
};
