import { random } from '../kit/random.ts';
import { circle, group, type Point, polygon, rect, shape, stroke } from '../kit/svg.ts';

export type ShipColours = {
  /** White paint where the light falls, from the side, and in shade. */
  lit: string;
  side: string;
  shade: string;
  /** Recesses, windows without light, the boot-topping's shade. */
  dark: string;
  /** Lamps behind windows. */
  lamp: string;
  /** The funnel, the lifeboats and the line at the water. */
  accent: string;
  accentShade: string;
};

const deckHeight = 23;
const firstDeck = -150;

/** Each deck of cabins: from its after end to the front that steps back towards the bridge. */
const decks: readonly (readonly [number, number])[] = [
  [-424, 322],
  [-416, 314],
  [-404, 306],
  [-388, 300],
  [-366, 284],
];

function hull({ side, shade, lit, accent, accentShade, dark }: ShipColours): string {
  return group(
    {},
    shape(
      'M-448 -104L-448 -70C-446 -40 -436 -16 -424 2L404 2C420 -40 446 -82 476 -124C420 -118 372 -112 330 -106Z',
      side,
    ),
    shape(
      'M-446 -46C-200 -40 200 -40 438 -62C424 -40 412 -18 404 2L-424 2C-434 -12 -442 -28 -446 -46Z',
      shade,
    ),
    shape('M330 -106C372 -112 420 -118 476 -124C452 -90 430 -56 416 -26C412 -60 390 -92 330 -106Z', lit),
    shape('M-431 -10L410 -10L404 4L-423 4Z', accent),
    shape('M-427 -3L407 -3L404 4L-423 4Z', accentShade),
    stroke('M-448 -72C-200 -66 200 -66 440 -76', accent, 3.4),
    stroke('M-446 -104L330 -106C372 -112 420 -118 474 -124', lit, 3),
    circle(398, -84, 4.5, dark),
    stroke('M398 -84L400 -66', dark, 2.6),
  );
}

/** What stands on the foredeck: winches behind the bulwark and a light mast. */
const foredeck = ({ side, shade, lamp }: ShipColours): string =>
  rect(352, -122, 18, 16, shade) +
  rect(378, -124, 12, 14, side) +
  stroke('M412 -114L415 -156M412 -116L398 -118', side, 3) +
  circle(415, -158, 2.6, lamp);

/** Two rows of round ports along the hull, some of them lit. */
function ports({ dark, lamp }: ShipColours): string {
  const { between } = random(14);
  const row = (y: number, from: number, to: number) => {
    const list: string[] = [];
    for (let x = from; x < to; x += 15) list.push(circle(x, y, 2.7, between(0, 1) < 0.5 ? lamp : dark));
    return list.join('');
  };
  return row(-86, -426, 372) + row(-54, -424, 330);
}

/** The promenade: a shaded gallery with lifeboats hung in front of it. */
function promenade({ dark, side, lit, lamp, accent, accentShade }: ShipColours): string {
  const boats = Array.from({ length: 9 }, (_, index) => -372 + index * 70)
    .map(
      (x) =>
        stroke(`M${x} -146L${x} -124M${x + 46} -146L${x + 46} -124`, lit, 2) +
        shape(
          `M${x - 4} -128L${x + 50} -128C${x + 49} -119 ${x + 44} -113 ${x + 38} -112L${x + 8} -112C${x + 2} -113 ${x - 3} -119 ${x - 4} -128Z`,
          accent,
        ) +
        shape(
          `M${x - 3} -121L${x + 49} -121C${x + 47} -116 ${x + 43} -113 ${x + 38} -112L${x + 8} -112C${x + 3} -113 ${x - 1} -116 ${x - 3} -121Z`,
          accentShade,
        ) +
        shape(`M${x - 1} -128C${x + 4} -136 ${x + 42} -136 ${x + 47} -128Z`, lit),
    )
    .join('');
  const lamps = Array.from({ length: 24 }, (_, index) => rect(-414 + index * 30, -138, 12, 9, lamp)).join('');
  return rect(-440, -150, 770, 46, side) + rect(-430, -147, 748, 38, dark) + lamps + boats;
}

