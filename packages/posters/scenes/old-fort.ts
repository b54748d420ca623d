import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { dress, marble } from '../kit/delhi.ts';
import { greenLeaves } from '../kit/delhi-garden.ts';
import { neem, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import { tallGrass } from '../kit/reeds.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, rect, shape, sheet, tag } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';
import { kurta, sari, stand, type Visitor, walker } from '../kit/visitors.ts';
import { ripples, water } from '../kit/water.ts';
import { pedalBoat } from '../motifs/pedal-boat.ts';
import { baraDarwaza, type QilaTones } from '../motifs/purana-qila.ts';

const p = palettes.delhi;
const teal = '#4f8a8c';

const foot = 706;
const shore = 746;
const size = 0.88;

const sandstone: Tones = {
  lit: mix(p.warm, p.glow, 0.5),
  mid: mix(p.mid, p.warm, 0.1),
  shade: mix(p.deep, p.mid, 0.3),
  deep: p.dark,
};

const rubble: Tones = {
  lit: mix(p.glow, p.light, 0.25),
  mid: mix(p.haze, p.glow, 0.2),
  shade: mix(p.haze, p.dark, 0.45),
  deep: mix(p.dark, p.mid, 0.25),
};

const tones: QilaTones = { stone: sandstone, rubble, marble, tile: '#2f6f78' };

const backdrop = () =>
  group(
    {},
    sky('old-fort-sky', [
      [0, mix(teal, p.ink, 0.2)],
      [0.22, mix(teal, p.light, 0.4)],
      [0.46, mix(p.light, teal, 0.15)],
      [0.62, mix(p.light, p.glow, 0.45)],
      [0.72, p.glow],
    ]),
    sun([206, 452], 58, '#fff5dc', { rings: 4, spread: 0.85, glow: 0.22 }),
    cloud(5, [60, 296], 420, 22, '#fff5dc', 0.75),
    cloud(8, [1040, 236], 460, 22, '#fff5dc', 0.6),
    birds(6, [1230, 380], 6, 12, p.ink),
    haze('old-fort-haze', 460, foot, p.light, 0.7),
  );

/** The bank between wall and water: grass, a stone edge, hedges. */
const bank = () =>
  group(
    {},
    rect(0, foot - 4, 1600, shore - foot + 6, mix('#8d9250', p.glow, 0.25)),
    rect(0, foot - 4, 1600, 12, mix(p.dark, '#5f6a3c', 0.5), { opacity: 0.55 }),
    shape('M734 704H866L950 738H650Z', mix(p.glow, p.light, 0.3)),
    rect(0, shore - 10, 1600, 5, p.light),
    rect(0, shore - 5, 1600, 8, sandstone.shade),
    ...[30, 214, 1390, 1560].map((x, index) =>
      neem(30 + index, [x, shore - 12], 130 + (index % 2) * 40, greenLeaves),
    ),
    ...[360, 470, 560, 1060, 1160, 1270].map((x, index) =>
      shrub(80 + index, [x, shore - 13], 84, greenLeaves),
    ),
  );

function people(): string {
  const crowd: readonly (readonly [Visitor, Point, number, string])[] = [
    [walker, [770, 722], 30, p.light],
    [sari, [790, 724], 28, '#c2452f'],
    [kurta, [846, 718], 28, p.light],
    [sari, [690, 734], 32, p.warm],
    [walker, [930, 733], 32, '#f1e4c4'],
  ];
  return crowd.map(([visitor, at, height, cloth]) => stand(visitor, at, height, dress(cloth))).join('');
}

const lake = () =>
  group(
    {},
    water('old-fort-lake', shore, 1000, [
      [0, mix(p.light, p.glow, 0.3)],
      [0.3, mix(teal, p.light, 0.35)],
      [1, mix(teal, p.ink, 0.6)],
    ]),
    tag('clipPath', { id: 'old-fort-water' }, rect(0, shore, 1600, 270, p.ink)),
    group(
      { 'clip-path': 'url(#old-fort-water)', opacity: 0.55 },
      tag('use', { href: '#old-fort-far', transform: `translate(0 ${shore * 1.6}) scale(1 -0.6)` }),
    ),
    ripples(5, { x: 0, y: shore + 10, width: 1600, height: 230 }, 90, p.light, 0.55),
    ripples(9, { x: 0, y: shore + 10, width: 1600, height: 250 }, 60, mix(teal, p.ink, 0.7), 0.4),
  );

const boat = ([x, y]: Point, scale: number, canopy: string) =>
  group(
    {},
    shape(
      `M${x - 110 * scale} ${y}Q${x} ${y + 14 * scale} ${x + 110 * scale} ${y}Q${x + 60 * scale} ${y + 34 * scale} ${x} ${y + 36 * scale}Q${x - 70 * scale} ${y + 32 * scale} ${x - 110 * scale} ${y}Z`,
      p.ink,
      { opacity: 0.4 },
    ),
    place(
      x,
      y,
      scale,
      pedalBoat({
        hull: '#f4ead2',
        shade: mix(p.ink, teal, 0.25),
        rim: p.light,
        canopy,
        fringe: mix(canopy, p.ink, 0.35),
        skin: '#7a4630',
        shirts: ['#f6edd8', p.warm],
      }),
    ),
  );

const nearBank = () =>
  group(
    {},
    shape('M-10 900Q160 900 330 960T560 1010H-10ZM1100 1010Q1300 930 1610 906V1010Z', p.ink),
    tallGrass({ seed: 3, from: [-20, 930], to: [420, 1000], count: 80, height: 96, fill: p.ink }),
    tallGrass({ seed: 5, from: [1200, 990], to: [1620, 930], count: 80, height: 96, fill: p.ink }),
    ...[20, 150, 290, 1370, 1490, 1610].map((x, index) =>
      shrub(60 + index, [x, 996 - (index % 3) * 8], 190, greenLeaves),
    ),
  );

export const scene: Scene = {
  name: 'old-fort',
  alt: 'The Bara Darwaza of Delhi’s Old Fort in morning light, a red sandstone gate between two huge round bastions, above a lake with a pedal boat.',
  focus: [0.5, 0.46],
  draw: () =>
    // In the morning the sun stands to the right of this gate, and the kit is lit from the left.
    place(
      sheet.width,
      0,
      [-1, 1],
      backdrop(),
      group({ id: 'old-fort-far' }, place(800, foot, size, baraDarwaza(tones)), bank(), people()),
      lake(),
      boat([560, 862], 1, '#c2452f'),
      boat([1180, 802], 0.5, p.warm),
      nearBank(),
      grain(6, { x: 0, y: 0, width: 1600, height: 520 }, 400, p.dark, 0.07),
      grain(7, { x: 0, y: 740, width: 1600, height: 260 }, 300, p.ink, 0.13),
    ),
};
