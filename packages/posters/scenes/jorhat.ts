import { birds, grain, haze, sky, sun } from '../kit/air.ts';
import { course, edge, strip } from '../kit/curves.ts';
import { areca, clump, type Leaf, shadeTree, teaRows } from '../kit/foliage.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { reaches, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, rect, shape } from '../kit/svg.ts';
import { strewn, woods } from '../kit/trees.ts';
import { kurta, shadow, stand } from '../kit/visitors.ts';
import { changBungalow, tinAndLimewash } from '../motifs/chang-bungalow.ts';
import { carrying, plucker, pluckerDresses, plucking } from '../motifs/tea-plucker.ts';

const { light, glow, ink } = palettes.assam;
const house: Point = [930, 606];

function backdrop(): string {
  const far = ridgeLine({ seed: 5, from: 448, to: 430, relief: 20, roughness: 0.46, folds: 6 });
  const wood = strewn(8, [-30, 1640], (x) => [500 + Math.abs(x - 800) * 0.02, 590], 46, 86);
  return group(
    {},
    land(far, '#c5bf93', 600),
    haze('jorhat-haze-far', 420, 570, glow, 0.6),
    woods(4, wood, { shade: '#4f8a70', leaf: '#6b9f78', lit: '#c9c078' }, -1),
    haze('jorhat-haze-wood', 470, 610, glow, 0.4),
  );
}

const path = course(
  reaches('932 612 46, 930 640 52, 916 690 66, 880 760 88, 838 850 122, 806 950 166, 790 1060 214'),
  10,
);
const way = (share: number) => edge(path, share, 0.5);

/** The path of red earth to the steps, edged with whitewashed bricks. */
const pathway = () =>
  shape(strip(way(-1.14), way(1.14)), '#4f7a4a') +
  shape(strip(way(-1), way(1)), '#d9a068') +
  shape(strip(way(0.3), way(0.58)), '#c48a58') +
  shape(strip(way(-0.58), way(-0.3)), '#c48a58') +
  shape(strip(way(-1.06), way(-0.97)), '#fff1d0') +
  shape(strip(way(0.97), way(1.06)), '#d9c8a0');

/** The beds of tea from the bungalow to us: where each begins and ends, its rows and its leaf. */
const beds = {
  far: {
    seed: 3,
    top: 634,
    foot: 700,
    rows: 3,
    gap: '#2f6a55',
    shade: '#34745c',
    leaf: '#5a9a68',
    lit: '#b9c874',
  },
  middle: {
    seed: 4,
    top: 700,
    foot: 796,
    rows: 3,
    gap: '#1f5748',
    shade: '#26644f',
    leaf: '#478a5c',
    lit: '#a9bf68',
  },
  near: {
    seed: 5,
    top: 796,
    foot: 905,
    rows: 2,
    gap: '#174a42',
    shade: '#1c5648',
    leaf: '#367a54',
    lit: '#94b260',
  },
  front: {
    seed: 6,
    top: 905,
    foot: 1040,
    rows: 2,
    gap: ink,
    shade: '#123f3c',
    leaf: '#24654a',
    lit: '#7aa056',
  },
};

const pathAt = (y: number, share: number) => {
  const line = way(share);
  return line.find(([, at]) => at >= y)?.[0] ?? line.at(-1)?.[0] ?? 0;
};

/** One bed of tea on each side of the path. */
function tea({ seed, top, foot, rows, ...tones }: (typeof beds)['far']): string {
  const line = (from: number, to: number, y: number): Point[] =>
    Array.from({ length: 6 }, (_, step) => [from + ((to - from) * step) / 5, y + Math.sin(step * 1.3) * 2]);
  return (
    teaRows(seed, line(-40, pathAt(top, 1.2), top), line(-40, pathAt(foot, 1.2), foot), rows, tones) +
    teaRows(seed + 10, line(pathAt(top, -1.2), 1640, top), line(pathAt(foot, -1.2), 1640, foot), rows, tones)
  );
}

/** Young leaf on the near bushes, as short strokes that catch the light. */
function flush(seed: number, top: number, foot: number, size: number): string {
  const { between } = random(seed);
  let d = '';
  for (let leaf = 0; leaf < 110; leaf++) {
    const [x, y] = [between(-10, 1610), between(top, foot)];
    if (x > pathAt(y, 1.3) - 30 && x < pathAt(y, -1.3) + 30) continue;
    d += `M${x.toFixed(0)} ${y.toFixed(0)}q${size * 0.1} ${-size} ${size} ${-size}q${-size * 0.2} ${size * 0.8} ${-size} ${size}Z`;
  }
  return shape(d, '#cfd67c', { opacity: 0.5 });
}

