import { random } from './random.ts';
import { circle, group, type Point, point, shape, stroke } from './svg.ts';

/** An Indian kilometre stone, 100 tall: whitewashed, its round head painted yellow, a shade side to the left. */
export function milestone(c: { face: string; shade: string; head: string; headShade: string }): string {
  return group(
    {},
    shape('M-34 0V-66C-34 -112 26 -112 26 -66V0Z', c.face),
    shape('M-34 -62V-66C-34 -112 26 -112 26 -66V-62Z', c.head),
    shape('M26 0V-66C26 -88 12 -100 -4 -100.500L8 -101C28 -100 38 -86 38 -66V-4Z', c.face),
    shape('M26 -62V-66C26 -88 12 -100 -4 -100.500L8 -101C28 -100 38 -86 38 -66V-63Z', c.headShade),
    shape('M-34 0V-66C-34 -84 -24 -97 -12 -100C-20 -92 -23 -80 -23 -62V0Z', c.shade, { opacity: 0.45 }),
    stroke('M-34 -62H26L38 -63.500', c.shade, 2),
  );
}

type Board = readonly [y: number, way: 1 | -1, length: number, tilt: number];

/** A wooden signpost, 500 tall from the ground at its origin, with blank arms; light from the left. */
export function signpost(c: {
  lit: string;
  face: string;
  shade: string;
  boards: readonly string[];
  edge: string;
  nail: string;
}): string {
  const boards: readonly Board[] = [
    [-440, 1, 200, -5],
    [-372, -1, 190, 3],
    [-302, 1, 172, 6],
    [-234, -1, 206, -4],
  ];
  const arm = ([y, way, length, tilt]: Board, index: number) =>
    group(
      { transform: `translate(0 ${y}) rotate(${tilt}) scale(${way} 1)` },
      shape(`M-44 -25H${length - 30}L${length} 1L${length - 30} 27H-44Z`, c.edge),
      shape(
        `M-44 -27H${length - 30}L${length} -2L${length - 30} 22H-44Z`,
        c.boards[index % c.boards.length] ?? c.face,
      ),
      shape(`M-44 14H${length - 20}L${length - 30} 22H-44Z`, c.edge, { opacity: 0.18 }),
      shape('M-16 -14h5v5h-5zM11 -14h5v5h-5zM-16 6h5v5h-5zM11 6h5v5h-5z', c.nail),
    );
  return group(
    {},
    shape('M-17 4L-15 -492L0 -506L15 -492L17 4Q0 10 -17 4Z', c.face),
    shape('M-17 4L-15 -492L0 -506L-5 -490L-6 6Q-12 6 -17 4Z', c.lit),
    shape('M7 6L6 -494L15 -492L17 4Q12 6 7 6Z', c.shade),
    ...boards.map(arm),
    shape('M-46 8C-44 -18 -20 -24 -4 -16C10 -28 40 -20 48 8Q0 18 -46 8Z', c.shade),
    shape('M-46 8C-44 -18 -20 -24 -4 -16Q-14 -6 -12 12Q-30 12 -46 8Z', c.face),
  );
}

