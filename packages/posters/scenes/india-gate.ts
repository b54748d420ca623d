import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { dress, leaves } from '../kit/delhi.ts';
import { neem, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, polygon, rect, shape, stroke, tag } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';
import { treeRow } from '../kit/tree-row.ts';
import { woods } from '../kit/trees.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';
import { iceCreamCart } from '../motifs/ice-cream-cart.ts';
import { canopy, warMemorialArch } from '../motifs/war-memorial-arch.ts';

const p = palettes.delhi;

const foot = 776;
const gate = { x: 780, scale: 0.98 };
const cast: Point = [1.7, 0.3];

const sandstone: Tones = {
  lit: mix(p.light, p.glow, 0.35),
  mid: mix(p.haze, p.glow, 0.42),
  shade: mix(p.mid, p.haze, 0.22),
  deep: mix(p.deep, p.dark, 0.5),
};

const farStone: Tones = {
  lit: mix(p.haze, p.glow, 0.35),
  mid: mix(p.haze, p.mid, 0.4),
  shade: mix(p.mid, p.haze, 0.2),
  deep: p.mid,
};

const lawnTone = mix(mix(p.haze, '#5d6b3a', 0.6), p.dark, 0.18);

const backdrop = () =>
  group(
    {},
    sky('india-gate-sky', [
      [0, mix(p.ink, p.deep, 0.3)],
      [0.2, mix(p.deep, p.mid, 0.5)],
      [0.38, mix(p.mid, p.warm, 0.55)],
      [0.56, p.glow],
      [0.74, p.light],
    ]),
    sun([278, 604], 84, p.light, { rings: 4, spread: 0.75, glow: 0.14 }),
    cloud(4, [70, 300], 460, 24, mix(p.mid, p.glow, 0.5), 0.75),
    cloud(9, [1060, 246], 500, 24, mix(p.mid, p.glow, 0.35), 0.7),
    cloud(12, [1140, 420], 400, 18, p.glow, 0.75),
    cloud(15, [60, 470], 330, 16, p.light, 0.6),
    birds(5, [1200, 340], 7, 13, p.dark),
  );

/** The trees along the avenue, a pale row and a darker one. */
function avenue(): string {
  const far = mix(p.haze, p.mid, 0.3);
  const near = mix(p.dark, p.mid, 0.35);
  return group(
    {},
    woods(3, treeRow(-10, 1620, 742, 32), { shade: far, leaf: mix(far, p.glow, 0.3), lit: p.glow }, -1),
    haze('india-gate-haze', 600, foot, p.light, 0.55),
    place(gate.x - 11, 766, 0.84, canopy(farStone)),
    woods(5, treeRow(-20, 420, 752, 42), { shade: near, leaf: mix(near, p.mid, 0.4), lit: p.haze }, -1),
    woods(8, treeRow(1150, 1650, 752, 42), { shade: near, leaf: mix(near, p.mid, 0.4), lit: p.haze }, -1),
  );
}

/** The paved axis between the lawns, hedged, and the gate's long shade on them. */
function grounds(): string {
  const hedge = (from: number, to: number, y: number) => {
    const bumps = 'q8 -9 16 0'.repeat(Math.floor((to - from) / 16));
    return (
      shape(`M${from} ${y}v-18${bumps}v18z`, leaves.shade) +
      shape(`M${from} ${y - 12}v-6${bumps}v6z`, leaves.lit)
    );
  };
  return group(
    {},
    rect(0, 764, 1600, 250, lawnTone),
    rect(0, 764, 1600, 26, mix(p.glow, p.haze, 0.5)),
    polygon(
      [
        [640, 764],
        [960, 764],
        [1270, 1010],
        [330, 1010],
      ],
      mix(p.glow, p.haze, 0.45),
    ),
    polygon(
      [
        [640, 790],
        [648, 790],
        [352, 1010],
        [320, 1010],
      ],
      p.light,
    ),
    polygon(
      [
        [952, 790],
        [960, 790],
        [1280, 1010],
        [1248, 1010],
      ],
      mix(p.haze, p.mid, 0.4),
    ),
    shape('M626 778L732 778L1180 850L1610 872V950L1330 930L1010 862Z', p.dark, { opacity: 0.4 }),
    shape('M834 778L1010 776L1610 834V862L1240 846Z', p.dark, { opacity: 0.4 }),
    hedge(-10, 560, 800),
    hedge(1050, 1620, 800),
  );
}

