import { smooth } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import type { Tones } from '../kit/reef.ts';
import { group, type Point, point, shape, stroke } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';

/** Where a point of the hull lies on the sheet: `along` from bow to stern, `side` 1 near or -1 far, `up` from keel to rail. */
function hull(along: number, side: 1 | -1, up: number): Point {
  const beam = 175 * Math.sin(Math.min(1, 0.1 + along * 1.9) * (Math.PI / 2)) * (1 - 0.25 * along ** 3);
  const rail = 250 - 90 * Math.sin(along * Math.PI) + 20 * along;
  const bilge = Math.min(1, up / 0.45) * (Math.PI / 2);
  const wall = Math.max(0, (up - 0.45) / 0.55);
  const out = beam * (Math.sin(bilge) - 0.08 * wall ** 2) * side;
  const height = rail * (0.26 * (1 - Math.cos(bilge)) + 0.74 * wall);
  return [420 + along * 720 - out * 0.46, 812 + along * 66 + out * 0.24 - height];
}

const steps = (from: number, to: number, count = 10) =>
  Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count);

/** A strake: the planks between two heights along a stretch of one side. */
const strake = (side: 1 | -1, [from, to]: Point, [low, high]: Point, fill: string) =>
  shape(
    `M${[...steps(from, to).map((at) => hull(at, side, low)), ...steps(to, from).map((at) => hull(at, side, high))].map(point).join('L')}Z`,
    fill,
  );

const rib = (along: number, side: 1 | -1, [foot, top]: Point, colour: string, width: number, shift = 0) =>
  stroke(
    smooth(
      steps(foot, top, 9).map((up): Point => [hull(along, side, up)[0] + shift, hull(along, side, up)[1]]),
    ),
    colour,
    width,
    {
      'stroke-linecap': 'butt',
    },
  );

/** The sand that has buried the keel, lit along its crest. */
const sandDrift = ({ lit, body }: Pick<Tones, 'lit' | 'body'>) =>
  shape(
    'M300 900C350 830 400 800 450 812C540 826 620 836 760 846C900 856 1010 862 1080 860C1160 858 1240 880 1300 930L1290 960H290Z',
    body,
  ) +
  shape(
    'M300 900C350 830 400 800 450 812C540 826 620 836 760 846C900 856 1010 862 1080 860C1160 858 1240 880 1300 930C1180 892 1020 884 880 876C700 866 560 850 460 836C400 828 350 850 300 900Z',
    lit,
  );

/**
 * What is left of a wooden ship, bow to the left, her keel in the sand between x 300 and 1300 at y 850: the far side
 * still planked and dimmed by the water, the near one down to its ribs.
 */
export function wreck(iron: Tones, water: string, sand: Pick<Tones, 'lit' | 'body'>): string {
  const { between } = random(19);
  const far = mix(iron.shade, water, 0.32);
  const stations = steps(0.06, 0.97, 9);
  const tops = stations.map(() => between(0.66, 1));
  const gone = [1, 0.96, 0.86, 0.8, 0.94];
  return group(
    {},
    shape('M640 740L560 500L571 496L664 740Z', far),
    stroke('M562 512L650 738', iron.body, 2.4),
    strake(-1, [0.02, 0.98], [0, 0.58], far),
    strake(-1, [0.02, 0.46], [0.58, 0.8], far),
    stroke(
      [0.3, 0.45, 0.58].map((up) => smooth(steps(0.02, 0.98).map((at) => hull(at, -1, up)))).join(''),
      iron.shade,
      2.4,
    ),
    ...stations.map((at, index) => rib(at, -1, [0, tops[index] ?? 1], mix(iron.shade, water, 0.12), 9)),
    ...stations.flatMap((at, index) => {
      const top = gone[index % gone.length] ?? 1;
      return [
        rib(at, 1, [0.46, top], iron.shade, 16),
        rib(at, 1, [0.46, top - 0.01], iron.body, 8, -3),
        rib(at, 1, [0.46, top - 0.02], iron.lit, 2.6, -7),
      ];
    }),
    strake(1, [0, 1], [0, 0.5], iron.shade),
    strake(1, [0, 0.44], [0.5, 0.64], iron.shade),
    strake(1, [0, 0.24], [0.7, 0.82], iron.shade),
    strake(1, [0.62, 0.86], [0.5, 0.6], iron.shade),
    stroke(
      [0.36, 0.43, 0.5].map((up) => smooth(steps(0, 1).map((at) => hull(at, 1, up)))).join(''),
      iron.body,
      3,
    ),
    stroke(
      smooth(steps(0, 0.44).map((at) => hull(at, 1, 0.64))) +
        smooth(steps(0, 0.24).map((at) => hull(at, 1, 0.82))),
      iron.lit,
      2.6,
    ),
    shape('M432 832C398 776 378 690 372 556L388 552C398 680 424 752 470 818Z', iron.shade),
    stroke('M379 562C388 690 408 760 444 816', iron.lit, 3),
    sandDrift(sand),
  );
}
