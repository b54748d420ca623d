import { circle, group, polygon, rect, shape, stroke } from '../kit/svg.ts';

/** The agency's mark, about 100 wide with its middle at the origin: a sun, a ridge and a breeze line. */
export function mark(colours: { sun: string; ridge: string; breeze: string }): string {
  return group(
    {},
    circle(6, -8, 21, colours.sun),
    shape('M-50 20L-24 -8L-12 4L8 -16L24 4L32 -3L50 20Z', colours.ridge),
    stroke('M-46 30C-28 20 -14 40 6 30S36 22 48 30', colours.breeze, 5),
  );
}

type ClerkColours = {
  skin: string;
  skinShade: string;
  hair: string;
  blouse: string;
  sari: string;
  phone: string;
};

/** A woman seated behind a counter, from the counter's top up, about 190 tall, looking to the right and holding a telephone. */
export function seatedClerk(c: ClerkColours): string {
  const chair = shape('M-62 0V-78Q-62 -98 -44 -98H-10Q6 -98 6 -78V0Z', c.hair, { opacity: 0.85 });
  const body = shape('M-52 0C-56 -46 -50 -80 -26 -92L-4 -100L14 -92C36 -86 42 -60 44 0Z', c.blouse);
  const drape = shape('M-44 0C-50 -46 -46 -82 -22 -93L-8 -98C6 -70 22 -36 34 0Z', c.sari);
  const folds = stroke('M-34 -4C-38 -40 -34 -70 -18 -90M-18 -4C-20 -36 -18 -62 -10 -86', c.hair, 2, {
    opacity: 0.3,
  });
  const neck = shape('M-12 -118L-10 -92Q2 -80 12 -94L12 -112Z', c.skinShade);
  const face = shape(
    'M-18 -152C-16 -172 22 -176 28 -152L29 -145L35 -135Q36 -132 30 -131L30 -125Q31 -122 29 -120L28 -114Q26 -108 14 -108C-4 -108 -16 -124 -18 -152Z',
    c.skin,
  );
  const hair = shape(
    'M30 -153C30 -180 -2 -188 -20 -172C-30 -162 -28 -140 -20 -128L-14 -120C-10 -122 -8 -128 -6 -136C0 -140 -2 -150 4 -156C14 -158 22 -162 30 -153Z',
    c.hair,
  );
  const bun = circle(-30, -134, 14, c.hair) + circle(-36, -141, 4, c.sari);
  const eye = stroke('M19 -142q4 -2 7 0', c.hair, 2.4) + stroke('M17 -149q5 -3 10 -1', c.hair, 2);
  const smile = stroke('M22 -119q4 1 7 -2', c.hair, 2);
  const upperArm = shape('M-4 -84C16 -88 24 -78 30 -62L40 -34Q40 -20 26 -22Q14 -26 6 -44Z', c.blouse);
  const forearm = shape('M20 -28Q34 -16 42 -30C38 -62 26 -92 14 -116L2 -112C6 -84 14 -54 20 -28Z', c.skin);
  const bangle = stroke('M9 -94Q14 -99 21 -98', c.sari, 4);
  const handset =
    stroke('M-5 -146L22 -108', c.phone, 9) +
    shape('M-15 -148Q-12 -160 0 -158Q6 -152 2 -144Q-6 -138 -13 -140Z', c.phone) +
    shape('M14 -106Q18 -116 28 -114Q36 -110 32 -102Q26 -97 18 -98Z', c.phone);
  const hand = shape('M1 -114C-4 -124 -2 -134 6 -138Q14 -139 18 -130L19 -120Q17 -110 8 -108Z', c.skin);
  const fingers = stroke('M4 -133L15 -128M3 -127L15 -122M3 -121L14 -116', c.skinShade, 2);
  return group(
    {},
    chair,
    bun,
    body,
    drape,
    folds,
    neck,
    face,
    hair,
    eye,
    smile,
    upperArm,
    forearm,
    bangle,
    handset,
    hand,
    fingers,
  );
}

