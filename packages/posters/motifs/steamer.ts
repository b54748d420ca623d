import { circle, group, polygon, rect, shape, stroke } from '../kit/svg.ts';

type SteamerColours = {
  /** Paint in the shade and on the side that faces the light. */
  paint: string;
  lit: string;
  /** Hull, recesses behind the verandahs, and their posts. */
  hull: string;
  recess: string;
  wood: string;
  window: string;
  accent: string;
};

const span = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

function hull({ hull: dark, paint, lit, accent, window }: SteamerColours): string {
  return group(
    {},
    shape('M2 -58L690 -56Q736 -58 772 -76Q754 -26 714 6L40 6Q10 -8 2 -58Z', dark),
    shape('M17 -22Q24 -2 40 6L714 6Q732 -8 744 -22Z', accent),
    shape('M2 -58L690 -56Q736 -58 772 -76L767 -64Q734 -48 690 -46L4 -48Z', paint),
    shape('M772 -76Q754 -26 714 6L704 6Q742 -28 756 -68Z', lit),
    ...span(70, 640, 57).map((x) => circle(x, -34, 5.5, window)),
  );
}

/** One verandah deck: cabins set back in the shade, lit windows and doors, posts, a railing and the deck above. */
function verandah(
  c: SteamerColours,
  { left, right, floor, height }: { left: number; right: number; floor: number; height: number },
): string {
  const top = floor - height;
  const bay = 48;
  const posts = span(left + 6, right - 6, bay);
  const cabins = posts.slice(1, -2).map((x, index) => {
    const door = index % 3 === 2;
    return door
      ? rect(x + 13, top + 15, 22, height - 15, c.wood) +
          rect(x + 17, top + 20, 14, 18, c.window) +
          rect(x + 17, top + 20, 14, 18, c.accent, { opacity: 0.25 })
      : shape(
          `M${x + 9} ${floor - 20}V${top + 22}Q${x + 24} ${top + 10} ${x + 39} ${top + 22}V${floor - 20}Z`,
          c.window,
        ) +
          rect(x + 23, top + 16, 2.4, height - 36, c.wood) +
          rect(x + 9, floor - 21, 30, 3, c.wood);
  });
  const balusters = span(left + 4, right - 4, 8)
    .map((x) => `M${x} ${floor}V${floor - 20}`)
    .join('');
  const brackets = posts
    .map(
      (x) =>
        `M${x - 15} ${top + 1}Q${x - 2} ${top + 3} ${x - 2} ${top + 16}H${x + 2}Q${x + 2} ${top + 3} ${x + 15} ${top + 1}Z`,
    )
    .join('');
  return group(
    {},
    rect(left, top, right - left, height, c.recess),
    rect(left, top, right - left, 9, c.wood, { opacity: 0.7 }),
    ...cabins,
    stroke(balusters, c.paint, 1.6),
    stroke(`M${left} ${floor - 21}H${right}`, c.paint, 3.4),
    stroke(`M${left} ${floor - 11}H${right}`, c.paint, 1.4),
    shape(brackets, c.paint),
    ...posts.map((x) => rect(x - 2, top, 4, height, c.paint) + rect(x + 1, top, 1.6, height, c.lit)),
    shape(
      `M${left - 14} ${top + 2}L${left - 10} ${top - 8}H${right + 10}L${right + 18} ${top + 2}Z`,
      c.paint,
    ),
    rect(left - 10, top - 8, right - left + 20, 3, c.lit),
    polygon(
      [
        [right + 4, top + 2],
        [right + 10, top - 8],
        [right + 18, top + 2],
      ],
      c.lit,
    ),
  );
}

function funnel({ paint, lit, accent, hull: dark }: SteamerColours): string {
  return group(
    {},
    shape('M404 -210L396 -322H442L450 -210Z', accent),
    shape('M430 -322H442L450 -210H438Z', lit),
    shape('M397.600 -300L398.900 -282H445L443.600 -300Z', paint),
    shape('M432.400 -300H443.600L445 -282H433.800Z', lit),
    shape('M392 -322Q419 -330 446 -322L447 -312H391Z', dark),
    rect(398, -216, 58, 8, dark),
  );
}

function wheelhouse({ paint, lit, window, wood, recess }: SteamerColours): string {
  return group(
    {},
    rect(512, -258, 96, 58, paint),
    polygon(
      [
        [608, -258],
        [626, -254],
        [626, -200],
        [608, -200],
      ],
      lit,
    ),
    ...[520, 548, 576].map((x) => rect(x, -248, 23, 24, window) + rect(x + 10.5, -248, 2, 24, wood)),
    polygon(
      [
        [611, -247],
        [623, -244],
        [623, -222],
        [611, -224],
      ],
      recess,
    ),
    shape('M500 -256Q560 -274 640 -257L638 -251H502Z', wood),
    shape('M500 -256Q560 -274 640 -257L612 -259Q560 -269 500 -256Z', lit),
  );
}

/** The sun deck: an awning on posts with a scalloped edge, chairs, lamps and people at the rail. */
function sunDeck(c: SteamerColours): string {
  const scallops = span(96, 356, 20)
    .map((x) => `M${x} -262h20q-2 11 -10 11t-10 -11Z`)
    .join('');
  const guests = [128, 176, 198, 262, 330].map(
    (x, index) =>
      circle(x, -236 - (index % 2) * 4, 5.4, c.recess) +
      shape(`M${x - 8} -210V-${222 + (index % 2) * 4}q0 -8 8 -8t8 8V-210Z`, c.recess),
  );
  const lamps = span(106, 366, 20).map((x) => circle(x, -247, 2.6, c.window));
  const rail = span(44, 664, 8)
    .map((x) => `M${x} -200V-219`)
    .join('');
  return group(
    {},
    ...span(98, 378, 56).map((x) => rect(x - 1.6, -262, 3.2, 62, c.wood)),
    ...guests,
    shape('M84 -262Q236 -284 392 -262L386 -258H90Z', c.paint),
    shape('M84 -262Q236 -284 392 -262Q236 -277 84 -262Z', c.lit),
    shape(scallops, c.accent),
    ...lamps,
    stroke(rail, c.paint, 1.5),
    stroke('M40 -220H668', c.paint, 3),
  );
}

const rigging = ({ wood, window }: SteamerColours) =>
  group(
    {},
    stroke('M666 -205L670 -318', wood, 4),
    stroke('M670 -312L770 -76M670 -312L612 -262M669 -290H684', wood, 1.2),
    circle(670, -320, 4.5, window),
  );

const lifebuoys = ({ accent, lit }: SteamerColours) =>
  [115, 355, 595].map(
    (x) =>
      circle(x, -70, 8, 'none', { stroke: lit, 'stroke-width': 5 }) +
      circle(x, -70, 8, 'none', { stroke: accent, 'stroke-width': 5, 'stroke-dasharray': '6.3 6.3' }),
  );

/** A Brahmaputra river steamer, bow to the right, its waterline at y 0 and its stern at x 0; 775 long, 325 high. */
export const steamer = (colours: SteamerColours): string =>
  group(
    {},
    rigging(colours),
    funnel(colours),
    sunDeck(colours),
    wheelhouse(colours),
    verandah(colours, { left: 44, right: 664, floor: -134, height: 60 }),
    verandah(colours, { left: 20, right: 690, floor: -58, height: 62 }),
    ...lifebuoys(colours),
    hull(colours),
  );
