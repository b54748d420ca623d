import { random } from '../kit/random.ts';
import { group, type Point, point, shape } from '../kit/svg.ts';

type Bloom = { trunk: string; trunkLit: string; shade: string; bloom: string; lit: string };

/** A ragged cluster of blossom: seven lobes of uneven reach. */
function cluster([x, y]: Point, r: number, between: (low: number, high: number) => number): string {
  const lobes = 7;
  const rim = Array.from({ length: lobes }, (_, lobe): Point => {
    const angle = (lobe / lobes) * Math.PI * 2 + between(-0.2, 0.2);
    const reach = r * between(0.78, 1.1);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.7];
  });
  const first = rim[0] ?? [x, y];
  let d = `M${point(first)}`;
  for (let lobe = 0; lobe < lobes; lobe++) {
    const here = rim[lobe] ?? first;
    const next = rim[(lobe + 1) % lobes] ?? first;
    const bulge = 1.5;
    const control: Point = [
      x + ((here[0] + next[0]) / 2 - x) * bulge,
      y + ((here[1] + next[1]) / 2 - y) * bulge,
    ];
    d += `Q${point(control)} ${point(next)}`;
  }
  return `${d}Z`;
}

/** A jacaranda in flower, its foot at the point: forked grey trunk, airy crown, lit from the upper left. */
export function jacaranda(seed: number, [x, y]: Point, height: number, tones: Bloom): string {
  const { between } = random(seed);
  const h = height;
  const at = (dx: number, dy: number): Point => [x + dx * h, y - dy * h];
  const limb = (from: Point, bend: Point, to: Point, thick: number, thin: number) =>
    `M${point([from[0] - thick, from[1]])}Q${point([bend[0] - thick * 0.6, bend[1]])} ${point([to[0] - thin, to[1]])}L${point([to[0] + thin, to[1]])}Q${point([bend[0] + thick * 0.6, bend[1]])} ${point([from[0] + thick, from[1]])}Z`;
  const fork = at(0.01, 0.3);
  const wood = [
    limb(at(0, 0), at(-0.035, 0.12), fork, h * 0.046, h * 0.024),
    limb(fork, at(-0.1, 0.42), at(-0.28, 0.62), h * 0.022, h * 0.006),
    limb(fork, at(0.0, 0.5), at(-0.06, 0.8), h * 0.022, h * 0.006),
    limb(fork, at(0.12, 0.42), at(0.26, 0.64), h * 0.022, h * 0.006),
    limb(at(-0.11, 0.45), at(-0.2, 0.46), at(-0.36, 0.5), h * 0.012, h * 0.004),
    limb(at(0.13, 0.46), at(0.24, 0.48), at(0.38, 0.52), h * 0.012, h * 0.004),
  ].join('');
  const litSide = limb(at(-0.02, 0), at(-0.035, 0.14), at(-0.008, 0.3), h * 0.014, h * 0.008);
  const crown: readonly Point[] = [
    [-0.36, 0.55],
    [-0.25, 0.68],
    [-0.12, 0.62],
    [-0.1, 0.8],
    [0.02, 0.7],
    [0.06, 0.86],
    [0.18, 0.76],
    [0.15, 0.6],
    [0.29, 0.65],
    [0.38, 0.54],
    [-0.2, 0.8],
    [-0.02, 0.9],
  ];
  const layer = (count: number, size: number, lift: number, drift: number) =>
    crown
      .flatMap(([dx, dy]) =>
        Array.from({ length: count }, () =>
          cluster(
            at(dx + drift + between(-0.075, 0.075), dy + lift + between(-0.06, 0.06)),
            h * size * between(0.75, 1.2),
            between,
          ),
        ),
      )
      .join('');
  const near = height > 200;
  return group(
    {},
    shape(layer(near ? 2 : 1, near ? 0.07 : 0.095, -0.045, 0.02), tones.shade),
    shape(wood, tones.trunk),
    shape(litSide, tones.trunkLit),
    shape(layer(near ? 6 : 2, near ? 0.038 : 0.066, 0, 0), tones.bloom),
    shape(layer(near ? 6 : 2, near ? 0.017 : 0.03, 0.035, -0.025), tones.lit),
  );
}
