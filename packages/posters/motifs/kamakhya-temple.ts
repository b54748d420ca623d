import { bowedHall, shikhara } from '../kit/assam-temple.ts';
import { archPath } from '../kit/mughal.ts';
import { circle, group, type Point, place, point, rect, shape, stroke } from '../kit/svg.ts';
import type { Tones } from '../kit/tone.ts';

/**
 * The temple of Kamakhya from its north side, its terrace along y 0 and the middle of its sanctum on x 0: the beehive
 * dome with its ring of small spires, then to the left the vestibule, the hall of five spires and the dancing hall.
 * The light comes from the left.
 */
export type TempleTones = { stone: Tones; red: Tones; cream: Tones; gold: string };

const dome = { spring: -168, half: 146, height: 238 };

/** Half the dome's width at a height above its spring: swelling at first, then drawn in to the crown. */
const swell = (up: number) => dome.half * (1 + 0.14 * Math.sin(up * Math.PI * 0.7)) * (1 - up ** 2.1) ** 0.7;

const onDome = (across: number, up: number): Point => [
  Math.sin((across * Math.PI) / 2) * swell(up),
  dome.spring - dome.height * up + Math.cos((across * Math.PI) / 2) * swell(up) * 0.07,
];

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count);

/** One side of the sixteen: eight face us, each a gore from the spring to the crown. */
function gore(index: number, { lit, mid, shade, deep }: Tones): string {
  const [from, to] = [-1 + index / 4, -1 + (index + 1) / 4];
  const ups = steps(0, 0.985, 14);
  const outline = [...ups.map((up) => onDome(from, up)), ...[...ups].reverse().map((up) => onDome(to, up))];
  const tone = [mid, lit, lit, mid, mid, shade, shade, deep][index] ?? mid;
  return shape(`M${outline.map(point).join('L')}Z`, tone);
}

const ring = (up: number, colour: string, width: number) =>
  stroke(
    `M${steps(-0.98, 0.98, 16)
      .map((across) => point(onDome(across, up)))
      .join('L')}`,
    colour,
    width,
  );

function beehive({ stone, red, gold }: TempleTones): string {
  const bands = [0.16, 0.29, 0.42, 0.54, 0.65, 0.75, 0.84, 0.91].map(
    (up) => ring(up, stone.shade, 5) + ring(up + 0.022, stone.lit, 2.4),
  );
  const ribs = steps(-0.75, 0.75, 6)
    .map(
      (across) =>
        `M${steps(0, 0.97, 10)
          .map((up) => point(onDome(across, up)))
          .join('L')}`,
    )
    .join('');
  return group(
    {},
    rect(-dome.half, dome.spring - 2, dome.half * 1.1, 26, stone.mid),
    rect(dome.half * 0.1, dome.spring - 2, dome.half * 0.9, 26, stone.shade),
    ...Array.from({ length: 8 }, (_, index) => gore(index, stone)),
    stroke(ribs, stone.deep, 1.6, { opacity: 0.5 }),
    ...bands,
    place(
      0,
      dome.spring - dome.height,
      1,
      shape('M-34 8Q-38 -4 -26 -8H26Q38 -4 34 8Q0 18 -34 8Z', red.mid),
      shape('M-34 8Q-38 -4 -26 -8H-4Q-10 2 -8 13Q-24 12 -34 8Z', red.lit),
      shape(
        'M-18 -8Q-26 -22 -8 -28Q-16 -40 -4 -46Q-9 -56 0 -76Q9 -56 4 -46Q16 -40 8 -28Q26 -22 18 -8Z',
        gold,
      ),
      shape(
        'M2 -70Q9 -56 4 -46Q16 -40 8 -28Q26 -22 18 -8H6Q12 -20 4 -28Q8 -38 1 -46Q4 -56 2 -70Z',
        red.shade,
        { opacity: 0.5 },
      ),
    ),
  );
}

/** The little spires that stand round the dome on the roof of the walls. */
function angashikharas({ cream, gold }: TempleTones): string {
  const behind: readonly Point[] = [
    [-168, -147],
    [168, -147],
  ];
  const before: readonly Point[] = [
    [-118, -140],
    [-40, -134],
    [40, -134],
    [118, -140],
  ];
  const spire = ([x, y]: Point) => shikhara([x, y], 23, 92, cream, gold);
  return [...behind, ...before].map(spire).join('');
}

const wallFoot = -18;

