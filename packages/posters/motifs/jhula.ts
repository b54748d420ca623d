import { group, type Point, point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import type { Tones } from '../kit/tone.ts';

type Jhula = {
  /** The foot and the top of each tower, the left one first. */
  towers: readonly [
    left: { x: number; foot: number; top: number },
    right: { x: number; foot: number; top: number },
  ];
  /** The deck's level at the towers, and how far its middle rises above them. */
  deck: number;
  camber: number;
  /** Where the outer cables go to ground. */
  anchors: readonly [Point, Point];
  paint: Tones;
  cable: string;
};

/** The far rope and railing, seen past the near ones. */
const beyond: Point = [9, -5];

const shift = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** The deck's level at a place, for the people who walk on it. */
export const deckAt = ({ towers, deck, camber }: Jhula, x: number): number => {
  const [left, right] = towers;
  const t = (x - left.x) / (right.x - left.x);
  return deck - camber * 4 * t * (1 - t);
};

/** One tower: two legs one behind the other, crossed bracing between, a cap, and a stone pier below the deck. */
function tower(x: number, foot: number, top: number, deck: number, paint: Tones): string {
  const [half, gap] = [13, 18];
  const panels = 5;
  const high = (deck - top) / panels;
  const crosses = Array.from({ length: panels }, (_, index) => {
    const y = top + index * high;
    return `M${point([x - half, y])}L${point([x + gap, y + high])}M${point([x + gap, y])}L${point([x - half, y + high])}M${point([x - half, y + high])}H${x + gap}`;
  }).join('');
  return group(
    {},
    stroke(crosses, paint.shade, 2.4),
    rect(x + gap - 5, top, 9, deck - top + 8, paint.shade),
    rect(x - half - 6, top, 12, deck - top + 8, paint.mid),
    rect(x - half - 6, top, 4.6, deck - top + 8, paint.lit),
    rect(x - half - 10, top - 8, gap + half + 18, 9, paint.lit),
    rect(x + 8, top - 8, gap - 2, 9, paint.shade),
    polygon(
      [
        [x - half - 12, deck + 6],
        [x + 2, deck + 6],
        [x + 4, foot + 10],
        [x - half - 18, foot + 10],
      ],
      '#e0c9a4',
    ),
    polygon(
      [
        [x + 2, deck + 6],
        [x + gap + 12, deck + 2],
        [x + gap + 18, foot + 6],
        [x + 4, foot + 10],
      ],
      '#8d8577',
    ),
  );
}

/** A suspension footbridge from the side: towers, the hanging ropes, a hanger every few steps, the railed deck. */
export function jhula(bridge: Jhula, ...walkers: string[]): string {
  const { towers, deck, anchors, paint, cable } = bridge;
  const [left, right] = towers;
  const middle = (left.x + right.x) / 2;
  const low = deckAt(bridge, middle) - 26;
  const rope = (by: Point) => {
    const from = shift([left.x, left.top - 6], by);
    const to = shift([right.x, right.top - 6], by);
    const dip = shift([middle, low * 2 - (left.top + right.top) / 2 + 6], by);
    return `M${point(shift(anchors[0], by))}L${point(from)}Q${point(dip)} ${point(to)}L${point(shift(anchors[1], by))}`;
  };
  const ropeAt = (x: number) => {
    const t = (x - left.x) / (right.x - left.x);
    const dip = low * 2 - (left.top + right.top) / 2 + 6;
    return (1 - t) ** 2 * (left.top - 6) + 2 * t * (1 - t) * dip + t ** 2 * (right.top - 6);
  };
  const places = Array.from(
    { length: Math.floor((right.x - left.x) / 15) },
    (_, index) => left.x + (index + 1) * 15,
  );
  const hangers = places.map((x) => `M${point([x, ropeAt(x)])}V${deckAt(bridge, x).toFixed(1)}`).join('');
  const spine = Array.from({ length: 41 }, (_, index): Point => {
    const x = left.x - 260 + ((right.x - left.x + 330) * index) / 40;
    return [x, x < left.x || x > right.x ? deck : deckAt(bridge, x)];
  });
  const along = (dy: number, dx = 0) => spine.map(([x, y]) => point([x + dx, y + dy])).join('L');
  const back = [...spine]
    .reverse()
    .map(([x, y]) => point([x, y + 9]))
    .join('L');
  return group(
    {},
    stroke(rope(beyond), cable, 2.2, { opacity: 0.6 }),
    stroke(`M${along(-20, beyond[0])}`, cable, 1.4, { opacity: 0.6 }),
    tower(left.x, left.foot, left.top, deck, paint),
    tower(right.x, right.foot, right.top, deck, paint),
    ...walkers,
    stroke(hangers, cable, 1.3, { opacity: 0.85 }),
    shape(`M${along(-1)}L${back}Z`, paint.shade),
    stroke(`M${along(-1)}`, paint.lit, 2.6),
    stroke(`M${along(-16)}M${along(-9)}`, cable, 1.3),
    stroke(rope([0, 0]), cable, 4),
  );
}
