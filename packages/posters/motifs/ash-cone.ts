import { smooth } from '../kit/curves.ts';
import { limb } from '../kit/limbs.ts';
import { reaches } from '../kit/notation.ts';
import { random } from '../kit/random.ts';
import { torn, tornThrough, within } from '../kit/rock.ts';
import { group, linear, type Point, point, polygon, radial, shape } from '../kit/svg.ts';

/**
 * Barren Island from the sea on its west: the young cinder cone within the broken ring of the old crater, its flows of
 * black lava down to the shore. Drawn in place on the sheet; the last light comes from the left.
 */
const summit: Point = [826, 300];
export const shoreline = 640;

export type ConeTones = {
  lit: string;
  mid: string;
  shade: string;
  deep: string;
  ember: string;
  glow: string;
  scrub: string;
  scrubLit: string;
};

/** The old crater's wall behind and beside the cone, with scrub on its outer slopes. */
function rim(id: string, tones: ConeTones): string {
  const left = tornThrough(
    31,
    [
      [250, shoreline],
      [330, 560],
      [420, 500],
      [500, 452],
      [560, 470],
      [620, 540],
      [700, shoreline],
    ],
    9,
  );
  const right = tornThrough(
    44,
    [
      [900, shoreline],
      [1010, 520],
      [1090, 446],
      [1170, 420],
      [1260, 452],
      [1340, 520],
      [1440, 590],
      [1500, shoreline],
    ],
    9,
  );
  const face = (line: readonly Point[], from: number, fill: string) => {
    const part = line.filter(([x]) => x >= from);
    const [top] = part;
    if (!top) return '';
    return polygon([...part, ...torn(Math.round(from), [top[0] + 60, shoreline], top, 12, 4)], fill);
  };
  return group(
    {},
    polygon(left, tones.mid),
    face(left, 500, tones.shade),
    polygon(right, tones.mid),
    face(right, 1170, tones.shade),
    within(`${id}-rim-left`, left, scrubOn(7, left, tones)),
    within(`${id}-rim-right`, right, scrubOn(9, right, tones)),
  );
}

/** Plants that grow again on the old slopes: low tufts in drifts, thinner towards the shore. */
function scrubOn(seed: number, line: readonly Point[], { scrub, scrubLit }: ConeTones): string {
  const { between } = random(seed);
  let [dark, lit] = ['', ''];
  for (const [x, y] of line.filter((at) => at[1] < shoreline - 36)) {
    for (let step = 0; step < 3; step++) {
      const at: Point = [x + between(-16, 16), y + 8 + between(0, 1) ** 1.4 * (shoreline - y - 10) * 0.8];
      const [wide, high] = [between(7, 20), between(4, 9)];
      dark += `M${point([at[0] - wide, at[1] + 2])}q${point([wide * 0.3, -high])} ${point([wide, -high])}q${point([wide * 0.8, 0])} ${point([wide, high])}Z`;
      if (step === 0)
        lit += `M${point([at[0] - wide, at[1] + 1])}q${point([wide * 0.3, -high])} ${point([wide * 0.9, -high])}q${point([-wide * 0.4, high * 0.5])} ${point([-wide * 0.9, high])}Z`;
    }
  }
  return shape(dark, scrub) + shape(lit, scrubLit);
}

/** Gullies that the rain has cut into loose ash: narrow wedges that fan from the crater's lip. */
function gullies(
  seed: number,
  span: readonly [number, number],
  fill: string,
  count: number,
  opacity: number,
): string {
  const { between } = random(seed);
  let d = '';
  for (let gully = 0; gully < count; gully++) {
    const share = span[0] + ((span[1] - span[0]) * (gully + between(0.1, 0.9))) / count;
    const at = (down: number): Point => [
      summit[0] + share * (38 + 330 * down ** 1.18),
      summit[1] + 18 + (shoreline - summit[1] - 18) * down,
    ];
    const [from, to] = [between(0.02, 0.3), between(0.55, 0.98)];
    const [a, b, c] = [at(from), at((from + to) / 2), at(to)];
    const wide = between(5, 13);
    d += `M${point(a)}L${point([b[0] - wide * 0.4, b[1]])}L${point(c)}L${point([b[0] + wide * 0.6, b[1] + 6])}Z`;
  }
  return shape(d, fill, { opacity });
}

