import { smooth } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { group, type Point, point, stroke } from '../kit/svg.ts';
import { foliage } from '../kit/understorey.ts';

export type Bark = { shade: string; mid: string; lit: string; bright: string };

/** A deck of a living root bridge: where it grows out of its two trees, and how far it sags between them. */
export type Deck = { left: Point; right: Point; sag: number };

export const deckAt = ({ left, right, sag }: Deck, share: number): Point => [
  left[0] + (right[0] - left[0]) * share,
  left[1] + (right[1] - left[1]) * share + sag * 4 * share * (1 - share),
];

/** One root along a deck, lifted above it, winding about its course; its ends climb or drop by `splay` into the trees. */
function deckRoot(deck: Deck, lift: number, wind: number, phase: number, splay = 0): string {
  const points = Array.from({ length: 13 }, (_, index): Point => {
    const share = index / 12;
    const [x, y] = deckAt(deck, share);
    return [x, y - lift - Math.abs(share * 2 - 1) ** 9 * splay + Math.sin(phase + index * 1.7) * wind];
  });
  return smooth(points);
}

/** The railing: two trained roots and the thin ties that were bent over them. */
export function railing(seed: number, deck: Deck, height: number, colour: string, width: number): string {
  const { between } = random(seed);
  let ties = '';
  for (let tie = 1; tie < 26; tie++) {
    const [x, y] = deckAt(deck, (tie + between(-0.3, 0.3)) / 26);
    const lean = between(-34, 34);
    ties += `M${point([x, y])}Q${point([x + lean * 0.1, y - height * 0.6])} ${point([x + lean, y - height])}`;
  }
  return group(
    {},
    stroke(ties, colour, width * 0.55),
    stroke(
      deckRoot(deck, height, 3, seed, 60) + deckRoot(deck, height * 0.92, 5, seed + 2, 84),
      colour,
      width,
    ),
    stroke(deckRoot(deck, height * 0.5, 6, seed + 1, 40), colour, width * 0.7),
  );
}

/** The walkway itself: a bundle of roots, darker below, with rootlets that hang and moss that grips. */
export function walkway(
  seed: number,
  deck: Deck,
  bark: Bark,
  moss: readonly [lit: string, shade: string],
): string {
  const { between } = random(seed);
  const roots = (count: number, low: number, high: number, splay: number, colour: string, width: number) =>
    stroke(
      Array.from({ length: count }, () =>
        deckRoot(deck, between(low, high), between(2, 5), between(0, 6), between(-splay, splay)),
      ).join(''),
      colour,
      width,
    );
  let hanging = '';
  for (let rootlet = 0; rootlet < 34; rootlet++) {
    const [x, y] = deckAt(deck, between(0.08, 0.92));
    const length = between(14, 62);
    hanging += `M${point([x, y + 10])}q${point([between(-7, 7), length * 0.6])} ${point([between(-5, 5), length])}`;
  }
  const mossAt = (from: number, to: number) =>
    [from, (from + to) / 2, to].map((share): Point => [deckAt(deck, share)[0], deckAt(deck, share)[1] + 15]);
  return group(
    {},
    stroke(hanging, bark.shade, 2.2),
    roots(9, -20, 0, 70, bark.shade, 13),
    roots(8, -18, 1, 76, bark.mid, 6),
    roots(5, -10, 3, 66, bark.lit, 4),
    roots(3, 2, 6, 40, bark.bright, 3.2),
    foliage(seed + 3, mossAt(0.14, 0.5), 15, 14, moss[0]),
    foliage(seed + 4, mossAt(0.52, 0.9), 15, 14, moss[1]),
  );
}

/** Where a strangler fig stands, how far its crown is from its foot, and how low its roots reach. */
export type Fig = { foot: number; top: number; ground: number };

/** Some of a fig's roots, from its crown to the bank; spread 1 is the side towards the gorge, which faces the light. */
function figRoots(seed: number, { foot, top, ground }: Fig) {
  const { between } = random(seed);
  const inward = foot < 800 ? 1 : -1;
  const strand = (spread: number, colour: string, width: number) => {
    const neck = top + spread * 74;
    const course: Point[] = [
      [neck + spread * 60, -30],
      [neck, 150],
      [neck + between(-8, 8), 330],
      [foot + spread * 110, 500],
      [foot + spread * 230 + between(-12, 12), ground + between(-10, 26)],
    ];
    return stroke(smooth(course), colour, width);
  };
  return (count: number, low: number, high: number, colour: string, width: number) =>
    Array.from({ length: count }, (_, index) =>
      strand((low + ((high - low) * index) / (count - 1)) * inward, colour, width * between(0.7, 1.2)),
    ).join('');
}

/** The body of a strangler fig, behind the decks that grow out of it. */
export const figBack = (seed: number, tree: Fig, bark: Bark): string => {
  const roots = figRoots(seed, tree);
  return roots(13, -1, 1, bark.shade, 38) + roots(4, 0.55, 1, bark.mid, 12) + roots(3, 0.7, 1, bark.lit, 5);
};

/** The fig's outer roots, which close over the ends of the decks. */
export const figFront = (seed: number, tree: Fig, bark: Bark): string => {
  const roots = figRoots(seed, tree);
  return (
    roots(9, -0.95, 0.5, bark.shade, 26) +
    roots(9, -0.8, 0.46, bark.mid, 14) +
    roots(4, 0.1, 0.5, bark.lit, 8) +
    roots(2, 0.42, 0.56, bark.bright, 4)
  );
};

/** The roots by which a deck leaves its tree: from high on the trunk, round the deck's end and along it. */
export function anchors(seed: number, deck: Deck, bark: Bark): string {
  const { between } = random(seed);
  const side = (share: number, tree: number) =>
    Array.from({ length: 7 }, (_, index): string => {
      const [x, y] = deckAt(deck, share);
      const along = deckAt(deck, share + (0.5 - share) * between(0.25, 0.5));
      const rises = index % 3 !== 2;
      const start: Point = rises
        ? [tree + between(-30, 50), y - between(130, 230)]
        : [tree + between(-30, 40), y + between(70, 120)];
      const neck: Point = [
        x * 0.55 + tree * 0.45 + between(-14, 14),
        y + (rises ? -between(36, 70) : between(24, 40)),
      ];
      const tone = [bark.shade, bark.mid, bark.lit, bark.mid][index % 4] ?? bark.mid;
      return stroke(
        smooth([
          start,
          neck,
          [x * 0.8 + along[0] * 0.2, y + between(-4, 14)],
          [along[0], along[1] + between(0, 16)],
        ]),
        tone,
        between(5, 10),
      );
    }).join('');
  return group({}, side(0.08, deck.left[0] + 10), side(0.92, deck.right[0] - 10));
}
