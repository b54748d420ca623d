import type { Tones } from '../kit/reef.ts';
import { circle, point, polygon, rect, shape, stroke } from '../kit/svg.ts';

/** The level of the pavement on which the houses of the seafront stand. */
export const quay = 410;
const ochre = { lit: '#ffcf5e', body: '#f2ac35', shade: '#c67c25' };
export const stucco: Tones = { lit: '#fffaf0', body: '#f3e3d0', shade: '#c2a9ab' };
const shutter: Tones = { lit: '#4a9a78', body: '#2a7560', shade: '#1a4f4e' };
export const inside = '#5a4450';

/** A louvred window with its two leaves folded back against the wall. */
function shuttered(x: number, y: number, width: number, height: number): string {
  const leaf = width * 0.52;
  const louvres = (from: number) =>
    Array.from(
      { length: 5 },
      (_, slat) => `M${point([from + 2, y + ((slat + 0.8) * height) / 5.4])}h${(leaf - 4).toFixed(1)}`,
    ).join('');
  return (
    rect(x - width / 2 - 3, y - 4, width + 6, height + 4, stucco.lit) +
    rect(x - width / 2, y, width, height, inside) +
    rect(x - width / 2 - leaf, y, leaf, height, shutter.body) +
    rect(x + width / 2, y, leaf, height, shutter.lit) +
    stroke(louvres(x - width / 2 - leaf) + louvres(x + width / 2), shutter.shade, 1.4) +
    rect(x - width / 2 - 5, y + height, width + 10, 3, stucco.lit)
  );
}

const column = (x: number, top: number, base: number, width: number) =>
  rect(x - width / 2, top, width, base - top, stucco.lit) +
  rect(x - width / 2, top, width * 0.36, base - top, stucco.shade) +
  rect(x - width * 0.8, top, width * 1.6, 4, stucco.lit) +
  rect(x - width * 0.8, base - 4, width * 1.6, 4, stucco.body);

/** An arch of the ground-floor gallery: deep shade inside and a green door half lit. */
const archway = (x: number, top: number, base: number, width: number) => {
  const r = width / 2;
  return (
    shape(
      `M${point([x - r - 3, base])}V${top + r}a${r + 3} ${r + 3} 0 0 1 ${width + 6} 0V${base}Z`,
      stucco.lit,
    ) +
    shape(`M${point([x - r, base])}V${top + r}a${r} ${r} 0 0 1 ${width} 0V${base}Z`, inside) +
    rect(x - r * 0.5, top + r * 0.8, r * 1.1, base - top - r * 0.8, shutter.body) +
    rect(x - r * 0.5, top + r * 0.8, r * 0.3, base - top - r * 0.8, shutter.shade)
  );
};

const balustrade = (left: number, right: number, top: number) => {
  const posts = Array.from(
    { length: Math.round((right - left) / 7) },
    (_, index) => `M${left + 4 + index * 7} ${top + 3}v9`,
  ).join('');
  return (
    rect(left, top, right - left, 3, stucco.lit) +
    stroke(posts, stucco.body, 3) +
    rect(left, top + 12, right - left, 4, stucco.lit)
  );
};

/** One wing of the villa: three bays of arches below, three shuttered windows above. */
function wing(left: number, right: number): string {
  const bay = (right - left) / 3;
  const middles = [0, 1, 2].map((index) => left + bay * (index + 0.5));
  return (
    rect(left, 278, right - left, quay - 278, ochre.body) +
    rect(left, 282, right - left, 9, ochre.shade) +
    rect(left, 347, right - left, 5, ochre.shade) +
    middles.map((x) => shuttered(x, 300, 17, 38) + archway(x, 360, quay, 34)).join('') +
    rect(left, 340, right - left, 7, stucco.lit) +
    rect(left - 4, 274, right - left + 8, 8, stucco.lit) +
    balustrade(left, right, 258)
  );
}

/** The portico in the middle: four columns through both storeys under a pediment. */
function portico(left: number, right: number): string {
  const bay = (right - left) / 3;
  const middle = (left + right) / 2;
  return (
    rect(left, 272, right - left, quay - 272, ochre.shade) +
    [0, 1, 2]
      .map(
        (index) =>
          shuttered(left + bay * (index + 0.5), 300, 16, 38) +
          archway(left + bay * (index + 0.5), 360, quay, 32),
      )
      .join('') +
    rect(left, 342, right - left, 4, stucco.body) +
    [0, 1, 2, 3]
      .map((index) => column(left + 6 + (index * (right - left - 12)) / 3, 276, quay, 11))
      .join('') +
    rect(left - 8, 262, right - left + 16, 14, stucco.lit) +
    rect(left - 8, 272, right - left + 16, 4, stucco.shade) +
    polygon(
      [
        [left - 12, 262],
        [middle, 228],
        [right + 12, 262],
      ],
      stucco.lit,
    ) +
    polygon(
      [
        [left + 14, 257],
        [middle, 236],
        [right - 14, 257],
      ],
      ochre.body,
    ) +
    circle(middle, 250, 6, stucco.lit)
  );
}

/** The whole front: an ochre house of nine bays, x 440 to 1030, lit from the right. */
export const villa = (): string =>
  polygon(
    [
      [452, 278],
      [466, 278],
      [466, quay],
      [452, quay],
    ],
    ochre.shade,
  ) +
  wing(466, 656) +
  wing(824, 1014) +
  portico(650, 830) +
  rect(440, quay - 5, 590, 6, stucco.shade);

/** A neighbour: paler, lower, half lost in the morning air. */
export function neighbour(left: number, right: number, top: number, wall: string, shade: string): string {
  const bays = Math.round((right - left) / 52);
  const bay = (right - left) / bays;
  const openings = Array.from({ length: bays }, (_, index) => {
    const x = left + bay * (index + 0.5);
    return (
      rect(x - 8, top + 18, 16, 30, shade) +
      shape(`M${x - 13} ${quay}V${top + 76}a13 13 0 0 1 26 0V${quay}Z`, shade)
    );
  });
  return (
    rect(left, top, right - left, quay - top, wall) +
    rect(left - 4, top - 5, right - left + 8, 7, stucco.lit) +
    openings.join('') +
    rect(left, top + 56, right - left, 4, stucco.lit)
  );
}
