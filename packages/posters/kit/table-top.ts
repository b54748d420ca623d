import { type Band, clothHeight, fringe, kira } from './kira.ts';
import { random } from './random.ts';
import { group, place, point, rect, shape, stroke } from './svg.ts';
import { tilt } from './tableware.ts';

type Planks = { light: string; dark: string; grain: string; seam: string; edge: string };

/** A table of wide planks that fills the sheet. */
export function planks(seed: number, tones: Planks): string {
  const { between } = random(seed);
  const seams = [-30, 150, 330, 520, 720, 930];
  const grain = Array.from({ length: 46 }, () => {
    const length = between(120, 420);
    return `M${point([between(-100, 1500), between(0, 1000)])}q${point([length / 2, between(-8, 8)])} ${point([length, between(-3, 3)])}`;
  }).join('');
  return group(
    {},
    ...seams.map((y, index) => rect(0, y, 1600, 212, index % 2 ? tones.light : tones.dark)),
    stroke(grain, tones.grain, 2.4, { opacity: 0.55 }),
    ...seams.map((y) => rect(0, y, 1600, 4, tones.seam) + rect(0, y + 4, 1600, 2, tones.edge)),
  );
}

/** The room's shade on the table, with four panes of window light left open; they slant as the shadows do. */
export function windowShade(colour: string, opacity: number): string {
  const pane = (x: number, y: number, width: number, height: number) =>
    `M${point([x, y])}l${point([width, width * 0.08])}l${point([height * 0.62, height])}l${point([-width, -width * 0.08])}Z`;
  const panes = [
    pane(-160, -60, 620, 430),
    pane(500, -7, 620, 430),
    pane(134, 414, 620, 500),
    pane(794, 467, 620, 500),
  ];
  return shape(`M0 0H1600V1000H0Z${panes.join('')}`, colour, { opacity, 'fill-rule': 'evenodd' });
}

/** A cloth laid on the table and turned by some degrees, so that its bands foreshorten as the dishes do. */
export function laidCloth(
  bands: readonly Band[],
  {
    x,
    y,
    width,
    turn,
    thread,
    shadow,
  }: { x: number; y: number; width: number; turn: number; thread: string; shadow: string },
): string {
  const height = clothHeight(bands);
  const laid = (dx: number, dy: number, ...parts: string[]) =>
    group({ transform: `translate(${x + dx} ${y + dy}) scale(1 ${tilt}) rotate(${turn})` }, ...parts);
  return group(
    {},
    laid(10, 12, rect(0, 0, width, height, shadow, { opacity: 0.45 })),
    laid(
      0,
      0,
      place(0, 0, [-1, 1], fringe(height, 54, thread)),
      place(width, 0, 1, fringe(height, 54, thread)),
      kira(bands, width),
    ),
  );
}
