import {
  arcade,
  clusteredSpire,
  eave,
  elephantFrieze,
  kiosk,
  ringedDome,
  spire,
  type TempleStone,
} from '../kit/nagara.ts';
import { palettes } from '../kit/palettes.ts';
import { group, type Point, point, polygon, rect, shape } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';

const p = palettes.delhi;

const sandstone: TempleStone = {
  lit: '#ffcf9a',
  mid: '#dd9068',
  shade: '#9d5860',
  deep: '#5d3a5a',
  trim: '#7d434f',
  gold: '#ffe9ae',
};

const whiteMarble: TempleStone = {
  lit: '#fff1d6',
  mid: '#f0c9a2',
  shade: '#b58488',
  deep: '#735779',
  trim: '#a06f6c',
  gold: '#ffe9ae',
};

export const glow = '#ffc766';
/** The light far inside the galleries. */
const ember = '#c8743f';

/** A roof of stone steps, each with a row of small bells on its edge, up to a ringed dome. */
function steppedRoof([x, y]: Point, half: number, height: number, stone: TempleStone): string {
  const tiers = 6;
  const wide = (tier: number) => half * (1 - (tier / (tiers + 1.6)) ** 1.15);
  const step = height / tiers;
  const parts = Array.from({ length: tiers }, (_, tier) => {
    const [low, high, foot] = [wide(tier), wide(tier + 0.7), y - tier * step];
    const count = Math.max(3, Math.round(low / 11));
    const bell = (low * 2) / count;
    const bells = Array.from({ length: count }, (_, index) => {
      const left = x - low + index * bell;
      return {
        d: `M${point([left, foot])}q${point([bell * 0.5, -step * 1.1])} ${point([bell, 0])}Z`,
        share: index / count,
      };
    });
    const row = (from: number, to: number) =>
      bells.flatMap(({ d, share }) => (share >= from && share < to ? [d] : [])).join('');
    return (
      polygon(
        [
          [x - low, foot],
          [x - high, foot - step],
          [x + high, foot - step],
          [x + low, foot],
        ],
        stone.mid,
      ) +
      polygon(
        [
          [x + low * 0.3, foot],
          [x + high * 0.3, foot - step],
          [x + high, foot - step],
          [x + low, foot],
        ],
        stone.shade,
      ) +
      shape(row(0, 0.62), stone.lit) +
      shape(row(0.62, 0.86), stone.mid) +
      shape(row(0.86, 1), stone.shade) +
      rect(x - low, foot - 1.6, low * 2, 2.6, stone.trim)
    );
  });
  return group({}, ...parts, ringedDome([x, y - height], wide(tiers) * 1.15, half * 0.4, stone));
}

/** What stands on each side of the middle, from the back to the front; `hand` is -1 on the left. */
function flank(hand: 1 | -1): string {
  const at = (x: number) => 800 + hand * x;
  const span = (from: number, to: number): [number, number] =>
    hand === 1 ? [at(from), at(to)] : [at(to), at(from)];
  const mass = (from: number, to: number, top: number) => {
    const [left, right] = span(from, to);
    return rect(left, top, right - left, 706 - top, hand === 1 ? sandstone.shade : sandstone.mid);
  };
  return group(
    {},
    mass(120, 250, 500),
    clusteredSpire([at(196), 506], 56, 196, sandstone),
    mass(170, 480, 560),
    spire([at(402), 566], 40, 158, sandstone),
    steppedRoof([at(302), 566], 92, 96, sandstone),
    eave(...span(150, 470), 562, 7, sandstone),
    arcade(...span(150, 470), 620, 52, 9, sandstone, ember),
    ...[230, 302, 374].map((x) => kiosk([at(x), 556], 17, sandstone, ember)),
    mass(140, 500, 626),
    kiosk([at(474), 618], 36, sandstone, glow),
    eave(...span(146, 506), 622, 8, sandstone),
  );
}

/** The great stepped roof in the middle, on two galleries that draw back. */
const middle = () =>
  group(
    {},
    rect(650, 430, 300, 100, sandstone.mid),
    rect(860, 430, 90, 100, sandstone.shade),
    steppedRoof([800, 436], 146, 132, whiteMarble),
    arcade(668, 932, 490, 50, 9, sandstone, ember),
    eave(656, 944, 436, 8, sandstone),
    ...[-1, 1].map((hand) => kiosk([800 + hand * 118, 430], 26, sandstone, ember)),
    arcade(640, 960, 570, 72, 9, sandstone, ember),
    eave(626, 974, 496, 9, sandstone),
    ...[-1, 1].map((hand) => spire([800 + hand * 150, 492], 22, 92, sandstone)),
    rect(640, 570, 320, 80, sandstone.mid),
  );

const porch = () =>
  group(
    {},
    rect(676, 588, 248, 118, whiteMarble.mid),
    arcade(690, 910, 706, 112, 3, whiteMarble, glow),
    eave(672, 928, 592, 10, whiteMarble),
    steppedRoof([800, 584], 82, 56, whiteMarble),
    ...[-1, 1].map((hand) => kiosk([800 + hand * 104, 584], 25, sandstone, glow)),
  );

/** The lower storey and the plinth of elephants under everything. */
const base = () =>
  group(
    {},
    arcade(284, 1316, 706, 62, 27, sandstone, glow),
    eave(274, 1326, 642, 9, sandstone),
    rect(262, 704, 1076, 12, sandstone.lit),
    rect(250, 714, 1100, 34, sandstone.mid),
    shape(elephantFrieze(258, 1342, 744, 32), sandstone.trim),
    rect(242, 744, 1116, 8, sandstone.lit),
  );

function ghats(): string {
  const steps = Array.from({ length: 4 }, (_, step) => {
    const y = 752 + step * 9;
    return rect(
      130 - step * 60,
      y,
      1340 + step * 120,
      9,
      step % 2 ? mix(p.mid, p.haze, 0.4) : mix(p.mid, p.dark, 0.25),
    );
  });
  const stairs = Array.from({ length: 7 }, (_, step) =>
    rect(724 - step * 5, 706 + step * 7, 152 + step * 10, 7, step % 2 ? sandstone.mid : whiteMarble.lit),
  );
  return group({}, ...steps, ...stairs);
}

/** The great temple of Akshardham on the middle of the sheet, lit at dusk: from its ghats at 788 to the dome's pots at 260. */
export const akshardhamMandir = (): string =>
  group({}, flank(-1), flank(1), middle(), base(), porch(), ghats());
