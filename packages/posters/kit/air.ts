import { random } from './random.ts';
import { circle, linear, type Point, point, rect, type Stop, shape, sheet } from './svg.ts';

/** The sky, from its top down. */
export function sky(id: string, list: readonly Stop[], horizon: number = sheet.height): string {
  const paint = linear(id, [0, 0], [0, horizon], list);
  return paint.definition + rect(0, 0, sheet.width, sheet.height, paint.fill);
}

/** The light of the scene: a disc in flat rings, as a screen print would lay them. */
export function sun(
  centre: Point,
  radius: number,
  colour: string,
  { rings = 3, spread = 0.55, glow = 0.16 } = {},
): string {
  const [x, y] = centre;
  const halo = Array.from({ length: rings }, (_, index) => rings - index)
    .map((ring) => circle(x, y, radius * (1 + ring * spread), colour, { opacity: glow / ring ** 0.5 }))
    .join('');
  return halo + circle(x, y, radius, colour);
}

/** A bank of mist or cloud: flat below, lobed above. */
export function cloud(
  seed: number,
  [x, y]: Point,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): string {
  const { between } = random(seed);
  const lobes = Math.max(4, Math.round(width / (height * 1.4)));
  let d = `M${point([x, y])}`;
  for (let lobe = 0; lobe < lobes; lobe++) {
    const step = width / lobes;
    const rise = height * between(0.45, 1) * Math.sin(((lobe + 0.5) / lobes) * Math.PI) ** 0.6;
    const left = x + lobe * step;
    d += `C${point([left, y - rise])} ${point([left + step, y - rise])} ${point([left + step, y - (lobe === lobes - 1 ? 0 : rise * 0.25)])}`;
  }
  return shape(`${d}Z`, fill, { opacity });
}

/** A veil of haze between two layers, thickest at its foot. */
export function haze(id: string, top: number, bottom: number, colour: string, opacity: number): string {
  const paint = linear(
    id,
    [0, top],
    [0, bottom],
    [
      [0, colour, 0],
      [1, colour, opacity],
    ],
  );
  return paint.definition + rect(0, top, sheet.width, bottom - top, paint.fill);
}

/** Birds far off: two strokes of a brush each. */
export function birds(seed: number, [x, y]: Point, count: number, size: number, colour: string): string {
  const { between } = random(seed);
  return Array.from({ length: count }, () => {
    const at: Point = [x + between(-count * size, count * size), y + between(-size * 2, size * 2)];
    const span = size * between(0.6, 1.1);
    const [cx, cy] = at;
    return shape(
      `M${point([cx - span, cy - span * 0.35])}Q${point([cx - span * 0.3, cy - span * 0.45])} ${point(at)}Q${point([cx + span * 0.3, cy - span * 0.45])} ${point([cx + span, cy - span * 0.35])}Q${point([cx + span * 0.35, cy - span * 0.2])} ${point([cx, cy + span * 0.16])}Q${point([cx - span * 0.35, cy - span * 0.2])} ${point([cx - span, cy - span * 0.35])}Z`,
      colour,
    );
  }).join('');
}

/**
 * A little grain: fine specks that thicken towards one edge of an area. One path of tiny squares, because noise over
 * the whole sheet would cost more bytes than the picture.
 */
export function grain(
  seed: number,
  area: { x: number; y: number; width: number; height: number },
  count: number,
  colour: string,
  opacity = 0.12,
): string {
  const { between } = random(seed);
  let d = '';
  for (let speck = 0; speck < count; speck++) {
    const x = area.x + between(0, area.width);
    const y = area.y + area.height * (1 - between(0, 1) ** 1.8);
    const size = between(1.4, 3.2);
    d += `M${point([x, y])}h${size.toFixed(1)}v${size.toFixed(1)}h-${size.toFixed(1)}z`;
  }
  return shape(d, colour, { opacity });
}
