import { birds, cloud, grain, haze, sky } from '../kit/air.ts';
import { prayerFlags } from '../kit/bhutan.ts';
import { flagPole, slopeLine, slopes } from '../kit/bhutan-slopes.ts';
import { blossomWhorls } from '../kit/blossom-whorls.ts';
import { boulder } from '../kit/boulders.ts';
import { course, edge, strip } from '../kit/curves.ts';
import { jomolhari } from '../kit/jomolhari.ts';
import { land } from '../kit/land.ts';
import { stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { spots } from '../kit/points.ts';
import { peak } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, shape, stroke } from '../kit/svg.ts';
import { trekker } from '../kit/trekker.ts';
import { ruinedFort } from '../motifs/jangothang-fort.ts';
import { packHorse } from '../motifs/pack-horse.ts';

const tones = palettes.bhutan;
const meadow = { lit: '#c8b878', mid: '#a39c66', shade: '#6f7a5b', dark: '#3f5a55', ink: '#1c3d42' };

function mountain(): string {
  const snow = { lit: '#f6efe0', shade: '#b6c6d4', flutes: 5 };
  return (
    peak({ seed: 14, summit: [260, 372], left: [60, 560], right: [470, 560], ...snow }) +
    peak({ seed: 8, summit: [1350, 350], left: [1160, 560], right: [1560, 560], ...snow }) +
    place(800, 298, 0.8, jomolhari('bhutan-trekking-jomolhari')) +
    haze('bhutan-trekking-haze', 420, 640, tones.light, 0.75)
  );
}

/** The valley's two walls: the left one looks away from the light, the right one into it. */
function valleyWalls(): string {
  const left = slopeLine({
    seed: 41,
    from: 400,
    to: 640,
    through: '120,410 260,486 420,548 540,612',
    span: [-20, 620],
  });
  const right = slopeLine({
    seed: 43,
    from: 640,
    to: 380,
    through: '1080,596 1220,520 1350,500 1480,420',
    span: [960, 1620],
  });
  const gullies =
    'M1470 430L1440 520L1380 600L1430 590L1500 520ZM1350 502L1300 560L1230 618L1290 610L1356 560ZM1590 400L1560 500L1520 590L1580 560L1640 470V380Z';
  return (
    land(left, '#5f7d80', 700) +
    shape('M120 412L180 500L170 600L260 660L300 600L230 520L200 450ZM-20 470L60 560L80 660H-20Z', '#4c6a70') +
    land(right, '#b3a67c', 700) +
    shape(gullies, '#857f68') +
    haze('bhutan-trekking-walls', 470, 690, tones.glow, 0.3)
  );
}

/** The meadow of the base camp, with the stream that comes down from the ice. */
function baseCamp(): string {
  const stream = course(
    spots('830,606,3 800,626,5 860,648,7 800,676,10 690,706,14 640,742,20 500,790,30 380,860,44'),
    12,
  );
  const tent = ([x, y]: Point, lit: string, shade: string) =>
    place(
      x,
      y,
      1,
      shape('M-30 0L-6 -30L14 0Z', lit) +
        shape('M-6 -30L14 0L38 -4L18 -32Z', shade) +
        shape('M-14 0L-7 -18L0 0Z', '#3d4348') +
        shape('M14 0L38 -4L64 3L20 4Z', meadow.shade, { opacity: 0.6 }),
    );
  return (
    shape('M-20 640C260 616 620 610 830 604C1080 606 1340 616 1640 620V1020H-20Z', meadow.mid) +
    shape('M860 614C1100 616 1400 628 1640 640V700C1300 690 1000 660 860 614Z', meadow.lit) +
    shape('M-20 690C220 660 420 670 560 690C400 740 180 740 -20 780Z', meadow.shade) +
    shape(strip(edge(stream, -1.3, 0.6), edge(stream, 1.3, 0.6)), '#8f8a72') +
    shape(strip(edge(stream, -1, 0.6), edge(stream, 1, 0.6)), '#a9c9d3') +
    shape(strip(edge(stream, 0.35, 0.6), edge(stream, 1, 0.6)), '#6f9fb2') +
    tent([930, 646], '#e79a2e', '#b06a20') +
    tent([1024, 652], '#e79a2e', '#b06a20') +
    tent([872, 680], '#d9e2de', '#8fa3a6')
  );
}

