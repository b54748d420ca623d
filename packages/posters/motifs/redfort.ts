import { marble, stone } from '../kit/delhi.ts';
import { archPath, chhatri, dome, merlons, minaret } from '../kit/mughal.ts';
import { palettes } from '../kit/palettes.ts';
import { circle, group, type Point, polygon, rect, shape } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';

const p = palettes.delhi;
/** Where the gate stands on the sheet. */
export const gateFoot = 770;

/** The curtain wall, its parapet and its string courses. */
function curtain(from: number, to: number, top: number): string {
  const slits = Array.from({ length: Math.floor((to - from) / 74) }, (_, index) =>
    archPath(from + 42 + index * 74, top + 66, 12, 26),
  ).join('');
  return group(
    {},
    shape(merlons(from, to, top, 26, 21), stone.mid),
    rect(from, top, to - from, gateFoot - top, stone.mid),
    rect(from, top + 8, to - from, 5, stone.lit),
    rect(from, top + 13, to - from, 4, stone.shade),
    shape(slits, stone.shade),
    rect(from, gateFoot - 50, to - from, 5, stone.lit),
    rect(from, gateFoot - 45, to - from, 45, mix(stone.mid, stone.shade, 0.55)),
  );
}

/** A round bastion of the wall under its small pavilion. */
function bastion(x: number, top: number): string {
  const half = 54;
  const strip = (left: number, right: number, fill: string) =>
    rect(x + half * left, top, half * (right - left), gateFoot - top, fill);
  return group(
    {},
    chhatri([x, top - 6], 58, stone, marble),
    shape(merlons(x - half - 3, x + half + 3, top, 25, 20), stone.mid),
    strip(-1, 1, stone.mid),
    strip(-1, -0.48, stone.lit),
    strip(0.42, 1, stone.shade),
    rect(x - half - 4, top, half * 2 + 8, 7, stone.lit),
    rect(x - half - 4, top + 7, half * 2 + 8, 4, stone.deep, { opacity: 0.5 }),
    shape(archPath(x - 4, top + 92, 26, 56), stone.shade),
    rect(x - half - 3, gateFoot - 50, half * 2 + 6, 6, stone.lit),
  );
}

/** A blind arch in its recessed panel. */
const niche = (x: number, base: number, width: number, height: number, panel: string, recess: string) =>
  rect(x - width * 0.66, base - height - 9, width * 1.32, height + 9, panel) +
  shape(archPath(x, base, width, height), recess);

/** One of the two half-octagonal towers: three faces, three storeys, a parapet and a pavilion. */
function tower(x: number): string {
  const top = 452;
  const storeys: readonly Point[] = [
    [738, 92],
    [626, 74],
    [532, 56],
  ];
  const faces = [
    { from: -86, to: -36, face: stone.lit, panel: mix(stone.lit, p.glow, 0.3), recess: stone.mid },
    { from: -36, to: 36, face: stone.mid, panel: mix(stone.mid, stone.lit, 0.3), recess: stone.shade },
    { from: 36, to: 86, face: stone.shade, panel: mix(stone.shade, stone.mid, 0.25), recess: stone.deep },
  ];
  const drawn = faces.map(({ from, to, face, panel, recess }) =>
    group(
      {},
      shape(merlons(x + from, x + to, top, 24, 18), face),
      rect(x + from, top, to - from + 0.5, gateFoot - top, face),
      ...storeys.map(([base, height]) =>
        niche(x + (from + to) / 2, base, (to - from) * 0.56, height, panel, recess),
      ),
      ...[638, 544, 458].map(
        (y) =>
          rect(x + from, y, to - from + 0.5, 4, panel) + rect(x + from, y + 4, to - from + 0.5, 3, recess),
      ),
      rect(x + from, gateFoot - 26, to - from + 0.5, 26, recess, { opacity: 0.55 }),
    ),
  );
  return group(
    {},
    rect(x - 64, top - 30, 128, 32, stone.shade),
    chhatri([x, top - 26], 106, stone, marble),
    ...drawn,
  );
}

