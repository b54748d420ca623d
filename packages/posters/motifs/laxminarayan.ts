import { archPath } from '../kit/mughal.ts';
import { arcade, boss, clusteredSpire, eave, kiosk, spire, type TempleStone } from '../kit/nagara.ts';
import { palettes } from '../kit/palettes.ts';
import { group, type Point, polygon, rect, shape, stroke, tag } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';

const p = palettes.delhi;

const cream: TempleStone = {
  lit: '#fff0c4',
  mid: '#f2d08c',
  shade: '#c99a68',
  deep: '#96644f',
  trim: '#9c3526',
  gold: '#f0b23c',
};

const brick: TempleStone = {
  lit: '#d9694a',
  mid: '#b54631',
  shade: '#8d2f23',
  deep: '#5f2328',
  trim: '#f2d08c',
  gold: '#f0b23c',
};

const inside = mix(p.dark, p.deep, 0.35);

/** A wing of two galleries, cream above brick, with a kiosk on its corner. */
function wing(hand: 1 | -1): string {
  const at = (x: number) => 800 + hand * x;
  const span = (from: number, to: number): [number, number] =>
    hand === 1 ? [at(from), at(to)] : [at(to), at(from)];
  const [left, right] = span(100, 420);
  return group(
    {},
    rect(left, 560, right - left, 200, hand === 1 ? cream.shade : cream.mid),
    clusteredSpire([at(262), 566], 72, 186, cream),
    arcade(...span(150, 420), 640, 66, 7, cream, inside),
    eave(...span(144, 430), 572, 8, brick),
    kiosk([at(396), 566], 30, cream, inside),
    rect(left, 640, right - left, 16, brick.mid),
    rect(left, 640, right - left, 4, cream.lit),
    ...Array.from({ length: 9 }, (_, index) => boss([at(146 + index * 33), 649], 5, cream)),
    arcade(...span(150, 420), 744, 86, 5, cream, inside),
    eave(...span(144, 430), 662, 7, brick),
  );
}

/** The middle: the tallest tower behind a high gateway with its own small spires. */
const middle = () =>
  group(
    {},
    rect(690, 540, 220, 220, cream.mid),
    clusteredSpire([800, 548], 104, 238, cream),
    arcade(688, 912, 612, 62, 5, cream, inside),
    eave(676, 924, 548, 9, brick),
    ...[-1, 1].map((hand) => kiosk([800 + hand * 100, 540], 26, cream, inside)),
    rect(680, 612, 240, 138, cream.mid),
    rect(868, 612, 52, 138, cream.shade),
    rect(680, 612, 12, 138, cream.lit),
    eave(668, 932, 616, 9, brick),
    shape(archPath(800, 746, 122, 122, 62), brick.mid),
    shape(archPath(800, 746, 104, 110, 54), cream.lit),
    shape(archPath(800, 746, 88, 100, 46), inside),
    shape(archPath(800, 746, 40, 60, 24), p.glow),
    ...[-1, 1].map((hand) => boss([800 + hand * 76, 648], 10, cream)),
    ...[-1, 1].map((hand) => shape(archPath(800 + hand * 92, 740, 24, 62, 16), brick.shade)),
    spire([800, 612], 20, 54, brick),
  );

/** The terraces: three plinths, the last with a balustrade, and the marble stairs up the middle. */
function terraces(): string {
  const plinth = (half: number, top: number, height: number, face: string) =>
    rect(800 - half, top, half * 2, height, face) +
    rect(800 + half * 0.5, top, half * 0.5, height, brick.deep, { opacity: 0.25 }) +
    rect(800 - half - 6, top, half * 2 + 12, 5, cream.lit);
  const stairs = Array.from({ length: 11 }, (_, step) => {
    const half = 74 + step * 6;
    const y = 744 + step * 8;
    return rect(800 - half, y, half * 2, 8, step % 2 ? mix(cream.lit, p.haze, 0.45) : '#fff6e2');
  });
  const cheek = (hand: number) =>
    polygon(
      [
        [800 + hand * 72, 736],
        [800 + hand * 90, 736],
        [800 + hand * 164, 832],
        [800 + hand * 140, 832],
      ],
      hand === 1 ? brick.shade : brick.lit,
    );
  return group(
    {},
    plinth(450, 744, 28, brick.mid),
    plinth(500, 770, 30, cream.mid),
    plinth(560, 798, 34, brick.mid),
    ...stairs,
    cheek(-1),
    cheek(1),
  );
}

/** A round basin with a bowl in its middle, from which the water falls; the middle of its rim is the point. */
export function fountain([x, y]: Point): string {
  const jets = [-30, -14, 0, 14, 30].map(
    (dx) => `M${x} ${y - 42}Q${x + dx * 0.6} ${y - 86} ${x + dx} ${y - 8}`,
  );
  return group(
    {},
    tag('ellipse', { cx: x + 10, cy: y + 8, rx: 78, ry: 14, fill: p.dark, opacity: 0.3 }),
    tag('ellipse', { cx: x, cy: y, rx: 70, ry: 14, fill: cream.lit }),
    tag('ellipse', { cx: x, cy: y - 3, rx: 60, ry: 10, fill: '#6f9fb0' }),
    rect(x - 5, y - 42, 10, 40, cream.mid),
    tag('ellipse', { cx: x, cy: y - 42, rx: 22, ry: 5, fill: cream.lit }),
    stroke(jets.join(''), '#ffffff', 2.2, { opacity: 0.8 }),
  );
}

/** The Laxminarayan temple on the middle of the sheet in morning light: three towers, two galleries, three terraces. */
export const laxminarayan = (): string =>
  group(
    {},
    wing(-1),
    wing(1),
    shape('M912 560L990 600L1010 744H912Z', brick.deep, { opacity: 0.3 }),
    middle(),
    terraces(),
  );
