import { palettes } from '../kit/palettes.ts';
import { circle, group, type Point, point, polygon, rect, shape, stroke, tag } from '../kit/svg.ts';

const p = palettes.delhi;

/** Red Mathura stone, and the buff stone of the plinth. */
const sandstone = { lit: '#d98a63', mid: '#a85a44', shade: '#6b3336' };
const stone = { lit: '#f3dcb4', mid: '#cfa882', shade: '#7d5a58', deep: '#463245' };

/** The stone block that a bronze stands on, its top at 594 and its middle at 700. */
export const plinth = () =>
  group(
    {},
    polygon(
      [
        [600, 812],
        [830, 812],
        [960, 846],
        [700, 846],
      ],
      p.ink,
      { opacity: 0.4 },
    ),
    rect(584, 786, 232, 28, stone.shade),
    rect(584, 786, 232, 6, stone.lit),
    rect(600, 616, 200, 170, stone.mid),
    rect(600, 616, 40, 170, stone.lit),
    rect(744, 616, 56, 170, stone.shade),
    rect(586, 594, 228, 24, stone.mid),
    rect(586, 594, 228, 8, '#fff3d8'),
    rect(600, 618, 200, 8, stone.deep, { opacity: 0.5 }),
  );

/** Posts and a slack rope round the plinth. */
export function rope(): string {
  const posts = [530, 644, 756, 870];
  const swags = posts.slice(1).map((x, index) => {
    const from = posts[index] ?? x;
    return `M${from} 800Q${(from + x) / 2} 836 ${x} 800`;
  });
  return group(
    {},
    stroke(swags.join(''), '#a8322a', 6),
    ...posts.map(
      (x) =>
        tag('ellipse', { cx: x + 6, cy: 866, rx: 24, ry: 5, fill: p.ink, opacity: 0.5 }) +
        rect(x - 4, 796, 8, 68, '#c98f4a') +
        rect(x - 4, 796, 3, 68, '#ffd98f') +
        circle(x, 793, 7, '#ffd98f') +
        rect(x - 15, 860, 30, 6, '#8a5a30'),
    ),
  );
}

/** A carved roundel of a lotus, as on the railings of old stupas, hung on the wall under its own small lamp. */
export function lotusRoundel([x, y]: Point, radius: number): string {
  const petals = (count: number, inner: number, outer: number, turn: number) =>
    Array.from({ length: count }, (_, index) => {
      const at = (shift: number, reach: number): Point => {
        const angle = ((index + shift + turn) / count) * Math.PI * 2;
        return [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach];
      };
      return `M${point(at(-0.42, inner))}Q${point(at(-0.44, outer * 0.94))} ${point(at(0, outer))}Q${point(at(0.44, outer * 0.94))} ${point(at(0.42, inner))}Z`;
    }).join('');
  return group(
    {},
    circle(x + radius * 0.08, y + radius * 0.12, radius * 1.04, p.ink, { opacity: 0.45 }),
    circle(x, y, radius, sandstone.shade),
    circle(x - radius * 0.03, y - radius * 0.04, radius * 0.94, sandstone.mid),
    shape(petals(16, 0.5, 0.88, 0), sandstone.lit),
    shape(petals(16, 0.5, 0.82, 0.5), sandstone.shade, { opacity: 0.5 }),
    circle(x, y, radius * 0.54, sandstone.mid),
    shape(petals(8, 0.18, 0.5, 0), sandstone.lit),
    circle(x, y, radius * 0.2, sandstone.shade),
    circle(x - radius * 0.03, y - radius * 0.03, radius * 0.14, sandstone.lit),
  );
}
