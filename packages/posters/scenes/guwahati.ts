import { birds, grain, haze, sky, sun } from '../kit/air.ts';
import { shikhara } from '../kit/assam-temple.ts';
import { woodenBoat } from '../kit/boats.ts';
import { along } from '../kit/curves.ts';
import { ferry, ropeway } from '../kit/ferry.ts';
import { clump } from '../kit/foliage.ts';
import { heightAt, land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, type Point, place, point, polygon, rect, shape } from '../kit/svg.ts';
import { trace } from '../kit/trace.ts';
import { kurta, sari, shadow, stand } from '../kit/visitors.ts';
import { lightPath, ripples } from '../kit/water.ts';
import { reflection, umananda } from '../motifs/umananda.ts';

const { light, glow, warm, haze: dust, mid, deep, dark, ink } = palettes.assam;
const dusk: Point = [330, 372];
const shore = 474;
function farHills(): string {
  const far = ridgeLine({
    seed: 12,
    from: 404,
    to: 330,
    relief: 22,
    roughness: 0.46,
    folds: 6,
    through: trace('420 418 900 372 1280 318'),
  });
  const near = ridgeLine({
    seed: 26,
    from: 430,
    to: 384,
    relief: 16,
    roughness: 0.46,
    folds: 6,
    through: trace('560 440 1000 420 1340 372'),
  });
  return (
    land(far, '#d9a873', 480) +
    haze('guwahati-haze-far', 340, 470, glow, 0.6) +
    land(near, '#a98f74', 480) +
    haze('guwahati-haze-near', 400, 476, glow, 0.45)
  );
}

/** Nilachal hill on the far side, its forest lit towards the sun, the temple's spires small on its crest. */
function nilachal(): string {
  const crest = ridgeLine({
    seed: 44,
    from: 470,
    to: 474,
    relief: 9,
    roughness: 0.5,
    folds: 6,
    span: [430, 1010],
    through: trace('520 404 640 330 720 312 800 346 900 420'),
  });
  const shaded = crest.filter(([x]) => x >= 716);
  const spur = along(trace('716 312 742 360 724 410 760 474'), 4).reverse();
  return group(
    {},
    shikhara([694, 318], 9, 26, { lit: light, mid: dust, shade: mid, deep: deep }, warm),
    shikhara([724, 316], 12, 36, { lit: light, mid: dust, shade: mid, deep: deep }, warm),
    land(crest, '#7f8a72', 478),
    shape(`M${shaded.map(point).join('L')}L${spur.map(point).join('L')}Z`, '#5c7a6e'),
    haze('guwahati-haze-nilachal', 400, 480, glow, 0.4),
  );
}

/** The city on its hills: blocks among trees, windows taking the last light. */
function city(): string {
  const { between } = random(71);
  const line = ridgeLine({
    seed: 53,
    from: 474,
    to: 396,
    relief: 8,
    folds: 6,
    span: [1080, 1620],
    through: [
      [1200, 440],
      [1380, 392],
    ],
  });
  const blocks = Array.from({ length: 17 }, (_, index) => {
    const x = 1130 + index * 29 + between(-8, 8);
    const y = heightAt(line, x) + between(8, 34);
    const [w, h] = [between(24, 40), between(16, 44)];
    const rows = Math.floor(h / 11);
    const windows = Array.from({ length: rows * 2 }, (_, pane) =>
      between(0, 1) > 0.45
        ? `M${point([x + 4 + (pane % 2) * w * 0.45, y - h + 5 + Math.floor(pane / 2) * 11])}h4v5h-4z`
        : '',
    ).join('');
    return (
      rect(x, y - h, w, h + 40, '#6f7f74') +
      rect(x, y - h, w * 0.36, h + 40, '#d3a878') +
      shape(windows, glow)
    );
  });
  let trees = '';
  for (let x = 1070; x < 1620; x += 15)
    trees += clump(
      Math.round(x),
      [x, 474 - between(0, 22) - (x - 1070) * 0.03],
      between(12, 24),
      between(10, 18),
      9,
    );
  return (
    land(line, '#52756c', 480) +
    blocks.join('') +
    shape(trees, '#31615e') +
    rect(1060, 468, 560, 10, '#31615e')
  );
}

function river(): string {
  const paint = linear(
    'guwahati-river',
    [0, shore],
    [0, 1000],
    [
      [0, '#f7c679'],
      [0.22, '#dca968'],
      [0.5, '#6f8f83'],
      [0.8, '#1d6668'],
      [1, dark],
    ],
  );
  return paint.definition + rect(0, shore, 1600, 540, paint.fill);
}

