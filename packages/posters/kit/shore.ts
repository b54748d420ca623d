import { curve, type Joint, limb } from './limbs.ts';
import { type Random, random } from './random.ts';
import { group, type Point, point, shape, stroke } from './svg.ts';

export type PalmColours = { trunk: string; trunkLit: string; frond: string; frondLit: string; nut?: string };

const mix = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** One feathered frond: an arching rib with leaflets that hang from both its sides. */
export function frond(root: Point, angle: number, reach: number, fill: string): string {
  const bend: Point = [
    root[0] + Math.cos(angle) * reach * 0.62,
    root[1] + Math.sin(angle) * reach * 0.62 - reach * 0.2,
  ];
  const tip: Point = [
    root[0] + Math.cos(angle) * reach,
    root[1] + Math.sin(angle) * reach * 0.75 + reach * 0.28,
  ];
  const rib = (share: number) => mix(mix(root, bend, share), mix(bend, tip, share), share);
  const leaflets = Math.max(8, Math.min(22, Math.round(reach / 8)));
  const edge = (drop: number) =>
    Array.from({ length: leaflets }, (_, index) => {
      const share = (index + 1) / (leaflets + 1);
      const [x, y] = rib(share);
      const [ax, ay] = rib(Math.min(share + 0.1, 1));
      const long = reach * drop * Math.sin(Math.PI * (0.14 + share * 0.84)) ** 0.8;
      const onward: Point = [(ax - x) * 1.1, (ay - y) * 1.1];
      const notch = rib(share + 0.4 / leaflets);
      const leaflet: Point[] = [
        [x + onward[0], y + onward[1] + long],
        [notch[0], notch[1] + long * 0.42],
      ];
      return leaflet;
    });
  const under = edge(0.3).flat().map(point);
  const over = edge(-0.07).flat().reverse().map(point);
  return shape(`M${point(root)}L${under.join('L')}L${point(tip)}L${over.join('L')}Z`, fill);
}

/** A coconut palm: a swollen foot, a trunk that leans and rises, a crown of feathered fronds, lit on one side. */
export function coconutPalm(
  seed: number,
  [x, y]: Point,
  height: number,
  colours: PalmColours,
  { lean = 0.3, light = 1 }: { lean?: number; light?: 1 | -1 } = {},
): string {
  const { between } = random(seed);
  const bow = (up: number): Point => [x + height * lean * (1 - (1 - up) ** 1.9), y - height * up ** 1.08];
  const half = height * 0.024;
  const joints = (shift: number, share: number) =>
    [0, 0.06, 0.3, 0.6, 0.85, 1].map((up, index): Joint => {
      const [jx, jy] = bow(up);
      const wide = half * (index === 0 ? 1.9 : 1.15 - up * 0.5);
      return [jx + shift * wide * light, jy, wide * share];
    });
  const top = bow(1);
  const crown = (count: number, from: number, to: number, fill: (angle: number) => string) =>
    Array.from({ length: count }, (_, index) => {
      const angle = from + ((to - from) * index) / (count - 1) + between(-0.1, 0.1);
      return frond(top, angle, height * between(0.36, 0.46), fill(angle));
    }).join('');
  const nuts = colours.nut
    ? shape(
        [-1, 0.2, 1.2]
          .map((at) => {
            const r = height * 0.022;
            return `M${point([top[0] + at * r * 1.5 - r, top[1] + r * 1.6])}a${point([r, r])} 0 1 0 ${point([2 * r, 0])}a${point([r, r])} 0 1 0 ${point([-2 * r, 0])}Z`;
          })
          .join(''),
        colours.nut,
      )
    : '';
  const lit = (angle: number) =>
    Math.cos(angle) * light > 0.25 && Math.sin(angle) < 0.2 ? colours.frondLit : colours.frond;
  return group(
    {},
    crown(6, -Math.PI * 1.2, Math.PI * 0.2, () => colours.frond),
    shape(limb(joints(0, 1)), colours.trunk),
    shape(limb(joints(0.5, 0.42)), colours.trunkLit),
    nuts,
    crown(8, -Math.PI * 1.16, Math.PI * 0.18, lit),
  );
}

const blob = (cx: number, cy: number, rx: number, ry: number) =>
  `M${point([cx - rx, cy])}a${point([rx, ry])} 0 1 0 ${point([2 * rx, 0])}a${point([rx, ry])} 0 1 0 ${point([-2 * rx, 0])}Z`;

type Crown = { x: number; y: number; r: number; lit: boolean };

/** Leaf masses scattered between a skyline and a floor: crowns of forest, each with a lit cap towards the light. */
export function canopy(
  seed: number,
  { top, floor, span }: { top: (x: number) => number; floor: number; span: readonly [number, number] },
  size: number,
  colours: { shade: string; leaf: string; lit: string },
  light: 1 | -1 = 1,
): string {
  const { between } = random(seed);
  const rows: string[] = [];
  const [left, right] = span;
  const rowCount = Math.max(
    1,
    Math.round((floor - Math.min(top(left), top((left + right) / 2), top(right))) / (size * 0.75)),
  );
  for (let row = 0; row < rowCount; row++) {
    const crowns: Crown[] = [];
    for (let x = left; x < right; x += size * between(0.8, 1.4)) {
      const y = top(x) + size * 0.5 + (row / rowCount) * (floor - top(x)) + between(-0.2, 0.2) * size;
      const r = size * between(0.75, 1.3);
      if (y + r * 0.55 < floor) crowns.push({ x, y, r, lit: between(0, 1) < 0.62 });
    }
    const layer = (list: readonly Crown[], dx: number, dy: number, share: number, fill: string) =>
      shape(
        list.map(({ x, y, r }) => crownOf(between, x + dx * r * light, y + dy * r, r * share)).join(''),
        fill,
      );
    const lit = crowns.filter((crown) => crown.lit);
    rows.push(
      layer(crowns, 0, 0.12, 0.72, colours.shade) +
        layer(crowns, 0.06, -0.02, 0.56, colours.leaf) +
        layer(lit, 0.2, -0.22, 0.24, colours.lit),
    );
  }
  return group({}, ...rows);
}

