import { type Random, random } from './random.ts';
import { group, type Point, point, shape } from './svg.ts';

type Tones = { trunk: string; shade: string; leaf: string; lit: string };

/** A tuft of leaves: a ring of small bumps of uneven size. */
function tuft({ between }: Random, [x, y]: Point, radius: number): string {
  const bumps = radius < 16 ? 5 : 7;
  const turn = between(0, 1);
  const corner = (index: number): Point => {
    const angle = ((index + turn) / bumps) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.82];
  };
  let d = `M${point(corner(0))}`;
  for (let bump = 1; bump <= bumps; bump++) {
    const r = (radius * between(0.42, 0.6)).toFixed(1);
    d += `A${r} ${r} 0 0 1 ${point(corner(bump))}`;
  }
  return `${d}Z`;
}

type Crown = {
  seed: number;
  centre: Point;
  /** Half its width and half its height. */
  size: Point;
  tones: Omit<Tones, 'trunk'>;
  /** Where the light comes from, as a direction on the sheet. */
  light: Point;
  boughs?: number;
};

/** One leaf, or a dab of several: a lens of some length at an angle. */
function dab([x, y]: Point, length: number, angle: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [nx, ny] = [-dy * 0.42, dx * 0.42];
  return `M${point([x - dx, y - dy])}Q${point([x + nx, y + ny])} ${point([x + dx, y + dy])}Q${point([x - nx, y - ny])} ${point([x - dx, y - dy])}Z`;
}

/** A crown of boughs, each with its shade and its leaf, and dabs of lit leaves on the side of the light. */
export function crown({ seed, centre, size, tones, light, boughs = 22 }: Crown): string {
  const source = random(seed);
  const { between } = source;
  const norm = Math.hypot(...light) || 1;
  const [lx, ly] = [light[0] / norm, light[1] / norm];
  const grain = Math.min(size[0], size[1]) * 0.42;
  const spots = Array.from({ length: boughs }, (_, index) => {
    const angle = index * 2.4 + between(-0.3, 0.3);
    const reach = Math.sqrt((index + 0.5) / boughs) * 0.84;
    const flat = Math.sin(angle) > 0 ? 0.7 : 1;
    const [u, v] = [Math.cos(angle) * reach, Math.sin(angle) * reach * flat];
    return {
      at: [centre[0] + u * size[0], centre[1] + v * size[1]] as Point,
      towards: u * lx + v * ly,
      r: grain * between(0.75, 1.15),
    };
  });
  const leaves = spots.filter(({ towards }) => towards > -0.35);
  const dabs = (share: number, count: number, least: number) =>
    spots
      .filter(({ towards }) => towards > least)
      .map(({ at, r }) =>
        Array.from({ length: count }, () => {
          const angle = Math.atan2(ly, lx) + between(-1.25, 1.25);
          const out = r * between(0.2, 0.95);
          return dab(
            [at[0] + Math.cos(angle) * out, at[1] + Math.sin(angle) * out * 0.82],
            r * share * between(0.7, 1.2),
            between(-0.7, 0.7),
          );
        }).join(''),
      )
      .join('');
  return (
    shape(spots.map(({ at, r }) => tuft(source, at, r)).join(''), tones.shade) +
    shape(
      leaves
        .map(({ at, r }) => tuft(source, [at[0] + lx * r * 0.3, at[1] + ly * r * 0.3], r * 0.66))
        .join(''),
      tones.leaf,
    ) +
    shape(dabs(0.17, 5, -0.4), tones.leaf) +
    shape(dabs(0.15, 6, 0.05), tones.lit)
  );
}

export type Tree = readonly [x: number, y: number, size: number];

/** Trees strewn over a patch of land, larger towards its foot. */
export function strewn(
  seed: number,
  span: readonly [number, number],
  between: (x: number) => readonly [top: number, bottom: number],
  size: number,
  gap: number,
): Tree[] {
  const chance = random(seed);
  const trees: Tree[] = [];
  for (let x = span[0]; x < span[1]; x += gap) {
    const [top, bottom] = between(x);
    for (let y = top; y < bottom; y += gap * 0.62) {
      const grown = 0.75 + 0.5 * ((y - top) / Math.max(bottom - top, 1));
      trees.push([
        x + chance.between(-0.5, 0.5) * gap,
        y + chance.between(-0.3, 0.3) * gap,
        size * grown * chance.between(0.8, 1.2),
      ]);
    }
  }
  return trees;
}

/** Woods seen from afar: a bumpy crown to each tree with its lit shoulder, the nearest in front. */
export function woods(
  seed: number,
  trees: readonly Tree[],
  tones: Omit<Tones, 'trunk'>,
  light: 1 | -1,
): string {
  const source = random(seed);
  const { between } = source;
  const speck = (x: number, y: number, size: number) => {
    const angle = between(-1.5, 0.3);
    const at: Point = [x + light * Math.cos(angle) * size * 0.55, y + Math.sin(angle) * size * 0.5];
    return dab(at, size * between(0.14, 0.22), between(-0.6, 0.6));
  };
  return [...trees]
    .sort((a, b) => a[1] - b[1])
    .map(
      ([x, y, size]) =>
        shape(tuft(source, [x, y], size), tones.shade) +
        shape(tuft(source, [x + light * size * 0.2, y - size * 0.2], size * 0.72), tones.leaf) +
        shape(Array.from({ length: 3 }, () => speck(x, y, size)).join(''), tones.lit),
    )
    .join('');
}

