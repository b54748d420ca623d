import { marble, stone } from './delhi.ts';
import { archPath } from './mughal.ts';
import { palettes } from './palettes.ts';
import { group, type Point, point, polygon, rect, shape, stroke } from './svg.ts';
import { mix, type Tones } from './tone.ts';

const p = palettes.delhi;
/** Where the tower stands on the sheet. */
export const minarFoot = 800;

const axis = 850;

/** How wide the tower is at some height above its foot, both in metres; it tapers in a faint curve. */
const widthAt = (metres: number) => 14.3 - 11.4 * (metres / 72.5) ** 0.92;

const scale = 7.5;

const up = (metres: number) => minarFoot - metres * scale;

type Flute = 'round' | 'angular';

/** The tone of a face that looks `angle` away from us (negative is towards the light). */
function toneAt(angle: number, { lit, mid, shade, deep }: Tones): string {
  const away = (angle + 0.75) / 2.1;
  if (away < 0) return lit;
  if (away < 0.42) return mix(lit, mid, away / 0.42);
  return away < 0.8
    ? mix(mid, shade, (away - 0.42) / 0.38)
    : mix(shade, deep, Math.min(1, (away - 0.8) / 0.4) * 0.6);
}

/** A stretch of the shaft between two heights, as upright strips: each flute has its own lit and shaded face. */
function shaft(from: number, to: number, flutes: readonly Flute[], tones: Tones): string {
  const count = 12;
  const strip = (left: number, right: number, fill: string) => {
    const x = (angle: number, metres: number) => axis + (Math.sin(angle) * widthAt(metres) * scale) / 2;
    const grow = 0.012;
    return polygon(
      [
        [x(left, from), up(from)],
        [x(left, to), up(to)],
        [x(right + grow, to), up(to)],
        [x(right + grow, from), up(from)],
      ],
      fill,
    );
  };
  const faces: Record<Flute, readonly (readonly [from: number, to: number, turn: number])[]> = {
    round: [
      [0, 0.22, -0.55],
      [0.22, 0.6, 0],
      [0.6, 0.84, 0.4],
      [0.84, 1, 0.85],
    ],
    angular: [
      [0, 0.5, -0.45],
      [0.5, 1, 0.6],
    ],
  };
  return Array.from({ length: count }, (_, index) => {
    const step = Math.PI / count;
    const start = -Math.PI / 2 + index * step;
    const flute = flutes[index % flutes.length] ?? 'round';
    return faces[flute]
      .map(([a, b, turn]) =>
        strip(start + a * step, start + b * step, toneAt(start + step / 2 + turn, tones)),
      )
      .join('');
  }).join('');
}

/** A smooth ring round the shaft: an inscribed band, or a course of marble. */
function band(metres: number, height: number, tones: Tones, swell = 1.03): string {
  const half = (at: number) => (widthAt(at) * scale * swell) / 2;
  const edge = (share: number): Point[] => [
    [axis + half(metres) * share, up(metres)],
    [axis + half(metres + height) * share, up(metres + height)],
  ];
  const strip = (left: number, right: number, fill: string) =>
    polygon([...edge(left), ...edge(right).reverse()], fill);
  return strip(-1, 1, tones.mid) + strip(-1, -0.45, tones.lit) + strip(0.4, 1, tones.shade);
}

/** The carving of a band: a run of small upright strokes. */
function carving(metres: number, height: number): string {
  const half = (widthAt(metres) * scale) / 2;
  const marks = Array.from({ length: 15 }, (_, index) => Math.sin(((index - 7) / 15) * Math.PI) * half);
  const d = marks.map(
    (x) => `M${point([axis + x, up(metres + height * 0.2)])}V${up(metres + height * 0.8).toFixed(1)}`,
  );
  return stroke(d.join(''), stone.deep, 1.3, { opacity: 0.6 });
}

/** A balcony: honeycomb brackets that step outwards, the slab they carry, and its railing. */
function balcony(metres: number): string {
  const half = (widthAt(metres) * scale) / 2;
  const size = Math.max(0.55, half / 42);
  const y = up(metres);
  const ring = (reach: number, top: number, height: number, tones: Tones) =>
    rect(axis - reach, y + top, reach * 2, height, tones.mid) +
    rect(axis - reach, y + top, reach * 0.6, height, tones.lit) +
    rect(axis + reach * 0.42, y + top, reach * 0.58, height, tones.shade);
  const tiers = [0, 1, 2].map((tier) => {
    const reach = half + (3 - tier) * 4.2 * size;
    const top = tier * 7 * size;
    const cells = Array.from({ length: 9 }, (_, cell) =>
      archPath(
        axis + Math.sin(((cell - 4) / 9.6) * Math.PI) * reach,
        y + top + 7 * size,
        5.4 * size * Math.cos(((cell - 4) / 11) * Math.PI),
        6 * size,
        3 * size,
      ),
    ).join('');
    return ring(reach, top, 7.4 * size, stone) + shape(cells, stone.deep, { opacity: 0.62 });
  });
  const reach = half + 17 * size;
  const posts = Array.from(
    { length: 17 },
    (_, post) => axis + Math.sin(((post - 8) / 17) * Math.PI) * reach * 0.97,
  );
  return group(
    {},
    ...[...tiers].reverse(),
    ring(reach, -4.5 * size, 4.8 * size, { ...stone, mid: stone.lit, shade: stone.mid }),
    stroke(
      posts.map((x) => `M${point([x, y - 4 * size])}v${(-8 * size).toFixed(1)}`).join(''),
      stone.shade,
      1.6 * size,
    ),
    ring(reach, -13.5 * size, 2.6 * size, { ...stone, shade: stone.mid, mid: stone.lit }),
  );
}

/** The Qutub Minar: five storeys, fluted differently, with four balconies between. */
export function minar(): string {
  const inscriptions = [5, 11.5, 18, 23.5, 35.5, 49.6];
  return group(
    {},
    rect(axis - 66, minarFoot - 10, 132, 14, stone.mid),
    rect(axis + 22, minarFoot - 10, 44, 14, stone.shade),
    shaft(0, 29, ['angular', 'round'], stone),
    shaft(29, 44.6, ['round'], stone),
    shaft(44.6, 56.8, ['angular'], stone),
    ...inscriptions.map((metres) => band(metres, 1.5, stone) + carving(metres, 1.5)),
    shape(archPath(axis - 4, minarFoot, 16, 34), p.dark),
    band(56.8, 7.8, marble, 1),
    ...[58.2, 60.4, 62.6].map((metres) => band(metres, 0.9, stone, 1.02)),
    shaft(64.6, 72.5, ['round'], stone),
    band(65.4, 2.2, marble),
    band(69.6, 1.6, marble),
    balcony(29),
    balcony(44.6),
    balcony(56.8),
    balcony(64.6),
    band(72.3, 1, { ...stone, mid: stone.lit }, 1.3),
  );
}
