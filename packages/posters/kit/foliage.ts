import { random } from './random.ts';
import { group, type Point, point, shape, stroke } from './svg.ts';

/** Leaf, its shade and, on the side of the light, its lit edge. */
export type Leaf = { trunk: string; shade: string; leaf: string; lit: string };

/** A clump of leaves: an ellipse with a scalloped edge. */
export function clump(seed: number, [x, y]: Point, rx: number, ry: number, lobes = 14): string {
  const { between } = random(seed);
  const at = (index: number): Point => {
    const angle = (index / lobes) * Math.PI * 2;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  };
  let d = `M${point(at(0))}`;
  for (let lobe = 1; lobe <= lobes; lobe++) {
    const [from, to] = [at(lobe - 1), at(lobe % lobes)];
    const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) * between(0.52, 0.75);
    d += `A${point([radius, radius])} 0 0 1 ${point(to)}`;
  }
  return `${d}Z`;
}

/** A shade tree of the tea gardens: a thin forked trunk below flat tiers of leaves. The light comes from `side`. */
export function shadeTree(
  seed: number,
  [x, y]: Point,
  height: number,
  leaf: Leaf,
  side: -1 | 1 = -1,
  spread = 0.34,
): string {
  const { between } = random(seed);
  const limbs = [-0.95, -0.5, -0.1, 0.4, 0.9].map((reach, index): Point => {
    const lift = 0.64 + (index % 2) * 0.13 + between(-0.03, 0.03);
    return [x + reach * spread * height, y - height * lift];
  });
  const fork: Point = [x + height * 0.01, y - height * 0.4];
  const w = height * 0.022;
  const trunk = shape(
    `M${point([x - w * 1.4, y])}Q${point([x - w * 0.5, y - height * 0.2])} ${point([fork[0] - w * 0.8, fork[1]])}L${point([fork[0] + w * 0.8, fork[1]])}Q${point([x + w * 0.8, y - height * 0.2])} ${point([x + w * 1.6, y])}Z`,
    leaf.trunk,
  );
  const branches = limbs
    .map(
      ([tx, ty]) =>
        `M${point(fork)}Q${point([fork[0] + (tx - fork[0]) * 0.25, ty + height * 0.1])} ${point([tx, ty])}`,
    )
    .join('');
  const crest: Point[] = [
    [x - height * spread * 0.3, y - height * 0.88],
    [x + height * spread * 0.35, y - height * 0.9],
  ];
  const tiers = [...crest, ...limbs].map(([tx, ty], index) => {
    const rx = height * spread * between(0.42, 0.56);
    const ry = rx * between(0.36, 0.44);
    return { at: [tx, ty] as Point, rx, ry, seed: seed * 7 + index };
  });
  const layer = (dx: number, dy: number, size: number) =>
    tiers
      .map(({ at, rx, ry, seed: own }) =>
        clump(
          own,
          [at[0] + side * dx * rx, at[1] + dy * ry],
          rx * size,
          ry * size,
          Math.max(12, Math.round(rx / 3)),
        ),
      )
      .join('');
  return group(
    {},
    stroke(branches, leaf.trunk, w * 1.3),
    trunk,
    shape(layer(0, 0.25, 1), leaf.shade),
    shape(layer(0.05, -0.1, 0.9), leaf.leaf),
    shape(layer(0.3, -0.4, 0.52), leaf.lit),
  );
}

/** A feathered palm leaf from its root to its tip, bowed by `droop`. */
function frond(root: Point, angle: number, reach: number, droop: number): string {
  const bend: Point = [root[0] + Math.cos(angle) * reach * 0.55, root[1] + Math.sin(angle) * reach * 0.62];
  const tip: Point = [root[0] + Math.cos(angle) * reach, root[1] + Math.sin(angle) * reach * 0.7 + droop];
  const at = (t: number): Point => [
    (1 - t) ** 2 * root[0] + 2 * t * (1 - t) * bend[0] + t * t * tip[0],
    (1 - t) ** 2 * root[1] + 2 * t * (1 - t) * bend[1] + t * t * tip[1],
  ];
  const leaflets = 10;
  let d = '';
  for (let leaflet = 1; leaflet <= leaflets; leaflet++) {
    const t = leaflet / leaflets;
    const [x, y] = at(t * 0.96);
    const [nextX, nextY] = at(Math.min(1, t * 0.96 + 0.17));
    const run = Math.hypot(nextX - x, nextY - y) || 1;
    const [alongX, alongY] = [(nextX - x) / run, (nextY - y) / run];
    const length = reach * 0.26 * Math.sin(Math.min(1, t * 0.8 + 0.14) * Math.PI) ** 0.6 + 2;
    for (const hand of [-1, 1]) {
      const tipX = x + (alongX * 0.95 - alongY * hand * 0.6) * length;
      const tipY = y + (alongY * 0.95 + alongX * hand * 0.6) * length + length * 0.22;
      d += `M${point([x, y])}L${point([tipX, tipY])}L${point([nextX, nextY])}Z`;
    }
  }
  const spine = `M${point(root)}Q${point(bend)} ${point(tip)}Q${point([bend[0], bend[1] + reach * 0.07])} ${point([root[0], root[1] + reach * 0.05])}Z`;
  return spine + d;
}

