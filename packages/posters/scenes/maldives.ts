import { birds, grain, sky, sun } from '../kit/air.ts';
import { dhoni } from '../kit/boats.ts';
import { palettes } from '../kit/palettes.ts';
import { standing, walker } from '../kit/people.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { coconutPalm, frond, reefPatch } from '../kit/shore.ts';
import { group, type Point, place, point, polygon, shape, sheet, stroke } from '../kit/svg.ts';
import { lightPath, ripples, water } from '../kit/water.ts';
import { type Camera, jetty, jettyShade, metre, project, type Step, villa } from '../motifs/overwater.ts';

const { light, glow, warm, haze, mid, deep, dark, ink } = palettes.sea;
const camera: Camera = { horizon: 440, centre: 800, focal: 900, height: 9 };
const sunAt: Point = [520, 404];
/** From the villas, the sun stands far away and to the left. */
const sunBearing = Math.PI * 0.72;
const bow = { x: -20, z: 62, radius: 42, villas: 52 };
const plank = { top: '#c98a63', side: '#5a3b42', line: '#8d5a4b', post: '#3a3342' };

const villaColours = {
  thatch: { lit: '#f0b074', side: '#a5684f', shade: '#6d4548', edge: '#4a333c' },
  wall: { lit: '#ffd9a0', side: '#b98763', shade: '#7c5650' },
  deck: plank.top,
  post: plank.post,
  window: '#ffe9ad',
};

const onArc = (angle: number, radius: number): readonly [number, number] => [
  bow.x + Math.cos(angle) * radius,
  bow.z + Math.sin(angle) * radius,
];

const degrees = (value: number) => (value * Math.PI) / 180;

function heavens(): string {
  const { between } = random(6);
  const streaks = Array.from({ length: 15 }, () => {
    const [x, y, half] = [between(0, 1600), between(90, 350), between(90, 300)];
    return `M${point([x - half, y])}Q${point([x - half * 0.2, y - between(5, 15)])} ${point([x + half, y - 2])}Q${point([x, y + 8])} ${point([x - half, y])}Z`;
  }).join('');
  return (
    sky(
      'maldives-sky',
      [
        [0, '#155a73'],
        [0.3, '#3f8f98'],
        [0.58, '#e2a684'],
        [0.82, '#f9b77c'],
        [1, '#ffe0a6'],
      ],
      camera.horizon,
    ) +
    shape(streaks, '#f7b58d', { opacity: 0.6 }) +
    sun(sunAt, 60, '#fff2cc', { rings: 4, spread: 0.75, glow: 0.22 })
  );
}

function farIsle(): string {
  return group(
    {},
    shape('M930 440C1010 424 1120 416 1230 420C1340 416 1450 426 1540 440Z', '#5d6f78'),
    [1010, 1060, 1100, 1150, 1210, 1260, 1320, 1380, 1440]
      .map((x, index) =>
        coconutPalm(
          20 + index,
          [x, 428],
          44 + (index % 3) * 14,
          { trunk: '#4d5d6a', trunkLit: '#a98373', frond: '#44606a', frondLit: '#6d7a74' },
          { lean: index % 2 ? 0.3 : -0.25, light: -1 },
        ),
      )
      .join(''),
    shape('M880 443C1040 436 1420 436 1600 443L1600 447L880 447Z', '#e9c39a'),
  );
}

function lagoon(): string {
  return (
    water('maldives-lagoon', camera.horizon, sheet.height, [
      [0, '#f3bd8c'],
      [0.08, '#c9b79a'],
      [0.24, '#5fb0a8'],
      [0.5, mid],
      [0.78, '#148088'],
      [1, dark],
    ]) +
    lightPath(4, sunAt[0], 444, 1000, 330, '#fff0c4', 0.8) +
    ripples(6, { x: 0, y: 460, width: 1600, height: 540 }, 90, haze, 0.4)
  );
}

/** The walk's middle line: straight in from the left, then round the bow of villas. */
function walk(): readonly Step[] {
  const start = degrees(-62);
  const [sx, sz] = onArc(start, bow.radius);
  const approach = Array.from({ length: 8 }, (_, step) => {
    const back = (8 - step) * 3.2;
    return {
      x: sx + Math.sin(start) * back,
      z: sz - Math.cos(start) * back,
      nx: Math.cos(start),
      nz: Math.sin(start),
    };
  });
  const arc = Array.from({ length: 60 }, (_, step) => {
    const angle = start + (step / 59) * degrees(158);
    const [x, z] = onArc(angle, bow.radius);
    return { x, z, nx: Math.cos(angle), nz: Math.sin(angle) };
  });
  return [...approach, ...arc].filter(({ z }) => z > 6);
}

/** Coral heads on the lagoon's floor, in the shallows before the viewer. */
const reef = () =>
  reefPatch(3, [1290, 800], 420, '#1b8a8e', '#12707a') +
  reefPatch(5, [960, 900], 360, '#147680', '#0e616f') +
  reefPatch(8, [1500, 930], 380, '#106873', '#0b5564') +
  reefPatch(9, [1060, 720], 200, '#2a9c9a', '#1d878b') +
  reefPatch(11, [160, 940], 380, '#106873', '#0b5564');

