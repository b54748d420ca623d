import { birds, grain, haze, sky } from '../kit/air.ts';
import { type BusColours, busSide } from '../kit/bus.ts';
import { type CabColours, cabSide } from '../kit/cab.ts';
import { course, edge, type Reach, smooth, strip } from '../kit/curves.ts';
import { flanks, litRidge } from '../kit/hills.ts';
import { ridgeLine } from '../kit/land.ts';
import { points, reaches, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, type Point, place, point, polygon, shape, stroke } from '../kit/svg.ts';
import { crown, pine, strewn, woods } from '../kit/trees.ts';
import { cloudBank } from '../motifs/weather.ts';

const { light, warm, dark, ink } = palettes.monsoon;
const flatness = 0.3;

/** The highway from the foreground up to the saddle: four hairpins, narrower with every turn. */
const highway: readonly Reach[] = reaches(
  '-160 900 210, 140 862 196, 480 818 178, 820 772 160, 1110 736 142, 1270 704 126, 1240 668 112, 1060 650 100, 820 632 88, 600 608 78, 492 582 70, 540 558 62, 700 546 56, 880 534 50, 1010 516 44, 1030 498 38, 940 486 34, 820 476 30, 740 462 26, 756 448 22, 830 440 19, 900 430 16, 930 416 13',
);

function backdrop(): string {
  const far = ridgeLine({
    seed: 4,
    folds: 6,
    from: 330,
    to: 380,
    relief: 30,
    roughness: 0.46,
    through: points('260 300, 700 372, 1300 330'),
  });
  const middle = ridgeLine({
    seed: 15,
    folds: 6,
    from: 380,
    to: 372,
    relief: 30,
    roughness: 0.46,
    through: points('300 420, 1280 352, 1500 390'),
  });
  return group(
    {},
    litRidge(far, { lit: '#dfe3c8', body: '#b9cac0' }, [8, 3]),
    haze('jungle-road-far', 320, 470, light, 0.6),
    litRidge(middle, { lit: '#c3d2b4', body: '#93b3a5' }, [8, 4]),
    flanks(middle, 150, 100, '#7ba093', 1, 0.45),
    haze('jungle-road-middle', 380, 520, light, 0.55),
  );
}

/** Shafts of light that fall through the gap in the clouds and fade before they reach the road. */
function shafts(): string {
  const beam = linear(
    'jungle-road-beam',
    [0, 190],
    [0, 560],
    stops('0 #fffbe4 0, 0.2 #fffbe4 0.5, 1 #fffbe4 0'),
  );
  const source: Point = [600, -120];
  const fan: readonly (readonly [number, number])[] = points('150 90, 330 130, 540 70, 680 150, 900 90');
  const shaft = ([to, wide]: readonly [number, number]) => {
    const at = (x: number): Point => [source[0] + (x - source[0]) * 0.45, 186];
    return polygon([at(to), at(to + wide), [to + wide, 570], [to, 570]], beam.fill);
  };
  return beam.definition + fan.map(shaft).join('');
}

/** A grey curtain of rain that leaves to the right. */
function rain(): string {
  const { between } = random(21);
  const veil = linear('jungle-road-rain', [1040, 300], [1330, 340], stops('0 #86a19c 0, 1 #86a19c 0.6'));
  const lines = Array.from({ length: 80 }, () => {
    const [x, y, length] = [between(1120, 1640), between(210, 400), between(20, 46)];
    return `M${point([x, y])}l${(-length * 0.28).toFixed(1)} ${length.toFixed(1)}`;
  }).join('');
  return (
    veil.definition +
    polygon(points('1100 190, 1640 190, 1640 480, 1010 480'), veil.fill) +
    stroke(lines, '#e9ede2', 1.6, { opacity: 0.6 })
  );
}

function clouds(): string {
  const grey = { lit: '#a9bbb2', body: '#84a09c', shade: '#6a8786' };
  const pale = { lit: '#f3f0da', body: '#cdd6c6', shade: '#a3b8af' };
  return group(
    {},
    cloudBank(3, [1260, 120], 1100, 170, grey, -1),
    cloudBank(21, [60, 110], 800, 160, grey, 1),
    cloudBank(9, [1330, 214], 720, 120, grey, -1),
    cloudBank(12, [980, 178], 520, 90, pale, -1),
    cloudBank(15, [190, 184], 560, 100, pale, 1),
  );
}

