import { archPath, chhatri, merlons } from '../kit/mughal.ts';
import { framed, type Hollow, recess, shadeBeside } from '../kit/mughal-face.ts';
import { circle, group, rect, shape, stroke } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';

/**
 * Humayun's tomb from one of its four like sides, lit from the left, in tenths of a metre: the plinth stands on y 0 and
 * the tomb on its middle.
 */
export type TombTones = { stone: Tones; marble: Tones; gold: string };

const plinthTop = -72;
const wingTop = -204;
const gateTop = -246;
const half = { gate: 98, face: 196, body: 246, plinth: 470 };

/** The double dome: a drum banded in red, the marble bulb, the brass finial. */
function marbleDome({ stone, marble, gold }: TombTones): string {
  return group(
    {},
    rect(-108, -300, 216, 104, stone.mid),
    rect(-108, -300, 52, 104, stone.lit),
    rect(46, -300, 62, 104, stone.shade),
    shape(
      Array.from({ length: 9 }, (_, index) => archPath(-88 + index * 22, -252, 12, 30, 8)).join(''),
      stone.shade,
    ),
    rect(-114, -306, 228, 10, marble.mid),
    rect(44, -306, 70, 10, marble.shade),
    shape('M-104 -304C-134 -356 -112 -432 -8 -462H8C112 -432 134 -356 104 -304Z', marble.mid),
    shape('M-104 -304C-134 -356 -112 -432 -8 -462C-66 -424 -88 -356 -70 -304Z', marble.lit),
    shape('M104 -304C134 -356 112 -432 8 -462C70 -424 72 -356 44 -304Z', marble.shade),
    shape('M-22 -457Q0 -466 22 -457L0 -476Z', marble.shade),
    stroke('M0 -466V-522', gold, 4),
    circle(0, -480, 7, gold),
    circle(0, -496, 5, gold),
    circle(0, -509, 3.6, gold),
  );
}

const lined = (from: number, to: number, y: number, { marble }: TombTones) =>
  rect(from, y, to - from, 3.4, marble.mid);

/** Two storeys of recesses in a bay, framed with marble. */
const bay = (x: number, width: number, hollow: Hollow, panel: string) =>
  framed([x, plinthTop - 3], width, 50, hollow, panel) +
  framed([x, plinthTop - 70], width, 46, hollow, panel);

/** The tomb's front: two chamfered blocks with a deep porch each side of the tall gate. */
function front(tones: TombTones): string {
  const { stone, marble } = tones;
  const hollow: Hollow = { rim: marble.mid, hollow: stone.shade, reveal: mix(stone.mid, stone.shade, 0.35) };
  const dark: Hollow = { rim: marble.mid, hollow: stone.deep, reveal: stone.shade };
  const wall = (from: number, to: number, fill: string) =>
    shape(merlons(from, to, wingTop, 8, 8), fill) + rect(from, wingTop, to - from, plinthTop - wingTop, fill);
  const block = (side: 1 | -1) => {
    const middle = side * 147;
    return (
      recess([middle, plinthTop], 52, 104, hollow, 3, 34) +
      recess([middle, plinthTop], 24, 40, dark, 2) +
      shape(archPath(middle, plinthTop - 50, 20, 30, 12), stone.deep) +
      lined(middle - 46, middle + 46, wingTop + 12, tones) +
      stroke(`M${middle - 38} ${plinthTop}V${wingTop + 21}H${middle + 38}V${plinthTop}`, marble.mid, 2.6)
    );
  };
  return group(
    {},
    wall(-half.body, -half.face, stone.lit),
    wall(-half.face, half.face, stone.mid),
    wall(half.face, half.body, stone.shade),
    bay(-221, 24, { ...hollow, hollow: stone.mid, reveal: mix(stone.mid, stone.lit, 0.4) }, stone.lit),
    bay(221, 24, { ...dark, rim: marble.shade }, stone.shade),
    block(-1),
    block(1),
    lined(-half.body, -half.face, wingTop + 12, tones),
    rect(half.face, wingTop + 12, half.body - half.face, 3.4, marble.shade),
    shadeBeside(half.gate, wingTop, plinthTop, 26, stone.deep),
    shape(merlons(-half.gate, half.gate, gateTop, 9, 8.5), stone.mid),
    rect(-half.gate, gateTop, half.gate * 2, plinthTop - gateTop, stone.mid),
    rect(-half.gate, gateTop, 12, plinthTop - gateTop, stone.lit),
    lined(-half.gate, half.gate, gateTop + 11, tones),
    stroke(`M-76 ${plinthTop}V${gateTop + 26}H76V${plinthTop}`, marble.mid, 4),
    ...[-52, 52].map((x) => circle(x, gateTop + 46, 8, marble.mid) + circle(x, gateTop + 46, 4, stone.shade)),
    recess([0, plinthTop], 112, 138, hollow, 4, 74),
    recess([0, plinthTop], 46, 62, dark, 3),
    ...[-30, 0, 30].map((x) => shape(archPath(x, plinthTop - 74, 16, 28, 10), stone.deep)),
  );
}

/** The plinth: seventeen arches, the middle one of which holds the stair. */
function plinth({ stone, marble }: TombTones): string {
  const pitch = (half.plinth * 2) / 17;
  const arches = Array.from({ length: 17 }, (_, index) =>
    recess(
      [(index - 8) * pitch, -4],
      34,
      50,
      {
        rim: marble.mid,
        hollow: index === 8 ? stone.deep : stone.shade,
        reveal: mix(stone.mid, stone.shade, 0.5),
      },
      2,
      22,
    ),
  );
  return group(
    {},
    rect(-half.plinth, plinthTop, half.plinth * 2, -plinthTop, stone.mid),
    rect(-half.plinth, plinthTop, 14, -plinthTop, stone.lit),
    rect(half.plinth - 16, plinthTop, 16, -plinthTop, stone.shade),
    ...arches,
    rect(-half.plinth - 4, plinthTop - 5, half.plinth * 2 + 8, 7, stone.lit),
    rect(-half.plinth, plinthTop + 2, half.plinth * 2, 4, stone.shade),
    rect(-half.plinth - 26, -8, half.plinth * 2 + 52, 10, stone.lit),
    rect(-half.plinth - 26, -1, half.plinth * 2 + 52, 5, stone.shade),
  );
}

export const humayunTomb = (tones: TombTones): string =>
  group(
    {},
    ...[-166, 166].map((x) => chhatri([x, wingTop - 2], 66, tones.stone, tones.marble)),
    marbleDome(tones),
    ...[-80, 80].map((x) => chhatri([x, gateTop - 4], 27, tones.stone, tones.marble)),
    front(tones),
    plinth(tones),
  );
