import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { dress, leaves } from '../kit/delhi.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { neem, neemShadow, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { minar, minarFoot } from '../kit/qutub.ts';
import { blocks, colonnade, ironPillar, screen, screenShadow } from '../kit/ruins.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, rect, shape } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';

const p = palettes.delhi;

const cast: Point = [1.6, 0.36];

const backdrop = () =>
  group(
    {},
    sky('delhi-sightseeing-sky', [
      [0, mix(p.ink, p.dark, 0.4)],
      [0.18, mix(p.dark, p.mid, 0.55)],
      [0.36, mix(p.mid, p.haze, 0.65)],
      [0.54, p.glow],
      [0.72, p.light],
    ]),
    sun([196, 420], 78, p.light, { rings: 4, spread: 0.75, glow: 0.15 }),
    cloud(3, [60, 250], 520, 24, mix(p.haze, p.light, 0.3), 0.7),
    cloud(8, [1010, 330], 460, 22, mix(p.glow, p.light, 0.4), 0.75),
    cloud(14, [180, 560], 380, 16, p.light, 0.7),
    birds(2, [1060, 270], 7, 13, p.dark),
    land(ridgeLine({ seed: 4, from: 700, to: 690, relief: 22, roughness: 0.55 }), mix(p.haze, p.light, 0.35)),
    land(ridgeLine({ seed: 9, from: 730, to: 722, relief: 20, roughness: 0.6 }), mix(p.haze, p.mid, 0.3)),
    haze('delhi-sightseeing-haze', 640, minarFoot, p.light, 0.6),
  );

/** Sand between two lawns, and the long shades of the tower and the screen. */
const grounds = () =>
  group(
    {},
    rect(0, minarFoot - 4, 1600, 210, mix(p.glow, p.haze, 0.45)),
    shape(
      'M-10 836L520 820L700 842L420 1010H-10ZM1040 846L1280 822L1610 832V1010H1330Z',
      mix(p.haze, p.dark, 0.4),
    ),
    shape('M784 802H916L1610 958V1000Z', p.dark, { opacity: 0.42 }),
    screenShadow(cast),
  );

function people(): string {
  const crowd: readonly (readonly [Visitor, Point, number, string])[] = [
    [walker, [792, 830], 34, p.light],
    [sari, [816, 832], 32, '#c2452f'],
    [kurta, [346, 834], 34, p.light],
    [walker, [940, 848], 42, p.warm],
    [sari, [600, 886], 60, p.warm],
    [kurta, [640, 890], 63, p.light],
    [walker, [1090, 900], 68, '#e8d9b8'],
    [sari, [1136, 904], 64, p.deep],
  ];
  return crowd
    .map(
      ([visitor, at, height, cloth]) =>
        shadow(visitor, at, height, cast, p.dark, 0.55) + stand(visitor, at, height, dress(cloth)),
    )
    .join('');
}

/** The near edge of the gardens: a dark rise with bushes and grass. */
const nearEdge = () =>
  group(
    {},
    shape('M-10 946Q240 930 470 1004H-10ZM1130 1004Q1360 926 1610 940V1004Z', p.ink),
    grass(3, [-10, 950], [380, 976], 80, 34, p.ink, 0.2),
    grass(5, [1220, 976], [1610, 946], 80, 34, p.ink, 0.2),
    ...[10, 130, 270, 1350, 1480, 1600].map((x, index) =>
      shrub(60 + index, [x, 992 - (index % 3) * 8], 200, leaves),
    ),
  );

export const scene: Scene = {
  name: 'delhi-sightseeing',
  alt: 'The Qutub Minar in Delhi at sunset, five fluted storeys above ruined arches, neem trees and visitors.',
  focus: [0.5, 0.56],
  draw: () =>
    group(
      {},
      backdrop(),
      neem(5, [730, 804], 120, leaves),
      neem(6, [990, 804], 130, leaves),
      grounds(),
      minar(),
      colonnade(),
      screen(),
      ironPillar([404, 838], 124),
      blocks(),
      neemShadow([36, 880], 300, cast, p.dark),
      people(),
      neem(21, [1500, 866], 330, leaves),
      neem(12, [36, 880], 300, leaves),
      nearEdge(),
      grain(6, { x: 0, y: 0, width: 1600, height: 520 }, 700, p.dark, 0.08),
      grain(7, { x: 0, y: 800, width: 1600, height: 200 }, 500, p.ink, 0.14),
    ),
};
