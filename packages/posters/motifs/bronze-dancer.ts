import { type Joint, limb } from '../kit/limbs.ts';
import { circle, group, type Point, point, shape, stroke, tag } from '../kit/svg.ts';

export type BronzeTones = { lit: string; mid: string; shade: string; deep: string };

/** The same limb in three tones, the light falling from above and the left. */
function part(joints: readonly Joint[], bronze: BronzeTones): string {
  const shifted = (dx: number, dy: number, share: number) =>
    joints.map(([x, y, half]): Joint => [x + dx * half, y + dy * half, half * share]);
  const [x, y, half] = joints[0] ?? [0, 0, 0];
  return (
    circle(x, y, half, bronze.shade) +
    shape(limb(joints), bronze.shade) +
    circle(x - half * 0.14, y - half * 0.12, half * 0.72, bronze.mid) +
    shape(limb(shifted(-0.14, -0.12, 0.72)), bronze.mid) +
    shape(limb(shifted(-0.42, -0.36, 0.24)), bronze.lit)
  );
}

const around = (angle: number, radius: number): Point => [
  Math.cos(angle) * radius,
  -166 + Math.sin(angle) * radius * 1.04,
];

/** The ring of fire: a hoop that rises from the pedestal, with a tongue of flame at every few degrees. */
function ringOfFire(bronze: BronzeTones): string {
  const [from, to] = [Math.PI * 0.615, Math.PI * 2.385];
  const hoop = (radius: number) =>
    Array.from({ length: 61 }, (_, step) => point(around(from + ((to - from) * step) / 60, radius)));
  const flames = Array.from({ length: 27 }, (_, index) => {
    const angle = from + ((to - from) * (index + 0.5)) / 27;
    const [left, right] = [around(angle - 0.06, 132), around(angle + 0.06, 132)];
    const [tip, bend] = [around(angle + 0.03, 154), around(angle - 0.07, 146)];
    return `M${point(left)}Q${point(bend)} ${point(tip)}Q${point(around(angle + 0.09, 142))} ${point(right)}Z`;
  });
  return group(
    {},
    shape(flames.join(''), bronze.mid),
    stroke(`M${hoop(130).join('L')}`, bronze.shade, 9),
    stroke(`M${hoop(132).join('L')}`, bronze.lit, 2.4),
    stroke(`M${hoop(125).join('L')}`, bronze.deep, 2),
  );
}

/** A double lotus and the plinth below it. */
function pedestal(bronze: BronzeTones): string {
  const petals = (y: number, half: number, up: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const x = ((index - 4) / 4.5) * half;
      return `M${point([x - half * 0.12, y])}Q${point([x - half * 0.1, y - up])} ${point([x, y - up])}Q${point([x + half * 0.1, y - up])} ${point([x + half * 0.12, y])}Z`;
    }).join('');
  return group(
    {},
    shape('M-84 0H84L80 -14H-80Z', bronze.shade),
    shape('M-84 0H-10L-10 -14H-80Z', bronze.mid),
    shape('M-72 -14Q-84 -24 -62 -28Q-78 -36 -58 -40H58Q78 -36 62 -28Q84 -24 72 -14Z', bronze.shade),
    shape(petals(-14, 72, 13), bronze.mid),
    shape(petals(-40, 62, -11), bronze.lit, { opacity: 0.75 }),
    tag('ellipse', { cx: 0, cy: -40, rx: 58, ry: 5, fill: bronze.mid }),
  );
}

/** The small figure under the dancer's foot, lying on its front, head to the left. */
const dwarf = (bronze: BronzeTones) =>
  group(
    {},
    shape('M-34 -44C-36 -56 -14 -60 6 -57C24 -56 38 -54 42 -44Z', bronze.shade),
    shape('M-32 -46C-32 -55 -14 -58 4 -55C-6 -50 -20 -50 -32 -46Z', bronze.mid),
    circle(-40, -50, 8, bronze.mid),
    circle(-42, -52, 4, bronze.lit),
  );

/** Locks of hair and the ends of a sash that fly out as he turns. */
const flying = (bronze: BronzeTones) =>
  group(
    {},
    ...[-1, 1].map((side) =>
      stroke(
        [0, 1, 2, 3]
          .map(
            (lock) =>
              `M${side * 8} ${-246 + lock * 6}C${side * 34} ${-262 + lock * 10} ${side * 56} ${-236 + lock * 12} ${side * (92 - lock * 5)} ${-252 + lock * 17}`,
          )
          .join(''),
        side === -1 ? bronze.mid : bronze.shade,
        3,
      ),
    ),
    shape('M16 -150C40 -162 58 -146 86 -158C94 -150 90 -142 98 -134C70 -134 46 -134 18 -140Z', bronze.shade),
    stroke('M20 -147C44 -156 60 -142 86 -152', bronze.mid, 2.4),
  );

/** The rear arms: the drum in one hand, the flame in the other. */
const rearArms = (bronze: BronzeTones) =>
  group(
    {},
    part(
      [
        [-20, -204, 9],
        [-44, -196, 7.5],
        [-64, -190, 6],
        [-74, -206, 5],
        [-80, -222, 4],
      ],
      bronze,
    ),
    part(
      [
        [20, -204, 9],
        [44, -196, 7.5],
        [64, -190, 6],
        [74, -206, 5],
        [80, -222, 4],
      ],
      bronze,
    ),
    group(
      { transform: 'translate(-84 -234) rotate(24)' },
      shape('M-13 -11H13L4 0L13 11H-13L-4 0Z', bronze.mid),
      shape('M-13 -11H2L-1 0L2 11H-13L-4 0Z', bronze.lit),
    ),
    shape('M70 -226Q81 -232 92 -226L88 -222H74Z', bronze.mid),
    shape('M81 -256C90 -246 94 -238 88 -228H74C68 -238 74 -242 76 -250Q80 -246 81 -256Z', bronze.lit),
  );

