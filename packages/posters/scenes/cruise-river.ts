import { birds, grain, sky } from '../kit/air.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import { countryBoat, dolphins } from '../kit/river-life.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, type Point, place, point, radial, rect, shape, stroke } from '../kit/svg.ts';
import { lightPath, ripples, water } from '../kit/water.ts';
import { steamer } from '../motifs/steamer.ts';

const { light, glow, haze, mid, deep, dark, ink } = palettes.assam;
const accent = '#8d2f23';
const riverTones = { light, glow, ink, shirt: accent };
const horizon = 520;
const sunAt: Point = [1270, 500];
const ship = { x: 330, waterline: 664, scale: 1 } as const;

function duskSky(): string {
  const halo = radial('cruise-river-halo', sunAt, 520, [
    [0, light, 0.95],
    [0.2, glow, 0.62],
    [0.55, '#e2a65a', 0.24],
    [1, '#c9a874', 0],
  ]);
  return group(
    {},
    sky(
      'cruise-river-sky',
      [
        [0, ink],
        [0.3, dark],
        [0.55, '#3d7672'],
        [0.78, '#c9a874'],
        [1, '#f0b257'],
      ],
      horizon,
    ),
    halo.definition,
    rect(600, 0, 1000, horizon, halo.fill),
    circle(...sunAt, 58, light),
  );
}

function stars(): string {
  const { between } = random(41);
  const small = Array.from({ length: 46 }, () => {
    const y = between(10, 300);
    return circle(between(0, 1250), y, between(1, 2.4), light, { opacity: 0.95 - y / 380 });
  });
  const evening = shape('M212 250q3 15 16 17q-13 2 -16 17q-3 -15 -16 -17q13 -2 16 -17Z', light);
  return group({}, ...small, evening);
}

/** Long evening clouds, lit from below. */
function clouds(): string {
  const streak = (x: number, y: number, width: number, height: number) =>
    `M${point([x, y])}C${point([x + width * 0.2, y - height])} ${point([x + width * 0.4, y - height * 0.3])} ${point([x + width * 0.55, y - height * 0.9])}S${point([x + width * 0.9, y - height * 0.2])} ${point([x + width, y])}Q${point([x + width * 0.5, y + height * 0.35])} ${point([x, y])}Z`;
  return group(
    {},
    shape(streak(760, 250, 620, 26) + streak(-60, 372, 460, 20), mid, { opacity: 0.75 }),
    shape(streak(1040, 330, 520, 22) + streak(880, 400, 300, 12), '#d99a4e', { opacity: 0.85 }),
    shape(streak(1330, 388, 330, 15) + streak(40, 430, 300, 10), glow, { opacity: 0.8 }),
  );
}

function farBanks(): string {
  const far = ridgeLine({
    seed: 5,
    from: 440,
    to: 492,
    relief: 34,
    through: [
      [260, 452],
      [700, 470],
      [1100, 496],
    ],
  });
  const near = ridgeLine({
    seed: 12,
    from: 478,
    to: 508,
    relief: 16,
    roughness: 0.55,
    through: [
      [500, 496],
      [1250, 512],
    ],
  });
  return group({}, land(far, '#8f9577', horizon), land(near, '#587a6c', horizon));
}

function river(): string {
  return group(
    {},
    water('cruise-river-water', horizon, 1000, [
      [0, '#efb961'],
      [0.12, '#b79c6c'],
      [0.36, '#3f7a74'],
      [0.66, dark],
      [1, ink],
    ]),
    lightPath(3, 1270, horizon + 3, 940, 330, glow, 0.85),
    lightPath(8, 1270, horizon + 3, 820, 140, light, 0.9),
    ripples(14, { x: -40, y: 545, width: 1680, height: 420 }, 80, mid, 0.4),
    ripples(15, { x: 900, y: 560, width: 720, height: 300 }, 46, glow, 0.4),
  );
}

/** A low sand island: pale on top, its reeds and its own reflection. */
function island(seed: number, [x, y]: Point, width: number, height: number, fill: string): string {
  const line = `M${point([x, y])}C${point([x + width * 0.2, y - height])} ${point([x + width * 0.7, y - height * 1.2])} ${point([x + width, y])}`;
  return group(
    {},
    shape(`${line}Q${point([x + width * 0.5, y + height * 0.9])} ${point([x, y])}Z`, fill),
    grass(
      seed,
      [x + width * 0.14, y - height * 0.3],
      [x + width * 0.8, y - height * 0.5],
      60,
      height * 1.5,
      fill,
      -0.1,
    ),
    stroke(`M${point([x - 14, y + 1])}H${x + width + 20}`, glow, 1.6, { opacity: 0.7 }),
  );
}

