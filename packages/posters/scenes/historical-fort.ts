import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { camel, rider } from '../kit/camel.ts';
import { heightAt, land, ridgeLine } from '../kit/land.ts';
import { merlons } from '../kit/mughal.ts';
import { neem, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, point, polygon, rect, shape, tag } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { ripples, water } from '../kit/water.ts';
import { palace, ramp, stone } from '../motifs/hillfort.ts';

const p = palettes.fort;

const shore = 744;

const bank = 872;

const hillTones = {
  lit: mix(p.haze, p.mid, 0.55),
  face: mix(p.mid, p.deep, 0.6),
  shade: mix(p.deep, p.dark, 0.55),
};

const scrub = {
  trunk: p.ink,
  bark: mix(p.dark, p.haze, 0.4),
  shade: p.ink,
  leaf: mix(p.ink, p.deep, 0.45),
  lit: mix(p.deep, p.mid, 0.5),
};

const backdrop = () =>
  group(
    {},
    sky(
      'historical-fort-sky',
      [
        [0, mix(p.ink, p.dark, 0.5)],
        [0.18, mix(p.dark, p.deep, 0.6)],
        [0.36, mix(p.mid, p.haze, 0.5)],
        [0.52, p.glow],
        [0.7, p.light],
      ],
      1000,
    ),
    sun([262, 476], 70, p.light, { rings: 4, spread: 0.75, glow: 0.15 }),
    cloud(3, [330, 300], 460, 22, mix(p.haze, p.glow, 0.6), 0.8),
    cloud(6, [-60, 390], 420, 20, mix(p.glow, p.light, 0.4), 0.8),
    cloud(9, [640, 214], 420, 20, mix(p.mid, p.haze, 0.6), 0.7),
    birds(4, [470, 370], 6, 12, p.dark),
    land(
      ridgeLine({ seed: 21, from: 560, to: 520, relief: 60, roughness: 0.5, through: [[560, 540]] }),
      mix(p.haze, p.glow, 0.5),
      shore,
    ),
    land(
      ridgeLine({ seed: 33, from: 600, to: 560, relief: 50, roughness: 0.52 }),
      mix(p.haze, p.mid, 0.25),
      shore,
    ),
    haze('historical-fort-haze', 560, shore, p.light, 0.55),
  );

const skyline = ridgeLine({
  seed: 12,
  from: shore + 6,
  to: 372,
  relief: 16,
  roughness: 0.55,
  folds: 5,
  span: [250, 1620],
  through: [
    [430, 650],
    [640, 520],
    [860, 424],
    [1010, 408],
    [1180, 330],
    [1330, 296],
    [1470, 330],
  ],
});

/** The hill, lit from the left: folds that run down from the skyline, each with its shaded side. */
function hill(): string {
  const gullies: readonly (readonly [number, number, number])[] = [
    [720, 640, 90],
    [940, 860, 110],
    [1200, 1130, 150],
    [1345, 1330, 170],
    [1490, 1500, 120],
  ];
  const folds = gullies.map(([top, foot, wide]) => {
    const y = heightAt(skyline, top);
    return shape(
      `M${point([top, y])}C${point([top - 20, y + 120])} ${point([foot + 60, shore - 160])} ${point([foot, shore])}H${foot + wide}C${point([foot + wide * 0.9, shore - 150])} ${point([top + wide * 0.55, y + 110])} ${point([top, y])}Z`,
      hillTones.shade,
      { opacity: 0.7 },
    );
  });
  const slopes = gullies.map(([top, foot, wide]) => {
    const y = heightAt(skyline, top - 30) + 20;
    return shape(
      `M${point([top - 30, y])}C${point([top - 60, y + 120])} ${point([foot - wide * 0.4, shore - 140])} ${point([foot - wide * 0.7, shore])}H${foot - 14}C${point([foot + 20, shore - 160])} ${point([top - 40, y + 130])} ${point([top - 30, y])}Z`,
      hillTones.lit,
      { opacity: 0.7 },
    );
  });
  return land(skyline, hillTones.face, shore) + slopes.join('') + folds.join('');
}

/** Thorn scrub over the slopes: small tufts with a lit side. */
function thorns(): string {
  const { between } = random(8);
  let dark = '';
  let lit = '';
  for (let bush = 0; bush < 150; bush++) {
    const x = between(420, 1600);
    const y = between(heightAt(skyline, x) + 26, shore - 6);
    const r = between(3, 7.5);
    const dome = (at: number, size: number) =>
      `M${point([at - size, y])}a${size.toFixed(1)} ${(size * 0.9).toFixed(1)} 0 0 1 ${(size * 2).toFixed(1)} 0z`;
    dark += dome(x, r) + dome(x + r, r * 0.7);
    lit += dome(x - r * 0.4, r * 0.5);
  }
  return shape(dark, p.dark, { opacity: 0.6 }) + shape(lit, p.mid, { opacity: 0.8 });
}