/** The brow in front of us and the trodden trail along it. */
function trail(): string {
  const brow = 'M-20 800C160 770 330 772 520 778C760 786 1060 762 1640 712V1020H-20Z';
  const path =
    'M1640 742C1340 762 1080 790 860 796C600 804 340 800 -20 838V906C330 852 520 850 720 856C1000 862 1300 836 1640 820Z';
  return (
    shape(brow, meadow.shade) +
    shape(
      'M-20 800C160 770 330 772 520 778C760 786 1060 762 1640 712V724C1060 774 760 798 520 788C330 780 160 782 -20 812Z',
      meadow.lit,
    ) +
    shape(path, '#d8c79c') +
    shape(
      'M-20 906C330 852 520 850 720 856C1000 862 1300 836 1640 820V800C1300 822 1000 842 740 838C520 834 330 834 -20 884Z',
      '#b39f78',
    ) +
    shape('M-20 870C200 850 420 880 640 890C960 902 1320 870 1640 846V1020H-20Z', meadow.dark)
  );
}

function party(): string {
  const skin = { skin: '#b98257', legs: '#3b4a55', boots: '#27313a' };
  const leading = { ...skin, shirt: '#9c3a30', lit: '#cf5a43', pack: '#2f5f7d', hat: '#e8d3a0' };
  const second = { ...skin, shirt: '#2f6b6e', lit: '#5b9a94', pack: '#d98a2b', hat: '#7a3a30' };
  const left = ([x, y]: Point, height: number, kit: typeof leading) =>
    shape(
      `M${x - 20} ${y - 1}Q${x + 40} ${y - 8} ${x + 130} ${y + 4}Q${x + 50} ${y + 9} ${x - 14} ${y + 4}Z`,
      meadow.ink,
      {
        opacity: 0.35,
      },
    ) +
    stroke(`M${x - height * 0.22} ${y - height * 0.53}L${x - height * 0.34} ${y}`, meadow.ink, 2.6) +
    place(x, y, [-1, 1], trekker([0, 0], height, kit));
  return (
    left([960, 824], 154, leading) +
    left([1126, 822], 148, second) +
    stroke('M1132 752Q1180 778 1216 714', '#5b4636', 2.4) +
    packHorse([1330, 818], 1.16, meadow.ink)
  );
}

function foreground(): string {
  const dwarf = { leaf: meadow.ink, lit: '#4a6f5c', bloom: '#a8577f', bloomLit: '#c87a9c' };
  const stone = { body: '#4f5d60', lit: '#8b9590', foam: meadow.dark, shadow: meadow.ink };
  return group(
    {},
    boulder([110, 940], 150, 66, stone),
    boulder([1440, 902], 150, 62, stone),
    flagPole([110, 820], 286),
    flagPole([520, 792], 206),
    prayerFlags([110, 538], [520, 590], 44, 22, 22),
    prayerFlags([110, 540], [-40, 610], 16, 8, 22),
    blossomWhorls(
      spots(
        '220,960,42 290,972,46 360,984,44 30,990,48 180,1000,50 420,1004,46 1330,956,44 1250,978,46 1390,988,50 1500,970,46 1570,956,50 1450,1010,52',
      ),
      dwarf,
    ),
    grass(83, [-10, 1004], [1610, 1000], 220, 60, meadow.ink),
    grass(84, [300, 900], [1200, 912], 70, 26, '#5f7058'),
  );
}

export const scene: Scene = {
  name: 'bhutan-trekking',
  alt: 'Two trekkers and a pack horse follow a trail past lines of prayer flags towards a ruined fort and the white pyramid of Jomolhari in Bhutan.',
  focus: [0.55, 0.61],
  draw() {
    return [
      sky('bhutan-trekking-sky', stops('0 #6296c0, 0.6 #c5dbe4, 1 #fbeed6'), 560),
      cloud(51, [1060, 210], 320, 32, tones.light, 0.75),
      cloud(52, [180, 250], 260, 26, tones.light, 0.7),
      mountain(),
      slopes(
        'bhutan-trekking',
        [
          {
            seed: 24,
            from: 560,
            to: 560,
            through: '300,590 620,566 840,600 1080,572',
            fill: '#93a7ad',
            relief: 14,
            veil: 0.6,
          },
        ],
        { shade: tones.deep, veil: tones.light, foot: 640 },
      ),
      birds(53, [560, 260], 4, 13, tones.deep),
      valleyWalls(),
      baseCamp(),
      ruinedFort('bhutan-trekking-knoll'),
      trail(),
      party(),
      foreground(),
      grain(59, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    ].join('');
  },
};
