import { circle, group, shape, stroke } from './svg.ts';

/**
 * A family seen from behind, each about 100 tall with the feet at the origin and lit from the right: `rim` is the light
 * along that side.
 */
export type Dress = { cloth: string; shade: string; accent: string; skin: string; hair: string; rim: string };

const feet = (left: number, right: number, colour: string) =>
  shape(`M${left - 4} 0q0 -4 4 -4q4 0 4 4zM${right - 4} 0q0 -4 4 -4q4 0 4 4z`, colour);

/** The father: shirt and trousers, one arm out to the left, round another's shoulder. */
export function father(d: Dress): string {
  const legs =
    shape('M-10 -48H10L9.500 -3H1.500L0 -38L-1.500 -3H-9.500Z', d.shade) +
    stroke('M10 -47L9.300 -4', d.rim, 1);
  const shirt = shape(
    'M-4 -83C-10 -82 -13 -79 -13.500 -73L-11.500 -44Q0 -41 11.500 -44L13.500 -73C13 -79 10 -82 4 -83Q0 -81 -4 -83Z',
    d.cloth,
  );
  const spine = shape(
    'M-4 -83C-10 -82 -13 -79 -13.500 -73L-11.500 -44Q-6 -42.200 -2 -42.200Q-6 -62 -4 -83Z',
    d.shade,
    {
      opacity: 0.35,
    },
  );
  const near = shape(
    'M11.500 -79C15.500 -76 16.500 -68 16.800 -58L15 -43L11.500 -43.500L11.500 -60Z',
    d.cloth,
  );
  const far = shape('M-12 -78C-17 -76 -22 -70 -26 -63L-23 -60L-11.500 -68Z', d.cloth);
  const rim = stroke('M6 -82.500C12 -81 15.500 -76 16.400 -58L15 -44', d.rim, 1.3);
  const head =
    shape('M-3.500 -88h7v7h-7z', d.skin) +
    shape('M-6.200 -92.500C-6.500 -101 6.500 -101 6.200 -92.500L5.600 -88Q0 -84.500 -5.600 -88Z', d.hair) +
    circle(6.5, -91, 1.5, d.skin) +
    circle(-6.5, -91, 1.5, d.skin) +
    stroke('M1 -98.600Q5.500 -98 6 -93', d.rim, 1.1);
  return group(
    {},
    feet(-5.5, 5.5, d.hair),
    legs,
    far,
    shirt,
    spine,
    near,
    circle(13.3, -42, 2.3, d.skin),
    circle(-25, -60.5, 2.2, d.skin),
    rim,
    head,
  );
}

/** The mother: sari with its end over one shoulder, a plait down her back. */
export function mother(d: Dress): string {
  const skirt = shape(
    'M-9.500 -56C-13 -36 -13.500 -16 -13 -2Q0 2 13 -2C13.500 -16 13 -36 9.500 -56Z',
    d.cloth,
  );
  const folds = shape('M-9.500 -56C-13 -36 -13.500 -16 -13 -2Q-8 0 -5 0C-6 -20 -6 -38 -4 -56Z', d.shade, {
    opacity: 0.5,
  });
  const border = shape('M-13.200 -6Q0 -2 13.200 -6L13 -2Q0 2 -13 -2Z', d.accent);
  const blouse = shape(
    'M-3.500 -79C-9 -78 -11 -75 -11.500 -70L-9 -56H9L11.500 -70C11 -75 9 -78 3.500 -79Q0 -77 -3.500 -79Z',
    d.accent,
  );
  const drape = shape(
    'M3 -79.500Q9.500 -78.500 11 -73L12.500 -40Q13 -24 15 -18Q8 -14 3 -17C4 -40 -2 -58 -10 -57L-9.500 -62C-2 -64 2 -70 3 -79.500Z',
    d.cloth,
  );
  const drapeEdge = stroke('M3 -17Q9 -14 15 -18', d.accent, 2.2);
  const arms =
    shape('M-10.500 -75C-14 -72 -15.500 -62 -14.500 -47L-11.500 -47L-9.500 -60Z', d.skin) +
    shape('M10.500 -75C14 -72 15.500 -62 15 -47L12 -47L10 -62Z', d.skin) +
    shape(
      'M-10.500 -75.500C-14 -73 -14.800 -68 -15 -64L-9.800 -63ZM10.500 -75.500C14 -73 14.800 -68 15 -64L9.800 -63Z',
      d.accent,
    );
  const head =
    shape('M-3 -84h6v6h-6z', d.skin) +
    shape(
      'M-6 -88.500C-6.500 -97.500 6.500 -97.500 6 -88.500Q5.500 -83 0 -82Q-5.500 -83 -6 -88.500Z',
      d.hair,
    ) +
    shape('M-2 -84Q2.600 -76 1.600 -66Q2.600 -58 0.400 -52Q-2 -58 -1.600 -66Q-3 -76 -2 -84Z', d.hair);
  const rim = stroke(
    'M7 -78.500Q11 -76.500 11.600 -70L13 -40Q13.200 -26 14.800 -18M1 -95Q5.400 -94 5.800 -88.500',
    d.rim,
    1.2,
  );
  return group({}, feet(-4, 4, d.hair), skirt, folds, border, blouse, arms, drape, drapeEdge, head, rim);
}