const legs = (bronze: BronzeTones) =>
  group(
    {},
    part(
      [
        [-6, -142, 15],
        [-22, -118, 13],
        [-26, -100, 10],
        [-14, -80, 9],
        [-6, -62, 6],
      ],
      bronze,
    ),
    shape('M-12 -64C-20 -62 -26 -58 -26 -55H2Q4 -62 -2 -66Z', bronze.mid),
    part(
      [
        [10, -142, 15],
        [-8, -150, 14],
        [-30, -152, 10.5],
        [-46, -138, 9],
        [-62, -124, 6],
      ],
      bronze,
    ),
    shape('M-60 -130C-70 -124 -82 -118 -88 -112C-84 -108 -72 -110 -58 -118Z', bronze.mid),
    stroke('M-64 -130L-56 -118M-12 -68L0 -66', bronze.lit, 3),
  );

const trunk = (bronze: BronzeTones) =>
  group(
    {},
    shape(
      'M-28 -206C-30 -196 -20 -184 -14 -168C-16 -158 -22 -150 -22 -140Q0 -128 24 -140C24 -150 18 -158 15 -168C20 -184 30 -196 28 -206C18 -216 -18 -216 -28 -206Z',
      bronze.shade,
    ),
    shape(
      'M-26 -206C-28 -196 -18 -184 -12 -168C-14 -158 -20 -150 -20 -142Q-8 -136 2 -136C0 -160 6 -190 4 -212C-8 -213 -20 -212 -26 -206Z',
      bronze.mid,
    ),
    shape(
      'M-22 -206C-22 -198 -14 -190 -10 -178C-6 -190 -8 -204 -8 -210C-14 -210 -20 -209 -22 -206Z',
      bronze.lit,
    ),
    stroke('M-16 -208Q0 -190 16 -208M-12 -208Q0 -198 12 -208', bronze.lit, 1.8),
  );

/** The short cloth round his hips, over the roots of both legs. */
const hipCloth = (bronze: BronzeTones) =>
  group(
    {},
    shape(
      'M-19 -160Q0 -152 19 -160C25 -150 28 -140 25 -130Q14 -122 -2 -128C-12 -134 -22 -138 -24 -144Z',
      bronze.shade,
    ),
    shape('M-19 -160Q-6 -154 4 -155C8 -146 6 -134 0 -128C-12 -134 -22 -138 -24 -144Z', bronze.mid),
    stroke('M-19 -158Q0 -150 19 -158M-22 -150Q0 -142 23 -150', bronze.lit, 2),
    stroke('M-4 -146Q-2 -136 2 -130M8 -146Q10 -136 12 -128', bronze.deep, 1.3),
  );

/** The front arms: one lifted with an open palm, one thrown across the chest. */
const frontArms = (bronze: BronzeTones) =>
  group(
    {},
    part(
      [
        [-23, -202, 9],
        [-38, -184, 7.5],
        [-48, -172, 6.5],
        [-50, -186, 5.5],
        [-50, -200, 4.5],
      ],
      bronze,
    ),
    shape('M-56 -200C-58 -210 -56 -222 -54 -224H-46C-44 -220 -43 -210 -45 -200Z', bronze.lit),
    stroke('M-52.500 -223V-212M-49 -223V-212M-56 -206L-60 -212', bronze.shade, 1.2),
    part(
      [
        [23, -202, 9],
        [24, -188, 8],
        [6, -178, 7],
        [-24, -174, 5.5],
        [-54, -168, 4],
      ],
      bronze,
    ),
    shape('M-52 -172C-62 -172 -68 -162 -72 -148C-66 -148 -58 -156 -50 -163Z', bronze.mid),
    stroke('M-30 -194L-42 -186M30 -194L16 -190M-46 -173L-45 -163', bronze.lit, 2.4),
  );

const head = (bronze: BronzeTones) =>
  group(
    {},
    shape('M-6 -222H6V-208H-6Z', bronze.shade),
    tag('ellipse', { cx: 0, cy: -232, rx: 11, ry: 14, fill: bronze.mid }),
    shape('M2 -246C10 -244 12 -236 11 -230C9 -222 4 -218 0 -218C6 -226 6 -238 2 -246Z', bronze.shade),
    shape('M-14 -240Q0 -250 14 -240L11 -256Q6 -274 0 -282Q-6 -274 -11 -256Z', bronze.mid),
    shape('M-14 -240Q-6 -246 0 -246V-282Q-6 -274 -11 -256Z', bronze.lit),
    stroke('M-12 -252Q0 -260 12 -252M-9 -264Q0 -270 9 -264', bronze.shade, 1.6),
    circle(-12.5, -228, 3, bronze.lit),
    circle(12.5, -228, 3, bronze.mid),
    stroke('M-6 -234q2 1.500 4 0M2 -234q2 1.500 4 0M-2.500 -225q2.500 1.500 5 0', bronze.deep, 1.3),
  );

/**
 * A bronze of the lord of the dance as the Chola masters cast it, 320 tall from the foot of its pedestal: four arms, one
 * leg lifted across the other, inside a ring of fire.
 */
export const bronzeDancer = (bronze: BronzeTones): string =>
  group(
    {},
    ringOfFire(bronze),
    flying(bronze),
    pedestal(bronze),
    dwarf(bronze),
    rearArms(bronze),
    trunk(bronze),
    legs(bronze),
    hipCloth(bronze),
    frontArms(bronze),
    head(bronze),
  );
