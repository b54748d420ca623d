import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { dress } from '../kit/delhi.ts';
import { bush, gardenPalm, greenLeaves, lawn, paleLeaves, palmShadow } from '../kit/delhi-garden.ts';
import { neem, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import { spots } from '../kit/points.ts';
import type { Scene } from '../kit/scene.ts';
import { coconutPalm } from '../kit/shore.ts';
import { group, type Point, place, rect, shape } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';
import { street } from '../kit/towers.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';
import { misraYantra } from '../motifs/misra-yantra.ts';
import { samratYantra, view } from '../motifs/samrat-yantra.ts';

const p = palettes.delhi;
const blue = '#5f93a6';
const cast: Point = [1.15, 0.26];
const far = 668;

/** Lime plaster painted brick red, as it is kept today. */
const plaster: Tones = {
  lit: mix('#e0673c', p.glow, 0.35),
  mid: mix('#b8432c', p.mid, 0.4),
  shade: p.deep,
  deep: p.dark,
};

const faded = (tones: Tones, share: number): Tones => ({
  lit: mix(tones.lit, p.light, share),
  mid: mix(tones.mid, p.light, share),
  shade: mix(tones.shade, p.light, share),
  deep: mix(tones.deep, p.light, share),
});

const cream = '#fff3da';

/** The offices of Connaught Place, pale behind the trees. */
const towers = () => {
  const glass = (share: number): Tones => ({
    lit: mix(p.light, blue, share * 0.4),
    mid: mix(p.light, blue, share),
    shade: mix(p.light, blue, share * 1.5),
    deep: blue,
  });
  return group(
    {},
    place(0, far, 1.5, street({ seed: 5, from: 250, to: 400, low: 70, high: 170, tones: glass(0.3) })),
    place(900, far, 1.5, street({ seed: 12, from: 290, to: 480, low: 80, high: 190, tones: glass(0.3) })),
    place(0, far, 1.4, street({ seed: 9, from: 10, to: 1140, low: 22, high: 76, tones: glass(0.5) })),
  );
};

const backdrop = () =>
  group(
    {},
    sky('jantar-mantar-sky', [
      [0, mix(blue, p.ink, 0.15)],
      [0.24, mix(blue, p.light, 0.35)],
      [0.48, mix(p.light, blue, 0.12)],
      [0.68, mix(p.light, p.glow, 0.4)],
    ]),
    sun([190, 300], 54, '#fff8e4', { rings: 4, spread: 0.9, glow: 0.22 }),
    cloud(5, [330, 240], 400, 22, '#fff8e4', 0.8),
    cloud(8, [1130, 250], 400, 22, '#fff8e4', 0.75),
    birds(4, [560, 350], 6, 11, p.ink),
    towers(),
    haze('jantar-mantar-haze', 400, far + 20, p.light, 0.75),
  );

/** Lawns, a sandy court round the instruments, and the walk that leads to them. */
const grounds = () =>
  group(
    {},
    rect(0, far, 1600, 340, lawn.near),
    rect(0, far, 1600, 26, lawn.far),
    shape(
      'M-10 716Q420 690 900 700T1610 720V800Q1200 880 820 874Q300 868 -10 800Z',
      mix(p.glow, p.light, 0.25),
    ),
    shape('M400 830L780 850L560 1010H120Z', mix(p.glow, p.light, 0.25)),
  );

const farGreen = () =>
  group(
    {},
    ...[30, 150, 560, 690, 1240, 1360, 1500].map((x, index) =>
      neem(40 + index, [x, far + 10], 96 + (index % 3) * 24, paleLeaves),
    ),
  );

const palm = (seed: number, at: Point, height: number, lean: number) =>
  palmShadow(at, height, cast) + coconutPalm(seed, at, height, gardenPalm, { lean, light: -1 });

function people(): string {
  const crowd: readonly (readonly [Visitor, Point, number, string])[] = [
    [walker, [250, 746], 32, p.light],
    [sari, [274, 748], 30, '#c2452f'],
    [sari, [600, 846], 46, p.warm],
    [kurta, [636, 848], 48, cream],
    [walker, [900, 838], 46, cream],
    [walker, [486, 916], 66, '#2f6f78'],
    [sari, [440, 920], 62, '#c2452f'],
  ];
  const climber = view.see([-6, 7.8, 0]);
  return (
    crowd
      .map(
        ([visitor, at, height, cloth]) =>
          shadow(visitor, at, height, cast, p.dark, 0.5) + stand(visitor, at, height, dress(cloth)),
      )
      .join('') + stand(walker, climber, 38, dress(cream))
  );
}

/** Bushes along the edge of the lawns, and the growth in the near corners. */
const nearEdge = () =>
  group(
    {},
    ...spots('780,884,26 860,892,28 944,896,29 1030,897,30 1118,894,30 1204,886,29 1286,876,27').map(
      ([x, y, r], index) => bush(index * 7, [x, y], r),
    ),
    ...[0, 120, 1330, 1450, 1580].map((x, index) =>
      shrub(60 + index, [x, 1000 - (index % 2) * 10], 200, greenLeaves),
    ),
  );

export const scene: Scene = {
  name: 'jantar-mantar',
  alt: 'The Jantar Mantar observatory in Delhi, the great brick-red triangular sundial with its stair and curved scales, the heart-shaped Misra Yantra behind, palms, visitors and pale office towers.',
  focus: [0.5, 0.55],
  draw: () =>
    group(
      {},
      backdrop(),
      farGreen(),
      grounds(),
      place(352, 732, 0.96, misraYantra(faded(plaster, 0.22), cream)),
      samratYantra(plaster, cream, p.ink),
      people(),
      palm(3, [1500, 850], 400, -0.03),
      palm(6, [30, 884], 330, 0.02),
      nearEdge(),
      grain(6, { x: 0, y: 0, width: 1600, height: 520 }, 400, p.dark, 0.07),
      grain(7, { x: 0, y: 720, width: 1600, height: 280 }, 350, p.ink, 0.13),
    ),
};
