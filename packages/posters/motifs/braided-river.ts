import { palettes } from '../kit/palettes.ts';
import { circle, type Point, place, point, shape, stroke } from '../kit/svg.ts';

const { light, haze: dust, ink } = palettes.assam;

/** One sandbank: its wet foot, its lit sand, and a line of shade where it drops to the water. */
function sandbank([x, y]: Point, width: number, height: number, skew = 0): string {
  const left = x - width / 2;
  const right = x + width / 2;
  const crest = x + width * skew;
  const top = (lift: number) =>
    `M${point([left, y])}C${point([left + width * 0.2, y - height * 0.5 * lift])} ${point([crest - width * 0.18, y - height * lift])} ${point([crest, y - height * lift])}C${point([crest + width * 0.24, y - height * lift])} ${point([right - width * 0.12, y - height * 0.2])} ${point([right, y])}`;
  const foot = (drop: number) =>
    `C${point([right - width * 0.24, y + height * 0.3 * drop])} ${point([crest + width * 0.1, y + height * 0.75 * drop])} ${point([crest - width * 0.1, y + height * 0.5 * drop])}C${point([left + width * 0.28, y + height * 0.3 * drop])} ${point([left + width * 0.12, y + height * 0.42 * drop])} ${point([left, y])}Z`;
  return (
    shape(top(1) + foot(1.5), '#8f9c82', { opacity: 0.7 }) +
    shape(top(1) + foot(0.9), dust) +
    shape(top(1) + foot(0.2), '#fbe3b2')
  );
}

export function sandbanks(): string {
  return [
    sandbank([1010, 437], 520, 5, 0.1),
    sandbank([250, 440], 460, 6, -0.1),
    sandbank([660, 449], 240, 5, 0.16),
    sandbank([1290, 455], 420, 8, -0.16),
    sandbank([420, 461], 260, 7, 0.1),
    sandbank([900, 470], 460, 10, -0.12),
    sandbank([90, 480], 420, 12, 0.12),
    sandbank([1190, 492], 360, 10, 0.1),
    sandbank([470, 504], 380, 13, 0.08),
    sandbank([820, 528], 400, 15, -0.14),
    sandbank([170, 546], 360, 15, 0.14),
    sandbank([560, 578], 330, 17, 0.1),
    sandbank([30, 626], 420, 24, 0.08),
  ].join('');
}

/** A country boat far out, its boatman at the stern. */
export const boat = (at: Point, scale: number) =>
  place(
    at[0],
    at[1],
    scale,
    shape('M-60 -6C-40 4 36 6 66 -12C50 10 20 12 -10 12C-40 12 -54 4 -60 -6Z', ink),
    shape('M-22 2C-20 -18 18 -20 24 1Z', '#3a4a3c'),
    shape('M-46 -2L-44 -26Q-42 -32 -39 -26L-36 -2Z', ink),
    circle(-41, -33, 4.6, ink),
    stroke('M-50 -34L-30 22', ink, 2),
    shape('M-56 16C-30 12 30 12 60 16C30 21 -30 21 -56 16Z', ink, { opacity: 0.3 }),
  );

/** Low mist: long flat veils, as a brush would lay them. */
export function mist(): string {
  const veil = (x: number, y: number, length: number, width: number, opacity: number) =>
    shape(
      `M${point([x, y])}C${point([x + length * 0.2, y - width])} ${point([x + length * 0.7, y - width])} ${point([x + length, y])}C${point([x + length * 0.8, y + width * 0.6])} ${point([x + length * 0.3, y + width * 0.6])} ${point([x, y])}Z`,
      light,
      { opacity },
    );
  return [
    veil(-140, 408, 620, 12, 0.55),
    veil(40, 420, 700, 12, 0.6),
    veil(640, 423, 620, 10, 0.6),
    veil(820, 404, 800, 16, 0.5),
    veil(1060, 384, 640, 12, 0.4),
    veil(960, 422, 560, 9, 0.6),
    veil(-60, 372, 380, 10, 0.35),
  ].join('');
}
