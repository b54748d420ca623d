import { along } from './curves.ts';
import { circle, group, type Point, point, shape, stroke } from './svg.ts';
import { trace } from './trace.ts';

/**
 * A compact Indian saloon, built as a small model in centimetres (x forward, y up, z to its left) and projected, so that
 * it keeps its proportions from wherever it is seen. Both views have their origin on the ground below the middle of the
 * car and the nose to the left; mirror them with `place(x, y, [-s, s], …)`. A car is 400 units long and 152 high.
 */
export type CabColours = {
  /** Surfaces that face the sky: roof, boot lid, bonnet. */
  top: string;
  /** The long side, its lower shade, and the tail. */
  side: string;
  shade: string;
  rear: string;
  glass: string;
  /** The reflection in the glass. */
  shine: string;
  tyre: string;
  hub: string;
  lamp: string;
  tail: string;
  plate: string;
};

type Solid = readonly [x: number, y: number, z: number];
type View = (at: Solid) => Point;

const axles = [-122, 122] as const;
const wheel = { radius: 30, height: 30, arch: 36 };
const halfWidth = 84;

const outline = {
  bumper: trace('-186 20 -197 28 -201 44 -199 58'),
  tail: trace('-199 58 -196 78 -195 96 -189 105'),
  boot: trace('-189 105 -176 109 -158 111 -146 112'),
  backlight: trace('-146 112 -128 124 -106 137 -90 144'),
  roof: trace('-90 144 -62 150 -26 152 8 150 34 145'),
  windscreen: trace('34 145 62 128 94 106'),
  bonnet: trace('94 106 130 100 160 92 182 80'),
  nose: trace('182 80 194 68 200 50 198 32 186 20'),
} satisfies Record<string, Point[]>;

const frontWindow: Point[] = trace('80 108 56 125 31 140 8 144 -16 145 -16 108');
const rearWindow: Point[] = trace('-22 108 -22 145 -52 144 -76 139 -100 124 -116 110');

/** Half the car's width: narrower towards the roof, the sills and both ends. */
function reach(x: number, y: number): number {
  const roof = Math.max(0, y - 106) * 0.5;
  const sill = Math.max(0, 40 - y) * 0.25;
  const end = 18 * Math.max(0, (Math.abs(x) - 145) / 55) ** 2;
  return halfWidth - roof - sill - end;
}

/** Seen from `turn` off its tail (0 is straight behind, 90 from its left side) and from `pitch` above. */
function viewFrom(turn: number, pitch: number, distance: number): View {
  const [sinTurn, cosTurn] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [sinPitch, cosPitch] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)];
  return ([x, y, z]) => {
    const away = x * cosTurn - z * sinTurn;
    const scale = distance / (distance + away * cosPitch - y * sinPitch);
    return [(-x * sinTurn - z * cosTurn) * scale, -(y * cosPitch + away * sinPitch) * scale];
  };
}

const path = (points: readonly Point[]) => `M${points.map(point).join('L')}Z`;

