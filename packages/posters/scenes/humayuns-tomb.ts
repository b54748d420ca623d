import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { dress, marble, stone } from '../kit/delhi.ts';
import { bush, gardenPalm, greenLeaves, lawn, paleLeaves, palmShadow } from '../kit/delhi-garden.ts';
import { neem, neemShadow, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import type { Scene } from '../kit/scene.ts';
import { coconutPalm } from '../kit/shore.ts';
import { group, linear, type Point, place, polygon, rect, tag } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';
import { ripples } from '../kit/water.ts';
import { humayunTomb } from '../motifs/humayun-tomb.ts';

const p = palettes.delhi;

const cast: Point = [1.3, 0.3];
const size = 0.95;
const foot = 738;

const backdrop = () =>
  group(
    {},
    sky('humayuns-tomb-sky', [
      [0, mix(p.ink, '#4f7f8c', 0.6)],
      [0.2, mix('#6f9a9c', p.light, 0.25)],
      [0.42, mix(p.glow, p.light, 0.45)],
      [0.62, mix(p.glow, p.warm, 0.15)],
      [0.74, p.light],
    ]),
    sun([396, 486], 58, p.light, { rings: 4, spread: 0.8, glow: 0.18 }),
    cloud(5, [120, 300], 420, 22, p.light, 0.7),
    cloud(8, [1080, 240], 430, 22, p.light, 0.6),
    cloud(11, [1210, 420], 330, 16, p.light, 0.7),
    birds(4, [1180, 330], 7, 12, p.dark),
    haze('humayuns-tomb-haze', 500, foot, p.light, 0.75),
  );

/** Trees of the garden's far half, behind the plinth's ends. */
const farTrees = () =>
  [60, 190, 1410, 1550]
    .map((x, index) => neem(40 + index, [x, foot + 4], 170 + (index % 2) * 30, paleLeaves))
    .join('');

/** The four-part garden before the tomb: lawns, paved walks and the channel on the axis. */
function garden(): string {
  const paving = mix(p.glow, p.haze, 0.4);
  const half = (y: number) => 26 + (y - foot) * 0.62;
  const strip = (left: number, right: number, fill: string): string =>
    polygon(
      [
        [800 + half(foot) * left, foot],
        [800 + half(foot) * right, foot],
        [800 + half(1000) * right, 1000],
        [800 + half(1000) * left, 1000],
      ],
      fill,
    );
  const channel = linear(
    'humayuns-tomb-channel',
    [0, foot],
    [0, 1000],
    [
      [0, p.light],
      [0.4, mix('#6f9a9c', p.light, 0.45)],
      [1, mix(p.ink, '#4f7f8c', 0.55)],
    ],
  );
  return group(
    {},
    rect(0, foot, 1600, 290, lawn.near),
    rect(0, foot, 1600, 34, lawn.far),
    rect(0, foot + 46, 1600, 16, paving),
    rect(0, foot + 62, 1600, 5, lawn.shade),
    strip(-2.3, 2.3, paving),
    strip(-0.86, 0.9, stone.shade),
    strip(-0.8, 0.8, p.light),
    channel.definition,
    tag('clipPath', { id: 'humayuns-tomb-water' }, strip(-0.76, 0.76, p.ink)),
    strip(-0.76, 0.76, channel.fill),
    group(
      { 'clip-path': 'url(#humayuns-tomb-water)' },
      group(
        { opacity: 0.55 },
        tag('use', { href: '#humayuns-tomb-tomb', transform: `translate(0 ${foot * 1.56}) scale(1 -0.56)` }),
      ),
      ripples(5, { x: 600, y: foot + 12, width: 400, height: 280 }, 40, p.light, 0.5),
    ),
  );
}

/** Bushes clipped round along both sides of the walk, larger towards us. */
function clippedBushes(): string {
  const row = [762, 784, 814, 854, 908].flatMap((y) => [-1, 1].map((side) => ({ y, side })));
  return row
    .map(({ y, side }, index) => {
      const x = 800 + side * (26 + (y - foot) * 0.62) * 2.5;
      return bush(index * 5, [x, y], 12 + (y - foot) * 0.17);
    })
    .join('');
}

const tree = (seed: number, at: Point, height: number) =>
  neemShadow(at, height, cast, p.ink) + neem(seed, at, height, greenLeaves);

/** Palms in two rows that keep to the walk, larger towards us. */
function palms(): string {
  const row: readonly (readonly [number, number, number])[] = [
    [1, 806, 270],
    [-1, 806, 250],
    [1, 890, 400],
    [-1, 890, 420],
  ];
  return row
    .map(([side, y, height], index) => {
      const x = 800 + side * (y > 850 ? 690 : 545);
      return (
        palmShadow([x, y], height, cast) +
        coconutPalm(60 + index, [x, y], height, gardenPalm, { lean: side * -0.03, light: -1 })
      );
    })
    .join('');
}

function people(): string {
  const crowd: readonly (readonly [Visitor, Point, number, string])[] = [
    [walker, [690, 792], 34, p.light],
    [sari, [714, 794], 32, '#c2452f'],
    [kurta, [908, 806], 38, p.light],
    [sari, [926, 858], 66, p.warm],
    [walker, [968, 864], 70, p.light],
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
    ...[0, 120, 250, 1350, 1480, 1600].map((x, index) =>
      shrub(70 + index, [x, 1000 + (index % 2) * 8], 200, greenLeaves),
    ),
  );

export const scene: Scene = {
  name: 'humayuns-tomb',
  alt: 'Humayun’s Tomb in Delhi in late sun, red sandstone under a white marble dome on its arched plinth, seen along the garden’s water channel between palms.',
  focus: [0.5, 0.46],
  draw: () =>
    group(
      {},
      backdrop(),
      farTrees(),
      group(
        { id: 'humayuns-tomb-tomb' },
        place(800, foot, size, humayunTomb({ stone, marble, gold: p.warm })),
      ),
      garden(),
      tree(27, [1440, 812], 150),
      clippedBushes(),
      people(),
      palms(),
      nearEdge(),
      grain(6, { x: 0, y: 0, width: 1600, height: 520 }, 280, p.dark, 0.07),
      grain(7, { x: 0, y: 740, width: 1600, height: 260 }, 240, p.ink, 0.13),
    ),
};
