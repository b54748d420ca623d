import { circle, group, rect, shape, stroke } from '../kit/svg.ts';

export type ParkedColours = {
  hull: string;
  lit: string;
  shade: string;
  fin: string;
  finShade: string;
  window: string;
  metal: string;
  tyre: string;
};

const windows = (from: number, to: number) => {
  let d = '';
  for (let x = from; x <= to; x += 8.4)
    d += `M${x.toFixed(1)} -62.500h3.400q0.600 0 0.600 0.600v4.400q0 0.600 -0.600 0.600h-3.400q-0.600 0 -0.600 -0.600v-4.400q0 -0.600 0.600 -0.600z`;
  return d;
};

const gear = (x: number, wheel: number, { metal, tyre }: ParkedColours) =>
  stroke(`M${x} -24V${-wheel}`, metal, 4) +
  [-wheel * 0.9, wheel * 0.9]
    .map((dx) => circle(x + dx, -wheel, wheel, tyre) + circle(x + dx, -wheel, wheel * 0.42, metal))
    .join('');

/**
 * A narrow-bodied airliner standing on its wheels, nose to the left, in decimetres: 376 long, its hull 40 deep, its fin
 * 118 above the ground. The nose is at x -188, the ground at y 0.
 */
export function parkedAirliner(colours: ParkedColours): string {
  const { hull, lit, shade, fin, finShade, window, metal, tyre } = colours;
  const frame = group(
    { transform: 'translate(0 18)' },
    shape('M112 -76C130 -84 142 -100 158 -136L186 -136C182 -114 181 -96 182 -72Z', fin),
    shape('M152 -74C160 -92 168 -112 174 -136L186 -136C182 -114 181 -96 182 -72Z', finShade),
    shape(
      'M-188 -53C-186 -60 -178 -68 -166 -73C-158 -76.500 -150 -77 -140 -77H130C156 -77 172 -73 188 -67C184 -60 150 -44 108 -38C90 -36.500 -120 -37 -146 -37C-168 -38 -184 -45 -188 -53Z',
      hull,
    ),
    shape(
      'M-188 -53C-180 -49 -160 -48 -140 -48H100C140 -49 168 -57 186 -64C176 -57 146 -43 108 -38C90 -36.500 -120 -37 -146 -37C-168 -38 -184 -45 -188 -53Z',
      shade,
    ),
    stroke('M-166 -73C-158 -76.500 -150 -77 -140 -77H130C146 -77 160 -75 172 -72', lit, 2.4),
    shape('M134 -66C146 -69 164 -70 176 -70L194 -62L186 -60C168 -60 150 -61 134 -62Z', metal),
    shape('M-177 -64L-169 -70.500H-158L-161 -63.500Z', tyre),
    stroke('M-170 -64V-70M-165 -64L-164 -70.500', hull, 0.9),
    shape(windows(-138, 116), window),
    ...[-150, 124].map((x) => rect(x, -68, 7, 17, 'none', { stroke: shade, 'stroke-width': 1.2, rx: 1.5 })),
  );
  const wing = group(
    { transform: 'translate(0 18)' },
    shape(
      'M-40 -45C-20 -50 20 -51 44 -47L104 -38L116 -58L121 -57L113 -34L98 -33C56 -35 4 -38 -40 -41Z',
      metal,
    ),
    shape('M-40 -45C-20 -50 20 -51 44 -47L104 -38L98 -33C56 -35 4 -38 -40 -41Z', shade),
    shape('M-40 -45C-20 -50 20 -51 44 -47L104 -38C50 -44 0 -46 -40 -43Z', lit),
    shape(
      'M-52 -36C-52 -43 -48 -46 -38 -46H-12C-4 -45 4 -41 10 -37L-4 -29C-12 -25 -34 -24 -46 -26C-51 -28 -52 -31 -52 -36Z',
      hull,
    ),
    shape('M-52 -34C-34 -31 -10 -32 4 -34L-4 -29C-12 -25 -34 -24 -46 -26C-50 -28 -52 -31 -52 -34Z', shade),
    shape(
      'M-52 -36C-52 -43 -49 -46 -44 -46C-47 -38 -47 -33 -44 -25.800L-46 -26C-51 -28 -52 -31 -52 -36Z',
      tyre,
    ),
  );
  return group(
    {},
    shape('M-176 3C-100 -3 110 -3 176 3C110 8 -100 8 -176 3Z', tyre, { opacity: 0.5 }),
    gear(-138, 4.2, colours),
    frame,
    gear(16, 5.6, colours),
    wing,
  );
}
