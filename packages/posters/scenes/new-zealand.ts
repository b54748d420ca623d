import { birds, cloud, grain, haze, sky } from '../kit/air.ts';
import { palettes } from '../kit/palettes.ts';
import { standing } from '../kit/people.ts';
import { grass } from '../kit/plants.ts';
import { points } from '../kit/points.ts';
import { random } from '../kit/random.ts';
import { cracks, flakes, peak, plane, tornThrough, within } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, type Point, point, polygon, rect, shape, sheet, tag } from '../kit/svg.ts';
import { ripples } from '../kit/water.ts';
import { tourBoat } from '../motifs/tour-boat.ts';
import { treeFern } from '../motifs/tree-fern.ts';

const tones = palettes.bhutan;
const shoreLine = 632;
const rock = { lit: '#93a3a3', face: '#5b7580', side: '#46606e', shade: '#344e5e', crack: '#263d4d' };
const nearRock = { lit: '#6d8484', face: '#3f5b66', side: '#324c58', shade: '#263f4c', crack: '#1a303d' };
const forest = { lit: '#5f8468', face: '#36614f', low: '#2d5549', shade: '#244a45' };

/** The mitre: a blade of rock that rises straight from the water, one face in the light, one in shade. */
function mitre(): string {
  const left = tornThrough(
    11,
    points('340,632 420,590 472,520 520,476 560,396 596,372 634,306 664,276 690,258'),
    5,
    4,
  );
  const right = tornThrough(21, points('690,258 712,286 744,362 790,424 816,506 862,570 910,632'), 5, 4);
  const outline = [...left, ...right];
  const spine = tornThrough(31, points('690,258 700,330 676,400 716,476 700,540 744,632'), 8, 4);
  const shadeSide = [...spine].reverse();
  return within(
    'new-zealand-mitre',
    outline,
    polygon(outline, rock.face),
    polygon([...left, ...spine], rock.lit),
    polygon([...right, [910, shoreLine], ...shadeSide], rock.shade),
    gullies(),
    cracks(41, { x: 520, y: 370, width: 300, height: 110 }, 7, rock.shade),
    snowCap(),
    forestHem(45, [320, 960], 522),
  );
}

/** Gullies down both faces, by hand so that they follow the rock. */
function gullies(): string {
  const onLight =
    'M664 290L640 360L612 392L600 452L570 500L552 570L590 520L624 462L634 404L660 366ZM600 372L566 420L540 468L506 560L548 500L576 446ZM690 330L668 420L640 476L628 560L664 500L684 440ZM520 450L486 506L448 560L500 520Z';
  const onShade =
    'M706 300L728 372L722 420L752 500L746 420L744 380ZM742 372L776 440L800 520L790 440ZM722 450L748 540L772 590L764 520ZM806 450L836 520L872 580L848 510Z';
  return shape(onLight, rock.face) + shape(onShade, rock.side);
}

function snowCap(): string {
  const lit = 'M690 258L664 272L640 296L628 322L648 316L642 344L664 318L668 350L684 316L692 334L696 300Z';
  const shade = 'M690 258L716 290L738 332L720 318L722 342L706 312L702 336L694 300Z';
  return shape(lit, '#fff4e2') + shape(shade, '#b4c6d4');
}

/** The forest that climbs from the water's edge: three tiers of round crowns, darkest at the water. */
function forestHem(seed: number, [from, to]: readonly [number, number], top: number): string {
  const { between } = random(seed);
  const tier = (lift: number, fill: string, size: number) => {
    let d = `M${point([from, shoreLine])}`;
    let x = from;
    while (x < to) {
      const step = between(size * 0.6, size * 1.3);
      const edge = top + lift + Math.sin(x * 0.017 + seed) * 22 + Math.sin(x * 0.05) * 9;
      d += `L${point([x, edge])}q${point([step * 0.1, -step * 0.8])} ${point([step * 0.5, -step * 0.75])}q${point([step * 0.4, 0])} ${point([step * 0.5, step * 0.75])}`;
      x += step;
    }
    return shape(`${d}L${point([x, shoreLine])}Z`, fill);
  };
  return (
    tier(44, forest.lit, 20) +
    tier(52, forest.face, 18) +
    tier(74, forest.low, 20) +
    tier(92, forest.shade, 18)
  );
}

/** The wall on the right with its hanging valley and the fall that drops from it. */
function rightWall(): string {
  const edge = tornThrough(
    51,
    points(
      '1060,632 1092,540 1150,430 1196,392 1230,300 1296,262 1330,316 1380,330 1440,240 1530,170 1640,120',
    ),
    8,
    4,
  );
  const outline: Point[] = [...edge, [1640, shoreLine]];
  return within(
    'new-zealand-wall',
    outline,
    polygon(outline, nearRock.face),
    plane(61, points('1290,240 1180,632 1350,300 1330,632'), nearRock.shade),
    plane(63, points('1210,280 1060,632 1290,250 1190,632'), nearRock.lit),
    plane(65, points('1500,160 1470,632 1660,100 1660,632'), nearRock.shade),
    flakes(67, { x: 1100, y: 260, width: 500, height: 320 }, 30, nearRock),
    cracks(69, { x: 1120, y: 260, width: 480, height: 200 }, 12, nearRock.crack),
    forestHem(71, [1050, 1640], 520),
    fall(),
    spray(),
  );
}

function fall(): string {
  return (
    shape(
      'M1342 318C1346 330 1350 360 1346 400C1344 460 1352 500 1350 640H1376C1370 560 1368 480 1364 420C1362 372 1362 340 1356 318Z',
      '#eaf2f3',
    ) + shape('M1352 350C1356 420 1358 500 1362 620C1354 520 1350 440 1352 350Z', tones.mid)
  );
}

