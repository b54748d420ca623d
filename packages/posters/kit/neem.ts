import { type Random, random } from './random.ts';
import { group, type Point, point, shape, stroke } from './svg.ts';

export type NeemTones = { trunk: string; bark: string; shade: string; leaf: string; lit: string };

/** A spray of foliage as path data: narrow leaves round a centre that hang a little. */
function spray({ between }: Random, [x, y]: Point, radius: number): string {
  const leaves = Math.max(9, Math.min(17, Math.round(radius / 2.6)));
  const at = (index: number, reach: number): Point => {
    const angle = (index / leaves) * Math.PI * 2;
    return [
      x + Math.cos(angle) * radius * reach,
      y + Math.sin(angle) * radius * reach * 0.82 + radius * 0.08 * reach,
    ];
  };
  let d = `M${point(at(0, 0.84))}`;
  for (let leaf = 1; leaf <= leaves; leaf++) {
    d += `L${point(at(leaf - between(0.35, 0.65), between(1.02, 1.26)))}L${leaf === leaves ? point(at(0, 0.84)) : point(at(leaf, between(0.74, 0.9)))}`;
  }
  return `${d}Z`;
}

type Clump = { at: Point; radius: number };

/** Single leaves that catch the light, as path data: narrow lenses over one side of a clump. */
function glints({ between }: Random, { at, radius }: Clump, count: number): string {
  return Array.from({ length: count }, () => {
    const angle = between(2.4, 5);
    const reach = radius * between(0.25, 0.95);
    const [x, y] = [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach * 0.8];
    const turn = between(-0.5, 1.1);
    const length = Math.max(4, Math.min(15, radius * between(0.22, 0.4)));
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length];
    return `M${point([x, y])}q${point([dx * 0.5 + dy * 0.28, dy * 0.5 - dx * 0.28])} ${point([dx, dy])}q${point([-dx * 0.5 - dy * 0.28, -dy * 0.5 + dx * 0.28])} ${point([-dx, -dy])}z`;
  }).join('');
}

/** Foliage in three tones; the light falls on the upper left of the whole and of each clump. */
function foliage(dice: Random, clumps: readonly Clump[], centre: Point, tones: NeemTones): string {
  const layer = (move: number, size: number) =>
    clumps
      .map(({ at, radius }) => spray(dice, [at[0] - radius * move, at[1] - radius * move], radius * size))
      .join('');
  const towardsLight = ({ at }: Clump) => at[0] - centre[0] + (at[1] - centre[1]) * 1.3 < 0;
  return (
    shape(layer(0, 1), tones.shade) +
    shape(layer(0.26, 0.7), tones.leaf) +
    shape(clumps.map((clump) => glints(dice, clump, towardsLight(clump) ? 9 : 3)).join(''), tones.lit)
  );
}

/** A neem: a forked trunk under a wide, broken crown of leaf sprays, lit from the left. */
export function neem(seed: number, [x, y]: Point, height: number, tones: NeemTones): string {
  const dice = random(seed);
  const fork: Point = [x + height * 0.01, y - height * 0.36];
  const centre: Point = [x, y - height * 0.68];
  const width = height * 0.042;
  const clumps = Array.from({ length: 19 }, (_, index): Clump => {
    const angle = index * 2.4;
    const reach = Math.sqrt((index + 0.6) / 19);
    return {
      at: [
        centre[0] + Math.cos(angle) * height * 0.36 * reach,
        centre[1] + Math.sin(angle) * height * (Math.sin(angle) > 0 ? 0.17 : 0.23) * reach,
      ],
      radius: height * dice.between(0.085, 0.125),
    };
  });
  const limbs = clumps
    .slice(6, 18)
    .map(({ at }) =>
      stroke(
        `M${point([fork[0], fork[1] + height * 0.05])}Q${point([(fork[0] * 2 + at[0]) / 3, (fork[1] + at[1] * 2) / 3])} ${point(at)}`,
        tones.trunk,
        width * 0.32,
      ),
    );
  const trunk = (left: number, right: number) =>
    `M${point([x + width * left * 2, y])}C${point([x + width * left, y - height * 0.06])} ${point([x + width * left * 0.8, y - height * 0.2])} ${point([fork[0] + width * left * 0.8, fork[1] - height * 0.04])}L${point([fork[0] + width * right * 0.8, fork[1] - height * 0.04])}C${point([x + width * right * 0.8, y - height * 0.2])} ${point([x + width * right, y - height * 0.06])} ${point([x + width * right * 2, y])}Z`;
  return group(
    {},
    ...limbs,
    shape(trunk(-0.6, 0.6), tones.trunk),
    shape(trunk(-0.6, -0.2), tones.bark),
    foliage(dice, clumps, centre, tones),
  );
}

/** A low bush of the same leaves, its foot along the point's level. */
export function shrub(seed: number, [x, y]: Point, width: number, tones: NeemTones): string {
  const dice = random(seed);
  const clumps = Array.from({ length: 8 }, (_, index): Clump => {
    const along = (index + 0.5) / 8 - 0.5;
    return {
      at: [x + along * width, y - width * (0.16 - along * along * 0.5) * dice.between(0.5, 1.3)],
      radius: width * dice.between(0.12, 0.17),
    };
  });
  return foliage(dice, clumps, [x + width * 0.3, y], tones);
}

/** The shadow of the tree on the ground: `along` units sideways and `down` units nearer for each unit of its height. */
export function neemShadow([x, y]: Point, height: number, [along, down]: Point, colour: string): string {
  const reach = height * 0.68;
  const [cx, cy] = [x + along * reach, y + down * reach];
  const width = height * 0.02;
  return group(
    { opacity: 0.4 },
    shape(
      `M${point([x - width * 2, y])}L${point([x + width * 2, y])}L${point([cx, cy - width])}L${point([cx, cy + width])}Z`,
      colour,
    ),
    shape(spray(random(Math.round(x)), [0, 0], height * 0.36), colour, {
      transform: `translate(${point([cx, cy])}) scale(1.25 0.26)`,
    }),
  );
}