/** A betel palm: a straight ringed stem, a green shaft and a small crown of feathered leaves. */
export function areca(seed: number, [x, y]: Point, height: number, leaf: Leaf, lean = 0.02): string {
  const { between } = random(seed);
  const top: Point = [x + height * lean, y - height];
  const w = height * 0.013 + 1;
  const stem = (share: number) => [x + (top[0] - x) * share, y + (top[1] - y) * share] as const;
  const neck = stem(0.9);
  const rings = Array.from({ length: 12 }, (_, ring) => {
    const [rx, ry] = stem(0.1 + ring * 0.065);
    return `M${point([rx - w, ry])}h${(w * 2).toFixed(1)}`;
  }).join('');
  const behind = [-0.02, -0.34, -0.66, -0.98];
  const before = [0.1, -0.16, -0.44, -0.58, -0.84, -1.1];
  const crown = (angles: readonly number[], share: number) =>
    angles
      .map((turn) => {
        const angle = Math.PI * turn + between(-0.07, 0.07);
        const reach = height * share * between(0.92, 1.06);
        return frond(top, angle, reach, reach * 0.46 * Math.abs(Math.cos(angle)));
      })
      .join('');
  return group(
    {},
    shape(
      `M${point([x - w * 1.3, y])}L${point([neck[0] - w * 0.8, neck[1]])}L${point([neck[0] + w * 0.8, neck[1]])}L${point([x + w * 1.3, y])}Z`,
      leaf.trunk,
    ),
    stroke(rings, leaf.shade, 1.2),
    shape(crown(behind, 0.29), leaf.shade),
    shape(
      `M${point([neck[0] - w * 1.1, neck[1]])}Q${point([top[0] - w * 1.7, neck[1] - height * 0.05])} ${point(top)}Q${point([top[0] + w * 1.7, neck[1] - height * 0.05])} ${point([neck[0] + w * 1.1, neck[1]])}Z`,
      leaf.lit,
    ),
    shape(crown(before, 0.27), leaf.leaf),
  );
}

/**
 * A tea garden between two lines of its slope, far and near: rows of clipped bushes, lit along their tops, with the dark
 * of the paths between them. Both lines need the same number of points.
 */
export function teaRows(
  seed: number,
  far: readonly Point[],
  near: readonly Point[],
  rows: number,
  colours: { gap: string; shade: string; leaf: string; lit: string },
): string {
  const { between } = random(seed);
  const lineAt = (share: number): Point[] =>
    far.map(([x, y], index) => {
      const [nx, ny] = near[index] ?? [x, y];
      return [x + (nx - x) * share, y + (ny - y) * share];
    });
  const share = (row: number) => (row / rows) ** 1.4;
  const scallops = (line: readonly Point[], step: number) => {
    let d = '';
    for (let index = 1; index < line.length; index++) {
      const [from, to] = [line[index - 1] ?? ([0, 0] as const), line[index] ?? ([0, 0] as const)];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const bushes = Math.max(1, Math.round(length / step));
      for (let bush = 1; bush <= bushes; bush++) {
        const t = bush / bushes;
        const r = (length / bushes) * between(0.56, 0.8);
        d += `A${point([r, r])} 0 0 1 ${point([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t])}`;
      }
    }
    return d;
  };
  const rowOf = (row: number) => {
    const depth = (share(row + 1) - share(row)) * Math.abs((near[0]?.[1] ?? 0) - (far[0]?.[1] ?? 0));
    const step = Math.max(10, depth * 0.7 + row * 2.6);
    const band = (top: number, bottom: number) => {
      const at = (part: number) => lineAt(share(row) + (share(row + 1) - share(row)) * part);
      const [head, foot] = [at(top), at(bottom).reverse()];
      const back = bottom < 0.5 ? scallops(foot, step * 1.7) : `L${foot.map(point).join('L')}`;
      return `M${point(head[0] ?? [0, 0])}${scallops(head, step)}L${point(foot[0] ?? [0, 0])}${back}Z`;
    };
    return (
      shape(band(0.06, 0.9), colours.shade) +
      shape(band(0.04, 0.6), colours.leaf) +
      shape(band(0.02, 0.24), colours.lit)
    );
  };
  const ground = shape(
    `M${far.map(point).join('L')}L${[...near].reverse().map(point).join('L')}Z`,
    colours.gap,
  );
  return group({}, ground, ...Array.from({ length: rows }, (_, row) => rowOf(row)));
}
