import { type Point, point, polygon } from './svg.ts';

/** A place in metres: to the right, up, and away from us. */
export type Place = readonly [x: number, y: number, z: number];

type Lookout = {
  eye: Place;
  /** How far the view is turned to the right, in radians. */
  turn?: number;
  focal: number;
  /** Where eye level meets the middle of the view, on the sheet. */
  centre: Point;
};

export type View = {
  see(place: Place): Point;
  /** Path data of a flat or curved face by its outline. */
  trace(outline: readonly Place[]): string;
  face(outline: readonly Place[], fill: string, opacity?: number): string;
  /** How many units of the sheet a metre takes there. */
  scaleAt(place: Place): number;
};

/** A place to draw buildings from in true perspective. */
export function lookout({ eye, turn = 0, focal, centre }: Lookout): View {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const ahead = ([x, , z]: Place) => Math.max(0.5, (x - eye[0]) * sin + (z - eye[2]) * cos);
  const scaleAt = (place: Place) => focal / ahead(place);
  const see = (place: Place): Point => {
    const aside = (place[0] - eye[0]) * cos - (place[2] - eye[2]) * sin;
    const scale = scaleAt(place);
    return [centre[0] + aside * scale, centre[1] - (place[1] - eye[1]) * scale];
  };
  return {
    see,
    scaleAt,
    trace: (outline) => `M${outline.map((place) => point(see(place))).join('L')}Z`,
    face: (outline, fill, opacity) => polygon(outline.map(see), fill, { opacity }),
  };
}

/** The outline of a four-centred arch in its own plane, `up` from its base line, for a face to be traced from. */
export function archOutline(middle: number, base: number, width: number, height: number): Point[] {
  const half = width / 2;
  const rise = width * 0.6;
  const [spring, apex] = [base + height - rise, base + height];
  const haunch = Array.from({ length: 7 }, (_, step): Point => {
    const t = step / 6;
    const [a, b, c] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t)];
    return [
      half * (a + b) + half * 0.5 * c,
      spring * a + (spring + rise * 0.5) * b + (apex - rise * 0.26) * c + apex * t ** 3,
    ];
  });
  const right = haunch.map(([u, v]): Point => [middle + u, v]);
  const left = haunch.slice(0, -1).map(([u, v]): Point => [middle - u, v]);
  return [[middle + half, base], ...right, ...left.reverse(), [middle - half, base]];
}