const shipColours = {
  paint: '#c9b995',
  lit: '#ffe6b0',
  hull: '#123f47',
  recess: '#0d3139',
  wood: '#5c4a33',
  window: '#ffd27a',
  accent,
};

/** The ship upside down in the river, dimmed, and broken by lenses of open water that widen towards the viewer. */
function reflection(): string {
  const { between } = random(77);
  let breaks = '';
  for (let y = 10; y < 270; y += 5 + y * 0.02) {
    for (let piece = 0; piece < 4; piece++) {
      const half = between(60, 150) * (0.7 + y / 260);
      const x = between(330, 1090);
      const thick = 1 + y * 0.022;
      breaks += `M${point([x - half, ship.waterline + y])}q${point([half, -thick])} ${point([half * 2, 0])}q${point([-half, thick])} ${point([-half * 2, 0])}Z`;
    }
  }
  const lamps = [420, 520, 610, 700, 800, 905].map((x, index) =>
    lightPath(
      20 + index,
      x,
      ship.waterline + 14,
      ship.waterline + 170 + (index % 3) * 24,
      30,
      '#ffd27a',
      0.8,
    ),
  );
  return group(
    {},
    group({ opacity: 0.42 }, place(ship.x, ship.waterline + 6, [ship.scale, -0.8], steamer(shipColours))),
    shape(breaks, '#22595b', { opacity: 0.8 }),
    ...lamps,
  );
}

function wake(): string {
  const y = ship.waterline;
  return group(
    {},
    shape(
      `M300 ${y + 5}H1050Q1066 ${y - 2} 1086 ${y + 9}Q1060 ${y + 16} 1010 ${y + 11}H380Q330 ${y + 18} 210 ${y + 13}Q250 ${y + 6} 300 ${y + 5}Z`,
      haze,
      { opacity: 0.8 },
    ),
    stroke(
      `M1096 ${y + 14}Q1150 ${y + 28} 1240 ${y + 33}M340 ${y + 22}Q220 ${y + 38} 70 ${y + 40}`,
      glow,
      2.5,
      { opacity: 0.5 },
    ),
  );
}

function foreground(): string {
  const bank = '#071a23';
  return group(
    {},
    grass(33, [-10, 960], [210, 1000], 40, 150, '#1a545a', 0.26),
    grass(34, [1420, 1000], [1620, 955], 40, 170, '#a07a3e', -0.3),
    shape('M-20 1010V936Q90 940 190 970Q280 990 380 1010Z', bank),
    shape('M1640 1010V926Q1530 930 1430 964Q1340 988 1240 1010Z', bank),
    grass(31, [-10, 955], [130, 985], 54, 150, bank, 0.18),
    grass(35, [100, 975], [300, 1004], 40, 66, bank, 0.3),
    grass(32, [1480, 985], [1620, 945], 54, 180, bank, -0.18),
    grass(36, [1310, 1004], [1500, 975], 40, 70, bank, -0.3),
  );
}

export const scene: Scene = {
  name: 'cruise-river',
  alt: 'A three-deck river steamer with lit cabin windows on the calm Brahmaputra at dusk, with a lone rower in a country boat and river dolphins in front of it.',
  focus: [0.48, 0.5],
  draw() {
    return [
      duskSky(),
      stars(),
      clouds(),
      birds(9, [1030, 300], 7, 15, '#2c5a5c'),
      farBanks(),
      river(),
      island(51, [-60, 556], 300, 18, '#3f6a62'),
      island(52, [1330, 566], 340, 20, '#6a5a3c'),
      reflection(),
      wake(),
      place(ship.x, ship.waterline, ship.scale, steamer(shipColours)),
      place(290, 784, 1.05, countryBoat(riverTones)),
      place(1130, 776, 0.72, dolphins(riverTones)),
      foreground(),
      grain(6, { x: 0, y: 0, width: 1600, height: horizon }, 500, ink, 0.14),
      grain(7, { x: 0, y: 620, width: 1600, height: 380 }, 500, deep, 0.35),
    ].join('');
  },
};
