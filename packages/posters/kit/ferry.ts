import { brick, plaster } from './assam-temple.ts';
import { palettes } from './palettes.ts';
import { circle, type Point, place, rect, shape, stroke } from './svg.ts';

const { light, glow, warm, deep, ink } = palettes.assam;

/** A river ferry of Guwahati, bow to the right: 300 long, its waterline at the origin. */
export function ferry(at: Point, scale: number): string {
  const posts = Array.from({ length: 9 }, (_, index) => `M${-112 + index * 25} -34V-70`).join('');
  const rail = Array.from({ length: 26 }, (_, index) => `M${-118 + index * 8.4} -76V-90`).join('');
  const heads = (from: number, count: number, step: number, y: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        circle(from + index * step, y, 4.6, '#a06e4c') +
        shape(
          `M${from + index * step - 6} ${y + 22}v-12q6 -8 12 0v12z`,
          [warm, '#8d2f23', light, deep][index % 4] ?? warm,
        ),
    ).join('');
  return place(
    at[0],
    at[1],
    scale,
    shape('M-150 6C-60 14 90 14 170 4L150 18H-140Z', ink, { opacity: 0.35 }),
    rect(-118, -72, 216, 42, '#2a2b2c'),
    heads(-100, 8, 26, -58),
    stroke(posts, plaster.lit, 3),
    shape(
      'M-152 -36C-90 -26 70 -26 112 -34C140 -40 160 -50 178 -62C172 -34 150 -4 128 6H-132C-146 0 -152 -20 -152 -36Z',
      '#8d2f23',
    ),
    shape('M-148 -12C-80 -4 80 -4 150 -18C142 -6 134 2 128 6H-132C-140 2 -146 -4 -148 -12Z', '#5b2430'),
    stroke('M-152 -36C-90 -26 70 -26 112 -34C140 -40 160 -50 178 -62', plaster.lit, 4),
    rect(-128, -78, 234, 8, plaster.lit),
    rect(-128, -72, 234, 4, plaster.shade),
    heads(-92, 6, 22, -100),
    stroke(`${rail}M-120 -90H96`, plaster.mid, 2),
    rect(48, -112, 46, 36, plaster.mid),
    rect(76, -112, 18, 36, plaster.shade),
    rect(54, -106, 16, 14, ink),
    rect(78, -106, 12, 14, ink),
    shape('M40 -112Q70 -124 102 -112Z', brick.mid),
    shape('M-126 -116Q-50 -132 30 -116L28 -110H-124Z', deep),
    stroke('M-118 -110V-90M22 -110V-90M-48 -112V-90', plaster.shade, 2.4),
    circle(110, -48, 6, '#f6ead0'),
    circle(110, -48, 2.8, '#8d2f23'),
  );
}

/** The ropeway over the river and one of its cabins. */
export const ropeway = () =>
  stroke('M-10 120C500 216 1000 214 1610 96', ink, 2, { opacity: 0.55 }) +
  place(
    1230,
    168,
    1,
    stroke('M0 -6V14', ink, 3),
    shape('M-20 14H20Q24 14 24 20V40Q24 48 16 48H-16Q-24 48 -24 40V20Q-24 14 -20 14Z', '#8d2f23'),
    shape('M-20 20H-2V33H-20ZM2 20H20V33H2Z', glow),
    shape('M6 14H20Q24 14 24 20V40Q24 48 16 48H6Z', ink, { opacity: 0.3 }),
  );
