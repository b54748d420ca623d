import { circle, group, polygon, rect, shape, stroke } from './svg.ts';

export type BusColours = {
  side: string;
  shade: string;
  stripe: string;
  roof: string;
  glass: string;
  shine: string;
  tyre: string;
  hub: string;
  lamp: string;
  load: readonly string[];
};

const windows = [-300, -222, -144, -66, 12, 90, 168, 246] as const;
const axles = [-250, 190] as const;

/**
 * A hill bus from its side, in centimetres: 760 long and 300 high, nose to the left, its origin on the ground below its
 * middle. Luggage rides on the roof.
 */
export function busSide(c: BusColours): string {
  const body = shape(
    'M-372 -40Q-380 -120 -366 -190L-344 -268Q-338 -284 -318 -284H360Q376 -284 376 -268V-40Z',
    c.side,
  );
  const lower = shape('M-376 -110L-372 -40H376V-110Z', c.shade);
  const stripe = shape('M-375.500 -148L-376.500 -112H376V-148Z', c.stripe);
  const roof = shape('M-346 -262L-340 -276Q-336 -288 -318 -288H360Q378 -288 378 -270V-262Z', c.roof);
  const windscreen = shape('M-362 -172L-342 -252H-318V-172Z', c.glass);
  const panes = windows.map((x) => rect(x, -246, 66, 72, c.glass, { rx: 6 })).join('');
  const shines = windows
    .map((x) =>
      polygon(
        [
          [x + 12, -174],
          [x + 40, -246],
          [x + 56, -246],
          [x + 28, -174],
        ],
        c.shine,
      ),
    )
    .join('');
  const door = rect(-306, -164, 56, 120, c.shade, { rx: 4 }) + stroke('M-278 -164V-46', c.tyre, 3);
  const wheels = axles
    .map(
      (x) =>
        shape(`M${x - 58} -40A58 58 0 0 1 ${x + 58} -40Z`, c.tyre) +
        circle(x, -46, 46, c.tyre) +
        circle(x, -46, 24, c.hub) +
        circle(x, -46, 8, c.tyre),
    )
    .join('');
  const rails = stroke('M-200 -306H340M-200 -288V-312M-20 -288V-312M160 -288V-312M340 -288V-312', c.tyre, 6);
  const bundles: readonly (readonly [number, number, number])[] = [
    [-180, 90, 40],
    [-80, 120, 54],
    [60, 84, 38],
    [160, 150, 48],
  ];
  const load = bundles.map(([x, wide, tall], index) =>
    shape(
      `M${x} -290Q${x - 6} ${-290 - tall} ${x + wide * 0.3} ${-292 - tall}H${x + wide * 0.75}Q${x + wide + 6} ${-290 - tall} ${x + wide} -290Z`,
      c.load[index % c.load.length] ?? c.roof,
    ),
  );
  const lamps = shape('M-374 -84H-352Q-346 -72 -352 -62H-373Z', c.lamp) + rect(366, -96, 10, 30, c.stripe);
  const under = rect(-360, -44, 730, 18, c.tyre);
  return group(
    {},
    shape('M-380 4Q0 26 400 6L380 -8H-370Z', c.tyre, { opacity: 0.4 }),
    ...load,
    rails,
    under,
    body,
    lower,
    stripe,
    roof,
    windscreen,
    panes,
    shines,
    door,
    wheels,
    lamps,
  );
}