/** The hill that the road climbs: from the right edge up to a shoulder and down to the valley on the left. */
function hillside(): string {
  const crest: Point[] = points(
    '-20 640, 160 574, 330 524, 520 476, 700 420, 830 384, 930 396, 1040 372, 1180 330, 1330 316, 1480 340, 1620 330',
  );
  const shade = crest.map(([x, y]): Point => [x + 22, y + 12]);
  return group(
    {},
    shape('M-20 486C120 490 250 520 380 580L400 700H-20Z', '#86ac97'),
    shape('M-20 520C90 522 200 550 300 610L320 700H-20Z', '#719d88'),
    shape(`${smooth(crest)}V1020H-20Z`, '#a9bd84'),
    shape(`${smooth(shade)}V1020H-20Z`, '#5b8f72'),
    shape('M-20 600C120 580 260 570 420 600C640 640 760 700 1000 720L1620 640V1020H-20Z', '#3f7c64'),
  );
}

function road(): string {
  const line = course(highway, 8);
  const [outer, inner] = [edge(line, -1, flatness), edge(line, 1, flatness)];
  const drop = line.map(([, , half]) => half * 0.16);
  const lower = (points: readonly Point[]) =>
    points.map(([x, y], index): Point => [x, y + (drop[index] ?? 0)]);
  return group(
    {},
    shape(strip(lower(outer), lower(inner)), '#274f49'),
    shape(strip(edge(line, -1.1, flatness), edge(line, 1.1, flatness)), '#b9b48c'),
    shape(strip(outer, inner), '#6f8583'),
    shape(strip(edge(line, -0.9, flatness), edge(line, -0.82, flatness)), light, { opacity: 0.8 }),
    shape(strip(edge(line, 0.82, flatness), edge(line, 0.9, flatness)), light, { opacity: 0.8 }),
    dashes(line),
    parapet(line),
  );
}

function dashes(line: readonly Reach[]): string {
  let d = '';
  for (let at = 2; at + 3 < line.length; at += 5) {
    const part = line.slice(at, at + 3);
    d += strip(edge(part, -0.035, flatness * 1.6), edge(part, 0.035, flatness * 1.6));
  }
  return shape(d, light, { opacity: 0.85 });
}

/** Painted blocks along the side of the road that drops away, black and white in turn. */
function parapet(line: readonly Reach[]): string {
  const [left, right] = [edge(line, -1.06, flatness), edge(line, 1.06, flatness)];
  const blocks: [string, string] = ['', ''];
  let last: Point = [0, 0];
  let set = 0;
  line.forEach(([, , half], index) => {
    const [a, b] = [left[index] ?? [0, 0], right[index] ?? [0, 0]];
    const [x, y] = a[1] > b[1] ? a : b;
    const [w, h] = [half * 0.15, half * 0.12];
    if (Math.hypot(x - last[0], y - last[1]) < w * 1.05) return;
    last = [x, y];
    set++;
    blocks[set % 2 ? 1 : 0] +=
      `M${point([x - w / 2, y + h * 0.3])}v-${h.toFixed(1)}h${w.toFixed(1)}v${h.toFixed(1)}z`;
  });
  return shape(blocks[0], light) + shape(blocks[1], '#2f4f4c');
}

const cabColours: CabColours = {
  top: '#fff7e0',
  side: '#f3ead2',
  shade: '#a9ada0',
  rear: '#cfcdb9',
  glass: '#2c4c4c',
  shine: '#b3c4bd',
  tyre: ink,
  hub: '#c3c8bd',
  lamp: '#fff7d0',
  tail: '#b0432f',
  plate: warm,
};
const busColours: BusColours = {
  side: '#d9a54a',
  shade: '#a9702f',
  stripe: '#8d3a2a',
  roof: '#f0cf8a',
  glass: '#2c4c4c',
  shine: '#9fb8b0',
  tyre: ink,
  hub: '#b9b9a8',
  lamp: '#fff7d0',
  load: ['#8d3a2a', '#3f7569', '#b3843c', '#6b5a4a'],
};

const tones = {
  far: { shade: '#4a8068', leaf: '#6b9c74', lit: '#a9bf83' },
  middle: { shade: '#2b6354', leaf: '#43805f', lit: '#8fb074' },
  near: { shade: ink, leaf: '#1d4d46', lit: '#4f8058' },
};

