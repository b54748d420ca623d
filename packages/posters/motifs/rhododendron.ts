import { random } from '../kit/random.ts';
import { circle, type Point } from '../kit/svg.ts';
import { crown } from '../kit/trees.ts';

/** A rhododendron in flower: a low dark crown with its red heads on the side of the light. */
export function rhododendron(seed: number, [x, y]: Point, size: number): string {
  const { between } = random(seed);
  const heads = Array.from({ length: 16 }, () => {
    const angle = between(-2.9, 0.2);
    const out = between(0.2, 0.95);
    return [
      x + Math.cos(angle) * size * out,
      y - size * 0.4 + Math.sin(angle) * size * 0.62 * out,
      size * between(0.07, 0.11),
    ] as const;
  });
  const tones = { shade: '#12303a', leaf: '#1f5a52', lit: '#4f8a68' };
  return (
    crown({
      seed,
      centre: [x, y - size * 0.4],
      size: [size, size * 0.6],
      tones,
      light: [-1, -0.8],
      boughs: 16,
    }) +
    heads
      .map(
        ([hx, hy, r]) =>
          circle(hx, hy, r, '#9c2434') + circle(hx - r * 0.25, hy - r * 0.25, r * 0.66, '#e0485a'),
      )
      .join('')
  );
}
