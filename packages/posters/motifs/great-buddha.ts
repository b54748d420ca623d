import { fabric } from '../kit/bhutan.ts';
import { points } from '../kit/points.ts';
import { group, type Point, place, polygon, rect, shape, stroke } from '../kit/svg.ts';

const bronze = { lit: '#f3c15c', face: '#d79a3a', shade: '#9a6428', deep: '#6b4325' };

/** The seated figure, 120 wide and 130 tall, its seat at the origin; lit from the left. */
function seatedFigure(): string {
  const body =
    'M-27 -74C-34 -72 -38 -64 -39 -54C-40 -42 -46 -30 -44 -22C-30 -14 30 -14 44 -22C46 -30 40 -42 39 -54C38 -64 34 -72 27 -74C18 -78 10 -78 7 -82H-7C-10 -78 -18 -78 -27 -74Z';
  const bodyShade =
    'M6 -80C10 -78 18 -78 27 -74C34 -72 38 -64 39 -54C40 -42 46 -30 44 -22C36 -18 22 -16 10 -16C20 -36 20 -60 6 -80Z';
  const legs =
    'M-60 -10C-62 -22 -46 -30 -26 -30C-10 -30 10 -30 26 -30C46 -30 62 -22 60 -10C58 -1 30 0 0 0C-30 0 -58 -1 -60 -10Z';
  const legShade = 'M20 -30C46 -30 62 -22 60 -10C58 -1 34 0 10 0C34 -6 44 -18 20 -30Z';
  const shin = 'M-44 -10C-24 -20 14 -22 40 -14C20 -10 -16 -4 -44 -10Z';
  const chest = 'M-27 -74C-20 -77 -12 -78 -7 -82H0C-2 -66 -14 -52 -30 -46L-36 -62C-34 -69 -31 -73 -27 -74Z';
  const hem = 'M0 -82C-2 -64 -14 -50 -31 -43';
  const folds = 'M14 -76C12 -58 0 -44 -18 -34M25 -72C24 -54 14 -42 2 -36';
  const rightArm = 'M-36 -64C-44 -54 -49 -40 -49 -28L-51 -10L-46 -4L-41 -10L-40 -26C-38 -38 -33 -46 -30 -54Z';
  const leftArm = 'M37 -60C46 -48 48 -36 38 -28C28 -24 14 -22 4 -22L-4 -25L6 -30C18 -32 28 -36 30 -46Z';
  const bowl = 'M-9 -33H9C9 -26 5 -23 0 -23C-5 -23 -9 -26 -9 -33Z';
  const face =
    'M-7.500 -94Q-5 -92.500 -2.500 -94M2.500 -94Q5 -92.500 7.500 -94M-2.500 -85.500Q0 -84.500 2.500 -85.500M0 -94V-89.500';
  const head = 'M-12 -96C-12 -108 12 -108 12 -96C12 -88 7 -80 0 -80C-7 -80 -12 -88 -12 -96Z';
  const headShade = 'M4 -105C10 -104 12 -100 12 -96C12 -88 7 -80 1 -80C6 -88 7 -98 4 -105Z';
  const ears = 'M-12 -98C-16 -98 -15 -86 -12 -85ZM12 -98C16 -98 15 -86 12 -85Z';
  const hair =
    'M-13 -95C-14 -110 -6 -111 -5 -114C-4 -121 4 -121 5 -114C6 -111 14 -110 13 -95C10 -103 -10 -103 -13 -95Z';
  const petals = Array.from({ length: 13 }, (_, petal) => {
    const x = -66 + petal * 11;
    return `M${x - 6.5} 12C${x - 8} 4 ${x - 3} 0 ${x} -3C${x + 3} 0 ${x + 8} 4 ${x + 6.5} 12Z`;
  }).join('');
  return group(
    {},
    shape(body, bronze.face),
    shape(bodyShade, bronze.shade),
    shape(chest, bronze.lit),
    stroke(hem, bronze.deep, 2),
    stroke(folds, bronze.shade, 1.6),
    shape(legs, bronze.face),
    shape(legShade, bronze.shade),
    shape(shin, bronze.lit),
    shape(leftArm, bronze.shade),
    shape(bowl, bronze.deep),
    shape(rightArm, bronze.lit),
    shape(ears, bronze.face),
    shape(head, bronze.lit),
    shape(headShade, bronze.face),
    stroke(face, bronze.deep, 0.9),
    shape(hair, bronze.deep),
    shape('M-1.6 -119L0 -128L1.600 -119Z', bronze.lit),
    shape('M-72 12H72V20H-72Z', bronze.deep),
    rect(-64, -2, 128, 14, bronze.shade),
    shape(petals, bronze.face),
    shape('M-70 20H70L66 26H-66Z', bronze.face),
  );
}

/** The hall under the figure, with its terrace and the long flight of steps. */
function hall(): string {
  const bay = (x: number, width: number) => `M${x} 62v-18h${width}v18Z`;
  const front = Array.from({ length: 9 }, (_, index) => bay(-86 + index * 16, 9)).join('');
  const flank = bay(66, 7) + bay(80, 7);
  const steps = Array.from(
    { length: 8 },
    (_, step) => `M${-15 - step} ${66 + step * 4}h${30 + step * 2}`,
  ).join('');
  return group(
    {},
    rect(-96, 26, 192, 40, fabric.wall),
    rect(60, 26, 36, 40, fabric.wallShade),
    rect(-100, 24, 200, 8, fabric.band),
    rect(-102, 21, 204, 4, fabric.trim),
    shape(front, fabric.timber),
    shape(flank, fabric.timberDark),
    rect(-138, 80, 276, 9, '#b9ae98'),
    rect(60, 80, 78, 9, '#8d95a1'),
    polygon(points('-126,66 126,66 138,80 -138,80'), '#d9d0bd'),
    polygon(points('50,66 126,66 138,80 60,80'), fabric.wallShade),
    polygon(points('-15,66 15,66 24,98 -24,98'), '#efe4cd'),
    stroke(steps, fabric.wallShade, 1.2),
  );
}

/** The great seated Buddha on its hall, from afar; the point is the middle of the lotus seat. */
export const greatBuddha = ([x, y]: Point, scale: number): string =>
  place(x, y, scale, hall(), seatedFigure());
