import { group, type Point, place, point, shape, stroke } from '../kit/svg.ts';
import { castShadow, disc, steam, tilt } from '../kit/tableware.ts';

const bamboo = {
  lit: '#f6dca0',
  body: '#d9b06a',
  shade: '#a87a48',
  rim: '#e9c686',
  inside: '#8a6038',
  insideLit: '#c2965a',
};

/** A momo, 100 wide: a round of dough gathered into pleats at the crown, lit from the left. */
function momo(): string {
  return group(
    {},
    shape('M-40 14Q0 42 62 26Q58 2 40 -6Z', '#6b4526', { opacity: 0.5 }),
    shape('M-50 6C-50 -28 -22 -46 0 -48C24 -46 50 -26 50 8Q40 34 0 34T-50 6Z', '#f7ead0'),
    shape('M6 -48C28 -44 50 -26 50 8Q40 34 0 34Q-10 34 -18 33Q36 22 6 -48Z', '#d9bf98'),
    shape('M-42 0Q-38 -26 -14 -36Q-28 -18 -30 8Q-40 10 -42 0Z', '#fffaee'),
    stroke(
      'M-4 -42Q-26 -28 -34 -2M-1 -42Q-12 -22 -14 10M4 -42Q10 -20 8 12M6 -42Q26 -26 32 2M8 -43Q36 -30 44 -8',
      '#b8966c',
      2.6,
    ),
    shape('M-10 -44Q-6 -56 2 -54Q12 -54 10 -44Q0 -36 -10 -44Z', '#e6d0a8'),
    shape('M-10 -44Q-6 -56 2 -54Q0 -46 -2 -40Q-8 -40 -10 -44Z', '#fffaee'),
  );
}

/** One hoop of a bamboo steamer: a straight wall with a bound seam. */
function hoop([x, y]: Point, rx: number, depth: number): string {
  const wall = `M${point([x - rx, y])}V${y + depth}A${rx} ${(rx * tilt).toFixed(1)} 0 0 0 ${x + rx} ${y + depth}V${y}Z`;
  const shade = `M${point([x + rx * 0.3, y + rx * tilt * 0.95])}V${(y + depth + rx * tilt * 0.95).toFixed(1)}A${rx} ${(rx * tilt).toFixed(1)} 0 0 0 ${x + rx} ${y + depth}V${y}Z`;
  const band = (drop: number) =>
    stroke(
      `M${x - rx} ${y + drop}A${rx} ${(rx * tilt).toFixed(1)} 0 0 0 ${x + rx} ${y + drop}`,
      '#7a5230',
      3.5,
    );
  return group(
    {},
    shape(wall, bamboo.body),
    shape(
      `M${point([x - rx, y])}V${y + depth}Q${point([x - rx * 0.96, y + depth + rx * 0.2])} ${point([x - rx * 0.78, y + depth + rx * tilt * 0.62])}V${(y + rx * tilt * 0.62).toFixed(1)}Z`,
      bamboo.lit,
    ),
    shape(shade, bamboo.shade),
    band(depth * 0.34),
    band(depth * 0.96),
    ...[0, 1, 2].map((tie) =>
      stroke(`M${x - 70 + tie * 16} ${y + rx * tilt * 0.97 + 4}v${depth - 10}`, '#6e4526', 5),
    ),
  );
}

/** A two-tier bamboo steamer without its lid, full of momos: a ring of eight round three. */
export function momoSteamer(at: Point, rx: number, shadow: string, vapour: string): string {
  const [x, y] = at;
  const slats = Array.from({ length: 17 }, (_, index) => {
    const across = -1 + (index + 1) / 9;
    const half = Math.sqrt(1 - across ** 2) * rx * 0.9;
    return `M${point([x + across * rx * 0.92, y - half * tilt])}V${(y + half * tilt).toFixed(1)}`;
  }).join('');
  const ring = (count: number, reach: number, start: number) =>
    Array.from({ length: count }, (_, index): Point => {
      const turn = start + (index / count) * Math.PI * 2;
      return [x + Math.cos(turn) * reach, y - 6 + Math.sin(turn) * reach * tilt];
    });
  const spots = [...ring(8, 196, 0.3), ...ring(3, 74, 0.5)].sort((a, b) => a[1] - b[1]);
  return group(
    {},
    castShadow([x, y + 150], rx, 120, shadow),
    hoop([x, y + 76], rx, 76),
    hoop([x, y], rx, 70),
    disc(at, rx, bamboo.rim),
    disc(at, rx * 0.94, bamboo.inside),
    stroke(slats, bamboo.body, 17),
    shape(
      `M${x - 40} ${y - rx * 0.94 * tilt}A${rx * 0.94} ${(rx * 0.94 * tilt).toFixed(1)} 0 0 0 ${x - 200} ${y + 114}Q${x - 250} ${y - 40} ${x - 40} ${y - rx * 0.94 * tilt}Z`,
      '#6e4526',
      { opacity: 0.55 },
    ),
    ...spots.map(([mx, my]) => place(mx, my, 1.16, momo())),
    steam([x - 120, y - 60], 300, 44, vapour, 0.5),
    steam([x + 20, y - 90], 340, -40, vapour, 0.42),
    steam([x + 140, y - 50], 270, 36, vapour, 0.45),
  );
}