/** The grandmother: white sari with its end drawn over her head, a shawl, a little bent, with a stick. */
export function grandmother(d: Dress): string {
  const stick = stroke('M-17 0L-15.500 -48Q-15.500 -52 -12.500 -51', d.hair, 1.6);
  const skirt = shape('M-11 -50C-14 -30 -14 -14 -13.500 -2Q0 2 13.500 -2C14 -14 14 -32 11 -52Z', d.cloth);
  const folds = shape('M-11 -50C-14 -30 -14 -14 -13.500 -2Q-9 0 -5 0C-7 -18 -6 -34 -3 -50Z', d.shade, {
    opacity: 0.45,
  });
  const border = shape('M-13.800 -6Q0 -2 13.800 -6L13.500 -2Q0 2 -13.500 -2Z', d.accent);
  const shawl = shape(
    'M-6 -77C-13 -74 -15.500 -64 -16.500 -48L-11 -40Q0 -32 12.500 -40L15 -48C15 -64 12 -74 6 -77Z',
    d.accent,
  );
  const shawlShade = shape(
    'M-6 -77C-13 -74 -15.500 -64 -16.500 -48L-11 -40Q-7 -37 -3 -36C-8 -50 -8 -64 -6 -77Z',
    d.shade,
    { opacity: 0.5 },
  );
  const fringe = stroke('M-11 -40Q0 -32 12.500 -40', d.cloth, 1.6);
  const veil = shape('M-8.500 -78C-10 -94 -6 -98 0 -98C6 -98 10 -94 8.500 -78Q0 -72 -8.500 -78Z', d.cloth);
  const veilFold = shape(
    'M-8.500 -78C-10 -94 -6 -98 0 -98Q-5 -90 -3.500 -75.500Q-6 -76 -8.500 -78Z',
    d.shade,
    { opacity: 0.4 },
  );
  const rim = stroke('M2 -97.600C6.600 -97 9.400 -92 8.600 -79C13 -74 14.600 -62 14.800 -48', d.rim, 1.2);
  return group(
    {},
    stick,
    feet(-4.5, 4.5, d.hair),
    skirt,
    folds,
    border,
    shawl,
    shawlShade,
    fringe,
    veil,
    veilFold,
    circle(-15, -49, 2.2, d.skin),
    rim,
  );
}

/** The girl: frock, two plaits, one arm stretched out to point at the view on her right. */
export function girl(d: Dress): string {
  const legs = shape('M-7 -34H-1.500V-3H-6.500ZM1.500 -34H7L6.500 -3H1.500Z', d.skin);
  const frock = shape(
    'M-4 -76C-9 -75 -11 -72 -10.500 -66L-9 -52L-16 -28Q0 -22 16 -28L9 -52L10.500 -66C11 -72 9 -75 4 -76Q0 -74 -4 -76Z',
    d.cloth,
  );
  const frockShade = shape(
    'M-4 -76C-9 -75 -11 -72 -10.500 -66L-9 -52L-16 -28Q-11 -26 -6 -25.300Q-4 -50 -4 -76Z',
    d.shade,
    { opacity: 0.45 },
  );
  const sash = shape('M-9 -53Q0 -50 9 -53L10 -48Q0 -45 -10 -48Z', d.accent);
  const pointing =
    shape('M8.500 -74C14 -76 24 -84 34 -90L36 -87.500L24 -76Q16 -68 10 -64Z', d.skin) +
    shape('M6 -75.500C11 -77 15 -79 19 -81L21 -75Q15 -68 9 -64Z', d.cloth);
  const resting = shape('M-9.500 -73C-13.500 -70 -15 -60 -14 -46L-10.800 -46L-9 -60Z', d.skin);
  const head =
    shape('M-3 -81h6v6h-6z', d.skin) +
    shape('M-8 -88.500C-8.500 -101 8.500 -101 8 -88.500Q7 -80 0 -79Q-7 -80 -8 -88.500Z', d.hair) +
    shape('M-7 -84Q-11 -76 -8 -64Q-5 -70 -4.500 -81ZM7 -84Q11 -76 8 -64Q5 -70 4.500 -81Z', d.hair) +
    circle(-8, -66, 2.4, d.accent) +
    circle(8, -66, 2.4, d.accent);
  const rim = stroke('M3 -98Q7.600 -96 7.800 -88.500M10 -64L9 -52L15.600 -29', d.rim, 1.3);
  return group({}, feet(-4, 4, d.hair), legs, resting, frock, frockShade, sash, pointing, head, rim);
}
