import { archOutline, lookout, type Place } from '../kit/lookout.ts';
import { group, point, rect, shape, stroke } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';

/**
 * The Samrat Yantra of Delhi's Jantar Mantar in metres, seen from the south-east and lit from the left: a wedge whose slope
 * climbs north (to the right) with a stair between its two scales, and a quarter circle on either side.
 */
export const view = lookout({ eye: [-54, 8, -38], turn: 0.96, focal: 1500, centre: [840, 590] });

const south = -19;
const north = 15.6;
const height = 21.3;
const half = 1.7;
const slope = Math.atan2(height, north - south);

/** The height of the slope's edge over a place on its base. */
const edgeAt = (x: number) => ((x - south) / (north - south)) * height;

/** Half the width of the stair between the two scales. */
const stairHalf = 0.85;

/** The wedge: its long side with three tall arches, the stair on its slope, the scales along it. */
function gnomon(stone: Tones, scale: string): string {
  const side = (x: number, y: number): Place => [x, y, -half];
  const arches = (
    [
      [3.2, 3.4, 7.4],
      [8.2, 3.6, 10.6],
      [12.9, 3, 13.4],
    ] as const
  ).map(([x, wide, tall]) => {
    const hollow = archOutline(x, 0, wide, tall).map(([u, v]) => side(u, v));
    const through = archOutline(x + 0.5, 0, wide * 0.68, tall * 0.95).map(([u, v]) => side(u, v));
    return view.face(hollow, stone.shade) + view.face(through, stone.deep);
  });
  const windows = [-2.6, -7.6].map((x) =>
    view.face(
      archOutline(x, 1, 1.3, x > -5 ? 4.4 : 2.8).map(([u, v]) => side(u, v)),
      stone.shade,
    ),
  );
  const band = (from: number, to: number, sink: number, fill: string) =>
    view.face(
      [
        [south + sink / Math.tan(slope), 0, from],
        [south + sink / Math.tan(slope), 0, to],
        [north, height - sink, to],
        [north, height - sink, from],
      ],
      fill,
    );
  const count = 52;
  const treads = Array.from({ length: count }, (_, index) => {
    const x = south + ((index + 0.5) / count) * (north - south);
    const y = edgeAt(x) - 0.35;
    return view.trace([
      [x, y, -stairHalf],
      [x, y, stairHalf],
      [x, y + 0.2, stairHalf],
      [x, y + 0.2, -stairHalf],
    ]);
  });
  return group(
    {},
    view.face([side(south, 0), side(north, 0), side(north, height), side(south, 0)], stone.mid),
    view.face(
      [
        side(south + 6, edgeAt(south + 6) - 1.2),
        side(north, height - 1.2),
        side(north, height - 1.7),
        side(south + 6, edgeAt(south + 6) - 1.7),
      ],
      stone.shade,
      0.7,
    ),
    ...arches,
    ...windows,
    band(-half, half, 0, scale),
    band(-stairHalf - 0.3, stairHalf + 0.3, 0.05, stone.shade),
    band(-stairHalf, stairHalf, 0.35, stone.lit),
    shape(treads.join(''), stone.shade),
    drum(stone),
  );
}

/** The low drum at the head of the stair. */
function drum(stone: Tones): string {
  const [x, y] = view.see([north - 0.8, height - 0.2, 0]);
  const unit = view.scaleAt([north, height, 0]);
  const slab = (half: number, top: number, tall: number) =>
    rect(x - half * unit, y - top * unit, half * 2 * unit, tall * unit, stone.mid) +
    rect(x - half * unit, y - top * unit, half * 0.7 * unit, tall * unit, stone.lit) +
    rect(x + half * 0.4 * unit, y - top * unit, half * 0.6 * unit, tall * unit, stone.shade);
  return slab(0.8, 0.9, 0.9) + slab(1, 1.15, 0.3);
}

const radius = 15;
const hub: Place = [south + 15.4 / Math.tan(slope), 15.4, 0];

