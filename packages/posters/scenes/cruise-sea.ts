import { birds, grain, sky, sun, haze as veil } from '../kit/air.ts';
import { lateenBoat } from '../kit/boats.ts';
import { gull } from '../kit/gull.ts';
import { curve, points } from '../kit/limbs.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { canopy, coconutPalm, surf } from '../kit/shore.ts';
import { group, linear, type Point, place, point, rect, shape, sheet } from '../kit/svg.ts';
import { lightPath, ripples, water } from '../kit/water.ts';
import { cruiseShip } from '../motifs/cruise-ship.ts';
import { buoy, harbour, lighthouse, quay } from '../motifs/harbour.ts';

const { light, glow, warm, haze, mid, deep, ink } = palettes.sea;
const horizon = 520;
const sunAt: Point = [1456, 492];
const rose = '#c85a55';
const dusk = '#3a4a63';

function heavens(): string {
  const { between } = random(16);
  const streaks = Array.from({ length: 18 }, () => {
    const y = between(120, 470);
    const [x, half] = [between(0, 1700), between(90, 320)];
    return `M${point([x - half, y])}Q${point([x, y - between(6, 18)])} ${point([x + half, y - 3])}Q${point([x + half * 0.2, y + 9])} ${point([x - half, y])}Z`;
  }).join('');
  return (
    sky(
      'cruise-sea-sky',
      [
        [0, '#12425c'],
        [0.34, '#2f7585'],
        [0.62, '#d99a80'],
        [0.86, '#f7b37c'],
        [1, '#ffdb9f'],
      ],
      horizon,
    ) +
    shape(streaks, '#f0a07c', { opacity: 0.5 }) +
    sun(sunAt, 64, '#fff0c8', { rings: 4, spread: 0.8, glow: 0.24 })
  );
}

function beam(): string {
  const paint = linear(
    'cruise-sea-beam',
    [222, 264],
    [900, 170],
    [
      [0, light, 0.6],
      [1, light, 0],
    ],
  );
  return paint.definition + shape('M222 260L900 124L900 204L222 268Z', paint.fill);
}

function headland(): string {
  const rockLine = points('-20 430, 70 438, 150 452, 230 458, 310 470, 380 492, 430 518, 470 540');
  const colours = { trunk: '#2c3347', trunkLit: warm, frond: '#16404c', frondLit: '#5d7a62', nut: '#2c3347' };
  return group(
    {},
    canopy(4, { top: (x) => 396 + x * 0.2, floor: 470, span: [-20, 130] }, 38, {
      shade: '#173f4b',
      leaf: '#245a5a',
      lit: '#8f8f60',
    }),
    shape(`${curve(rockLine)}L-20 560Z`, '#4a4456'),
    shape(
      'M230 458L310 470C350 480 380 492 404 506C380 516 350 506 330 526C300 520 280 500 262 512C250 490 240 474 230 458Z',
      '#a5705f',
    ),
    shape('M404 506L470 540L420 546C400 540 396 520 404 506Z', '#b87f65'),
    shape('M70 438L150 452L200 500L150 540L100 548C110 510 90 470 70 438Z', '#6b5560'),
    place(222, 462, 0.74, lighthouse()),
    shape('M262 462V428L296 412L330 428V468Z', '#a99a98'),
    shape('M298 466V428L330 428V470Z', '#ffdcae'),
    shape('M254 430L296 406L338 430L330 434L296 416L262 434Z', '#8a3f45'),
    rect(272, 438, 9, 12, glow),
    coconutPalm(31, [120, 452], 150, colours, { lean: -0.22 }),
    coconutPalm(33, [166, 456], 110, colours, { lean: -0.4 }),
    coconutPalm(35, [352, 486], 96, colours, { lean: 0.34 }),
    surf(6, points('-20 560, 200 556, 400 548, 480 542'), 5, '#f6dcc0'),
  );
}

function sea(): string {
  return (
    water('cruise-sea-water', horizon, sheet.height, [
      [0, '#f3b98a'],
      [0.1, '#b99a8c'],
      [0.28, '#4d8c93'],
      [0.6, '#1b6877'],
      [1, ink],
    ]) + lightPath(8, sunAt[0], 526, 1000, 330, '#ffe6b4', 0.8)
  );
}

const ship = { x: 800, water: 640, scale: 0.98 };

