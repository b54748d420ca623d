import { random } from './random.ts';
import { group, type Point, point, shape } from './svg.ts';

type Leaf = { trunk: string; trunkLit: string; shade: string; leaf: string; lit: string };

/** A willow: a leaning trunk, a domed crown, and strands of leaves that hang from it. */
export function willow(seed: number, [x, y]: Point, height: number, leaf: Leaf): string {
  const { between } = random(seed);
  const strand = (fill: string, count: number, spread: number, length: number) => {
    let d = '';
    for (let index = 0; index < count; index++) {
      const across = between(-1, 1);
      const rise = y - height * (0.94 - across ** 2 * 0.1);
      const root: Point = [x + 8 + across * spread * 0.42, rise + between(-6, 20)];
      const tip: Point = [x + 8 + across * spread * 1.12, rise + length * between(0.6, 1.1)];
      const bend: Point = [x + 8 + across * spread * 1.12, rise - height * 0.1];
      d += `M${point(root)}Q${point([bend[0] - 4, bend[1] - 3])} ${point(tip)}Q${point([bend[0] + 5, bend[1] + 12])} ${point([root[0], root[1] + 7])}Z`;
    }
    return shape(d, fill);
  };
  const trunk = `M${x - 22} ${y}C${x - 8} ${y - height * 0.2} ${x - 14} ${y - height * 0.4} ${x + 4} ${y - height * 0.6}L${x - 34} ${y - height * 0.86}L${x - 26} ${y - height * 0.88}L${x + 12} ${y - height * 0.68}L${x + 50} ${y - height * 0.9}L${x + 58} ${y - height * 0.87}L${x + 26} ${y - height * 0.58}C${x + 16} ${y - height * 0.36} ${x + 18} ${y - height * 0.2} ${x + 28} ${y}Z`;
  return group(
    {},
    strand(leaf.shade, 60, height * 0.36, height * 0.6),
    shape(trunk, leaf.trunk),
    shape(
      `M${x - 22} ${y}C${x - 8} ${y - height * 0.2} ${x - 14} ${y - height * 0.4} ${x + 4} ${y - height * 0.6}L${x + 8} ${y - height * 0.58}C${x - 2} ${y - height * 0.36} ${x} ${y - height * 0.2} ${x - 6} ${y}Z`,
      leaf.trunkLit,
    ),
    strand(leaf.leaf, 90, height * 0.35, height * 0.56),
    strand(leaf.lit, 46, height * 0.3, height * 0.36),
  );
}