/** A goat, about 170 long and 150 tall, hooves at the origin, standing side on to the left with its head turned to us. */
export function goat(c: {
  coat: string;
  shade: string;
  patch: string;
  horn: string;
  hoof: string;
  muzzle: string;
  eye: string;
}): string {
  const leg = (x: number, bend: number, fill: string) =>
    shape(
      `M${x - 12} -76Q${x - 10} -58 ${x - 5 + bend} -44L${x - 5 + bend} -8H${x + 5 + bend}L${x + 6 + bend} -44Q${x + 13} -58 ${x + 14} -78Q${x} -92 ${x - 12} -76Z`,
      fill,
    ) + shape(`M${x - 6 + bend} -9H${x + 6 + bend}L${x + 8 + bend} 0H${x - 8 + bend}Z`, c.hoof);
  const body = shape(
    'M-62 -108C-66 -84 -58 -62 -40 -58C-10 -50 30 -50 54 -60C74 -68 78 -96 68 -112C54 -124 20 -120 -10 -120C-34 -124 -54 -124 -62 -108Z',
    c.coat,
  );
  const belly = shape(
    'M-60 -84C-58 -66 -50 -60 -40 -58C-10 -50 30 -50 54 -60C68 -66 75 -82 73 -98C56 -72 -20 -66 -60 -84Z',
    c.shade,
  );
  const patch = shape(
    'M14 -120C10 -104 20 -86 40 -88C58 -90 66 -104 66 -114C54 -122 34 -121 14 -120Z',
    c.patch,
  );
  const tail = shape('M66 -112C72 -130 86 -134 92 -128C88 -120 82 -108 70 -102Z', c.patch);
  const neck = shape('M-40 -118C-50 -134 -60 -146 -66 -152L-98 -138C-92 -116 -80 -86 -58 -76Z', c.coat);
  const horns =
    shape('M-92 -172C-98 -190 -110 -198 -120 -196C-112 -190 -104 -180 -102 -166Z', c.horn) +
    shape('M-74 -174C-70 -192 -60 -202 -48 -202C-56 -194 -62 -184 -64 -168Z', c.horn);
  const ears =
    shape('M-104 -160C-122 -164 -136 -156 -140 -146C-128 -142 -112 -144 -102 -150Z', c.patch) +
    shape('M-62 -162C-46 -168 -32 -160 -28 -150C-40 -146 -54 -146 -64 -152Z', c.patch);
  const face = shape(
    'M-106 -162C-104 -180 -64 -182 -60 -164C-60 -148 -66 -132 -70 -122C-74 -110 -92 -108 -97 -120C-102 -132 -106 -146 -106 -162Z',
    c.coat,
  );
  const blaze = shape(
    'M-106 -162C-105 -172 -94 -177 -88 -177C-94 -160 -98 -140 -97 -120C-102 -132 -106 -146 -106 -162Z',
    c.patch,
  );
  const muzzle = shape('M-99 -128C-92 -134 -76 -134 -68 -128L-71 -120C-76 -108 -92 -108 -97 -120Z', c.muzzle);
  const features =
    shape('M-90 -124q3 -3 5 0q-2 3 -5 0zM-80 -124q3 -3 5 0q-2 3 -5 0z', c.hoof) +
    stroke('M-90 -116q6 4 13 -1', c.hoof, 2) +
    shape(
      'M-101 -152a5.500 5 0 1 0 11 0a5.500 5 0 1 0 -11 0zM-75 -153a5.500 5 0 1 0 11 0a5.500 5 0 1 0 -11 0z',
      c.eye,
    ) +
    shape('M-99 -153.500h7v3h-7zM-73 -154.500h7v3h-7z', c.hoof) +
    stroke('M-103 -161q6 -5 13 -1M-76 -164q7 -5 13 0', c.hoof, 2.4);
  const beard = shape('M-88 -112C-88 -100 -84 -92 -80 -88C-78 -96 -77 -106 -78 -112Z', c.patch);
  return group(
    {},
    leg(-30, -2, c.shade),
    leg(48, 4, c.shade),
    tail,
    body,
    belly,
    patch,
    leg(-48, 0, c.coat),
    leg(62, 2, c.coat),
    neck,
    beard,
    horns,
    ears,
    face,
    blaze,
    muzzle,
    features,
  );
}