function carBody(view: View, colours: CabColours): string {
  const lay = (points: readonly Point[], out = 0) =>
    points.map(([x, y]) => view([x, y, reach(x, y) + out] as const));
  const panel = (points: readonly Point[], fill: string) => shape(path(lay(points)), fill);
  const strip = (points: readonly Point[], fill: string, inset = 1) => {
    const line = along(points, 5);
    const near = line.map(([x, y]) => view([x, y, reach(x, y) * inset]));
    const far = line.map(([x, y]) => view([x, y, -reach(x, y) * inset]));
    return shape(path([...near, ...far.reverse()]), fill);
  };
  const line = (points: readonly Point[], colour: string, width: number) =>
    stroke(`M${lay(along(points, 5)).map(point).join('L')}`, colour, width);
  const silhouette = Object.values(outline).flatMap((part) => along(part, 5));
  const crease: Point[] = trace('-199 58 -150 63 0 60 150 64 197 60');
  const skirt = [
    [-186, 20] as const,
    ...along(outline.bumper, 5),
    ...crease,
    ...along(outline.nose, 5).filter(([, y]) => y < 60),
  ];
  return group(
    {},
    strip(outline.bonnet, colours.top),
    strip(outline.bumper, colours.shade),
    strip(outline.tail, colours.rear),
    strip(outline.boot, colours.top),
    strip(outline.backlight, colours.rear),
    strip(outline.backlight, colours.glass, 0.86),
    strip(outline.roof, colours.top),
    panel(silhouette, colours.side),
    panel(skirt, colours.shade),
    panel(frontWindow, colours.glass),
    panel(rearWindow, colours.glass),
    panel(trace('62 109 34 136 16 140 46 109'), colours.shine),
    panel(trace('-58 109 -84 132 -94 127 -76 109'), colours.shine),
    line(trace('88 100 86 60 80 26'), colours.shade, 1.8),
    line(trace('-19 106 -19 60 -17 26'), colours.shade, 1.8),
    line(trace('-118 104 -104 84 -86 62'), colours.shade, 1.8),
    line(
      [
        [4, 91],
        [-12, 91],
      ],
      colours.glass,
      4,
    ),
    line(
      [
        [-84, 92],
        [-100, 92],
      ],
      colours.glass,
      4,
    ),
    panel(trace('160 90 182 79 193 67 170 72 156 80'), colours.lamp),
    panel(trace('-199 70 -196 96 -184 98 -170 94 -176 78'), colours.tail),
  );
}

/** The details of the tail: lamps, plate, the boot's edge. */
function tail(view: View, colours: CabColours): string {
  const flat = (points: readonly Point[], fill: string) =>
    shape(path(points.map(([z, y]) => view([-199 + Math.max(0, y - 58) * 0.08, y, z]))), fill);
  const lamps = [1, -1].map((sign) =>
    flat(
      [
        [sign * 66, 72],
        [sign * 66, 96],
        [sign * 42, 94],
        [sign * 46, 76],
      ],
      colours.tail,
    ),
  );
  const plate = flat(trace('22 72 22 84 -22 84 -22 72'), colours.plate);
  const sill = flat(trace('64 36 60 28 -60 28 -64 36'), colours.tyre);
  return group({}, sill, ...lamps, plate);
}

function disc(view: View, axle: number, z: number, radius: number): string {
  const around = Array.from({ length: 28 }, (_, step) => {
    const angle = (step / 28) * Math.PI * 2;
    return view([axle + Math.cos(angle) * radius, wheel.height + Math.sin(angle) * radius, z]);
  });
  return path(around);
}

/** The dark opening above a wheel, cut off at the sill. */
function arch(view: View, axle: number): string {
  const around = Array.from({ length: 21 }, (_, step) => {
    const angle = (step / 20) * (Math.PI + 0.5) - 0.25;
    return view([
      axle + Math.cos(angle) * wheel.arch,
      wheel.height + Math.sin(angle) * wheel.arch,
      halfWidth - 2,
    ]);
  });
  return path(around);
}

function nearWheels(view: View, colours: CabColours): string {
  return axles
    .map((axle) => {
      const face = halfWidth - 3;
      const spokes = Array.from({ length: 5 }, (_, spoke) => {
        const angle = (spoke / 5) * Math.PI * 2 + 0.3;
        const tip = view([axle + Math.cos(angle) * 17, wheel.height + Math.sin(angle) * 17, face]);
        return `M${point(view([axle, wheel.height, face]))}L${point(tip)}`;
      }).join('');
      return group(
        {},
        shape(arch(view, axle), colours.tyre),
        shape(disc(view, axle, face, wheel.radius), colours.tyre),
        shape(disc(view, axle, face, 19), colours.hub),
        stroke(spokes, colours.shade, 3.2),
      );
    })
    .join('');
}

/** The wheels on the far side and the dark below the floor. */
function underneath(view: View, colours: CabColours): string {
  const floor: Solid[] = [
    [-178, 22, 70],
    [170, 22, 70],
    [170, 22, -70],
    [-178, 22, -70],
  ];
  const treads = axles.flatMap((axle) =>
    [-halfWidth + 6, -halfWidth + 22, halfWidth - 21, halfWidth - 12].map((z) =>
      disc(view, axle, z, wheel.radius),
    ),
  );
  return shape(path(floor.map(view)), colours.tyre) + shape(treads.join(''), colours.tyre);
}

