import { circle, group, place, rect, shape, stroke } from '../kit/svg.ts';

const paint = { red: '#c2402e', redShade: '#86292a', cream: '#fbe7bf', roof: '#4d5a63', roofLit: '#aab4b3' };
const iron = { body: '#26323a', lit: '#6d7f86', dark: '#141d24', brass: '#f0bd55' };

const wheels = (places: readonly number[], radius: number) =>
  places
    .map((x) => circle(x, -radius, radius, iron.dark) + circle(x, -radius, radius * 0.45, iron.lit))
    .join('');

/** A narrow-gauge coach, 96 long, its wheels on y 0 and its left buffer on x 0; light from the left and above. */
function coach(): string {
  const windows = Array.from({ length: 6 }, (_, index) => `M${9 + index * 13.4} -34h9.600v11h-9.600z`).join(
    '',
  );
  return group(
    {},
    rect(-3, -13, 100, 3, iron.dark),
    wheels([15, 27, 67, 79], 4.6),
    rect(2, -22, 90, 12, paint.red),
    rect(2, -37, 90, 15.5, paint.cream),
    rect(2, -13.5, 90, 3.5, paint.redShade),
    shape(windows, iron.body),
    rect(2, -22.6, 90, 1.6, iron.brass),
    rect(88, -37, 4, 27, paint.redShade, { opacity: 0.55 }),
    shape('M-1 -36.500Q0 -44 10 -44.500H84Q94 -44 95 -36.500Z', paint.roof),
    shape('M0 -40Q2 -44.500 10 -44.500H84Q90 -44.500 92.500 -42Q46 -43 0 -40Z', paint.roofLit),
  );
}

/** A small tank engine, 104 long, its chimney to the right, wheels on y 0. */
const engine = () =>
  group(
    {},
    rect(-3, -14, 106, 4, paint.redShade),
    wheels([14, 88], 5),
    wheels([34, 50, 66], 7.4),
    stroke('M30 -8H70', iron.lit, 2.4),
    rect(26, -34, 68, 21, iron.body),
    rect(26, -34, 68, 5, iron.lit),
    shape('M88 -36h8q5 0 5 6v12q0 6 -5 6h-8z', iron.dark),
    rect(40, -34, 2, 21, iron.brass),
    rect(64, -34, 2, 21, iron.brass),
    shape('M78 -34L76 -52H73V-56H91V-52H88L86 -34Z', iron.dark),
    shape('M78 -34L76 -52H80L81 -34Z', iron.lit),
    shape('M50 -34Q50 -44 57 -44Q64 -44 64 -34Z', iron.brass),
    rect(0, -48, 28, 36, paint.red),
    rect(22, -48, 6, 36, paint.redShade),
    rect(5, -43, 15, 14, iron.dark),
    shape('M-4 -47Q12 -57 32 -47V-50Q14 -59 -4 -50Z', paint.roofLit),
    rect(100, -16, 5, 8, paint.red),
    circle(98, -40, 3.4, '#fff1c4'),
  );

/** Steam from a chimney at the origin, blown back to the left in overlapping rounds. */
export function plume(length: number, lit: string, shade: string): string {
  const puffs = Array.from({ length: 22 }, (_, index) => {
    const t = index / 21;
    return [
      -length * t,
      -12 - 40 * Math.sqrt(t) + Math.sin(index * 2.1) * (2 + 7 * t),
      7 + 15 * Math.sin(t * 2.5),
    ] as const;
  });
  const round = (shrink: number, dx: number, dy: number, fill: string) =>
    puffs.map(([x, y, r]) => circle(x + dx, y + dy, r * shrink, fill)).join('');
  return round(1, 0, 0, shade) + round(0.84, -2.5, -3.5, lit);
}

const coachPitch = 99;

/** The toy train of the Kalka–Shimla line, its engine on the right, its left end on x 0. */
export const toyTrain = (coaches: number): string =>
  group(
    {},
    ...Array.from({ length: coaches }, (_, index) => place(index * coachPitch, 0, 1, coach())),
    place(coaches * coachPitch, 0, 1, engine()),
  );

export const trainLength = (coaches: number): number => coaches * coachPitch + 104;
