import { type Band, kira } from '../kit/kira.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { circle, group, type Point, place, point, polygon, rect, shape, stroke, tag } from '../kit/svg.ts';

type Grain = { lit: string; body: string; shade: string };
export type HouseholdColours = {
  timber: Grain;
  gold: string;
  red: string;
  brocade: string;
  paint: string;
  shadow: string;
};

const picture = { x: 54, y: 92, width: 192, height: 250 } as const;

/** A snow peak of the painted range: one flank in the light, one in the shade, a cap that runs down in tongues. */
function paintedPeak(x: number, top: number, half: number, foot: number, tones: Grain, snow: string): string {
  const drop = half * 0.5;
  return group(
    {},
    polygon(
      [
        [x - half, foot],
        [x, top],
        [x + half, foot],
      ],
      tones.body,
    ),
    polygon(
      [
        [x, top],
        [x + half, foot],
        [x + half * 0.16, foot],
      ],
      tones.shade,
    ),
    shape(
      `M${x} ${top}L${point([x - drop * 0.9, top + drop * 1.4])}L${point([x - drop * 0.5, top + drop * 1.15])}L${point([x - drop * 0.2, top + drop * 1.7])}L${point([x + drop * 0.12, top + drop * 1.2])}L${point([x + drop * 0.5, top + drop * 1.6])}L${point([x + drop * 0.85, top + drop * 1.3])}Z`,
      snow,
    ),
  );
}

function painting(clip: string): string {
  const { x, y, width, height } = picture;
  const far = { lit: '#a9bfcb', body: '#9db4c2', shade: '#7d9bb3' };
  const near = { lit: '#7d9bb3', body: '#5f86a0', shade: '#3f6478' };
  const foothills = (seed: number, from: number, to: number, fill: string, through: Point[]) =>
    land(
      ridgeLine({ seed, from, to, relief: 8, folds: 5, span: [x - 4, x + width + 4], through }),
      fill,
      y + height,
    );
  const cloud = (cx: number, cy: number) =>
    shape(`M${cx - 34} ${cy}q2 -14 16 -12q6 -14 20 -8q14 -6 18 8q14 -2 16 12Z`, '#fff8e6');
  return group(
    {},
    tag('clipPath', { id: clip }, rect(x, y, width, height, '#fff')),
    group(
      { 'clip-path': `url(#${clip})` },
      rect(x, y, width, height, '#f3d9a0'),
      rect(x, y, width, 60, '#e8bd78'),
      paintedPeak(90, 170, 76, 300, far, '#fffaf0'),
      paintedPeak(214, 164, 74, 300, far, '#fffaf0'),
      paintedPeak(150, 124, 98, 310, near, '#fffaf0'),
      cloud(96, 248),
      cloud(204, 262),
      foothills(5, 268, 276, '#3f6f60', [
        [110, 282],
        [180, 270],
      ]),
      foothills(6, 296, 288, '#2b5a4a', [[150, 300]]),
      foothills(7, 322, 312, '#1d3d38', [
        [120, 308],
        [190, 324],
      ]),
    ),
  );
}

/** A hanging scroll, 300 wide and 490 high: brocade border, silk ties, and a painting of mountains. */
export function scroll(id: string, c: HouseholdColours): string {
  const { x, y, width, height } = picture;
  const brocade: Band = { height: 46, ground: c.brocade, motif: 'flower', ink: c.gold, second: c.red };
  const tie = (left: number) => shape(`M${left} 16q-6 40 2 74l8 -5l6 7q-4 -38 2 -76Z`, c.red);
  return group(
    {},
    polygon(
      [
        [30, 20],
        [350, 44],
        [352, 512],
        [40, 492],
      ],
      c.shadow,
      { opacity: 0.34 },
    ),
    stroke('M20 6L150 -54L280 6', c.red, 4),
    circle(150, -54, 7, c.timber.shade),
    polygon(
      [
        [20, 14],
        [280, 14],
        [300, 470],
        [0, 470],
      ],
      c.brocade,
    ),
    place(20, 22, 1, kira([brocade], 260)),
    place(14, 372, 1, kira([{ ...brocade, height: 78 }], 272)),
    rect(x - 18, y - 18, width + 36, height + 36, c.red),
    rect(x - 9, y - 9, width + 18, height + 18, c.gold),
    painting(id),
    polygon(
      [
        [280, 14],
        [300, 470],
        [258, 470],
        [254, 14],
      ],
      c.shadow,
      { opacity: 0.34 },
    ),
    rect(4, 4, 292, 14, c.timber.body),
    rect(4, 4, 292, 5, c.timber.lit),
    rect(-14, 462, 328, 24, c.timber.body),
    rect(-14, 462, 328, 7, c.timber.lit),
    rect(-14, 479, 328, 7, c.timber.shade),
    ...[-22, 322].map((knob) => circle(knob, 474, 15, c.gold) + circle(knob - 4, 469, 5, '#fff6dd')),
    tie(80),
    tie(204),
  );
}

