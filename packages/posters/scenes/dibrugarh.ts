import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { busSide } from '../kit/bus.ts';
import { cabSide } from '../kit/cab.ts';
import { smooth } from '../kit/curves.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { points, reaches, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import { plumes, tallGrass } from '../kit/reeds.ts';
import { countryBoat } from '../kit/river-life.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, point, shape } from '../kit/svg.ts';
import { lightPath, ripples, water } from '../kit/water.ts';
import { bogibeel, onRoad, type Steel } from '../motifs/bogibeel.ts';

const { light, glow, warm, dark, ink } = palettes.assam;
const dawn: Point = [430, 340];
const shore = 440;
const steel: Steel = {
  tones: { lit: '#c9b28f', mid: '#5d7f82', shade: '#3a6068', deep: '#1f4450' },
  concrete: { lit: '#f8dcaa', mid: '#c9a880', shade: '#7d7670', deep: '#2a4650' },
  air: '#f3cf90',
  glass: '#ffe9ac',
  coach: '#a8442e',
  coachShade: '#6d2a28',
};

function farShore(): string {
  const snows = ridgeLine({
    seed: 7,
    from: 376,
    to: 330,
    relief: 24,
    roughness: 0.54,
    folds: 7,
    through: points('150 384, 430 408, 760 380, 1100 330, 1380 300'),
  });
  const hills = ridgeLine({
    seed: 15,
    from: 398,
    to: 376,
    relief: 18,
    roughness: 0.46,
    folds: 6,
    through: points('420 414, 900 398, 1300 372'),
  });
  const bank = ridgeLine({ seed: 23, from: 430, to: 428, relief: 4, roughness: 0.7, folds: 7 });
  return (
    land(snows, '#e3c49a', shore) +
    haze('dibrugarh-haze-far', 330, shore, glow, 0.6) +
    land(hills, '#b5a985', shore) +
    haze('dibrugarh-haze-near', 390, shore, glow, 0.6) +
    land(bank, '#8a9c80', shore + 2)
  );
}

/** Bars of sand between the river's many arms, wider and lower the nearer they lie. */
function braids(): string {
  const { between } = random(12);
  const bars = reaches(
    '300 452 260, 760 456 200, 1180 450 300, 90 470 240, 560 478 230, 1000 486 260, 1480 474 240, 260 504 220, 760 520 240, 1340 530 260',
  );
  const sand = (x: number, y: number, half: number, drop: number) => {
    const thick = half * 0.05;
    return `M${point([x - half, y])}C${point([x - half * 0.4, y - thick])} ${point([x + half * between(0, 0.4), y - thick * 1.4])} ${point([x + half, y + 1])}C${point([x + half * 0.3, y + thick * drop])} ${point([x - half * 0.4, y + thick * drop * 0.8])} ${point([x - half, y])}Z`;
  };
  return (
    shape(bars.map(([x, y, half]) => sand(x, y, half, 1.6)).join(''), '#a59a78', { opacity: 0.7 }) +
    shape(bars.map(([x, y, half]) => sand(x, y, half, 0.7)).join(''), '#f6dca4')
  );
}

/** The sandbank that we stand on, rippled by the wind, its grass behind and before us. */
function sandbank(): string {
  const edge = points('-20 820, 160 800, 380 796, 640 824, 900 872, 1160 900, 1400 884, 1620 850');
  const wet = edge.map(([x, y]): Point => [x, y - 12]);
  const { between } = random(40);
  let folds = '';
  for (let fold = 0; fold < 40; fold++) {
    const [x, y, half] = [between(0, 1600), between(850, 990), between(40, 110)];
    folds += `M${point([x - half, y])}q${point([half, -8])} ${point([half * 2, 0])}q${point([-half, -3])} ${point([-half * 2, 0])}Z`;
  }
  return group(
    {},
    shape(`${smooth(wet)}V1020H-20Z`, '#8f8d74'),
    shape(`${smooth(edge)}V1020H-20Z`, '#dfc08a'),
    shape(folds, '#b3966a', { opacity: 0.7 }),
  );
}

