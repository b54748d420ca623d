import { group, polygon, rect, shape, stroke } from '../kit/svg.ts';
import type { Tones } from '../kit/tone.ts';
import { trace } from '../kit/trace.ts';

/**
 * A planter's chang bungalow, square on: raised on piers, a deep veranda along its whole front, two tiers of tin roof
 * and a gabled porch over the steps. Its middle stands on the origin, 640 wide and 270 high; lit from the left.
 */
type BungalowTones = { tin: Tones; white: Tones; wall: Tones; brick: Tones; green: Tones };

/** Red tin, white timber, green louvres. */
export const tinAndLimewash: BungalowTones = {
  tin: { lit: '#e0805a', mid: '#b3503c', shade: '#84362f', deep: '#4a2229' },
  white: { lit: '#fff4d8', mid: '#e3cfa6', shade: '#b39c80', deep: '#6f625a' },
  wall: { lit: '#f0dcae', mid: '#d9bd8c', shade: '#6f6a5c', deep: '#2f3f40' },
  brick: { lit: '#d98a5c', mid: '#a9583f', shade: '#6d3530', deep: '#3f2428' },
  green: { lit: '#4f8f70', mid: '#2f7560', shade: '#1f5750', deep: '#123a3c' },
};

const floor = -44;
const eaves = -142;
const posts = [-288, -224, -160, -96, 96, 160, 224, 288];

const corrugation = (d: string, colour: string) => stroke(d, colour, 1.4, { opacity: 0.5 });

function undercroft({ brick, wall }: BungalowTones): string {
  const piers = [-290, -226, -162, -98, 98, 162, 226, 280]
    .map(
      (x) =>
        rect(x - 9, floor, 20, -floor, brick.mid) +
        rect(x - 9, floor, 7, -floor, brick.lit) +
        rect(x + 6, floor, 5, -floor, brick.shade),
    )
    .join('');
  return rect(-294, floor, 588, -floor, wall.deep) + piers;
}

/** The wall at the back of the veranda, in its shade: louvred doors, open or shut. */
function backWall({ wall, green, white }: BungalowTones): string {
  const doors = [-256, -192, -128, 128, 192, 256].map((x) => {
    const louvres = [-58, -66, -74, -82, -90, -98].map((y) => `M${x - 13} ${y}h10M${x + 3} ${y}h10`).join('');
    return (
      rect(x - 18, -112, 36, 68, white.shade) +
      rect(x - 15, -109, 30, 65, green.shade) +
      rect(x - 1, -109, 2, 65, wall.deep) +
      stroke(louvres, green.deep, 1.6)
    );
  });
  return group(
    {},
    rect(-296, eaves, 592, floor - eaves, wall.shade),
    ...doors,
    rect(-44, -124, 88, 80, wall.deep),
    rect(-30, -116, 60, 72, green.shade),
    rect(-24, -110, 22, 62, '#f3c67a'),
    rect(2, -110, 22, 62, '#d99f52'),
    rect(-296, eaves, 592, 22, wall.deep, { opacity: 0.55 }),
  );
}

function veranda({ white, wall }: BungalowTones): string {
  const rails = Array.from({ length: 85 }, (_, index) => -292 + index * 7)
    .filter((x) => Math.abs(x) > 64)
    .map((x) => `M${x} -71V${floor}`)
    .join('');
  const bars = [
    [-296, 234],
    [62, 234],
  ]
    .map(([x = 0, w = 0]) => rect(x, -75, w, 5, white.lit) + rect(x, -50, w, 3, white.mid))
    .join('');
  const uprights = posts.map(
    (x) =>
      rect(x - 5, eaves, 10, floor - eaves, white.lit) + rect(x + 1, eaves, 4, floor - eaves, white.shade),
  );
  const braces = posts
    .map(
      (x) =>
        `M${x - 16} ${eaves + 2}Q${x - 4} ${eaves + 4} ${x - 4} ${eaves + 18}M${x + 16} ${eaves + 2}Q${x + 4} ${eaves + 4} ${x + 4} ${eaves + 18}`,
    )
    .join('');
  return group(
    {},
    stroke(rails, white.mid, 2),
    bars,
    ...uprights,
    stroke(braces, white.mid, 3),
    rect(-302, floor - 3, 604, 9, white.lit),
    rect(-302, floor + 6, 604, 4, wall.deep),
  );
}

