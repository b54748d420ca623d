import { type Band, clothHeight, kira } from '../kit/kira.ts';
import { circle, group, polygon, rect, shape, stroke } from '../kit/svg.ts';

type Grain = { lit: string; body: string; shade: string };
export type LoomColours = { timber: Grain; cane: Grain; thread: string; shadow: string };

/** The warp: where it hangs, and how far down it is still bare before the woven part begins. */
const warp = { left: 610, top: 268, fell: 452, bottom: 690 } as const;

/** Bare threads in the colours of the bands that they will become. */
function bareWarp(bands: readonly Band[], shadow: string): string {
  let x: number = warp.left;
  const threads = bands.map(({ height, ground, ink }) => {
    const from = x;
    x += height;
    const line = (step: number, start: number) =>
      Array.from(
        { length: Math.floor((height - start) / step) + 1 },
        (_, index) => `M${from + start + index * step} ${warp.top}V${warp.fell}`,
      ).join('');
    const flat = { 'stroke-linecap': 'butt' };
    return stroke(line(5, 2), ground, 3.2, flat) + (ink ? stroke(line(15, 5), ink, 2, flat) : '');
  });
  return (
    rect(warp.left, warp.top, x - warp.left, warp.fell - warp.top, shadow, { opacity: 0.5 }) +
    threads.join('')
  );
}

/** A round rod across the warp, reaching past it on both sides. */
function rod(y: number, over: number, thick: number, width: number, tones: Grain, shadow: string): string {
  const [left, length] = [warp.left - over, width + over * 2];
  const bar = (top: number, height: number, fill: string) =>
    rect(left, y + top * thick, length, height * thick, fill, { rx: (height * thick) / 2 });
  return group(
    {},
    rect(warp.left, y + thick * 0.5, width, 7 + thick * 0.3, shadow, { opacity: 0.35 }),
    bar(-0.5, 1, tones.body),
    bar(-0.5, 0.36, tones.lit),
    bar(0.2, 0.3, tones.shade),
  );
}

function upright(x: number, { timber, shadow }: LoomColours): string {
  return group(
    {},
    polygon(
      [
        [x + 34, 190],
        [x + 84, 230],
        [x + 84, 770],
        [x + 110, 846],
        [x + 34, 846],
      ],
      shadow,
      { opacity: 0.34 },
    ),
    rect(x, 180, 36, 660, timber.body),
    rect(x, 180, 11, 660, timber.lit),
    rect(x + 26, 180, 10, 660, timber.shade),
    shape(`M${x - 5} 182Q${x + 18} 146 ${x + 41} 182Z`, timber.shade),
    shape(`M${x - 5} 182Q${x + 10} 156 ${x + 18} 164V182Z`, timber.lit),
    rect(x - 12, 836, 60, 22, timber.shade),
    rect(x - 12, 836, 60, 7, timber.lit),
    ...[310, 370, 430].map((y) => circle(x + 18, y, 5, shadow)),
  );
}

/** The sword that beats the weft home, lying in the shed at the edge of the woven part. */
function sword(width: number, { timber }: LoomColours): string {
  const [left, right, y] = [warp.left - 66, warp.left + width + 40, warp.fell - 8];
  return group(
    {},
    shape(
      `M${left} ${y - 6}L${right} ${y - 12}Q${right + 44} ${y - 4} ${right} ${y + 9}L${left} ${y + 9}Q${left - 10} ${y} ${left} ${y - 6}Z`,
      timber.shade,
    ),
    shape(
      `M${left} ${y - 6}L${right} ${y - 12}Q${right + 22} ${y - 10} ${right + 26} ${y - 3}L${left - 4} ${y + 1}Z`,
      timber.lit,
    ),
  );
}

/** The fringe of warp ends below the breast beam. */
const fringe = (width: number, thread: string) =>
  stroke(
    Array.from(
      { length: Math.floor(width / 12) },
      (_, index) => `M${warp.left + 6 + index * 12} 712v30`,
    ).join(''),
    thread,
    3,
  );

/** A Bhutanese frame loom, half woven: frame, warp, rods, heddle, sword and breast beam. Stands at y 858. */
export function loom(bands: readonly Band[], colours: LoomColours): string {
  const { timber, cane, thread, shadow } = colours;
  const width = clothHeight(bands);
  const right = warp.left + width;
  const heddle = Array.from(
    { length: Math.floor(width / 6) },
    (_, index) => `M${warp.left + 3 + index * 6} 376l3 32`,
  );
  return group(
    {},
    polygon(
      [
        [warp.left + 40, 300],
        [right + 60, 324],
        [right + 60, 750],
        [warp.left + 40, 736],
      ],
      shadow,
      { opacity: 0.34 },
    ),
    upright(540, colours),
    upright(1022, colours),
    bareWarp(bands, shadow),
    group({ transform: `translate(${right} ${warp.fell}) rotate(90)` }, kira(bands, warp.bottom - warp.fell)),
    rect(right - 70, warp.fell, 70, warp.bottom - warp.fell, shadow, { opacity: 0.2 }),
    rod(262, 96, 34, width, timber, shadow),
    rod(322, 26, 20, width, cane, shadow),
    stroke(heddle.join(''), thread, 1.6),
    rod(374, 34, 13, width, timber, shadow),
    rod(410, 20, 9, width, cane, shadow),
    sword(width, colours),
    fringe(width, thread),
    rod(796, 96, 26, width, timber, shadow),
    rod(696, 60, 34, width, timber, shadow),
  );
}
