import { cloud } from '../kit/air.ts';
import { clump } from '../kit/foliage.ts';
import { ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import { group, type Point, point, shape, stroke, tag } from '../kit/svg.ts';

const { haze: pale } = palettes.monsoon;

type Face = {
  id: string;
  seed: number;
  outline: readonly Point[];
  top: number;
  bottom: number;
  lit: string;
  rock: string;
  shade: string;
};

/** A sheer face of level beds: courses of stone with shade under each ledge, and dark stains where water runs over the edge. */
export function strata({ id, seed, outline, top, bottom, lit, rock, shade }: Face): string {
  const { between } = random(seed);
  const d = `M${outline.map(point).join('L')}Z`;
  const xs = outline.map(([x]) => x);
  const span = [Math.min(...xs), Math.max(...xs)] as const;
  const beds: string[] = [];
  for (let y = top + between(14, 26), bed = 0; y < bottom; y += between(20, 40), bed++) {
    const line = ridgeLine({
      seed: seed * 40 + bed,
      from: y,
      to: y + between(-6, 6),
      relief: 4,
      folds: 4,
      span,
    });
    const thick = between(2, 8);
    const under = [...line]
      .reverse()
      .map(([x, h]): Point => [x, h + thick * (0.4 + 0.6 * Math.abs(Math.sin(x / 47 + bed)))]);
    beds.push(
      shape(`M${[...line, ...under].map(point).join('L')}Z`, bed % 3 === 1 ? lit : shade, { opacity: 0.45 }),
    );
  }
  let stains = '';
  for (let x = span[0] + between(10, 40); x < span[1]; x += between(50, 110)) {
    const length = between(50, (bottom - top) * 0.55);
    const w = between(6, 16);
    stains += `M${point([x - w, top - 4])}Q${point([x - w * 0.2, top + length * 0.3])} ${point([x, top + length])}Q${point([x + w * 0.3, top + length * 0.3])} ${point([x + w, top - 4])}Z`;
  }
  return group(
    {},
    tag('clipPath', { id }, tag('path', { d })),
    group({ 'clip-path': `url(#${id})` }, shape(d, rock), ...beds, shape(stains, shade, { opacity: 0.5 })),
  );
}

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

export function poolAndStream(): string {
  const [x, y] = pool;
  return group(
    {},
    shape(
      `M${x - 170} ${y + 8}C${x - 150} ${y - 22} ${x + 150} ${y - 24} ${x + 176} ${y + 6}C${x + 180} ${y + 34} ${x + 60} ${y + 44} ${x - 10} ${y + 46}C${x - 90} ${y + 46} ${x - 176} ${y + 36} ${x - 170} ${y + 8}Z`,
      turquoise,
    ),
    shape(
      `M${x - 120} ${y + 4}C${x - 90} ${y - 16} ${x + 100} ${y - 16} ${x + 126} ${y + 2}C${x + 110} ${y + 22} ${x - 96} ${y + 24} ${x - 120} ${y + 4}Z`,
      '#8fd3c4',
    ),
    shape(
      `M${x - 40} ${y + 42}C${x - 20} ${y + 70} ${x - 70} ${y + 84} ${x - 50} ${y + 110}C${x - 30} ${y + 140} ${x - 100} ${y + 160} ${x - 90} ${y + 210}L${x - 10} ${y + 210}C${x - 20} ${y + 160} ${x + 30} ${y + 140} ${x + 10} ${y + 108}C${x - 4} ${y + 84} ${x + 40} ${y + 70} ${x + 30} ${y + 42}Z`,
      turquoise,
    ),
    stroke(
      `M${x - 20} ${y + 62}q20 6 34 0M${x - 40} ${y + 92}q20 8 40 0M${x - 40} ${y + 122}q30 8 50 0`,
      '#e6f2e2',
      3,
    ),
  );
}