/** A branching trunk from its foot up to where the crown hides it. */
function trunk([x, y]: Point, height: number, fill: string): string {
  const w = height * 0.03;
  const at = (dx: number, up: number) => point([x + dx * w, y - up * height]);
  return shape(
    `M${at(-2.1, 0)}C${at(-0.9, 0.08)} ${at(-0.8, 0.22)} ${at(-1, 0.34)}Q${at(-1.6, 0.46)} ${at(-4.4, 0.6)}L${at(-3.4, 0.62)}Q${at(-1, 0.5)} ${at(-0.3, 0.43)}L${at(0, 0.7)}L${at(0.8, 0.7)}L${at(0.7, 0.44)}Q${at(2, 0.52)} ${at(4.2, 0.6)}L${at(4.9, 0.57)}Q${at(1.8, 0.45)} ${at(1.1, 0.33)}C${at(0.9, 0.2)} ${at(1.2, 0.07)} ${at(2.4, 0)}Z`,
    fill,
  );
}

/** A broad-crowned tree (rain tree, sal, jackfruit) standing at its foot. */
export function leafyTree(
  seed: number,
  foot: Point,
  height: number,
  tones: Tones,
  light: Point,
  spread = 0.42,
): string {
  const [x, y] = foot;
  return group(
    {},
    trunk(foot, height, tones.trunk),
    crown({ seed, centre: [x, y - height * 0.7], size: [height * spread, height * 0.31], tones, light }),
  );
}

/** An areca (betel) palm: a thin ringless stem and a small head of feathered fronds. */
export function areca(
  seed: number,
  [x, y]: Point,
  height: number,
  tones: { stem: string; frond: string },
  lean = 0,
): string {
  const { between } = random(seed);
  const w = Math.max(1.6, height * 0.016);
  const top: Point = [x + lean * height, y - height * 0.86];
  const bend: Point = [x + lean * height * 0.3, y - height * 0.45];
  const stem = shape(
    `M${point([x - w * 1.3, y])}Q${point([bend[0] - w, bend[1]])} ${point([top[0] - w * 0.8, top[1]])}h${(w * 1.6).toFixed(1)}Q${point([bend[0] + w, bend[1]])} ${point([x + w * 1.3, y])}Z`,
    tones.stem,
  );
  let d = '';
  for (let frond = 0; frond < 9; frond++) {
    const angle = -Math.PI * (0.04 + (frond / 8) * 0.92) + between(-0.07, 0.07);
    const reach = height * between(0.2, 0.27);
    const droop = reach * (0.25 + 0.55 * Math.abs(Math.cos(angle)));
    d += feather(top, angle, reach, droop);
  }
  return stem + shape(d, tones.frond);
}

/** One feathered frond from its base: a bent rib with leaflets cut into its lower edge. */
function feather([x, y]: Point, angle: number, reach: number, droop: number): string {
  const on = (t: number): Point => [
    x + Math.cos(angle) * reach * t,
    y + Math.sin(angle) * reach * t + droop * t * t,
  ];
  const wide = reach * 0.15;
  let upper = '';
  let lower = '';
  const cuts = 6;
  for (let cut = 1; cut <= cuts; cut++) {
    const t = cut / cuts;
    const width = wide * Math.sin(Math.PI * Math.min(t * 0.9 + 0.08, 1)) ** 0.7;
    const [px, py] = on(t);
    upper += `L${point([px, py - width * 0.35])}`;
    const [qx, qy] = on(t - 0.08);
    lower = `L${point([px + width * 0.2, py + width])}L${point([qx, qy + width * 0.3])}${lower}`;
  }
  return `M${point([x, y])}${upper}${lower}Z`;
}

type PineTones = { trunk: string; shade: string; lit: string };

/** A Khasi pine: a bare foot and drooping tiers, each with its lit half; `light` names the side of the sun. */
export function pine(seed: number, [x, y]: Point, height: number, tones: PineTones, light: 1 | -1): string {
  const { between } = random(seed);
  const near = height > 200;
  const tiers = near ? 9 : 4;
  let shade = '';
  let lit = '';
  for (let tier = 0; tier < tiers; tier++) {
    const base = y - height * (0.16 + (0.74 * tier) / tiers);
    const peak: Point = [x, Math.max(base - (height * 1.5) / tiers, y - height)];
    const sag = height * 0.03;
    const tip = (side: 1 | -1): Point => [
      x + side * height * 0.23 * (1 - tier / (tiers + 0.6)) * between(0.85, 1.15),
      base,
    ];
    const [left, right] = [tip(-1), tip(1)];
    const sweep = ([tipX]: Point, share: number, lift: number) =>
      point([x + (tipX - x) * share, base - sag * lift]);
    const outer = (to: Point) => (near ? `Q${sweep(to, 0.35, 1)} ${point(to)}` : `L${point(to)}`);
    const back = near ? `Q${sweep(right, 0.35, 1)} ${point(peak)}` : '';
    shade += `M${point(peak)}${outer(left)}Q${sweep(left, 0.3, 0.2)} ${point([x, base + sag])}Q${sweep(right, 0.3, 0.2)} ${point(right)}${back}Z`;
    const bright = light === 1 ? right : left;
    lit += `M${point(peak)}${outer(bright)}L${sweep(bright, 0.12, 2)}Z`;
  }
  const w = Math.max(1.4, height * 0.018);
  const stem = `M${point([x - w, y])}L${point([x - w * 0.6, y - height * 0.4])}L${point([x + w * 0.6, y - height * 0.4])}L${point([x + w, y])}Z`;
  return shape(stem, tones.trunk) + shape(shade, tones.shade) + shape(lit, tones.lit);
}
