import { curve, limb } from '../kit/limbs.ts';
import { type Random, random } from '../kit/random.ts';
import { circle, group, type Point, place, point, shape, stroke } from '../kit/svg.ts';

type Branch = { at: Point; angle: number; reach: number };

/** Forks a branch again and again; gathers the twigs of one order in one line of path data. */
function ramify(
  between: Random['between'],
  { at, angle, reach }: Branch,
  { spread, forks, shrink }: { spread: number; forks: readonly number[]; shrink: number },
  orders: string[],
  order = 0,
): void {
  const end: Point = [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach];
  const side = between(-0.14, 0.14) * reach;
  const bend: Point = [
    (at[0] + end[0]) / 2 - Math.sin(angle) * side,
    (at[1] + end[1]) / 2 + Math.cos(angle) * side,
  ];
  orders[order] = `${orders[order]}M${point(at)}Q${point(bend)} ${point(end)}`;
  if (order === orders.length - 1) return;
  for (const fork of forks) {
    const turned = angle + fork * spread * between(0.7, 1.25);
    const next = { at: end, angle: turned, reach: reach * shrink * between(0.85, 1.15) };
    ramify(between, next, { spread, forks, shrink }, orders, order + 1);
  }
}

/** Staghorn: blunt branches that fork upwards, each with its lit side. */
export function branchingCoral(
  seed: number,
  [x, y]: Point,
  height: number,
  colours: { dark: string; lit: string },
): string {
  const { between } = random(seed);
  const orders = ['', '', ''];
  for (const tilt of [-0.95, -0.5, -0.1, 0.3, 0.75]) {
    const root = {
      at: [x + tilt * height * 0.24, y] as Point,
      angle: -Math.PI / 2 + tilt,
      reach: height * 0.4,
    };
    ramify(between, root, { spread: 0.42, forks: [-1, 1], shrink: 0.8 }, orders);
  }
  const width = (order: number) => height * 0.1 * 0.74 ** order;
  return group(
    { 'stroke-linejoin': 'round' },
    ...orders.map((d, order) => stroke(d, colours.dark, width(order))),
    place(
      height * 0.014,
      -height * 0.01,
      1,
      ...orders.map((d, order) => stroke(d, colours.lit, Math.max(1.4, width(order) * 0.36))),
    ),
  );
}

/** A gorgonian: a flat fan of fine branches on a short stem, over a paler web. */
export function fanCoral(
  seed: number,
  [x, y]: Point,
  height: number,
  colours: { web: string; rib: string },
): string {
  const { between } = random(seed);
  const orders = ['', '', '', '', '', ''];
  ramify(
    between,
    { at: [x, y], angle: -Math.PI / 2, reach: height * 0.2 },
    { spread: 0.4, forks: [-1, 1], shrink: 0.92 },
    orders,
  );
  for (const tilt of [-1.05, 1.05]) {
    const start: Branch = { at: [x, y - height * 0.12], angle: -Math.PI / 2 + tilt, reach: height * 0.17 };
    const wing = orders.slice(1);
    ramify(between, start, { spread: 0.34, forks: [-1, 1], shrink: 0.88 }, wing);
    for (const [index, d] of wing.entries()) orders[index + 1] = d;
  }
  const rim = Array.from({ length: 25 }, (_, index): Point => {
    const angle = -Math.PI * (1.12 - (index / 24) * 1.24);
    const r = height * between(0.5, 0.56);
    return [x + Math.cos(angle) * r * 1.08, y - height * 0.4 + Math.sin(angle) * r];
  });
  const web = `M${point([x, y - height * 0.08])}${curve(rim).replace('M', 'L')}Z`;
  return group(
    {},
    shape(web, colours.web, { opacity: 0.6 }),
    ...orders.map((d, order) => stroke(d, colours.rib, Math.max(1.5, height * 0.045 * 0.7 ** order))),
  );
}

/** A brain coral: a dome with winding furrows, lit above and shaded at its foot. */
export function brainCoral(
  [x, y]: Point,
  radius: number,
  colours: { dome: string; shade: string; furrow: string; lit: string },
): string {
  const r = radius;
  const outline = `M${point([x - r, y])}C${point([x - r, y - r * 1.06])} ${point([x + r, y - r * 1.06])} ${point([x + r, y])}C${point([x + r * 0.7, y + r * 0.2])} ${point([x - r * 0.7, y + r * 0.2])} ${point([x - r, y])}Z`;
  const furrows = [0.26, 0.46, 0.66, 0.84]
    .map((share) => {
      const steps = Math.round(9 + share * 8);
      const line = Array.from({ length: steps + 1 }, (_, index): Point => {
        const angle = Math.PI * (1 - index / steps);
        const wave = share + (index % 2 === 0 ? 0.055 : -0.055);
        return [x + Math.cos(angle) * r * wave, y - Math.sin(angle) * r * 0.78 * wave];
      });
      return curve(line);
    })
    .join('');
  return group(
    {},
    shape(outline, colours.dome),
    shape(
      `M${point([x - r, y])}C${point([x - r, y - r * 0.9])} ${point([x - r * 0.3, y - r * 0.8])} ${point([x - r * 0.1, y - r * 0.79])}C${point([x - r * 0.66, y - r * 0.7])} ${point([x - r * 0.5, y])} ${point([x - r * 0.3, y + r * 0.14])}C${point([x - r * 0.6, y + r * 0.12])} ${point([x - r * 0.8, y + r * 0.08])} ${point([x - r, y])}Z`,
      colours.shade,
    ),
    stroke(furrows, colours.furrow, r * 0.045, { opacity: 0.7 }),
    stroke(
      `M${point([x - r * 0.2, y - r * 0.76])}C${point([x + r * 0.3, y - r * 0.84])} ${point([x + r * 0.8, y - r * 0.5])} ${point([x + r * 0.93, y - r * 0.16])}`,
      colours.lit,
      r * 0.05,
    ),
  );
}

