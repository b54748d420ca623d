import { circle, group, shape, stroke } from '../kit/svg.ts';

export type ElephantTones = { hide: string; shade: string; cloth: string; trim: string; rider: string };

const farLegs = 'M18 -32L19 0H30L31 -34ZM-28 -32L-24 0H-13L-12 -32Z';
const body =
  'M-44 -40C-46 -60 -28 -70 -6 -70C8 -71 20 -70 27 -66C36 -74 52 -70 56 -58C59 -48 58 -34 59 -20C59 -10 62 -6 68 -8L69 -4C60 2 52 -4 52 -16C52 -28 49 -34 46 -38C40 -36 36 -38 34 -40L31 0H18L15 -28C4 -24 -10 -24 -20 -28L-24 0H-37L-37 -24C-41 -28 -43 -34 -44 -40Z';

/** An elephant with a saddle cloth and a mahout, walking to the right; 70 units to its back. */
export const elephant = ({ hide, shade, cloth, trim, rider }: ElephantTones): string =>
  group(
    {},
    shape(farLegs, shade),
    stroke('M-44 -46Q-51 -36 -48 -22', shade, 2.4),
    shape(body, hide),
    shape('M30 -64C40 -62 42 -46 36 -36C30 -34 26 -42 26 -50Z', shade),
    shape('M-28 -70Q-8 -74 14 -70L13 -38Q-8 -34 -28 -38Z', cloth),
    shape('M-28 -44Q-8 -40 13 -44L13 -38Q-8 -34 -28 -38Z', trim),
    shape('M10 -70Q8 -86 16 -90Q24 -88 24 -70Z', rider),
    circle(16.5, -94, 4.6, shade),
    shape('M11 -95Q11 -101 17 -101Q23 -100 22 -95Z', trim),
  );