/** Two tiers of tin: the veranda's skirt and the hipped roof above a strip of vents. */
function roofs({ tin, white, wall }: BungalowTones): string {
  const skirtRibs = Array.from(
    { length: 45 },
    (_, index) => `M${-318 + index * 14.45} ${eaves}L${-262 + index * 11.9} -180`,
  ).join('');
  const hipRibs = Array.from(
    { length: 41 },
    (_, index) => `M${-268 + index * 13.4} -192L${-168 + index * 8.4} -268`,
  ).join('');
  return group(
    {},
    polygon(trace('-322 -140 -262 -182 262 -182 322 -140'), tin.mid),
    polygon(trace('-322 -140 -262 -182 -236 -182 -278 -140'), tin.lit),
    polygon(trace('322 -140 262 -182 240 -182 284 -140'), tin.shade),
    corrugation(skirtRibs, tin.shade),
    rect(-324, -142, 648, 7, tin.deep),
    rect(-324, -142, 648, 3, white.mid),
    rect(-252, -196, 504, 15, white.shade),
    stroke(Array.from({ length: 30 }, (_, index) => `M${-244 + index * 17} -188h9`).join(''), wall.deep, 4),
    polygon(trace('-276 -192 -170 -270 170 -270 276 -192'), tin.mid),
    polygon(trace('-276 -192 -170 -270 -206 -192'), tin.lit),
    polygon(trace('276 -192 170 -270 214 -192'), tin.shade),
    corrugation(hipRibs, tin.shade),
    rect(-174, -274, 348, 6, tin.lit),
    rect(-278, -194, 556, 5, tin.deep),
  );
}

const chimney = ({ brick }: BungalowTones) =>
  rect(96, -306, 34, 50, brick.mid) +
  rect(96, -306, 11, 50, brick.lit) +
  rect(121, -306, 9, 50, brick.shade) +
  rect(91, -312, 44, 8, brick.lit);

/** The porch: a gable with a fretted board on four posts, and the steps below it. */
function porch({ tin, white, wall, brick }: BungalowTones): string {
  const fret = Array.from({ length: 9 }, (_, index) => {
    const x = -72 + index * 16;
    return `M${x} -138q8 14 16 0Z`;
  }).join('');
  const flight = Array.from({ length: 6 }, (_, step) => {
    const half = 50 + step * 4;
    const y = floor + step * 8;
    return rect(-half, y, half * 2, 3.6, white.lit) + rect(-half, y + 3.6, half * 2, 4.6, brick.shade);
  });
  return group(
    {},
    ...flight,
    [-68, 68]
      .map(
        (x) => rect(x - 6, eaves, 13, -eaves - 2, white.lit) + rect(x + 2, eaves, 5, -eaves - 2, white.shade),
      )
      .join(''),
    polygon(trace('-92 -138 0 -214 92 -138'), wall.mid),
    polygon(trace('0 -214 92 -138 30 -138'), wall.shade),
    shape('M-16 -160a16 16 0 0 1 32 0Z', white.lit),
    stroke('M0 -176V-160M-11 -172L0 -160L11 -172', wall.deep, 2),
    shape(fret, white.lit),
    rect(-92, -142, 184, 6, white.lit),
    polygon(trace('-108 -134 -100 -124 0 -210 100 -124 108 -134 0 -226'), tin.shade),
    polygon(trace('-108 -134 -100 -124 0 -210 0 -226'), tin.lit),
    rect(-2.5, -244, 5, 22, white.lit),
  );
}

export const changBungalow = (tones: BungalowTones): string =>
  group({}, chimney(tones), undercroft(tones), backWall(tones), veranda(tones), roofs(tones), porch(tones));
