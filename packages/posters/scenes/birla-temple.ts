import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { dress } from '../kit/delhi.ts';
import { areca } from '../kit/foliage.ts';
import { neem, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, type Point, polygon, rect, shape, tag } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { treeRow } from '../kit/tree-row.ts';
import { woods } from '../kit/trees.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';
import { fountain, laxminarayan } from '../motifs/laxminarayan.ts';

const p = palettes.delhi;
const f = palettes.forest;

const foot = 770;
const cast: Point = [1.1, 0.2];

const backdrop = () =>
  group(
    {},
    sky('birla-temple-sky', [
      [0, '#6f9fb0'],
      [0.3, '#a9c6c4'],
      [0.52, '#e8dcb8'],
      [0.74, p.light],
    ]),
    sun([250, 470], 66, '#fff6de', { rings: 4, spread: 0.8, glow: 0.2 }),
    cloud(4, [60, 250], 440, 26, '#f7efd8', 0.85),
    cloud(9, [1120, 300], 430, 24, '#f7efd8', 0.85),
    cloud(14, [1190, 470], 360, 16, '#fff6de', 0.8),
    birds(5, [1240, 250], 7, 12, mix(p.ink, '#6f9fb0', 0.3)),
  );

const leaves = { trunk: p.dark, bark: mix(p.dark, p.haze, 0.5), shade: f.dark, leaf: f.deep, lit: f.haze };

const palms = { trunk: mix(p.dark, p.haze, 0.45), shade: f.dark, leaf: f.deep, lit: f.haze };

function ridgeWoods(): string {
  return group(
    {},
    woods(
      3,
      treeRow(-10, 1640, 690, 40),
      { shade: mix(f.mid, p.light, 0.45), leaf: mix(f.haze, p.light, 0.4), lit: f.glow },
      -1,
    ),
    haze('birla-temple-haze', 560, foot, p.light, 0.6),
    woods(6, treeRow(-10, 420, 730, 46), { shade: f.deep, leaf: f.mid, lit: f.haze }, -1),
    woods(7, treeRow(1190, 1640, 730, 46), { shade: f.deep, leaf: f.mid, lit: f.haze }, -1),
  );
}

/** Lawns, flower beds and the basin of a fountain on each side of the walk. */
function garden(): string {
  const bed = (x: number, y: number, wide: number) =>
    tag('ellipse', { cx: x, cy: y, rx: wide, ry: wide * 0.2, fill: f.dark }) +
    Array.from({ length: 16 }, (_, index) =>
      circle(
        x + Math.cos(index * 2.4) * wide * 0.8,
        y - 4 + Math.sin(index * 2.4) * wide * 0.15,
        5,
        index % 3 ? p.warm : '#c2452f',
      ),
    ).join('');
  return group(
    {},
    rect(0, foot - 40, 1600, 280, f.mid),
    shape('M-10 832H640L420 1010H-10ZM960 832H1610V1010H1180Z', mix(f.mid, f.deep, 0.35)),
    polygon(
      [
        [650, 826],
        [950, 826],
        [1180, 1010],
        [420, 1010],
      ],
      mix(p.light, p.haze, 0.3),
    ),
    polygon(
      [
        [918, 826],
        [950, 826],
        [1180, 1010],
        [1112, 1010],
      ],
      mix(p.haze, p.mid, 0.25),
    ),
    bed(330, 890, 150),
    bed(1270, 890, 150),
  );
}

function people(): string {
  const crowd: readonly (readonly [Visitor, Point, number, string])[] = [
    [sari, [778, 776], 34, '#c2452f'],
    [kurta, [802, 784], 36, p.light],
    [walker, [850, 820], 42, p.warm],
    [sari, [726, 868], 60, p.warm],
    [kurta, [768, 872], 64, '#fff6e2'],
    [sari, [902, 900], 72, '#8d2f5a'],
    [walker, [946, 906], 76, '#2f6f73'],
  ];
  return crowd
    .map(
      ([visitor, at, height, cloth]) =>
        shadow(visitor, at, height, cast, p.dark, 0.4) + stand(visitor, at, height, dress(cloth)),
    )
    .join('');
}

const foreground = () =>
  group(
    {},
    neem(21, [50, 900], 350, leaves),
    areca(4, [1446, 884], 330, palms, -0.02),
    areca(7, [1550, 936], 470, palms, 0.01),
    shape('M-10 956Q240 936 480 1004H-10ZM1120 1004Q1360 932 1610 948V1004Z', f.ink),
    grass(3, [-10, 960], [400, 988], 80, 32, f.ink, 0.2),
    grass(5, [1200, 988], [1610, 954], 80, 32, f.ink, 0.2),
    ...[30, 220, 1390, 1580].map((x, index) => shrub(70 + index, [x, 1000], 220, leaves)),
  );

export const scene: Scene = {
  name: 'birla-temple',
  alt: 'The Laxminarayan temple in Delhi in morning light, three curved towers in cream and brick red above terraces and a garden with visitors.',
  focus: [0.5, 0.46],
  draw: () =>
    group(
      {},
      backdrop(),
      ridgeWoods(),
      garden(),
      laxminarayan(),
      fountain([330, 892]),
      fountain([1270, 892]),
      people(),
      foreground(),
      grain(6, { x: 0, y: 0, width: 1600, height: 520 }, 450, p.dark, 0.07),
      grain(7, { x: 0, y: 800, width: 1600, height: 200 }, 300, f.ink, 0.14),
    ),
};