const kans = { stem: '#6b6a40', plume: '#fff6df', shade: '#d9b988' };

function grasses(): string {
  return group(
    {},
    plumes(3, [-10, 860], [330, 850], 26, 250, kans),
    tallGrass({ seed: 5, from: [-20, 880], to: [360, 870], count: 110, height: 170, fill: '#4f6a4a' }),
    plumes(8, [1330, 930], [1620, 900], 20, 230, kans),
    tallGrass({
      seed: 9,
      from: [1290, 950],
      to: [1620, 920],
      count: 90,
      height: 150,
      fill: '#4f6a4a',
      wind: -0.05,
    }),
    plumes(13, [-20, 980], [520, 1010], 22, 260, { ...kans, shade: '#e8cd9c' }),
    tallGrass({ seed: 15, from: [-20, 1020], to: [600, 1020], count: 130, height: 150, fill: dark }),
    tallGrass({
      seed: 17,
      from: [1080, 1020],
      to: [1620, 1020],
      count: 110,
      height: 130,
      fill: dark,
      wind: -0.08,
    }),
    tallGrass({ seed: 19, from: [-20, 1030], to: [1620, 1030], count: 180, height: 70, fill: ink }),
  );
}

/** A bus and two cabs on the road above. */
function traffic(): string {
  const cab = {
    top: '#fff4da',
    side: '#f0dcb4',
    shade: '#b39c78',
    rear: '#c8ae84',
    glass: '#2a4650',
    shine: '#8fb0a8',
    tyre: ink,
    hub: '#b9a581',
    lamp: light,
    tail: '#b23a24',
    plate: warm,
  };
  const bus = {
    side: '#d9953a',
    shade: '#8f5a2c',
    stripe: '#8d2f23',
    roof: '#f3cf8a',
    glass: '#2a4650',
    shine: '#9fb8b0',
    tyre: ink,
    hub: '#b9a581',
    lamp: light,
    load: ['#8d2f23', '#0f6b6b', '#b3843c', '#6b5a4a'],
  } as const;
  const set = (bank: number, size: number, vehicle: string) => {
    const spot = onRoad(bank);
    const lean = `translate(${point(spot.at)}) rotate(${-6.5 * spot.scale}) scale(${size * spot.scale})`;
    return group({ transform: lean }, vehicle);
  };
  return (
    set(1.16, 0.12, cabSide(cab)) +
    set(0.66, 0.12, cabSide(cab)) +
    set(0.33, 0.125, busSide({ ...bus, load: [...bus.load] }))
  );
}

export const scene: Scene = {
  name: 'dibrugarh',
  alt: 'A train crosses the lower deck of the long steel Bogibeel bridge near Dibrugarh at dawn, above the braided Brahmaputra with a country boat and white kans grass in front.',
  focus: [0.56, 0.46],
  draw() {
    return group(
      {},
      sky('dibrugarh-sky', stops('0 #5f979c, 0.4 #b9c09c, 0.75 #f6cd82, 1 #f5b45f'), shore),
      sun(dawn, 50, '#fff6dc', { rings: 4, spread: 0.8, glow: 0.26 }),
      cloud(4, [80, 210], 420, 26, light, 0.5),
      cloud(6, [900, 150], 380, 24, light, 0.45),
      birds(5, [640, 250], 7, 14, '#5a7d78'),
      farShore(),
      water(
        'dibrugarh-river',
        shore,
        1000,
        stops(`0 #fbdb98, 0.18 #e3c78f, 0.5 #86a795, 0.8 #2f7a78, 1 ${dark}`),
      ),
      braids(),
      lightPath(3, dawn[0], shore + 4, 800, 150, '#fff8e2', 0.85),
      ripples(6, { x: 0, y: 470, width: 1600, height: 380 }, 90, light, 0.35),
      traffic(),
      bogibeel(steel),
      place(700, 740, [-0.86, 0.86], countryBoat({ light, glow, ink, shirt: '#c8662c' })),
      sandbank(),
      grasses(),
      grain(7, { x: 0, y: 0, width: 1600, height: 1000 }, 600, ink, 0.05),
    );
  },
};
