import { type Joint, limb } from '../kit/limbs.ts';
import { reaches } from '../kit/notation.ts';
import { circle, group, type Point, place, point, shape, stroke } from '../kit/svg.ts';

/**
 * A tandem paraglider at take-off, close to: pilot and passenger run to the right below their wing. The origin is the
 * pilot's hip; each of them is 100 units tall. The light comes from the left.
 */
type Cloth = { lit: string; glow: string };

/** From the middle of the wing outwards: a broad middle, a band, a tip; each as its upper side and as light comes through it. */
const cloth: readonly [Cloth, Cloth, Cloth] = [
  { lit: '#f7b04a', glow: '#e08a2e' },
  { lit: '#fff3d8', glow: '#e3cfae' },
  { lit: '#d4503a', glow: '#b03a30' },
];

const rigging = '#33424c';
const wing = {
  at: [30, -188] as Point,
  half: 186,
  rise: 128,
  spread: 1.02,
  chord: 74,
  cells: 44,
  ahead: [0.42, 0.4] as Point,
};

/** A place on the wing: `along` from its left tip (-1) to its right (1), `back` from the leading edge (0) to the trailing (1). */
function onWing(along: number, back: number): Point {
  const angle = along * wing.spread;
  const chord = wing.chord * Math.sqrt(1 - along ** 2 * 0.84);
  const [fx, fy] = wing.ahead;
  return [
    wing.at[0] + Math.sin(angle) * wing.half + fx * chord * (0.5 - back),
    wing.at[1] + wing.rise * (1 - Math.cos(angle)) + fy * chord * (0.5 - back),
  ];
}

/** Whether we see the wing from below at a place: it turns its back to us towards the far tip. */
function fromBelow(along: number): boolean {
  const [a, b] = [onWing(along - 0.02, 0.5), onWing(along + 0.02, 0.5)];
  return (b[0] - a[0]) * wing.ahead[1] - (b[1] - a[1]) * wing.ahead[0] > 0;
}

function canopy(): string {
  let [seams, mouths] = ['', ''];
  const cells = Array.from({ length: wing.cells }, (_, cell) => {
    const [from, to] = [-1 + (2 * cell) / wing.cells, -1 + (2 * (cell + 1)) / wing.cells];
    const middle = (from + to) / 2;
    const band = Math.abs(middle) < 0.36 ? 0 : Math.abs(middle) < 0.56 ? 1 : 2;
    const [a, b, c, d] = [onWing(from, 0), onWing(to, 0), onWing(to, 1), onWing(from, 1)];
    seams += `M${point(a)}L${point(d)}`;
    mouths += `M${point(a)}Q${point(onWing(middle, -0.1))} ${point(b)}L${point(onWing(to, 0.09))}L${point(onWing(from, 0.09))}Z`;
    return shape(
      `M${point(a)}L${point(b)}L${point(c)}Q${point(onWing(middle, 1.07))} ${point(d)}Z`,
      cloth[band][fromBelow(middle) ? 'glow' : 'lit'],
    );
  });
  return group(
    {},
    ...cells,
    stroke(seams, '#7a3a24', 0.6, { opacity: 0.5 }),
    shape(mouths, '#6d2a26', { opacity: 0.75 }),
    upperEdge(),
  );
}

/** The strip of the wing's back that the sun strikes, seen over the trailing edge of its left half. */
function upperEdge(): string {
  const shares = Array.from({ length: 41 }, (_, step) => -1 + step / 20);
  const edge = shares.map((along) => onWing(along, 1));
  const over = shares.map((along): Point => {
    const [x, y] = onWing(along, 1);
    const thick = 9 * (1 - along ** 2) ** 0.6;
    return [x - thick * 0.4, y - thick];
  });
  return shape(`M${edge.map(point).join('L')}L${over.reverse().map(point).join('L')}Z`, '#ffe0a0');
}

const riser: Point = [34, -64];

/** Lines from rows on the wing's underside, gathered twice on their way to the risers. */
function lines(): string {
  let d = '';
  for (const side of [-1, 1]) {
    const root: Point = [riser[0] + side * 2, riser[1]];
    for (const row of [0.14, 0.5, 0.86]) {
      for (const middle of [0.14, 0.4, 0.66, 0.88]) {
        const under = onWing(side * middle, row);
        const node: Point = [root[0] + (under[0] - root[0]) * 0.56, root[1] + (under[1] - root[1]) * 0.56];
        d += `M${point(root)}L${point(node)}`;
        for (const spread of [-0.09, 0, 0.09])
          d += `M${point(node)}L${point(onWing(Math.max(-1, Math.min(1, side * middle + spread)), row))}`;
      }
    }
  }
  return stroke(d, rigging, 0.5, { opacity: 0.75 });
}

type Kit = {
  coat: string;
  coatShade: string;
  legs: string;
  legShade: string;
  harness: string;
  harnessShade: string;
  helmet: string;
  helmetShade: string;
  skin: string;
  boot: string;
};

