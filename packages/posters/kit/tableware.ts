import { blob } from './curves.ts';
import { random } from './random.ts';
import { circle, group, type Point, place, point, shape, stroke, tag } from './svg.ts';

/** The table is seen from one height: a circle on it is this much flatter than wide. */
export const tilt = 0.56;

/** The light comes from the far left, so every shadow falls to the lower right. */
const fall: Point = [0.34, 0.2];

export const disc = (
  [x, y]: Point,
  rx: number,
  fill: string,
  more: Record<string, string | number> = {},
): string => tag('ellipse', { cx: x, cy: y, rx, ry: rx * tilt, fill, ...more });

const arc = (rx: number, to: Point, sweep: 0 | 1) => `A${point([rx, rx * tilt])} 0 0 ${sweep} ${point(to)}`;

/** The shadow that a round thing of some height throws on the cloth. */
export function castShadow(
  [x, y]: Point,
  rx: number,
  height: number,
  colour: string,
  opacity = 0.42,
): string {
  const reach: Point = [height * fall[0] * 2.4, height * fall[1] * 2.4];
  const side: Point = [rx * 0.5, -rx * tilt * 0.866];
  const foot: Point = [x - side[0], y - side[1]];
  const head: Point = [x + side[0], y + side[1]];
  return shape(
    `M${point(foot)}${arc(rx, head, 1)}L${point([head[0] + reach[0], head[1] + reach[1]])}${arc(rx, [foot[0] + reach[0], foot[1] + reach[1]], 1)}Z`,
    colour,
    { opacity },
  );
}

type Vessel = {
  lit: string;
  body: string;
  shade: string;
  rim: string;
  inside: string;
  insideLit: string;
};

type Bowl = {
  /** The middle of the rim. */
  at: Point;
  rx: number;
  depth: number;
  /** The width of the foot as a share of the rim's. */
  foot?: number;
  tones: Vessel;
  shadow: string;
};

/** A round vessel: shadow, wall with a lit and a shade side, foot, rim, and an inside that the light enters from the left. */
export function bowl({ at: [x, y], rx, depth, foot = 0.55, tones, shadow }: Bowl): string {
  const base = rx * foot;
  const bottom = y + depth;
  const wall = `M${point([x - rx, y])}C${point([x - rx * 0.98, y + depth * 0.7])} ${point([x - base * 1.2, bottom])} ${point([x - base, bottom])}${arc(base, [x + base, bottom], 0)}C${point([x + base * 1.2, bottom])} ${point([x + rx * 0.98, y + depth * 0.7])} ${point([x + rx, y])}Z`;
  const shade = `M${point([x + rx * 0.1, y + rx * tilt])}C${point([x + base * 0.5, y + depth])} ${point([x + base * 0.5, bottom + base * tilt * 0.6])} ${point([x + base * 0.4, bottom + base * tilt * 0.9])}Q${point([x + base * 0.9, bottom + base * tilt * 0.5])} ${point([x + base, bottom])}C${point([x + base * 1.2, bottom])} ${point([x + rx * 0.98, y + depth * 0.7])} ${point([x + rx, y])}Z`;
  const gleam = `M${point([x - rx * 0.97, y + depth * 0.2])}C${point([x - rx * 0.92, y + depth * 0.7])} ${point([x - base * 1.2, bottom * 1])} ${point([x - base * 0.96, bottom + base * tilt * 0.2])}C${point([x - base, bottom])} ${point([x - rx * 0.74, y + depth * 0.75])} ${point([x - rx * 0.78, y + rx * tilt * 0.5])}Z`;
  const inner = rx * 0.93;
  return group(
    {},
    castShadow([x, bottom], (base + rx) / 2, depth, shadow),
    shape(wall, tones.body),
    shape(gleam, tones.lit),
    shape(shade, tones.shade),
    disc([x, y], rx, tones.rim),
    disc([x, y], inner, tones.inside),
    shape(
      `M${point([x + inner * 0.34, y - inner * tilt * 0.94])}${arc(inner, [x + inner * 0.34, y + inner * tilt * 0.94], 1)}Q${point([x + inner * 0.8, y + inner * tilt * 0.1])} ${point([x + inner * 0.34, y - inner * tilt * 0.94])}Z`,
      tones.insideLit,
    ),
  );
}

