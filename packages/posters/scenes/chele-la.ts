import { birds, cloud, grain, haze, sky } from '../kit/air.ts';
import { litPine, pineWood, type Slope, slopeLine, slopes } from '../kit/bhutan-slopes.ts';
import { blossomWhorls } from '../kit/blossom-whorls.ts';
import { boulder } from '../kit/boulders.ts';
import { smooth } from '../kit/curves.ts';
import { jomolhari } from '../kit/jomolhari.ts';
import { heightAt, land } from '../kit/land.ts';
import { stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { standing, walker } from '../kit/people.ts';
import { grass } from '../kit/plants.ts';
import { spots } from '../kit/points.ts';
import { peak } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, place, shape } from '../kit/svg.ts';
import { lhadar } from '../motifs/lhadar.ts';

const tones = palettes.bhutan;
const turf = { lit: '#b9b27c', mid: '#8f9468', shade: '#5f7460', dark: '#35564f', ink: '#1a3b3e' };

function snows(): string {
  const snow = { lit: '#f9efdd', shade: '#b4c4d4', flutes: 5 };
  return (
    peak({ seed: 5, summit: [130, 400], left: [-60, 560], right: [320, 560], ...snow }) +
    peak({ seed: 9, summit: [1010, 396], left: [850, 560], right: [1180, 560], ...snow }) +
    peak({ seed: 29, summit: [1290, 372], left: [1110, 560], right: [1480, 560], ...snow }) +
    place(590, 270, 0.76, jomolhari('chele-la-jomolhari')) +
    haze('chele-la-haze', 420, 620, tones.light, 0.7)
  );
}

const ridges: readonly Slope[] = [
  {
    seed: 21,
    from: 540,
    to: 500,
    through: '200,520 420,560 700,540 980,560 1300,500',
    fill: '#9cb3c4',
    veil: 0.5,
  },
  {
    seed: 34,
    from: 570,
    to: 540,
    through: '160,590 480,610 800,590 1120,610 1420,560',
    fill: '#7597aa',
    veil: 0.45,
  },
  { seed: 47, from: 610, to: 600, through: '240,660 560,640 900,670 1240,640', fill: '#4f7c8a', veil: 0.35 },
];

/** Cloud that fills the valleys below the pass. */
const valleyCloud = () =>
  cloud(61, [-40, 636], 560, 34, tones.light, 0.9) + cloud(62, [620, 650], 700, 38, tones.light, 0.9);

const browLine = slopeLine({
  seed: 71,
  from: 760,
  to: 640,
  through: '200,772 460,768 760,742 1060,706 1340,668',
  relief: 5,
});

/** The crest of the pass, with the wood below it and the path that follows it. */
function brow(): string {
  return (
    pineWood({
      seed: 72,
      line: browLine,
      span: [-10, 700],
      count: 60,
      depth: 20,
      height: 74,
      fill: '#244d50',
      lit: '#4c7d74',
    }) +
    land(browLine, turf.mid) +
    shape(
      `${smooth(browLine.filter((_, index) => index % 24 === 0))}L1620 662C1100 736 700 800 -20 790Z`,
      turf.lit,
    ) +
    shape('M-20 850C300 800 700 830 1000 800C1260 774 1440 730 1640 700V1020H-20Z', turf.shade) +
    shape(
      'M-20 878C260 850 480 862 700 850C960 836 1240 800 1640 716V760C1300 850 1000 890 760 900C500 910 260 890 -20 930Z',
      '#d3c49b',
    ) +
    shape(
      'M-20 910C260 880 500 896 760 886C1000 876 1300 830 1640 742V760C1300 850 1000 890 760 900C500 910 260 890 -20 930Z',
      '#ad9c77',
    )
  );
}

/** The flags in their ranks along the crest, the far ones first. */
function flags(): string {
  const far = [830, 880, 930, 985, 1040, 1100].map((x, index) =>
    lhadar(90 + index, [x, heightAt(browLine, x) + 8], 180 + index * 16, index + 1),
  );
  const near = spots(
    '1170,730,330 1240,742,370 1320,726,350 1400,740,420 1490,716,380 1570,730,440 80,800,300 170,812,340 270,806,290',
  );
  return (
    far.join('') + near.map(([x, y, height], index) => lhadar(110 + index, [x, y], height, index)).join('')
  );
}

function foreground(): string {
  const dwarf = { leaf: turf.ink, lit: '#4a7562', bloom: '#b23a2e', bloomLit: '#d05a45' };
  const skin = { skin: '#b98257', hair: '#231d1c', legs: '#2b3640' };
  const stone = { body: '#4f5d60', lit: '#98a098', foam: turf.dark, shadow: turf.ink };
  return group(
    {},
    walker(
      [716, 808],
      108,
      { ...skin, coat: '#d98a2b', coatShade: '#9a5a22', pack: '#2f5f6b' },
      { stick: true, shadow: turf.ink },
    ),
    standing(
      [788, 802],
      104,
      { ...skin, coat: '#9c3a30', coatShade: '#6a2831' },
      { turned: true, shadow: turf.ink },
    ),
    shape('M-20 950C300 920 620 960 900 950C1200 940 1420 880 1640 846V1020H-20Z', turf.dark),
    boulder([330, 964], 150, 66, stone),
    boulder([1360, 926], 170, 76, stone),
    litPine(131, [24, 980], 240, turf.ink, turf.dark),
    blossomWhorls(
      spots(
        '120,990,50 210,1004,54 450,1000,48 540,1012,50 1140,1000,50 1240,984,54 1480,960,54 1560,940,58 1420,1006,58 1530,1006,60',
      ),
      dwarf,
    ),
    grass(132, [-10, 1006], [1610, 1000], 190, 54, turf.ink),
  );
}

export const scene: Scene = {
  name: 'chele-la',
  alt: 'Tall prayer flags on poles stand along the Chele La pass in Bhutan, two travellers look out, and a white snow peak rises over ridges and valley cloud.',
  focus: [0.5, 0.5],
  draw() {
    return [
      sky('chele-la-sky', stops('0 #5f94bf, 0.6 #c3dae4, 1 #fbeed6'), 560),
      cloud(51, [180, 220], 300, 30, tones.light, 0.75),
      cloud(52, [900, 170], 300, 30, tones.light, 0.7),
      snows(),
      slopes('chele-la', ridges, { shade: tones.deep, veil: tones.light, foot: 800 }),
      valleyCloud(),
      birds(53, [860, 280], 5, 13, tones.deep),
      brow(),
      flags(),
      foreground(),
      grain(59, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    ].join('');
  },
};