const pilotKit: Kit = {
  coat: '#2f7f86',
  coatShade: '#1a525c',
  legs: '#3a4652',
  legShade: '#232d38',
  harness: '#24505a',
  harnessShade: '#12303a',
  helmet: '#fff1d2',
  helmetShade: '#c9b59c',
  skin: '#9a6848',
  boot: '#1f2428',
};
const passengerKit: Kit = {
  coat: '#d4503a',
  coatShade: '#8a2f2b',
  legs: '#4a6a86',
  legShade: '#2c4660',
  harness: '#3f4a55',
  harnessShade: '#232d38',
  helmet: '#f2a03d',
  helmetShade: '#b06a26',
  skin: '#b07a54',
  boot: '#3a2a24',
};

const boot = (x: number, y: number, turn: number, fill: string) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape('M-4.500 -6H4L5 0L13 3.500V7H-4.500Z', fill),
  );

const leg = (joints: readonly Joint[], fill: string) => shape(limb(joints), fill);

/** Trunk, seat harness, neck and helmet of a runner who leans into the lines. */
function trunk(kit: Kit, pack: number): string {
  return group(
    {},
    place(
      0,
      0,
      pack,
      shape('M0 -38C-16 -38 -25 -18 -23 2C-22 12 -12 15 -2 12L8 6L2 -14Z', kit.harness),
      shape('M-23 2C-22 12 -12 15 -2 12L8 6L5 -2C-4 6 -16 6 -23 2Z', kit.harnessShade),
      stroke('M-20 -14Q-8 -10 2 -14M-23 -2Q-10 3 4 -2', kit.harnessShade, 1.2),
    ),
    shape('M-6 4C-8 -12 -4 -30 4 -39C11 -44 20 -40 20 -31C20 -18 14 -6 11 5Q2 9 -6 4Z', kit.coat),
    shape(
      'M13 -42C18 -40 20 -36 20 -31C20 -18 14 -6 11 5Q8 6.500 4 6.600C12 -10 16 -28 13 -42Z',
      kit.coatShade,
    ),
    stroke('M4 -38Q2 -18 6 2M-6 -4Q4 0 12 -3', kit.harnessShade, 3),
    shape('M12 -45L18 -46L18.500 -37Q15 -35 12 -38Z', kit.skin),
    shape('M10 -56C10 -62 26 -62 26 -53C27 -46 23 -42 18 -42C12 -43 10 -48 10 -56Z', kit.skin),
    shape('M26 -57C28 -70 4 -72 5 -56C5 -49 8 -45 12 -44C12 -50 14 -55 26 -57Z', kit.helmet),
    shape('M5 -58C5 -49 8 -45 12 -44C12 -47 12.500 -50 14 -52C9 -52 6 -54 5 -58Z', kit.helmetShade),
    stroke('M13 -49L19 -43', kit.harnessShade, 1.4),
    shape('M20 -56L27.500 -56.500L27 -52L21 -52Z', '#22303c'),
  );
}

/** He pushes off with one foot, both hands up at the brakes. */
function pilot(): string {
  const k = pilotKit;
  return group(
    {},
    leg(reaches('16 -34 4.4, 28 -50 3.6, 25 -68 2.6'), k.coatShade),
    leg(reaches('4 2 8, 24 14 6, 22 36 4'), k.legShade),
    boot(22, 38, 6, k.boot),
    leg(reaches('0 2 8.4, -4 26 6.4, -18 46 4.2'), k.legs),
    boot(-19, 48, 34, k.boot),
    trunk(k, 1.12),
    leg(reaches('9 -35 5, 0 -54 4, 8 -70 2.8'), k.coat),
    circle(8.5, -72, 3.4, k.skin),
    circle(25, -70, 3.2, k.skin),
  );
}

/** She is already carried: knees up, hands on the straps. */
function passenger(): string {
  const k = passengerKit;
  return group(
    {},
    leg(reaches('4 3 7.6, -6 22 5.8, -24 30 3.8'), k.legShade),
    boot(-25, 32, 62, k.boot),
    leg(reaches('4 3 8, 26 8 6, 32 28 4'), k.legs),
    boot(33, 31, -8, k.boot),
    trunk(k, 0.9),
    leg(reaches('10 -35 4.6, 23 -25 3.8, 31 -40 2.8'), k.coat),
    circle(31.5, -42, 3.1, k.skin),
  );
}

/** The spreader bars that join both harnesses to one pair of risers, and the brake lines to the pilot's hands. */
const spreader = () =>
  stroke(`M13 -20L${point(riser)}L63 -26`, rigging, 2.2) +
  stroke('M13 -20Q38 -14 63 -26', '#8a9aa0', 2.6) +
  circle(riser[0], riser[1], 2.6, rigging);

const brakes = () =>
  stroke(`M8 -72L${point(onWing(-0.6, 1))}M25 -70L${point(onWing(0.66, 1))}`, rigging, 0.5, {
    opacity: 0.75,
  });

export const tandem = (at: Point, scale: number): string =>
  place(
    at[0],
    at[1],
    scale,
    brakes(),
    lines(),
    canopy(),
    pilot(),
    place(54, -5, 0.96, passenger()),
    spreader(),
  );
