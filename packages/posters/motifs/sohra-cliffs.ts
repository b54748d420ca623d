import { cloud } from '../kit/air.ts';
import { clump } from '../kit/foliage.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import { group, type Point, point, shape } from '../kit/svg.ts';

const { haze: pale } = palettes.monsoon;

/** Forest along a slope: rows of crowns from the skyline down, each row lit on its left. */
export function forest(
  seed: number,
  line: readonly Point[],
  rows: number,
  size: number,
  tones: readonly [string, string, string],
): string {
  const { between } = random(seed);
  return Array.from({ length: rows }, (_, row) => {
    let [crowns, lights] = ['', ''];
    for (const [x, y] of line) {
      const at: Point = [x + between(-size, size) * 0.6, y + row * size * 0.9 + between(-size, size) * 0.25];
      const r = size * between(0.7, 1.15);
      const own = Math.round(between(1, 9000));
      crowns += clump(own, at, r, r * 0.7, 7);
      lights += clump(own + 1, [at[0] - r * 0.22, at[1] - r * 0.24], r * 0.55, r * 0.32, 5);
    }
    return shape(crowns, row % 2 ? tones[1] : tones[0]) + shape(lights, tones[2], { opacity: 0.7 });
  }).join('');
}

const turquoise = '#3fa9a0';
export const lip: Point = [800, 318];
const pool: Point = [800, 716];

/** The plunge: one sheet that frays as it falls, its lit threads, and the spray at its foot. */
export function plunge(): string {
  const [x, top] = lip;
  const foot = pool[1] - 6;
  const thread = (dx: number, from: number, to: number, width: number) =>
    `M${point([x + dx, top + from])}Q${point([x + dx * 1.15, (top + from + to) / 2 + 140])} ${point([x + dx * 1.5, to])}l${width} 0Q${point([x + dx * 1.15 + width, (top + from + to) / 2 + 100])} ${point([x + dx + width * 0.4, top + from])}Z`;
  return group(
    {},
    shape(
      `M${x - 15} ${top}C${x - 20} ${top + 130} ${x - 30} ${top + 280} ${x - 40} ${foot}H${x + 40}C${x + 30} ${top + 280} ${x + 20} ${top + 130} ${x + 15} ${top}Z`,
      '#dfe7da',
    ),
    shape(thread(-12, 0, foot, 16) + thread(-2, 0, foot, 12) + thread(6, 10, foot, 13), '#fffdf2'),
    shape(thread(11, 40, foot - 30, 6) + thread(-6, 80, foot - 60, 5), pale),
    cloud(5, [x - 130, foot + 14], 260, 60, '#fffdf2', 0.75),
    cloud(6, [x - 84, foot + 12], 168, 84, '#fffdf2', 0.6),
  );
}

/** The pool under the fall, paler where the water churns, and the first reach of the stream out of it. */
export function poolAndStream(): string {
  const [x, y] = pool;
  const oval = (half: number, tall: number, down = 0) =>
    `M${x - half} ${y + down}C${x - half * 0.86} ${y - tall + down} ${x + half * 0.86} ${y - tall + down} ${x + half} ${y + down}C${x + half * 0.9} ${y + tall * 1.4 + down} ${x - half * 0.9} ${y + tall * 1.5 + down} ${x - half} ${y + down}Z`;
  return group(
    {},
    shape(oval(206, 34, 8), '#2f6a60'),
    shape(oval(190, 30, 6), turquoise),
    shape(oval(150, 20, 2), '#6cc4b4'),
    shape(oval(104, 12), '#c3ead9'),
    shape(
      `M${x - 30} ${y + 44}C${x - 60} ${y + 90} ${x - 10} ${y + 110} ${x - 44} ${y + 170}L${x - 60} ${y + 220}H${x + 30}C${x + 50} ${y + 150} ${x + 10} ${y + 110} ${x + 44} ${y + 44}Z`,
      turquoise,
    ),
  );
}