/** Its shadow, thrown on the ground to one side: `cast` is how far, in the car's own units. */
function shadow(view: View, cast: Point): string {
  const edge = Array.from({ length: 40 }, (_, step) => {
    const angle = (step / 40) * Math.PI * 2;
    const squared = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
    const [x, y] = view([squared(Math.cos(angle)) * 198, 0, squared(Math.sin(angle)) * 86]);
    return [x, y] as const;
  });
  const moved = edge.map(([x, y]): Point => [x + cast[0], y + cast[1]]);
  const dark = { opacity: 0.4 };
  return shape(path(edge), '#0b1720', dark) + shape(path(moved), '#0b1720', { opacity: 0.22 });
}

/** A carrier on the roof with bags under a sheet, as every hill taxi has. */
function carrier(view: View, colours: CabColours, load: string): string {
  const at = (x: number, y: number, z: number) => view([x, y, z]);
  const bag: Point[] = trace('8 160 5 176 -14 181 -40 178 -60 182 -72 174 -74 160');
  const sheetOver = bag.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = bag[index] ?? [x, y];
    return path([at(fromX, fromY, 38), at(x, y, 38), at(x, y, -38), at(fromX, fromY, -38)]);
  });
  const bagSide = path(bag.map(([x, y]) => at(x, y, 38)));
  const rail = (z: number) =>
    `M${point(at(22, 159, z))}L${point(at(-82, 159, z))}${[14, -30, -74]
      .map((x) => `M${point(at(x, 148, z))}L${point(at(x, 168, z))}`)
      .join('')}M${point(at(22, 168, z))}L${point(at(-82, 168, z))}`;
  const tailRail = `M${point(at(-82, 159, 48))}L${point(at(-82, 159, -48))}M${point(at(-82, 168, 48))}L${point(at(-82, 168, -48))}`;
  return group(
    {},
    stroke(rail(-48), colours.tyre, 2.4),
    ...sheetOver.map((d) => shape(d, load)),
    shape(bagSide, load),
    shape(bagSide, colours.tyre, { opacity: 0.22 }),
    stroke(rail(48) + tailRail, colours.tyre, 2.8),
  );
}

function mirror(view: View, colours: CabColours): string {
  const [x, y] = view([70, 104, halfWidth + 9]);
  return shape(`M${point([x - 9, y - 9])}h14q4 0 4 5v5q0 5 -5 5h-9q-5 0 -6 -6z`, colours.shade);
}

type CabOptions = { load?: string; cast?: Point };

/** From the side, level with the eye. */
export function cabSide(colours: CabColours, { load, cast = [0, 0] }: CabOptions = {}): string {
  const view = viewFrom(90, 0, 3000);
  const drop = cast[0] === 0 && cast[1] === 0 ? ([0, 2] as const) : cast;
  return group(
    {},
    shadow(viewFrom(90, 8, 3000), drop),
    load ? carrier(view, colours, load) : '',
    underneath(view, colours),
    carBody(view, colours),
    nearWheels(view, colours),
    mirror(view, colours),
  );
}

/** From behind and to its left, a little from above: it drives away to the left. `turn` is the angle off its tail. */
export function cabRear(
  colours: CabColours,
  { load, cast = [26, 8], turn = 40, pitch = 15 }: CabOptions & { turn?: number; pitch?: number } = {},
): string {
  const view = viewFrom(turn, pitch, 1700);
  return group(
    {},
    shadow(view, cast),
    underneath(view, colours),
    carBody(view, colours),
    tail(view, colours),
    nearWheels(view, colours),
    mirror(view, colours),
    load ? carrier(view, colours, load) : '',
  );
}

/** The soft light of one headlamp. */
export const headlight = ([x, y]: Point, radius: number, colour: string): string =>
  [1, 0.62, 0.32].map((share) => circle(x, y, radius * share, colour, { opacity: 0.22 })).join('');
