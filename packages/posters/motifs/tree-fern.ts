import { random } from '../kit/random.ts';
import { group, type Point, point, shape, stroke } from '../kit/svg.ts';

type Frond = { base: Point; angle: number; length: number; droop: number; width: number };

/** One frond: a rib that rises and bows under its own weight, with leaflets on both sides. */
function frond({ base, angle, length, droop, width }: Frond, fill: string, rib: string): string {
  const [out, up] = [Math.cos(angle), Math.sin(angle)];
  const tip: Point = [base[0] + out * length, base[1] + up * length * 0.5 + length * droop * Math.abs(out)];
  const bend: Point = [
    base[0] + out * length * 0.55,
    base[1] + up * length * 0.5 - length * 0.16 * Math.abs(out),
  ];
  const on = (t: number): Point => [
    (1 - t) ** 2 * base[0] + 2 * t * (1 - t) * bend[0] + t ** 2 * tip[0],
    (1 - t) ** 2 * base[1] + 2 * t * (1 - t) * bend[1] + t ** 2 * tip[1],
  ];
  const leaflets = Math.max(10, Math.round(length / 9));
  let d = '';
  for (let leaf = 1; leaf <= leaflets; leaf++) {
    const t = 0.1 + (leaf / leaflets) * 0.9;
    const here = on(t);
    const ahead = on(Math.min(1, t + 0.05));
    const run = Math.hypot(ahead[0] - here[0], ahead[1] - here[1]) || 1;
    const along: Point = [(ahead[0] - here[0]) / run, (ahead[1] - here[1]) / run];
    const reach = width * Math.sin(Math.min(1, 0.12 + t * 0.95) * Math.PI) ** 0.7 + 2;
    const thick = (length / leaflets) * 0.52;
    for (const side of [-1, 1]) {
      const end: Point = [
        here[0] + (-along[1] * side + along[0] * 0.55) * reach,
        here[1] + (along[0] * side + along[1] * 0.55) * reach + reach * 0.12,
      ];
      d += `M${point([here[0] - along[0] * thick, here[1] - along[1] * thick])}L${point(end)}L${point([here[0] + along[0] * thick, here[1] + along[1] * thick])}Z`;
    }
  }
  return (
    shape(d, fill) + stroke(`M${point(base)}Q${point(bend)} ${point(tip)}`, rib, Math.max(1.4, width * 0.1))
  );
}

type Tones = { trunk: string; trunkLit: string; back: string; leaf: string; lit: string; rib: string };

/** A tree fern, its foot at the point: a scaly trunk and a wheel of bowing fronds. */
export function treeFern(
  seed: number,
  [x, y]: Point,
  height: number,
  spread: number,
  tones: Tones,
  lean = 0,
): string {
  const { between } = random(seed);
  const crown: Point = [x + lean * height, y - height];
  const girth = spread * 0.075;
  const trunk = `M${point([x - girth, y])}Q${point([x - girth * 0.8 + lean * height * 0.2, y - height * 0.5])} ${point([crown[0] - girth * 0.7, crown[1]])}L${point([crown[0] + girth * 0.7, crown[1]])}Q${point([x + girth * 0.8 + lean * height * 0.2, y - height * 0.5])} ${point([x + girth, y])}Z`;
  const scales = Array.from({ length: Math.round(height / 16) }, (_, row) => {
    const t = row / (height / 16);
    const cx = x + lean * height * t ** 1.4;
    const cy = y - height * t - 6;
    return `M${point([cx - girth * 0.7, cy - 4])}L${point([cx, cy + 3])}L${point([cx + girth * 0.7, cy - 4])}`;
  }).join('');
  const wheel = (count: number, from: number, to: number, reach: number, fill: string) =>
    Array.from({ length: count }, (_, index) => {
      const angle = from + ((to - from) * index) / (count - 1) + between(-0.07, 0.07);
      const length = spread * reach * between(0.88, 1.1);
      return frond(
        { base: crown, angle, length, droop: 0.3 + Math.abs(Math.cos(angle)) * 0.16, width: length * 0.15 },
        fill,
        tones.rib,
      );
    }).join('');
  const shag = Array.from({ length: 9 }, (_, index) => {
    const left = crown[0] + (index - 4) * girth * 0.34;
    return `M${point([left - 3, crown[1]])}L${point([left + (index - 4) * 2.4, crown[1] + spread * between(0.16, 0.34)])}L${point([left + 3, crown[1]])}Z`;
  }).join('');
  return group(
    {},
    wheel(9, -Math.PI * 1.16, Math.PI * 0.16, 0.96, tones.back),
    shape(trunk, tones.trunk),
    stroke(scales, tones.trunkLit, 1.8),
    shape(shag, tones.trunk),
    wheel(10, -Math.PI * 1.06, Math.PI * 0.06, 1, tones.leaf),
    wheel(4, -Math.PI * 0.99, -Math.PI * 0.55, 0.8, tones.lit),
    unfurling(crown, spread * 0.3, tones.lit),
  );
}

/** The young fronds in the middle, still rolled up at their tips. */
function unfurling([x, y]: Point, height: number, colour: string): string {
  const curl = (dx: number, h: number, turn: number) => {
    const r = h * 0.13 * turn;
    return `M${point([x + dx * 0.3, y])}Q${point([x + dx * 0.4, y - h * 0.6])} ${point([x + dx, y - h])}q${point([r * 0.4, -Math.abs(r)])} ${point([r * 1.3, -Math.abs(r) * 0.7])}q${point([r * 0.7, Math.abs(r) * 0.6])} ${point([-r * 0.1, Math.abs(r) * 0.9])}`;
  };
  return stroke(curl(-8, height, 1) + curl(7, height * 0.8, -1), colour, Math.max(2, height * 0.05));
}
