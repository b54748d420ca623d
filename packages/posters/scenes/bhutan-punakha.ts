import { cloud, grain, haze, sky } from '../kit/air.ts';
import { along } from '../kit/curves.ts';
import { flanks } from '../kit/hills.ts';
import { heightAt, land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { standing } from '../kit/people.ts';
import { farPines } from '../kit/pines.ts';
import { conifer, grass } from '../kit/plants.ts';
import { points, type Spot, spots } from '../kit/points.ts';
import { cantileverBridge, punakhaDzong } from '../kit/punakha-dzong.ts';
import { random } from '../kit/random.ts';
import { peak } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, type Point, place, point, rect, shape, tag } from '../kit/svg.ts';
import { woods } from '../kit/trees.ts';
import { ripples } from '../kit/water.ts';
import { jacaranda } from '../motifs/jacaranda.ts';
import { raft } from '../motifs/raft.ts';

const tones = palettes.bhutan;
const green = { far: '#9fb9a6', mid: '#7aa086', near: '#55846b', close: '#3a6a58', dark: '#24504a' };
const lawn = { lit: '#a9bf7c', shade: '#6f9466', bank: '#8b8577', bankShade: '#5d5c5a' };
const bloom = { trunk: '#4f4650', trunkLit: '#8d7f7a', shade: '#5a4a86', bloom: '#8a72b8', lit: '#bda5dc' };
const river = {
  milky: '#b4d0cd',
  milkyDeep: '#86b0b0',
  clear: '#3f8088',
  clearDeep: '#2a626e',
  foam: '#eef5ee',
};

function hills(): string {
  const layers = [
    {
      seed: 12,
      from: 360,
      to: 400,
      relief: 22,
      through: points('150,330 300,290 460,390 620,420 900,330 1060,352 1250,250'),
      fill: green.far,
    },
    {
      seed: 25,
      from: 360,
      to: 330,
      relief: 22,
      through: points('120,400 260,430 420,500 760,460 1080,430 1200,440 1380,350'),
      fill: green.mid,
    },
    {
      seed: 31,
      from: 440,
      to: 430,
      relief: 16,
      through: points('100,480 200,500 480,566 900,556 1180,540 1300,500 1450,450'),
      fill: green.near,
    },
  ] as const;
  return layers
    .map(({ fill, ...line }, index) => {
      const skyline = ridgeLine({ ...line, roughness: 0.48, folds: 5 });
      return (
        land(skyline, fill, 640) +
        flanks(skyline, 420, 110, green.dark, 1, 0.16) +
        (index > 0 ? forest(40 + index, skyline, index) : '') +
        haze(`punakha-haze-${index}`, 380, 620, tones.light, 0.28)
      );
    })
    .join('');
}

/** Pines in loose groups on a hillside. */
function forest(seed: number, skyline: readonly Point[], near: number): string {
  const { between } = random(seed);
  const spots = Array.from({ length: 110 }, (): readonly [number, number, number] => {
    const x = Math.round(between(0, 14)) * 118 + between(-60, 60);
    const y = Math.min(heightAt(skyline, x) + 14 + between(0, 1) ** 2 * 110, 600);
    return [x, y, between(16, 28) * (0.8 + near * 0.25)];
  });
  return farPines(
    [...spots].sort((one, other) => one[1] - other[1]),
    green.close,
    green.near,
  );
}

/** Fields and trees on the far banks, where the valley floor meets the water. */
function farBank(): string {
  const { between } = random(49);
  const trees = Array.from({ length: 30 }, (_, index): readonly [number, number, number] => [
    index < 16 ? index * 22 + between(-8, 8) : 1150 + (index - 16) * 36 + between(-10, 10),
    590 + between(-4, 4),
    between(8, 15),
  ]);
  return (
    shape('M-20 584C120 572 300 590 420 580H1100C1300 572 1460 588 1640 576V614H-20Z', lawn.shade) +
    shape('M-20 590C120 582 220 594 330 590V600H-20Z', lawn.lit) +
    woods(50, trees, { shade: green.dark, leaf: green.close, lit: '#8fb07a' }, -1)
  );
}

