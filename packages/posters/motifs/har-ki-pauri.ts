import { archPath, dome } from '../kit/mughal.ts';
import { arcade, eave, spire, type TempleStone } from '../kit/nagara.ts';
import { circle, group, type Point, place, rect, shape, stroke } from '../kit/svg.ts';

/** Limewash at dusk: what looks to the lamps is warm, what looks away is violet. */
const lamplight = '#ffcf6e';
const hallGlow = '#e58a4a';
const lime: TempleStone = {
  lit: '#ffd9a0',
  mid: '#d9a086',
  shade: '#8a617c',
  deep: '#4a3c68',
  trim: '#a8726e',
  gold: lamplight,
};
const coral: TempleStone = {
  lit: '#ffb066',
  mid: '#d4704f',
  shade: '#8a4358',
  deep: '#4f2c54',
  trim: '#9c4b52',
  gold: lamplight,
};
const flame = { core: '#fff6d0', body: '#ffc44d', edge: '#f08a2a' };

/** A face of the clock, glowing. */
const clock = (x: number, y: number, r: number, squeeze: number) =>
  place(
    x,
    y,
    [squeeze, 1],
    circle(0, 0, r, lime.deep),
    circle(0, 0, r * 0.86, '#fff1c4'),
    stroke(`M0 0V${-r * 0.6}M0 0L${r * 0.44} ${r * 0.2}`, lime.deep, 2.6),
  );

/** The clock tower, 420 tall, foot at the origin, the lamps to its left: podium, three stages, clock, open crown. */
export function clockTower(): string {
  const stage = (foot: number, height: number, half: number) => {
    const side = half * 0.3;
    return (
      rect(-half, foot - height, half * 2, height, lime.lit) +
      rect(half - side * 2, foot - height, side * 2, height, lime.shade) +
      shape(archPath(-side, foot - 8, half * 0.56, height * 0.7, 8), lime.deep) +
      shape(archPath(-side, foot - 8, half * 0.36, height * 0.58, 6), lamplight) +
      stroke(
        `M${-half + 5} ${foot - 2}V${foot - height + 6}M${half - side * 2 - 5} ${foot - 2}V${foot - height + 6}`,
        lime.mid,
        3,
      ) +
      rect(-half - 5, foot - height - 4, half * 2 + 10, 8, coral.mid) +
      rect(-half - 5, foot - height - 4, half * 1.5 + 5, 3, coral.lit)
    );
  };
  return group(
    {},
    rect(-62, -52, 124, 52, lime.mid),
    rect(30, -52, 32, 52, lime.shade),
    shape([-42, -14, 14].map((x) => archPath(x, 0, 20, 38, 10)).join(''), lamplight),
    shape(archPath(46, 0, 16, 36, 8), lime.deep),
    rect(-68, -58, 136, 8, coral.mid),
    rect(-68, -58, 98, 3, coral.lit),
    stage(-56, 66, 36),
    stage(-126, 62, 33),
    stage(-192, 58, 31),
    rect(-36, -312, 50, 62, coral.lit),
    rect(14, -312, 22, 62, coral.shade),
    clock(-11, -281, 21, 1),
    clock(25, -281, 19, 0.42),
    rect(-44, -320, 88, 9, lime.mid),
    rect(-44, -320, 60, 4, lime.lit),
    ...[-30, -12, 8, 27].map((x) => rect(x - 3, -352, 6, 34, x > 14 ? lime.shade : lime.lit)),
    shape('M-44 -350L44 -350L34 -360L-34 -360Z', coral.mid),
    shape('M-44 -350L12 -350L10 -360L-34 -360Z', coral.lit),
    dome([0, -359], 58, 42, coral, lamplight),
  );
}

/** A pillared hall between two places on y 0, its arcade lit from within. */
const hall = (left: number, right: number, height: number, bays: number, stone: TempleStone) =>
  rect(left, -height, right - left, height, stone.mid) +
  arcade(left, right, 0, height * 0.74, bays, stone, hallGlow) +
  eave(left, right, -height * 0.78, height * 0.045, stone) +
  rect(left - 3, -height - 4, right - left + 6, 6, stone.lit);

/**
 * The temples at the head of the steps, on y 0 from x 0 to 590, the lamps to their right: drawn as the parts of a temple
 * are, with the light on their left, and mirrored.
 */
export const ghatTemples = (): string =>
  place(
    590,
    0,
    [-1, 1],
    spire([44, -66], 26, 96, coral),
    hall(6, 84, 66, 3, coral),
    spire([160, -104], 40, 150, lime),
    hall(90, 228, 104, 4, lime),
    spire([326, -146], 68, 226, coral),
    ...[258, 394].map((x) => spire([x, -146], 22, 88, coral)),
    hall(238, 414, 146, 3, coral),
    spire([504, -104], 44, 164, lime),
    hall(430, 580, 104, 4, lime),
  );