/** Guests on the walk: a couple on their way home and someone who watches the sun go down. */
function strollers(): string {
  const at = (angle: number, side: number): { foot: Point; tall: number } => {
    const [x, z] = onArc(degrees(angle), bow.radius + side);
    return { foot: project(camera, [x, 1.7, z]), tall: metre(camera, z) * 2 };
  };
  const her = { coat: warm, coatShade: '#a34d45', legs: '#7c3d45', skin: '#7a4a38', hair: ink };
  const him = { coat: '#f6e6cc', coatShade: '#a9958c', legs: '#2c4a5c', skin: '#7a4a38', hair: ink };
  const [first, second, third] = [at(-46, -0.5), at(-44, 0.5), at(-20, 0)];
  return (
    walker(second.foot, second.tall, him) +
    walker(first.foot, first.tall * 0.94, her) +
    standing(third.foot, third.tall, { ...him, coat: '#d9694a', coatShade: '#8d4a45' }, { turned: true })
  );
}

/** The villas from the farthest to the nearest, each on its own short bridge off the walk. */
function villas(): string {
  const angles = [92, 79, 66, 53, 39, 24, 7, -13];
  return angles
    .map((angle) => {
      const turn = degrees(angle);
      const [from, to] = [onArc(turn, bow.radius + 1.4), onArc(turn, bow.villas - 4.6)];
      const across = [-Math.sin(turn) * 0.9, Math.cos(turn) * 0.9] as const;
      const bridge = polygon(
        [
          project(camera, [from[0] + across[0], 1.65, from[1] + across[1]]),
          project(camera, [to[0] + across[0], 1.65, to[1] + across[1]]),
          project(camera, [to[0] - across[0], 1.65, to[1] - across[1]]),
          project(camera, [from[0] - across[0], 1.65, from[1] - across[1]]),
        ],
        plank.top,
      );
      return (
        shade(onArc(turn, bow.villas)) +
        bridge +
        villa(camera, onArc(turn, bow.villas), turn, sunBearing, villaColours)
      );
    })
    .join('');
}

/** The dark water below a villa, drawn out towards the viewer in strips. */
function shade([x, z]: readonly [number, number]): string {
  const [cx, cy] = project(camera, [x, 0, z]);
  const unit = metre(camera, z);
  const strips = [0, 1, 2, 3, 4].map((strip) => {
    const [half, y] = [unit * (5.4 - strip * 0.7), cy + unit * strip * 0.75];
    return `M${point([cx - half, y])}Q${point([cx, y - unit * 0.5])} ${point([cx + half, y])}Q${point([cx, y + unit * 0.5])} ${point([cx - half, y])}Z`;
  });
  return shape(strips.join(''), '#1c4a58', { opacity: 0.6 });
}

function boat(): string {
  const colours = {
    hull: '#5a3440',
    shade: ink,
    rim: glow,
    inside: '#2b2733',
    cabin: '#3a3342',
    cabinShade: '#6d4548',
    roof: '#7c4a48',
    light: glow,
  };
  return group(
    { transform: 'translate(-104 6)' },
    shape('M250 640Q420 660 600 640Q560 668 430 676Q300 668 250 640Z', '#12424f', { opacity: 0.6 }),
    place(424, 642, 1.75, dhoni(colours)),
    stroke('M258 644Q420 654 580 643', light, 2.4, { opacity: 0.8 }),
    shape(
      'M270 660q70 6 140 0q-70 -5 -140 0M380 676q60 6 130 0q-60 -5 -130 0M330 692q40 4 90 0q-40 -4 -90 0',
      '#12424f',
    ),
  );
}

/** Palm fronds over the viewer's head, dark against the evening. */
function overhang(): string {
  const fronds: readonly (readonly [number, number])[] = [
    [2.72, 430],
    [2.3, 400],
    [1.95, 340],
    [3.05, 380],
  ];
  return fronds
    .map(([angle, reach], index) => frond([1640, 10], angle, reach, index % 2 ? '#123c4a' : ink))
    .join('');
}

export const scene: Scene = {
  name: 'maldives',
  alt: 'Thatched villas on stilts stand in a curve along a wooden jetty over a still lagoon at sunset, while a dhoni with a tall curved prow passes in front of the sun.',
  focus: [0.55, 0.52],
  draw() {
    return [
      heavens(),
      birds(5, [760, 300], 5, 12, '#5b5560'),
      lagoon(),
      farIsle(),
      villas(),
      reef(),
      jettyShade(camera, walk().slice(0, 34), '#0f5f6c'),
      jetty(camera, walk(), plank),
      strollers(),
      boat(),
      overhang(),
      grain(2, { x: 0, y: 0, width: 1600, height: 440 }, 260, warm, 0.2),
      grain(3, { x: 0, y: 460, width: 1600, height: 540 }, 500, deep, 0.3),
    ].join('');
  },
};
