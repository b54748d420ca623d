import { circle, group, rect, shape, stroke } from '../kit/svg.ts';

export type AirlinerTones = {
  /** The hull where the light reaches it, its side, its shade, and the paint of the fin. */
  lit: string;
  hull: string;
  shade: string;
  deep: string;
  paint: string;
  window: string;
};

const hull =
  'M262 2C262 -6 250 -14 236 -20C224 -27 210 -29 192 -29H-150C-200 -29 -236 -26 -262 -20C-268 -18 -268 -13 -262 -11C-220 2 -180 22 -130 27C-60 29 120 29 190 27C226 25 262 14 262 2Z';
const belly =
  'M262 2C262 14 226 25 190 27C120 29 -60 29 -130 27C-180 22 -220 2 -262 -11C-210 -2 -170 8 -120 10C-20 13 120 13 196 11C232 9 252 6 262 2Z';
const fin = 'M-174 -27L-222 -108C-225 -113 -229 -115 -236 -115H-256L-240 -24Z';
const finShade = 'M-190 -27L-236 -115H-256L-240 -24Z';
const tailplane = 'M-196 -16L-262 18C-268 21 -274 22 -284 22H-292L-244 -18Z';
const farTailplane = 'M-206 -24L-254 -42H-272L-246 -20Z';
const wing = 'M66 14L-72 97C-80 102 -88 105 -98 105H-114L-34 22Z';
const wingEdge = 'M66 14L-72 97C-80 102 -88 105 -98 105H-104L24 17Z';
const winglet = 'M-84 104C-96 104 -106 100 -112 90L-124 66L-131 66L-128 92C-126 102 -118 106 -106 106Z';
const farWing = 'M34 -24L-30 -66C-36 -70 -42 -72 -52 -72L-60 -80L-62 -70L-18 -24Z';

const engine = (lit: string, shade: string, deep: string) =>
  shape('M92 52C92 40 82 35 70 35H38C22 36 8 44 -4 53C8 64 22 70 38 70H72C84 69 92 64 92 52Z', shade) +
  shape('M90 58C86 66 80 69 72 70H38C22 70 8 64 -4 53C24 60 60 62 90 58Z', lit) +
  shape('M92 53C92 41 86 35 81 35C76 38 73 44 73 53C73 63 76 68 81 70C87 67 92 63 92 53Z', deep);

const gear = (x: number, length: number, deep: string, shade: string) =>
  stroke(`M${x} 24V${24 + length}`, shade, 5) +
  circle(x - 8, 26 + length, 9, deep) +
  circle(x + 9, 26 + length, 9, deep);

/** A twin-engined airliner climbing to the right, 520 units from nose to tail, its middle at the origin. */
export function airliner({ lit, hull: side, shade, deep, paint, window }: AirlinerTones): string {
  const windows = Array.from(
    { length: 34 },
    (_, index) => `M${166 - index * 9} -11h4.500v6.500h-4.500z`,
  ).join('');
  const doors = [188, -156].map((x) => rect(x, -14, 9, 21, 'none', { stroke: shade, 'stroke-width': 1.6 }));
  return group(
    {},
    shape(farTailplane, shade),
    shape(farWing, shade),
    gear(196, 22, deep, shade),
    gear(-52, 30, deep, shade),
    shape(hull, side),
    shape(belly, lit),
    shape(fin, paint),
    shape(finShade, deep, { opacity: 0.4 }),
    shape('M212 -25C226 -22 238 -17 246 -10L230 -9C222 -12 214 -14 208 -14Z', deep),
    shape(windows, window),
    ...doors,
    shape(tailplane, side),
    shape('M-196 -16L-262 18C-268 21 -274 22 -284 22L-232 -7Z', lit),
    shape('M78 12C60 22 -10 34 -52 24L-40 12Z', shade),
    engine(lit, shade, deep),
    shape(wing, side),
    shape(wingEdge, lit),
    shape(winglet, paint),
    stroke('M-8 34L-92 90', shade, 1.8),
  );
}
