import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import { circle, group, type Point, point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';

const p = palettes.night;
/** The one red of the night: warning lamps, tail lamps, a sari. */
export const beacon = '#e5533d';
export const horizon = 646;
const kerb = 806;

/** The town beyond the field: low blocks and their lamps. */
export function town(): string {
  const { between } = random(5);
  let blocks = '';
  let lamps = '';
  for (let x = 700; x < 1620; ) {
    const width = between(22, 64);
    const height = between(10, 42);
    blocks += `M${point([x, horizon])}v${(-height).toFixed(0)}h${width.toFixed(0)}v${height.toFixed(0)}z`;
    for (let lamp = 0; lamp < 3; lamp++) {
      lamps += `M${point([x + between(3, width - 6), horizon - between(5, height)])}h3v3h-3z`;
    }
    x += width;
  }
  return shape(blocks, p.deep) + shape(lamps, p.glow, { opacity: 0.85 });
}

/** A point on the field, by how near it is (0 is the far end, 1 the sheet's edge) and which side of the runway. */
const onRunway = (near: number, side: number): Point => {
  const depth = near ** 2.2;
  return [740 + depth * 940, horizon + 5 + depth * (88 + side * 52)];
};

/** The runway in perspective: edge lights, threshold bars and a dashed middle line. */
function runway(): string {
  const surface = polygon(
    [onRunway(0, -1), onRunway(1, -1), onRunway(1, 1), onRunway(0, 1)],
    mix(p.ink, p.deep, 0.25),
  );
  const steps = Array.from({ length: 26 }, (_, index) => 0.16 + index * 0.034);
  const lamps = steps.flatMap((near) =>
    [-1, 1].map((side) => {
      const [x, y] = onRunway(near, side);
      const size = 1.1 + near ** 2 * 4.4;
      return circle(x, y, size * 2.8, p.glow, { opacity: 0.2 }) + circle(x, y, size, p.light);
    }),
  );
  const dashes = steps
    .filter((_, index) => index % 2 === 0)
    .map((near) => {
      const wide = 0.035;
      return polygon(
        [
          onRunway(near, -wide),
          onRunway(near + 0.03, -wide),
          onRunway(near + 0.03, wide),
          onRunway(near, wide),
        ],
        p.haze,
      );
    });
  return surface + dashes.join('') + lamps.join('');
}

/** Blue lamps along the taxiway, in the grass this side of the runway. */
const taxiway = () =>
  Array.from({ length: 12 }, (_, index) => {
    const near = 0.3 + index * 0.06;
    const [x, y] = onRunway(near, 1.7);
    return circle(x - 40, y, 1.2 + near * 2.6, '#6fa3e8');
  }).join('');

export const field = () => rect(0, horizon, 1600, kerb - horizon, p.dark) + runway() + taxiway();

/** The control tower: a tapering shaft, a flared neck, the lit cabin and its masts. */
export function controlTower(x: number, top: number): string {
  const cabin: Point[] = [
    [x - 46, top + 34],
    [x + 46, top + 34],
    [x + 38, top + 68],
    [x - 38, top + 68],
  ];
  const mullions = [-30, -15, 0, 15, 30]
    .map((at) => `M${x + at * 1.2} ${top + 34}L${x + at} ${top + 68}`)
    .join('');
  return group(
    {},
    shape(`M${x - 17} ${top + 100}L${x - 25} 800H${x + 25}L${x + 17} ${top + 100}Z`, p.mid),
    shape(`M${x + 2} ${top + 100}L${x + 3} 800H${x + 25}L${x + 17} ${top + 100}Z`, p.deep),
    shape(
      `M${x - 17} ${top + 100}L${x - 25} 800H${x - 18}L${x - 12} ${top + 100}Z`,
      mix(p.haze, p.glow, 0.5),
    ),
    ...[150, 190, 230].map((down) => rect(x - 4, top + down, 8, 16, p.glow)),
    polygon(
      [
        [x - 40, top + 76],
        [x + 40, top + 76],
        [x + 17, top + 112],
        [x - 17, top + 112],
      ],
      p.deep,
    ),
    polygon(
      [
        [x - 40, top + 76],
        [x - 8, top + 76],
        [x - 6, top + 112],
        [x - 17, top + 112],
      ],
      p.mid,
    ),
    rect(x - 48, top + 68, 96, 9, p.haze),
    polygon(cabin, p.glow),
    polygon(
      [
        [x - 46, top + 34],
        [x - 4, top + 34],
        [x - 4, top + 68],
        [x - 38, top + 68],
      ],
      p.light,
    ),
    stroke(mullions, p.dark, 2.4),
    polygon(
      [
        [x - 52, top + 22],
        [x + 52, top + 22],
        [x + 48, top + 35],
        [x - 48, top + 35],
      ],
      p.haze,
    ),
    rect(x - 26, top + 12, 52, 10, p.mid),
    stroke(`M${x - 10} ${top + 12}V${top - 14}M${x + 10} ${top + 12}V${top - 26}`, p.haze, 2.6),
    circle(x + 10, top - 28, 9, beacon, { opacity: 0.35 }),
    circle(x + 10, top - 28, 4, beacon),
  );
}
