import { circle, type Point, place, shape, stroke } from '../kit/svg.ts';

/** A raft on the quieter river: an inflated tube, four paddlers and a helmsman. */
export function raft([x, y]: Point, foam: string): string {
  const crew = [-30, -12, 8, 26].map((at, index) => {
    const coat = index % 2 ? '#9c3a30' : '#33505a';
    return (
      shape(`M${at - 6} -8C${at - 7} -20 ${at + 7} -20 ${at + 6} -8Z`, coat) +
      circle(at, -22, 4.4, '#f0e2c4') +
      stroke(`M${at + 4} -16L${at + 15} 6`, '#4a3a30', 1.8)
    );
  });
  return place(
    x,
    y,
    1.1,
    shape('M-60 10Q-120 16 -180 12Q-120 24 -40 16ZM-50 12Q0 24 60 10Q0 16 -50 12Z', foam, {
      opacity: 0.7,
    }),
    shape('M-52 -8C-58 -16 -46 -18 -40 -10H40C48 -20 60 -16 54 -8Z', '#a9712e'),
    ...crew,
    shape(
      'M-56 -10C-50 -6 -44 -5 -38 -5H40C46 -5 52 -7 57 -11C58 2 50 10 40 10H-40C-50 10 -58 2 -56 -10Z',
      '#e2a64a',
    ),
    shape('M-50 4Q0 8 50 3Q46 10 40 10H-40Q-46 9 -50 4Z', '#a9712e'),
  );
}
