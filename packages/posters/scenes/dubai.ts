import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { camel, rider } from '../kit/camel.ts';
import { palettes } from '../kit/palettes.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, point, rect, stroke } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';
import { block, street } from '../kit/towers.ts';
import { kurta, shadow, stand } from '../kit/visitors.ts';
import { lightPath, ripples, water } from '../kit/water.ts';
import { sailHotel, steppedTower } from '../motifs/dubai.ts';
import { dune, tussock, windMarks } from '../motifs/dunes.ts';

const p = palettes.fort;

const shore = 690;

const glassTower: Tones = {
  lit: mix(p.glow, p.light, 0.35),
  mid: mix(p.mid, p.deep, 0.55),
  shade: mix(p.deep, p.dark, 0.6),
  deep: p.ink,
};

const sailCloth: Tones = {
  lit: '#fff4de',
  mid: mix(p.glow, p.haze, 0.55),
  shade: mix(p.deep, p.mid, 0.3),
  deep: p.dark,
};

const backdrop = () =>
  group(
    {},
    sky('dubai-sky', [
      [0, mix(p.ink, p.dark, 0.4)],
      [0.2, mix(p.dark, p.deep, 0.7)],
      [0.38, p.mid],
      [0.54, mix(p.warm, p.glow, 0.5)],
      [0.69, p.light],
    ]),
    sun([606, 560], 96, p.light, { rings: 4, spread: 0.7, glow: 0.15 }),
    cloud(5, [40, 300], 460, 24, mix(p.mid, p.glow, 0.4), 0.8),
    cloud(7, [1010, 258], 480, 22, mix(p.deep, p.haze, 0.6), 0.8),
    cloud(9, [1060, 420], 420, 18, mix(p.glow, p.light, 0.2), 0.75),
    cloud(11, [240, 440], 260, 14, p.light, 0.6),
    birds(6, [470, 330], 6, 12, p.dark),
  );

const onShore = (...parts: string[]) => place(0, shore, 1, ...parts);

function skyline(): string {
  const far: Tones = {
    lit: mix(p.glow, p.light, 0.4),
    mid: mix(p.haze, p.glow, 0.5),
    shade: mix(p.haze, p.glow, 0.25),
    deep: p.mid,
  };
  const middle: Tones = {
    lit: mix(p.glow, p.haze, 0.4),
    mid: mix(p.haze, p.mid, 0.6),
    shade: mix(p.mid, p.deep, 0.25),
    deep: p.deep,
  };
  const near: Tones = {
    lit: p.haze,
    mid: mix(p.mid, p.deep, 0.6),
    shade: mix(p.deep, p.dark, 0.4),
    deep: p.dark,
  };
  return group(
    {},
    onShore(street({ seed: 3, from: 560, to: 1640, low: 60, high: 190, tones: far })),
    haze('dubai-haze', 520, shore, p.light, 0.4),
    onShore(street({ seed: 8, from: 660, to: 820, low: 50, high: 120, tones: middle })),
    onShore(street({ seed: 19, from: 960, to: 1620, low: 70, high: 230, tones: middle })),
    onShore(block(1064, 34, 266, middle, 'slant')),
    onShore(block(1108, 34, 236, middle, 'slant')),
    steppedTower([900, shore], 438, glassTower, p.ink),
    onShore(street({ seed: 24, from: 690, to: 832, low: 26, high: 66, tones: near, lamps: p.glow })),
    onShore(street({ seed: 27, from: 972, to: 1620, low: 34, high: 130, tones: near, lamps: p.glow })),
    haze('dubai-mist', 610, shore, p.glow, 0.35),
  );
}

/** The creek before the city, with the sun's path on it. */
const creek = () =>
  group(
    {},
    water('dubai-water', shore, 800, [
      [0, mix(p.glow, p.light, 0.4)],
      [0.5, mix(p.haze, p.mid, 0.5)],
      [1, p.deep],
    ]),
    rect(560, shore - 4, 1060, 7, p.dark, { opacity: 0.65 }),
    lightPath(12, 900, shore + 4, 790, 76, p.dark, 0.45),
    lightPath(16, 316, shore + 18, 760, 90, p.light, 0.7),
    ripples(4, { x: 0, y: shore + 6, width: 1600, height: 70 }, 60, p.light, 0.55),
    ripples(8, { x: 560, y: shore + 6, width: 1040, height: 70 }, 50, p.deep, 0.4),
    lightPath(2, 606, shore + 4, 790, 200, p.light, 0.85),
  );

const trail: readonly Point[] = [
  [470, 838],
  [600, 833],
  [730, 831],
  [860, 833],
  [990, 839],
];