const iron: Vessel = {
  lit: '#6d6470',
  body: '#3d3540',
  shade: '#221d2b',
  rim: '#57505c',
  inside: '#2b2530',
  insideLit: '#4a4350',
};

/** A cast-iron cooking pot with an ear on either side. */
export function ironPot(pot: Omit<Bowl, 'tones'>): string {
  const [x, y] = pot.at;
  const ear = `M${point([pot.rx - 16, -20])}q58 -4 58 28t-66 36l4 -20q34 -2 34 -17t-30 -9Z`;
  return group(
    {},
    bowl({ ...pot, tones: iron }),
    place(x, y, [-1, 1], shape(ear, iron.lit)),
    place(x, y, 1, shape(ear, iron.shade)),
  );
}

/** A surface of food in a bowl, a little below the rim: its own edge and the rim's shadow on its left. */
export function filling(at: Point, rx: number, fill: string, shade: string): string {
  const [x, y] = at;
  return group(
    {},
    disc(at, rx, fill),
    shape(
      `M${point([x - rx * 0.2, y - rx * tilt * 0.98])}${arc(rx, [x - rx * 0.6, y + rx * tilt * 0.8], 0)}Q${point([x - rx * 0.98, y - rx * tilt * 0.2])} ${point([x - rx * 0.2, y - rx * tilt * 0.98])}Z`,
      shade,
    ),
  );
}

/** Places within a round dish, spread evenly and shuffled a little. */
export function scatter(
  seed: number,
  [x, y]: Point,
  rx: number,
  count: number,
): { at: Point; turn: number }[] {
  const { between } = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const out = Math.sqrt((index + 0.5) / count) * rx;
    const turn = index * 2.39996 + between(-0.3, 0.3);
    return {
      at: [x + Math.cos(turn) * out, y + Math.sin(turn) * out * tilt] as Point,
      turn: between(0, 360),
    };
  }).sort((a, b) => a.at[1] - b.at[1]);
}

export type Chilli = { body: string; lit: string; shade: string; stem: string };

/** A chilli on its side: shoulder, taper, hooked tip, gleam, calyx and stem; it casts its own shadow. */
export function chilli([x, y]: Point, turn: number, length: number, c: Chilli, shadow?: string): string {
  const d = 'M0 -11C14 -16 50 -14 76 -4Q92 2 102 14Q82 14 62 14C36 16 12 16 0 11Q-6 0 0 -11Z';
  const laid = (dx: number, dy: number, ...parts: string[]) =>
    group(
      {
        transform: `translate(${point([x + dx, y + dy])}) scale(1 .72) rotate(${turn.toFixed(0)}) scale(${(length / 115).toFixed(3)})`,
      },
      ...parts,
    );
  return (
    (shadow ? laid(length * 0.07, length * 0.07, shape(d, shadow, { opacity: 0.45 })) : '') +
    laid(
      0,
      0,
      shape(d, c.body),
      shape('M0 11C12 16 36 16 62 14Q82 14 102 14Q84 7 60 7Q24 9 -3 4Q-2 8 0 11Z', c.shade),
      shape('M8 -8Q40 -11 68 -3Q36 -5 10 -3Z', c.lit),
      shape('M2 -11Q8 0 2 11Q-8 9 -9 0T2 -11Z', c.stem),
      stroke('M-8 0Q-18 -1 -24 -8', c.stem, 4),
    )
  );
}

