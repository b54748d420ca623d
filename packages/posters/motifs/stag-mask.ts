import { circle, group, place, shape, stroke } from '../kit/svg.ts';

type Side = { face: string; antler: string; tip: string; ridge: string; gold: string; cloth: string };
export type MaskColours = { lit: Side; shade: Side; white: string; red: string; paint: string; ink: string };

const antler = ({ antler: bone, tip }: Side) =>
  shape(
    'M18 -116C44 -150 82 -168 88 -206C94 -240 86 -284 66 -318C98 -296 114 -250 109 -206C104 -166 68 -140 44 -108Z',
    bone,
  ) +
  shape('M50 -148C46 -176 36 -196 20 -214C52 -204 70 -184 77 -158Z', bone) +
  shape('M100 -176C122 -196 136 -220 140 -250C154 -218 138 -178 100 -158Z', bone) +
  shape('M106 -226C124 -246 131 -270 128 -296C146 -266 136 -228 106 -208Z', bone) +
  shape(
    'M66 -318C98 -296 106 -270 109 -240Q96 -262 66 -318ZM20 -214Q52 -204 62 -186Q44 -198 20 -214ZM140 -250Q148 -230 143 -210Q138 -226 140 -250ZM128 -296Q138 -278 137 -260Q130 -272 128 -296Z',
    tip,
  );

function half(side: Side, { white, red, paint, ink }: MaskColours): string {
  return group(
    {},
    shape('M62 -100C88 -140 128 -152 152 -148C148 -110 116 -78 74 -78Z', side.face),
    shape('M78 -98C98 -122 122 -134 141 -136C134 -112 108 -90 80 -88Z', red),
    shape(
      'M0 -128C34 -130 72 -118 78 -84C82 -50 62 -28 55 2C49 32 48 62 43 94C40 124 26 144 0 146Z',
      side.face,
    ),
    shape('M0 -84L9 -72L12 30Q15 62 24 82L0 86Z', side.ridge),
    shape('M12 -60C26 -94 64 -100 90 -88C78 -88 74 -80 82 -70C64 -82 38 -76 12 -60Z', side.gold),
    stroke('M14 -59C38 -74 62 -80 80 -70', red, 4),
    shape('M18 -42Q36 -68 68 -58Q62 -30 18 -42Z', white),
    circle(46, -50, 9.5, ink),
    circle(43, -53, 2.8, white),
    stroke('M18 -42Q36 -68 68 -58', ink, 4),
    stroke('M18 -42Q58 -28 68 -58', side.gold, 3.4),
    shape('M52 -14Q72 -26 70 -6Q64 10 46 24Q60 4 52 -14Z', paint),
    circle(40, 6, 4, white),
    stroke('M18 34Q32 30 42 40M20 50Q32 46 42 56M22 66Q32 62 41 70', side.gold, 3),
    shape('M0 84Q28 80 34 98Q24 116 0 118Z', ink),
    shape('M10 98Q20 92 25 100Q18 108 10 98Z', red),
    shape('M0 127Q22 127 36 117Q30 137 0 139Z', red),
    stroke('M0 127Q22 127 37 116', ink, 3),
  );
}

/** The diadem over the brow: gold leaves with a jewel in each. */
const diadem = ({ lit, shade, red, paint, white }: MaskColours) =>
  group(
    {},
    ...[-48, 0, 48].map((x) => {
      const top = x === 0 ? -166 : -148;
      const tones = x > 0 ? shade : lit;
      return (
        shape(
          `M${x - 20} -112Q${x - 22} ${top + 26} ${x} ${top}Q${x + 22} ${top + 26} ${x + 20} -112Z`,
          tones.gold,
        ) +
        circle(x, top + 30, 8, x === 0 ? red : paint) +
        circle(x - 2.5, top + 27, 2.6, white)
      );
    }),
    shape('M-78 -96Q0 -134 78 -96L74 -84Q0 -120 -74 -84Z', lit.gold),
    shape('M0 -115Q44 -112 78 -96L74 -84Q40 -101 0 -102Z', shade.gold),
  );

/** A carved and painted stag mask on the wall, hung with silk; its middle at the origin, 300 wide, 480 high. */
export function stagMask(colours: MaskColours): string {
  const { lit, shade, ink } = colours;
  return group(
    {},
    shape(
      'M-50 -90Q10 -150 120 -84Q160 20 146 226L96 214Q60 176 30 172Q-30 150 -44 60ZM120 -90Q170 -120 186 -110Q170 -70 120 -60ZM110 -160Q140 -200 124 -280Q168 -230 130 -130Z',
      ink,
      { opacity: 0.34 },
    ),
    shape('M-56 -104Q-122 -60 -112 40Q-118 130 -102 216L-84 204L-66 214Q-76 100 -56 10Z', lit.cloth),
    shape('M56 -104Q122 -60 112 40Q118 130 102 216L84 204L66 214Q76 100 56 10Z', shade.cloth),
    stroke('M-96 -30Q-104 80 -92 196M-78 0Q-86 90 -78 196', lit.gold, 3, { opacity: 0.7 }),
    stroke('M96 -30Q104 80 92 196M78 0Q86 90 78 196', shade.gold, 3, { opacity: 0.5 }),
    place(0, 0, [-1, 1], antler(lit)),
    antler(shade),
    place(0, 0, [-1, 1], half(lit, colours)),
    half(shade, colours),
    diadem(colours),
  );
}
