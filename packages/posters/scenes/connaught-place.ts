import { birds, cloud, grain, haze, sky } from '../kit/air.ts';
import { cabSide, headlight } from '../kit/cab.ts';
import { dress, leaves } from '../kit/delhi.ts';
import { areca } from '../kit/foliage.ts';
import { neem, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, rect, shape, stroke } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';
import { autoRickshaw } from '../motifs/auto-rickshaw.ts';
import {
  type ColonnadeColours,
  colonnade,
  driving,
  laneDashes,
  metreAt,
  onRing,
  ringBand,
  twinLamp,
} from '../motifs/curved-colonnade.ts';

const p = palettes.delhi;
const dusk = mix(p.ink, '#7a4a78', 0.6);

const stucco: ColonnadeColours = {
  lit: '#fff3df',
  mid: '#ecd0bd',
  shade: '#a98a9c',
  deep: mix(p.dark, p.ink, 0.3),
  ceiling: mix(p.glow, p.haze, 0.55),
  wall: mix(dusk, p.haze, 0.35),
  window: mix(p.ink, dusk, 0.5),
  lamp: p.glow,
  shops: [
    { pane: '#ffd98c', board: '#8d2f23' },
    { pane: '#ffe6b0', board: '#0f6b6b' },
    { pane: '#f7bf63', board: '#16243a' },
    { pane: '#ffe0a0', board: '#b85c3c' },
  ],
};

const backdrop = () =>
  group(
    {},
    sky('connaught-place-sky', [
      [0, p.ink],
      [0.22, dusk],
      [0.42, mix(p.haze, '#c0637a', 0.5)],
      [0.58, p.glow],
      [0.7, p.light],
    ]),
    cloud(4, [180, 190], 460, 22, mix(dusk, p.haze, 0.45), 0.7),
    cloud(9, [980, 250], 520, 24, mix(p.haze, '#c0637a', 0.4), 0.7),
    cloud(15, [860, 330], 360, 16, p.glow, 0.7),
    birds(5, [700, 280], 8, 12, p.ink),
    haze('connaught-place-haze', 420, 640, p.light, 0.5),
  );

/** The circle: pavement before the shops, the road with its lanes, the striped kerb of the park. */
function circus(): string {
  const [from, to] = [-0.95, 0.75];
  const kerb = Array.from({ length: 70 }, (_, index) => {
    const left = from + ((to - from) * index) / 70;
    return ringBand(left, left + (to - from) / 70, [0.3, -20.4], [0, -20.4], index % 2 ? p.light : p.deep);
  });
  return group(
    {},
    rect(0, 650, 1600, 360, mix(p.ink, dusk, 0.35)),
    ringBand(from, to, [0, 12], [0, -4], mix(p.haze, dusk, 0.35)),
    ringBand(from, to, [0, 0], [0, -2.4], mix(p.glow, p.haze, 0.5)),
    ringBand(from, to, [0, -4], [-0.25, -4], p.light),
    ringBand(from, to, [0, -4.2], [0, -7], mix(mix(p.ink, dusk, 0.35), p.glow, 0.18)),
    laneDashes(from, to, -9, 44, p.haze),
    laneDashes(from, to, -14.4, 40, p.haze),
    ringBand(from, to, [0.3, -20.4], [0.3, -60], mix('#3d4a3a', p.ink, 0.35)),
    ringBand(from, to, [0.3, -20.4], [0.3, -21.4], mix(p.haze, dusk, 0.4)),
    ...kerb,
  );
}

function cab(bearing: number, out: number): string {
  const yellow = '#f2b632';
  const tones = {
    top: yellow,
    side: yellow,
    shade: '#1b1a22',
    rear: '#c98a1c',
    glass: mix(p.ink, p.haze, 0.25),
    shine: p.haze,
    tyre: '#120f18',
    hub: p.haze,
    lamp: '#fff6de',
    tail: '#d8402f',
    plate: p.light,
  };
  return driving(
    bearing,
    out,
    cabSide(tones, { cast: [-16, 8] }),
    shape('M4 -152H48L44 -168H8Z', '#fff6de'),
    headlight([-186, -74], 34, p.light),
  );
}

function auto(bearing: number, out: number): string {
  return driving(
    bearing,
    out,
    autoRickshaw({
      body: '#2f7a52',
      bodyShade: '#174636',
      hood: '#f2b632',
      hoodShade: '#b9791c',
      hoodLit: '#ffe09a',
      inside: '#1b1a22',
      glass: mix(p.haze, p.ink, 0.35),
      tyre: '#120f18',
      metal: p.haze,
      lamp: '#fff6de',
      tail: '#d8402f',
      driver: { shirt: '#d9c9a8', skin: '#7a4630', hair: '#1d1420' },
    }),
    headlight([-124, -66], 30, p.light),
  );
}

function people(): string {
  const crowd: readonly (readonly [Visitor, number, number, string])[] = [
    [sari, -0.5, -2, '#c2452f'],
    [walker, -0.485, -2.2, p.light],
    [kurta, -0.33, -1.6, p.light],
    [walker, -0.2, -2.6, p.warm],
    [sari, -0.19, -2.4, p.deep],
    [sari, -0.02, -1.8, p.warm],
    [walker, 0.09, -2.4, p.light],
    [kurta, 0.24, -2, '#c2452f'],
  ];
  return crowd
    .map(([visitor, bearing, out, cloth]) => {
      const at: Point = onRing(bearing, 0, out);
      const height = metreAt(bearing, out) * 1.68;
      return shadow(visitor, at, height, [0.1, 0.24], p.ink, 0.4) + stand(visitor, at, height, dress(cloth));
    })
    .join('');
}

const palmTones = {
  trunk: mix(p.dark, p.haze, 0.3),
  shade: p.ink,
  leaf: mix(p.ink, '#3f6b4a', 0.45),
  lit: '#4d7a52',
};

const park = () =>
  group(
    {},
    neem(8, [1540, 940], 330, leaves),
    areca(5, [1236, 890], 560, palmTones, 0.01),
    stroke('M1230 886L1232 440', mix(p.haze, p.mid, 0.3), 4, { opacity: 0.7 }),
    ...[1040, 1290, 1450].map((x, index) => shrub(70 + index, [x, 980 - (index % 2) * 16], 230, leaves)),
    grass(5, [700, 1002], [1610, 990], 160, 34, p.ink, 0.2),
  );

export const scene: Scene = {
  name: 'connaught-place',
  alt: 'The curved white colonnade of Connaught Place in Delhi at dusk, its shops lit, with a cab and an auto-rickshaw on the circle road.',
  focus: [0.46, 0.62],
  draw: () =>
    group(
      {},
      backdrop(),
      circus(),
      colonnade(-0.66, 0.16, 20, stucco),
      people(),
      ...[-0.44, -0.24, -0.06, 0.2].map((bearing) => twinLamp(bearing, -3.4, p.ink, p.glow)),
      auto(-0.2, -9.4),
      cab(-0.43, -12),
      auto(-0.535, -18),
      park(),
      grain(6, { x: 0, y: 0, width: 1600, height: 420 }, 450, p.ink, 0.09),
      grain(7, { x: 0, y: 720, width: 1600, height: 280 }, 350, p.ink, 0.16),
    ),
};
