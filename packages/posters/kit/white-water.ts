import { smooth } from './curves.ts';
import { random } from './random.ts';
import { circle, type Point, point, shape } from './svg.ts';

export type WaterTones = { face: string; clear: string; foam: string; foamShade: string };

/** Foam that topples along a crest: uneven lobes above, a torn hem below that runs down the face. */
function topple(seed: number, crest: readonly Point[], thick: number): string {
  const { between } = random(seed);
  const [first, ...rest] = crest;
  if (!first) return '';
  const lobes = rest.map((to, index) => {
    const from = crest[index] ?? to;
    const r = (Math.hypot(to[0] - from[0], to[1] - from[1]) * between(0.51, 0.8)).toFixed(1);
    return `A${r} ${r} 0 0 1 ${point(to)}`;
  });
  const end = crest.length - 1;
  const hem = [...crest].reverse().map(([x, y], index): Point => {
    const taper = Math.sin((index / end) * Math.PI) ** 0.7;
    return [x + between(-8, 8), y + thick * taper * (index % 3 === 1 ? between(1, 1.7) : between(0.35, 0.8))];
  });
  return `M${point(first)}${lobes.join('')}${smooth(hem).replace('M', 'L')}Z`;
}

/** Threads of foam that slide down a wave's face, following its curve. */
function threads(seed: number, hump: readonly Point[], height: number): string {
  const { between } = random(seed);
  return Array.from({ length: Math.round(hump.length * 0.9) }, () => {
    const [x, y] = hump[Math.floor(between(0.15, 0.8) * hump.length)] ?? [0, 0];
    const [top, long] = [y + height * between(0.5, 0.95), between(18, 60)];
    const side = between(-1, 1) > 0 ? 1 : -1;
    const tip: Point = [x + side * long, top + height * 0.14];
    return `M${point([x, top])}Q${point([x + side * long * 0.5, top - 1])} ${point(tip)}Q${point([x + side * long * 0.4, top + 5])} ${point([x, top])}Z`;
  }).join('');
}

/** A standing wave: a dark face towards us, clear water under its crest, and the crest breaking white. */
export function breaker(
  seed: number,
  [x, y]: Point,
  width: number,
  height: number,
  tones: WaterTones,
): string {
  const { between } = random(seed);
  const lean = between(-0.08, 0.08);
  const at = (share: number, up: number): Point => [x + (share - 0.5) * width, y - up * height];
  const rise = (t: number) =>
    Math.sin(Math.PI * Math.min(Math.max(t + lean * Math.sin(Math.PI * t), 0), 1)) ** 1.3;
  const steps = Math.max(8, Math.round(width / 30));
  const line = (from: number, to: number, wobble: number) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const t = from + ((to - from) * step) / steps;
      return at(t, rise(t) + between(-wobble, wobble));
    });
  const hump = line(0, 1, 0);
  const sheen = line(0.12, 0.88, 0.02);
  const under = [...sheen].reverse().map(([sx, sy], index): Point => {
    const share = Math.sin((index / steps) * Math.PI);
    return [sx, sy + height * 0.55 * share];
  });
  const crest = line(0.14, 0.86, 0.07).map(([cx, cy]): Point => [cx + between(-9, 9), cy]);
  const lower = crest.map(([cx, cy]): Point => [cx + 3, cy + height * 0.12]);
  return (
    shape(`${smooth(hump)}Q${point(at(0.5, -0.24))} ${point(at(0, 0))}Z`, tones.face) +
    shape(`${smooth(sheen)}${smooth(under).replace('M', 'L')}Z`, tones.clear) +
    shape(threads(seed + 3, hump, height), tones.foamShade) +
    shape(topple(seed + 1, lower, height * 0.42), tones.foamShade) +
    shape(topple(seed + 2, crest, height * 0.26), tones.foam)
  );
}

/** Water thrown up where a bow strikes: tongues of unequal length, and the drops that leave them. */
export function splash(seed: number, [x, y]: Point, reach: number, tones: WaterTones): string {
  const { between } = random(seed);
  const burst = (size: number) => {
    const tongues = 9;
    let d = `M${point([x - size * 0.62, y])}`;
    for (let tongue = 0; tongue < tongues; tongue++) {
      const angle = Math.PI * (1.06 + (tongue / (tongues - 1)) * 0.88);
      const long = size * between(0.72, 1.1);
      const tip: Point = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
      const dip = angle + (Math.PI * 0.44) / (tongues - 1);
      const notch: Point = [x + Math.cos(dip) * size * 0.52, y + Math.sin(dip) * size * 0.5];
      const bend = (near: Point): Point => [near[0] * 0.5 + tip[0] * 0.5 + 3, near[1] * 0.3 + tip[1] * 0.7];
      d += `Q${point(bend([x + Math.cos(angle - 0.2) * size * 0.5, y + Math.sin(angle - 0.2) * size * 0.5]))} ${point(tip)}Q${point(bend(notch))} ${point(notch)}`;
    }
    return `${d}L${point([x + size * 0.62, y])}Z`;
  };
  const drops = Array.from({ length: 22 }, () => {
    const angle = Math.PI * between(1.1, 1.92);
    const far = reach * between(0.95, 1.55);
    return circle(x + Math.cos(angle) * far, y + Math.sin(angle) * far, between(1.6, 5), tones.foam);
  });
  return shape(burst(reach), tones.foamShade) + shape(burst(reach * 0.78), tones.foam) + drops.join('');
}

/** Streaks that run with the stream across a reach that widens towards us; `half` is its half-width at a level. */
export function streaks(
  seed: number,
  { middle, top, bottom, half }: { middle: number; top: number; bottom: number; half: (y: number) => number },
  count: number,
  fill: string,
  opacity: number,
): string {
  const { between } = random(seed);
  const d = Array.from({ length: count }, () => {
    const near = between(0, 1) ** 1.2;
    const y = top + near * (bottom - top);
    const [long, thick] = [between(30, 90) * (0.4 + near), 2 + near * 9];
    const x = middle + between(-1, 1) * Math.max(half(y) - long, 10);
    return `M${point([x - long, y])}Q${point([x - long * 0.3, y - thick])} ${point([x + long, y + thick * 0.4])}Q${point([x, y + thick])} ${point([x - long, y])}Z`;
  }).join('');
  return shape(d, fill, { opacity });
}
