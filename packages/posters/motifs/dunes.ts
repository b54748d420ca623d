import { smooth } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { type Point, point, shape, stroke } from '../kit/svg.ts';

type Dune = { crest: readonly Point[]; lit: string; shade: string };

/** A dune: the windward side in the light, and a sharp lee side that falls away from its summit. */
export function dune({ crest, lit, shade }: Dune, lee: readonly Point[]): string {
  const [left] = crest[0] ?? [0];
  const [summit] = lee[0] ?? [0];
  const [foot] = lee.at(-1) ?? [0];
  const beyond = crest.filter(([x]) => x >= summit);
  const edge = smooth([...lee].reverse()).replace('M', 'L');
  return (
    shape(`${smooth(crest)}V1020H${left}Z`, lit) + shape(`${smooth(beyond)}V1020H${foot}${edge}Z`, shade)
  );
}

/** Ripples that the wind leaves in the sand. */
export function windMarks(
  seed: number,
  area: { x: number; y: number; width: number; height: number },
  colour: string,
): string {
  const { between } = random(seed);
  const d = Array.from({ length: 18 }, () => {
    const [x, y, length] = [
      area.x + between(0, area.width),
      area.y + between(0, area.height),
      between(40, 120),
    ];
    return `M${point([x, y])}q${(length / 4).toFixed(1)} -5 ${(length / 2).toFixed(1)} 0t${(length / 2).toFixed(1)} 0`;
  });
  return stroke(d.join(''), colour, 2, { opacity: 0.45 });
}

/** A tuft of desert grass: blades that fan from one root, and the shade beside it. */
export function tussock(seed: number, [x, y]: Point, size: number, colour: string): string {
  const { between } = random(seed);
  const blades = Array.from({ length: 19 }, (_, index) => {
    const lean = (index / 18 - 0.5) * 2;
    const tall = (78 - Math.abs(lean) * 34) * size * between(0.75, 1.1);
    const root = x + lean * 9 * size;
    const tip: Point = [x + lean * 64 * size + between(0, 14) * size, y - tall];
    const bend: Point = [root + lean * 12 * size, y - tall * 0.7];
    return `M${point([root - 2.4 * size, y])}Q${point(bend)} ${point(tip)}Q${point([bend[0] + 4 * size, bend[1] + 5 * size])} ${point([root + 2.4 * size, y])}Z`;
  });
  return (
    shape(
      `M${point([x - 14 * size, y - 2])}Q${point([x + 60 * size, y - 8 * size])} ${point([x + 150 * size, y + 20 * size])}Q${point([x + 50 * size, y + 16 * size])} ${point([x - 14 * size, y + 3])}Z`,
      colour,
      { opacity: 0.4 },
    ) + shape(blades.join(''), colour)
  );
}
