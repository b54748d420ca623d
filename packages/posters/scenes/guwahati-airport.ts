import { birds, grain, haze, sky, sun } from '../kit/air.ts';
import { type CabColours, cabSide, headlight } from '../kit/cab.ts';
import { clump } from '../kit/foliage.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, linear, type Point, place, rect, shape, stroke } from '../kit/svg.ts';
import { trace } from '../kit/trace.ts';
import { kurta, sari, stand } from '../kit/visitors.ts';
import { kerb, terminal } from '../motifs/guwahati-terminal.ts';
import { parkedAirliner } from '../motifs/parked-airliner.ts';

const { light, glow, warm, mid, deep, dark, ink } = palettes.night;
const dawn: Point = [232, 452];
const apron = 596;
const cabColours: CabColours = {
  top: '#fff1d2',
  side: '#f1dcb4',
  shade: '#b08d63',
  rear: '#cdae80',
  glass: '#1b2a44',
  shine: '#8a93b0',
  tyre: '#0b1220',
  hub: '#c3ac86',
  lamp: '#fff3c4',
  tail: '#b23a24',
  plate: '#e9b434',
};
const plane = {
  hull: '#e6dccb',
  lit: '#ffe6b4',
  shade: '#8a8aa6',
  fin: '#0f6b6b',
  finShade: '#0b4450',
  window: '#2a3760',
  metal: '#6d7596',
  tyre: ink,
};

function hills(): string {
  const far = ridgeLine({
    seed: 9,
    from: 430,
    to: 360,
    relief: 20,
    roughness: 0.46,
    folds: 6,
    through: trace('110 424 300 472 520 440 700 400 1000 400 1400 352'),
  });
  const near = ridgeLine({
    seed: 19,
    from: 486,
    to: 470,
    relief: 12,
    roughness: 0.46,
    folds: 6,
    through: trace('260 520 560 494 760 480'),
  });
  return (
    land(far, '#a3808a', 640) +
    haze('guwahati-airport-haze-far', 420, 600, glow, 0.65) +
    land(near, '#666b8c', 640) +
    haze('guwahati-airport-haze-near', 480, 620, '#d99a66', 0.5)
  );
}

/** Trees at the airfield's far fence. */
function fenceTrees(): string {
  const { between } = random(33);
  let d = '';
  for (let x = -10; x < 760; x += 17)
    d += clump(Math.round(x + 50), [x, 592 - between(0, 8)], between(12, 22), between(8, 16), 8);
  return shape(d, '#3d4a6e') + rect(-10, 588, 780, 14, '#3d4a6e');
}

const controlTower = () =>
  shape('M84 600L92 486H116L124 600Z', '#2f3d63') +
  shape('M84 600L92 486H98L94 600Z', '#d58f5c') +
  shape('M76 464L86 488H122L132 464Z', '#26345a') +
  shape('M80 448H128L132 464H76Z', glow) +
  shape('M74 448L84 436H124L134 448Z', '#2f3d63') +
  stroke('M104 436V410', '#2f3d63', 2.5);

function apronGround(): string {
  const paint = linear(
    'guwahati-airport-apron',
    [0, apron],
    [0, 720],
    [
      [0, '#b98a72'],
      [0.35, '#6d6f8c'],
      [1, mid],
    ],
  );
  return (
    paint.definition +
    rect(0, apron, 1600, 140, paint.fill) +
    stroke('M0 668H700M120 700L240 612', glow, 3, { opacity: 0.55 }) +
    shape('M60 652C200 642 480 642 640 652C480 664 200 664 60 652Z', ink, { opacity: 0.35 })
  );
}

