import { random } from './random.ts';
import { linear, type Point, point, rect, type Stop, shape, sheet } from './svg.ts';

/** A level sheet of water from a shoreline down. */
export function water(id: string, top: number, bottom: number, list: readonly Stop[]): string {
  const paint = linear(id, [0, top], [0, bottom], list);
  return paint.definition + rect(0, top, sheet.width, bottom - top, paint.fill);
}

const lens = ([x, y]: Point, width: number, height: number) =>
  `M${point([x - width / 2, y])}Q${point([x, y - height])} ${point([x + width / 2, y])}Q${point([x, y + height])} ${point([x - width / 2, y])}Z`;

/** The path of the light on the water: lenses that grow wider and further apart towards the viewer. */
export function lightPath(
  seed: number,
  x: number,
  top: number,
  bottom: number,
  width: number,
  colour: string,
  opacity = 0.8,
): string {
  const { between } = random(seed);
  let d = '';
  for (let y = top; y < bottom; ) {
    const near = (y - top) / (bottom - top);
    const reach = width * (0.25 + near * 0.75);
    const pieces = 1 + Math.floor(near * 3);
    for (let piece = 0; piece < pieces; piece++) {
      d += lens([x + between(-reach, reach) * 0.5, y], reach * between(0.3, 0.9), 1.2 + near * 4.5);
    }
    y += 5 + near * 20;
  }
  return shape(d, colour, { opacity });
}

/** Quiet ripples across an area. */
export function ripples(
  seed: number,
  area: { x: number; y: number; width: number; height: number },
  count: number,
  colour: string,
  opacity = 0.5,
): string {
  const { between } = random(seed);
  let d = '';
  for (let ripple = 0; ripple < count; ripple++) {
    const near = between(0, 1);
    const at: Point = [area.x + between(0, area.width), area.y + near * area.height];
    d += lens(at, between(30, 90) * (0.4 + near), 0.8 + near * 2.4);
  }
  return shape(d, colour, { opacity });
}
