import { type Joint, limb } from './limbs.ts';
import { circle, group, type Point, shape, stroke } from './svg.ts';

const hull = { lit: '#f0b04a', face: '#d98a2b', shade: '#9a5a22', inside: '#5b3a2a', line: '#3a2a26' };
const skin = '#b98257';
const shaft = '#2f2a2a';

type Gear = { vest: string; vestShade: string; helmet: string; sleeve: string };

const gear: readonly Gear[] = [
  { vest: '#c8402e', vestShade: '#8a2b2a', helmet: '#f3e7cf', sleeve: '#27424f' },
  { vest: '#2f6f8f', vestShade: '#214f69', helmet: '#d9482f', sleeve: '#27424f' },
  { vest: '#c8402e', vestShade: '#8a2b2a', helmet: '#f0b733', sleeve: '#33505a' },
  { vest: '#2f6f8f', vestShade: '#214f69', helmet: '#f3e7cf', sleeve: '#33505a' },
];

const head = ([x, y]: Point, helmet: string) =>
  circle(x, y, 10.5, skin) +
  shape(
    `M${x - 12.5} ${y + 1}C${x - 14} ${y - 18} ${x + 11} ${y - 20} ${x + 13} ${y - 4}L${x + 4} ${y - 3}L${x - 3} ${y + 4}L${x - 8} ${y + 8}Z`,
    helmet,
  ) +
  stroke(`M${x - 4} ${y + 4}L${x + 5} ${y + 10}`, shaft, 1.6);

/** The hips and the near thigh, on the tube. */
const seatOf = (cloth: string) =>
  shape('M-17 -6C-21 10 -12 17 2 17C16 17 28 13 30 6C30 0 24 -4 16 -6Z', cloth);

/** A paddler who faces right, the seat at the origin: both hands on the shaft, the blade in the water behind the stroke. */
function paddler({ vest, vestShade, helmet, sleeve }: Gear): string {
  const torso: Joint[] = [
    [0, -2, 15],
    [4, -22, 17],
    [12, -46, 12],
  ];
  return group(
    {},
    stroke('M48 -62L40 44', shaft, 4),
    shape('M34 40L45 41C50 56 48 72 42 80C34 74 31 56 34 40Z', hull.shade),
    shape(
      limb([
        [14, -46, 7],
        [32, -44, 6],
        [47, -58, 4.5],
      ]),
      vestShade,
    ),
    circle(48, -60, 5, skin),
    seatOf(sleeve),
    shape(limb(torso), vest),
    shape('M14 -57C22 -50 24 -30 16 -1Q12 1 8 1C14 -14 14 -36 8 -56Z', vestShade),
    stroke('M-12 -18Q4 -12 19 -22', shaft, 2.2),
    head([20, -68], helmet),
    shape(
      limb([
        [8, -44, 7.5],
        [20, -22, 6.5],
        [42, -14, 4.5],
      ]),
      sleeve,
    ),
    circle(43, -14, 5, skin),
  );
}

/** The helmsman at the stern, sitting up, a longer paddle trailed as a rudder. */
function guide(): string {
  const { vest, vestShade, helmet, sleeve }: Gear = {
    vest: '#efc23e',
    vestShade: '#b0832a',
    helmet: '#2f4654',
    sleeve: '#27424f',
  };
  return group(
    {},
    stroke('M26 -46L-96 22', shaft, 4),
    shape('M-92 14L-84 24C-96 40 -112 46 -124 44C-120 30 -108 18 -92 14Z', hull.shade),
    seatOf(sleeve),
    shape(
      limb([
        [-2, -2, 15],
        [0, -24, 16],
        [4, -50, 12],
      ]),
      vest,
    ),
    shape('M8 -60C16 -50 17 -30 13 -1Q9 1 5 1C10 -16 9 -44 4 -62Z', vestShade),
    head([8, -74], helmet),
    shape(
      limb([
        [6, -48, 7.5],
        [22, -34, 6.5],
        [24, -46, 4.5],
      ]),
      sleeve,
    ),
    shape(
      limb([
        [-2, -46, 7.5],
        [-12, -26, 6.5],
        [-24, -18, 4.5],
      ]),
      sleeve,
    ),
    circle(25, -46, 5, skin),
    circle(-26, -18, 5, skin),
  );
}

const seat = (x: number, y: number, turn: number, figure: string, scale = 1) =>
  group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` }, figure);

const nearTube =
  'M-226 -34C-214 -62 -190 -58 -176 -40C-164 -26 -140 -20 -110 -20H118C150 -20 172 -30 190 -56C204 -76 232 -78 236 -54C240 -18 204 30 128 36H-122C-190 36 -234 4 -226 -34Z';
const tubeLight =
  'M-222 -36C-212 -58 -192 -56 -178 -38C-166 -24 -140 -18 -110 -18H118C152 -18 174 -28 192 -54C206 -72 228 -74 232 -56C212 -52 206 -22 176 -10C150 0 60 -2 0 -2C-80 -2 -150 4 -186 -10C-204 -18 -208 -34 -222 -36Z';
const tubeShade =
  'M-224 -14C-206 12 -160 18 -110 18H120C180 16 218 -12 236 -46C236 -12 200 31 128 36H-122C-184 36 -224 12 -224 -14Z';

/** A six-seat raft heading right, 460 units long, the waterline at the origin's level, lit from the left. */
export function rapidsRaft(): string {
  const [one, two, three, four] = gear as readonly [Gear, Gear, Gear, Gear];
  return group(
    {},
    shape('M-206 -56C-190 -74 -172 -66 -158 -52H168C180 -74 208 -90 224 -80L196 -20H-180Z', hull.inside),
    shape(
      'M-206 -58C-192 -80 -172 -76 -158 -58C-148 -48 -130 -46 -110 -46H120C150 -46 162 -62 176 -80C190 -96 212 -98 220 -82C196 -84 178 -34 130 -34H-118C-166 -34 -180 -58 -206 -58Z',
      hull.shade,
    ),
    seat(-70, -42, -6, paddler(four), 0.92),
    seat(22, -44, 4, paddler(three), 0.92),
    seat(108, -46, -2, paddler(two), 0.92),
    seat(-170, -46, -4, guide()),
    shape(nearTube, hull.face),
    shape(tubeLight, hull.lit),
    shape(tubeShade, hull.shade),
    stroke('M-178 -4Q-150 12 -120 2T-50 4T20 4T90 4T160 -8', hull.line, 2.4),
    seat(-112, -18, 4, paddler(one)),
    seat(-18, -18, -3, paddler(two)),
    seat(76, -20, 6, paddler(one)),
  );
}