function cone(tones: ConeTones): string {
  const [x, y] = summit;
  const leftSide = smooth([
    [430, shoreline],
    [560, 548],
    [660, 452],
    [736, 358],
    [x - 40, y + 6],
  ]);
  const lip = 'L790 298L806 306L822 312L842 308L860 296L872 304';
  const right: Point[] = [
    [872, 304],
    [930, 372],
    [1010, 466],
    [1106, 556],
    [1230, shoreline],
  ];
  const rightSide = smooth(right).replace('M', 'L');
  const spine = torn(5, [838, 312], [900, shoreline], 20, 5);
  return group(
    {},
    shape(`${leftSide}${lip}${rightSide}Z`, tones.mid),
    shape(`M838 312L860 296L872 304${rightSide}L${[...spine].reverse().map(point).join('L')}Z`, tones.deep),
    shape(`${leftSide}L790 298L800 304L742 400L700 470L610 580L540 ${shoreline}Z`, tones.lit),
    gullies(3, [-1, -0.1], tones.shade, 22, 0.8),
    gullies(8, [-0.9, -0.3], tones.lit, 10, 0.5),
    gullies(13, [0.15, 1], tones.shade, 18, 0.9),
  );
}

/** Lava: black flows down to the sea with a red seam from the crater, dark and broken towards its foot. */
function flows({ deep, ember, glow }: ConeTones): string {
  const tongue = tornThrough(
    21,
    [
      [806, 306],
      [770, 380],
      [762, 450],
      [700, 540],
      [640, 610],
      [600, shoreline + 4],
    ],
    7,
  );
  const edge = tornThrough(
    25,
    [
      [780, shoreline + 4],
      [776, 590],
      [800, 520],
      [806, 450],
      [822, 380],
      [836, 310],
    ],
    7,
  );
  return group(
    {},
    polygon([...tongue, ...edge], deep),
    shape(limb(reaches('820 316 7, 802 362 6, 786 414 5.5, 768 468 4, 746 516 2.5, 728 556 0.8')), ember),
    shape(limb(reaches('786 414 4, 794 446 3, 790 492 0.8')), ember),
    shape(limb(reaches('820 318 3.6, 803 362 3, 788 410 2, 778 446 0.6')), glow),
    shape('M792 299L806 306L822 312L842 308L858 297Q850 324 822 326Q798 322 792 299Z', ember),
    shape('M800 304L806 306L822 312L842 308L850 303Q842 318 822 319Q806 316 800 304Z', glow),
  );
}

/** The thin plume: it rises, leans with the wind and spreads, red below from the crater's glow. */
export function plume(id: string, colours: { smoke: string; shade: string; ember: string }): string {
  const [x, y] = summit;
  const fade = linear(
    `${id}-plume`,
    [x, y],
    [1240, 60],
    [
      [0, colours.ember, 0.95],
      [0.16, colours.smoke, 0.9],
      [1, colours.smoke, 0.16],
    ],
  );
  const fire = radial(`${id}-fire`, [x, y], 190, [
    [0, colours.ember, 0.75],
    [0.4, colours.ember, 0.25],
    [1, colours.ember, 0],
  ]);
  return (
    fire.definition +
    fade.definition +
    shape(`M${x - 190} ${y}a190 190 0 1 0 380 0a190 190 0 1 0 -380 0Z`, fire.fill) +
    shape(
      `M${x - 16} ${y + 8}C${x - 30} ${y - 40} ${x + 4} ${y - 60} ${x - 6} ${y - 96}C${x - 14} ${y - 136} ${x + 34} ${y - 150} ${x + 44} ${y - 186}C${x + 60} ${y - 226} ${x + 120} ${y - 214} ${x + 150} ${y - 244}C${x + 190} ${y - 276} ${x + 260} ${y - 250} ${x + 300} ${y - 278}C${x + 370} ${y - 300} ${x + 470} ${y - 286} ${x + 560} ${y - 306}C${x + 480} ${y - 236} ${x + 400} ${y - 250} ${x + 330} ${y - 222}C${x + 280} ${y - 196} ${x + 230} ${y - 214} ${x + 186} ${y - 178}C${x + 150} ${y - 150} ${x + 112} ${y - 158} ${x + 88} ${y - 120}C${x + 74} ${y - 92} ${x + 36} ${y - 88} ${x + 34} ${y - 56}C${x + 34} ${y - 30} ${x + 18} ${y - 16} ${x + 18} ${y + 8}Z`,
      fade.fill,
    ) +
    shape(
      `M${x + 18} ${y + 4}C${x + 18} ${y - 16} ${x + 34} ${y - 30} ${x + 34} ${y - 56}C${x + 36} ${y - 88} ${x + 74} ${y - 92} ${x + 88} ${y - 120}C${x + 112} ${y - 158} ${x + 150} ${y - 150} ${x + 186} ${y - 178}C${x + 150} ${y - 172} ${x + 100} ${y - 176} ${x + 66} ${y - 134}C${x + 40} ${y - 100} ${x + 16} ${y - 90} ${x + 12} ${y - 56}C${x + 8} ${y - 30} ${x + 8} ${y - 16} ${x + 6} ${y + 4}Z`,
      colours.shade,
      { opacity: 0.45 },
    )
  );
}

export const ashCone = (id: string, tones: ConeTones): string =>
  group({}, rim(id, tones), cone(tones), flows(tones));
