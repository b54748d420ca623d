import { circle, group, type Point, place, rect, shape, stroke } from './svg.ts';

type Metal = { lit: string; body: string; shade: string };

const timber = { lit: '#b9784a', body: '#7d4a30', shade: '#48271f' };

/** A wooden bowl seen from its side, 110 wide, standing at the origin. */
const sideBowl = ({ lit, body, shade }: Metal) =>
  shape('M-55 -56H55C54 -24 36 -8 24 -6V0H-24V-6C-36 -8 -54 -24 -55 -56Z', body) +
  shape('M-55 -56H-30C-34 -30 -26 -14 -16 -6H-24C-36 -8 -54 -24 -55 -56Z', lit) +
  shape('M14 -56H55C54 -24 36 -8 24 -6V0H6C20 -14 20 -36 14 -56Z', shade);

/** A kettle seen from its side, 170 wide with its spout to the left, standing at the origin. */
const kettle = ({ lit, body, shade }: Metal) =>
  stroke('M-38 -92C-30 -140 40 -140 46 -92', shade, 9) +
  shape('M-48 -40C-70 -44 -78 -70 -92 -84L-78 -92C-64 -82 -58 -68 -40 -66Z', lit) +
  shape('M-52 -50C-52 -82 -28 -96 0 -96S56 -82 56 -50S40 0 30 0H-26C-38 0 -52 -22 -52 -50Z', body) +
  shape('M-52 -50C-52 -76 -36 -90 -16 -94C-30 -76 -34 -40 -18 0H-26C-38 0 -52 -22 -52 -50Z', lit) +
  shape('M24 -92C44 -86 56 -72 56 -50S40 0 30 0H8C28 -24 34 -62 24 -92Z', shade) +
  shape('M-16 -96H18L12 -104H-10Z', shade) +
  circle(1, -110, 7, body);

/** A shelf on the far wall, 380 wide: a kettle and two stacks of bowls. */
export function bowlShelf([x, y]: Point, copper: Metal, wood: Metal): string {
  return group(
    { transform: `translate(${x} ${y})` },
    rect(-176, 16, 380, 12, '#1f1418', { opacity: 0.3 }),
    place(-92, 0, 1, kettle(copper)),
    place(44, -44, 0.86, sideBowl(wood)),
    place(44, -22, 0.93, sideBowl(copper)),
    place(44, 0, 1, sideBowl(wood)),
    place(142, 0, 0.86, sideBowl(wood)),
    rect(-190, 0, 380, 16, timber.body),
    rect(-190, 0, 380, 5, timber.lit),
    shape('M-150 16h22v10q-16 14 -22 18ZM128 16h22v28q-8 -4 -22 -18Z', timber.shade),
  );
}

/** Ladles and a skimmer on a rail, 260 wide. */
export function ladleRail([x, y]: Point, brass: Metal): string {
  const handle = (at: number, length: number) =>
    stroke(`M${at} 4V${length}`, brass.body, 9) + stroke(`M${at - 2} 6V${length}`, brass.lit, 3);
  const scoop = (at: number, low: number) =>
    shape(
      `M${at - 34} ${low}H${at + 34}Q${at + 30} ${low + 40} ${at} ${low + 40}T${at - 34} ${low}Z`,
      brass.body,
    ) +
    shape(
      `M${at - 34} ${low}H${at - 14}Q${at - 14} ${low + 28} ${at} ${low + 40}Q${at - 30} ${low + 40} ${at - 34} ${low}Z`,
      brass.lit,
    ) +
    shape(
      `M${at + 12} ${low}H${at + 34}Q${at + 30} ${low + 40} ${at} ${low + 40}Q${at + 14} ${low + 28} ${at + 12} ${low}Z`,
      brass.shade,
    );
  return group(
    { transform: `translate(${x} ${y})` },
    group(
      { opacity: 0.3 },
      stroke('M-60 20V140M28 20V146M112 20V116', '#1f1418', 9),
      circle(-60, 166, 34, '#1f1418'),
      shape('M-6 146H62Q58 186 28 186T-6 146ZM78 116H146Q142 156 112 156T78 116Z', '#1f1418'),
    ),
    rect(-130, -8, 260, 14, timber.body),
    rect(-130, -8, 260, 4, timber.lit),
    handle(-76, 120),
    circle(-76, 148, 34, brass.body),
    shape('M-76 114A34 34 0 0 0 -76 182Q-96 148 -76 114Z', brass.lit),
    ...[-92, -76, -60].flatMap((hole) => [136, 152, 166].map((level) => circle(hole, level, 4, brass.shade))),
    handle(12, 130),
    scoop(12, 128),
    handle(96, 100),
    scoop(96, 98),
  );
}