/** Two rivers of different tone and the seam where they meet. */
function rivers(): string {
  const clear =
    'M1620 604H1130C1150 660 1090 716 980 752C900 778 830 780 768 776C742 800 700 822 690 858C676 908 770 930 790 968C800 990 796 1010 790 1020H1620Z';
  const eddies = seamFoam(56);
  return (
    rect(-20, 604, 1660, 416, river.milky) +
    ripples(51, { x: -20, y: 640, width: 720, height: 360 }, 60, river.milkyDeep, 0.7) +
    ripples(52, { x: 0, y: 640, width: 640, height: 340 }, 34, river.foam, 0.8) +
    shape(clear, river.clear) +
    ripples(53, { x: 860, y: 790, width: 500, height: 210 }, 50, river.clearDeep, 0.8) +
    ripples(54, { x: 1150, y: 660, width: 280, height: 110 }, 24, river.clearDeep, 0.8) +
    ripples(55, { x: 860, y: 800, width: 460, height: 190 }, 22, river.milky, 0.5) +
    shape(eddies, river.foam, { opacity: 0.75 })
  );
}

/** Flecks of foam along the seam, where the faster river slides under the slower. */
function seamFoam(seed: number): string {
  const { between } = random(seed);
  const seam = along(points('768,778 720,806 690,858 730,912 790,968 792,1016'), 9);
  return seam
    .flatMap(([x, y]) =>
      [0, 1].map(() => {
        const [cx, cy, half] = [x + between(-16, 34), y + between(-7, 7), between(7, 24)];
        return `M${point([cx - half, cy])}Q${point([cx, cy - 4])} ${point([cx + half, cy + 1])}Q${point([cx, cy + 4])} ${point([cx - half, cy])}Z`;
      }),
    )
    .join('');
}

/** The tongue of land between the rivers: stone bank below, lawn above. */
function spit(): string {
  const bank = 'M240 636C300 700 440 762 600 784C690 796 790 794 880 780C1000 760 1110 704 1160 636V610H240Z';
  const bankShade =
    'M690 793C760 797 840 787 880 780C1000 760 1110 704 1160 636V616L1090 690L880 758Q790 776 690 793Z';
  const turf = 'M250 630C320 688 450 742 610 762C700 772 790 770 876 756C990 738 1094 688 1148 628V606H250Z';
  const path = 'M676 684H736C742 712 770 740 812 764L730 768C706 742 684 712 676 684Z';
  const shade = 'M1000 650H1146C1110 676 1080 694 1046 708C1030 690 1010 668 1000 650Z';
  return (
    shape(bank, lawn.bank) +
    shape(bankShade, lawn.bankShade) +
    shape(turf, lawn.lit) +
    shape('M380 660H1000L1040 684C900 704 640 706 420 686Z', lawn.shade, { opacity: 0.55 }) +
    shape(shade, lawn.shade) +
    shape(path, '#d9c9a0')
  );
}

/** The far bank on the right, where the bridge lands. */
function rightBank(): string {
  return (
    shape('M1410 650C1400 700 1450 740 1420 790C1390 840 1330 900 1290 1020H1640V600H1440Z', lawn.bankShade) +
    shape('M1424 640C1420 700 1474 740 1446 792C1420 842 1360 910 1330 1020H1640V590H1450Z', green.close) +
    shape('M1424 640C1420 690 1470 730 1452 780C1520 760 1560 700 1640 690V590H1450Z', lawn.shade)
  );
}

