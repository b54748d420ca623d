import { cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { woodenBoat } from '../kit/boats.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { points, spots } from '../kit/points.ts';
import { plumes, tallGrass } from '../kit/reeds.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, point, rect, shape, tag } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { strewn, woods } from '../kit/trees.ts';
import { ripples, water } from '../kit/water.ts';
import { egret, egretFlying } from '../motifs/egret.ts';
import { type TajTones, tajMahal, terraceDepth } from '../motifs/taj-mahal.ts';

const p = palettes.fort;
const rose = mix(p.haze, p.light, 0.45);
const lilac = mix('#a98aa8', p.light, 0.12);

const size = 0.56;
const terraceTop = 648;
const shore = terraceTop + terraceDepth * size + 18;

const tones: TajTones = {
  marble: {
    lit: '#fff3dd',
    mid: mix('#fbe3cf', lilac, 0.12),
    shade: mix(lilac, rose, 0.25),
    deep: mix(p.dark, lilac, 0.45),
  },
  sandstone: {
    lit: mix(p.glow, p.mid, 0.35),
    mid: mix(p.mid, rose, 0.22),
    shade: mix(p.deep, p.mid, 0.35),
    deep: p.dark,
  },
  gold: p.glow,
};

const farLeaves = {
  shade: mix('#7f8480', p.haze, 0.35),
  leaf: mix('#8d9484', p.haze, 0.3),
  lit: mix(p.glow, '#a9ab80', 0.45),
};

const plumage = { lit: '#fff8ea', shade: mix(lilac, p.light, 0.35), leg: p.ink, bill: p.warm };

const backdrop = () =>
  group(
    {},
    sky('agra-sky', [
      [0, mix(p.dark, '#7d86b4', 0.6)],
      [0.2, lilac],
      [0.42, mix('#eab79c', p.light, 0.12)],
      [0.58, mix(p.glow, p.light, 0.45)],
      [0.7, p.light],
    ]),
    sun([318, 500], 60, '#fff6e0', { rings: 4, spread: 0.85, glow: 0.18 }),
    cloud(4, [90, 330], 420, 20, mix(p.light, rose, 0.3), 0.75),
    cloud(9, [1030, 250], 470, 20, mix(rose, lilac, 0.4), 0.75),
    cloud(13, [1190, 400], 380, 16, p.light, 0.6),
    land(
      ridgeLine({ seed: 6, from: 600, to: 596, relief: 12, roughness: 0.6 }),
      mix(rose, lilac, 0.3),
      shore,
    ),
    haze('agra-haze', 480, 660, p.light, 0.8),
  );

/** The garden's trees behind the terrace, pale in the mist. */
const gardenTrees = () =>
  rect(0, 624, 520, 30, farLeaves.leaf) +
  rect(1080, 624, 520, 30, farLeaves.leaf) +
  woods(
    5,
    strewn(8, [-10, 1610], (x) => [Math.abs(x - 800) < 280 ? 700 : 612 - 14 * Math.sin(x / 47), 660], 20, 26),
    farLeaves,
    -1,
  );

/** The far bank: silt and a line of scrub below the wall. */
const farBank = () =>
  group(
    {},
    rect(0, shore - 20, 1600, 22, mix(p.haze, p.mid, 0.35)),
    land(
      ridgeLine({ seed: 17, from: shore - 12, to: shore - 10, relief: 5, roughness: 0.72, folds: 8 }),
      mix(p.deep, p.dark, 0.35),
      shore + 1,
    ),
    rect(0, shore - 2, 1600, 4, p.dark, { opacity: 0.45 }),
  );

const beyond = () =>
  group({ id: 'agra-far' }, gardenTrees(), place(800, terraceTop, size, tajMahal(tones)), farBank());

/** The Yamuna at low water: the tomb upside down in it, broken by ripples. */
const river = () =>
  group(
    {},
    water('agra-river', shore, 1000, [
      [0, p.light],
      [0.25, mix(p.glow, rose, 0.5)],
      [0.6, lilac],
      [1, mix(p.dark, lilac, 0.4)],
    ]),
    tag('clipPath', { id: 'agra-water' }, rect(0, shore, 1600, 320, p.ink)),
    group(
      { 'clip-path': 'url(#agra-water)', opacity: 0.6 },
      tag('use', { href: '#agra-far', transform: `translate(0 ${shore * 1.62}) scale(1 -0.62)` }),
    ),
    ripples(5, { x: 0, y: shore + 8, width: 1600, height: 230 }, 90, mix(p.light, p.glow, 0.3), 0.6),
    ripples(9, { x: 0, y: shore + 8, width: 1600, height: 250 }, 60, mix(p.dark, lilac, 0.5), 0.4),
  );

/** A bar of silt that the low water has left, lit along its top. */
const sandBar = ([x, y]: Point, width: number, height: number) =>
  shape(
    `M${point([x, y])}C${point([x + width * 0.2, y - height])} ${point([x + width * 0.6, y - height * 1.1])} ${point([x + width, y])}C${point([x + width * 0.7, y + height * 0.5])} ${point([x + width * 0.3, y + height * 0.6])} ${point([x, y])}Z`,
    mix(p.haze, p.mid, 0.35),
  ) +
  shape(
    `M${point([x, y])}C${point([x + width * 0.2, y - height])} ${point([x + width * 0.6, y - height * 1.1])} ${point([x + width, y])}C${point([x + width * 0.6, y - height * 0.4])} ${point([x + width * 0.3, y - height * 0.3])} ${point([x, y])}Z`,
    mix(p.glow, p.light, 0.35),
  );

const shallows = () =>
  group(
    {},
    sandBar([-60, 764], 420, 12),
    sandBar([1220, 742], 300, 9),
    sandBar([900, 874], 560, 17),
    ...spots('150,760,40 214,764,-36 1060,870,64 1148,876,-58 1226,868,62').map(([x, y, height]) =>
      egret([x, y], height, plumage),
    ),
    egretFlying([1120, 560], 62, plumage),
    egretFlying([1196, 530], 54, plumage),
  );

const boat = () =>
  group(
    {},
    shape('M396 826Q500 838 606 824Q560 848 500 850Q430 846 396 826Z', p.dark, { opacity: 0.4 }),
    place(
      500,
      826,
      [-0.95, 0.95],
      woodenBoat(
        { hull: mix(p.deep, p.dark, 0.3), shade: p.ink, rim: p.glow, inside: p.dark },
        { skin: '#5b3428', cloth: p.light },
      ),
    ),
  );

/** The near bank at Mehtab Bagh: dark silt, grass and its plumes. */
function nearBank(): string {
  const ink = mix(p.ink, p.dark, 0.3);
  const stalks = { stem: p.dark, plume: mix(p.light, p.glow, 0.4), shade: p.haze };
  return group(
    {},
    plumes(7, [10, 960], [330, 985], 16, 150, stalks),
    plumes(9, [1370, 985], [1590, 950], 11, 140, stalks),
    land(
      ridgeLine({
        seed: 11,
        from: 916,
        to: 924,
        relief: 8,
        folds: 6,
        through: points('420,962 800,984 1160,964'),
      }),
      ink,
    ),
    tallGrass({ seed: 3, from: [-20, 960], to: [460, 1000], count: 90, height: 90, fill: ink }),
    tallGrass({ seed: 4, from: [1120, 1000], to: [1620, 960], count: 90, height: 90, fill: ink }),
  );
}

export const scene: Scene = {
  name: 'agra',
  alt: 'The Taj Mahal at dawn from across the Yamuna, its white marble warm on the left and mirrored in low water, with a rowing boat and egrets.',
  focus: [0.5, 0.45],
  draw: () =>
    group(
      {},
      backdrop(),
      beyond(),
      river(),
      shallows(),
      boat(),
      nearBank(),
      grain(6, { x: 0, y: 0, width: 1600, height: 560 }, 700, p.dark, 0.07),
      grain(7, { x: 0, y: 720, width: 1600, height: 280 }, 450, p.ink, 0.13),
    ),
};
