import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { dress, leaves, stone } from '../kit/delhi.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { neem, neemShadow, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import { minar, minarFoot } from '../kit/qutub.ts';
import { colonnade } from '../kit/ruins.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, point, rect, shape, stroke } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';
import { greatIronPillar, quwwatScreen, screenShade } from '../motifs/quwwat-screen.ts';

const p = palettes.delhi;
const cast: Point = [1.25, 0.3];

const horizon = 700;
const screenAt: Point = [930, 742];
const pillarAt: Point = [930, 806];
const pillarHeight = 376;
const minarScale = 2.3;
const minarAxis = 850;

const iron: Tones = {
  lit: mix(p.mid, p.warm, 0.3),
  mid: mix(p.dark, p.deep, 0.25),
  shade: p.ink,
  deep: p.ink,
};

const backdrop = () =>
  group(
    {},
    sky('iron-pillar-sky', [
      [0, mix(p.ink, '#3f4f7a', 0.5)],
      [0.2, mix(p.dark, '#8a6f92', 0.65)],
      [0.42, mix(p.haze, p.light, 0.25)],
      [0.58, mix(p.glow, p.light, 0.3)],
      [0.72, p.light],
    ]),
    sun([490, 404], 52, p.light, { rings: 4, spread: 0.9, glow: 0.17 }),
    cloud(5, [420, 250], 400, 20, mix(p.light, p.haze, 0.3), 0.7),
    cloud(8, [1180, 330], 380, 18, p.light, 0.65),
    birds(4, [1290, 250], 6, 12, p.dark),
    land(ridgeLine({ seed: 4, from: 694, to: 700, relief: 12, roughness: 0.7 }), mix(p.haze, p.light, 0.4)),
    land(ridgeLine({ seed: 9, from: 716, to: 714, relief: 9, roughness: 0.75 }), mix(p.haze, p.mid, 0.2)),
    haze('iron-pillar-haze', 520, horizon + 30, p.light, 0.7),
  );

/** The paved court: slabs whose joints run to the vanishing point and grow apart towards us. */
function court(): string {
  const rows = [746, 760, 780, 808, 846, 896, 960];
  const joints = Array.from({ length: 27 }, (_, index) => {
    const x = 800 + (index - 13) * 150;
    return `M${point([800 + (x - 800) * 0.155, 744])}L${point([x, 1000])}`;
  });
  return group(
    {},
    rect(0, 740, 1600, 270, mix(p.glow, p.haze, 0.5)),
    stroke(rows.map((y) => `M0 ${y}H1600`).join('') + joints.join(''), mix(p.haze, p.mid, 0.5), 2, {
      opacity: 0.55,
    }),
  );
}

const tower = () => place(262 - minarAxis * minarScale, 752 - minarFoot * minarScale, minarScale, minar());

const shades = () =>
  group(
    {},
    place(screenAt[0], screenAt[1], 1, screenShade([0.7, 0.2], p.dark)),
    shape('M137 752H387L1460 1000H1130Z', p.dark, { opacity: 0.3 }),
    shape(
      `M${pillarAt[0] - 10} ${pillarAt[1] + 6}h24L${pillarAt[0] + pillarHeight * cast[0]} ${pillarAt[1] + pillarHeight * cast[1] + 6}l-22 6Z`,
      p.dark,
      { opacity: 0.5 },
    ),
  );

function people(): string {
  const crowd: readonly (readonly [Visitor, Point, number, string])[] = [
    [kurta, [668, 748], 42, p.light],
    [sari, [694, 750], 40, '#c2452f'],
    [walker, [1180, 756], 46, p.light],
    [walker, [500, 770], 58, p.warm],
    [kurta, [756, 816], 96, p.light],
    [sari, [812, 820], 90, '#c2452f'],
    [walker, [1196, 842], 112, '#e8d9b8'],
  ];
  return crowd
    .map(
      ([visitor, at, height, cloth]) =>
        shadow(visitor, at, height, cast, p.dark, 0.5) + stand(visitor, at, height, dress(cloth)),
    )
    .join('');
}

const nearEdge = () =>
  group(
    {},
    shape('M-10 950Q220 930 430 1006H-10ZM1190 1006Q1400 936 1610 944V1006Z', p.ink),
    ...[10, 130, 260, 1390, 1500, 1610].map((x, index) =>
      shrub(60 + index, [x, 996 - (index % 3) * 8], 190, leaves),
    ),
  );

export const scene: Scene = {
  name: 'iron-pillar',
  alt: 'The Iron Pillar in the court of Delhi’s Qutub complex at sunset, before the tall carved arches of the old mosque’s screen, with the foot of the Qutub Minar beside them.',
  focus: [0.52, 0.52],
  draw: () =>
    group(
      {},
      backdrop(),
      neem(5, [560, 748], 150, leaves),
      neem(9, [1480, 748], 190, leaves),
      court(),
      shades(),
      tower(),
      place(screenAt[0], screenAt[1], 1, quwwatScreen(stone)),
      group({ transform: 'translate(380 -50)' }, colonnade()),
      neemShadow([24, 862], 260, cast, p.dark),
      neem(12, [24, 862], 260, leaves),
      place(pillarAt[0], pillarAt[1], 1, greatIronPillar(pillarHeight, iron, stone)),
      people(),
      nearEdge(),
      grain(6, { x: 0, y: 0, width: 1600, height: 520 }, 450, p.dark, 0.08),
      grain(7, { x: 0, y: 760, width: 1600, height: 240 }, 350, p.ink, 0.14),
    ),
};
