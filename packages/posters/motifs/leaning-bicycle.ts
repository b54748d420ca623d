import { circle, group, shape, stroke } from '../kit/svg.ts';

/** A roadster in side view, 150 long and 90 high, its wheels on y 0; in front on the right. */
export function bicycle(frame: string, metal: string, ink: string): string {
  const wheel = (x: number) =>
    circle(x, -29, 28, 'none', { stroke: ink, 'stroke-width': 4 }) +
    stroke(
      `M${x - 26} -29H${x + 26}M${x} -55V-3M${x - 18} -47L${x + 18} -11M${x + 18} -47L${x - 18} -11`,
      metal,
      0.8,
    );
  return group(
    {},
    wheel(-46),
    wheel(46),
    stroke('M-46 -29L-18 -72L32 -74L2 -30L-18 -72M2 -30L-46 -29M32 -74L46 -29M28 -88L34 -68', frame, 4.4),
    stroke('M28 -90Q40 -94 48 -86M-72 -58H-34M-70 -58L-46 -30', ink, 3.4),
    shape('M-32 -80H-4Q-4 -74 -14 -73H-26Z', ink),
    circle(2, -30, 7, metal),
    stroke('M2 -30L8 -18', ink, 3),
  );
}
