import { circle, group, type Point, place, point, polygon, rect, shape, stroke, tag } from '../kit/svg.ts';
import type { Tones } from '../kit/tone.ts';

/**
 * A two-storeyed colonnade that stands on a circle round a park, seen from inside the circle and projected from metres:
 * a bearing along the circle (radians), a level above the ground, a distance outwards from the line of columns.
 */
const ring = { radius: 70, right: 20, ahead: -30 };
const eye = { height: 4.5, focal: 1100, x: 800, horizon: 560 };

export function onRing(bearing: number, level: number, out = 0): Point {
  const reach = ring.radius + out;
  const [x, z] = [ring.right + reach * Math.sin(bearing), ring.ahead + reach * Math.cos(bearing)];
  const scale = eye.focal / Math.max(z, 2);
  return [eye.x + x * scale, eye.horizon - (level - eye.height) * scale];
}

/** How far the ring climbs on the sheet at a place, in degrees, for what drives along it. */
function slopeAt(bearing: number, out: number): number {
  const [before, after] = [onRing(bearing - 0.01, 0, out), onRing(bearing + 0.01, 0, out)];
  return (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
}

/** How many units a metre takes at a place on the ring. */
export const metreAt = (bearing: number, out: number): number =>
  eye.focal / (ring.ahead + (ring.radius + out) * Math.cos(bearing));

function along(from: number, to: number, level: number, out: number): Point[] {
  const steps = Math.max(1, Math.ceil((to - from) * 34));
  return Array.from({ length: steps + 1 }, (_, step) =>
    onRing(from + ((to - from) * step) / steps, level, out),
  );
}

type Edge = readonly [level: number, out: number];

/** The surface between two lines that follow the ring. */
export const ringBand = (from: number, to: number, upper: Edge, lower: Edge, fill: string): string =>
  polygon([...along(from, to, ...upper), ...along(from, to, ...lower).reverse()], fill);

type Shop = { pane: string; board: string };

export type ColonnadeColours = Tones & {
  ceiling: string;
  wall: string;
  window: string;
  lamp: string;
  shops: readonly [Shop, ...Shop[]];
};

const depth = 3.6;
const levels = { lintel: 4.7, floor: 5.8, rail: 6.7, beam: 9.5, cornice: 10.6, top: 11.6 };

/** A flat patch on the back wall between two bearings. */
const patch = (from: number, to: number, low: number, high: number, fill: string, out = depth) =>
  polygon(
    [onRing(from, low, out), onRing(from, high, out), onRing(to, high, out), onRing(to, low, out)],
    fill,
  );

/** A round column between two levels: its lit and its shaded side, base and capital. */
function column(bearing: number, low: number, high: number, radius: number, c: ColonnadeColours): string {
  const step = radius / ring.radius;
  const strip = (from: number, to: number, bottom: number, top: number, fill: string) =>
    patch(bearing + from * step, bearing + to * step, bottom, top, fill, 0);
  return (
    strip(-1, 1, low, high, c.mid) +
    strip(-1, -0.3, low, high, c.lit) +
    strip(0.35, 1, low, high, c.shade) +
    strip(-1.5, 1.5, high - 0.28, high, c.lit) +
    strip(-1.4, 1.4, low, low + 0.3, c.lit)
  );
}

/** One bay of the back wall: a shopfront below, a window above. */
function bay(from: number, to: number, index: number, c: ColonnadeColours): string {
  const at = (share: number) => from + (to - from) * share;
  const { pane, board } = c.shops[Math.floor(index / 2) % c.shops.length] ?? c.shops[0];
  const door = index % 2 === 1;
  const upper = index % 5 === 2 || index % 7 === 4 ? c.lamp : c.window;
  return group(
    {},
    patch(at(0.08), at(0.92), door ? 0 : 0.6, 3.2, pane),
    patch(at(0.49), at(0.52), door ? 0 : 0.6, 3.2, c.deep),
    door ? patch(at(0.08), at(0.49), 0, 2.5, board) : '',
    patch(at(0.08), at(0.92), 2.5, 2.62, c.deep),
    patch(at(0.04), at(0.96), 3.35, 4.15, board),
    patch(at(0.26), at(0.74), 6.2, 8.9, upper),
    patch(at(0.49), at(0.52), 6.2, 8.9, c.wall),
    patch(at(0.26), at(0.74), 7.9, 8.02, c.wall),
  );
}

/** The rail of the upper gallery: a coping on small balusters. */
function balustrade(from: number, to: number, bays: number, c: ColonnadeColours): string {
  const posts = Array.from({ length: bays * 5 }, (_, index) => {
    const bearing = from + ((to - from) * (index + 0.5)) / (bays * 5);
    return `M${point(onRing(bearing, levels.floor))}L${point(onRing(bearing, levels.rail))}`;
  });
  return (
    stroke(posts.join(''), c.mid, 3.4, { 'stroke-linecap': 'butt' }) +
    ringBand(from, to, [levels.rail + 0.14, 0], [levels.rail - 0.08, 0], c.lit)
  );
}

/** A block of the colonnade between two bearings. */
export function colonnade(from: number, to: number, bays: number, c: ColonnadeColours): string {
  const edges = Array.from({ length: bays + 1 }, (_, index) => from + ((to - from) * index) / bays);
  const pairs = edges.slice(1).map((right, index): [number, number] => [edges[index] ?? from, right]);
  const paired = (index: number) => index === 0 || index === bays || index % 6 === 0;
  const shafts = (low: number, high: number, radius: number) =>
    edges.flatMap((bearing, index) =>
      (paired(index) ? [-0.75, 0.75] : [0]).map((shift) =>
        column(bearing + shift / ring.radius, low, high, radius, c),
      ),
    );
  return group(
    {},
    ringBand(from, to, [levels.lintel, depth], [0, depth], c.deep),
    ringBand(from, to, [levels.beam, depth], [levels.floor, depth], c.wall),
    ...pairs.map(([left, right], index) => bay(left, right, index, c)),
    ringBand(from, to, [0.15, 0], [0.15, depth], c.ceiling),
    ringBand(from, to, [levels.lintel, 0], [levels.lintel, depth], c.ceiling),
    ringBand(from, to, [levels.beam, 0], [levels.beam, depth], c.shade),
    ringBand(from, to, [0.15, 0], [0, -0.4], c.shade),
    ...shafts(0.15, levels.lintel, 0.42),
    ...shafts(levels.floor, levels.beam, 0.3),
    balustrade(from, to, bays, c),
    ringBand(from, to, [levels.floor, 0], [levels.lintel, 0], c.mid),
    ringBand(from, to, [levels.floor, 0], [levels.floor - 0.28, 0], c.lit),
    ringBand(from, to, [levels.lintel + 0.3, 0], [levels.lintel + 0.12, 0], c.shade),
    ringBand(from, to, [levels.top, 0], [levels.beam, 0], c.mid),
    ringBand(from, to, [levels.cornice, 0], [levels.cornice - 0.3, 0], c.lit),
    ringBand(from, to, [levels.cornice - 0.3, 0], [levels.cornice - 0.5, 0], c.shade),
    ringBand(from, to, [levels.top, 0], [levels.top - 0.2, 0], c.lit),
  );
}

/** The white dashes along a line of the road. */
export function laneDashes(from: number, to: number, out: number, count: number, fill: string): string {
  const dash = (to - from) / count;
  const quads = Array.from({ length: count }, (_, index) => {
    const [left, right] = [from + dash * index, from + dash * (index + 0.45)];
    return `M${[onRing(left, 0, out), onRing(right, 0, out), onRing(right, 0, out - 0.35), onRing(left, 0, out - 0.35)].map(point).join('L')}Z`;
  });
  return shape(quads.join(''), fill);
}

/** A post with two globes, lit. */
export function twinLamp(bearing: number, out: number, post: string, glow: string): string {
  const [x, y] = onRing(bearing, 0, out);
  const m = metreAt(bearing, out);
  const globe = (side: number) =>
    circle(x + side * m * 0.75, y - m * 5.1, m * 1.5, glow, { opacity: 0.14 }) +
    circle(x + side * m * 0.75, y - m * 5.1, m * 0.8, glow, { opacity: 0.3 }) +
    circle(x + side * m * 0.75, y - m * 5.1, m * 0.34, '#fff6de');
  return group(
    {},
    tag('ellipse', { cx: x, cy: y, rx: m * 3.4, ry: m * 0.5, fill: glow, opacity: 0.25 }),
    stroke(
      `M${x} ${y}V${y - m * 4.7}M${x - m * 0.75} ${y - m * 4.75}Q${x} ${y - m * 4} ${x + m * 0.75} ${y - m * 4.75}`,
      post,
      m * 0.13,
    ),
    rect(x - m * 0.16, y - m * 0.8, m * 0.32, m * 0.8, post),
    globe(-1),
    globe(1),
  );
}

/** Something drawn in centimetres, nose to the left, that drives along the ring to the right. */
export function driving(bearing: number, out: number, ...parts: string[]): string {
  const [x, y] = onRing(bearing, 0, out);
  const scale = metreAt(bearing, out) / 100;
  return group(
    { transform: `translate(${point([x, y])}) rotate(${slopeAt(bearing, out).toFixed(1)})` },
    place(0, 0, [-scale, scale], ...parts),
  );
}