function crownOf(between: Random['between'], cx: number, cy: number, r: number): string {
  return [-0.6, 0, 0.6]
    .map((at) =>
      blob(
        cx + at * r,
        cy + Math.abs(at) * r * 0.3 + between(-0.1, 0.1) * r,
        r * between(0.5, 0.68),
        r * between(0.42, 0.56),
      ),
    )
    .join('');
}

/** A heap of cumulus on a level base: shade, body and a lit edge towards the light. */
export function cumulus(
  seed: number,
  [x, y]: Point,
  width: number,
  height: number,
  colours: { shade: string; body: string; lit: string },
  light: 1 | -1 = 1,
): string {
  const { between } = random(seed);
  const puffs = Array.from({ length: 13 }, (_, index) => {
    const across = index / 12;
    const pile = Math.sin(Math.PI * across) ** 0.8 * between(0.55, 1);
    const r = height * (0.16 + 0.26 * pile);
    return { cx: x + width * (across - 0.5), cy: y - Math.max(0, height * pile - r), r };
  });
  const heap = (dx: number, dy: number, share: number) => {
    const lobes = puffs.map(({ cx, cy, r }) => {
      const px = cx + dx * r;
      const py = Math.min(cy + dy * r, y - r * share * 0.2);
      return dome(px, py, r * share, y);
    });
    return lobes.join('');
  };
  return group(
    {},
    shape(heap(0, 0, 1), colours.shade),
    shape(heap(light * 0.1, -0.14, 0.9), colours.body),
    shape(heap(light * 0.24, -0.34, 0.68), colours.lit),
  );
}

/** A round top that is cut level at the cloud's base when it reaches that far. */
function dome(cx: number, cy: number, r: number, base: number): string {
  if (cy + r <= base) return blob(cx, cy, r, r * 0.94);
  const half = Math.sqrt(Math.max(r * r - (base - cy) ** 2, 0));
  return `M${point([cx + half, base])}A${point([r, r])} 0 ${base > cy ? 1 : 0} 0 ${point([cx - half, base])}Z`;
}

/** Surf on a reef or beach: broken white lenses along a line. */
export function surf(
  seed: number,
  line: readonly Point[],
  size: number,
  colour: string,
  opacity = 0.9,
): string {
  const { between } = random(seed);
  let d = '';
  for (const [index, from] of line.entries()) {
    const to = line[index + 1];
    if (!to) break;
    const pieces = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 7)));
    for (let piece = 0; piece < pieces; piece++) {
      const [px, py] = mix(from, to, (piece + between(0, 1)) / pieces);
      const half = size * between(2, 6);
      d += `M${point([px - half, py])}Q${point([px, py - size * between(0.6, 1.4)])} ${point([px + half, py])}Q${point([px, py + size * 0.4])} ${point([px - half, py])}Z`;
    }
  }
  return shape(d, colour, { opacity });
}

/** The net of light that the waves throw on shallow sand: wavy strands with ties between them. */
export function caustics(
  seed: number,
  area: { x: number; y: number; width: number; height: number },
  colour: string,
): string {
  const { between } = random(seed);
  let d = '';
  let above: Point[] = [];
  for (let y = area.y; y < area.y + area.height; ) {
    const near = (y - area.y) / area.height;
    const cell = 34 + near * 90;
    const knots: Point[] = [];
    for (let x = area.x - between(0, cell); x < area.x + area.width + cell; x += cell * between(0.7, 1.4)) {
      knots.push([x, y + between(-0.1, 0.1) * cell]);
    }
    d += curve(knots);
    for (const [x, up] of above) {
      const knot = knots.find(([at]) => at > x - cell * 0.3);
      if (knot && between(0, 1) < 0.7)
        d += `M${point([x, up])}Q${point([x + cell * 0.1, (up + knot[1]) / 2])} ${point(knot)}`;
    }
    above = knots;
    y += 11 + near * 30;
  }
  return stroke(d, colour, 2, { opacity: 0.4 });
}

/** A reef patch seen through the water: flattened, with a ragged outline and darker heads of coral in it. */
export function reefPatch(seed: number, [x, y]: Point, width: number, fill: string, heads: string): string {
  const { between } = random(seed);
  const outline = Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index / 16) * Math.PI * 2;
    const r = (width / 2) * between(0.72, 1.1);
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.2];
  });
  const spots = Array.from({ length: Math.round(width / 22) }, () => {
    const angle = between(0, Math.PI * 2);
    const far = between(0, 0.36) * width;
    const r = between(0.02, 0.05) * width;
    return blob(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.18, r, r * 0.36);
  }).join('');
  const [first = [x, y] as Point] = outline;
  return (
    shape(`${curve([...outline, first])}Z`, fill, { opacity: 0.8 }) + shape(spots, heads, { opacity: 0.8 })
  );
}
