import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { cabSide } from '../kit/cab.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { chhatri } from '../kit/mughal.ts';
import { palettes } from '../kit/palettes.ts';
import { flyingPigeon, pigeon } from '../kit/pigeon.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';
import { flowerStall } from '../motifs/flower-seller.ts';
import { bazaarFront, hawaMahal, limewash, rose, streetLevel } from '../motifs/hawa-mahal.ts';

const p = palettes.fort;
const cast: Point = [1.3, 0.26];
const kerb = 858;

const backdrop = () =>
  group(
    {},
    sky('jaipur-sky', [
      [0, '#6fa3ac'],
      [0.3, '#a9cabd'],
      [0.5, '#f3e0bb'],
      [0.68, '#fbc98f'],
    ]),
    sun([214, 420], 62, '#fff6dc', { rings: 4, spread: 0.8, glow: 0.2 }),
    cloud(4, [130, 232], 420, 24, '#fff1d8', 0.7),
    cloud(9, [1130, 264], 380, 22, '#fff1d8', 0.75),
    cloud(17, [1260, 420], 300, 16, '#fff1d8', 0.7),
    birds(5, [1180, 350], 7, 13, p.deep),
    land(
      ridgeLine({
        seed: 12,
        from: 600,
        to: 560,
        relief: 30,
        through: [
          [300, 560],
          [1340, 520],
        ],
      }),
      '#e8b893',
    ),
    haze('jaipur-haze', 480, 700, '#ffe7bd', 0.7),
  );

/** The houses of the street on either side, with awnings over their shops and the palace's shade on the right one. */
function neighbours(): string {
  const awning = (x: number, tone: string) =>
    shape(`M${x} 736h66l8 22h-82z`, tone) + shape(`M${x + 40} 736h26l8 22h-34z`, p.deep, { opacity: 0.3 });
  const cloths = ['#d9542f', '#f0b441', '#3d8c86', '#d9542f', '#f0b441', '#3d8c86'] as const;
  return group(
    {},
    ...[300, 338, 376, 1228, 1266, 1304].map((x) => chhatri([x, 530], 26, rose, rose, 2)),
    bazaarFront([-40, streetLevel], 4, 320, 2),
    bazaarFront([276, streetLevel], 2, 124, 3),
    bazaarFront([1204, streetLevel], 2, 124, 3),
    bazaarFront([1330, streetLevel], 4, 320, 2),
    polygon(
      [
        [1204, 528],
        [1268, 600],
        [1268, streetLevel],
        [1204, streetLevel],
      ],
      p.dark,
      { opacity: 0.38 },
    ),
    ...[-34, 46, 126, 206, 1336, 1416].map((x, index) => awning(x, cloths[index] ?? p.warm)),
    ...[1496, 1576].map((x) => awning(x, '#d9542f')),
  );
}

const street = () =>
  group(
    {},
    rect(0, streetLevel, 1600, 64, '#eab98a'),
    polygon(
      [
        [392, streetLevel],
        [1610, streetLevel],
        [1610, kerb],
        [600, kerb],
      ],
      p.dark,
      { opacity: 0.3 },
    ),
    rect(0, kerb, 1600, 7, limewash),
    rect(0, kerb + 7, 1600, 8, mix(p.deep, p.mid, 0.4)),
    rect(0, kerb + 15, 1600, 140, '#6b4a5c'),
    shape(
      Array.from({ length: 9 }, (_, index) => `M${index * 190 - 60} 938h92l-7 6h-92z`).join(''),
      '#e8c39c',
    ),
  );

function people(): string {
  const crowd: readonly (readonly [Visitor, Point, number, string])[] = [
    [sari, [452, 828], 46, '#f0b441'],
    [walker, [484, 830], 48, limewash],
    [kurta, [690, 824], 46, limewash],
    [sari, [718, 826], 43, '#2f7f80'],
    [walker, [900, 832], 48, '#f0b441'],
    [sari, [1120, 826], 45, '#c93548'],
    [kurta, [1150, 828], 48, limewash],
    [walker, [1392, 834], 49, '#3d8c86'],
    [sari, [190, 832], 47, '#c93548'],
  ];
  const dress = (cloth: string) => ({
    skin: '#7a4630',
    hair: '#241523',
    cloth,
    fold: mix(cloth, p.dark, 0.4),
    legs: p.dark,
  });
  return crowd
    .map(
      ([visitor, at, height, cloth]) =>
        shadow(visitor, at, height, cast, p.dark, 0.45) + stand(visitor, at, height, dress(cloth)),
    )
    .join('');
}

const taxi = (at: Point, scale: number) =>
  place(
    at[0],
    at[1],
    [-scale, scale],
    cabSide(
      {
        top: '#fffdf4',
        side: '#fbeed6',
        shade: '#c9a58f',
        rear: '#d8b79c',
        glass: '#3b3550',
        shine: '#a8a2b4',
        tyre: '#1c1526',
        hub: '#e8d2b6',
        lamp: '#fff1c0',
        tail: '#b5342c',
        plate: '#fff6dc',
      },
      { cast: [-50, 12] },
    ),
    shape('M4 -152H48L44 -168H8Z', '#f0b441'),
    stroke('M2 -152H50', '#3b2538', 4),
  );

/** Pigeons at the grain that has been strewn for them, and a pair that leaves. */
function pigeons(): string {
  const slate = {
    body: '#7d7f94',
    lit: '#c9c4cc',
    wing: '#a3a3b3',
    bar: '#3b3550',
    neck: '#4a7a7c',
    foot: '#c2604f',
  };
  const flock: readonly (readonly [x: number, y: number, size: number])[] = [
    [520, 846, 0.24],
    [560, 840, -0.22],
    [596, 850, 0.25],
    [628, 842, 0.22],
    [664, 848, -0.24],
  ];
  return (
    flock
      .map(
        ([x, y, size]) =>
          shape(`M${x - 8} ${y}h34l-6 3h-30z`, p.dark, { opacity: 0.4 }) + pigeon([x, y], size, slate),
      )
      .join('') +
    flyingPigeon([590, 770], 0.34, slate) +
    flyingPigeon([640, 736], 0.3, slate)
  );
}

export const scene: Scene = {
  name: 'jaipur',
  alt: 'The Hawa Mahal in Jaipur in morning light, five storeys of pink latticed bays narrowing to the top, with a white cab and a flower seller in the street.',
  focus: [0.5, 0.5],
  draw: () =>
    group(
      {},
      backdrop(),
      neighbours(),
      hawaMahal('jaipur'),
      street(),
      people(),
      pigeons(),
      taxi([1090, 926], 0.64),
      flowerStall(p.dark),
      grain(6, { x: 0, y: 0, width: 1600, height: 520 }, 600, p.deep, 0.08),
      grain(7, { x: 0, y: 800, width: 1600, height: 200 }, 500, p.ink, 0.14),
    ),
};
