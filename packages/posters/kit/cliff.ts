import { heightAt } from './land.ts';
import { random } from './random.ts';
import type { Tones } from './reef.ts';
import { type Point, point, shape, stroke } from './svg.ts';

type Cliff = {
  seed: number;
  /** The edge of the plateau, from left to right. */
  edge: readonly Point[];
  foot: number;
  tones: Tones;
  /** How wide a buttress is. */
  stride: number;
  /** 1 when the light stands on the right, -1 on the left. */
  light: 1 | -1;
};

/** A rock face in buttresses, each with a face to the light and one away from it, and ledges across them. */
export function cliff({ seed, edge, foot, tones, stride, light }: Cliff): string {
  const { between } = random(seed);
  const [left, right] = [edge[0]?.[0] ?? 0, edge.at(-1)?.[0] ?? 0];
  let lit = '';
  let shade = '';
  let notches = '';
  let steps = '';
  let ledges = '';
  for (let x = left; x < right; ) {
    const width = stride * between(0.65, 1.35);
    const end = Math.min(x + width, right);
    const [near, far] = light === -1 ? [x, end] : [end, x];
    const span = far - near;
    const top = (share: number): Point => [near + span * share, heightAt(edge, near + span * share)];
    const down = (share: number, depth: number): Point => {
      const py = top(Math.min(Math.max(share, 0), 1))[1];
      return [near + span * share, py + (foot - py) * depth];
    };
    const nose = between(0.4, 0.6);
    lit += `M${[top(0.04), top(nose * 0.8), down(nose, 0.3), down(nose * between(0.6, 0.9), 0.55), down(nose * 0.8, between(0.8, 1)), down(0.1, between(0.8, 1)), down(-0.02, 0.5)].map(point).join('L')}Z`;
    shade += `M${[top(nose + 0.16), top(1), down(1.02, 0.5), down(1, 1), down(nose + 0.1, 1), down(nose + between(0.1, 0.24), 0.45)].map(point).join('L')}Z`;
    for (const depth of [between(0.18, 0.4), between(0.5, 0.75)]) {
      const cut = between(0.16, 0.34);
      notches += `M${[down(nose + 0.05, depth - 0.03), down(nose - cut, depth - 0.015), down(nose - cut * 0.9, depth + 0.05), down(nose + 0.05, depth + 0.08)].map(point).join('L')}Z`;
      steps += `M${[down(nose + 0.1, depth + 0.04), down(0.96, depth - 0.02), down(0.98, depth + 0.1), down(nose + 0.22, depth + 0.14)].map(point).join('L')}Z`;
    }
    const depth = between(0.25, 0.7);
    ledges += `M${point(down(0.05, depth))}L${point(down(nose, depth + 0.06))}`;
    x = end;
  }
  const body = `M${edge.map(point).join('L')}L${point([right, foot])}L${point([left, foot])}Z`;
  return (
    shape(body, tones.body) +
    shape(shade, tones.shade) +
    shape(steps, tones.body) +
    shape(lit, tones.lit) +
    shape(notches, tones.shade) +
    stroke(ledges, tones.body, 2.4)
  );
}