/** The near bank on the left, from which we look. */
function nearBank(): string {
  const stones: readonly Spot[] = spots('470,968,26 520,988,20 430,936,18 560,1004,26 384,912,14');
  const boulders = stones
    .map(
      ([x, y, r]) =>
        shape(
          `M${x - r} ${y + r * 0.5}Q${x - r} ${y - r * 0.7} ${x} ${y - r * 0.7}Q${x + r * 1.1} ${y - r * 0.6} ${x + r} ${y + r * 0.5}Z`,
          lawn.bankShade,
        ) +
        shape(
          `M${x - r} ${y + r * 0.5}Q${x - r} ${y - r * 0.7} ${x} ${y - r * 0.7}Q${x + r * 0.2} ${y - r * 0.1} ${x - r * 0.3} ${y + r * 0.5}Z`,
          lawn.bank,
        ),
    )
    .join('');
  return (
    shape('M-20 826C120 826 260 850 350 900C420 940 470 980 500 1020H-20Z', lawn.bankShade) +
    shape('M-20 812C120 812 240 836 326 884C392 922 440 970 462 1020H-20Z', green.close) +
    shape(
      'M-20 860C110 850 220 880 290 930C330 960 350 990 360 1020H250C220 950 130 900 -20 906Z',
      '#c3b48e',
    ) +
    boulders
  );
}

/** The trees along the wall: one drawn, the others its copies at other sizes. */
function jacarandas(): string {
  const feet: readonly Spot[] = spots(
    '330,672,1 532,690,0.94 452,700,0.8 604,702,0.86 820,702,1 900,690,0.86 1084,668,0.94',
  );
  const id = 'punakha-jacaranda';
  const shadow = shape('M-4 -2Q30 -6 58 3Q20 8 -4 3Z', green.close, { opacity: 0.55 });
  const tree = group({ id }, shadow, jacaranda(73, [0, 0], 96, bloom));
  const copies = feet.map(([x, y, scale]) => place(x, y, scale, tag('use', { href: `#${id}` })));
  return tag('defs', {}, tree) + copies.join('');
}

function foreground(): string {
  const dress = { skin: '#b98257', hair: '#231d1c' };
  return group(
    {},
    nearBank(),
    jacaranda(81, [140, 900], 470, bloom),
    fallenBlossom(),
    standing(
      [262, 918],
      86,
      { ...dress, coat: '#9c3a30', coatShade: '#6a2831', legs: '#6a2831' },
      { turned: true, shadow: green.dark },
    ),
    standing(
      [306, 930],
      80,
      { ...dress, coat: '#e2a64a', coatShade: '#a9712e', legs: '#33505a' },
      { turned: true, shadow: green.dark },
    ),
    grass(82, [-10, 1006], [440, 1010], 110, 46, green.dark),
    grass(83, [1330, 1010], [1610, 1000], 70, 52, green.dark),
    [1392, 1460, 1535, 1600]
      .map((x, index) =>
        place(
          x,
          1010 - index * 22,
          [-1, 1],
          conifer(84 + index, [0, 0], 210 + index * 34, green.dark, green.near),
        ),
      )
      .join(''),
  );
}

function fallenBlossom(): string {
  const { between } = random(88);
  return Array.from({ length: 46 }, () =>
    circle(between(10, 260), between(880, 950), between(1.6, 3.4), bloom.lit),
  ).join('');
}

export const scene: Scene = {
  name: 'bhutan-punakha',
  alt: 'Punakha Dzong, a long white fortress with a tall golden-roofed tower, stands among violet jacaranda trees where two rivers meet below green hills.',
  focus: [0.5, 0.44],
  draw() {
    return [
      sky(
        'punakha-sky',
        [
          [0, '#7fabc8'],
          [0.6, '#d5e0df'],
          [1, tones.light],
        ],
        420,
      ),
      cloud(61, [120, 170], 360, 40, tones.light, 0.8),
      cloud(62, [1040, 120], 300, 34, tones.light, 0.7),
      peak({
        seed: 2,
        summit: [640, 214],
        left: [470, 430],
        right: [840, 430],
        lit: '#fff4e2',
        shade: '#adc0cf',
      }),
      peak({
        seed: 6,
        summit: [820, 250],
        left: [690, 430],
        right: [1000, 430],
        lit: '#fff4e2',
        shade: '#adc0cf',
      }),
      hills(),
      farBank(),
      rivers(),
      spit(),
      punakhaDzong(),
      jacarandas(),
      rightBank(),
      cantileverBridge(lawn.bankShade, river.clearDeep),
      raft([1040, 872], river.foam),
      foreground(),
      grain(99, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    ].join('');
  },
};
