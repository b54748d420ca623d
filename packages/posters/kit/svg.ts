/** The sheet of every scene; banners and squares are cropped around the scene's focus. */
export const sheet = { width: 1600, height: 1000 } as const;

type Attributes = Record<string, string | number | undefined>;

export type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 10) / 10);

export const point = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** An element with its children; attributes without a value are omitted. */
export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
  return children.length > 0 ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
}

export const group = (attributes: Attributes, ...children: string[]): string =>
  tag('g', attributes, ...children);

/** A shape by its path data. */
export const shape = (d: string, fill: string, more: Attributes = {}): string =>
  tag('path', { d, fill, ...more });

/** A line of the given width along path data. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  tag('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => tag('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  tag('circle', { cx, cy, r, fill, ...more });

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  shape(`M${points.map(point).join('L')}Z`, fill, more);

/** Moved, scaled about its own origin, and mirrored when the scale's first part is negative. */
export const place = (x: number, y: number, scale: number | Point, ...children: string[]): string => {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  return group({ transform: `translate(${short(x)} ${short(y)}) scale(${sx} ${sy})` }, ...children);
};

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour, opacity]) =>
    tag('stop', { offset: `${offset * 100}%`, 'stop-color': colour, 'stop-opacity': opacity }),
  );

/** A definition and the fill that refers to it: put `definition` anywhere in the scene before its use. */
export type Paint = { definition: string; fill: string };

export function linear(id: string, from: Point, to: Point, list: readonly Stop[]): Paint {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const attributes = { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 };
  return { definition: tag('linearGradient', attributes, ...stops(list)), fill: `url(#${id})` };
}

export function radial(id: string, centre: Point, r: number, list: readonly Stop[]): Paint {
  const attributes = { id, gradientUnits: 'userSpaceOnUse', cx: centre[0], cy: centre[1], r };
  return { definition: tag('radialGradient', attributes, ...stops(list)), fill: `url(#${id})` };
}
