import { archPath, chhatri, merlons } from '../kit/mughal.ts';
import { framed, type Hollow, recess, shadeBeside } from '../kit/mughal-face.ts';
import { circle, group, type Point, place, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';

/**
 * The Taj Mahal from the river, lit from the left, in tenths of a metre: the marble plinth stands on y 0 and the tomb on
 * its middle. The sandstone terrace goes down to `terraceDepth`.
 */
export type TajTones = { marble: Tones; sandstone: Tones; gold: string };

export const terraceDepth = 92;

const plinthTop = -57;
const wingTop = -268;
const gateTop = -338;
const half = { gate: 118, wing: 214, body: 283, plinth: 476 };

const hollowOf = ({ lit, mid, shade, deep }: Tones): Hollow => ({
  rim: lit,
  hollow: mix(shade, deep, 0.35),
  reveal: mix(mid, shade, 0.45),
});

/** The great dome: a drum, the bulb, the lotus cap and the finial. */
function greatDome({ marble, gold }: TajTones): string {
  const foot = -396;
  const side = (s: number) => `C${s * 158} -470 ${s * 138} -560 ${s * 16} -620`;
  return group(
    {},
    rect(-112, -404, 224, 80, marble.mid),
    rect(-112, -404, 52, 80, marble.lit),
    rect(44, -404, 68, 80, marble.shade),
    rect(-118, -402, 236, 9, marble.lit),
    rect(40, -402, 78, 9, mix(marble.mid, marble.shade, 0.5)),
    shape(`M-118 ${foot}${side(-1)}H16C138 -560 158 -470 118 ${foot}Z`, marble.mid),
    shape(`M-118 ${foot}${side(-1)}C-70 -566 -92 -480 -78 ${foot}Z`, marble.lit),
    shape(`M118 ${foot}C158 -470 138 -560 16 -620C78 -560 74 -470 40 ${foot}Z`, marble.shade),
    shape('M-40 -604Q0 -634 40 -604Q14 -616 0 -640Q-14 -616 -40 -604Z', marble.shade),
    shape('M-17 -619Q0 -627 17 -619L0 -646Z', mix(marble.lit, gold, 0.3)),
    stroke('M0 -640V-702', gold, 5),
    circle(0, -654, 7, gold),
    circle(0, -672, 5, gold),
    stroke('M-9 -697Q0 -684 9 -697', gold, 3.4),
  );
}

/** A slender pinnacle that runs up a corner and ends in a bud. */
const pinnacle = (x: number, top: number, tones: Tones) =>
  rect(x - 4.5, top, 9, plinthTop - top, tones.mid) +
  rect(x - 4.5, top, 4, plinthTop - top, tones.lit) +
  rect(x - 7, top + 16, 14, 5, tones.lit) +
  shape(
    `M${x - 6} ${top}Q${x - 8} ${top - 12} ${x} ${top - 24}Q${x + 8} ${top - 12} ${x + 6} ${top}Z`,
    tones.mid,
  );

/** Two recesses, one above the other, as on every bay beside the gate. */
const bay = (x: number, width: number, hollow: Hollow, panel: string) =>
  framed([x, plinthTop - 4], width, 82, hollow, panel) + framed([x, -170], width, 74, hollow, panel);

/** The front: chamfered corners, two wings and the tall gate between them. */
function front({ marble }: TajTones): string {
  const hollow = hollowOf(marble);
  const onShade = {
    ...hollow,
    rim: mix(marble.mid, marble.shade, 0.5),
    reveal: marble.shade,
    hollow: marble.deep,
  };
  const wall = (from: number, to: number, fill: string) =>
    shape(merlons(from, to, wingTop, 9, 8), fill) + rect(from, wingTop, to - from, plinthTop - wingTop, fill);
  const panel = mix(marble.mid, marble.lit, 0.5);
  return group(
    {},
    wall(-half.body, -half.wing, marble.lit),
    wall(-half.wing, half.wing, marble.mid),
    wall(half.wing, half.body, marble.shade),
    bay(
      -248,
      32,
      { ...hollow, hollow: mix(marble.mid, marble.shade, 0.8) },
      mix(marble.lit, marble.mid, 0.4),
    ),
    bay(-167, 48, hollow, panel),
    bay(167, 48, hollow, panel),
    bay(248, 32, onShade, mix(marble.shade, marble.mid, 0.25)),
    rect(-half.body, wingTop + 8, half.body - half.gate, 4, marble.shade, { opacity: 0.6 }),
    rect(half.gate, wingTop + 8, half.body - half.gate, 4, marble.deep, { opacity: 0.4 }),
    shadeBeside(half.gate, wingTop, plinthTop, 34, marble.deep),
    shape(merlons(-half.gate, half.gate, gateTop, 10, 9), marble.mid),
    rect(-half.gate, gateTop, half.gate * 2, plinthTop - gateTop, marble.mid),
    rect(-98, gateTop + 20, 196, plinthTop - gateTop - 20, mix(marble.mid, marble.shade, 0.6)),
    rect(-93, gateTop + 25, 186, plinthTop - gateTop - 25, marble.lit),
    rect(-80, gateTop + 38, 160, plinthTop - gateTop - 38, panel),
    recess([0, plinthTop], 142, 222, hollow, 6, 108),
    recess([0, plinthTop], 52, 84, { rim: marble.mid, hollow: marble.deep, reveal: marble.shade }, 5),
    shape(archPath(0, -152, 44, 70, 27), marble.deep),
    rect(-60, -149, 120, 5, marble.mid),
    ...[-half.gate, half.gate].map((x) => pinnacle(x, -374, marble)),
    ...[-half.body, -half.wing, half.wing, half.body].map((x) => pinnacle(x, -300, marble)),
  );
}

/** The plinth: a blank marble wall with sunk panels. */
function plinth({ marble }: TajTones): string {
  const panels = Array.from({ length: 23 }, (_, index) => archPath(-440 + index * 40, -8, 26, 36, 13)).join(
    '',
  );
  return group(
    {},
    rect(-half.plinth, plinthTop, half.plinth * 2, -plinthTop, marble.mid),
    shape(panels, mix(marble.mid, marble.shade, 0.5)),
    rect(-half.plinth - 4, plinthTop - 3, half.plinth * 2 + 8, 7, marble.lit),
    rect(-half.plinth, -5, half.plinth * 2, 5, marble.shade),
  );
}

/** A minaret: a tapering shaft, three balconies, a lantern. */
function minaret([x, y]: Point, height: number, { marble }: TajTones): string {
  const shaft = height * 0.8;
  const halfAt = (share: number) => height * 0.052 * (1 - share * 0.3);
  const strip = (left: number, right: number, fill: string) =>
    polygon(
      [
        [x + halfAt(0) * left, y],
        [x + halfAt(1) * left, y - shaft],
        [x + halfAt(1) * right, y - shaft],
        [x + halfAt(0) * right, y],
      ],
      fill,
    );
  const balconies = [0.34, 0.67, 1].map((share) => {
    const [reach, level] = [halfAt(share) * 1.7, y - shaft * share];
    return (
      polygon(
        [
          [x - reach, level],
          [x + reach, level],
          [x + halfAt(share), level + height * 0.035],
          [x - halfAt(share), level + height * 0.035],
        ],
        marble.shade,
      ) +
      rect(x - reach, level - height * 0.022, reach * 2, height * 0.024, marble.lit) +
      rect(x + reach * 0.3, level - height * 0.022, reach * 0.7, height * 0.024, marble.shade)
    );
  });
  return group(
    {},
    strip(-1, 1, marble.mid),
    strip(-1, -0.35, marble.lit),
    strip(0.3, 1, marble.shade),
    ...balconies,
    chhatri([x, y - shaft - height * 0.02], height * 0.098, marble, marble, 3),
  );
}

/** One of the two sandstone houses that flank the tomb, from their narrow end. */
function flankingHouse(x: number, tones: TajTones): string {
  const { sandstone, marble } = tones;
  const hollow = hollowOf(sandstone);
  return group(
    { transform: `translate(${x} 0)` },
    place(0, -176, 0.46, group({ transform: 'translate(0 396)' }, greatDome(tones))),
    ...[-112, 112].map((at) => chhatri([at, -150], 44, sandstone, marble)),
    shape(merlons(-140, 140, -150, 10, 9), sandstone.mid),
    rect(-140, -150, 280, 150, sandstone.mid),
    rect(-140, -150, 30, 150, sandstone.lit),
    rect(104, -150, 36, 150, sandstone.shade),
    rect(-56, -176, 112, 176, sandstone.mid),
    rect(-56, -176, 12, 176, sandstone.lit),
    rect(-140, -142, 280, 4, marble.mid),
    recess([0, 0], 66, 140, { ...hollow, rim: marble.mid }, 5, 46),
    ...[-80, 80].flatMap((at) => [
      framed([at, -4], 30, 56, hollow, sandstone.mid),
      framed([at, -78], 30, 48, hollow, sandstone.mid),
    ]),
  );
}

/** The river wall: sandstone with blind arches and a marble line along its top. */
function terrace({ sandstone, marble }: TajTones): string {
  const [from, to] = [-1560, 1560];
  const arches = Array.from({ length: 58 }, (_, index) =>
    archPath(from + 38 + index * 53, terraceDepth - 14, 34, 52, 17),
  ).join('');
  const tower = (x: number) =>
    rect(x - 60, -16, 120, terraceDepth + 16, sandstone.mid) +
    rect(x - 60, -16, 36, terraceDepth + 16, sandstone.lit) +
    rect(x + 22, -16, 38, terraceDepth + 16, sandstone.shade) +
    chhatri([x, -16], 92, sandstone, marble);
  return group(
    {},
    rect(from, 0, to - from, terraceDepth, sandstone.mid),
    shape(arches, sandstone.shade),
    rect(from, -4, to - from, 8, marble.mid),
    rect(from, 8, to - from, 4, sandstone.shade),
    rect(from, terraceDepth - 8, to - from, 8, sandstone.deep, { opacity: 0.6 }),
    tower(-1400),
    tower(1400),
  );
}

export const tajMahal = (tones: TajTones): string =>
  group(
    {},
    flankingHouse(-1085, tones),
    flankingHouse(1085, tones),
    ...[-408, 408].map((x) => minaret([x, plinthTop], 350, tones)),
    ...[-176, 176].map((x) => chhatri([x, wingTop - 4], 84, tones.marble, tones.marble)),
    greatDome(tones),
    front(tones),
    plinth(tones),
    ...[-half.plinth, half.plinth].map((x) => minaret([x, 0], 430, tones)),
    terrace(tones),
  );
