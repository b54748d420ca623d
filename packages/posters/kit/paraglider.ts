import { circle, group, type Point, place, point, shape, stroke } from './svg.ts';

/** Orange, cream and red cloth, in the light and out of it. */
export const cloth = {
  lit: ['#f2a03d', '#fff1d2', '#c8452f'],
  shade: ['#bf6f2c', '#cdb9a4', '#8a2f2b'],
} as const;

export const rigging = '#2a3540';

/** The wing, seen from behind and a little above: an arc of cells between its leading and trailing edge. */
const wing = { radius: 400, spread: 0.93, chord: 128, cells: 40 };

/** How far from the middle of the wing towards its right tip (1) or its left (-1), and where that lies on the sheet. */
function onWing(along: number, back: number): Point {
  const angle = along * wing.spread;
  const chord = wing.chord * Math.sqrt(1 - along ** 2 * 0.82);
  const flat = 0.82;
  const x = Math.sin(angle) * wing.radius;
  const y = -Math.cos(angle) * wing.radius * flat;
  return [x + Math.sin(angle) * chord * 0.12 * (1 - back), y - chord * 0.62 * (1 - back)];
}

/** Three colours: a broad middle, two bands, two tips. */
const bandOf = (along: number): 0 | 1 | 2 => (Math.abs(along) < 0.34 ? 0 : Math.abs(along) < 0.54 ? 1 : 2);

function canopy(): string {
  let seams = '';
  let noses = '';
  const cells = Array.from({ length: wing.cells }, (_, cell) => {
    const from = -1 + (2 * cell) / wing.cells;
    const to = -1 + (2 * (cell + 1)) / wing.cells;
    const middle = (from + to) / 2;
    const a = onWing(from, 0);
    const b = onWing(to, 0);
    const c = onWing(to, 1);
    const d = onWing(from, 1);
    const nose = onWing(middle, -0.07);
    const tail = onWing(middle, 1.06);
    const tone = middle < 0.34 ? cloth.lit : cloth.shade;
    seams += `M${point(a)}L${point(d)}`;
    noses += `M${point(a)}Q${point(nose)} ${point(b)}L${point(onWing(to, 0.13))}Q${point(onWing(middle, 0.08))} ${point(onWing(from, 0.13))}Z`;
    return shape(
      `M${point(a)}Q${point(nose)} ${point(b)}L${point(c)}Q${point(tail)} ${point(d)}Z`,
      tone[bandOf(middle)],
    );
  });
  return group(
    {},
    ...cells,
    shape(noses, '#fff6e3', { opacity: 0.3 }),
    stroke(seams, '#5c2b22', 1.3, { opacity: 0.5 }),
  );
}

/** The brake lines, from the pilot's hands to the trailing edge. */
function brakes(): string {
  return [-1, 1]
    .map((side) => {
      const hand: Point = [side * 23, -55];
      const edge = onWing(side * 0.62, 1);
      const node: Point = [hand[0] + (edge[0] - hand[0]) * 0.62, hand[1] + (edge[1] - hand[1]) * 0.62];
      const fan = [0.46, 0.58, 0.7, 0.82].map(
        (along) => `M${point(node)}L${point(onWing(side * along, 1.02))}`,
      );
      return `M${point(hand)}L${point(node)}${fan.join('')}`;
    })
    .join('');
}

/** Lines that gather from the cells to the risers above the pilot's shoulders. */
function lines(): string {
  let d = '';
  for (const side of [-1, 1]) {
    const riser: Point = [side * 14, -48];
    for (let knot = 0; knot < 4; knot++) {
      const middle = side * (0.14 + knot * 0.25);
      const under = onWing(middle, 0.9);
      const node: Point = [riser[0] + (under[0] - riser[0]) * 0.5, riser[1] + (under[1] - riser[1]) * 0.5];
      d += `M${point(riser)}L${point(node)}`;
      for (const spread of [-0.09, -0.03, 0.03, 0.09]) {
        d += `M${point(node)}L${point(onWing(Math.max(-1, Math.min(1, middle + spread)), 0.98))}`;
      }
    }
  }
  return stroke(d + brakes(), rigging, 1.1, { opacity: 0.85 });
}

/** The pilot in a seat harness, from behind: back protector, helmet, arms up to the brakes, boots below. */
function pilot(): string {
  return place(
    0,
    0,
    0.92,
    stroke('M-15 -54L-12 -30M15 -54L12 -30', rigging, 3),
    shape('M-15 14L-17 34L-18 42L-6 43L-3 16Z', '#33424c'),
    shape('M15 14L17 34L18 42L6 43L3 16Z', '#232e37'),
    shape('M-20 39L-5 41L-5 48C-10 50 -18 50 -21 46Z', '#1c1917'),
    shape('M20 39L5 41L5 48C10 50 18 50 21 46Z', '#1c1917'),
    shape('M-17 -24C-27 -28 -31 -40 -28 -56L-22 -57C-23 -46 -19 -38 -10 -34Z', '#2f6b73'),
    shape('M17 -24C27 -28 31 -40 28 -56L22 -57C23 -46 19 -38 10 -34Z', '#1f4a54'),
    shape('M-20 -30C-12 -36 12 -36 20 -30L25 -2C26 16 14 26 0 26C-14 26 -26 16 -25 -2Z', '#a13a30'),
    shape('M4 -34C12 -34 17 -32 20 -30L25 -2C26 16 14 26 2 26C14 6 14 -16 4 -34Z', '#6d2730'),
    stroke('M-21 -12Q0 -8 22 -12M-24 4Q0 10 24 4', '#3a1d22', 2),
    shape('M-6 -40H6V-30H-6Z', '#8f5f40'),
    shape('M-12 -48C-13 -64 13 -64 12 -48C12 -40 8 -36 0 -36C-8 -36 -12 -40 -12 -48Z', '#fff1d2'),
    shape('M3 -60C10 -58 12 -54 12 -48C12 -40 8 -36 2 -36C6 -44 6 -53 3 -60Z', '#cdb9a4'),
    stroke('M-12 -44Q0 -40 12 -44', '#c8452f', 3),
    circle(-25, -59, 4, '#b98257'),
    circle(25, -59, 4, '#8f5f40'),
  );
}

/** A paraglider that flies away from us, lit from the left; the point is the pilot's seat. */
export const paraglider = ([x, y]: Point, scale: number): string =>
  place(x, y, scale, lines(), canopy(), pilot());
