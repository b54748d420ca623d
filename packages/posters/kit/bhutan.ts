import { circle, group, type Point, point, polygon, rect, shape, stroke } from './svg.ts';

/** The tones of a Bhutanese building, lit from the left: whitewash, kemar band, timber, gilded roof. */
export type Fabric = {
  wall: string;
  wallShade: string;
  band: string;
  bandShade: string;
  timber: string;
  timberDark: string;
  trim: string;
  roof: string;
  roofShade: string;
  roofEdge: string;
  gilt: string;
};

export const fabric: Fabric = {
  wall: '#fff3dc',
  wallShade: '#aab3bf',
  band: '#96352a',
  bandShade: '#5c2530',
  timber: '#8a4f2a',
  timberDark: '#33211f',
  trim: '#e6b765',
  roof: '#eab04a',
  roofShade: '#a8682a',
  roofEdge: '#5e3a26',
  gilt: '#ffd877',
};

/** The gilded pinnacle on a ridge: plinth, bell, disc and spike. */
function sertog([x, y]: Point, height: number, { gilt, roofShade }: Fabric): string {
  const h = height;
  const half = (w: number) => w * h;
  const outline = `M${point([x - half(0.2), y])}L${point([x - half(0.16), y - h * 0.14])}L${point([x - half(0.09), y - h * 0.16])}C${point([x - half(0.2), y - h * 0.24])} ${point([x - half(0.16), y - h * 0.4])} ${point([x - half(0.05), y - h * 0.44])}L${point([x - half(0.1), y - h * 0.5])}L${point([x - half(0.04), y - h * 0.56])}L${point([x, y - h])}L${point([x + half(0.04), y - h * 0.56])}L${point([x + half(0.1), y - h * 0.5])}L${point([x + half(0.05), y - h * 0.44])}C${point([x + half(0.16), y - h * 0.4])} ${point([x + half(0.2), y - h * 0.24])} ${point([x + half(0.09), y - h * 0.16])}L${point([x + half(0.16), y - h * 0.14])}L${point([x + half(0.2), y])}Z`;
  const shade = `M${point([x + half(0.02), y])}L${point([x + half(0.02), y - h * 0.44])}L${point([x + half(0.05), y - h * 0.44])}C${point([x + half(0.16), y - h * 0.4])} ${point([x + half(0.2), y - h * 0.24])} ${point([x + half(0.09), y - h * 0.16])}L${point([x + half(0.16), y - h * 0.14])}L${point([x + half(0.2), y])}Z`;
  return shape(outline, gilt) + shape(shade, roofShade);
}

type Roof = {
  /** The wall's top left corner, the width of its front and of its shaded side. */
  x: number;
  y: number;
  width: number;
  side: number;
  eave: number;
  rise: number;
};

/** A low hipped roof: wide eaves with turned-up corners, a lit slope, a shaded one, dark timber under its edge. */
export function hippedRoof({ x, y, width, side, eave, rise }: Roof, tones: Fabric): string {
  const left = x - eave;
  const corner = x + width + eave * 0.35;
  const right = x + width + side + eave;
  const lift = eave * 0.34;
  const ridgeLeft: Point = [x + width * 0.3, y - rise];
  const ridgeRight: Point = [x + width * 0.72 + side * 0.4, y - rise];
  const front = `M${point([left, y - lift])}Q${point([left + eave * 0.7, y])} ${point([left + eave * 1.7, y])}L${point([corner - eave, y])}Q${point([corner - eave * 0.3, y])} ${point([corner, y - lift * 0.5])}`;
  const slope = `${front}Q${point([corner - (corner - ridgeRight[0]) * 0.62, y - rise * 0.42])} ${point(ridgeRight)}L${point(ridgeLeft)}Q${point([left + (ridgeLeft[0] - left) * 0.62, y - rise * 0.36])} ${point([left, y - lift])}Z`;
  const hip = `M${point([corner, y - lift * 0.5])}Q${point([corner + (right - corner) * 0.3, y])} ${point([right - eave * 0.8, y])}Q${point([right - eave * 0.3, y])} ${point([right, y - lift])}Q${point([right - (right - ridgeRight[0]) * 0.55, y - rise * 0.34])} ${point(ridgeRight)}Q${point([corner - (corner - ridgeRight[0]) * 0.62, y - rise * 0.42])} ${point([corner, y - lift * 0.5])}Z`;
  const edge = Math.max(2, rise * 0.1);
  const courses = [0.34, 0.66].map((at) => {
    const inset = (ridgeLeft[0] - left) * at * 0.9;
    return `M${point([left + inset + eave * 0.5, y - rise * at])}H${(corner - (corner - ridgeRight[0]) * at - eave * 0.1).toFixed(1)}`;
  });
  return group(
    {},
    shape(slope, tones.roofEdge, { transform: `translate(0 ${edge.toFixed(1)})` }),
    shape(hip, tones.roofEdge, { transform: `translate(0 ${edge.toFixed(1)})` }),
    shape(slope, tones.roof),
    shape(hip, tones.roofShade),
    stroke(courses.join(''), tones.roofShade, Math.max(1, rise * 0.035), { opacity: 0.6 }),
    stroke(`M${point(ridgeLeft)}L${point(ridgeRight)}`, tones.gilt, Math.max(1.6, rise * 0.08)),
  );
}