/** The rings of coloured cane that a bangchung is woven in, from its middle outwards, seen flat. */
function wovenFace(
  r: number,
  colours: readonly [ground: string, first: string, second: string, dark: string],
): string {
  const [ground, first, second, dark] = colours;
  const ring = (inner: number, outer: number, count: number, fill: string) => {
    let d = '';
    for (let tooth = 0; tooth < count; tooth++) {
      const at = (share: number, radius: number): Point => {
        const angle = ((tooth + share) / count) * Math.PI * 2;
        return [Math.cos(angle) * radius * r, Math.sin(angle) * radius * r];
      };
      const middle = (inner + outer) / 2;
      d += `M${point(at(0.5, inner))}L${point(at(0.92, middle))}L${point(at(0.5, outer))}L${point(at(0.08, middle))}Z`;
    }
    return shape(d, fill);
  };
  const hoop = (radius: number, width: number, colour: string) =>
    circle(0, 0, radius * r, 'none', { stroke: colour, 'stroke-width': width * r });
  return group(
    {},
    circle(0, 0, r, ground),
    ring(0.04, 0.3, 8, first),
    hoop(0.34, 0.035, dark),
    ring(0.37, 0.56, 16, second),
    ring(0.42, 0.51, 16, dark),
    hoop(0.6, 0.035, first),
    ring(0.64, 0.86, 20, first),
    ring(0.7, 0.8, 20, ground),
    hoop(0.9, 0.03, dark),
    hoop(0.965, 0.07, second),
  );
}

type Woven = readonly [ground: string, first: string, second: string, dark: string];

/** A bangchung's lid: a shallow woven dome; `lean` is how far it is tipped up towards the viewer (1 stands on its edge). */
export function bangchungLid(
  [x, y]: Point,
  rx: number,
  lean: number,
  colours: Woven,
  shade: string,
  shadow: string,
): string {
  const flat = tilt + (1 - tilt) * lean;
  const face = (more: Record<string, string | number>, ...parts: string[]) =>
    group({ transform: `translate(${point([x, y])}) scale(1 ${flat.toFixed(3)})`, ...more }, ...parts);
  return group(
    {},
    tag('ellipse', {
      cx: x + rx * 0.2,
      cy: y + rx * 0.16,
      rx: rx * 1.02,
      ry: rx * flat,
      fill: shadow,
      opacity: 0.42,
    }),
    face({}, circle(0, 9, rx, shade), wovenFace(rx, colours)),
    face(
      {},
      shape(
        `M${point([rx * 0.866, -rx * 0.5])}A${rx} ${rx} 0 0 1 ${point([-rx * 0.5, rx * 0.866])}Q${point([rx * 0.6, rx * 0.6])} ${point([rx * 0.866, -rx * 0.5])}Z`,
        shade,
        { opacity: 0.38 },
      ),
    ),
  );
}

/** The base of a bangchung: a low woven wall with a zigzag, open above. */
export function bangchungBase({
  at,
  rx,
  depth,
  shadow,
  tones,
  pattern,
}: Omit<Bowl, 'foot'> & { pattern: readonly [string, string] }): string {
  const [x, y] = at;
  const band = (lift: number, height: number, count: number, fill: string) => {
    let d = '';
    for (let tooth = 0; tooth < count; tooth++) {
      const on = (share: number, drop: number): Point => {
        const angle = Math.PI * (1 - (tooth + share) / count);
        const r = rx * (1 - 0.1 * ((lift + drop) / depth));
        return [x + Math.cos(angle) * r, y + lift + drop + Math.sin(angle) * r * tilt];
      };
      d += `M${point(on(0.5, 0))}L${point(on(1, height / 2))}L${point(on(0.5, height))}L${point(on(0, height / 2))}Z`;
    }
    return shape(d, fill);
  };
  return group(
    {},
    bowl({ at, rx, depth, foot: 0.86, tones, shadow }),
    band(depth * 0.2, depth * 0.62, 22, pattern[0]),
    band(depth * 0.36, depth * 0.3, 22, pattern[1]),
    disc(at, rx, tones.rim),
    disc(at, rx * 0.95, tones.inside),
  );
}

/** A wisp of steam: a ribbon that sways twice and thins to nothing as it rises. */
export function steam([x, y]: Point, height: number, sway: number, colour: string, opacity: number): string {
  const steps = 12;
  const edge = (side: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, index): Point => {
      const up = index / steps;
      const half = height * 0.055 * Math.sin(Math.PI * (0.12 + 0.88 * up)) ** 0.8;
      return [x + Math.sin(up * 7) * sway * (0.3 + up * 0.7) + side * half, y - up * height];
    });
  return shape(blob([...edge(1), ...edge(-1).reverse()]), colour, { opacity });
}
