import { group, type Point, polygon, rect, shape, stroke } from './svg.ts';

/**
 * Boats in side view, bow to the right, 200 units long, their waterline on y 0 and their middle on x 0. Set them with
 * `place`, mirrored by a negative scale. The light comes from the bow side.
 */
export type BoatColours = {
  hull: string;
  /** The planks below, away from the light. */
  shade: string;
  /** The gunwale, which catches the light. */
  rim: string;
  inside: string;
};

const sheer = 'C-60 -13 20 -11 60 -20C80 -24 94 -33 106 -43';

function woodenHull({ hull, shade, rim, inside }: BoatColours): string {
  return group(
    {},
    shape(`M-99 -25C-60 -21 20 -20 60 -27C80 -30 94 -36 106 -43C90 -31 70 -18 40 -14L-60 -14Z`, inside),
    shape(`M-99 -25${sheer}C101 -27 95 -12 84 0L-88 0C-93 -8 -97 -16 -99 -25Z`, hull),
    shape(
      `M-96 -15C-60 -6 30 -4 66 -9C80 -11 90 -14 97 -21C93 -12 89 -6 84 0L-88 0C-92 -6 -94 -10 -96 -15Z`,
      shade,
    ),
    stroke(`M-99 -25${sheer}`, rim, 2.6),
    stroke('M-95 -16C-56 -7 30 -5 64 -11C80 -14 91 -19 99 -27', inside, 0.9, { opacity: 0.6 }),
  );
}

/** A rower's or fisher's figure sitting in a boat, facing the bow; the seat is its origin. */
function sitter(x: number, y: number, skin: string, cloth: string): string {
  return group(
    { transform: `translate(${x} ${y}) scale(0.84)` },
    shape('M-8 2C-9 -10 -7 -19 -1 -21C5 -22 8 -17 8 -9L9 2Z', cloth),
    shape('M3 -17C8 -14 14 -9 19 -6L18 -3C12 -5 6 -8 2 -12Z', skin),
    shape('M-3 -26a5 5.6 0 1 0 10 0a5 5.6 0 1 0 -10 0Z', skin),
  );
}

/** A small open boat of planks with thwarts and a pair of oars. */
export function woodenBoat(colours: BoatColours, rower?: { skin: string; cloth: string }): string {
  return group(
    {},
    woodenHull(colours),
    rect(-54, -18.5, 16, 3, colours.rim),
    rect(14, -18, 16, 3, colours.rim),
    rower ? sitter(-24, -17, rower.skin, rower.cloth) : '',
    stroke('M-14 -24L44 0', colours.rim, 2),
    shape('M40 -4L56 2L54 5L38 0Z', colours.rim),
  );
}

export type AwningColours = BoatColours & {
  awning: string;
  awningShade: string;
  skin: string;
  cloth: string;
};

/** A dunghi: a long wooden motor boat with a cloth awning on posts, an outboard engine and its helmsman. */
export function awningBoat(colours: AwningColours): string {
  const { awning, awningShade, shade, skin, cloth, inside, rim } = colours;
  const post = (x: number, top: number) => stroke(`M${x} -16L${x} ${top}`, shade, 2);
  return group(
    {},
    [-44, -8, 36].map((x) => stroke(`M${x + 6} -22L${x + 6} -62`, inside, 1.4)).join(''),
    shape('M-99 -27C-106 -30 -110 -26 -110 -20L-106 -19L-104 4L-99 4L-99 -18L-95 -22Z', inside),
    shape('M-113 -31C-108 -37 -99 -37 -95 -32L-96 -24L-111 -22Z', shade),
    woodenHull(colours),
    rect(-34, -18.6, 14, 3, rim),
    rect(6, -18.2, 14, 3, rim),
    sitter(-74, -19, skin, cloth),
    post(-52, -60),
    post(-12, -64),
    post(32, -62),
    shape('M-62 -60C-30 -70 14 -72 44 -64L50 -58C16 -64 -30 -64 -64 -54Z', awning),
    shape(
      'M-64 -54C-30 -64 16 -64 50 -58L49 -52L42 -55L35 -53L28 -57L20 -55L13 -58L5 -56L-3 -58L-11 -56L-18 -58L-26 -55L-33 -57L-41 -53L-48 -55L-56 -50L-63 -49Z',
      awningShade,
    ),
    stroke('M84 -31L98 -52', rim, 1.8),
  );
}

export type SailColours = BoatColours & {
  sail: string;
  sailShade: string;
  spar: string;
  skin: string;
  cloth: string;
};

/** A fishing boat under a lateen sail: the yard slung from a raked mast, its foot at the bow and its peak aft. */
export function lateenBoat(colours: SailColours): string {
  const { sail, sailShade, spar, skin, cloth } = colours;
  const seam = (from: Point, bend: Point, to: Point) =>
    stroke(`M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`, sailShade, 1);
  return group(
    {},
    stroke('M20 -14L34 -132', spar, 3.6),
    shape('M94 -52C66 -92 22 -152 -28 -206C-52 -150 -72 -100 -82 -44C-28 -56 36 -44 94 -52Z', sail),
    shape(
      'M-28 -206C-52 -150 -72 -100 -82 -44C-70 -47 -58 -48 -46 -49C-46 -104 -40 -154 -28 -206Z',
      sailShade,
    ),
    seam([-2, -177], [-16, -110], [-10, -49]),
    seam([26, -143], [18, -96], [24, -48]),
    seam([54, -105], [50, -76], [56, -49]),
    stroke('M98 -48C66 -92 22 -152 -32 -212', spar, 3.2),
    stroke('M-82 -44L-88 -24', spar, 1),
    woodenHull(colours),
    sitter(-66, -18, skin, cloth),
    sitter(-6, -16, skin, spar),
  );
}

export type DhoniColours = BoatColours & { cabin: string; cabinShade: string; roof: string; light: string };

/** A Maldivian dhoni: a low round hull whose stem sweeps up into a tall curved prow, with an open cabin aft. */
export function dhoni({ hull, shade, rim, inside, cabin, cabinShade, roof, light }: DhoniColours): string {
  const posts: readonly Point[] = [
    [-74, -48],
    [-50, -50],
    [-26, -51],
    [-2, -51],
    [22, -50],
  ];
  return group(
    {},
    shape('M-98 -34C-70 -24 40 -22 78 -34L60 -12L-84 -12Z', inside),
    rect(-70, -40, 88, 18, cabinShade),
    posts.map(([x, top]) => rect(x, top, 3, -top - 18, cabin)).join(''),
    rect(-46, -40, 18, 9, light),
    rect(-22, -40, 18, 9, light),
    shape('M-84 -50C-50 -57 0 -58 34 -52L38 -47C0 -52 -50 -51 -86 -45Z', roof),
    shape(
      'M-102 -36C-74 -20 -20 -15 24 -18C60 -21 84 -34 96 -56C102 -68 102 -80 96 -92L104 -96C113 -82 114 -64 108 -46C102 -26 92 -10 80 0L-84 0C-94 -10 -100 -22 -102 -36Z',
      hull,
    ),
    shape(
      'M-97 -20C-60 -8 20 -4 66 -10C84 -13 96 -20 103 -31C98 -18 90 -8 80 0L-84 0C-90 -6 -94 -13 -97 -20Z',
      shade,
    ),
    stroke('M-102 -36C-74 -20 -20 -15 24 -18C60 -21 84 -34 96 -56C102 -68 102 -80 96 -92', rim, 2.4),
    polygon(
      [
        [-96, -34],
        [-92, -32],
        [-94, -62],
        [-97, -62],
      ],
      shade,
    ),
  );
}
