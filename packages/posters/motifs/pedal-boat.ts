import { circle, group, rect, shape, stroke } from '../kit/svg.ts';

export type PedalBoatColours = {
  hull: string;
  shade: string;
  rim: string;
  canopy: string;
  fringe: string;
  skin: string;
  shirts: readonly [string, string];
};

/** A pedal boat under its canopy with two people side by side on the seat; 200 long, waterline on y 0, bow to the right, lit from the left. */
export function pedalBoat({ hull, shade, rim, canopy, fringe, skin, shirts }: PedalBoatColours): string {
  const rider = (x: number, shirt: string) =>
    group(
      { transform: `translate(${x} -26)` },
      shape('M-9 6C-11 -14 -9 -26 0 -28C9 -26 11 -12 10 6Z', shirt),
      shape('M2 -28C9 -26 11 -12 10 6H3Z', shade, { opacity: 0.35 }),
      shape('M4 -20C12 -14 20 -10 28 -9L27 -5C17 -5 9 -8 3 -12Z', skin),
      circle(1, -36, 8, skin),
      shape('M-7 -36C-8 -47 9 -48 9 -38C4 -41 -2 -41 -4 -35L-5 -31Z', shade),
    );
  return group(
    {},
    ...[-58, 40].map((x) => rect(x, -92, 3.5, 70, rim)),
    rider(4, shirts[1]),
    rider(-22, shirts[0]),
    shape('M-42 -20H-35V-44Q-40 -48 -45 -43Z', rim),
    shape(
      'M-100 -22C-60 -18 30 -17 66 -22C84 -25 94 -29 104 -34C104 -18 92 -4 78 2H-84C-94 -4 -100 -12 -100 -22Z',
      hull,
    ),
    shape('M-97 -10C-50 -5 50 -4 98 -14C94 -8 86 -2 78 2H-84C-90 -1 -95 -5 -97 -10Z', shade),
    stroke('M-100 -22C-60 -18 30 -17 66 -22C84 -25 94 -29 104 -34', rim, 4),
    ...[-66, 48].map((x) => rect(x, -92, 3.5, 72, rim)),
    shape('M-80 -90Q-8 -112 68 -90V-84H-80Z', canopy),
    shape(`M-80 -86${Array.from({ length: 8 }, () => 'q9.250 10 18.500 0').join('')}Z`, fringe),
  );
}