/** The posts and the chain that keep the crowd from the arch. */
function chain(): string {
  const posts = Array.from({ length: 9 }, (_, index) => 580 + index * 50);
  const links = posts.slice(1).map((x) => `M${x - 50} 792q25 10 50 0`);
  return stroke(links.join(''), p.dark, 1.8) + posts.map((x) => rect(x - 3, 786, 6, 17, p.dark)).join('');
}

function people(): string {
  const crowd: readonly (readonly [Visitor, Point, number, string])[] = [
    [walker, [664, 822], 40, p.light],
    [sari, [690, 824], 38, '#c2452f'],
    [kurta, [866, 816], 38, p.light],
    [walker, [520, 846], 50, p.warm],
    [sari, [556, 850], 48, p.deep],
    [kurta, [576, 852], 32, p.glow],
    [sari, [958, 872], 66, '#c2452f'],
    [kurta, [1000, 878], 70, p.light],
    [walker, [1034, 876], 44, p.warm],
    [kurta, [806, 906], 44, p.warm],
    [sari, [770, 908], 76, p.deep],
  ];
  return crowd
    .map(
      ([visitor, at, height, cloth]) =>
        shadow(visitor, at, height, cast, p.dark, 0.5) + stand(visitor, at, height, dress(cloth)),
    )
    .join('');
}

/** The ice-cream seller behind his cart, and a child who waits. */
function iceCream([x, y]: Point): string {
  const cart = iceCreamCart({
    box: '#f4ead2',
    boxShade: mix('#f4ead2', p.dark, 0.35),
    trim: '#c2452f',
    metal: p.haze,
    tyre: p.ink,
    canopy: ['#c2452f', '#fbf0d8'],
    canopyShade: p.dark,
  });
  return group(
    {},
    tag('ellipse', { cx: x + 96, cy: y + 10, rx: 190, ry: 13, fill: p.dark, opacity: 0.4 }),
    stand(kurta, [x + 116, y - 2], 112, dress(p.warm)),
    place(x, y, 0.86, cart),
    shadow(sari, [x - 128, y + 8], 74, cast, p.dark, 0.5),
    stand(sari, [x - 128, y + 8], -74, dress(p.glow)),
  );
}

const foreground = () =>
  group(
    {},
    neem(21, [44, 900], 340, leaves),
    neem(9, [1562, 884], 330, leaves),
    shape('M-10 960Q240 940 470 1004H-10ZM1150 1004Q1360 936 1610 950V1004Z', p.ink),
    grass(3, [-10, 962], [380, 988], 80, 32, p.ink, 0.2),
    grass(5, [1240, 988], [1610, 956], 80, 32, p.ink, 0.2),
    ...[30, 220, 1400, 1580].map((x, index) => shrub(70 + index, [x, 1000], 220, leaves)),
  );

export const scene: Scene = {
  name: 'india-gate',
  alt: 'India Gate in Delhi at sunset, the stone canopy seen through its arch, with families and an ice-cream cart on the lawns.',
  focus: [0.5, 0.52],
  draw: () =>
    group(
      {},
      backdrop(),
      avenue(),
      grounds(),
      place(gate.x, foot, gate.scale, warMemorialArch(sandstone)),
      chain(),
      people(),
      iceCream([380, 920]),
      foreground(),
      grain(6, { x: 0, y: 0, width: 1600, height: 520 }, 500, p.dark, 0.08),
      grain(7, { x: 0, y: 780, width: 1600, height: 220 }, 350, p.ink, 0.14),
    ),
};