/** Trees along the far bank, small and hazed. */
function farBank(): string {
  const { between } = random(91);
  let d = '';
  for (let x = -10; x < 1080; x += 13)
    d += clump(Math.round(x + 30), [x, 470 - between(0, 5)], between(8, 15), between(5, 10), 7);
  return shape(d, '#8a8767') + rect(-10, 468, 1100, 8, '#8a8767');
}

/** The ghat: broad stone steps down to the river, each tread lit from the west. */
function ghat(): string {
  const steps = Array.from({ length: 6 }, (_, step) => {
    const y = 836 + step * 30;
    const left = 1010 - step * 52;
    return (
      polygon(
        [
          [left, y],
          [1620, y - 8],
          [1620, y + 10],
          [left - 12, y + 10],
        ],
        '#d9a56b',
      ) +
      polygon(
        [
          [left - 12, y + 10],
          [1620, y + 10],
          [1620, y + 32],
          [left - 6, y + 32],
        ],
        '#5a4a4a',
      )
    );
  });
  return steps.join('') + polygon(trace('690 1010 700 990 1620 990 1620 1010'), '#3a3a44');
}

function onTheSteps(): string {
  const skin = '#7d4f38';
  const west: Point = [0.7, 0.12];
  const [red, blue] = [
    { skin, hair: ink, cloth: '#8d2f23', fold: '#5b2430', legs: ink },
    { skin, hair: ink, cloth: '#f3dcae', fold: '#b98a5c', legs: dark },
  ];
  return (
    shadow(sari, [1290, 846], 112, west, ink, 0.3) +
    shadow(kurta, [1352, 846], 118, west, ink, 0.3) +
    stand(sari, [1290, 846], -112, red) +
    stand(kurta, [1352, 846], 118, blue)
  );
}

/** Water hyacinth drifting in the near water: round leaves, violet spikes. */
function hyacinth(): string {
  const { between } = random(67);
  let [pads, lit, flowers] = ['', '', ''];
  for (let leaf = 0; leaf < 90; leaf++) {
    const x = between(0, 580) * between(0.2, 1) - 20;
    const y = 960 + between(-1, 1) * 40 * (1 - x / 760) + x * 0.03;
    const r = between(12, 24);
    pads += clump(leaf, [x, y], r, r * 0.6, 6);
    lit += `M${point([x - r * 0.7, y - r * 0.1])}q${point([r * 0.6, -r * 0.7])} ${point([r * 1.3, -r * 0.1])}q${point([-r * 0.6, -r * 0.14])} ${point([-r * 1.3, r * 0.1])}Z`;
    if (leaf % 11 === 0) flowers += clump(leaf + 5, [x, y - r * 1.3], r * 0.32, r * 0.8, 7);
  }
  return shape(pads, '#0f3d44') + shape(lit, '#4f8a68') + shape(flowers, '#b98fb0');
}

export const scene: Scene = {
  name: 'guwahati',
  alt: 'Umananda temple stands on its wooded island in the Brahmaputra at Guwahati in evening light, a red ferry passing and Nilachal hill behind.',
  focus: [0.54, 0.4],
  draw() {
    return group(
      {},
      sky(
        'guwahati-sky',
        [
          [0, '#3f7f86'],
          [0.34, '#9fae93'],
          [0.66, '#f3c476'],
          [1, '#f2a951'],
        ],
        480,
      ),
      sun(dusk, 50, light, { rings: 4, spread: 0.75, glow: 0.2 }),
      birds(9, [480, 236], 8, 14, dark),
      farHills(),
      nilachal(),
      farBank(),
      city(),
      river(),
      lightPath(3, dusk[0], shore + 3, 900, 150, light, 0.8),
      ripples(5, { x: 0, y: 490, width: 1600, height: 420 }, 80, glow, 0.35),
      reflection(),
      ropeway(),
      umananda(),
      ferry([360, 746], 1.15),
      place(
        806,
        896,
        0.9,
        woodenBoat({ hull: '#5b3a30', shade: '#3a2a2c', rim: '#d9a56b', inside: '#2a2326' }),
      ),
      ghat(),
      onTheSteps(),
      hyacinth(),
      grain(1, { x: 0, y: 480, width: 1600, height: 520 }, 700, ink, 0.06),
    );
  },
};