/** The ship's image in the water, and its lamps drawn out in strips. */
function mirrored(): string {
  const { between } = random(70);
  let [body, lamps] = ['', ''];
  for (let y = ship.water + 6; y < 790; y += 9) {
    const fade = 1 - (y - ship.water) / 170;
    for (let x = 400; x < 1200; x += between(60, 140)) {
      const half = between(20, 80) * fade;
      const lens = (reach: number) =>
        `M${point([x - reach, y])}Q${point([x, y - 3])} ${point([x + reach, y])}Q${point([x, y + 3])} ${point([x - reach, y])}Z`;
      if (between(0, 1) < 0.28) lamps += lens(half * 0.4);
      else body += lens(half);
    }
  }
  return shape(body, '#d9cfc4', { opacity: 0.4 }) + shape(lamps, glow, { opacity: 0.7 });
}

function cruiser(): string {
  const colours = {
    lit: '#fff1d8',
    side: '#e3d6cb',
    shade: '#a3a7b2',
    dark: '#33475f',
    lamp: '#ffd27a',
    accent: warm,
    accentShade: rose,
  };
  const { x, water: level, scale } = ship;
  return group(
    {},
    place(x, level, scale, cruiseShip(colours)),
    shape(
      `M${x - 440} ${level + 4}C${x - 200} ${level - 3} ${x + 250} ${level - 3} ${x + 392} ${level - 6}C${x + 412} ${level - 16} ${x + 424} ${level - 6} ${x + 470} ${level + 6}C${x + 300} ${level + 10} ${x - 200} ${level + 12} ${x - 440} ${level + 4}Z`,
      '#fbe6cc',
    ),
    shape(
      `M${x - 430} ${level}C${x - 560} ${level + 4} ${x - 700} ${level + 10} ${x - 820} ${level + 20}C${x - 690} ${level + 22} ${x - 560} ${level + 16} ${x - 420} ${level + 8}Z`,
      '#e9cdb9',
      { opacity: 0.8 },
    ),
  );
}

function fishers(): string {
  const near = {
    hull: '#5d3a3c',
    shade: '#2c2636',
    rim: glow,
    inside: '#1d2433',
    sail: '#f2b27c',
    sailShade: '#b9715c',
    spar: '#2c2636',
    skin: '#3d2a2c',
    cloth: '#d9c7b4',
  };
  const far = {
    ...near,
    hull: '#6d5560',
    shade: '#4a4456',
    inside: '#3a3a4c',
    sail: '#f3c79a',
    sailShade: '#cf9477',
    spar: '#4a4456',
  };
  const shadow = (x: number, y: number, half: number) =>
    shape(
      `M${x - half} ${y}Q${x} ${y - 10} ${x + half} ${y}Q${x} ${y + half * 0.22} ${x - half} ${y}Z`,
      '#0d3346',
      { opacity: 0.7 },
    ) +
    shape(
      [1, 2, 3]
        .map(
          (row) =>
            `M${x - half * (0.8 - row * 0.18)} ${y + row * half * 0.11}q${half * (0.8 - row * 0.18)} ${half * 0.06} ${half * (1.6 - row * 0.36)} 0q${-half * (0.8 - row * 0.18)} ${-half * 0.06} ${-half * (1.6 - row * 0.36)} 0Z`,
        )
        .join(''),
      '#0d3346',
      { opacity: 0.7 },
    );
  return group(
    {},
    shadow(1330, 676, 70),
    place(1330, 678, 0.66, lateenBoat(far)),
    shadow(1490, 592, 34),
    place(1490, 593, 0.32, lateenBoat(far)),
    shadow(360, 822, 160),
    place(360, 826, 1.48, lateenBoat(near)),
  );
}

export const scene: Scene = {
  name: 'cruise-sea',
  alt: 'A white cruise ship with lit balconies leaves an Indian harbour at dusk, past a lighthouse on a headland and fishing boats under lateen sails.',
  focus: [0.5, 0.46],
  draw() {
    return [
      heavens(),
      harbour(horizon),
      veil('cruise-sea-veil', 430, horizon, '#ffcf98', 0.5),
      sea(),
      beam(),
      headland(),
      ripples(5, { x: 0, y: 540, width: 1600, height: 440 }, 90, haze, 0.3),
      mirrored(),
      cruiser(),
      fishers(),
      buoy(),
      quay(),
      birds(3, [1120, 250], 4, 11, dusk),
      gull(520, 250, 0.9, true),
      gull(640, 205, 0.6, false),
      gull(1240, 330, 0.7, false),
      gull(640, 790, 1.1, false),
      gull(1150, 800, 1.2, true),
      grain(2, { x: 0, y: 0, width: 1600, height: 500 }, 260, rose, 0.2),
      grain(3, { x: 0, y: 560, width: 1600, height: 440 }, 500, mid, 0.2),
      grain(4, { x: 0, y: 700, width: 1600, height: 300 }, 300, deep, 0.3),
    ].join('');
  },
};