/** A driver, 100 tall, feet at the origin, facing us: one hand scratches his head, the other rests on his hip. */
export function puzzledDriver(c: {
  shirt: string;
  shirtShade: string;
  trousers: string;
  trousersShade: string;
  skin: string;
  skinShade: string;
  hair: string;
}): string {
  const legs =
    shape('M-10 -48H0.500L-1 -4H-9Z', c.trousers) +
    shape('M-0.500 -48H10L9.500 -4H1.500Z', c.trousersShade) +
    shape('M-11 0q0 -5 5 -5h4.500V0zM11.500 0q0 -5 -5 -5h-4.500V0z', c.hair);
  const shirt = shape(
    'M-5 -81C-10 -80 -12.500 -78 -13 -72L-11 -46Q0 -43 11 -46L13 -72C12.500 -78 10 -80 5 -81Z',
    c.shirt,
  );
  const shade = shape(
    'M3 -81C10 -80 12.500 -78 13 -72L11 -46Q7 -44.700 3 -44.300Q6 -62 3 -81Z',
    c.shirtShade,
  );
  const collar =
    shape('M-5 -81.500L0 -74L5 -81.500L3 -83H-3Z', c.skinShade) + stroke('M0 -74V-45', c.shirtShade, 0.8);
  const hipArm =
    shape('M-11 -79C-15 -77 -20 -68 -23 -60L-13.500 -49L-10 -52L-16.500 -60L-10.500 -69Z', c.shirt) +
    circle(-11, -50.5, 2.6, c.skin);
  const raisedArm =
    shape('M8 -104L11 -105.500C17 -102 23 -95 25.500 -88L21.500 -85.500C18 -92 13 -98 7.500 -101Z', c.skin) +
    shape('M6 -80.500C12 -82 17 -86 20 -90L26.500 -87.500C25 -79 19 -72 11.500 -68Z', c.shirt);
  const head =
    shape('M-3.200 -88h6.400v7.500q-3.200 3 -6.400 0z', c.skinShade) +
    shape(
      'M-6.200 -94C-6.400 -103 6.400 -103 6.200 -94C6 -88 3.500 -84.300 0 -84.300C-3.500 -84.300 -6 -88 -6.200 -94Z',
      c.skin,
    ) +
    shape(
      'M1.500 -100.500C6 -100 6.300 -97 6.200 -94C6 -88 3.500 -84.300 0.500 -84.300Q4 -92 1.500 -100.500Z',
      c.skinShade,
    ) +
    shape(
      'M-6.600 -93C-8 -105 8 -105 6.600 -93Q5.500 -97.500 2 -98.500Q-3 -97 -5.500 -97Q-6.200 -95 -6.600 -93Z',
      c.hair,
    );
  const face =
    stroke('M-4 -95q1.200 -1.200 2.600 -0.700M1.500 -96.200q1.400 -1 2.600 0.200', c.hair, 0.8) +
    shape(
      'M-3.400 -93.300a0.800 0.900 0 1 0 1.600 0a0.800 0.900 0 1 0 -1.600 0zM1.900 -93.300a0.800 0.900 0 1 0 1.600 0a0.800 0.900 0 1 0 -1.600 0z',
      c.hair,
    ) +
    shape('M-3 -89.600Q0 -91.400 3 -89.600Q0 -89 -3 -89.600Z', c.hair) +
    stroke('M-1.200 -87.200q1.400 0.500 2.600 -0.400', c.hair, 0.7);
  const hand = shape(
    'M1.500 -101.500Q3 -105.500 8 -106L11.500 -105L9 -100.500L5 -98.500Q1.500 -99 1.500 -101.500Z',
    c.skin,
  );
  return group({}, raisedArm, legs, hipArm, shirt, shade, collar, head, face, hand);
}

/** Kans grass, the silver plumes of Assam's sandbanks: blades and feathered heads from the ground at its root. */
export function kansGrass(
  seed: number,
  height: number,
  c: { blade: string; plume: string; shade: string },
): string {
  const { between } = random(seed);
  let blades = '';
  let plumes = '';
  let shades = '';
  for (let stalk = 0; stalk < 7; stalk++) {
    const lean = (stalk - 3) * 0.12 + between(0, 0.12);
    const tall = height * between(0.7, 1.05);
    const foot = (stalk - 3) * height * 0.035;
    const top: Point = [foot + lean * tall, -tall];
    const neck: Point = [foot + lean * tall * 0.55, -tall * 0.62];
    blades += `M${point([foot - 2, 0])}Q${point([foot + lean * tall * 0.2, -tall * 0.4])} ${point(neck)}Q${point([foot + lean * tall * 0.2 + 3, -tall * 0.4])} ${point([foot + 2, 0])}Z`;
    const wide = height * 0.05;
    plumes += `M${point(neck)}Q${point([neck[0] - wide, (neck[1] + top[1]) / 2])} ${point([top[0] + wide, top[1]])}Q${point([neck[0] + wide * 2.2, (neck[1] + top[1]) / 2])} ${point(neck)}Z`;
    shades += `M${point(neck)}Q${point([neck[0] + wide * 1.2, (neck[1] + top[1]) / 2])} ${point([top[0] + wide, top[1]])}Q${point([neck[0] + wide * 2.2, (neck[1] + top[1]) / 2])} ${point(neck)}Z`;
    const reach = height * between(0.25, 0.45) * (stalk % 2 ? 1 : -1);
    blades += `M${point([foot - 2, 0])}Q${point([foot + reach * 0.2, -height * 0.34])} ${point([foot + reach, -height * 0.3])}Q${point([foot + reach * 0.3, -height * 0.28])} ${point([foot + 2, 0])}Z`;
  }
  return group({}, shape(blades, c.blade), shape(plumes, c.plume), shape(shades, c.shade));
}
