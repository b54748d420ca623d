import { circle, group, type Point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import type { Tones } from '../kit/tone.ts';

const half = 160;
const opening = 54;
const spring = -228;
/** The side of the arch: how far it runs to the right of the front, and how far its top falls with distance. */
const side = { reach: 66, fall: 7 };

/** Path data of a round arch on straight jambs. */
const roundArch = (radius: number, base: number) =>
  `M${-radius} ${base}V${spring}A${radius} ${radius} 0 0 1 ${radius} ${spring}V${base}Z`;

/** A stretch of the shaded side between two levels, at some distance from the middle. */
const flank = (from: number, top: number, foot: number, fill: string) => {
  const near = (y: number) => (side.fall * -y) / 500;
  const corners: Point[] = [
    [from, top],
    [from + side.reach, top + near(top)],
    [from + side.reach, foot + near(foot) - 2],
    [from, foot],
  ];
  return polygon(corners, fill);
};

/** A moulding round front and side: half the width of its block, top, height, how far it stands out. */
const band = (reach: number, top: number, height: number, out: number, tones: Tones) =>
  flank(reach + out, top, top + height, tones.deep) +
  rect(-reach - out, top, (reach + out) * 2, height, tones.lit) +
  rect(-reach, top + height, reach * 2, 3, tones.shade, { opacity: 0.6 });

/** The same round the two piers only, leaving the opening free. */
const pierBand = (top: number, height: number, out: number, fill: string, shaded: string) =>
  flank(half + out, top, top + height, shaded) +
  rect(-half - out, top, half - opening + out * 1.5, height, fill) +
  rect(opening - out * 0.5, top, half - opening + out * 1.5, height, fill);

/** A plain block of the attic with its side in the shade. */
const block = (reach: number, top: number, foot: number, tones: Tones) =>
  flank(reach, top, foot, tones.shade) +
  rect(-reach, top, reach * 2, foot - top, tones.mid) +
  rect(-reach, top, 7, foot - top, tones.lit);

const joints = (from: number, to: number, tones: Tones) =>
  shape(
    Array.from({ length: Math.floor((to - from) / 14) }, (_, row) => {
      const y = from + row * 14;
      return `M${-half} ${y}h${half - opening}v1.200h${opening - half}zM${opening} ${y}h${half - opening}v1.200h${opening - half}z`;
    }).join(''),
    tones.shade,
    { opacity: 0.4 },
  );

/** The frieze of sun discs below the cornice. */
const suns = (y: number, tones: Tones) =>
  Array.from({ length: 17 }, (_, index) => {
    const x = (index - 8) * 18;
    return circle(x, y, 5.4, tones.lit) + circle(x, y, 2.6, tones.shade);
  }).join('');

const dentils = (reach: number, y: number, tones: Tones) =>
  shape(
    Array.from(
      { length: Math.floor((reach * 2) / 9) },
      (_, index) => `M${-reach + index * 9 + 2} ${y}h5v6h-5z`,
    ).join(''),
    tones.shade,
  );

/** The stepped attic above the cornice under its shallow bowl. */
const attic = (tones: Tones) =>
  group(
    {},
    shape('M-46 -486C-44 -498 -34 -504 -28 -505H28C34 -504 44 -498 46 -486Z', tones.mid),
    shape('M12 -505H28C34 -504 44 -498 46 -486H20Q20 -498 12 -505Z', tones.shade),
    rect(-34, -509, 68, 5, tones.lit),
    block(72, -482, -458, tones),
    band(72, -488, 7, 5, tones),
    block(108, -456, -432, tones),
    band(108, -462, 8, 6, tones),
    block(142, -430, -366, tones),
    band(142, -438, 10, 8, tones),
    rect(-112, -416, 224, 36, tones.lit, { opacity: 0.45 }),
    rect(-112, -416, 224, 3, tones.shade),
    rect(-112, -383, 224, 3, tones.lit),
  );

/** The small arch through the side of a pier, seen very aslant. */
const sideArch = (tones: Tones) =>
  shape(`M${half + 14} -3V-146C${half + 14} -184 ${half + 54} -182 ${half + 54} -142V-5Z`, tones.mid, {
    opacity: 0.45,
  }) + shape(`M${half + 18} -3V-144C${half + 18} -178 ${half + 50} -176 ${half + 50} -140V-5Z`, tones.deep);

const pierPanel = (left: number, tones: Tones) =>
  rect(left, -190, 62, 140, tones.shade, { opacity: 0.28 }) +
  rect(left + 5, -185, 52, 130, tones.mid) +
  rect(left, -190, 62, 3, tones.shade) +
  rect(left, -52, 62, 3, tones.lit);

const wreath = (x: number, tones: Tones) =>
  circle(x, -296, 15, tones.shade) + circle(x, -296, 9.5, tones.mid) + circle(x, -296, 4, tones.lit);

/** The front wall with its opening, the ring of wedge stones round it and the key. */
function front(tones: Tones): string {
  const wedges = Array.from({ length: 14 }, (_, index) => {
    const angle = (Math.PI * (index + 0.5)) / 14;
    const at = (radius: number) =>
      `${(-Math.cos(angle) * radius).toFixed(1)} ${(spring - Math.sin(angle) * radius).toFixed(1)}`;
    return `M${at(opening)}L${at(opening + 18)}`;
  }).join('');
  return group(
    {},
    shape(`M${-half} 0V-362H${half}V0Z${roundArch(opening, 0)}`, tones.mid, { 'fill-rule': 'evenodd' }),
    rect(-half, -362, 9, 362, tones.lit),
    joints(-218, -192, tones),
    shape(`${roundArch(opening + 18, spring)}${roundArch(opening, spring)}`, tones.lit, {
      'fill-rule': 'evenodd',
    }),
    stroke(wedges, tones.shade, 1.4),
    shape('M-10 -312H10L7 -280H-7Z', tones.lit),
    shape('M3 -312H10L7 -280H2Z', tones.shade),
  );
}

/**
 * India Gate from a little to its right, 510 tall, the middle of its opening on the ground at the origin, lit from the
 * left: two piers, one great arch, a deep cornice and a stepped attic. The opening is transparent.
 */
export const warMemorialArch = (tones: Tones): string =>
  group(
    {},
    attic(tones),
    flank(half, -362, 0, tones.shade),
    shape(
      `M${opening} 0V${spring}A${opening} ${opening} 0 0 0 12 -281C28 -262 30 -240 30 -222V-2Z`,
      tones.deep,
    ),
    front(tones),
    wreath(-108, tones),
    wreath(108, tones),
    pierBand(-236, 9, 5, tones.lit, tones.deep),
    pierPanel(-half + 24, tones),
    pierPanel(opening + 22, tones),
    pierBand(-34, 34, 8, tones.mid, tones.shade),
    pierBand(-40, 6, 5, tones.lit, tones.deep),
    sideArch(tones),
    suns(-340, tones),
    band(half, -356, 4, 3, tones),
    band(half, -374, 12, 12, tones),
    dentils(half + 8, -362, tones),
  );

/** The canopy beyond: paired columns round an empty plinth, a deep eave, a stepped square dome; 190 tall. */
export const canopy = (tones: Tones): string =>
  group(
    {},
    rect(-44, -14, 88, 14, tones.mid),
    rect(-36, -24, 72, 10, tones.lit),
    rect(-9, -50, 18, 26, tones.shade),
    ...[-31, -20, 14, 25].map((x) => rect(x, -116, 7, 92, tones.lit) + rect(x + 4, -116, 3, 92, tones.shade)),
    shape('M-36 -134H36V-112H28C26 -126 -26 -126 -28 -112H-36Z', tones.mid),
    rect(16, -134, 20, 12, tones.shade),
    polygon(
      [
        [-38, -140],
        [38, -140],
        [47, -130],
        [-47, -130],
      ],
      tones.lit,
    ),
    rect(-30, -154, 60, 14, tones.mid),
    rect(10, -154, 20, 14, tones.shade),
    shape('M-26 -154C-26 -176 -12 -184 0 -184C12 -184 26 -176 26 -154Z', tones.lit),
    shape('M4 -184C16 -182 26 -174 26 -154H10Q14 -172 4 -184Z', tones.shade),
    rect(-2, -194, 4, 12, tones.mid),
  );