/** Khasi pines on the upper slopes, leafy woods below. */
function slopeWoods(): string {
  const pines = strewn(
    30,
    [1090, 1620],
    (x) => [404 - Math.max(0, x - 1100) * 0.1, 520 + (x - 1090) * 0.1],
    28,
    50,
  );
  const lower = strewn(
    60,
    [1110, 1620],
    (x) => [560 + (x - 1100) * 0.05, x < 1360 ? 610 + (x - 1100) * 0.2 : 800],
    37,
    60,
  );
  const shoulder = strewn(44, [330, 640], (x) => [552 - (x - 330) * 0.2, 560 - (x - 330) * 0.2], 15, 26);
  const valley = strewn(70, [-20, 430], (x) => [650 + Math.abs(x - 200) * 0.05, 720 - x * 0.06], 34, 52);
  const inner = strewn(80, [470, 760], (x) => [640 + (x - 480) * 0.02, 690 - (x - 480) * 0.02], 24, 42);
  const forest = [...pines]
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, size], index) =>
      pine(
        index,
        [x, y + 24],
        size * 2.9,
        { trunk: '#2c4a42', shade: index % 3 ? '#2f6a5a' : '#3b7862', lit: '#86aa78' },
        -1,
      ),
    );
  return (
    woods(1, shoulder, tones.far, -1) +
    forest.join('') +
    woods(2, [...lower, ...valley, ...inner], tones.middle, -1)
  );
}

/** A kerbed island with bushes in the crook of each bend. */
function crooks(): string {
  const islands =
    'M1084 692Q1140 676 1186 688Q1142 703 1084 695ZM636 573Q590 566 548 574Q586 584 636 577ZM950 507Q984 498 1008 503Q984 512 950 509Z';
  const bushes = reaches('1160 684 11, 1142 686 12, 1122 687 10, 566 571 9, 584 572 8, 990 501 6, 980 502 5');
  return shape(islands, '#3f7c64') + stroke(islands, light, 2.4) + woods(7, bushes, tones.middle, -1);
}

/** Scrub on the bank below the road. */
function verge(): string {
  const scrub = strewn(88, [180, 1260], (x) => [Math.max(985 - x * 0.1, 880), 1010], 37, 74);
  return woods(5, scrub, { shade: '#1c4a45', leaf: '#2d6653', lit: '#6f9c68' }, -1);
}

/** A vehicle set square on a road that rises by some degrees. */
const onSlope = (x: number, y: number, degrees: number, vehicle: string) =>
  group({ transform: `translate(${x} ${y}) rotate(${degrees})` }, vehicle);

export const scene: Scene = {
  name: 'jungle-road',
  alt: 'A highway climbs green hills in four hairpin bends, a cab on its lower stretch and a bus above, as light breaks through the rain clouds.',
  focus: [0.55, 0.58],
  draw() {
    return group(
      {},
      sky('jungle-road-sky', stops(`0 #86a3a0, 0.4 #c9d3c2, 0.8 #f3eccb, 1 ${light}`), 420),
      backdrop(),
      rain(),
      clouds(),
      hillside(),
      slopeWoods(),
      shafts(),
      road(),
      crooks(),
      onSlope(760, 646, 4.5, place(0, 0, 0.32, busSide(busColours))),
      onSlope(660, 788, -7.5, place(0, 0, [-0.58, 0.58], cabSide(cabColours, { load: '#8d3a2a' }))),
      birds(4, [420, 330], 5, 14, dark),
      crown({ seed: 92, centre: [1540, 880], size: [200, 150], tones: tones.near, light: [-1, -0.8] }),
      crown({ seed: 95, centre: [1330, 970], size: [150, 90], tones: tones.near, light: [-1, -0.8] }),
      pine(7, [50, 1080], 620, { trunk: ink, shade: ink, lit: '#2f6a58' }, 1),
      pine(8, [176, 1070], 430, { trunk: ink, shade: '#173f3f', lit: '#3a7862' }, 1),
      verge(),
      grass(5, [-20, 1010], [1620, 1010], 170, 62, ink, 0.1),
      grain(6, { x: 0, y: 0, width: 1600, height: 1000 }, 650, ink, 0.08),
    );
  },
};
