import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { prayerFlags } from '../kit/bhutan.ts';
import { smooth } from '../kit/curves.ts';
import { flanks, litRidge } from '../kit/hills.ts';
import { heightAt, ridgeLine } from '../kit/land.ts';
import { stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { paraglider } from '../kit/paraglider.ts';
import { standing } from '../kit/people.ts';
import { farPines } from '../kit/pines.ts';
import { grass } from '../kit/plants.ts';
import { points, spots } from '../kit/points.ts';
import { random } from '../kit/random.ts';
import { peak } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, point, rect, shape } from '../kit/svg.ts';
import { riceTerraces } from '../kit/terraces.ts';
import { pine, woods } from '../kit/trees.ts';
import { tandem } from '../motifs/tandem.ts';

const { light, glow, haze: cold, ink } = palettes.bhutan;

/** The Dhauladhar: one long wall of snow and dark rock from edge to edge. */
function snowWall(): string {
  const summits = spots(
    '60,372,190 230,330,200 420,356,180 1180,300,220 1500,330,210 600,318,220 820,344,200 1000,290,220 1350,268,240 1620,340,200 310,388,130 720,384,140 910,376,140 1260,362,150 1440,380,130',
  );
  return summits
    .map(([x, y, half], index) =>
      peak({
        seed: index * 5 + 3,
        summit: [x, y],
        left: [x - half, 560],
        right: [x + half, 560],
        lit: '#fffaf0',
        shade: '#9fb6cc',
        flutes: 7,
      }),
    )
    .join('');
}

/** The ridges below the snow: bare rock first, then pine forest. */
function forelands(): string {
  const layers = [
    [8, 500, 470, 26, '300,476 700,508 1050,470 1350,450', '#c9cfc4', '#8aa6b8', '#6f90a8'],
    [17, 540, 512, 22, '260,528 640,556 1000,530 1340,500', '#a9bba4', '#5f8796', '#456f80'],
    [26, 576, 530, 18, '320,574 720,566 1080,548 1400,520', '#8fa886', '#45707a', '#2f5a66'],
  ] as const;
  return layers
    .map(([seed, from, to, relief, through, lit, body, shade], index) => {
      const crest = ridgeLine({
        seed,
        from,
        to,
        relief,
        through: points(through),
        roughness: 0.46,
        folds: 6,
      });
      return (
        litRidge(crest, { lit, body }, [7, 4]) +
        flanks(crest, 120, 70, shade, 1, 0.45) +
        (index === 2 ? forest(crest) : '') +
        haze(`paragliding-haze-${index}`, 470 + index * 36, 620 + index * 20, light, 0.4)
      );
    })
    .join('');
}

function forest(crest: readonly Point[]): string {
  const { between } = random(6);
  const places = Array.from({ length: 150 }, (_, index): [number, number, number] => {
    const x = 560 + (index / 150) * 1060 + between(-6, 6);
    return [x, heightAt(crest, x) + between(2, 34), between(16, 30)];
  }).sort((a, b) => a[1] - b[1]);
  return farPines(places, '#2c5a62', '#7f9c84');
}

/** The valley far below on the right: terraced fields, and Bir's houses among them. */
function valley(): string {
  const { between } = random(14);
  const houses = Array.from({ length: 22 }, () => {
    const [x, y, w] = [between(1060, 1580), between(650, 744), between(13, 22)];
    return (
      rect(x, y - w * 0.5, w, w * 0.5, '#fff1d8') +
      rect(x + w * 0.6, y - w * 0.5, w * 0.4, w * 0.5, '#b9a89c') +
      shape(
        `M${point([x - 2, y - w * 0.5])}l${point([w * 0.3, -w * 0.36])}h${(w * 0.5).toFixed(1)}l${point([w * 0.3, w * 0.36])}Z`,
        '#5a6f80',
      )
    );
  });
  const trees = spots(
    '1010,664,9 1024,660,7 1150,640,8 1290,700,10 1306,706,8 1400,650,8 1490,716,11 1510,722,9 1090,724,10 1200,690,8 700,626,7 760,640,8 900,650,8 1560,640,9 990,742,10 1140,756,11 1380,748,11',
  );
  return group(
    {},
    place(0, 180, [1, 0.62], riceTerraces(640)),
    ...houses,
    woods(5, trees, { shade: '#3f6f5c', leaf: '#5f8f66', lit: '#b3b56c' }, -1),
    haze('paragliding-valley', 560, 806, cold, 0.4),
    place(-300, 360, [1.3, 0.78], riceTerraces(560)),
  );
}

