import { archPath, chhatri, jharokha, merlons } from '../kit/mughal.ts';
import { palettes } from '../kit/palettes.ts';
import { group, place, polygon, rect, shape } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';
import { elephant } from './elephant.ts';

const p = palettes.fort;

export const stone: Tones = {
  lit: mix(p.glow, p.light, 0.25),
  mid: mix(p.glow, p.mid, 0.48),
  shade: mix(p.mid, p.deep, 0.45),
  deep: p.dark,
};

/** A wall with its parapet, a lit string course and a row of arched windows. */
function storey(from: number, to: number, top: number, base: number, windows: number, tall: number): string {
  const step = (to - from) / windows;
  const openings = Array.from({ length: windows }, (_, index) =>
    archPath(from + (index + 0.5) * step, top + 24 + tall, Math.min(step * 0.42, tall * 0.5), tall),
  ).join('');
  return group(
    {},
    shape(merlons(from, to, top, 13, 11), stone.mid),
    rect(from, top, to - from, base - top, stone.mid),
    rect(from, top + 5, to - from, 4, stone.lit),
    rect(from, top + 9, to - from, 3, stone.shade),
    windows > 0 ? shape(openings, stone.deep) : '',
  );
}

/** The shadow of a tower on the wall to its right. */
const castOn = (x: number, top: number, base: number, reach: number) =>
  polygon(
    [
      [x, top],
      [x + reach, top + reach * 0.6],
      [x + reach, base],
      [x, base],
    ],
    stone.shade,
    { opacity: 0.6 },
  );

/** A round bastion that swells to its foot. */
function bastion(x: number, top: number, base: number, half: number): string {
  const side = (left: number, right: number, fill: string) =>
    polygon(
      [
        [x + half * left, top],
        [x + half * right, top],
        [x + half * right * 1.18, base],
        [x + half * left * 1.18, base],
      ],
      fill,
    );
  return group(
    {},
    shape(merlons(x - half - 2, x + half + 2, top, 14, 12), stone.mid),
    side(-1, 1, stone.mid),
    side(-1, -0.42, stone.lit),
    side(0.38, 1, stone.shade),
    rect(x - half - 3, top, half * 2 + 6, 5, stone.lit),
    shape(archPath(x - 2, top + 46, 11, 24), stone.deep),
    castOn(x + half * 1.02, top + 22, base, half * 0.6),
  );
}

/** A square corner tower with a hanging window and a pavilion on its roof. */
const cornerTower = (x: number, top: number, base: number, half: number) =>
  group(
    {},
    chhatri([x, top - 8], half * 1.5, stone, stone),
    shape(merlons(x - half, x + half, top, 12, 10), stone.mid),
    rect(x - half, top, half * 2, base - top, stone.mid),
    rect(x - half, top, half * 0.5, base - top, stone.lit),
    rect(x + half * 0.62, top, half * 0.38, base - top, stone.shade),
    jharokha([x + half * 0.08, top + 62], half * 1.05, stone),
    castOn(x + half, top + 26, base, half * 0.7),
  );

/** The palace's high gate: a deep arch under a hanging gallery, small pavilions above. */
function highGate(x: number, top: number, base: number): string {
  return group(
    {},
    ...[-44, 0, 44].map((at) => chhatri([x + at, top - 6], at === 0 ? 44 : 32, stone, stone)),
    shape(merlons(x - 72, x + 72, top, 12, 10), stone.mid),
    rect(x - 72, top, 144, base - top, mix(stone.mid, stone.lit, 0.35)),
    rect(x + 54, top, 18, base - top, stone.shade),
    rect(x - 72, top, 12, base - top, stone.lit),
    ...[-38, 0, 38].map((at) => jharokha([x + at, top + 56], 32, stone, 2)),
    shape(archPath(x, base, 72, 86, 44), stone.lit),
    shape(archPath(x, base, 62, 79, 40), stone.shade),
    shape(archPath(x, base, 38, 54, 24), stone.deep),
  );
}

/** The palace in three terraces above its curtain wall. */
export const palace = () =>
  group(
    {},
    storey(760, 1090, 380, 520, 13, 28),
    chhatri([1040, 374], 50, stone, stone),
    chhatri([820, 374], 50, stone, stone),
    cornerTower(760, 396, 540, 30),
    cornerTower(1100, 388, 540, 32),
    storey(640, 1230, 474, 610, 20, 26),
    highGate(930, 424, 610),
    cornerTower(640, 474, 620, 30),
    ...[704, 770, 1020, 1084].map((x) => jharokha([x, 562], 36, stone)),
    cornerTower(1230, 460, 620, 33),
    polygon(
      [
        [560, 584],
        [1310, 584],
        [1330, 700],
        [540, 708],
      ],
      stone.mid,
    ),
    shape(merlons(560, 1310, 584, 15, 13), stone.mid),
    rect(556, 588, 758, 4, stone.lit),
    rect(556, 592, 758, 3, stone.shade),
    shape(
      Array.from({ length: 26 }, (_, index) => archPath(590 + index * 28, 636, 8, 20)).join(''),
      stone.shade,
    ),
    ...[566, 700, 830, 1050, 1300].map((x, index) => bastion(x, 574 + (index % 2) * 6, 706, 36)),
  );

/** The elephants' ramp: two legs of a paved road behind a low wall, up to the lower gate. */
export function ramp(): string {
  const road = mix(p.glow, p.haze, 0.55);
  const walkers: readonly (readonly [number, number])[] = [
    [508, 740],
    [600, 729],
    [700, 719],
  ];
  return group(
    {},
    polygon(
      [
        [380, 746],
        [700, 700],
        [1196, 672],
        [1196, 694],
        [760, 724],
        [470, 750],
      ],
      road,
    ),
    polygon(
      [
        [470, 750],
        [760, 724],
        [1196, 694],
        [1226, 704],
        [780, 736],
        [480, 760],
      ],
      stone.shade,
    ),
    ...[1140, 1196].map((x) => chhatri([x, 556], 30, stone, stone)),
    shape(merlons(1112, 1224, 562, 13, 11), stone.mid),
    rect(1112, 562, 112, 134, mix(stone.mid, stone.lit, 0.4)),
    rect(1112, 562, 12, 134, stone.lit),
    rect(1208, 562, 16, 134, stone.shade),
    castOn(1224, 590, 696, 22),
    shape(archPath(1166, 696, 62, 96, 40), stone.lit),
    shape(archPath(1166, 696, 54, 90, 36), stone.shade),
    shape(archPath(1166, 696, 34, 58, 22), stone.deep),
    ...walkers.map(([x, y]) =>
      shape(`M${x - 14} ${y - 1}H${x + 14}L${x + 44} ${y + 5}H${x + 16}Z`, p.dark, { opacity: 0.45 }),
    ),
    ...walkers.map(([x, y]) =>
      place(
        x,
        y,
        0.4,
        elephant({ hide: p.dark, shade: p.ink, cloth: '#c2452f', trim: p.glow, rider: p.light }),
      ),
    ),
  );
}
