import { cloud, grain, haze, sky } from '../kit/air.ts';
import { cabSide, headlight } from '../kit/cab.ts';
import { neem, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, type Point, place, point, radial, rect, shape, stroke, tag } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';
import { lightPath } from '../kit/water.ts';
import { beacon, controlTower, field, horizon, town } from '../motifs/airfield.ts';
import { airliner } from '../motifs/airliner.ts';
import { departuresHall } from '../motifs/departures-hall.ts';

const p = palettes.night;

/** The ground is drawn smaller than it is shown: enlarged and moved up, so that the cab stays in a banner's cut. */
const enlarged = 'translate(-60 -196) scale(1.18)';

function stars(): string {
  const { between } = random(11);
  return Array.from({ length: 70 }, () =>
    circle(between(0, 1600), between(10, 320) * between(0.3, 1), between(0.8, 2), p.light, {
      opacity: between(0.25, 0.8),
    }),
  ).join('');
}

const backdrop = () =>
  group(
    {},
    sky('delhi-airport-sky', [
      [0, p.ink],
      [0.2, p.dark],
      [0.34, '#2f3c6b'],
      [0.43, '#75587a'],
      [0.49, '#d98a58'],
      [0.52, p.glow],
    ]),
    stars(),
    cloud(4, [60, 330], 460, 22, '#8d6a86', 0.6),
    cloud(9, [980, 440], 520, 20, '#e0a070', 0.6),
    cloud(12, [420, 420], 380, 16, '#c07f74', 0.5),
  );

/** The forecourt: the pavement in the hall's light, the kerb, the road with the light lying on it. */
function forecourt(): string {
  const spill = radial('delhi-airport-spill', [380, 790], 560, [
    [0, p.glow, 0.55],
    [0.5, p.glow, 0.22],
    [1, p.glow, 0],
  ]);
  return group(
    {},
    rect(0, 790, 1600, 44, mix(p.mid, p.haze, 0.25)),
    rect(0, 834, 1600, 9, p.haze),
    rect(0, 843, 1600, 8, p.ink),
    rect(0, 851, 1600, 220, p.dark),
    shape(
      Array.from({ length: 10 }, (_, index) => `M${index * 178 - 30} 938h84l-10 7h-84z`).join(''),
      p.haze,
    ),
    spill.definition,
    rect(0, 790, 1100, 270, spill.fill),
    ...[40, 200, 360, 520, 680].map((x, index) => lightPath(70 + index, x, 862, 980, 64, p.light, 0.32)),
  );
}

const leaves = {
  trunk: p.ink,
  bark: mix(p.dark, p.glow, 0.35),
  shade: p.ink,
  leaf: mix(p.ink, p.mid, 0.5),
  lit: mix(p.mid, p.glow, 0.35),
};

/** The planting between the forecourt and the field. */
const hedge = () =>
  Array.from({ length: 6 }, (_, index) => shrub(40 + index, [880 + index * 150, 806], 170, leaves)).join('');

/** A street lamp on the far kerb and the pool that it lays on the road. */
const streetLamp = (x: number) =>
  group(
    {},
    tag('ellipse', { cx: x - 34, cy: 892, rx: 150, ry: 34, fill: p.glow, opacity: 0.13 }),
    tag('ellipse', { cx: x - 34, cy: 888, rx: 92, ry: 20, fill: p.glow, opacity: 0.16 }),
    stroke(`M${x} 836V640Q${x} 622 ${x - 20} 620H${x - 34}`, p.haze, 4),
    rect(x - 5, 806, 10, 30, p.mid),
    circle(x - 40, 624, 30, p.glow, { opacity: 0.18 }),
    circle(x - 40, 624, 15, p.glow, { opacity: 0.35 }),
    shape(`M${x - 52} 624Q${x - 40} 612 ${x - 28} 624Z`, p.light),
  );

/** The near side of the road: a dark verge, bushes and two trees whose left sides catch the hall's light. */
const nearSide = () =>
  group(
    {},
    shape('M-10 984Q800 966 1610 984V1010H-10Z', p.ink),
    neem(4, [1530, 990], 330, leaves),
    ...[30, 170, 1280, 1420, 1570].map((x, index) => shrub(60 + index, [x, 1000], 190, leaves)),
  );