const brow = points('-20,640 160,652 340,676 540,712 740,752 900,788 1060,836 1200,890 1320,950 1420,1030');

/** The launch meadow, falling away to the right. */
function meadow(): string {
  const band = (drop: number, fill: string) =>
    shape(`${smooth(brow.map(([x, y]): Point => [x - drop * 0.4, y + drop]))}L-20 1030Z`, fill);
  const { between } = random(22);
  let flowers = '';
  for (let flower = 0; flower < 90; flower++) {
    const x = between(0, 1100);
    const y = heightAt(brow, x) + 60 + between(0, 1) * Math.max(40, 960 - heightAt(brow, x));
    flowers += `M${point([x, y])}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z`;
  }
  return group(
    {},
    band(0, '#e0cf7c'),
    band(12, '#a9b85c'),
    band(74, '#86a552'),
    band(170, '#648f4c'),
    band(270, '#437646'),
    shape(flowers, '#fff3d0', { opacity: 0.85 }),
  );
}

/** People who wait for their turn on the upper meadow, below the flags and the windsock. */
function onlookers(): string {
  const coats: readonly (readonly [number, number, number, string, string])[] = [
    [196, 700, 92, '#d98a2b', '#8a5324'],
    [244, 708, 86, '#3f6f86', '#24485c'],
    [330, 722, 90, '#c8452f', '#842c2a'],
  ];
  return group(
    {},
    rect(96, 470, 6, 196, '#5a4238'),
    rect(96, 470, 2.4, 196, '#c99a68'),
    rect(386, 520, 6, 168, '#5a4238'),
    rect(386, 520, 2.4, 168, '#c99a68'),
    prayerFlags([99, 476], [389, 526], 36, 14, 20),
    ...coats.map(([x, y, tall, coat, coatShade]) =>
      standing(
        [x, y],
        tall,
        { coat, coatShade, legs: '#2b3640', skin: '#9a6848', hair: '#231d1c' },
        { shadow: '#3f5f38', turned: true },
      ),
    ),
  );
}

/** The shadow of the pair on the grass, and the trodden grass below their feet. */
const shadows = () =>
  shape('M628 836Q700 818 800 838Q930 862 1000 892Q880 892 780 872Q690 858 628 836Z', '#2f5f3c', {
    opacity: 0.55,
  });

export const scene: Scene = {
  name: 'paragliding',
  alt: 'A pilot and passenger run off a grassy meadow at Bir Billing under an orange tandem wing, with the snow wall of the Dhauladhar behind and a terraced valley below.',
  focus: [0.46, 0.64],
  draw() {
    return group(
      {},
      sky('paragliding-sky', stops(`0 #4f94b8, 0.5 #a9d0d8, 1 ${light}`), 520),
      sun([150, 190], 46, '#fffbe8', { rings: 4, spread: 0.85, glow: 0.24 }),
      cloud(4, [980, 170], 420, 30, '#fffdf2', 0.8),
      cloud(9, [1240, 228], 330, 24, '#fffdf2', 0.7),
      snowWall(),
      haze('paragliding-foot', 400, 560, light, 0.5),
      forelands(),
      valley(),
      birds(7, [1130, 390], 5, 12, '#4f7286'),
      paraglider([1330, 520], 0.24),
      paraglider([1180, 440], 0.13),
      meadow(),
      onlookers(),
      shadows(),
      tandem([690, 706], 2.02),
      pine(4, [1500, 1060], 380, { trunk: '#3a3530', shade: '#1d4a50', lit: '#5f8a68' }, -1),
      pine(7, [1600, 1050], 480, { trunk: '#3a3530', shade: ink, lit: '#45745c' }, -1),
      pine(9, [1400, 1070], 250, { trunk: '#3a3530', shade: '#1d4a50', lit: '#5f8a68' }, -1),
      grass(5, [-20, 930], [900, 1000], 120, 40, '#2f6440', 0.2),
      grass(6, [-20, 1016], [1300, 1016], 190, 76, '#17454a', 0.2),
      grain(6, { x: 0, y: 0, width: 1600, height: 1000 }, 500, glow, 0.1),
    );
  },
};
