import { limb } from '../kit/limbs.ts';
import { palettes } from '../kit/palettes.ts';
import { circle, group, type Point, point, rect, shape, stroke } from '../kit/svg.ts';

const { light, glow, warm, haze, ink } = palettes.sea;
const rose = '#c85a55';
const plum = '#5a3350';

/** One leg of the diver with its fin, from the hip backwards. */
function leg(
  knee: Point,
  ankle: Point,
  tip: Point,
  colours: { suit: string; lit: string; fin: string; finShade: string },
): string {
  const [ax, ay] = ankle;
  const [tx, ty] = tip;
  return (
    shape(
      `M${point([ax + 14, ay - 8])}C${point([ax - 20, ay - 16])} ${point([(ax + tx) / 2, ty - 22])} ${point([tx, ty - 14])}L${point([tx + 6, ty + 14])}C${point([(ax + tx) / 2, ty + 6])} ${point([ax - 16, ay + 12])} ${point([ax + 14, ay + 8])}Z`,
      colours.fin,
    ) +
    stroke(
      `M${point([ax - 10, ay])}Q${point([(ax + tx) / 2, ty - 6])} ${point([tx + 6, ty])}`,
      colours.finShade,
      3,
    ) +
    shape(
      limb([
        [2, 4, 21],
        [knee[0], knee[1], 14],
        [ax, ay, 8.5],
        [ax - 14, ay + 1, 8],
      ]),
      colours.suit,
    ) +
    shape(
      limb([
        [-10, -10, 4.5],
        [knee[0], knee[1] - 8.5, 3.6],
        [ax + 2, ay - 5, 1.8],
      ]),
      colours.lit,
    )
  );
}

/** A diver in level trim, facing right, the hip at the origin; head to fin tips about 440 units. */
export function scubaDiver(): string {
  const suit = '#0d3a50';
  const suitLit = '#1d6d80';
  const skin = '#8a5138';
  const far = { suit: ink, lit: '#124a60', fin: '#c9734f', finShade: plum };
  const near = { suit, lit: suitLit, fin: warm, finShade: rose };
  return group(
    {},
    leg([-74, -2], [-142, -22], [-246, -40], far),
    shape(
      limb([
        [112, 8, 12],
        [138, 44, 9],
        [186, 52, 7],
      ]),
      ink,
    ),
    leg([-76, 18], [-150, 18], [-258, 34], near),
    shape(
      'M-22 -12C20 -28 76 -30 122 -20C138 -14 138 10 124 20C80 32 20 28 -18 24C-30 14 -30 -2 -22 -12Z',
      suit,
    ),
    shape(
      'M-22 -12C20 -28 76 -30 122 -20C128 -18 131 -14 133 -9C90 -20 30 -18 -26 -3C-26 -7 -25 -10 -22 -12Z',
      suitLit,
    ),
    // The buoyancy jacket, its cummerbund and shoulder strap.
    shape('M22 -24C56 -32 96 -32 118 -22C126 -10 124 10 112 22C84 32 50 32 26 26C18 10 18 -10 22 -24Z', plum),
    shape('M22 -24C56 -32 96 -32 118 -22L121 -14C92 -24 54 -23 20 -13Z', rose),
    stroke('M34 -20L38 26M100 -24C92 -8 92 10 98 26', ink, 3.4),
    // The tank lies along the spine, valve towards the head.
    shape('M14 -52C6 -50 6 -28 14 -25L108 -28C122 -30 122 -56 108 -57Z', glow),
    shape('M8 -38C8 -31 10 -27 14 -25L108 -28C117 -29 120 -40 118 -44Z', warm),
    stroke('M44 -55L44 -27M84 -56L84 -28', ink, 5),
    rect(116, -50, 12, 14, light),
    circle(130, -44, 7, ink),
    // Head with hood, then mask, regulator and its hose.
    shape(
      'M122 -18C128 -34 146 -42 164 -36C180 -30 186 -16 182 -2C176 12 158 18 142 14C130 12 120 -4 122 -18Z',
      suit,
    ),
    shape('M132 -30C142 -40 156 -40 166 -35C174 -31 180 -25 182 -17C170 -30 150 -36 132 -30Z', suitLit),
    shape('M164 -22C172 -24 182 -20 184 -10C184 0 178 10 168 12C160 8 158 -12 164 -22Z', skin),
    stroke('M128 -20L170 -18', ink, 5),
    shape('M166 -28C178 -30 190 -24 191 -13C191 -6 186 -3 180 -3L166 -5C162 -12 162 -22 166 -28Z', ink),
    shape('M173 -23C181 -24 187 -20 187 -13C187 -9 184 -8 180 -8L173 -9Z', haze),
    stroke('M132 -40C166 -58 214 -22 186 6', ink, 4.4),
    shape('M172 -1L190 1C196 3 197 14 190 17L176 15C170 12 168 4 172 -1Z', ink),
    circle(186, 9, 5, warm),
    // The near arm reaches forward, gauge in hand.
    shape(
      limb([
        [108, 4, 14],
        [128, 46, 11],
        [150, 58, 9],
        [196, 46, 7],
      ]),
      suit,
    ),
    shape(
      limb([
        [112, 4, 4],
        [133, 44, 3.4],
        [152, 54, 3],
        [190, 44, 2.4],
      ]),
      suitLit,
    ),
    shape('M190 40C200 36 210 38 214 43C212 50 202 54 192 52Z', skin),
    stroke('M96 22C110 60 150 84 204 60', ink, 3),
    circle(208, 56, 8, ink),
    circle(208, 56, 5, glow),
  );
}