const spray = () =>
  shape(
    'M1326 634C1330 622 1342 618 1350 622C1358 612 1376 614 1382 622C1392 622 1398 630 1400 634Z',
    '#eaf2f3',
    {
      opacity: 0.85,
    },
  );

function leftWall(): string {
  const edge = tornThrough(81, points('-20,250 60,330 110,352 180,470 240,520 290,590 340,632'), 8, 4);
  const outline: Point[] = [...edge, [-20, shoreLine]];
  return within(
    'new-zealand-left',
    outline,
    polygon(outline, nearRock.side),
    flakes(83, { x: -20, y: 330, width: 260, height: 240 }, 14, { ...nearRock, lit: nearRock.face }),
    cracks(85, { x: -20, y: 340, width: 260, height: 150 }, 5, nearRock.crack),
    forestHem(87, [-20, 350], 520),
  );
}

function farPeaks(): string {
  const snow = { lit: '#f6e9d6', shade: '#a3b8c6', flutes: 6 };
  return (
    peak({
      seed: 4,
      summit: [950, 420],
      left: [790, 640],
      right: [1110, 640],
      lit: '#c6cfd0',
      shade: '#93a9b8',
      flutes: 5,
    }) +
    peak({ seed: 14, summit: [1070, 384], left: [900, 640], right: [1250, 640], ...snow }) +
    peak({ seed: 24, summit: [420, 400], left: [240, 640], right: [600, 640], ...snow }) +
    haze('new-zealand-haze', 420, shoreLine, tones.light, 0.85)
  );
}

/** Everything above the waterline once upright and once mirrored, darkened by the depth below. */
function fiord(): string {
  const depth = linear(
    'new-zealand-depth',
    [0, shoreLine],
    [0, sheet.height],
    [
      [0, '#123742', 0.25],
      [0.35, '#123742', 0.6],
      [1, '#0c2833', 0.96],
    ],
  );
  const mirror = { href: '#new-zealand-land', transform: `translate(0 ${shoreLine * 2}) scale(1 -1)` };
  return (
    group({ id: 'new-zealand-land' }, farPeaks(), mitre(), leftWall(), rightWall()) +
    tag(
      'clipPath',
      { id: 'new-zealand-water' },
      rect(0, shoreLine, sheet.width, sheet.height - shoreLine, '#000'),
    ) +
    group(
      { 'clip-path': 'url(#new-zealand-water)' },
      rect(0, shoreLine, sheet.width, 400, '#d9dcd2'),
      tag('use', mirror),
    ) +
    depth.definition +
    rect(0, shoreLine, sheet.width, sheet.height - shoreLine, depth.fill) +
    rect(0, shoreLine - 0.8, sheet.width, 1.8, tones.light, { opacity: 0.4 }) +
    ripples(91, { x: 0, y: shoreLine + 14, width: sheet.width, height: 300 }, 70, tones.light, 0.16) +
    ripples(92, { x: 0, y: shoreLine + 30, width: sheet.width, height: 320 }, 70, '#0c2833', 0.4)
  );
}

/** The near shore: boulders, grass, ferns on both sides and a person who looks out. */
function foreground(): string {
  const leaf = {
    trunk: '#2a2a2c',
    trunkLit: '#5d5348',
    back: '#5f8a80',
    leaf: '#2c6354',
    lit: '#6f9a62',
    rib: '#173f3d',
  };
  const nearLeaf = { ...leaf, back: '#466f6a', leaf: '#1d4a45', lit: '#4c7d58' };
  const shore = tornThrough(101, points('-20,880 180,868 380,902 520,950 640,1020'), 8);
  const farShore = tornThrough(111, points('1120,1020 1240,946 1400,900 1640,880'), 8);
  return group(
    {},
    polygon([...shore, [-20, 1020]], '#16343c'),
    polygon([...shore, ...[...shore].reverse().map(([x, y]): Point => [x, y + 9])], '#5d6f68'),
    polygon([...farShore, [1640, 1020]], '#16343c'),
    polygon([...farShore, ...[...farShore].reverse().map(([x, y]): Point => [x, y + 9])], '#5d6f68'),
    treeFern(121, [290, 906], 170, 170, leaf, 0.1),
    treeFern(122, [96, 960], 330, 250, nearLeaf, 0.1),
    treeFern(123, [1546, 960], 250, 210, nearLeaf, -0.06),
    standing(
      [420, 926],
      92,
      { coat: '#d98a2b', coatShade: '#8a5324', legs: '#2b3640', skin: '#c99a72', hair: '#3a2a22' },
      { turned: true, shadow: '#0c2833' },
    ),
    grass(141, [-10, 1000], [560, 1008], 110, 50, '#0d2a30'),
    grass(142, [1160, 1010], [1610, 1000], 90, 50, '#0d2a30'),
  );
}

export const scene: Scene = {
  name: 'new-zealand',
  alt: 'A steep mitre-shaped peak rises from the dark water of a fiord in New Zealand and is mirrored in it, with a waterfall, a small tour boat and tree ferns.',
  focus: [0.5, 0.5],
  draw() {
    return [
      sky(
        'new-zealand-sky',
        [
          [0, '#6f9fbb'],
          [0.5, '#cfdcdc'],
          [0.85, '#f7dcb4'],
          [1, '#f6cd98'],
        ],
        600,
      ),
      cloud(151, [860, 200], 330, 34, tones.light, 0.75),
      cloud(152, [150, 190], 260, 28, tones.light, 0.65),
      fiord(),
      birds(153, [880, 320], 5, 12, rock.shade),
      tourBoat([900, 716], 1, tones.light),
      foreground(),
      grain(159, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    ].join('');
  },
};
