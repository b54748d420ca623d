import { smooth } from '../kit/curves.ts';
import { points } from '../kit/notation.ts';
import { farPines } from '../kit/pines.ts';
import { random } from '../kit/random.ts';
import { group, type Point, point, shape } from '../kit/svg.ts';

type Wooded = { body: string; shade: string; pine: string; pineLit: string; sand: string; mirror: string };

type Tongue = {
  seed: number;
  /** The crest of the land from left to right; its two ends lie on the water. */
  crest: readonly Point[];
  /** The shoreline from the right end of the crest back to its left end, nearer to us. */
  shore: readonly Point[];
  tones: Wooded;
  pines: number;
  /** How tall its pines stand. */
  tall: number;
};

const joined = (first: readonly Point[], second: readonly Point[]) =>
  `${smooth(first)}${smooth(second).replace('M', 'L')}Z`;

/** The crest's height at some place, along straight lines. */
function heightOn(line: readonly Point[], x: number): number | undefined {
  const after = line.findIndex(([at]) => at >= x);
  const [from, to] = [line[after - 1], line[after]];
  if (!from || !to) return undefined;
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1);
}

/** The pines of one tongue, strewn between crest and shore, the farther first. */
function stand({ seed, crest, shore, tones, pines, tall }: Tongue): string {
  const { between } = random(seed);
  const [left, right] = [crest[0]?.[0] ?? 0, crest.at(-1)?.[0] ?? 0];
  const near = [...shore].reverse();
  const spots: [number, number, number][] = [];
  for (let tries = 0; spots.length < pines && tries < pines * 4; tries++) {
    const x = between(left, right);
    const [top, foot] = [heightOn(crest, x), heightOn(near, x)];
    if (top === undefined || foot === undefined || foot - top < tall * 0.16) continue;
    const share = between(0, 1) ** 1.2;
    spots.push([
      x,
      top + 3 + (foot - top - tall * 0.1) * share * 0.86,
      tall * between(0.7, 1.2) * (0.86 + share * 0.3),
    ]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  return farPines(spots, tones.pine, tones.pineLit);
}

/** The reflection in the still water: the tongue upside down below its shore, broken towards its end. */
function mirrored({ crest, shore, tones }: Tongue): string {
  const near = [...shore].reverse();
  const below = crest.map(([x, y]): Point => {
    const foot = heightOn(near, x) ?? y;
    return [x, foot + (foot - y) * 0.9 + 16];
  });
  const half = below.map(([x, y]): Point => [x, y + ((heightOn(near, x) ?? y) - y) * 0.55]);
  return (
    shape(joined(near, [...below].reverse()), tones.mirror, { opacity: 0.3 }) +
    shape(joined(near, [...half].reverse()), tones.mirror, { opacity: 0.45 })
  );
}

/** A tongue or island of pine-covered land in the lake, lit from the left: sandy hem, slope, shaded fall, trees. */
function tongue(land: Tongue): string {
  const { crest, shore, tones } = land;
  const hem = shore.map(([x, y]): Point => [x, y + 5]);
  const turn = Math.floor(crest.length * 0.55);
  const fall = crest.slice(turn);
  const [top, end]: [Point, Point] = [fall[0] ?? [0, 0], fall.at(-1) ?? [0, 0]];
  const foot: Point = [
    top[0] + (end[0] - top[0]) * 0.16,
    (heightOn([...shore].reverse(), top[0] + (end[0] - top[0]) * 0.16) ?? end[1]) - 1,
  ];
  return group(
    {},
    mirrored(land),
    shape(joined(crest, hem), tones.sand),
    shape(joined(crest, shore), tones.body),
    shape(
      `${smooth(fall)}L${point(foot)}Q${point([top[0] - 10, (top[1] + foot[1]) / 2])} ${point(top)}Z`,
      tones.shade,
    ),
    stand(land),
  );
}

const far: Wooded = {
  body: '#5f9284',
  shade: '#4a8074',
  pine: '#4a7f74',
  pineLit: '#86ab84',
  sand: '#e3cfa0',
  mirror: '#3f8088',
};
const middle: Wooded = {
  body: '#3a7565',
  shade: '#2c655c',
  pine: '#2c655c',
  pineLit: '#7fa870',
  sand: '#e0bd84',
  mirror: '#205f6e',
};
const near: Wooded = {
  body: '#235a50',
  shade: '#1b4c48',
  pine: '#1b4c48',
  pineLit: '#669a66',
  sand: '#d9a868',
  mirror: '#12495c',
};

/** Each tongue's crest and shore, its tones, how many pines it bears and how tall; the farthest first. */
const tongues: readonly (readonly [crest: string, shore: string, Wooded, number, number])[] = [
  [
    '-20 412, 140 404, 330 398, 520 410, 640 434',
    '640 434, 500 442, 300 446, 120 442, -20 448',
    far,
    150,
    24,
  ],
  [
    '900 438, 1040 408, 1220 388, 1420 392, 1620 376',
    '1620 470, 1400 462, 1220 448, 1040 450, 900 438',
    far,
    170,
    26,
  ],
  [
    '560 478, 630 452, 710 440, 790 452, 850 480',
    '850 480, 780 490, 700 493, 620 489, 560 478',
    middle,
    90,
    34,
  ],
  [
    '-20 470, 100 452, 240 462, 350 492, 440 524',
    '440 524, 330 536, 200 542, 80 556, -20 560',
    middle,
    170,
    40,
  ],
  [
    '1010 556, 1120 510, 1280 474, 1450 456, 1620 440',
    '1620 600, 1440 586, 1280 568, 1120 570, 1010 556',
    middle,
    240,
    44,
  ],
  [
    '470 610, 560 562, 680 536, 800 552, 880 584, 930 616',
    '930 616, 850 634, 720 642, 590 634, 470 610',
    near,
    190,
    56,
  ],
];

/** Umiam's islands and headlands, with the arms of the lake between them. */
export const umiamShores = (): string =>
  tongues
    .map(([crest, shore, tones, pines, tall], index) =>
      tongue({ seed: index * 2 + 3, crest: points(crest), shore: points(shore), tones, pines, tall }),
    )
    .join('');
