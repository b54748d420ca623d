import type { Tones } from '../kit/reef.ts';
import { type Point, point, polygon, rect, shape, stroke } from '../kit/svg.ts';

/** A stretch of wall that leans back from its foot, with a cordon and embrasures cut into its parapet. */
export function rampart(left: number, right: number, top: number, foot: number, tones: Tones): string {
  const teeth = Math.round((right - left) / 34);
  const step = (right - left) / teeth;
  let crest = `M${left} ${top}`;
  for (let tooth = 0; tooth < teeth; tooth++) {
    const x = left + tooth * step;
    crest += `L${point([x + step * 0.36, top])}v9h${(step * 0.28).toFixed(1)}v-9L${point([x + step, top])}`;
  }
  return (
    shape(`${crest}L${right} ${foot}L${left - 7} ${foot}Z`, tones.body) +
    polygon(
      [
        [left - 2, top + 20],
        [right, top + 20],
        [right, top + 24],
        [left - 2, top + 24],
      ],
      tones.shade,
    ) +
    polygon(
      [
        [left - 3, top + 17],
        [right, top + 17],
        [right, top + 20],
        [left - 3, top + 20],
      ],
      tones.lit,
    )
  );
}

/** A pepper-pot sentry box on the bastion's corner: corbel, drum with a slit, domed cap and ball. */
export const guarita = ([x, y]: Point, limewash: Tones, slit: string) =>
  shape(`M${x - 11} ${y}L${x - 3} ${y + 20}H${x + 3}L${x + 11} ${y}Z`, limewash.shade) +
  rect(x - 12, y - 26, 24, 27, limewash.lit) +
  rect(x + 3, y - 26, 9, 27, limewash.shade) +
  rect(x - 14, y - 2, 28, 4, limewash.body) +
  rect(x - 14, y - 29, 28, 4, limewash.body) +
  shape(
    `M${x - 13} ${y - 29}C${x - 12} ${y - 42} ${x - 4} ${y - 46} ${x} ${y - 48}C${x + 4} ${y - 46} ${x + 12} ${y - 42} ${x + 13} ${y - 29}Z`,
    limewash.lit,
  ) +
  shape(
    `M${x + 3} ${y - 29}C${x + 5} ${y - 38} ${x + 3} ${y - 44} ${x} ${y - 48}C${x + 4} ${y - 46} ${x + 12} ${y - 42} ${x + 13} ${y - 29}Z`,
    limewash.shade,
  ) +
  rect(x - 3.5, y - 20, 4, 11, slit) +
  stroke(`M${x} ${y - 48}v-7`, limewash.body, 3);
