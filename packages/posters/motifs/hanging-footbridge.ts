import { block, prayerFlags } from '../kit/bhutan.ts';
import { standing } from '../kit/people.ts';
import { group, type Point, point, rect, shape, stroke } from '../kit/svg.ts';

const steel = { cable: '#3a4148', deck: '#6d5a48', deckShade: '#3b322c', net: '#5d6468' };

type Span = { from: Point; to: Point; sag: number };

/** A place on a cable that hangs between two anchors. */
const hang = ({ from, to, sag }: Span, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
];

const line = (span: Span) => {
  const middle: Point = [(span.from[0] + span.to[0]) / 2, (span.from[1] + span.to[1]) / 2 + span.sag * 2];
  return `M${point(span.from)}Q${point(middle)} ${point(span.to)}`;
};

/** The whitewashed portal at an end of the bridge, with its banded top and small roof. */
const portal = ([x, y]: Point) =>
  block({
    x: x - 34,
    y: y + 34,
    width: 62,
    height: 104,
    side: 18,
    band: 0.2,
    windows: [{ at: 0.5, count: 2, width: 10, height: 15 }],
    roof: { eave: 14, rise: 20, tiers: 2 },
  }) + rect(x - 14, y - 10, 24, 44, '#33211f');

/** A terrace of stone under an end of the bridge. */
const abutment = ([x, y]: Point) =>
  shape(
    `M${x - 70} ${y + 44}L${x - 54} ${y}H${x + 60}L${x + 84} ${y + 44}Q${x} ${y + 56} ${x - 70} ${y + 44}Z`,
    '#7d7c76',
  ) +
  shape(`M${x + 34} ${y}H${x + 60}L${x + 84} ${y + 44}Q${x + 60} ${y + 50} ${x + 40} ${y + 51}Z`, '#4a5158') +
  shape(`M${x - 60} ${y + 4}L${x - 54} ${y - 4}H${x + 60}L${x + 64} ${y + 4}Z`, '#8fb07a');

/** A long suspension footbridge: cables between two portals, a plank deck on hangers, flags on both hand lines. */
export function footbridge(from: Point, to: Point, sag: number): string {
  const deck: Span = { from, to, sag };
  const hand: Span = { from: [from[0], from[1] - 34], to: [to[0], to[1] - 34], sag };
  const main: Span = { from: [from[0], from[1] - 62], to: [to[0], to[1] - 62], sag: sag * 1.24 };
  const hangers = Array.from({ length: 79 }, (_, index) => {
    const t = (index + 1) / 80;
    return `M${point(hang(main, t))}L${point(hang(deck, t))}`;
  }).join('');
  const coats = ['#9c3a30', '#e0a13c', '#2f6f8f'] as const;
  const people = [0.3, 0.335, 0.62].map((t, index) => {
    const [x, y] = hang(deck, t);
    const coat = coats[index] ?? coats[0];
    return standing([x, y], 44, {
      coat,
      coatShade: '#4a3234',
      legs: '#2b3640',
      skin: '#b98257',
      hair: '#231d1c',
    });
  });
  return group(
    {},
    stroke(line(main), steel.cable, 4),
    stroke(hangers, steel.net, 1.2),
    ...people,
    stroke(line({ ...deck, from: [from[0], from[1] + 4], to: [to[0], to[1] + 4] }), steel.deckShade, 9, {
      'stroke-linecap': 'butt',
    }),
    stroke(line(deck), steel.deck, 6, { 'stroke-linecap': 'butt' }),
    prayerFlags(hand.from, hand.to, sag, 64, 21, steel.cable),
    abutment([from[0], from[1] + 30]),
    abutment([to[0], to[1] + 30]),
    portal(from),
    portal(to),
  );
}