const cabTones = {
  top: p.light,
  side: '#f4ead2',
  shade: mix(p.haze, p.dark, 0.35),
  rear: p.haze,
  glass: p.dark,
  shine: p.haze,
  tyre: '#080d18',
  hub: p.haze,
  lamp: '#fff8e2',
  tail: beacon,
  plate: p.glow,
};

/** A white cab waiting at the kerb, its sign and lamps lit. */
function cab(at: Point, scale: number): string {
  return place(
    at[0],
    at[1],
    [-scale, scale],
    cabSide(cabTones, { cast: [-20, 12] }),
    circle(26, -166, 44, p.glow, { opacity: 0.22 }),
    circle(26, -166, 26, p.glow, { opacity: 0.3 }),
    shape('M2 -151L8 -178H46L52 -151Z', p.glow),
    shape('M10 -158L13 -172H41L44 -158Z', '#fff8e2'),
    headlight([-186, -74], 30, p.light),
  );
}

const dress = (cloth: string, legs: string = p.ink) => ({
  skin: '#8a5638',
  hair: p.ink,
  cloth,
  fold: mix(cloth, p.dark, 0.5),
  legs,
});

const suitcase = ([x, y]: Point, fill: string) =>
  stroke(`M${x - 4} ${y - 30}V${y - 42}H${x + 6}V${y - 30}`, p.haze, 2) +
  rect(x - 9, y - 32, 20, 29, fill, { rx: 3 }) +
  rect(x + 4, y - 32, 7, 29, p.ink, { rx: 3, opacity: 0.35 }) +
  circle(x - 5, y - 2, 3, p.ink) +
  circle(x + 7, y - 2, 3, p.ink);

function travellers(): string {
  const crowd: readonly (readonly [Visitor, Point, number, string])[] = [
    [walker, [612, 830], 66, p.haze],
    [sari, [664, 832], 63, beacon],
    [kurta, [236, 828], 65, p.light],
    [walker, [120, 826], 62, p.warm],
  ];
  const figures = crowd.map(
    ([visitor, at, height, cloth]) =>
      shadow(visitor, at, height, [0.12, 0.22], p.ink, 0.5) + stand(visitor, at, height, dress(cloth)),
  );
  return (
    figures.join('') +
    suitcase([586, 832], p.mid) +
    suitcase([700, 834], p.deep) +
    suitcase([268, 830], beacon)
  );
}

/** The airliner, just off the ground, in the light that comes up from below. */
const takeOff = (at: Point) =>
  group(
    { transform: `translate(${point(at)}) rotate(-13) scale(1.22)` },
    airliner({
      lit: mix(p.glow, p.light, 0.5),
      hull: mix(p.haze, '#fff6e6', 0.68),
      shade: p.haze,
      deep: p.dark,
      paint: p.warm,
      window: p.dark,
    }),
    circle(206, 34, 17, p.light, { opacity: 0.3 }),
    circle(206, 34, 5, '#fff8e2'),
    circle(-128, 66, 11, beacon, { opacity: 0.4 }),
    circle(-128, 66, 4, beacon),
  );

export const scene: Scene = {
  name: 'delhi-airport',
  alt: 'An airliner climbs over the lit runway at nightfall while a cab waits outside the glowing airport terminal.',
  focus: [0.58, 0.68],
  draw: () =>
    group(
      {},
      backdrop(),
      group(
        { transform: enlarged },
        town(),
        haze('delhi-airport-haze', 520, horizon, p.glow, 0.22),
        field(),
        controlTower(590, 336),
        departuresHall(),
        forecourt(),
        hedge(),
        ...[1060, 1330].map(streetLamp),
        travellers(),
        cab([830, 892], 0.78),
      ),
      takeOff([1200, 296]),
      nearSide(),
      grain(6, { x: 0, y: 0, width: 1600, height: 640 }, 700, p.haze, 0.1),
      grain(8, { x: 0, y: 840, width: 1600, height: 160 }, 300, p.ink, 0.2),
    ),
};