/** Small windows in a thick wall: tapered frame, broad lintel, two dark lights. One path to each tone. */
function smallWindows(feet: readonly Point[], width: number, height: number, tones: Fabric): string {
  const half = width / 2;
  const h = height;
  const draw = (one: (x: number, y: number) => string, fill: string) =>
    shape(feet.map(([x, y]) => one(x, y)).join(''), fill);
  const bar = (x: number, y: number, w: number, tall: number) =>
    `M${point([x, y])}h${w.toFixed(1)}v${tall.toFixed(1)}h${(-w).toFixed(1)}Z`;
  return (
    draw(
      (x, y) =>
        `M${point([x - half, y - h])}L${point([x + half, y - h])}L${point([x + half * 1.12, y])}L${point([x - half * 1.12, y])}Z`,
      tones.timberDark,
    ) +
    draw(
      (x, y) =>
        `M${point([x - half * 1.5, y - h * 1.16])}L${point([x + half * 1.5, y - h * 1.16])}L${point([x + half * 1.15, y - h * 0.96])}L${point([x - half * 1.15, y - h * 0.96])}Z`,
      tones.band,
    ) +
    draw(
      (x, y) =>
        bar(x - half * 1.25, y - h * 0.02, width * 1.25, Math.max(1, h * 0.09)) +
        bar(x - half * 0.12, y - h * 0.95, half * 0.24, h * 0.93),
      tones.timber,
    )
  );
}

/** A rabsey: a projecting bay of timber with rows of trefoil lights over painted panels, on stepped corbels. */
function rabsey(
  [x, y]: Point,
  width: number,
  height: number,
  bays: number,
  rows: number,
  tones: Fabric,
): string {
  const step = width / bays;
  const tall = height / rows;
  let lights = '';
  let panels = '';
  for (let row = 0; row < rows; row++) {
    for (let bay = 0; bay < bays; bay++) {
      const left = x + bay * step + step * 0.16;
      const w = step * 0.68;
      const top = y - height + row * tall;
      const sill = top + tall * 0.66;
      lights += `M${point([left, sill])}V${(top + tall * 0.36).toFixed(1)}Q${point([left + w * 0.1, top + tall * 0.26])} ${point([left + w * 0.28, top + tall * 0.27])}Q${point([left + w * 0.36, top + tall * 0.14])} ${point([left + w * 0.5, top + tall * 0.12])}Q${point([left + w * 0.64, top + tall * 0.14])} ${point([left + w * 0.72, top + tall * 0.27])}Q${point([left + w * 0.9, top + tall * 0.26])} ${point([left + w, top + tall * 0.36])}V${sill.toFixed(1)}Z`;
      panels += `M${point([left, top + tall * 0.74])}h${w.toFixed(1)}v${(tall * 0.18).toFixed(1)}h${(-w).toFixed(1)}Z`;
    }
  }
  const corbel: Point[] = [
    [x, y],
    [x + width, y],
    [x + width - step * 0.3, y + tall * 0.18],
    [x + step * 0.3, y + tall * 0.18],
  ];
  return group(
    {},
    polygon(corbel, tones.timberDark),
    rect(x, y - height, width, height, tones.timber),
    rect(x + width - step * 0.12, y - height, step * 0.12, height, tones.timberDark),
    shape(lights, tones.timberDark),
    shape(panels, tones.trim),
    rect(x - step * 0.14, y - height - tall * 0.04, width + step * 0.28, tall * 0.1, tones.trim),
  );
}

