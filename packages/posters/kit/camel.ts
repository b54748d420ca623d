import { circle, group, shape, stroke } from './svg.ts';

export type CamelTones = { coat: string; lit: string; shade: string; cloth: string; trim: string };

const farLegs =
  'M22 -56L31 -27L25 -2L22 0H32L36 -27L36 -54ZM-42 -60L-36 -46L-30 -27L-40 -2L-43 0H-33L-24 -26L-26 -50Z';
const nearLegs =
  'M24 -58Q28 -40 33 -28L38 -3L36 0H47L40 -29L40 -54ZM-52 -66Q-56 -44 -49 -30L-53 -3L-56 0H-45L-43 -30Q-38 -40 -30 -50Z';
const body =
  'M-54 -64C-53 -76 -42 -81 -30 -82C-18 -83 -14 -104 0 -105C14 -105 16 -86 28 -81C38 -77 46 -77 53 -86C59 -94 60 -106 63 -113L61 -119L66 -117C72 -121 80 -117 86 -113C92 -110 95 -107 94 -104C93 -100 88 -100 84 -101C78 -102 74 -103 72 -101C70 -88 66 -68 54 -59C48 -54 42 -51 34 -48C20 -42 -4 -46 -22 -50C-36 -50 -52 -52 -54 -64Z';
const underside =
  'M-54 -64C-50 -58 -36 -58 -20 -57C0 -55 22 -54 36 -60C50 -66 62 -80 66 -104L72 -101C70 -88 66 -68 54 -59C48 -54 42 -51 34 -48C20 -42 -4 -46 -22 -50C-36 -50 -52 -52 -54 -64Z';
const back =
  'M-53 -68C-50 -77 -42 -81 -30 -82C-18 -83 -14 -104 0 -105C-8 -98 -12 -82 -22 -77C-34 -73 -46 -74 -53 -68Z';

/** A dromedary walking to the right, 100 units to its hump, the feet at the origin's level, lit from the left. */
export const camel = ({ coat, lit, shade, cloth, trim }: CamelTones): string =>
  group(
    {},
    shape(farLegs, shade),
    stroke('M-54 -66Q-61 -54 -58 -42', shade, 2.6),
    shape(body, coat),
    shape(underside, shade),
    shape(back, lit),
    shape(nearLegs, coat),
    shape('M-22 -84C-14 -90 -12 -107 0 -107C13 -107 14 -92 24 -84L20 -54Q0 -50 -18 -55Z', cloth),
    shape('M-19 -62Q0 -57 21 -61L20 -54Q0 -50 -18 -55Z', trim),
    stroke('M62 -112Q72 -110 80 -104M72 -117Q78 -110 77 -103', trim, 1.8),
    circle(76, -114, 1.5, shade),
  );

/** A turbaned rider, seated on the hump of the camel above. */
export const rider = ({
  robe,
  fold,
  turban,
  skin,
}: {
  robe: string;
  fold: string;
  turban: string;
  skin: string;
}): string =>
  group(
    {},
    shape(
      'M-12 -104Q-14 -122 -7 -134Q0 -140 8 -135Q13 -124 12 -110Q20 -96 19 -78L11 -76Q8 -92 -4 -98Z',
      robe,
    ),
    shape('M3 -137L8 -135Q13 -124 12 -110Q20 -96 19 -78L13 -77Q14 -98 4 -106Z', fold),
    stroke('M2 -128Q12 -116 24 -114', fold, 5),
    stroke('M24 -114Q46 -98 74 -106', skin, 1),
    circle(2, -144, 6.4, skin),
    shape(
      'M-7 -146Q-9 -156 2 -157Q12 -156 10 -147Q2 -151 -7 -146ZM-6 -148Q-13 -144 -12 -134L-8 -136Q-8 -142 -4 -146Z',
      turban,
    ),
  );
