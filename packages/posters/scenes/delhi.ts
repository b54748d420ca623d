import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { cabSide } from '../kit/cab.ts';
import { dress, leaves } from '../kit/delhi.ts';
import { neem, neemShadow, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';
import { gateFoot, redFort } from '../motifs/redfort.ts';

const p = palettes.delhi;

/** The length of a shadow sideways and towards the viewer, per unit of height. */
const cast: Point = [1.5, 0.34];

const backdrop = () =>
  group(
    {},
    sky('delhi-sky', [
      [0, mix(p.ink, p.deep, 0.42)],
      [0.16, mix(p.deep, p.mid, 0.6)],
      [0.3, mix(p.mid, p.warm, 0.6)],
      [0.46, p.glow],
      [0.62, p.light],
    ]),
    sun([226, 486], 64, p.light, { rings: 4, spread: 0.8, glow: 0.13 }),
    cloud(4, [250, 262], 480, 26, mix(p.mid, p.glow, 0.55), 0.75),
    cloud(9, [980, 214], 520, 24, mix(p.mid, p.glow, 0.35), 0.7),
    cloud(12, [1120, 372], 420, 18, p.glow, 0.7),
    cloud(15, [40, 408], 330, 18, p.light, 0.6),
    birds(5, [1180, 320], 6, 13, p.dark),
    haze('delhi-haze', 560, gateFoot, p.light, 0.8),
  );

/** The forecourt: lawns either side of a paved walk, and the shade that the gate lays across it. */
function forecourt(): string {
  const lawn = mix(p.haze, p.dark, 0.42);
  const hedge = (from: number, to: number) => {
    const bumps = 'q7 -8 14 0'.repeat(Math.floor((to - from) / 14));
    return (
      shape(`M${from} ${gateFoot + 8}v-16${bumps}v16z`, leaves.shade) +
      shape(`M${from} ${gateFoot - 4}v-5${bumps}v5z`, leaves.lit)
    );
  };
  return group(
    {},
    rect(0, gateFoot, 1600, 240, mix(p.glow, p.haze, 0.5)),
    polygon(
      [
        [-10, gateFoot],
        [640, gateFoot],
        [360, 884],
        [-10, 884],
      ],
      lawn,
    ),
    polygon(
      [
        [960, gateFoot],
        [1610, gateFoot],
        [1610, 884],
        [1240, 884],
      ],
      lawn,
    ),
    polygon(
      [
        [524, gateFoot],
        [1620, gateFoot],
        [1620, 884],
        [1028, 884],
      ],
      p.dark,
      { opacity: 0.4 },
    ),
    hedge(-20, 500),
    hedge(1100, 1620),
  );
}

/** The road across the foot of the sheet, with its kerb. */
const road = () =>
  group(
    {},
    rect(0, 880, 1600, 8, p.light),
    rect(0, 888, 1600, 7, mix(p.dark, p.mid, 0.4)),
    rect(0, 895, 1600, 110, mix(p.ink, p.dark, 0.5)),
    shape(Array.from({ length: 9 }, (_, index) => `M${index * 190 - 20} 956h92l-7 6h-92z`).join(''), p.haze),
  );

/** The near verge: dark grass, and bushes in the corners. */
const verge = () =>
  group(
    {},
    rect(0, 982, 1600, 30, p.ink),
    grass(3, [-10, 986], [1610, 986], 300, 20, p.ink, 0.2),
    ...[20, 150, 300, 1320, 1460, 1590].map((x, index) => shrub(50 + index, [x, 1000], 190, leaves)),
  );

function taxi(at: Point, scale: number): string {
  const yellow = '#f2b632';
  return place(
    at[0],
    at[1],
    [-scale, scale],
    cabSide(
      {
        top: yellow,
        side: yellow,
        shade: '#1b1a22',
        rear: '#c98a1c',
        glass: mix(p.ink, p.haze, 0.2),
        shine: p.haze,
        tyre: '#120f18',
        hub: p.haze,
        lamp: p.light,
        tail: p.deep,
        plate: p.light,
      },
      { cast: [-46, 12] },
    ),
    shape('M4 -152H48L44 -168H8Z', p.light),
    stroke('M2 -152H50', '#1b1a22', 4),
  );
}

function people(): string {
  const crowd: readonly (readonly [Visitor, Point, number, string])[] = [
    [walker, [716, 812], 44, p.light],
    [sari, [746, 814], 42, p.deep],
    [kurta, [872, 806], 40, p.light],
    [sari, [1118, 838], 52, p.warm],
    [walker, [1152, 842], 54, '#e8d9b8'],
    [kurta, [436, 846], 56, p.light],
    [sari, [474, 850], 53, '#c2452f'],
    [walker, [520, 792], 34, p.glow],
  ];
  return crowd
    .map(
      ([visitor, at, height, cloth]) =>
        shadow(visitor, at, height, cast, p.dark, 0.55) + stand(visitor, at, height, dress(cloth)),
    )
    .join('');
}

export const scene: Scene = {
  name: 'delhi',
  alt: 'The Lahori Gate of the Red Fort in Delhi in late sunlight, with a yellow taxi and visitors in front of it.',
  focus: [0.5, 0.8],
  draw: () =>
    group(
      {},
      backdrop(),
      redFort(),
      forecourt(),
      neemShadow([268, 842], 200, cast, p.dark),
      people(),
      neem(21, [268, 842], 200, leaves),
      neem(33, [1392, 838], 230, leaves),
      road(),
      taxi([900, 940], 0.6),
      neem(8, [24, 890], 370, leaves),
      neem(18, [1572, 890], 370, leaves),
      verge(),
      grain(6, { x: 0, y: 0, width: 1600, height: 520 }, 700, p.dark, 0.08),
      grain(7, { x: 0, y: 770, width: 1600, height: 230 }, 500, p.ink, 0.16),
    ),
};