const { red, gold, teal, rose } = pluckerDresses;

/** The pluckers of each bed; the next bed's bushes hide their skirts. */
const gangs = {
  far:
    plucker(plucking, [330, 728], 78, teal) +
    plucker(carrying, [420, 726], 76, red) +
    plucker(plucking, [1330, 728], -78, gold) +
    plucker(carrying, [1420, 726], 76, rose),
  middle:
    plucker(plucking, [610, 850], -136, gold) +
    plucker(carrying, [1130, 852], 140, teal) +
    plucker(plucking, [1250, 848], 136, red),
  near:
    plucker(carrying, [250, 998], 226, rose) +
    plucker(plucking, [416, 1000], 232, red) +
    plucker(plucking, [1364, 1004], -228, teal),
};

const treeLeaf: Leaf = { trunk: '#5a4a3c', shade: '#2a6454', leaf: '#478562', lit: '#bdbf68' };
const nearLeaf: Leaf = { trunk: '#4a3e34', shade: '#1b5650', leaf: '#34745a', lit: '#a9b35e' };

/** Flowering shrubs along the foot of the bungalow. */
function borders(): string {
  const { between } = random(19);
  let [leaf, lit, flowers] = ['', '', ''];
  for (let x = 620; x < 1250; x += 17) {
    if (Math.abs(x - house[0]) < 74) continue;
    const y = house[1] + between(-2, 8);
    leaf += clump(x, [x, y], 15, between(9, 14), 8);
    lit += clump(x + 1, [x - 4, y - 5], 8, 5, 7);
    if (between(0, 1) > 0.5) flowers += clump(x + 2, [x + between(-8, 8), y - between(3, 10)], 3.4, 3, 5);
  }
  return shape(leaf, '#2f6e56') + shape(lit, '#86a862') + shape(flowers, '#f3a08a');
}

export const scene: Scene = {
  name: 'jorhat',
  alt: 'Women with baskets pluck tea under shade trees in a garden near Jorhat, where a path leads to a planter’s bungalow with a deep veranda and a red tin roof.',
  focus: [0.54, 0.52],
  draw() {
    return group(
      {},
      sky('jorhat-sky', stops(`0 #74a8a4, 0.42 #c9cc9f, 0.8 #f8d88f, 1 ${light}`), 520),
      sun([262, 296], 54, '#fff8e2', { rings: 4, spread: 0.75, glow: 0.24 }),
      birds(7, [540, 250], 6, 13, '#5a827a'),
      backdrop(),
      areca(3, [1330, 620], 300, treeLeaf, 0.02),
      areca(8, [560, 616], 250, treeLeaf, -0.02),
      rect(0, 596, 1600, 420, '#7fa860'),
      shape('M640 606H1240L1420 622Q1330 634 1100 628L640 616Z', '#2f6a55', { opacity: 0.5 }),
      place(house[0], house[1], 0.96, changBungalow(tinAndLimewash)),
      borders(),
      shadeTree(4, [176, 648], 210, treeLeaf),
      tea(beds.far),
      gangs.far,
      shadeTree(12, [470, 742], 330, treeLeaf),
      tea(beds.middle),
      gangs.middle,
      shadeTree(21, [1512, 872], 500, nearLeaf, -1, 0.32),
      shadeTree(24, [96, 880], 540, nearLeaf, 1, 0.3),
      tea(beds.near),
      flush(41, 806, 900, 8),
      gangs.near,
      tea(beds.front),
      flush(43, 914, 1000, 11),
      pathway(),
      shadow(kurta, [902, 716], 74, [1.1, 0.14], ink, 0.35),
      stand(kurta, [902, 716], 74, {
        skin: '#7d4f38',
        hair: ink,
        cloth: '#fff1d0',
        fold: '#c4a878',
        legs: '#e3d3b0',
      }),
      grass(6, [-20, 1016], [1620, 1016], 130, 46, ink, 0.12),
      grain(5, { x: 0, y: 0, width: 1600, height: 1000 }, 600, ink, 0.05),
    );
  },
};
