import { cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { dress } from '../kit/delhi.ts';
import { bush, greenLeaves, lawn, paleLeaves } from '../kit/delhi-garden.ts';
import { land, ridgeLine } from '../kit/land.ts';
import type { Place } from '../kit/lookout.ts';
import { chhatri } from '../kit/mughal.ts';
import { neem, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { spots } from '../kit/points.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, rect, shape } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';
import { parakeetFlying, parakeetPerched } from '../motifs/parakeet.ts';
import { rajonBaoli, stairLevel, view } from '../motifs/rajon-baoli.ts';

const p = palettes.delhi;

/** Quartzite rubble under old plaster: ochre in the sun, violet in the shade. */
const quartzite: Tones = {
  lit: mix(p.light, p.glow, 0.55),
  mid: mix(p.haze, p.glow, 0.25),
  shade: mix(p.mid, p.dark, 0.42),
  deep: mix(p.dark, p.ink, 0.35),
};

const parakeet = { body: '#5f9a45', wing: '#2f6a48', lit: '#a9c65a', bill: '#c2452f', eye: p.ink };

const backdrop = () =>
  group(
    {},
    sky('mehrauli-sky', [
      [0, mix('#6fa3a8', p.light, 0.15)],
      [0.2, mix('#9cc0b4', p.light, 0.45)],
      [0.4, p.light],
    ]),
    sun([250, 170], 50, '#fff8e4', { rings: 4, spread: 0.9, glow: 0.22 }),
    cloud(5, [560, 120], 380, 22, '#fff8e4', 0.8),
    cloud(8, [1120, 190], 360, 20, '#fff8e4', 0.75),
  );

/** The ground on both sides of the well and behind it. */
const grounds = () =>
  group(
    {},
    ...[
      [90, 372, 210],
      [1500, 372, 220],
      [330, 364, 180],
      [1270, 366, 190],
      [560, 362, 150],
      [1050, 362, 150],
    ].map(([x = 0, y = 0, height = 0], index) => neem(20 + index, [x, y], height, paleLeaves)),
    land(
      ridgeLine({ seed: 4, from: 330, to: 326, relief: 12, roughness: 0.72 }),
      mix(paleLeaves.shade, p.light, 0.45),
    ),
    land(
      ridgeLine({ seed: 8, from: 346, to: 344, relief: 7, roughness: 0.8 }),
      mix(paleLeaves.shade, p.light, 0.2),
    ),
    haze('mehrauli-haze', 240, 372, p.light, 0.55),
    rect(0, 354, 1600, 660, lawn.far),
    shape('M-10 420L500 372H1100L1610 420V360H-10Z', mix(lawn.near, p.glow, 0.35)),
    ...spots(
      '236,398,34 300,404,26 420,384,24 470,378,18 1180,386,22 1330,404,32 1390,412,26 180,470,40 1420,492,40',
    ).map(([x, y, r], index) => bush(index * 7, [x, y], r)),
  );

/** A paved rim round the well's mouth. */
function rim(): string {
  const strip = (side: 1 | -1): Place[] => [
    [side * 11, 0, -3],
    [side * 12.4, 0, -3],
    [side * 12.4, 0, 30.4],
    [side * 11, 0, 29],
  ];
  const back: Place[] = [
    [-12.4, 0, 30.4],
    [12.4, 0, 30.4],
    [11, 0, 29],
    [-11, 0, 29],
  ];
  const paving = mix(p.light, p.glow, 0.3);
  return view.face(strip(-1), paving) + view.face(strip(1), paving) + view.face(back, paving);
}

const onGround = (x: number, z: number): Point => view.see([x, 0, z]);

/** The small domed tomb that stands beside the well. */
const tomb = () =>
  chhatri(onGround(17.5, 32), 118, { ...quartzite, mid: mix(p.mid, p.haze, 0.4) }, quartzite, 3);

function visitor(kind: Visitor, x: number, z: number, cloth: string, face: 1 | -1 = 1): string {
  const place: Place = [x, stairLevel(z), z];
  const height = view.scaleAt(place) * 1.7;
  return (
    shadow(kind, view.see(place), height, [0.9, -0.06], p.dark, 0.45) +
    stand(kind, view.see(place), height * face, dress(cloth))
  );
}

const people = () =>
  group(
    {},
    visitor(sari, 3.1, 15.4, '#c2452f'),
    visitor(kurta, 4.2, 14.6, '#fff3da', -1),
    visitor(walker, 3, 4, p.warm, -1),
  );

/** Boughs that hang into the picture, and the growth at the well's near corners. */
const near = () =>
  group(
    {},
    neem(8, [66, 640], 420, greenLeaves),
    neem(14, [1560, 620], 400, greenLeaves),
    ...[-10, 110, 1490, 1610].map((x, index) => shrub(50 + index, [x, 1012], 210, greenLeaves)),
    grass(3, [20, 642], [112, 640], 26, 22, greenLeaves.shade),
    grass(5, [1512, 622], [1610, 622], 26, 22, greenLeaves.shade),
  );

const flock = () =>
  group(
    {},
    parakeetFlying([640, 300], 74, parakeet),
    parakeetFlying([742, 254], 62, parakeet),
    parakeetFlying([566, 238], 56, parakeet),
    parakeetPerched(onGround(11.6, 14), 66, parakeet),
    parakeetPerched(onGround(11.6, 12.8), -62, parakeet),
  );

export const scene: Scene = {
  name: 'mehrauli',
  alt: 'The stepwell Rajon ki Baoli in Mehrauli, tiers of arched niches around a long stair that leads down to its pool, with visitors on the steps, neem trees and parakeets.',
  focus: [0.5, 0.57],
  draw: () =>
    group(
      {},
      backdrop(),
      grounds(),
      tomb(),
      rim(),
      rajonBaoli(quartzite, mix('#5f8f7c', p.light, 0.2)),
      people(),
      near(),
      flock(),
      grain(6, { x: 0, y: 0, width: 1600, height: 360 }, 300, p.dark, 0.07),
      grain(7, { x: 0, y: 500, width: 1600, height: 500 }, 340, p.ink, 0.12),
    ),
};
