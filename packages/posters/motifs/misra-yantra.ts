import { archPath } from '../kit/mughal.ts';
import { group, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';

const lobe = (s: 1 | -1, inset: number) => {
  const x = (value: number) => s * value;
  const out = 176 - inset;
  const top = 206 - inset;
  return `M${x(inset * 0.5)} ${-134 + inset * 0.5}C${x(14)} -168 ${x(44)} ${-top} ${x(92)} ${-top}C${x(142)} ${-top} ${x(out)} -166 ${x(out)} -116C${x(out)} -64 ${x(118)} ${-26 - inset * 0.4} ${x(46)} ${-inset * 0.3}H${x(inset * 0.5)}Z`;
};

/**
 * The Misra Yantra from its front, lit from the left: two lobes like a heart about a central stair, each with a marble
 * scale along its rim. It stands on y 0, 380 wide.
 */
export function misraYantra(stone: Tones, scale: string): string {
  const side = (s: 1 | -1) =>
    group(
      {},
      shape(lobe(s, 0), s === -1 ? mix(stone.mid, stone.lit, 0.45) : stone.mid),
      shape(lobe(s, 10), scale),
      shape(lobe(s, 22), s === -1 ? stone.mid : stone.shade),
      shape(archPath(s * 84, -50, 76, 116, 48), s === -1 ? stone.shade : mix(stone.shade, stone.deep, 0.4)),
      shape(archPath(s * 84, -50, 38, 66, 24), stone.deep),
    );
  const steps = Array.from(
    { length: 13 },
    (_, index) => `M${-14 + index * 0.5} ${-10 - index * 11}H${14 - index * 0.5}`,
  ).join('');
  return group(
    {},
    rect(-176, -62, 110, 62, stone.mid),
    rect(-176, -62, 22, 62, stone.lit),
    rect(66, -62, 110, 62, stone.shade),
    shape(archPath(-118, 0, 30, 46, 18) + archPath(124, 0, 30, 46, 18), stone.deep),
    side(-1),
    side(1),
    polygon(
      [
        [-24, 0],
        [-12, -158],
        [12, -158],
        [24, 0],
      ],
      stone.lit,
    ),
    polygon(
      [
        [16, 0],
        [7, -158],
        [12, -158],
        [24, 0],
      ],
      stone.shade,
    ),
    stroke(steps, stone.shade, 4, { 'stroke-linecap': 'butt' }),
    rect(-190, -10, 380, 12, stone.shade) + rect(-190, -10, 380, 3, stone.lit),
  );
}
