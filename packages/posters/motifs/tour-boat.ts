import { type Point, place, shape, stroke } from '../kit/svg.ts';

/** The tour boat: hull, two decks of windows, wheelhouse and mast, with its reflection and wake. */
export function tourBoat([x, y]: Point, scale: number, wake: string): string {
  const cabin =
    Array.from({ length: 9 }, (_, pane) => `M${-40 + pane * 9.6} -21h7v7h-7Z`).join('') +
    Array.from({ length: 6 }, (_, pane) => `M${-26 + pane * 9.6} -36h7v6h-7Z`).join('');
  return place(
    x,
    y,
    scale,
    shape('M-52 2H62L54 26Q0 34 -46 24Z', '#f6efe0', { opacity: 0.35 }),
    shape('M-60 4Q-140 8 -230 22Q-150 4 -60 -1ZM66 3Q80 2 92 6Q78 8 64 6Z', wake, { opacity: 0.7 }),
    shape('M-58 -10H74Q70 0 60 4H-52Q-57 -2 -58 -10Z', '#24505a'),
    shape('M-58 -12H76L73 -7H-57Z', '#fff6e3'),
    shape('M-48 -26H52L58 -12H-50Z', '#fff6e3'),
    shape('M30 -26H52L58 -12H34Z', '#c9d2d2'),
    shape('M-34 -40H30L38 -26H-36Z', '#fff6e3'),
    shape('M14 -40H30L38 -26H18Z', '#c9d2d2'),
    shape(cabin, '#24404c'),
    shape('M8 -50H24L28 -40H6Z', '#e9e2d0'),
    shape('M-40 -41H34V-39H-40Z', '#c9762a'),
    stroke('M-10 -40V-60M-16 -54H-4', '#24404c', 1.6),
  );
}
