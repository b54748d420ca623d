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
import { group, rect, shape } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';

const p = palettes.delhi;

const sandstone: TempleStone = {
  lit: '#ffd9a6',
  mid: '#e8a276',
  shade: '#b06a66',
  deep: '#74455f',
  trim: '#8e4f55',
  gold: '#ffe9ae',
};

const whiteMarble: TempleStone = {
  lit: '#fff3da',
  mid: '#f4d2ac',
  shade: '#c08f8c',
  deep: '#7f5f7d',
  trim: '#a97a72',
  gold: '#ffe9ae',
};

export const glow = '#ffc766';
/** The light far inside the galleries. */
const ember = '#f0a04a';

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
    mass(110, 210, 490),
    clusteredSpire([at(160), 496], 46, 150, sandstone),
    eave(...span(116, 212), 500, 5, sandstone),
    mass(170, 440, 552),
    spire([at(340), 556], 38, 134, sandstone),
    ringedDome([at(242), 546], 66, 84, sandstone),
    mass(140, 440, 610),
    arcade(...span(150, 316), 604, 58, 5, sandstone, ember),
    eave(...span(146, 322), 544, 7, sandstone),
    kiosk([at(416), 604], 32, sandstone, ember),
    kiosk([at(344), 604], 25, sandstone, ember),
    arcade(...span(150, 446), 646, 34, 12, sandstone, ember),
    eave(...span(146, 454), 608, 7, sandstone),
  );
}

/** The tall porch in the middle under the great dome. */
const middle = () =>
  group(
    {},
    rect(664, 452, 272, 60, sandstone.mid),
    rect(840, 452, 96, 60, sandstone.shade),
    ringedDome([800, 456], 116, 132, whiteMarble),
    arcade(690, 910, 520, 56, 7, sandstone, ember),
    eave(680, 920, 462, 7, sandstone),
    arcade(660, 940, 600, 70, 7, sandstone, ember),
    eave(648, 952, 526, 8, sandstone),
    ...[-1, 1].map((hand) => kiosk([800 + hand * 112, 524], 28, sandstone, ember)),
  );

const porch = () =>
  group(
    {},
    arcade(690, 910, 706, 100, 3, whiteMarble, glow),
    eave(676, 924, 602, 9, sandstone),
    ringedDome([800, 594], 62, 60, whiteMarble),
    ...[-1, 1].map((hand) => kiosk([800 + hand * 92, 594], 24, sandstone, ember)),
  );

/** The lower storey and the plinth of elephants under everything. */
const base = () =>
  group(
    {},
    arcade(352, 1248, 706, 60, 26, sandstone, glow),
    eave(344, 1256, 642, 8, sandstone),
    rect(330, 704, 940, 12, sandstone.lit),
    rect(318, 714, 964, 34, sandstone.mid),
    shape(elephantFrieze(326, 1274, 744, 32), sandstone.trim),
    rect(310, 744, 980, 8, sandstone.lit),
  );

function ghats(): string {
  const steps = Array.from({ length: 4 }, (_, step) => {
    const y = 752 + step * 9;
    return rect(
      180 - step * 60,
      y,
      1240 + step * 120,
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
