import { random } from '../kit/random.ts';
import { group, type Point, point, rect, shape } from '../kit/svg.ts';

/** The five colours of the elements, each with the tone of its folds. */
const cloths = [
  ['#f7efe0', '#c3c4c2'],
  ['#3d6fa3', '#28507c'],
  ['#f7efe0', '#c3c4c2'],
  ['#b23a2e', '#7c2929'],
  ['#4d7f5a', '#345d45'],
  ['#e9b53f', '#b07f2c'],
] as const;

/** The free edge of a cloth that hangs along its pole and blows out to the right, from top to foot. */
function hem(seed: number, top: number, bottom: number, width: number): Point[] {
  const { between } = random(seed);
  const phase = between(0, 6);
  return Array.from({ length: 13 }, (_, step) => {
    const t = step / 12;
    const swell = Math.sin(t * 9 + phase) * 0.2 + Math.sin(t * 4 + phase) * 0.16;
    return [width * (0.8 + swell), top + (bottom - top) * t + width * 0.22];
  });
}

const curve = (line: readonly Point[]) =>
  line
    .slice(1, -1)
    .map(([x, y], index) => {
      const [nx, ny] = line[index + 2] ?? [x, y];
      return `Q${point([x, y])} ${point([(x + nx) / 2, (y + ny) / 2])}`;
    })
    .join('');

/** A tall prayer flag: one long narrow cloth laced to its pole, the foot at the point, lit from the left. */
export function lhadar(seed: number, [x, y]: Point, height: number, kind: number): string {
  const [lit, fold] = cloths[kind % cloths.length] ?? cloths[0];
  const [top, bottom, width] = [-height * 0.96, -height * 0.2, height * 0.13];
  const edge = hem(seed, top, bottom, width);
  const inner = edge.map(([ex, ey], index): Point => [ex * (index % 4 < 2 ? 0.42 : 0.72), ey - width * 0.1]);
  const last = edge.at(-1) ?? [0, 0];
  const pole = Math.max(3, height * 0.016);
  const cloth = `M0 ${top.toFixed(1)}L${point(edge[0] ?? [0, 0])}${curve(edge)}L${point(last)}L0 ${bottom.toFixed(1)}Z`;
  const folds = `M${point(edge[0] ?? [0, 0])}${curve(edge)}L${point(last)}L${point(inner.at(-1) ?? last)}${curve([...inner].reverse())}Z`;
  return group(
    { transform: `translate(${x} ${y})` },
    shape(
      `M-4 -2Q${(height * 0.2).toFixed(1)} -8 ${(height * 0.46).toFixed(1)} 5Q${(height * 0.2).toFixed(1)} 9 -4 4Z`,
      '#12303a',
      { opacity: 0.3 },
    ),
    rect(-pole / 2, -height, pole, height, '#4a3a30'),
    shape(cloth, lit),
    shape(folds, fold),
    rect(-pole / 2, -height, pole * 0.4, height, '#b08d63'),
    shape(`M${-pole} ${-height}L0 ${-height - pole * 4}L${pole} ${-height}Z`, '#e9b53f'),
  );
}
