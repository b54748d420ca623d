import { random } from './random.ts';
import { group, type Point, point, shape, stroke } from './svg.ts';

type Stand = {
  seed: number;
  from: Point;
  to: Point;
  count: number;
  height: number;
  fill: string;
  /** How far the tips lean, as a share of the height. */
  wind?: number;
};

/** Tall grass: long blades that rise straight and bow at the tip, along a line. */
export function tallGrass({ seed, from, to, count, height, fill, wind = 0.12 }: Stand): string {
  const { between } = random(seed);
  // Blades that lean left wind the other way round; in one path the two would cut holes into each other.
  const paths = { left: '', right: '' };
  for (let blade = 0; blade < count; blade++) {
    const share = between(0, 1);
    const foot: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const tall = height * between(0.5, 1.1);
    const lean = tall * (wind + between(-0.3, 0.3));
    const width = Math.max(2, tall * 0.022) * Math.sign(lean);
    const tip: Point = [foot[0] + lean * 1.5, foot[1] - tall * between(0.78, 1)];
    const elbow: Point = [foot[0] + lean * 0.35, foot[1] - tall];
    const inner: Point = [elbow[0] + width * 1.6, elbow[1] + Math.abs(width) * 3];
    paths[lean < 0 ? 'left' : 'right'] +=
      `M${point([foot[0] - width, foot[1]])}Q${point(elbow)} ${point(tip)}Q${point(inner)} ${point([foot[0] + width, foot[1]])}Z`;
  }
  return shape(paths.left, fill) + shape(paths.right, fill);
}

/** Flower heads of kans grass on thin stems: feathers that hang with the wind. */
export function plumes(
  seed: number,
  from: Point,
  to: Point,
  count: number,
  height: number,
  colours: { stem: string; plume: string; shade: string },
): string {
  const { between } = random(seed);
  let [stems, heads, shades] = ['', '', ''];
  for (let plume = 0; plume < count; plume++) {
    const share = (plume + between(0.1, 0.9)) / count;
    const foot: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const tall = height * between(0.7, 1.12);
    const lean = tall * between(0.04, 0.2);
    const top: Point = [foot[0] + lean, foot[1] - tall];
    const size = height * between(0.2, 0.26);
    const tip: Point = [top[0] + size * 0.5, top[1] - size];
    stems += `M${point(foot)}Q${point([foot[0] + lean * 0.3, foot[1] - tall * 0.6])} ${point(top)}`;
    for (let strand = 0; strand < 9; strand++) {
      const up = strand / 9;
      const root: Point = [top[0] + (tip[0] - top[0]) * up * 0.8, top[1] + (tip[1] - top[1]) * up * 0.8];
      const reach = size * (0.5 - up * 0.18);
      const side = strand % 2 ? 0.26 : 0.62;
      const end: Point = [root[0] + reach * side, root[1] - reach * (1.05 - side * 0.5)];
      const feather = `M${point(root)}Q${point([root[0] - reach * 0.1, root[1] - reach * 0.5])} ${point(end)}Q${point([root[0] + reach * 0.42, root[1] - reach * 0.16])} ${point(root)}Z`;
      if (strand % 2) heads += feather;
      else shades += feather;
    }
  }
  return group(
    {},
    stroke(stems, colours.stem, Math.max(1.4, height * 0.012)),
    shape(shades, colours.shade),
    shape(heads, colours.plume),
  );
}