/** The seven small marble domes on their arcade, between two minarets. */
function crest(x: number, y: number): string {
  const pitch = 25;
  const cells = Array.from({ length: 7 }, (_, index) => x + (index - 3) * pitch);
  const openings = cells.map((at) => archPath(at, y - 3, 15, 22, 9)).join('');
  const wall = `M${x - pitch * 3.6} ${y}V${y - 30}H${x + pitch * 3.6}V${y}Z`;
  return group(
    {},
    shape(wall + openings, stone.mid, { 'fill-rule': 'evenodd' }),
    rect(x - pitch * 3.7, y - 33, pitch * 7.4, 4, stone.lit),
    ...cells.map((at) => dome([at, y - 33], 23, 25, marble)),
    minaret([x - 102, y + 6], 13, 118, stone, marble),
    minaret([x + 102, y + 6], 13, 118, stone, marble),
  );
}

/** The frontispiece: a great pointed recess, the doorway within it, rosettes in the spandrels. */
function frontispiece(x: number): string {
  const top = 446;
  const rosettes = [-1, 1].map(
    (side) =>
      circle(x + side * 52, top + 50, 9, stone.lit) + circle(x + side * 52, top + 50, 4.5, stone.shade),
  );
  const panels = [-1, 1].flatMap((side) =>
    [730, 640, 560].map((base) => niche(x + side * 90, base, 14, 46, stone.shade, stone.deep)),
  );
  return group(
    {},
    rect(x - 100, top - 22, 200, 24, stone.shade),
    crest(x, top - 18),
    shape(merlons(x - 114, x + 114, top, 18, 15), stone.mid),
    rect(x - 114, top, 228, gateFoot - top, stone.mid),
    rect(x - 114, top + 6, 228, 5, stone.lit),
    rect(x - 74, top + 22, 148, gateFoot - top - 22, mix(stone.mid, stone.lit, 0.42)),
    rect(x - 68, top + 28, 136, gateFoot - top - 28, stone.mid),
    ...rosettes,
    ...panels,
    shape(archPath(x, gateFoot, 122, 282, 92), stone.lit),
    shape(archPath(x, gateFoot, 112, 275, 86), stone.shade),
    shape(
      `M${x + 56} ${gateFoot}V581C${x + 56} 538 ${x + 28} 516 ${x} 495C${x + 20} 560 ${x + 34} 640 ${x + 34} ${gateFoot}Z`,
      stone.deep,
      { opacity: 0.55 },
    ),
    rect(x - 40, 632, 80, 8, stone.lit),
    rect(x - 40, 640, 80, 5, stone.deep),
    ...[-24, 0, 24].map((at) => shape(archPath(x + at, 630, 15, 34, 9), stone.deep)),
    shape(archPath(x, gateFoot, 70, 118), mix(stone.shade, stone.mid, 0.6)),
    shape(archPath(x, gateFoot, 60, 110), p.dark),
    shape(archPath(x, gateFoot, 22, 44), p.glow),
  );
}

/** The shadow of a tower on the wall to its right. */
const shadeBeside = (x: number, top: number, reach: number) =>
  polygon(
    [
      [x, top],
      [x + reach, top + reach * 0.5],
      [x + reach, gateFoot],
      [x, gateFoot],
    ],
    stone.deep,
    { opacity: 0.4 },
  );

/** The Lahori Gate between its curtain walls, on the middle of the sheet. */
export const redFort = () =>
  group(
    {},
    curtain(-20, 560, 606),
    curtain(1040, 1620, 606),
    ...[60, 350, 1250, 1540].map((x) => bastion(x, 588)),
    frontispiece(800),
    shadeBeside(696, 470, 30),
    tower(610),
    tower(990),
    shadeBeside(1076, 640, 60),
  );