/** A tongue of fire, its foot at the origin. */
const tongue = (height: number): string =>
  shape(
    `M0 0C${-height * 0.36} ${-height * 0.1} ${-height * 0.26} ${-height * 0.5} 0 ${-height}C${height * 0.26} ${-height * 0.5} ${height * 0.36} ${-height * 0.1} 0 0Z`,
    flame.edge,
  ) +
  shape(
    `M0 0C${-height * 0.24} ${-height * 0.1} ${-height * 0.16} ${-height * 0.4} 0 ${-height * 0.72}C${height * 0.16} ${-height * 0.4} ${height * 0.24} ${-height * 0.1} 0 0Z`,
    flame.body,
  ) +
  shape(
    `M0 0C${-height * 0.13} ${-height * 0.06} ${-height * 0.08} ${-height * 0.24} 0 ${-height * 0.42}C${height * 0.08} ${-height * 0.24} ${height * 0.13} ${-height * 0.06} 0 0Z`,
    flame.core,
  );

/** The brass lamp of the aarti: a handle, tiers of wicks, fire on top; 70 tall from the hand that holds it. */
const aartiLamp = (): string =>
  group(
    {},
    circle(4, -34, 60, lamplight, { opacity: 0.1 }),
    circle(4, -34, 36, lamplight, { opacity: 0.16 }),
    stroke('M0 4L4 -30', '#b9803c', 4),
    ...[
      [-8, 16],
      [-20, 12],
      [-31, 8],
    ].map(([y = 0, half = 0]) => stroke(`M${4 - half} ${y}H${4 + half}`, '#f0bd55', 3.6)),
    ...[-10, -2, 10, 18].map((x) => place(x, -10, 1, tongue(12))),
    ...[-4, 12].map((x) => place(x, -22, 1, tongue(14))),
    place(4, -32, 1, tongue(34)),
  );

/** A priest at the aarti, 100 tall, bare arm raised with the lamp; the fire lights his left side. */
export const priest = ([x, y]: Point, height: number): string =>
  place(
    x,
    y,
    height / 100,
    shape('M-16 1q0 -5 7 -5h6v5zM4 1v-5h6q7 0 7 5z', '#9a5a3c'),
    shape('M-12 -52L-14 -2H-3L0 -30L4 -2H15L11 -52Z', '#ffcf7a'),
    shape('M2 -52L4 -2H15L11 -52Z', '#b9703f'),
    shape('M-12 -80C-16 -66 -14 -54 -12 -48H12C13 -58 14 -72 10 -80Q0 -86 -12 -80Z', '#f0862e'),
    shape('M2 -83C12 -82 14 -62 12 -48H4Q6 -66 2 -83Z', '#9c4438'),
    stroke('M8 -76L19 -88L20 -100', '#9a5a3c', 5),
    stroke('M-10 -76L-17 -60L-10 -50', '#c98250', 5),
    rect(-3, -88, 6, 8, '#9a5a3c'),
    circle(0, -93, 6.8, '#c98250'),
    shape('M-6.800 -94Q-6 -102 1 -101.500Q8 -100 7 -90Q4 -96 -6.800 -94Z', '#231a34'),
    place(20, -100, 1.1, aartiLamp()),
  );

/** A leaf boat with marigolds and a wick, 100 wide, afloat at the origin. */
export const leafBoat = (): string =>
  group(
    {},
    circle(0, -30, 92, lamplight, { opacity: 0.1 }),
    circle(0, -30, 54, lamplight, { opacity: 0.16 }),
    shape('M-58 6Q0 18 58 6Q30 26 0 26T-58 6Z', lamplight, { opacity: 0.5 }),
    shape('M-54 -16Q-40 10 0 12Q40 10 54 -16Q20 -6 0 -6T-54 -16Z', '#3f6a4a'),
    shape('M-54 -16Q-40 10 0 12Q-22 2 -30 -10Q-44 -12 -54 -16Z', '#27484a'),
    shape('M54 -16Q40 10 0 12Q26 2 34 -10Q46 -12 54 -16Z', '#6f9a55'),
    ...[-30, -18, -6, 8, 20, 32].map((at, index) =>
      circle(at, -12 - (index % 2) * 5, 8, index % 2 ? '#f7b23c' : '#e0742a'),
    ),
    ...[-28, -4, 22].map((at) => circle(at - 1, -15, 3, '#ffe08a')),
    place(0, -14, 1, tongue(38)),
  );