/** A round watch tower on the ridge wall, its foot cut to the slope. */
function watchTower(x: number, size: number): string {
  const top = heightAt(skyline, x) - size * 1.3;
  const strip = (left: number, right: number, fill: string) => {
    const foot = (share: number): Point => {
      const at = x + size * 0.58 * share;
      return [at, heightAt(skyline, at) + 7];
    };
    return polygon(
      [[x + size * 0.5 * left, top], [x + size * 0.5 * right, top], foot(right), foot(left)],
      fill,
    );
  };
  return group(
    {},
    shape(merlons(x - size * 0.56, x + size * 0.56, top, size * 0.3, size * 0.22), stone.mid),
    strip(-1, 1, stone.mid),
    strip(-1, -0.38, stone.lit),
    strip(0.4, 1, stone.shade),
  );
}

/** The wall that climbs the ridge: short level runs that step with the ground, and towers where it turns. */
function ridgeWall(): string {
  const runs = Array.from({ length: 35 }, (_, index) => {
    const x = 470 + index * 33;
    const y = Math.min(heightAt(skyline, x), heightAt(skyline, x + 33)) - 17;
    const falling = heightAt(skyline, x + 33) > heightAt(skyline, x);
    const face = falling ? stone.shade : stone.mid;
    return (
      shape(merlons(x, x + 33, y, 9, 8.2), face) +
      polygon(
        [
          [x, y],
          [x + 33.5, y],
          [x + 33.5, heightAt(skyline, x + 33) + 5],
          [x, heightAt(skyline, x) + 5],
        ],
        face,
      )
    );
  });
  const towers = [470, 640, 860, 1010, 1180, 1330, 1470, 1580].map((x, index) =>
    watchTower(x, index > 3 ? 30 : 26),
  );
  return runs.join('') + towers.join('');
}

/** The lake, with the hill and the fort upside down in it, broken by ripples. */
function lake(): string {
  const area = { x: 0, y: shore + 8, width: 1600, height: bank - shore };
  return group(
    {},
    water('historical-fort-lake', shore, 1000, [
      [0, mix(p.glow, p.light, 0.3)],
      [0.35, mix(p.haze, p.mid, 0.4)],
      [1, p.dark],
    ]),
    tag('clipPath', { id: 'historical-fort-shore' }, rect(0, shore, 1600, 260, p.ink)),
    group(
      { 'clip-path': 'url(#historical-fort-shore)', opacity: 0.62 },
      tag('use', { href: '#historical-fort-hill', transform: `translate(0 ${shore * 1.62}) scale(1 -0.62)` }),
    ),
    ripples(5, area, 60, mix(p.glow, p.light, 0.4), 0.55),
    ripples(9, area, 50, p.deep, 0.4),
    rect(0, shore - 2, 1600, 4, p.deep, { opacity: 0.6 }),
  );
}

/** The near bank: dark ground, thorn trees and rocks, and a camel on its way home. */
function nearBank(): string {
  const crest = ridgeLine({
    seed: 3,
    from: 858,
    to: 884,
    relief: 12,
    roughness: 0.45,
    folds: 6,
    through: [
      [420, 878],
      [900, 930],
      [1240, 916],
    ],
  });
  const coat = { coat: mix(p.mid, p.deep, 0.4), lit: p.glow, shade: p.dark, cloth: '#b93a2c', trim: p.glow };
  const x = 372;
  const foot = heightAt(crest, x) + 12;
  return group(
    {},
    land(crest, mix(p.deep, p.dark, 0.6)),
    land(ridgeLine({ seed: 5, from: 930, to: 930, relief: 12, folds: 6, through: [[700, 976]] }), p.ink),
    polygon(
      [
        [x - 40, foot + 1],
        [x + 40, foot - 1],
        [x + 250, foot + 34],
        [x + 120, foot + 38],
      ],
      p.ink,
      { opacity: 0.45 },
    ),
    place(
      x,
      foot,
      1.05,
      camel(coat),
      rider({ robe: p.light, fold: p.haze, turban: '#d94f30', skin: p.deep }),
    ),
    neem(7, [1490, 900], 210, scrub),
    neem(14, [120, 874], 150, scrub),
    ...[40, 150, 640, 1200, 1330, 1560].map((at, index) =>
      shrub(30 + index, [at, 984 - (index % 3) * 14], 190, scrub),
    ),
    grass(4, [-10, 1004], [1610, 1004], 240, 54, p.ink, 0.3),
  );
}

export const scene: Scene = {
  name: 'historical-fort',
  alt: 'A Rajasthani hill fort of honey-coloured stone above a lake at dusk, its walls climbing the ridge, with a camel rider in front.',
  focus: [0.56, 0.51],
  draw: () =>
    group(
      {},
      backdrop(),
      group({ id: 'historical-fort-hill' }, hill(), thorns(), ridgeWall(), palace(), ramp()),
      lake(),
      nearBank(),
      grain(6, { x: 0, y: 0, width: 1600, height: 520 }, 600, p.dark, 0.08),
      grain(7, { x: 0, y: 740, width: 1600, height: 260 }, 400, p.ink, 0.14),
    ),
};
