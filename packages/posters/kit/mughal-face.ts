import { archPath } from './mughal.ts';
import { type Point, point, rect, shape } from './svg.ts';

/** A recess in a wall: its frame, the hollow, and the side of the hollow that the light from the left reaches. */
export type Hollow = { rim: string; hollow: string; reveal: string };

/** An arched recess on its base line; `rim` is how wide the frame is. */
export function recess(
  [x, base]: Point,
  width: number,
  height: number,
  { rim, hollow, reveal }: Hollow,
  frame = width * 0.07,
  rise = width * 0.62,
): string {
  const half = width / 2;
  const [spring, apex] = [base - height + rise, base - height];
  const litSide = `M${point([x + half, base])}V${spring.toFixed(1)}C${point([x + half, spring - rise * 0.5])} ${point([x + half * 0.5, apex + rise * 0.26])} ${point([x, apex])}C${point([x + half * 0.36, apex + rise * 0.6])} ${point([x + half * 0.46, spring])} ${point([x + half * 0.46, base])}Z`;
  return (
    shape(archPath(x, base, width + frame * 2, height + frame, rise + frame * 0.6), rim) +
    shape(archPath(x, base, width, height, rise), hollow) +
    shape(litSide, reveal)
  );
}

/** An arched recess in a rectangular frame, as Mughal builders set every arch. */
export function framed(at: Point, width: number, height: number, hollow: Hollow, panel: string): string {
  const margin = width * 0.2;
  return (
    rect(
      at[0] - width / 2 - margin,
      at[1] - height - margin * 1.3,
      width + margin * 2,
      height + margin * 1.3,
      panel,
    ) + recess(at, width, height, hollow)
  );
}

/** The shadow of something that stands out from a wall, on the wall to its right. */
export const shadeBeside = (x: number, top: number, base: number, reach: number, colour: string): string =>
  shape(
    `M${point([x, top])}L${point([x + reach, top + reach * 0.6])}V${base.toFixed(1)}H${x.toFixed(1)}Z`,
    colour,
    { opacity: 0.4 },
  );
