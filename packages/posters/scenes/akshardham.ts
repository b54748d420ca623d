import { cloud, grain, haze, sky } from '../kit/air.ts';
import { neem, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, type Point, place, polygon, radial, rect, stroke, tag } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { father, girl, mother } from '../kit/travellers.ts';
import { treeRow } from '../kit/tree-row.ts';
import { woods } from '../kit/trees.ts';
import { kurta, sari, stand, type Visitor, walker } from '../kit/visitors.ts';
import { lightPath, ripples, water } from '../kit/water.ts';
import { akshardhamMandir, glow } from '../motifs/akshardham-mandir.ts';

const p = palettes.delhi;
const n = palettes.night;

/** Where the lake meets the ghats, and the level about which the temple is mirrored. */
const shore = 786;

function stars(): string {
  const { between } = random(17);
  return Array.from({ length: 60 }, () =>
    circle(between(0, 1600), between(10, 380), between(0.8, 2), p.light, { opacity: between(0.25, 0.75) }),
  ).join('');
}

/** The blue hour and the warm glow of the lit stone in the air round it. */
function backdrop(): string {
  const halo = radial('akshardham-halo', [800, 640], 620, [
    [0, p.glow, 0.5],
    [0.5, p.haze, 0.2],
    [1, p.haze, 0],
  ]);
  return group(
    {},
    sky('akshardham-sky', [
      [0, n.ink],
      [0.3, n.deep],
      [0.52, mix(n.mid, n.haze, 0.5)],
      [0.66, mix(n.haze, p.haze, 0.45)],
      [0.76, mix(p.haze, p.light, 0.3)],
    ]),
    stars(),
    cloud(4, [60, 420], 420, 18, n.haze, 0.5),
    cloud(9, [1130, 370], 440, 20, n.haze, 0.5),
    cloud(12, [1240, 540], 340, 14, mix(n.haze, p.haze, 0.6), 0.6),
    halo.definition,
    rect(0, 0, 1600, 800, halo.fill),
  );
}

function farTrees(): string {
  return (
    woods(5, treeRow(-10, 1630, 742, 36), { shade: mix(n.deep, n.haze, 0.2), leaf: n.mid, lit: n.haze }, -1) +
    haze('akshardham-haze', 640, shore, p.haze, 0.35) +
    rect(0, 742, 1600, 48, mix(n.deep, n.dark, 0.4))
  );
}

const lamps = [120, 260, 400, 540, 1060, 1200, 1340, 1480];

const lampPosts = () =>
  lamps
    .map(
      (x) =>
        stroke(`M${x} ${shore - 2}V${shore - 34}`, n.ink, 3) +
        circle(x, shore - 38, 15, glow, { opacity: 0.22 }) +
        circle(x, shore - 38, 9, glow, { opacity: 0.35 }) +
        circle(x, shore - 38, 4.6, '#fff3d0'),
    )
    .join('');

const lake = () =>
  group(
    {},
    water('akshardham-water', shore, 1000, [
      [0, mix(n.haze, p.haze, 0.4)],
      [0.4, n.mid],
      [1, n.dark],
    ]),
    tag('clipPath', { id: 'akshardham-lake' }, rect(0, shore, 1600, 220, '#fff')),
    group(
      { 'clip-path': 'url(#akshardham-lake)' },
      tag('use', {
        href: '#akshardham-temple',
        transform: `translate(0 ${shore * 1.62}) scale(1 -0.62)`,
        opacity: 0.62,
      }),
    ),
    ripples(7, { x: 0, y: shore + 8, width: 1600, height: 200 }, 80, n.deep, 0.55),
    ripples(8, { x: 320, y: shore + 8, width: 960, height: 190 }, 60, glow, 0.4),
    ...lamps.map((x, index) => lightPath(30 + index, x, shore + 6, shore + 90, 22, glow, 0.6)),
    rect(0, shore - 1, 1600, 3, n.ink, { opacity: 0.5 }),
  );

function people(): string {
  const dress = (cloth: string) => ({
    skin: '#7a4630',
    hair: n.ink,
    cloth,
    fold: mix(cloth, n.dark, 0.5),
    legs: n.ink,
  });
  const crowd: readonly (readonly [Visitor, Point, number, string])[] = [
    [walker, [610, 786], 36, p.light],
    [sari, [632, 786], 34, '#c2452f'],
    [kurta, [770, 768], 30, p.light],
    [sari, [790, 768], 29, p.warm],
    [walker, [960, 786], 36, p.glow],
    [sari, [1108, 786], 35, p.mid],
    [kurta, [1130, 786], 37, p.light],
    [sari, [330, 786], 35, p.warm],
  ];
  return crowd.map(([visitor, at, height, cloth]) => stand(visitor, at, height, dress(cloth))).join('');
}

const leaves = {
  trunk: n.ink,
  bark: mix(n.dark, p.glow, 0.3),
  shade: n.ink,
  leaf: mix(n.ink, n.mid, 0.45),
  lit: mix(n.mid, p.glow, 0.3),
};

/** A family at the near ghat, their right sides in the temple's light. */
function family(): string {
  const dress = (cloth: string, accent: string) => ({
    cloth,
    shade: mix(cloth, n.ink, 0.6),
    accent,
    skin: '#7a4630',
    hair: n.ink,
    rim: p.glow,
  });
  return group(
    {},
    place(300, 962, 1.75, mother(dress(mix('#c2452f', n.dark, 0.3), p.haze))),
    place(366, 966, 1.85, father(dress(mix(p.light, n.dark, 0.45), p.haze))),
    place(420, 964, 1.2, girl(dress(mix(p.warm, n.dark, 0.25), '#c2452f'))),
  );
}

/** The near ghat in the dark, with a tree on its right. */
const foreground = () =>
  group(
    {},
    polygon(
      [
        [-10, 940],
        [560, 940],
        [640, 970],
        [640, 1010],
        [-10, 1010],
      ],
      mix(n.ink, n.dark, 0.5),
    ),
    rect(-10, 938, 570, 5, mix(n.mid, p.glow, 0.25)),
    rect(-10, 968, 650, 4, mix(n.mid, p.glow, 0.12)),
    shrub(71, [60, 952], 230, leaves),
    family(),
    polygon(
      [
        [1610, 944],
        [1260, 1010],
        [1610, 1010],
      ],
      n.ink,
    ),
    neem(9, [1530, 970], 370, leaves),
    shrub(73, [1470, 1000], 260, leaves),
  );

export const scene: Scene = {
  name: 'akshardham',
  alt: 'The Akshardham temple in Delhi at blue hour, its stepped roofs and pink sandstone spires lit warmly and mirrored in the lake.',
  focus: [0.5, 0.46],
  draw: () =>
    group(
      {},
      backdrop(),
      farTrees(),
      group({ id: 'akshardham-temple' }, akshardhamMandir()),
      lake(),
      lampPosts(),
      people(),
      foreground(),
      grain(6, { x: 0, y: 0, width: 1600, height: 520 }, 300, n.haze, 0.1),
      grain(7, { x: 0, y: 800, width: 1600, height: 200 }, 300, n.ink, 0.18),
    ),
};
