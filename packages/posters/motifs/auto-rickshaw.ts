import { circle, group, polygon, rect, shape, stroke } from '../kit/svg.ts';

export type AutoColours = {
  body: string;
  bodyShade: string;
  hood: string;
  hoodShade: string;
  hoodLit: string;
  inside: string;
  glass: string;
  tyre: string;
  metal: string;
  lamp: string;
  tail: string;
  driver: { shirt: string; skin: string; hair: string };
};

const wheel = (x: number, { tyre, metal }: AutoColours) =>
  circle(x, -20, 20, tyre) + circle(x, -20, 11, metal) + circle(x, -20, 4, tyre);

/** The driver at his handlebar, seen through the open side. */
const driver = ({ driver: { shirt, skin, hair }, metal }: AutoColours) =>
  group(
    {},
    shape('M-44 -62C-46 -86 -42 -104 -30 -110C-18 -108 -12 -96 -10 -62Z', shirt),
    stroke('M-34 -100Q-46 -84 -66 -86', shirt, 9),
    circle(-68, -86, 4.6, skin),
    shape('M-33 -118h9v10h-9z', skin),
    circle(-30, -124, 10.5, skin),
    shape(
      'M-40 -126C-40 -138 -20 -140 -19 -124C-19 -116 -22 -114 -24 -114C-24 -122 -30 -130 -40 -126Z',
      hair,
    ),
    stroke('M-62 -84L-76 -90', metal, 4),
  );

/**
 * A three-wheeled auto-rickshaw from its side, nose to the left, in centimetres: 256 long, 172 high, its wheels on the
 * ground at the origin. The light comes from the left.
 */
export const autoRickshaw = (c: AutoColours): string =>
  group(
    {},
    shape('M-124 2Q0 -6 130 2Q0 14 -124 2Z', '#0b1720', { opacity: 0.4 }),
    polygon(
      [
        [-70, -34],
        [100, -34],
        [106, -154],
        [-52, -154],
      ],
      c.inside,
    ),
    rect(18, -78, 74, 16, c.bodyShade, { rx: 5 }),
    rect(80, -118, 14, 56, c.bodyShade, { rx: 5 }),
    driver(c),
    shape('M-104 -92L-66 -160L-58 -160L-74 -92Z', c.glass),
    stroke('M-104 -92L-66 -162', c.bodyShade, 4),
    shape(
      'M-128 -42C-132 -60 -122 -84 -104 -94L-72 -94C-68 -80 -66 -60 -66 -46L-52 -40H22L26 -64H102C108 -62 122 -58 124 -54L120 -24H-84C-90 -44 -116 -44 -122 -26Q-128 -32 -128 -42Z',
      c.body,
    ),
    shape('M22 -40L26 -64H102C108 -62 122 -58 124 -54L120 -24H-84Q-82 -32 -76 -36H18Z', c.bodyShade, {
      opacity: 0.55,
    }),
    stroke('M-66 -46Q-64 -38 -52 -38H22', c.hood, 3.4),
    shape(
      'M-74 -158C-60 -170 30 -176 92 -168C112 -164 122 -110 124 -54L102 -62C104 -96 100 -132 88 -148L-66 -148Z',
      c.hood,
    ),
    shape(
      'M72 -170L92 -168C112 -164 122 -110 124 -54L102 -62C104 -96 100 -132 88 -148L80 -148Q84 -160 72 -170Z',
      c.hoodShade,
    ),
    stroke('M-70 -160C-50 -168 30 -172 70 -168', c.hoodLit, 3),
    stroke('M14 -148V-62', c.hoodShade, 4),
    circle(-120, -66, 8, c.metal),
    circle(-122, -66, 6, c.lamp),
    rect(117, -52, 7, 12, c.tail, { rx: 2 }),
    shape('M-128 -44C-126 -52 -104 -54 -90 -34L-96 -28C-106 -42 -120 -38 -124 -30Z', c.hood),
    wheel(-102, c),
    shape('M42 -24A26 26 0 0 1 94 -24Z', c.tyre),
    wheel(68, c),
  );
