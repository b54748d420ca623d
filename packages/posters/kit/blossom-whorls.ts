import type { Spot } from './points.ts';
import { point, shape } from './svg.ts';

export type Bloom = { leaf: string; lit: string; bloom: string; bloomLit: string };

/** A whorl of long leaves, open upwards. */
function whorl([x, y, r]: Spot, turn: number): string {
  return Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (0.94 + (index / 8) * 1.12) + turn;
    const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r];
    const [nx, ny] = [-dy * 0.24, dx * 0.24];
    return `M${point([x, y])}Q${point([x + dx * 0.5 + nx, y + dy * 0.5 + ny])} ${point([x + dx, y + dy])}Q${point([x + dx * 0.5 - nx, y + dy * 0.5 - ny])} ${point([x, y])}Z`;
  }).join('');
}

/** The places of a truss's flowers, as shares of the whorl's size: a dome, the last ones in the light. */
const dome = [
  [0.32, -0.22],
  [0.02, -0.16],
  [0.2, -0.44],
  [-0.32, -0.26],
  [-0.12, -0.5],
] as const;

/** A flower from above: five round petals about a point. */
function flower(x: number, y: number, r: number): string {
  const corner = (index: number) => {
    const angle = (index / 5) * Math.PI * 2 - 0.6;
    return point([x + Math.cos(angle) * r * 0.72, y + Math.sin(angle) * r * 0.64]);
  };
  const bow = (r * 0.5).toFixed(1);
  return `M${corner(0)}${[1, 2, 3, 4, 5].map((index) => `A${bow} ${bow} 0 0 1 ${corner(index)}`).join('')}Z`;
}

/** Dwarf rhododendrons close by: whorls of dark leaves, and on two of three a truss of flowers; lit from the left. */
export function blossomWhorls(places: readonly Spot[], tones: Bloom): string {
  return places
    .map((place, index) => {
      const [x, y, r] = place;
      const turn = ((index * 7) % 5) * 0.09 - 0.18;
      const leaves =
        shape(whorl(place, turn), tones.leaf) +
        shape(whorl([x - r * 0.05, y, r * 0.62], turn - 0.2), tones.lit);
      if (index % 3 === 1) return leaves;
      const flowers = dome.map(([dx, dy]) => flower(x + dx * r, y + dy * r, r * 0.27));
      const [shaded, light] = [flowers.slice(0, 3), flowers.slice(3)];
      return leaves + shape(shaded.join(''), tones.bloom) + shape(light.join(''), tones.bloomLit);
    })
    .join('');
}
