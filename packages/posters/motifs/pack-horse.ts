import { type Joint, limb } from '../kit/limbs.ts';
import { circle, group, type Point, place, shape, stroke } from '../kit/svg.ts';

const coat = { lit: '#a8744a', body: '#7d5236', shade: '#55382b', mane: '#2c2220' };
const load = { bag: '#e0a13c', bagShade: '#a96f28', roll: '#3f6f8c', rollShade: '#2b4f68', rug: '#9c3a30' };

const body =
  'M-78 -136C-70 -136 -60 -128 -52 -118C-46 -110 -40 -105 -32 -103C-14 -97 10 -98 28 -103C42 -106 54 -102 59 -90C62 -80 62 -68 54 -58C40 -48 18 -46 -4 -45C-24 -45 -44 -49 -54 -60C-60 -68 -62 -80 -66 -92C-68 -100 -72 -105 -77 -105C-84 -102 -92 -97 -99 -95C-106 -94 -111 -99 -109 -105C-107 -112 -98 -120 -91 -128C-88 -133 -84 -136 -78 -136Z';
const underside =
  'M-56 -64C-40 -66 -20 -65 0 -64C26 -62 48 -68 61 -78C61 -70 59 -62 54 -58C40 -48 18 -46 -4 -45C-24 -45 -44 -49 -56 -64Z';
const mane =
  'M-80 -137C-70 -140 -58 -131 -49 -119C-43 -110 -38 -106 -31 -103C-34 -96 -42 -92 -46 -96C-52 -94 -56 -100 -57 -106C-64 -106 -66 -114 -67 -120C-73 -120 -76 -128 -80 -130Z';

/** A leg along its joints, with its hoof flat on the ground. */
function leg(joints: readonly Joint[], fill: string): string {
  const [x, y] = joints.at(-1) ?? [0, 0, 0];
  return (
    shape(limb(joints), fill) +
    shape(
      `M${x - 4} ${y - 1}L${x - 8} ${y + 8}H${x + 5}L${x + 4.5} ${y - 1}Q${x} ${y - 3} ${x - 4} ${y - 1}Z`,
      coat.mane,
    )
  );
}

const farLegs = () =>
  leg(
    [
      [-40, -60, 11],
      [-34, -36, 6.5],
      [-27, -9, 4],
    ],
    coat.shade,
  ) +
  leg(
    [
      [44, -66, 14],
      [30, -44, 8.5],
      [32, -28, 5.5],
      [20, -9, 4],
    ],
    coat.shade,
  );

const nearLegs = () =>
  leg(
    [
      [-44, -66, 14],
      [-52, -38, 7.5],
      [-60, -9, 4.4],
    ],
    coat.body,
  ) +
  leg(
    [
      [44, -76, 19],
      [44, -50, 10.5],
      [54, -32, 6.5],
      [50, -9, 4.6],
    ],
    coat.body,
  );

/** What it carries: a rug, a bag on each flank, a bedroll across, all roped to the saddle. */
const burden = () =>
  group(
    {},
    shape('M-30 -104C-10 -98 20 -99 36 -105L40 -68Q4 -58 -28 -68Z', load.rug),
    shape('M-22 -128C-30 -128 -30 -106 -22 -106H34C42 -106 42 -128 34 -128Z', load.roll),
    shape('M-27 -112C-26 -108 -24 -106 -22 -106H34C37 -106 39 -108 40 -112Z', load.rollShade),
    shape('M-24 -100C-30 -100 -32 -70 -25 -62Q6 -54 34 -62C41 -72 40 -100 33 -102Q4 -94 -24 -100Z', load.bag),
    shape('M-29 -80Q6 -70 39 -80C39 -74 37 -66 34 -62Q6 -54 -25 -62C-28 -66 -29 -74 -29 -80Z', load.bagShade),
    stroke('M-10 -128V-60M20 -128V-60M-26 -90Q6 -82 37 -90', coat.mane, 1.8),
    shape('M-60 -92L-50 -96L-28 -90L-28 -84L-50 -88Z', coat.mane),
  );

/** A pony under its load, walking to the left, 105 units to the withers, hooves at the origin's level, lit from the left. */
export const packHorse = ([x, y]: Point, scale: number, shadow: string): string =>
  place(
    x,
    y,
    scale,
    shape('M-66 -2Q20 -10 150 3Q70 9 -50 4Z', shadow, { opacity: 0.45 }),
    farLegs(),
    shape(
      limb([
        [57, -94, 6],
        [69, -70, 7],
        [67, -34, 2],
      ]),
      coat.mane,
    ),
    shape(body, coat.body),
    shape(underside, coat.shade),
    shape(
      'M-77 -105C-72 -105 -68 -100 -66 -92C-62 -80 -60 -68 -54 -60C-50 -72 -54 -92 -60 -102C-65 -109 -71 -109 -77 -105Z',
      coat.lit,
    ),
    shape('M-91 -128C-98 -120 -107 -112 -109 -105C-104 -106 -94 -112 -86 -122Z', coat.lit),
    nearLegs(),
    shape('M-80 -135L-84 -148L-74 -138Z', coat.body),
    shape(mane, coat.mane),
    circle(-88, -121, 1.9, coat.mane),
    stroke('M-99 -112L-92 -100M-98 -111Q-84 -118 -77 -130M-94 -104Q-76 -96 -60 -92', load.rug, 2),
    burden(),
  );