function forecourt(): string {
  const road = linear(
    'guwahati-airport-road',
    [0, 770],
    [0, 1000],
    [
      [0, '#4b4d68'],
      [1, '#1a2740'],
    ],
  );
  const sheen = linear(
    'guwahati-airport-sheen',
    [0, 784],
    [0, 960],
    [
      [0, glow, 0.34],
      [1, glow, 0],
    ],
  );
  const stripes = Array.from({ length: 34 }, (_, index) => `M${index * 48} 770h24v10h-24z`).join('');
  const dashes = Array.from({ length: 9 }, (_, index) => `M${index * 190 + 20} 914h96l-6 9h-96z`).join('');
  const shine = [760, 850, 1010, 1150, 1290, 1400, 1520].map((x, index) =>
    shape(`M${x - 22} 784L${x - 30} ${930 + (index % 3) * 14}H${x + 30}L${x + 22} 784Z`, sheen.fill),
  );
  return group(
    {},
    road.definition,
    sheen.definition,
    rect(0, kerb, 1600, 30, '#a98a78'),
    rect(0, kerb, 1600, 6, '#e6c08c'),
    rect(0, 770, 1600, 240, road.fill),
    rect(0, 770, 1600, 10, '#e9d9b4'),
    shape(stripes, '#26304a'),
    ...shine,
    shape(dashes, '#f0dcae', { opacity: 0.7 }),
  );
}

/** A clipped hedge between the apron and the road. */
function hedge(): string {
  const { between } = random(61);
  let [d, lit] = ['', ''];
  for (let x = -10; x < 690; x += 20) {
    const r = between(16, 24);
    d += clump(Math.round(x + 90), [x, 728], r, r * 0.8, 8);
    lit += clump(Math.round(x + 91), [x - 5, 720], r * 0.5, r * 0.32, 7);
  }
  return shape(d, '#22405a') + rect(-10, 728, 704, 16, '#22405a') + shape(lit, '#4f6f80');
}

/** A suitcase on wheels beside its owner. */
const suitcase = ([x, y]: Point, colour: string) =>
  stroke(`M${x - 6} ${y - 34}V${y - 52}H${x + 6}V${y - 34}`, ink, 2) +
  rect(x - 13, y - 36, 26, 33, colour, { rx: 3 }) +
  rect(x + 4, y - 36, 9, 33, ink, { rx: 3, opacity: 0.3 }) +
  circle(x - 8, y - 1.5, 2.6, ink) +
  circle(x + 8, y - 1.5, 2.6, ink);

function travellers(): string {
  const skin = '#8a5a3c';
  return group(
    {},
    stand(sari, [776, 766], 104, { skin, hair: ink, cloth: '#b23a24', fold: '#7c2a20', legs: ink }),
    stand(kurta, [822, 766], -110, { skin, hair: ink, cloth: '#f3e3c2', fold: '#b69a78', legs: '#34476f' }),
    suitcase([858, 767], '#0f6b6b'),
    suitcase([740, 767], warm),
    stand(kurta, [1420, 766], 108, { skin, hair: ink, cloth: '#5b6c93', fold: '#34476f', legs: ink }),
    suitcase([1452, 767], '#8d2f23'),
  );
}

/** The planted strip on the near side of the road. */
function nearPlants(): string {
  const { between } = random(77);
  let [d, lit] = ['', ''];
  for (let x = -20; x < 1640; x += 38) {
    const r = between(28, 48);
    d += clump(Math.round(x + 40), [x, 1000], r, r * 0.9, 10);
    lit += clump(Math.round(x + 41), [x - 6, 982], r * 0.5, r * 0.3, 8);
  }
  return shape(d, ink) + shape(lit, '#22405a');
}

export const scene: Scene = {
  name: 'guwahati-airport',
  alt: 'A cream taxi waits at the kerb of the glowing terminal at Guwahati airport at first light, an airliner parked on the apron and hills behind.',
  focus: [0.6, 0.66],
  draw() {
    return group(
      {},
      sky(
        'guwahati-airport-sky',
        [
          [0, dark],
          [0.4, '#47587f'],
          [0.7, '#b98580'],
          [0.88, '#eda868'],
          [1, '#f9cd80'],
        ],
        520,
      ),
      sun(dawn, 34, light, { rings: 4, spread: 0.95, glow: 0.2 }),
      birds(4, [480, 300], 5, 11, deep),
      hills(),
      controlTower(),
      fenceTrees(),
      apronGround(),
      place(352, 662, 1.46, parkedAirliner(plane)),
      terminal(),
      hedge(),
      forecourt(),
      travellers(),
      place(1130, 828, [-0.9, 0.9], cabSide(cabColours, { load: '#8d4a2a', cast: [10, 4] })),
      headlight([1297, 758], 22, light),
      nearPlants(),
      grain(1, { x: 0, y: 600, width: 1600, height: 400 }, 700, ink, 0.08),
    );
  },
};
