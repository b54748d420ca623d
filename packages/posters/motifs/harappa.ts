import { palettes } from '../kit/palettes.ts';
import { group, type Point, polygon, rect, shape, stroke, tag } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';

const p = palettes.delhi;
const clay = { lit: '#f0a26a', mid: '#c8683e', shade: '#8d3f2d', paint: '#2c1a22' };

/** The outline of the jar, 150 tall, narrow foot, high shoulder, flaring lip. */
const jarBody =
  'M-22 0C-30 -14 -58 -46 -58 -84C-58 -116 -36 -128 -24 -132L-20 -140L-34 -150H34L20 -140L24 -132C36 -128 58 -116 58 -84C58 -46 30 -14 22 0Z';

/** A painted storage jar of the Indus cities: red ware with black bands, linked circles and fig leaves. */
export function harappanJar(id: string): string {
  const circles = [-45, -30, -15, 0, 15, 30, 45]
    .map((x) => `M${x - 13} -92a13 13 0 1 0 26 0a13 13 0 1 0 -26 0`)
    .join('');
  const leaf = (x: number) =>
    `M${x} -40C${x - 15} -50 ${x - 12} -66 ${x} -68C${x + 12} -66 ${x + 15} -50 ${x} -40Z`;
  return group(
    {},
    tag('ellipse', { cx: 14, cy: 1, rx: 52, ry: 6, fill: p.ink, opacity: 0.45 }),
    tag('clipPath', { id }, shape(jarBody, '#fff')),
    group(
      { 'clip-path': `url(#${id})` },
      shape(jarBody, clay.mid),
      shape('M-60 -150H-18C-38 -110 -38 -50 -14 0H-60Z', clay.lit),
      shape('M20 -150H60V0H10C36 -50 40 -110 20 -150Z', clay.shade),
      shape('M-60 -118H60V-112H-60ZM-60 -76H60V-71H-60ZM-60 -36H60V-31H-60ZM-60 -26H60V-23H-60Z', clay.paint),
      stroke(circles, clay.paint, 2.6),
      shape([-34, 0, 34].map(leaf).join(''), clay.paint),
    ),
    tag('ellipse', { cx: 0, cy: -150, rx: 34, ry: 5, fill: clay.paint }),
    stroke('M-34 -150A34 5 0 0 0 34 -150', clay.lit, 2.4),
  );
}

/** A square steatite seal on its stand, 96 high: a bull in profile before a standard. */
export const harappanSeal = (): string =>
  group(
    {},
    tag('ellipse', { cx: 10, cy: 1, rx: 46, ry: 5, fill: p.ink, opacity: 0.45 }),
    shape('M-30 0H30L22 -14H-22Z', p.dark),
    rect(-44, -100, 88, 88, '#e6d3ac', { rx: 5 }),
    shape('M34 -100H39Q44 -100 44 -95V-17Q44 -12 39 -12H30Q36 -50 34 -100Z', '#a98f74'),
    rect(-37, -93, 70, 74, '#cdb48c', { rx: 3 }),
    shape(
      'M-26 -28V-46C-28 -58 -22 -64 -14 -64C-4 -66 6 -62 14 -64C18 -68 22 -68 26 -66C30 -62 34 -58 33 -54C30 -52 26 -54 24 -52C22 -48 20 -46 18 -44L18 -28H13L12 -42H-12L-13 -28H-18L-19 -40L-21 -28Z',
      '#7d5f4c',
    ),
    stroke('M20 -66Q14 -80 22 -88M-26 -46Q-32 -40 -30 -30', '#7d5f4c', 2.6),
    stroke('M-14 -60Q2 -56 14 -60', '#e6d3ac', 1.4),
    stroke('M29 -24V-36', '#7d5f4c', 2.4),
    shape('M23 -36H35L32 -43H26Z', '#7d5f4c'),
  );

/** A glass case on a dark stand, the middle of its foot at the point: 330 wide, its shelf 200 above the floor. */
export function vitrine([x, y]: Point): string {
  const shelf = y - 200;
  const glass = mix(p.light, p.haze, 0.2);
  return group(
    {},
    polygon(
      [
        [x - 150, y],
        [x + 170, y],
        [x + 220, y + 26],
        [x - 120, y + 26],
      ],
      p.ink,
      { opacity: 0.4 },
    ),
    rect(x - 150, shelf + 22, 300, 178, mix(p.dark, p.mid, 0.3)),
    rect(x + 70, shelf + 22, 80, 178, p.dark),
    rect(x - 150, shelf + 22, 300, 6, p.ink, { opacity: 0.5 }),
    rect(x - 164, shelf, 328, 24, mix(p.mid, p.dark, 0.35)),
    rect(x - 164, shelf, 328, 6, p.haze),
    rect(x - 150, shelf - 214, 300, 214, glass, { opacity: 0.16 }),
    rect(x - 164, shelf - 228, 328, 16, p.dark),
    rect(x - 140, shelf - 213, 280, 5, '#fff6de'),
    polygon(
      [
        [x - 140, shelf - 208],
        [x + 140, shelf - 208],
        [x + 148, shelf],
        [x - 148, shelf],
      ],
      p.glow,
      { opacity: 0.2 },
    ),
    stroke(`M${x - 150} ${shelf}V${shelf - 212}M${x + 150} ${shelf}V${shelf - 212}`, p.haze, 4),
    polygon(
      [
        [x + 64, shelf - 206],
        [x + 96, shelf - 206],
        [x + 20, shelf - 4],
        [x - 12, shelf - 4],
      ],
      '#ffffff',
      { opacity: 0.1 },
    ),
  );
}