type WindowRow = { at: number; count: number; width: number; height: number };

export type Block = {
  /** The front's lower left corner. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The shaded side, to the right of the front. */
  side: number;
  /** How far the walls lean in towards their top. */
  batter?: number;
  /** The kemar band's share of the height; none for a plain house. */
  band?: number;
  windows?: readonly WindowRow[];
  bay?: { at: number; from: number; width: number; height: number; bays: number; rows: number };
  roof: { eave: number; rise: number; tiers?: 1 | 2 | 3 };
};

const lattice = (x: number, y: number, width: number, count: number, size: number, fill: string) =>
  shape(
    Array.from({ length: count }, (_, index) => {
      const left = x + (index + 0.5) * (width / count) - size / 2;
      return `M${point([left, y])}h${size.toFixed(1)}v${size.toFixed(1)}h${(-size).toFixed(1)}Z`;
    }).join(''),
    fill,
  );

/** The walls' front and side, the band with its gilded discs, and the beam ends below the eaves. */
function walls(block: Block, tones: Fabric): string {
  const { x, y, width, height, side, batter = width * 0.04, band = 0 } = block;
  const top = y - height;
  const leanAt = (level: number) => batter * ((y - level) / height);
  const edge = (level: number): readonly [number, number, number] => {
    const lean = leanAt(level);
    return [x + lean, x + width - lean * 0.4, x + width + side - lean];
  };
  const strip = (from: number, to: number, lit: string, dark: string) => {
    const [a, b, c] = edge(from);
    const [d, e, f] = edge(to);
    const front: Point[] = [
      [a, from],
      [b, from],
      [e, to],
      [d, to],
    ];
    const flank: Point[] = [
      [b, from],
      [c, from],
      [f, to],
      [e, to],
    ];
    return polygon(front, lit) + (side > 0 ? polygon(flank, dark) : '');
  };
  const cornice = Math.min(height * 0.09, 11);
  const bandTop = top + cornice;
  const bandFoot = bandTop + height * band;
  const [left, corner] = edge(top);
  const discs = band > 0 ? Math.max(3, Math.round(width / 26)) : 0;
  const disc = Math.min(height * band * 0.2, 4.4);
  return group(
    {},
    strip(y, top, tones.wall, tones.wallShade),
    band > 0 ? strip(bandFoot, bandTop, tones.band, tones.bandShade) : '',
    band > 0 ? strip(bandFoot + cornice * 0.35, bandFoot, tones.trim, tones.timber) : '',
    Array.from({ length: discs }, (_, index) =>
      circle(left + ((index + 0.5) / discs) * (corner - left), (bandTop + bandFoot) / 2, disc, tones.gilt),
    ).join(''),
    strip(bandTop, top, tones.timber, tones.timberDark),
    lattice(
      left,
      top + cornice * 0.28,
      corner - left,
      Math.round(width / 9),
      Math.min(4, cornice * 0.44),
      tones.wall,
    ),
  );
}

/** A lantern storey and its roof on the ridge of the roof below. */
function upperTier(cx: number, y: number, width: number, side: number, tiers: number, tones: Fabric): string {
  const height = width * 0.24;
  const wall =
    rect(cx - width / 2, y - height, width, height + 2, tones.timber) +
    rect(cx + width / 2, y - height, side, height + 2, tones.timberDark) +
    lattice(
      cx - width / 2,
      y - height * 0.8,
      width,
      Math.max(3, Math.round(width / 10)),
      Math.min(6, height * 0.5),
      tones.timberDark,
    );
  const roof: Roof = {
    x: cx - width / 2,
    y: y - height,
    width,
    side,
    eave: width * 0.24,
    rise: width * 0.27,
  };
  const ridge = y - height - roof.rise;
  const above =
    tiers > 1
      ? upperTier(cx + side * 0.2, ridge + 2, width * 0.52, side * 0.5, tiers - 1, tones)
      : sertog([cx + width * 0.02 + side * 0.2, ridge + 1], width * 0.44, tones);
  return wall + hippedRoof(roof, tones) + above;
}

