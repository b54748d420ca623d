import { group, point, rect, shape, stroke } from '../kit/svg.ts';
import type { Tones } from '../kit/tone.ts';

type Tier = { top: number; foot: number };

type Viaduct = {
  left: number;
  right: number;
  /** The rows of arches, from the rails down. */
  tiers: readonly Tier[];
  pitch: number;
  stone: Tones;
  /** What is seen through the arches. */
  beyond: string;
};

const round = (x: number, base: number, width: number, height: number) => {
  const half = width / 2;
  return `M${point([x - half, base])}V${(base - height + half).toFixed(1)}a${half} ${half} 0 0 1 ${width} 0V${base.toFixed(1)}Z`;
};

/** A stone viaduct as the Romans built them: arches upon arches, each pier and each reveal lit from the left. */
export function archGallery({ left, right, tiers, pitch, stone, beyond }: Viaduct): string {
  const centres = Array.from(
    { length: Math.floor((right - left) / pitch) },
    (_, index) => left + (index + 0.5) * pitch,
  );
  const rows = tiers.map(({ top, foot }) => {
    const height = foot - top;
    const opening = pitch * 0.72;
    const tall = height * 0.86;
    const openings = centres.map((x) => round(x, foot, opening, tall)).join('');
    const through = centres
      .map((x) => round(x - opening * 0.07, foot, opening * 0.86, tall - opening * 0.07))
      .join('');
    const edges = centres
      .map((x) => `M${point([x + pitch / 2 - pitch * 0.14, foot])}v${(-tall + opening / 2).toFixed(1)}`)
      .join('');
    return group(
      {},
      rect(left, top, right - left, height, stone.mid),
      stroke(edges, stone.lit, 2.2),
      stroke(openings, stone.shade, 3),
      shape(openings, stone.lit),
      shape(through, beyond),
      rect(left, top, right - left, 5, stone.lit),
      rect(left, top + 5, right - left, 3, stone.shade),
    );
  });
  const deck = tiers[0]?.top ?? 0;
  const posts = Array.from(
    { length: Math.floor((right - left) / (pitch / 2)) },
    (_, index) => left + (index * pitch) / 2,
  );
  return group(
    {},
    ...rows,
    rect(left, deck - 8, right - left, 10, stone.mid),
    rect(left, deck - 8, right - left, 3.4, stone.lit),
    shape(posts.map((x) => `M${point([x, deck - 8])}h3v10h-3z`).join(''), stone.shade),
  );
}
