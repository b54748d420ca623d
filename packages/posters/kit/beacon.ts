import type { Tones } from './reef.ts';
import { circle, group, linear, type Point, point, polygon, rect, shape, stroke } from './svg.ts';

type Tower = {
  /** The middle of its foot. */
  foot: Point;
  /** From the foot to the gallery. */
  height: number;
  /** Half its width at the foot and under the gallery. */
  half: Point;
  /** The colours of its bands from the foot up, in turn; one for a plain tower. */
  bands: readonly [Tones, ...Tones[]];
  bandCount: number;
  lantern: LanternColours;
  /** 1 when the light stands on the right, -1 on the left. */
  light: 1 | -1;
  /** Windows at shares of the height. */
  windows: readonly number[];
  /** Rings that stand out from a plain wall, at shares of the height. */
  rings?: readonly number[];
};

type LanternColours = { gallery: Tones; dome: Tones; glass: string; frame: string };

/** A round tower that tapers to its gallery, the rings of its bands bent as seen from below. */
export function lighthouse({
  foot,
  height,
  half,
  bands,
  bandCount,
  lantern,
  light,
  windows,
  rings = [],
}: Tower): string {
  const [x, y] = foot;
  const reach = (up: number) => half[0] + (half[1] - half[0]) * up;
  const at = (across: number, up: number): Point => [
    x + across * light * reach(up),
    y - height * up - reach(up) * 0.22 * (0.4 + up) * (1 - across * across),
  ];
  const piece = (from: number, to: number, foot: number, top: number, fill: string) => {
    const across = Array.from({ length: 7 }, (_, step) => from + ((to - from) * step) / 6);
    const outline = [
      ...across.map((share) => at(share, foot)),
      ...across.reverse().map((share) => at(share, top)),
    ];
    return shape(`M${outline.map(point).join('L')}Z`, fill);
  };
  const band = (foot: number, top: number, { lit, body, shade }: Tones) =>
    piece(-1, 1, foot, top, body) + piece(-1, -0.42, foot, top, shade) + piece(0.3, 1, foot, top, lit);
  const drum = Array.from({ length: bandCount }, (_, index) =>
    band(index / bandCount, (index + 1) / bandCount, bands[index % bands.length] ?? bands[0]),
  );
  const ring = (up: number) =>
    piece(-1, 1, up - 3 / height, up, lantern.gallery.shade) +
    piece(-1.07, 1.07, up, up + 5 / height, lantern.gallery.body) +
    piece(0.2, 1.07, up, up + 5 / height, lantern.gallery.lit);
  const window = (up: number) => {
    const [wx, wy] = at(0.05, up);
    const w = half[1] * 0.2;
    return shape(`M${point([wx - w, wy])}v${-w * 2.6}a${w} ${w} 0 0 1 ${2 * w} 0v${w * 2.6}Z`, lantern.frame);
  };
  const top = at(0, 1)[1];
  return group(
    {},
    ...drum,
    ...rings.map(ring),
    ...windows.map(window),
    lamp([x, top + half[1] * 0.3], half[1], lantern, light),
  );
}

/** The gallery on its corbel, the glazed lantern and its dome. */
function lamp(
  [x, y]: Point,
  half: number,
  { gallery, dome, glass, frame }: LanternColours,
  light: 1 | -1,
): string {
  const deck = half * 1.5;
  const room = half * 0.66;
  const floor = y - half * 0.5;
  const sill = floor - half * 0.5;
  const eaves = sill - half * 1.05;
  const crown = eaves - half * 0.85;
  const side = (from: number, to: number) => [x + from * light, x + to * light] as const;
  const block = (from: number, to: number, top: number, foot: number, fill: string) => {
    const [a, b] = side(from, to);
    return rect(Math.min(a, b), top, Math.abs(b - a), foot - top, fill);
  };
  const bars = [-0.6, -0.2, 0.2, 0.6]
    .map((share) => `M${point([x + share * room, sill])}V${eaves.toFixed(1)}`)
    .join('');
  const posts = [-1, -0.72, -0.44, -0.16, 0.16, 0.44, 0.72, 1]
    .map((share) => `M${point([x + share * deck * 0.96, floor])}v${-half * 0.62}`)
    .join('');
  return (
    shape(
      `M${point([x - half, y + half * 0.2])}L${point([x - deck, floor])}H${(x + deck).toFixed(1)}L${point([x + half, y + half * 0.2])}Q${point([x, y - half * 0.12])} ${point([x - half, y + half * 0.2])}Z`,
      gallery.shade,
    ) +
    block(-deck * 1.04, deck * 1.04, floor - half * 0.16, floor + half * 0.08, gallery.body) +
    block(deck * 0.2, deck * 1.04, floor - half * 0.16, floor + half * 0.08, gallery.lit) +
    block(-room, room, sill, floor - half * 0.1, gallery.body) +
    block(-room, -room * 0.3, sill, floor - half * 0.1, gallery.shade) +
    block(-room, room, eaves, sill, glass) +
    stroke(bars, frame, Math.max(1, half * 0.08)) +
    stroke(
      `${posts}M${point([x - deck * 0.98, floor - half * 0.62])}H${(x + deck * 0.98).toFixed(1)}`,
      frame,
      Math.max(0.9, half * 0.06),
    ) +
    shape(
      `M${point([x - room * 1.25, eaves])}C${point([x - room * 1.1, crown + half * 0.1])} ${point([x - room * 0.3, crown])} ${point([x, crown - half * 0.06])}C${point([x + room * 0.3, crown])} ${point([x + room * 1.1, crown + half * 0.1])} ${point([x + room * 1.25, eaves])}Z`,
      dome.body,
    ) +
    shape(
      `M${point([x + light * room * 1.25, eaves])}C${point([x + light * room * 1.1, crown + half * 0.1])} ${point([x + light * room * 0.3, crown])} ${point([x, crown - half * 0.06])}C${point([x + light * room * 0.5, crown + half * 0.4])} ${point([x + light * room * 0.5, eaves - half * 0.2])} ${point([x + light * room * 0.4, eaves])}Z`,
      dome.lit,
    ) +
    circle(x, crown - half * 0.12, half * 0.13, dome.shade) +
    stroke(`M${point([x, crown - half * 0.1])}v${-half * 0.5}`, dome.shade, Math.max(1, half * 0.08))
  );
}

/** The lamp's beam: two soft wedges that fade away from the lantern. */
export function beam(id: string, [x, y]: Point, colour: string): string {
  const fade = (side: string, reach: number) =>
    linear(
      side,
      [x, y],
      [x + reach, y],
      [
        [0, colour, 0.75],
        [1, colour, 0],
      ],
    );
  const left = fade(`${id}-left`, -620);
  const right = fade(`${id}-right`, 480);
  return (
    left.definition +
    right.definition +
    polygon(
      [
        [x, y - 5],
        [x - 640, y - 64],
        [x - 640, y + 6],
        [x, y + 5],
      ],
      left.fill,
    ) +
    polygon(
      [
        [x, y - 5],
        [x + 500, y - 40],
        [x + 500, y + 26],
        [x, y + 5],
      ],
      right.fill,
    )
  );
}