/** A low painted table, its top seen from above: a carved front with clouds, cloven feet, a shadow to the right. */
export function lowTable([x, y]: Point, width: number, c: HouseholdColours): string {
  const count = Math.floor((width - 40) / 96);
  const clouds = Array.from({ length: count }, (_, index) => {
    const cx = x + (width * (index + 0.5)) / count;
    return (
      shape(`M${point([cx - 38, y + 174])}q-8 -26 16 -28q4 -24 26 -18q22 -8 26 16q22 4 10 30Z`, c.paint) +
      stroke(
        `M${point([cx - 26, y + 169])}q-4 -16 10 -16q10 2 6 12M${point([cx, y + 151])}q14 -14 24 2q2 12 -8 10`,
        c.gold,
        3.5,
      )
    );
  });
  return group(
    {},
    polygon(
      [
        [x + 10, y + 230],
        [x + width, y + 120],
        [x + width + 62, y + 196],
        [x + width + 62, y + 250],
        [x + 50, y + 250],
      ],
      c.shadow,
      { opacity: 0.42 },
    ),
    polygon(
      [
        [x + 34, y],
        [x + width - 34, y],
        [x + width + 6, y + 104],
        [x - 6, y + 104],
      ],
      '#c0703e',
    ),
    polygon(
      [
        [x + 34, y],
        [x + width * 0.5, y],
        [x + width * 0.4, y + 104],
        [x - 6, y + 104],
      ],
      '#dd9458',
    ),
    rect(x - 6, y + 104, width + 12, 16, c.timber.lit),
    rect(x - 6, y + 113, width + 12, 7, c.timber.shade),
    rect(x, y + 120, width, 66, c.red),
    ...clouds,
    rect(x + width - 60, y + 120, 60, 66, c.shadow, { opacity: 0.3 }),
    shape(
      `M${x} ${y + 186}H${x + width}V${y + 238}H${x + width - 40}Q${x + width - 44} ${y + 204} ${x + width - 80} ${y + 200}H${x + 80}Q${x + 44} ${y + 204} ${x + 40} ${y + 238}H${x}Z`,
      c.timber.body,
    ),
    rect(x, y + 186, width, 5, c.gold),
  );
}

/** A ball of dyed yarn: its winding in arcs, a shade side and a shadow. */
export function yarn([x, y]: Point, r: number, tones: Grain, shadow: string): string {
  const winding = [-0.62, -0.3, 0.02, 0.34].map(
    (at) =>
      `M${point([x - r * 0.78, y + r * (at + 0.16)])}Q${point([x + r * at * 0.6, y - r * (0.1 - at * 0.3)])} ${point([x + r * (at + 0.42), y - r * 0.72])}`,
  );
  return group(
    {},
    shape(
      `M${point([x - r * 0.5, y + r * 0.86])}Q${point([x + r, y + r * 1.5])} ${point([x + r * 2.1, y + r * 0.9])}Q${point([x + r, y + r * 0.3])} ${point([x, y])}Z`,
      shadow,
      { opacity: 0.4 },
    ),
    circle(x, y, r, tones.body),
    stroke(winding.join(''), tones.lit, Math.max(2, r * 0.07)),
    shape(
      `M${point([x + r * 0.4, y - r * 0.916])}A${point([r, r])} 0 0 1 ${point([x - r * 0.3, y + r * 0.954])}Q${point([x + r * 0.8, y + r * 0.4])} ${point([x + r * 0.4, y - r * 0.916])}Z`,
      tones.shade,
    ),
  );
}
