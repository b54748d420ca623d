import { palettes } from '../kit/palettes.ts';
import { group, type Point, point, polygon, rect, shape, tag } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';

const p = palettes.delhi;
const plaster = { lit: '#fff3d8', mid: '#f0d6ab', shade: '#c39a7c', deep: '#7d5757' };
const storeys = 3;
const storey = 92;

/** The round court of the museum seen through a door: three storeys of columns on a curve, a lawn, the sky. */
export function rotunda({ x, foot }: { x: number; foot: number }): string {
  const ground = foot - 70;
  /** The far side of a circle round the viewer: a line curves more, the further it is above or below eye level. */
  const at = (share: number, up: number): Point => [
    x + share * 190,
    ground - up + share * share * (ground - up - foot + 150) * -0.22,
  ];
  const line = (up: number, from = -1, to = 1) =>
    Array.from({ length: 17 }, (_, step) => at(from + ((to - from) * step) / 16, up));
  const band = (low: number, high: number, fill: string) =>
    polygon([...line(high), ...line(low).reverse()], fill);
  const columns = Array.from({ length: 12 }, (_, index) => Math.sin(((index - 5.5) / 6) * 1.45));
  const floors = Array.from({ length: storeys }, (_, floor) => floor * storey);
  const shaft = (share: number, low: number, high: number, from: number, to: number) =>
    `M${[at(share + from, low), at(share + from, high), at(share + to, high), at(share + to, low)].map(point).join('L')}Z`;
  return group(
    {},
    rect(x - 200, 0, 400, foot, '#bcd3cf'),
    band(0, storeys * storey + 26, plaster.mid),
    ...floors.map((low) => band(low + 6, low + storey - 22, plaster.deep)),
    ...floors.map((low) =>
      shape(
        columns.map((share) => shaft(share, low, low + storey - 20, -0.034, 0.034)).join(''),
        plaster.lit,
      ),
    ),
    ...floors.map((low) =>
      shape(
        columns.map((share) => shaft(share, low, low + storey - 20, -0.034, -0.01)).join(''),
        plaster.shade,
      ),
    ),
    ...floors.map((low) => band(low + storey - 22, low + storey - 14, plaster.shade)),
    ...floors.map((low) => band(low + storey - 14, low + storey, plaster.lit)),
    ...floors.slice(1).map((low) => band(low - 1, low + 24, plaster.mid)),
    band(storeys * storey + 20, storeys * storey + 28, plaster.lit),
    polygon([...line(4), [x + 200, foot], [x - 200, foot]], mix(p.glow, p.light, 0.4)),
    tag('ellipse', { cx: x, cy: ground + 44, rx: 150, ry: 24, fill: '#8aa05a' }),
    tag('ellipse', { cx: x - 20, cy: ground + 40, rx: 110, ry: 14, fill: '#a9b96e' }),
    rect(x - 200, foot - 10, 400, 10, plaster.shade),
  );
}