/** A place on a quarter circle: `turn` from the foot (0) to the level of the hub (1), `out` beyond the scale, `along` its width. */
function onArc(sideways: 1 | -1, turn: number, out: number, along: number): Place {
  const angle = (turn * Math.PI) / 2;
  const reach = radius + out;
  return [
    hub[0] + reach * Math.cos(angle) * Math.sin(slope) + along * Math.cos(slope),
    hub[1] - reach * Math.cos(angle) * Math.cos(slope) + along * Math.sin(slope),
    sideways * (reach * Math.sin(angle) + half * (1 - turn)),
  ];
}

const turns = Array.from({ length: 19 }, (_, index) => 0.02 + (index / 18) * 0.98);

/** How wide a quarter circle is to either side of its middle, and how thick its masonry at the tip. */
const [front, rear, thick] = [-2, 2, 1.6];

/** Straight down the tilted face in which a quarter circle lies. */
const grounded = ([x, y, z]: Place): Place => [x + y * Math.tan(slope), 0, z];

/** One quarter circle: solid from its marble scale down to the ground, with an arch through its foot. */
function quadrant(sideways: 1 | -1, stone: Tones, scale: string): string {
  const arc = (out: number, along: number) => turns.map((turn) => onArc(sideways, turn, out, along));
  const strip = (one: readonly Place[], other: readonly Place[], fill: string) =>
    view.face([...one, ...[...other].reverse()], fill);
  const tip = [onArc(sideways, 1, thick, front), onArc(sideways, 1, thick, rear)];
  const south = [...arc(0, front), onArc(sideways, 1, thick, front)];
  const marks = turns.map(
    (turn) =>
      `M${point(view.see(onArc(sideways, turn, 0, front * 0.5)))}L${point(view.see(onArc(sideways, turn, 0, rear * 0.5)))}`,
  );
  const outer =
    strip(tip, tip.map(grounded), sideways === 1 ? stone.deep : stone.shade) +
    strip([onArc(sideways, 1, 0, front), onArc(sideways, 1, 0, rear)], tip, stone.lit);
  const inner =
    strip(arc(0, front), arc(0, rear), mix(stone.shade, stone.mid, 0.4)) +
    strip(arc(0, front * 0.55), arc(0, rear * 0.55), scale) +
    stroke(marks.join(''), stone.shade, 1.8);
  return group(
    {},
    // We look into the far one, and at the back of the near one.
    ...(sideways === 1 ? [outer, inner] : [inner, hourShade(stone.deep), outer]),
    strip(south, south.map(grounded), mix(stone.lit, stone.mid, sideways === 1 ? 0.35 : 0.6)),
    strip(arc(0, front), arc(0.7, front), stone.lit),
  );
}

/** Shadows that the low light from the left casts on the ground to the right, from points at the tops of things. */
const fallen = ([x, y, z]: Place): Place => [x + y * 0.62, 0, z - y * 0.9];

const groundShade = (colour: string) =>
  group(
    { opacity: 0.4 },
    view.face([[south, 0, -half], [north, 0, -half], fallen([north, height, -half])], colour),
    view.face(
      [
        grounded(onArc(-1, 0.1, 0, front)),
        grounded(onArc(-1, 1, thick, front)),
        fallen(onArc(-1, 1, thick, front)),
        fallen(onArc(-1, 1, thick, rear)),
        grounded(onArc(-1, 1, thick, rear)),
      ],
      colour,
    ),
  );

/** The wedge's own shade on the near scale, by which the hour is read. */
const hourShade = (colour: string) => {
  const shaded = turns.filter((turn) => turn < 0.5);
  return view.face(
    [
      ...shaded.map((turn) => onArc(-1, turn, 0, front)),
      ...shaded.reverse().map((turn) => onArc(-1, turn, 0, rear)),
    ],
    colour,
    0.45,
  );
};

export const samratYantra = (stone: Tones, scale: string, shade: string): string =>
  group({}, groundShade(shade), quadrant(1, stone, scale), gnomon(stone, scale), quadrant(-1, stone, scale));
