import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { course, edge, type Reach, strip } from '../kit/curves.ts';
import { litRidge, teaSlope } from '../kit/hills.ts';
import { ridgeLine } from '../kit/land.ts';
import { points, reaches, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, place, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { crown, strewn, woods } from '../kit/trees.ts';
import { binoculars, camera, foldedMap, notebook, steam, teaCup } from '../motifs/stilllife.ts';

const { light, warm, deep, dark, ink } = palettes.forest;
const wood = { lit: '#b9793f', face: '#7a4a2e', shade: '#4a2f26', dark: '#2c2320' };
const table = { lit: '#c98f55', mid: '#b07a45', seam: '#8a5a34' };

function hills(): string {
  const far = ridgeLine({
    seed: 7,
    folds: 6,
    from: 330,
    to: 372,
    relief: 28,
    roughness: 0.46,
    through: points('420 352, 980 286, 1300 330'),
  });
  const middle = ridgeLine({
    seed: 18,
    folds: 6,
    from: 372,
    to: 360,
    relief: 24,
    roughness: 0.45,
    through: points('520 400, 1180 372'),
  });
  return group(
    {},
    litRidge(far, { lit: '#e9e6b0', body: '#c4d3a4' }, [9, 2]),
    haze('blog-far', 320, 460, light, 0.7),
    litRidge(middle, { lit: '#cfdc9c', body: '#9dbf92' }, [9, 2]),
    haze('blog-middle', 380, 660, light, 0.5),
  );
}

/** From 0 to 1 between two places, level at both ends. */
const ease = (x: number, from: number, to: number) => {
  const t = Math.min(Math.max((x - from) / (to - from), 0), 1);
  return t * t * (3 - 2 * t);
};

function teaHills(): string {
  return group(
    {},
    teaSlope({
      upper: (x) => 392 + 6 * Math.cos(x / 60) + 260 * ease(x, 60, 900),
      lower: (x) => 640 + 14 * ease(x, 500, 900),
      span: [-20, 880],
      rows: 12,
      tones: { ground: '#4c8461', leaf: '#6fa268', lit: '#c9d884' },
      bush: 38,
      light: -1,
    }),
    teaSlope({
      upper: (x) => 372 + 280 * (1 - ease(x, 720, 1560)),
      lower: (x) => 660 - 6 * ease(x, 720, 1100),
      span: [780, 1620],
      rows: 12,
      tones: { ground: '#3c7654', leaf: '#5a9161', lit: '#bccf7a' },
      bush: 42,
      light: -1,
    }),
  );
}

const riverReaches: readonly Reach[] = reaches(
  '900 402 10, 850 412 22, 910 428 38, 950 448 56, 870 478 84, 800 520 120, 850 590 160, 840 660 200',
);

/** The river between the gardens, with its sandbanks and the woods along it. */
function river(): string {
  const line = course(riverReaches, 9);
  const paint = linear('blog-river', [0, 400], [0, 640], stops('0 #fffbe6, 0.5 #e6edc4, 1 #a9cdb4'));
  const trees = [
    ...strewn(4, [420, 800], (x) => [424 + (x % 60) * 0.12, 434], 8, 17),
    ...strewn(5, [980, 1240], (x) => [440 + (x % 60) * 0.12, 452], 9, 18),
    ...strewn(6, [480, 760], () => [468, 486], 13, 25),
    ...strewn(8, [1000, 1180], () => [492, 506], 14, 26),
  ];
  return group(
    {},
    paint.definition,
    shape(strip(edge(line, -1.1, 0.32), edge(line, 1.1, 0.32)), '#d9d3a0'),
    shape(strip(edge(line, -1, 0.3), edge(line, 1, 0.3)), paint.fill),
    shape('M850 452Q900 442 960 454Q900 464 850 452ZM760 498Q830 484 900 500Q820 514 760 498Z', '#e3d9a8'),
    woods(9, trees, { shade: '#6d9c7c', leaf: '#86b08a', lit: '#d3dd9c' }, -1),
  );
}

function veranda(): string {
  const post = (x: number, width: number) =>
    rect(x, 0, width, 700, wood.face) +
    rect(x, 0, width * 0.3, 700, wood.lit) +
    rect(x + width * 0.78, 0, width * 0.22, 700, wood.shade) +
    rect(x - 8, 500, width + 16, 18, wood.shade);
  const bracket = (x: number, way: 1 | -1) =>
    stroke(`M${x} 214C${x + way * 14} 150 ${x + way * 60} 112 ${x + way * 128} 96`, wood.shade, 15) +
    stroke(`M${x} 208C${x + way * 12} 148 ${x + way * 58} 108 ${x + way * 128} 91`, wood.face, 7);
  return group(
    {},
    rect(0, 0, 1600, 84, wood.dark),
    rect(0, 74, 1600, 22, wood.shade),
    rect(0, 92, 1600, 6, wood.lit),
    bracket(176, 1),
    bracket(1430, -1),
    post(116, 62),
    post(1428, 62),
  );
}

/** The railing: a broad handrail, square balusters, and a lower rail. */
function railing(): string {
  const balusters = Array.from({ length: 38 }, (_, index) => -10 + index * 43);
  return group(
    {},
    ...balusters.map(
      (x) =>
        rect(x, 548, 15, 120, wood.face) +
        rect(x, 548, 5, 120, wood.lit) +
        rect(x + 11, 548, 4, 120, wood.shade),
    ),
    rect(0, 662, 1600, 340, wood.shade),
    stroke('M0 720H1600M0 800H1600M0 900H1600', wood.dark, 3),
    rect(0, 640, 1600, 22, wood.face),
    rect(0, 530, 1600, 24, wood.face),
    rect(0, 522, 1600, 10, wood.lit),
    rect(0, 552, 1600, 8, wood.dark, { opacity: 0.6 }),
  );
}

function tableTop(): string {
  const { between } = random(31);
  const far = 662;
  const seams = [-0.78, -0.46, -0.15, 0.16, 0.47, 0.78]
    .map((share) => `M${800 + share * 660} ${far}L${800 + share * 1010} 1000`)
    .join('');
  const figure = Array.from({ length: 26 }, () => {
    const [share, y] = [between(-0.95, 0.95), between(690, 990)];
    const spread = 660 + ((y - far) / (1000 - far)) * 350;
    const x = 800 + share * spread;
    const length = between(14, 44);
    return `M${x} ${y}l${share * length * 0.9} ${length}`;
  }).join('');
  return group(
    {},
    polygon(points(`140 ${far}, 1460 ${far}, 1830 1010, -230 1010`), table.mid),
    polygon(points(`140 ${far}, 620 ${far}, 420 1010, -230 1010`), table.lit, { opacity: 0.5 }),
    stroke(seams, table.seam, 3),
    stroke(figure, table.seam, 2, { opacity: 0.45 }),
    polygon(points(`140 ${far}, 1460 ${far}, 1466 ${far + 7}, 134 ${far + 7}`), '#e9bd7d'),
  );
}

/** A woven Assamese table cloth: white with red bands across its ends. */
function runner(): string {
  const level = (y: number): [number, number] => {
    const t = (y - 700) / 300;
    return [800 - 430 - t * 130, 800 + 400 + t * 150];
  };
  const band = (from: number, to: number, fill: string) => {
    const [a, b] = level(from);
    const [c, d] = level(to);
    return polygon(points(`${a} ${from}, ${b} ${from}, ${d} ${to}, ${c} ${to}`), fill);
  };
  const diamonds = Array.from({ length: 27 }, (_, index) => {
    const [a, b] = level(951);
    const x = a + ((b - a) * (index + 0.5)) / 27;
    return `M${x - 14} 951L${x} 941L${x + 14} 951L${x} 961Z`;
  }).join('');
  return group(
    {},
    band(700, 985, '#f0e2c0'),
    band(926, 932, '#a8362a'),
    band(938, 964, '#a8362a'),
    shape(diamonds, '#f7ecd2'),
    band(970, 976, '#a8362a'),
  );
}

function things(): string {
  const cast = wood.dark;
  return group(
    {},
    place(
      1236,
      724,
      0.92,
      binoculars({ body: '#3a4a44', lit: '#6d8672', dark: '#1c2a28', brass: '#c9954c', cast }),
    ),
    place(
      1040,
      756,
      0.9,
      camera({
        metal: '#dfe0cc',
        metalShade: '#98a395',
        leather: '#2c2f2e',
        leatherLit: '#4c5550',
        glass: '#2f5d5c',
        glint: light,
        cast,
        strap: '#5c3424',
      }),
    ),
    place(
      420,
      770,
      1.02,
      teaCup({ china: '#fbf6e6', shade: '#c3c4ac', band: deep, tea: '#a8541f', teaLit: '#cf7d33', cast }),
    ),
    place(
      716,
      822,
      0.98,
      notebook({
        paper: '#fbf5e2',
        paperShade: '#d5cdb2',
        cover: '#8d3a24',
        lead: '#3c3c3a',
        wash: '#a9c59a',
        sun: '#eab04e',
        pencil: warm,
        pencilShade: '#a5601c',
        cast,
      }),
    ),
    place(
      1160,
      842,
      1.04,
      foldedMap({
        lit: '#f3edcf',
        shade: '#d3d1ad',
        river: '#5a9aa0',
        road: '#a8362a',
        hill: '#a9c59a',
        cast,
      }),
    ),
    place(424, 652, 1, steam('#fffdf0', 250)),
  );
}

export const scene: Scene = {
  name: 'blog',
  alt: 'A notebook with a pencil drawing of a ridge, a steaming cup of tea, a map, a camera and binoculars on a veranda table above tea hills and a river.',
  focus: [0.5, 0.68],
  draw() {
    const leaves = { shade: dark, leaf: '#2f6a4a', lit: '#7ba85a' };
    return group(
      {},
      sky('blog-sky', stops('0 #b9d3b4, 0.5 #eceab8, 1 #fff7d8'), 420),
      sun([330, 268], 48, '#fffbe6', { rings: 4, spread: 0.75, glow: 0.3 }),
      cloud(3, [620, 220], 360, 30, '#fffbe6', 0.6),
      birds(5, [760, 280], 5, 13, deep),
      hills(),
      river(),
      teaHills(),
      haze('blog-garden', 430, 640, light, 0.28),
      crown({ seed: 6, centre: [1570, 430], size: [150, 110], tones: leaves, light: [-1, -0.6] }),
      railing(),
      veranda(),
      tableTop(),
      runner(),
      things(),
      grain(3, { x: 0, y: 0, width: 1600, height: 1000 }, 650, ink, 0.08),
    );
  },
};