/** The camel train along the crest, roped nose to tail, with its leader on foot. */
function caravan(): string {
  const coats = { coat: mix(p.mid, p.deep, 0.55), lit: p.glow, shade: p.dark, trim: p.glow };
  const cloths = ['#b93a2c', p.dark, '#c96a24', '#b93a2c', p.dark] as const;
  const size = 0.68;
  const animals = trail.map(([x, y], index) =>
    group(
      {},
      group(
        { transform: `matrix(${size} 0 ${-size * 0.75} ${-size * 0.42} ${x} ${y})`, opacity: 0.5 },
        camel({ coat: p.dark, lit: p.dark, shade: p.dark, cloth: p.dark, trim: p.dark }),
      ),
      place(
        x,
        y,
        size,
        camel({ ...coats, cloth: cloths[index] ?? p.dark }),
        index % 2 === 0
          ? rider({ robe: p.light, fold: p.haze, turban: index === 0 ? '#d94f30' : p.light, skin: p.deep })
          : '',
      ),
    ),
  );
  const ropes = trail.slice(1).map(([x, y], index) => {
    const [behind, level] = trail[index] ?? [x, y];
    return `M${point([behind + 62, level - 70])}Q${point([behind + 80, level - 42])} ${point([x - 38, y - 44])}`;
  });
  const leader: Point = [1086, 846];
  const robe = { skin: p.deep, hair: p.light, cloth: p.light, fold: p.haze, legs: p.light };
  return group(
    {},
    stroke(ropes.join(''), p.dark, 1.6),
    ...animals,
    stroke(`M${point([1052, 769])}Q${point([1066, 800])} ${point([1078, 806])}`, p.dark, 1.6),
    shadow(kurta, leader, 66, [0.75, 0.42], p.dark, 0.5),
    stand(kurta, leader, 66, robe),
  );
}

const desert = () =>
  group(
    {},
    dune(
      {
        crest: [
          [-20, 742],
          [180, 726],
          [420, 752],
          [700, 786],
          [1000, 770],
          [1300, 736],
          [1620, 760],
        ],
        lit: mix(p.glow, p.haze, 0.5),
        shade: mix(p.haze, p.mid, 0.5),
      },
      [
        [1300, 736],
        [1230, 772],
        [1120, 800],
        [1100, 860],
      ],
    ),
    dune(
      {
        crest: [
          [-20, 800],
          [200, 850],
          [460, 836],
          [730, 828],
          [1000, 838],
          [1250, 872],
          [1620, 838],
        ],
        lit: mix(p.warm, p.glow, 0.55),
        shade: mix(p.mid, p.haze, 0.3),
      },
      [
        [1250, 872],
        [1160, 880],
        [1090, 930],
        [1050, 1010],
      ],
    ),
    windMarks(5, { x: 120, y: 866, width: 820, height: 70 }, p.mid),
    caravan(),
    dune(
      {
        crest: [
          [-20, 850],
          [150, 872],
          [420, 944],
          [820, 984],
          [1240, 950],
          [1620, 900],
        ],
        lit: mix(p.mid, p.warm, 0.35),
        shade: mix(p.deep, p.dark, 0.3),
      },
      [
        [150, 872],
        [260, 920],
        [330, 980],
        [420, 1020],
      ],
    ),
    ...(
      [
        [70, 916, 1],
        [196, 962, 0.7],
        [1420, 962, 1.2],
        [1540, 940, 0.8],
        [900, 1002, 0.8],
      ] as const
    ).map(([x, y, size], index) => tussock(20 + index, [x, y], size, p.ink)),
  );

export const scene: Scene = {
  name: 'dubai',
  alt: 'Dubai at sunset: the stepped spire of its tallest tower and the sail-shaped hotel beyond dunes that a camel train crosses.',
  focus: [0.5, 0.51],
  draw: () =>
    group(
      {},
      backdrop(),
      skyline(),
      creek(),
      sailHotel([326, shore + 14], 300, glassTower, sailCloth),
      palm(3, [150, 738], 92, { trunk: p.dark, frond: p.dark }, 0.1),
      palm(5, [186, 736], 74, { trunk: p.dark, frond: p.dark }, -0.08),
      palm(8, [1420, 752], 96, { trunk: p.dark, frond: p.dark }, 0.08),
      palm(9, [1462, 756], 80, { trunk: p.dark, frond: p.dark }, -0.06),
      desert(),
      grain(6, { x: 0, y: 0, width: 1600, height: 520 }, 600, p.dark, 0.08),
      grain(7, { x: 0, y: 760, width: 1600, height: 240 }, 600, p.dark, 0.14),
    ),
};
