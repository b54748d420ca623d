import { type Random, random } from './random.ts';
import { group, type Point, point, polygon, shape } from './svg.ts';
import type { Tones } from './tone.ts';

type Crown = 'flat' | 'slant' | 'point' | 'step';

/** How far below its tip a block's roof lies, at a share of its width. */
const roofs: Record<Crown, (share: number, width: number) => number> = {
  flat: () => 0,
  slant: (share, width) => (1 - share) * width * 0.6,
  point: (share, width) => Math.abs(1 - 2 * share) * width * 0.7,
  step: (share) => (Math.abs(share - 0.5) < 0.25 ? 0 : 24),
};

/** A tower block with its lit and its shaded edge; it stands on the level of the origin. */
export function block(x: number, width: number, height: number, tones: Tones, crown: Crown): string {
  const at = (share: number): Point => [x + share * width, roofs[crown](share, width) - height];
  const strip = (from: number, to: number, fill: string) => {
    const line = [from, 0.25, 0.26, 0.5, 0.74, 0.75, to].filter((share) => share >= from && share <= to);
    return polygon([[x + from * width, 0], ...line.map(at), [x + to * width, 0]], fill);
  };
  return group({}, strip(0, 1, tones.mid), strip(0, 0.25, tones.lit), strip(0.75, 1, tones.shade));
}

/** Rooms with a light on, somewhere in a block's grid of windows. */
function rooms({ between }: Random, x: number, width: number, height: number): string {
  const columns = Math.floor((width - 8) / 7);
  const rows = Math.floor((height - 14) / 10);
  return Array.from({ length: Math.round(columns * rows * 0.14) }, () => {
    const column = Math.floor(between(0, columns));
    const row = Math.floor(between(0, rows));
    return `M${point([x + 5 + column * 7, -14 - row * 10])}h3.500v5h-3.500z`;
  }).join('');
}

type Street = {
  seed: number;
  from: number;
  to: number;
  low: number;
  high: number;
  tones: Tones;
  lamps?: string;
};

/** A row of towers; the same seed keeps the same street. */
export function street({ seed, from, to, low, high, tones, lamps }: Street): string {
  const dice = random(seed);
  const { between, pick } = dice;
  let drawn = '';
  let lights = '';
  for (let x = from; x < to; ) {
    const width = between(20, 42);
    const height = between(low, high);
    const crown = pick(['flat', 'slant', 'point', 'step', 'flat'] as const);
    drawn += block(x, width, height, tones, height < 110 ? 'flat' : crown);
    lights += rooms(dice, x, width, Math.min(height, 100));
    x += width + between(-2, 12);
  }
  return drawn + (lamps ? shape(lights, lamps, { opacity: 0.8 }) : '');
}
