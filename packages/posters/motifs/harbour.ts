import { palettes } from '../kit/palettes.ts';
import { group, place, polygon, rect, shape, stroke } from '../kit/svg.ts';

const { ink } = palettes.sea;

/** The harbour left behind: godowns and a domed customs house over its arcade, all in the evening haze. */
export function harbour(horizon: number): string {
  const tone = '#8f7278';
  const dome = (x: number, y: number, r: number) =>
    `M${x - r} ${y}C${x - r * 1.1} ${y - r} ${x - r * 0.3} ${y - r * 1.1} ${x} ${y - r * 1.7}C${x + r * 0.3} ${y - r * 1.1} ${x + r * 1.1} ${y - r} ${x + r} ${y}Z`;
  const block = (x: number, width: number, height: number) =>
    `M${x} ${horizon}v${-height}h${width}v${height}Z`;
  const gable = (x: number, width: number, height: number) =>
    `M${x} ${horizon}v${-height}l${width / 2} -10l${width / 2} 10v${height}Z`;
  const arches = Array.from(
    { length: 9 },
    (_, arch) => `M${1134 + arch * 12} ${horizon - 4}v-12a3.5 3.5 0 0 1 7 0v12Z`,
  );
  return group(
    {},
    shape(
      [
        gable(1040, 60, 20),
        block(1098, 26, 34),
        block(1126, 116, 32),
        block(1166, 36, 46),
        dome(1184, horizon - 46, 17),
        dome(1134, horizon - 32, 8),
        dome(1234, horizon - 32, 8),
        gable(1246, 34, 18),
        gable(1280, 34, 18),
        gable(1314, 34, 18),
        block(1354, 6, 58),
        block(1366, 130, 8),
      ].join(''),
      tone,
    ),
    shape(arches.join(''), '#ffe3a3'),
  );
}

/** The tower: white courses with two red bands, gallery, lantern and dome; the sun is to its right. */
export function lighthouse(): string {
  const band = (low: number, high: number, fill: string, side: 0 | 1) => {
    const half = (y: number) => 34 - (y / 240) * 14;
    const from = (y: number) => (side ? half(y) * 0.1 : -half(y));
    return polygon(
      [
        [from(low), -low],
        [half(low), -low],
        [half(high), -high],
        [from(high), -high],
      ],
      fill,
    );
  };
  const courses: readonly (readonly [number, number, string, string])[] = [
    [0, 62, '#b9a9a4', '#ffe9c6'],
    [62, 112, '#8a3f45', '#e2714f'],
    [112, 162, '#b9a9a4', '#ffe9c6'],
    [162, 206, '#8a3f45', '#e2714f'],
    [206, 240, '#b9a9a4', '#ffe9c6'],
  ];
  const windows = [36, 134, 222].map((y) => rect(-8, -y - 12, 8, 15, ink)).join('');
  return group(
    {},
    courses.map(([low, high, shade, lit]) => band(low, high, shade, 0) + band(low, high, lit, 1)).join(''),
    windows,
    rect(-30, -250, 60, 10, '#5b5260'),
    rect(4, -250, 26, 10, '#d9a07a'),
    stroke('M-28 -250V-264H28V-250M-14 -250V-264M0 -250V-264M14 -250V-264', '#3a4a63', 2),
    rect(-16, -286, 32, 36, '#fff0c0'),
    stroke('M-16 -286V-250M-5 -286V-250M6 -286V-250M16 -286V-250', '#3a4a63', 2.4),
    shape('M-20 -286C-18 -304 -6 -312 0 -318C6 -312 18 -304 20 -286Z', '#8a3f45'),
    shape('M2 -286C6 -298 4 -308 0 -318C6 -312 18 -304 20 -286Z', '#e2714f'),
  );
}

/** A channel buoy: a ringed float, a cage and its lamp, lit from the right. */
export function buoy(): string {
  return place(
    980,
    770,
    0.9,
    shape('M-46 6Q0 -8 46 6Q0 22 -46 6Z', '#0d3346', { opacity: 0.7 }),
    shape('M-30 -18L30 -18L24 6Q0 14 -24 6Z', '#8a3f45'),
    shape('M6 -18L30 -18L24 6Q16 10 6 10Z', '#e2714f'),
    stroke(
      'M-20 -18L-8 -64M20 -18L8 -64M-16 -34L16 -34M-12 -50L12 -50M-16 -34L12 -50M16 -34L-12 -50',
      '#3a3145',
      3.4,
    ),
    rect(-11, -70, 22, 7, '#8a3f45'),
    rect(-6, -82, 12, 12, '#fff0c0'),
    stroke('M-34 8Q0 18 34 7', '#f6dcc0', 2.4),
  );
}

/** The end of a stone quay in the near corner, with bollards, a rope and baskets; its top catches the evening. */
export function quay(): string {
  const joints = [60, 170, 290, 400, 500].map((x) => `M${x} ${938 + x * 0.1}l-6 ${30 + x * 0.01}`).join('');
  const lower = [10, 120, 230, 345, 450].map((x) => `M${x} ${970 + x * 0.1}l-4 40`).join('');
  const bollard = (x: number, y: number) =>
    place(
      x,
      y,
      1,
      shape('M-17 4Q0 10 17 4L13 -26Q22 -30 20 -38Q0 -48 -20 -38Q-22 -30 -13 -26Z', '#1d2433'),
      shape('M6 7Q12 6 17 4L13 -26Q22 -30 20 -38Q14 -42 6 -44Z', '#c47a5c'),
    );
  const basket = (x: number, y: number, size: number) =>
    place(
      x,
      y,
      size,
      shape('M-30 -26L30 -26L22 8Q0 14 -22 8Z', '#5d4440'),
      shape('M8 -26L30 -26L22 8Q16 10 10 11Z', '#d9956a'),
      stroke('M-27 -14Q0 -8 27 -14M-25 -3Q0 4 25 -3', '#2c2636', 2.4),
      shape('M-32 -26Q0 -46 32 -26Q0 -18 -32 -26Z', '#8f7278'),
    );
  return group(
    {},
    shape('M-20 892L470 930L560 968L-20 936Z', '#b9806a'),
    shape('M-20 892L470 930L486 937L-20 900Z', '#f3b98a'),
    shape('M-20 936L560 968L540 1020L-20 1020Z', '#2f3247'),
    stroke(`M-20 968L548 998${joints}${lower}`, '#1b2337', 3),
    bollard(90, 924),
    bollard(420, 948),
    basket(196, 926, 0.9),
    basket(252, 934, 0.7),
    stroke('M90 918C180 962 330 966 420 944', '#e8c79a', 4),
  );
}