/** A table coral: a wide thin plate on a stalk, bright above and dark below. */
export function tableCoral([x, y]: Point, width: number, colours: { plate: string; under: string }): string {
  const half = width / 2;
  const top = y - width * 0.34;
  return group(
    {},
    shape(
      `M${point([x - half, top + 4])}C${point([x - half * 0.4, top + width * 0.1])} ${point([x - half * 0.16, top + width * 0.16])} ${point([x - half * 0.14, y])}L${point([x + half * 0.2, y])}C${point([x + half * 0.2, top + width * 0.16])} ${point([x + half * 0.5, top + width * 0.09])} ${point([x + half, top + 2])}Z`,
      colours.under,
    ),
    shape(
      `M${point([x - half, top + 4])}C${point([x - half * 0.8, top - width * 0.07])} ${point([x + half * 0.8, top - width * 0.09])} ${point([x + half, top + 2])}C${point([x + half * 0.5, top + width * 0.05])} ${point([x - half * 0.5, top + width * 0.06])} ${point([x - half, top + 4])}Z`,
      colours.plate,
    ),
  );
}

/** A cluster of tube sponges, open at the top. */
export function tubeSponge(
  seed: number,
  [x, y]: Point,
  height: number,
  colours: { tube: string; lit: string; mouth: string },
): string {
  const { between } = random(seed);
  return group(
    {},
    ...[-0.32, 0.34, -0.05, 0.16].map((tilt, index) => {
      const tall = height * (index === 2 ? 1 : between(0.55, 0.85));
      const half = height * 0.085;
      const top: Point = [x + tilt * tall * 0.9, y - tall];
      const body = limb([
        [x + tilt * height * 0.3, y, half * 0.7],
        [x + tilt * tall * 0.6, y - tall * 0.5, half * 0.9],
        [top[0], top[1], half],
      ]);
      const gleam = limb([
        [x + tilt * height * 0.3 + half * 0.3, y, half * 0.16],
        [top[0] + half * 0.5, top[1] + half, half * 0.24],
      ]);
      return (
        shape(body, colours.tube) +
        shape(gleam, colours.lit) +
        shape(
          `M${point([top[0] - half, top[1]])}a${point([half, half * 0.42])} 0 1 0 ${point([half * 2, 0])}a${point([half, half * 0.42])} 0 1 0 ${point([-half * 2, 0])}Z`,
          colours.mouth,
        )
      );
    }),
  );
}

/** A small reef fish, nose to the right, 40 units long. */
export const fish = (colours: { body: string; belly: string }): string =>
  shape('M20 0C13 -9 -2 -11 -10 -2L-22 -10C-19 -4 -19 4 -22 9L-10 2C-2 10 13 8 20 0Z', colours.body) +
  shape('M20 0C12 3 0 3 -10 1.6C-2 10 13 8 20 0Z', colours.belly) +
  shape('M4 -8C0 -14 -6 -13 -9 -11L-6 -4Z', colours.body);

/** A green turtle seen from the side and a little below, head to the right, 200 units long. */
export function turtle(colours: { shell: string; skin: string; plastron: string }): string {
  return group(
    {},
    shape('M-58 2C-78 4 -92 16 -98 30C-82 28 -64 22 -50 12Z', colours.skin),
    shape('M34 -6C46 -40 34 -70 8 -92C10 -64 8 -36 12 -10Z', colours.skin),
    shape('M58 -6C70 -20 92 -22 100 -10C104 -2 96 6 84 6C74 8 64 8 56 6Z', colours.skin),
    shape('M-64 4C-44 -34 26 -40 64 -6C52 16 -30 24 -64 4Z', colours.plastron),
    shape('M-70 4C-46 -42 30 -46 66 -8C30 2 -30 12 -70 4Z', colours.shell),
    stroke('M-40 -20L-28 2M-8 -30L-2 2M28 -29L28 -4', colours.plastron, 2.4),
    shape('M44 4C52 34 40 62 16 84C20 56 18 30 22 8Z', colours.skin),
    circle(92, -10, 2.4, colours.shell),
  );
}

/** Bubbles that swell and spread as they climb. */
export function bubbles(
  seed: number,
  from: Point,
  rise: number,
  count: number,
  colours: { rim: string; gleam: string },
): string {
  const { between } = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const up = index / count;
    const r = 3 + up * 11 * between(0.5, 1.2);
    const cx = from[0] + between(-1, 1) * (6 + up * 34) - up * 30;
    const cy = from[1] - up * rise;
    return (
      circle(cx, cy, r, colours.rim, { opacity: 0.5 }) +
      circle(cx + r * 0.28, cy - r * 0.3, Math.max(1, r * 0.36), colours.gleam)
    );
  }).join('');
}
