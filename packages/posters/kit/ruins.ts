import { stone } from './delhi.ts';
import { archPath } from './mughal.ts';
import { palettes } from './palettes.ts';
import { group, type Point, point, polygon, rect, shape, stroke } from './svg.ts';
import { mix } from './tone.ts';

const p = palettes.delhi;

const screenFoot = 812;
const screenTop =
  'M96 812V640L112 634L120 604L142 598L206 600L232 590L262 592L270 520L288 512L300 486L340 480L402 478L456 482L468 506L488 512L492 588L540 594L590 590L604 610L632 616L640 664L660 670L664 812Z';

/** The three arches of the screen: middle, width, height. */
const screenArches = [
  [182, 84, 168],
  [380, 138, 286],
  [574, 84, 168],
] as const;

const opening = ([x, width, height]: (typeof screenArches)[number]) =>
  archPath(x, screenFoot, width, height, width * 0.8);

const pierced = (fill: string, opacity?: number) =>
  shape(screenTop + screenArches.map(opening).join(''), fill, { 'fill-rule': 'evenodd', opacity });

/** The great screen left of the tower: a broken wall, the thickness of its arches in shade, mouldings round them. */
export function screen(): string {
  const reveals = screenArches.map(([x, width, height]) =>
    shape(
      archPath(x, screenFoot, width, height, width * 0.8) +
        archPath(x + width * 0.14, screenFoot, width * 0.84, height * 0.965, width * 0.72),
      stone.deep,
      { 'fill-rule': 'evenodd' },
    ),
  );
  const moulding = (grow: number, colour: string, thick: number) =>
    screenArches.map(([x, width, height]) =>
      stroke(
        archPath(x, screenFoot, width + grow, height + grow * 0.84, width * 0.86).replace('Z', ''),
        colour,
        thick,
      ),
    );
  return group(
    {},
    ...reveals,
    pierced(stone.mid),
    ...moulding(16, stone.lit, 4),
    ...moulding(32, stone.shade, 3),
    shape('M96 812V640L112 634L108 812ZM262 592L270 520L288 512L284 594Z', stone.lit),
    shape('M640 664L660 670L664 812H642Z', stone.shade),
    stroke('M142 608H262M496 608H590M296 494H462', stone.lit, 3),
    stroke('M142 613H262M496 613H590M296 499H462', stone.shade, 3),
  );
}

/** The screen's shade on the ground, with the light that falls through its arches. */
export function screenShadow([along, down]: Point): string {
  const matrix = [1, 0, -along, -down, along * screenFoot, screenFoot * (1 + down)];
  return group({ transform: `matrix(${matrix.join(' ')})` }, pierced(p.dark, 0.4));
}

/** The iron pillar of the court: a tapering shaft with a bell capital, on a low stone step. */
export function ironPillar([x, y]: Point, height: number): string {
  const at = (dx: number, up: number) => point([x + dx, y - height * up]);
  const iron = mix(p.ink, p.dark, 0.5);
  return group(
    {},
    shape(`M${x - 8} ${y + 2}H${x + 22}L${x + height * 1.6} ${y + height * 0.36}Z`, p.dark, { opacity: 0.4 }),
    rect(x - 24, y - 8, 48, 10, stone.mid),
    rect(x - 24, y - 8, 48, 3, stone.lit),
    shape(`M${at(-7, 0.05)}L${at(-4.5, 0.82)}H${(x + 4.5).toFixed(1)}L${at(7, 0.05)}Z`, iron),
    shape(`M${at(-7, 0.05)}L${at(-4.5, 0.82)}H${(x - 2).toFixed(1)}L${at(-3.5, 0.05)}Z`, p.haze),
    shape(
      `M${at(-4.5, 0.82)}Q${at(-9, 0.86)} ${at(-8, 0.89)}H${(x + 8).toFixed(1)}Q${at(9, 0.86)} ${at(4.5, 0.82)}Z`,
      iron,
    ),
    rect(x - 4, y - height * 0.96, 8, height * 0.16, iron),
    shape(
      `M${at(-6, 0.9)}H${(x + 6).toFixed(1)}V${(y - height * 0.93).toFixed(1)}H${(x - 6).toFixed(1)}ZM${at(-8, 0.94)}H${(x + 8).toFixed(1)}L${at(6, 1)}H${(x - 6).toFixed(1)}Z`,
      iron,
    ),
  );
}

/** The colonnade on the right: square pillars with brackets under a flat lintel, part of it fallen. */
export function colonnade(): string {
  const pillars = [1040, 1104, 1168, 1232, 1296, 1360, 1424];
  const base = 818;
  const drawn = pillars.map((x, index) => {
    const top = index === 6 ? 742 : 700;
    return group(
      {},
      rect(x - 9, top, 18, base - top, stone.mid),
      rect(x - 9, top, 7, base - top, stone.lit),
      rect(x + 4, top, 5, base - top, stone.shade),
      rect(x - 12, base - 14, 24, 14, stone.mid),
      rect(x - 11, 760, 22, 6, stone.lit),
      index === 6
        ? ''
        : polygon(
            [
              [x - 22, 690],
              [x + 22, 690],
              [x + 11, 708],
              [x - 11, 708],
            ],
            stone.shade,
          ),
    );
  });
  return group(
    {},
    ...drawn,
    polygon(
      [
        [1010, 692],
        [1010, 664],
        [1190, 664],
        [1196, 656],
        [1262, 660],
        [1330, 672],
        [1334, 692],
      ],
      stone.mid,
    ),
    polygon(
      [
        [1010, 672],
        [1334, 676],
        [1334, 692],
        [1010, 692],
      ],
      stone.shade,
    ),
    polygon(
      [
        [1010, 664],
        [1190, 664],
        [1190, 669],
        [1010, 669],
      ],
      stone.lit,
    ),
  );
}

/** Blocks fallen from the walls. */
export const blocks = () =>
  (
    [
      [706, 838, 1],
      [752, 846, 0.7],
      [1010, 836, 1.1],
      [96, 842, 1.2],
      [1466, 836, 1.3],
    ] as const
  )
    .map(
      ([x, y, size]) =>
        polygon(
          [
            [x, y],
            [x + 46 * size, y],
            [x + 92 * size, y + 14],
            [x + 40 * size, y + 14],
          ],
          p.dark,
          { opacity: 0.4 },
        ) +
        rect(x - 26 * size, y - 22 * size, 52 * size, 24 * size, stone.mid) +
        rect(x - 26 * size, y - 22 * size, 52 * size, 7 * size, stone.lit) +
        rect(x + 10 * size, y - 15 * size, 16 * size, 17 * size, stone.shade),
    )
    .join('');
