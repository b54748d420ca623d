import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import { circle, group, linear, type Point, point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';

const p = palettes.night;
const roofAt = (x: number) => 528 + 0.00009 * (x - 330) ** 2;
const terminalEnd = 756;

/** The hall behind the glass: lamps, a mezzanine, counters and travellers. */
function hall(): string {
  const paint = linear(
    'delhi-airport-hall',
    [0, 540],
    [0, 790],
    [
      [0, mix(p.glow, p.warm, 0.5)],
      [0.45, p.glow],
      [1, p.light],
    ],
  );
  const { between } = random(3);
  const heads = Array.from({ length: 22 }, () => {
    const x = between(10, terminalEnd - 30);
    const tall = between(26, 34);
    return `M${point([x, 790])}v${(-tall).toFixed(0)}q4 -6 8 0v${tall.toFixed(0)}zM${point([x + 0.8, 790 - tall - 4])}a3.300 3.300 0 1 1 6.600 0a3.300 3.300 0 1 1 -6.600 0z`;
  }).join('');
  const lamps = Array.from({ length: 12 }, (_, index) => circle(36 + index * 62, 612, 5, '#fff8e2'));
  return group(
    {},
    paint.definition,
    polygon(
      [
        [-20, 556],
        [terminalEnd, 556],
        [terminalEnd, 790],
        [-20, 790],
      ],
      paint.fill,
    ),
    ...lamps,
    rect(-20, 664, terminalEnd + 20, 9, mix(p.warm, p.deep, 0.55)),
    rect(-20, 652, terminalEnd + 20, 2, mix(p.warm, p.deep, 0.4)),
    ...[60, 230, 400, 570].map((x) => rect(x, 762, 96, 28, mix(p.warm, p.deep, 0.35))),
    shape(heads, mix(p.warm, p.dark, 0.72)),
  );
}

/** The terminal's front: glass bays between raking columns, under a wide curved roof. */
export function departuresHall(): string {
  const bays = Array.from({ length: 20 }, (_, index) => index * 40);
  const mullions = bays.map((x) => `M${x} 548V790`).join('');
  const columns = [40, 200, 360, 520, 680].map((x) =>
    shape(
      `M${x - 5} 800L${x - 34} ${roofAt(x - 34)}H${x - 24}L${x} 760L${x + 24} ${roofAt(x + 24)}H${x + 34}L${x + 5} 800Z`,
      p.dark,
    ),
  );
  const edge = Array.from({ length: 22 }, (_, index): Point => [-20 + index * 40, roofAt(-20 + index * 40)]);
  const under = [...edge].reverse().map(([x, y]): Point => [x - 14, y + 13]);
  const soffit = [...under].reverse();
  const inner = [...edge].reverse().map(([x, y]): Point => [x - 60, y + 30]);
  return group(
    {},
    hall(),
    stroke(mullions, p.deep, 2.2),
    stroke(`M-20 606H${terminalEnd}M-20 728H${terminalEnd}`, p.deep, 2.2),
    polygon(
      [
        [terminalEnd, 552],
        [terminalEnd + 22, 552],
        [terminalEnd + 22, 800],
        [terminalEnd, 800],
      ],
      p.deep,
    ),
    ...columns,
    polygon([...soffit, ...inner], mix(p.warm, p.deep, 0.35)),
    polygon([...edge, ...under], p.haze),
    stroke(`M${edge.map(([x, y]) => point([x, y - 1])).join('L')}`, mix(p.haze, p.light, 0.4), 2.5),
  );
}