/** One building, from its foot to its pinnacle. */
export function block(building: Block, tones: Fabric = fabric): string {
  const { x, y, width, height, side, windows = [], bay, roof } = building;
  const { batter = width * 0.04 } = building;
  const top = y - height;
  const tiers = roof.tiers ?? 1;
  const cover: Roof = {
    x: x + batter,
    y: top,
    width: width - batter * 1.4,
    side: Math.max(0, side - batter * 0.6),
    ...roof,
  };
  const ridge = top - roof.rise;
  const middle = x + width * 0.51 + side * 0.2;
  const eaveShade = polygon(
    [
      [x + batter, top],
      [x + width - batter * 0.4, top],
      [x + width - batter * 0.4, top + height * 0.07 + 5],
      [x + batter + roof.eave * 0.5, top + height * 0.07 + 5],
    ],
    tones.timberDark,
    { opacity: 0.34 },
  );
  const openings = windows
    .map(({ at, count, width: wide, height: tall }) => {
      const left = x + batter + width * 0.07;
      const run = width * 0.86 - batter * 1.4;
      const feet = Array.from(
        { length: count },
        (_, index): Point => [left + ((index + 0.5) / count) * run, y - height * at],
      );
      return smallWindows(feet, wide, tall, tones);
    })
    .join('');
  const projecting = bay
    ? rabsey(
        [x + width * bay.from, y - height * bay.at],
        width * bay.width,
        height * bay.height,
        bay.bays,
        bay.rows,
        tones,
      )
    : '';
  const crown =
    tiers > 1
      ? upperTier(middle, ridge + 2, width * 0.4, side * 0.4, tiers - 1, tones)
      : sertog([middle, ridge + 1], Math.min(roof.rise * 0.9, width * 0.2), tones);
  return group({}, walls(building, tones), eaveShade, openings, projecting, hippedRoof(cover, tones), crown);
}

/** A town house: white walls, timbered upper floor, a shallow coloured roof. */
export function townHouse(x: number, y: number, width: number, floors: number, roof: Fabric): string {
  const rows = Array.from({ length: floors - 1 }, (_, floor) => ({
    at: (floor + 0.25) / floors,
    count: Math.max(3, Math.round(width / 18)),
    width: 7,
    height: 11,
  }));
  return block(
    {
      x,
      y,
      width,
      height: floors * 22,
      side: width * 0.24,
      windows: rows,
      bay: {
        at: (floors - 0.86) / floors,
        from: 0.08,
        width: 0.84,
        height: 0.62 / floors,
        bays: Math.max(4, Math.round(width / 13)),
        rows: 1,
      },
      roof: { eave: 9, rise: 14 },
    },
    roof,
  );
}

const flagColours = ['#3d6fa3', '#f7efe0', '#b23a2e', '#4d7f5a', '#e9b53f'] as const;

/** Prayer flags on a line that sags between two anchors, in their fixed order, swaying with the wind. */
export function prayerFlags(
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size: number,
  line = '#3b3230',
): string {
  const control: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const on = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * control[0] + t ** 2 * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * control[1] + t ** 2 * to[1],
  ];
  const flags = Array.from({ length: count }, (_, index) => {
    const start = on((index + 0.6) / (count + 0.8));
    const end = on((index + 1.42) / (count + 0.8));
    const sway = size * (0.16 + 0.14 * Math.sin(index * 1.7));
    const drop = size * (0.96 + 0.08 * Math.sin(index * 2.3));
    const d = `M${point(start)}L${point(end)}Q${point([end[0] + sway * 0.2, end[1] + drop * 0.6])} ${point([end[0] + sway, end[1] + drop])}Q${point([(start[0] + end[0]) / 2 + sway, end[1] + drop * 1.12])} ${point([start[0] + sway, start[1] + drop])}Q${point([start[0] + sway * 0.1, start[1] + drop * 0.5])} ${point(start)}Z`;
    return shape(d, flagColours[index % flagColours.length] ?? flagColours[0]);
  });
  return stroke(`M${point(from)}Q${point(control)} ${point(to)}`, line, 1.6) + flags.join('');
}
