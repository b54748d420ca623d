import { circle, group, polygon, rect, shape, stroke } from '../kit/svg.ts';

export type CartColours = {
  box: string;
  boxShade: string;
  trim: string;
  metal: string;
  tyre: string;
  canopy: readonly [string, string];
  canopyShade: string;
};

const wheel = (x: number, radius: number, { tyre, metal }: CartColours) =>
  circle(x, -radius, radius, tyre) +
  circle(x, -radius, radius * 0.76, metal) +
  circle(x, -radius, radius * 0.66, tyre, { opacity: 0.5 }) +
  stroke(
    Array.from({ length: 5 }, (_, spoke) => {
      const angle = (spoke * Math.PI) / 5;
      const [dx, dy] = [Math.cos(angle) * radius * 0.7, Math.sin(angle) * radius * 0.7];
      return `M${(x - dx).toFixed(1)} ${(-radius - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(dy - radius).toFixed(1)}`;
    }).join(''),
    metal,
    1.4,
  );

/** The parasol: gores in two colours, a scalloped edge, the right side in its own shade. */
function parasol({ canopy, canopyShade, metal }: CartColours): string {
  const edges = [-78, -52, -26, 0, 26, 52, 78];
  const gores = edges.slice(1).map((right, index) => {
    const left = edges[index] ?? 0;
    const bow = (x: number) => `C${x * 0.98} -196 ${x * 0.62} -218 0 -226`;
    const back = `C${left * 0.62} -218 ${left * 0.98} -196 ${left} -172`;
    return shape(
      `M${right} -172${bow(right)}${back}Q${(left + right) / 2} -162 ${right} -172Z`,
      canopy[index % 2] ?? canopy[0],
    );
  });
  return group(
    {},
    stroke('M0 -84V-232', metal, 3.4),
    ...gores,
    shape(
      'M0 -226C48 -218 76 -196 78 -172Q65 -162 52 -172Q39 -162 26 -172C24 -198 16 -216 0 -226Z',
      canopyShade,
      { opacity: 0.32 },
    ),
    circle(0, -229, 3.6, metal),
  );
}

/** An ice-cream seller's push-cart, 170 long and 230 to the parasol's tip, wheels on the ground at the origin. */
export const iceCreamCart = (c: CartColours): string =>
  group(
    {},
    parasol(c),
    stroke('M72 -74L108 -88', c.metal, 5),
    rect(-76, -84, 150, 58, c.box),
    rect(30, -84, 44, 58, c.boxShade),
    rect(-76, -84, 150, 9, c.trim),
    rect(-76, -34, 150, 8, c.trim),
    ...[-50, -12, 26].map(
      (x) =>
        shape(`M${x - 7} -56L${x} -38L${x + 7} -56Z`, c.metal) +
        circle(x, -59, 8, c.canopy[1]) +
        shape(`M${x - 8} -58a8 8 0 0 1 16 0z`, c.trim),
    ),
    polygon(
      [
        [-80, -84],
        [78, -84],
        [72, -92],
        [-74, -92],
      ],
      c.metal,
    ),
    rect(-58, -98, 40, 7, c.boxShade, { rx: 3 }),
    rect(8, -98, 40, 7, c.boxShade, { rx: 3 }),
    wheel(-44, 25, c),
    wheel(42, 25, c),
  );