/** The sanctum's walls in their projections: sunk panels with figures between pilasters, over courses of old stone. */
function walls({ stone, red, cream }: TempleTones): string {
  const blocks: readonly (readonly [left: number, right: number, tone: string])[] = [
    [-186, -96, red.lit],
    [96, 186, red.shade],
    [-112, 112, red.mid],
  ];
  const panels = [-162, -124, -76, 76, 124, 162].map((x) =>
    panel(x, x > 100 ? red.deep : red.shade, cream, x > 100),
  );
  const piers = [-184, -143, -105, -52, 46, 99, 138, 178]
    .map(
      (x) =>
        rect(x - 4, -122, 10, 82, x > 100 ? cream.shade : cream.lit) + rect(x + 3, -122, 3, 82, cream.shade),
    )
    .join('');
  return group(
    {},
    ...blocks.map(([left, right, tone]) => rect(left, -136, right - left, 118, tone)),
    ...panels,
    piers,
    door(red, cream),
    courses(stone),
    rect(-196, -140, 392, 12, cream.mid),
    rect(-196, -140, 214, 12, cream.lit),
    rect(-190, -128, 380, 6, red.deep, { opacity: 0.7 }),
    rect(-190, -150, 380, 10, red.shade),
    rect(-190, -150, 200, 10, red.mid),
  );
}

/** A seated or dancing figure in its niche: only its outline, as it is seen from the court. */
const panel = (x: number, sunk: string, cream: Tones, away: boolean) =>
  shape(archPath(x, -44, 26, 66), sunk) +
  place(
    x,
    -46,
    1,
    shape(
      'M-7 0Q-9 -12 -4 -20Q-8 -26 -9 -36L-6 -36Q-5 -29 -2 -28Q-6 -34 -3 -40Q0 -44 3 -40Q6 -34 2 -28Q6 -26 9 -18L6 -17Q5 -21 3 -21Q8 -10 6 0Z',
      away ? cream.shade : cream.mid,
    ),
  );

const door = (red: Tones, cream: Tones) =>
  rect(-44, -116, 88, 98, cream.mid) +
  rect(-44, -116, 50, 98, cream.lit) +
  shape(archPath(0, wallFoot, 56, 84), red.deep) +
  shape(archPath(0, wallFoot, 40, 72), '#2a1a20') +
  circle(0, -108, 5, red.mid);

/** The older temple's plinth mouldings. */
const courses = ({ lit, mid, shade, deep }: Tones) =>
  [
    [-206, 412, -18, 20],
    [-198, 396, -32, 14],
    [-192, 384, -42, 10],
  ]
    .map(
      ([x = 0, w = 0, y = 0, h = 0]) =>
        rect(x, y, w, h, mid) +
        rect(x, y, w * 0.46, h, lit) +
        rect(x + w * 0.76, y, w * 0.24, h, shade) +
        rect(x, y + h - 3, w, 3, deep, { opacity: 0.55 }),
    )
    .join('');

/** The hall of five spires: four arched bays under a flat roof, the tallest spire in its middle. */
function pancharatna({ stone, red, cream, gold }: TempleTones): string {
  const bays = [-374, -324, -274, -224].map(
    (x) =>
      shape(archPath(x, wallFoot, 38, 72), cream.lit) + shape(archPath(x + 1, wallFoot, 28, 64), red.deep),
  );
  return group(
    {},
    shikhara([-352, -112], 17, 64, cream, gold),
    shikhara([-246, -112], 17, 64, cream, gold),
    shikhara([-300, -106], 27, 108, cream, gold),
    shikhara([-380, -104], 17, 66, cream, gold),
    shikhara([-220, -104], 17, 66, cream, gold),
    rect(-404, -108, 212, 92, red.mid),
    rect(-404, -108, 24, 92, red.lit),
    ...bays,
    rect(-410, -114, 224, 10, cream.lit),
    rect(-404, -104, 212, 5, red.deep, { opacity: 0.6 }),
    rect(-410, -18, 224, 20, stone.mid),
    rect(-410, -18, 224, 5, stone.lit),
  );
}

export const kamakhyaTemple = (tones: TempleTones): string =>
  group(
    {},
    bowedHall([-604, 0], 196, 128, { ...tones.cream, deep: tones.red.deep }, tones.red, 5),
    pancharatna(tones),
    bowedHall([-214, 0], 46, 150, tones.cream, tones.red, 1),
    beehive(tones),
    angashikharas(tones),
    walls(tones),
  );
