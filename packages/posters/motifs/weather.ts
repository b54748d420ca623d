import { random } from '../kit/random.ts';
import { group, type Point, place, point, shape } from '../kit/svg.ts';

/** The outline of a cloud bank about its base's middle: uneven lobes above, level below. */
function bankOutline(seed: number, width: number, height: number): string {
  const { between } = random(seed);
  const stops: number[] = [0];
  while ((stops.at(-1) ?? 1) < 1) stops.push(Math.min(1, (stops.at(-1) ?? 0) + between(0.06, 0.15)));
  const at = (share: number): Point => {
    const swell = Math.sin(Math.PI * share) ** 0.7;
    return [(share - 0.5) * width, share === 0 || share === 1 ? 0 : -height * swell * between(0.55, 0.85)];
  };
  const tops = stops.map(at);
  let d = `M${point(tops[0] ?? [0, 0])}`;
  for (const [index, [x, y]] of tops.entries()) {
    const before = tops[index - 1];
    if (!before) continue;
    const radius = (Math.hypot(x - before[0], y - before[1]) * between(0.52, 0.66)).toFixed(1);
    d += `A${radius} ${radius} 0 0 1 ${point([x, y])}`;
  }
  return `${d}Z`;
}

/** A bank of cloud, lit on the side that `light` names, each tone nested in the last. */
export function cloudBank(
  seed: number,
  [x, y]: Point,
  width: number,
  height: number,
  tones: { lit: string; body: string; shade: string },
  light: 1 | -1,
): string {
  const d = bankOutline(seed, width, height);
  return group(
    {},
    place(x, y, 1, shape(d, tones.lit)),
    place(x - light * width * 0.02, y, [0.95, 0.84], shape(d, tones.body)),
    place(x - light * width * 0.05, y, [0.84, 0.5], shape(d, tones.shade)),
  );
}