/** What stands on the counter to the clerk's right: a telephone's base with its cord, papers, a lamp and a screen. */
export function counterThings(c: {
  dark: string;
  mid: string;
  paper: string;
  lamp: string;
  light: string;
}): string {
  const telephone =
    shape('M66 0L72 -18Q74 -24 82 -24H104Q112 -24 114 -18L120 0Z', c.dark) + circle(93, -11, 8, c.mid);
  const cord = stroke('M14 -100C6 -88 40 -70 34 -52S54 -34 50 -22S64 -4 74 -10', c.dark, 2.4);
  const screen =
    shape(
      'M196 0V-6H212V-22H164Q160 -22 160 -26V-92Q160 -96 164 -96H264Q268 -96 268 -92V-26Q268 -22 264 -22H220V-6H236V0Z',
      c.dark,
    ) + rect(206, -62, 16, 16, c.mid);
  const papers = polygon(
    [
      [-2, 0],
      [2, -7],
      [52, -7],
      [56, 0],
    ],
    c.paper,
  );
  const lamp =
    stroke('M-92 0V-4M-92 -4L-104 -46L-84 -84', c.dark, 5) +
    shape('M-106 0Q-104 -8 -92 -8Q-80 -8 -78 0Z', c.dark) +
    shape('M-94 -98L-70 -90Q-60 -74 -62 -60L-104 -74Q-104 -88 -94 -98Z', c.lamp) +
    shape('M-62 -60L-104 -74Q-96 -58 -62 -60Z', c.light);
  return group({}, screen, lamp, papers, cord, telephone);
}

/** A clock without figures, at ten past ten. */
export const wallClock = (x: number, y: number, r: number, face: string, hands: string): string =>
  circle(x, y, r, hands) +
  circle(x, y, r * 0.82, face) +
  stroke(`M${x - r * 0.38} ${y - r * 0.28}L${x} ${y}L${x + r * 0.3} ${y - r * 0.52}`, hands, r * 0.12);

/** A dog asleep, curled, about 90 wide with its belly on the ground. */
export function sleepingDog(coat: string, shade: string): string {
  return group(
    {},
    shape('M-44 0C-50 -22 -30 -38 -6 -36C20 -36 42 -28 46 -10Q47 0 40 0Z', coat),
    shape('M-44 0C-46 -10 -40 -14 -30 -12C0 -4 26 -6 45 -12Q47 0 40 0Z', shade),
    shape('M40 0C54 -2 54 -16 44 -18Q50 -8 30 -5Q10 -4 0 0Z', coat),
    shape('M-46 0C-58 0 -62 -6 -58 -10C-54 -14 -50 -22 -42 -24C-32 -26 -24 -18 -26 -8Q-28 0 -36 0Z', coat),
    shape('M-40 -24Q-30 -30 -24 -20Q-26 -10 -32 -10Q-38 -14 -40 -24Z', shade),
    stroke('M-50 -11q4 2 7 0', shade, 2),
    circle(-59, -7, 2.6, shade),
  );
}

/** A roadster leaning on its stand, 150 long, wheels on the ground at the origin. */
export function bicycle(frame: string, chrome: string): string {
  const wheel = (x: number) =>
    circle(x, -34, 33, 'none', { stroke: frame, 'stroke-width': 4 }) +
    stroke(
      `M${x} -66V-2M${x - 32} -34H${x + 32}M${x - 22} -56L${x + 22} -12M${x + 22} -56L${x - 22} -12`,
      chrome,
      1,
      { opacity: 0.6 },
    );
  return group(
    {},
    wheel(-48),
    wheel(48),
    stroke('M-48 -34L-22 -84L30 -84L-2 -32L-48 -34M-2 -32L-26 -92M48 -34L28 -96', frame, 5, {
      'stroke-linejoin': 'round',
    }),
    stroke('M28 -96Q26 -106 12 -104M-38 -94H-14', frame, 6),
    shape('M-72 -72H-30V-67H-72Z', frame),
    circle(-2, -32, 8, chrome),
  );
}