/** One deck of cabins: a row of balconies, each a recess with a door, a rail and a partition. */
function cabinDeck(index: number, [from, to]: readonly [number, number], colours: ShipColours): string {
  const { between } = random(90 + index);
  const { side, shade, lit, dark, lamp } = colours;
  const top = firstDeck - (index + 1) * deckHeight;
  const bays: string[] = [];
  for (let x = from + 12; x < to - 34; x += 19) {
    const glowing = between(0, 1) < 0.46;
    bays.push(rect(x, top + 5, 16, 15, dark), rect(x + 3, top + 6, 8, 11, glowing ? lamp : shade));
  }
  return group(
    {},
    rect(from, top, to - from, deckHeight, side),
    bays.join(''),
    rect(from + 10, top + 14, to - from - 46, 5, shade, { opacity: 0.7 }),
    rect(from - 4, top, to - from + 4, 3.4, lit),
    polygon(
      [
        [to - 22, top],
        [to, top],
        [to + 8, top + deckHeight],
        [to - 22, top + deckHeight],
      ],
      lit,
    ),
    rect(to - 16, top + 8, 17, 8, index === 3 ? dark : lamp),
  );
}

function bridge({ lit, dark, side, lamp }: ShipColours): string {
  const y = firstDeck - 4 * deckHeight;
  return (
    shape(`M210 ${y}L324 ${y}L316 ${y + 20}L210 ${y + 20}Z`, lit) +
    shape(`M216 ${y + 4}L318 ${y + 4}L314 ${y + 13}L216 ${y + 13}Z`, dark) +
    rect(232, y + 5, 14, 7, lamp) +
    rect(286, y + 5, 12, 7, lamp) +
    rect(196, y + 20, 124, 4, side)
  );
}

/** The sun deck with its glass screens, the mast and the raked funnel. */
function topside({ lit, side, shade, dark, accent, accentShade, lamp }: ShipColours): string {
  const y = firstDeck - 5 * deckHeight;
  const screens = Array.from({ length: 20 }, (_, index) =>
    rect(-130 + index * 17, y - 13, 14, 11, index % 3 ? shade : lamp),
  );
  const funnel: readonly Point[] = [
    [-306, y - 30],
    [-292, y - 104],
    [-222, y - 96],
    [-206, y - 30],
  ];
  return group(
    {},
    rect(-346, y - 3, 616, 4, lit),
    screens.join(''),
    rect(-132, y - 16, 342, 3, lit),
    shape(`M-340 ${y}L-330 ${y - 32}L-170 ${y - 32}L-156 ${y}Z`, side),
    shape(`M-196 ${y}L-200 ${y - 32}L-170 ${y - 32}L-156 ${y}Z`, lit),
    rect(-322, y - 22, 110, 8, dark),
    polygon(funnel, accent),
    shape(`M-306 ${y - 30}L-292 ${y - 104}L-268 ${y - 101}L-274 ${y - 30}Z`, accentShade),
    shape(`M-296 ${y - 84}L-292 ${y - 104}L-222 ${y - 96}L-219 ${y - 78}Z`, dark),
    shape(`M-301 ${y - 58}L-299 ${y - 68}L-214 ${y - 62}L-212 ${y - 52}Z`, lit),
    shape(`M206 ${y}L218 ${y - 56}L232 ${y - 56}L250 ${y}Z`, side),
    shape(`M228 ${y}L226 ${y - 56}L232 ${y - 56}L250 ${y}Z`, lit),
    stroke(`M225 ${y - 56}L225 ${y - 92}M225 ${y - 66}L250 ${y - 66}`, side, 3),
    rect(238, y - 72, 24, 5, lit),
    rect(200, y - 62, 26, 5, lit),
    circle(225, y - 95, 3, lamp),
    circle(170, y - 24, 10, lit),
    rect(164, y - 16, 12, 14, side),
  );
}

/** A white cruise ship in side view, bow to the right, 920 units long, its waterline on y 0, lit from ahead. */
export function cruiseShip(colours: ShipColours): string {
  return group(
    {},
    topside(colours),
    ...[...decks.entries()].reverse().map(([index, span]) => cabinDeck(index, span, colours)),
    bridge(colours),
    promenade(colours),
    foredeck(colours),
    hull(colours),
    ports(colours),
  );
}
