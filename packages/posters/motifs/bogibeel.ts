import { group, type Point, point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';

/**
 * The Bogibeel bridge from the river: spans of steel that carry the road on their back and the railway within. It runs
 * from the right edge away to the left, in true perspective; `bank` counts spans from the viewer.
 */
const eye = 438;
const vanish = -330;
const near = 1680;
const spans = 14;
const panels = 8;
const level = { water: -150, seat: 30, rail: 52, roof: 112, chord: 176, road: 196, parapet: 210 };

const scaleAt = (bank: number, behind: number) => 1 / (1 + 0.46 * bank + 0.07 * behind);

/** Where a point lies on the sheet: spans away, height above the eye, and 0 for the near truss or 1 for the far one. */
const at = (bank: number, height: number, behind = 0): Point => {
  const scale = scaleAt(bank, behind);
  return [vanish + (near - vanish) * scale + behind * 120 * scale, eye - height * scale];
};

const fade = (colour: string, air: string, bank: number) => mix(colour, air, Math.min(0.9, bank * 0.085));

export type Steel = {
  tones: Tones;
  concrete: Tones;
  air: string;
  glass: string;
  coach: string;
  coachShade: string;
};

/** A member of the truss between two points, as a flat bar whose width follows the perspective. */
function bar(
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  behind: number,
): string {
  const [a, b] = [at(...from, behind), at(...to, behind)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const [wa, wb] = [(width / 2) * scaleAt(from[0], behind), (width / 2) * scaleAt(to[0], behind)];
  return `M${point([a[0] + nx * wa, a[1] + ny * wa])}L${point([b[0] + nx * wb, b[1] + ny * wb])}L${point([b[0] - nx * wb, b[1] - ny * wb])}L${point([a[0] - nx * wa, a[1] - ny * wa])}Z`;
}

/** One span of one truss: Warren diagonals with posts at the panel points, between two chords. */
function truss(span: number, behind: number, steel: Steel): string {
  const { seat, chord } = level;
  const gap = 0.014;
  const knot = (index: number) => span + gap + ((1 - 2 * gap) * index) / panels;
  let [lit, shade, posts] = ['', '', ''];
  for (let panel = 0; panel < panels; panel++) {
    const rising = panel % 2 === 0;
    const [from, to] = [knot(panel), knot(panel + 1)];
    const diagonal = bar([from, rising ? seat : chord], [to, rising ? chord : seat], 11, behind);
    if (rising) lit += diagonal;
    else shade += diagonal;
    posts += bar([from, seat], [from, chord], panel ? 6 : 12, behind);
  }
  posts += bar([knot(panels), seat], [knot(panels), chord], 12, behind);
  const tone = (name: keyof Tones) => fade(steel.tones[name], steel.air, span + behind * 2.2);
  return (
    shape(posts, tone('mid')) +
    shape(shade, tone('deep')) +
    shape(lit, tone('shade')) +
    shape(bar([span + gap, seat], [span + 1 - gap, seat], 20, behind), tone('shade')) +
    shape(bar([span + gap, chord], [span + 1 - gap, chord], 16, behind), tone('mid'))
  );
}

const strip = (from: number, to: number, foot: number, top: number, fill: string, behind = 0) =>
  polygon([at(from, foot, behind), at(to, foot, behind), at(to, top, behind), at(from, top, behind)], fill);

/** The railway's deck, seen from below between the two lower chords. */
const railDeck = (span: number, steel: Steel) =>
  polygon(
    [at(span, level.seat), at(span + 1, level.seat), at(span + 1, level.seat, 1), at(span, level.seat, 1)],
    fade(steel.tones.deep, steel.air, span),
  );

/** The road's slab on the back of the truss: its lit edge, its underside, its parapet and lamps. */
function roadDeck(span: number, steel: Steel): string {
  const tone = (name: keyof Tones) => fade(steel.concrete[name], steel.air, span);
  const lamps = [0.25, 0.75]
    .map((share) => {
      const [foot, top] = [at(span + share, level.parapet), at(span + share, level.parapet + 44)];
      const reach = 16 * scaleAt(span + share, 0);
      return `M${point(foot)}L${point(top)}l${-reach.toFixed(1)} ${(-reach * 0.16).toFixed(1)}`;
    })
    .join('');
  return (
    stroke(lamps, tone('deep'), Math.max(0.8, 3 * scaleAt(span, 0))) +
    strip(span, span + 1, level.chord + 6, level.road - 6, tone('deep')) +
    strip(span, span + 1, level.road - 8, level.road, tone('lit')) +
    strip(span, span + 1, level.road, level.parapet, tone('mid'))
  );
}

/** A pier: two legs under a cap, on a broad round well. */
function pier(bank: number, steel: Steel): string {
  const scale = scaleAt(bank, 0.5);
  const [x, top] = at(bank, level.seat - 8, 0.4);
  const [, foot] = at(bank, level.water, 0.4);
  const tone = (name: keyof Tones) => fade(steel.concrete[name], steel.air, bank);
  const block = (from: number, to: number, a: number, b: number) =>
    rect(x + from * scale, a, (to - from) * 0.34 * scale, b - a, tone('lit')) +
    rect(x + (from + (to - from) * 0.34) * scale, a, (to - from) * 0.66 * scale, b - a, tone('shade'));
  const well = foot - 26 * scale;
  return (
    shape(
      `M${point([x - 62 * scale, foot])}q${point([62 * scale, 16 * scale])} ${point([124 * scale, 0])}l${point([-6 * scale, 90 * scale])}h${(-112 * scale).toFixed(1)}Z`,
      tone('deep'),
      { opacity: 0.25 },
    ) +
    block(-44, 44, top + 20 * scale, well) +
    block(-60, 60, top, top + 22 * scale) +
    block(-58, 58, well, foot) +
    shape(
      `M${point([x - 58 * scale, foot])}q${point([58 * scale, 12 * scale])} ${point([116 * scale, 0])}Z`,
      tone('shade'),
    )
  );
}

/** Coaches with lit windows behind the near truss, the engine ahead on the left. */
function train(from: number, count: number, steel: Steel): string {
  const length = 0.192;
  return Array.from({ length: count }, (_, index) => count - 1 - index)
    .map((index) => {
      const start = from + index * 0.2;
      const engine = index === count - 1;
      const end = start + length * (engine ? 0.8 : 1);
      const tone = (colour: string) => fade(colour, steel.air, start * 0.8);
      const windows = Array.from({ length: engine ? 2 : 9 }, (_, pane) => {
        const left = start + length * (0.08 + pane * 0.1);
        return strip(left, left + length * 0.06, 80, 96, tone(steel.glass), 0.4);
      });
      return (
        strip(start, end, level.rail, level.roof, tone(engine ? steel.tones.deep : steel.coach), 0.4) +
        strip(start, end, level.rail, 68, tone(steel.coachShade), 0.4) +
        strip(start, end, level.roof - 7, level.roof, tone(steel.concrete.lit), 0.4) +
        strip(start, end, 72, 76, tone(steel.concrete.lit), 0.4) +
        windows.join('')
      );
    })
    .join('');
}

export function bogibeel(steel: Steel): string {
  const away = Array.from({ length: spans }, (_, index) => spans - 1 - index);
  return group(
    {},
    ...away.map((span) => pier(span + 1, steel)),
    ...away.map((span) => railDeck(span, steel) + truss(span, 1, steel)),
    train(0.62, 9, steel),
    ...away.map((span) => truss(span, 0, steel) + roadDeck(span, steel)),
  );
}

/** The position and size of a figure or vehicle on the road. */
export const onRoad = (bank: number): { at: Point; scale: number } => ({
  at: at(bank, level.parapet - 6, 0.3),
  scale: scaleAt(bank, 0.3),
});
