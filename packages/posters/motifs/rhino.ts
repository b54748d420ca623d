import { blob, smooth } from '../kit/curves.ts';
import { type Joint, limb } from '../kit/limbs.ts';
import { circle, group, type Point, point, shape, stroke, tag } from '../kit/svg.ts';
import { trace } from '../kit/trace.ts';

export type RhinoColours = {
  /** The hide in the light, the hide, its shade, the folds, and the legs on the far side. */
  lit: string;
  hide: string;
  shade: string;
  fold: string;
  far: string;
  horn: string;
};

/** The whole outline from the upper lip over the back to the tail and along the belly, legs left out. */
const body: Point[] = trace(
  '-262 -150 -268 -170 -258 -190 -236 -206 -214 -222 -190 -236 -160 -246 -128 -262 -92 -284 -50 -288 0 -276 60 -270 120 -278 170 -276 206 -258 228 -226 236 -186 228 -150 206 -120 150 -100 80 -88 0 -84 -60 -92 -100 -108 -126 -112 -150 -118 -172 -132 -196 -132 -220 -126 -246 -130',
);

const nearForeleg =
  'M-112 -150C-108 -120 -106 -96 -104 -70C-104 -50 -106 -34 -108 -18C-116 -14 -120 -6 -118 0H-58C-55 -6 -56 -14 -60 -20C-62 -36 -60 -50 -56 -68C-50 -92 -36 -112 -28 -150Z';
const nearHindleg =
  'M96 -150C104 -122 124 -104 134 -84C140 -66 134 -48 138 -34C134 -24 126 -16 124 -8C122 -4 124 0 126 0H188C191 -6 190 -14 186 -20C182 -40 190 -58 200 -78C214 -100 228 -122 232 -160Z';
const farForeleg =
  'M-64 -120C-54 -90 -52 -60 -50 -20C-54 -14 -56 -6 -54 0H-8C-6 -8 -8 -14 -10 -20C-10 -50 0 -80 10 -120Z';
const farHindleg =
  'M60 -120C74 -96 92 -78 94 -60C94 -40 90 -28 86 -16C82 -10 80 -4 80 0H126C130 -8 128 -16 126 -22C130 -50 140 -80 150 -120Z';

const toes = (x: number, width: number, colour: string) =>
  [0.16, 0.5, 0.84]
    .map((share) => {
      const w = width * 0.15;
      const at = x + width * share;
      return shape(
        `M${point([at - w, 0])}Q${point([at - w, -13])} ${point([at, -13])}Q${point([at + w, -13])} ${point([at + w, 0])}Z`,
        colour,
      );
    })
    .join('');

/** A fold of the hide: a groove that opens in its middle, its far lip catching the light. */
const groove = (points: readonly Point[], width: number, { fold, lit }: RhinoColours) => {
  const last = points.length - 1;
  const joints = points.map(
    ([x, y], index): Joint => [x, y, 0.8 + width * Math.sin((index / last) * Math.PI)],
  );
  const lip = points.slice(1, -1).map(([x, y]): Point => [x + width + 2.5, y - 1]);
  return shape(limb(joints), fold) + stroke(smooth(lip), lit, 2.2, { opacity: 0.75 });
};

/** The armour: its shaded lower parts and the folds between the plates. */
function armour(colours: RhinoColours): string {
  const { shade, fold } = colours;
  const underside: Point[] = trace(
    '-150 -150 -112 -150 -70 -132 -30 -128 40 -132 96 -138 150 -150 196 -160 246 -186 250 -80 80 -60 -80 -60 -150 -110',
  );
  const behindShoulder: Point[] = trace('-28 -150 -22 -120 10 -118 4 -160 2 -210 -8 -262 -26 -262 -16 -210');
  const beforeThigh: Point[] = trace(
    '118 -262 104 -210 96 -168 100 -130 130 -128 120 -170 128 -216 140 -258',
  );
  return group(
    {},
    shape(blob(underside), shade),
    shape(blob(behindShoulder), shade, { opacity: 0.6 }),
    shape(blob(beforeThigh), shade, { opacity: 0.6 }),
    groove(trace('-38 -292 -24 -262 -18 -214 -22 -160 -36 -112'), 5, colours),
    groove(trace('128 -290 114 -246 102 -200 98 -160 106 -116'), 5, colours),
    groove(trace('-108 -268 -114 -232 -110 -188 -98 -150 -76 -128'), 4, colours),
    groove(trace('-100 -138 -74 -122 -46 -120 -24 -132'), 3.5, colours),
    groove(trace('106 -144 140 -132 184 -140 222 -166'), 4, colours),
    groove(trace('240 -214 212 -222 190 -212'), 3, colours),
    groove(trace('-134 -258 -128 -222 -126 -184 -136 -138'), 4.5, colours),
    groove(trace('-150 -246 -143 -214 -143 -180 -156 -140'), 3.5, colours),
    stroke('M-12 -104C30 -96 70 -98 100 -108', fold, 2.5),
  );
}

/** The round studs of the shoulder and the rump. */
function studs(colour: string): string {
  const area: readonly (readonly [Point, number])[] = [
    [[-78, -218], 26],
    [[170, -216], 30],
  ];
  return area
    .flatMap(([[x, y], reach]) =>
      Array.from({ length: 16 }, (_, index) => {
        const angle = index * 2.4;
        const out = reach * Math.sqrt((index + 0.6) / 16);
        return circle(x + Math.cos(angle) * out * 0.9, y + Math.sin(angle) * out * 1.3, 2.6, colour);
      }),
    )
    .join('');
}

function head({ lit, hide, shade, fold, horn }: RhinoColours): string {
  const skull: Point[] = trace(
    '-258 -188 -232 -204 -210 -222 -184 -236 -158 -238 -150 -214 -152 -178 -166 -148 -196 -136 -228 -130 -252 -132 -266 -146 -268 -170',
  );
  return group(
    {},
    shape('M-170 -236C-182 -252 -186 -270 -180 -280C-168 -272 -160 -256 -160 -238Z', shade),
    shape(blob(skull), hide),
    shape(
      blob(
        trace(
          '-266 -152 -240 -158 -212 -160 -180 -176 -158 -190 -156 -164 -174 -144 -206 -134 -240 -130 -262 -136',
        ),
      ),
      shade,
    ),
    stroke('M-252 -196C-236 -206 -214 -222 -188 -235', lit, 4.5),
    shape(
      'M-265 -178C-267 -198 -261 -218 -244 -236C-245 -220 -238 -208 -222 -200C-240 -200 -252 -190 -265 -178Z',
      horn,
    ),
    shape('M-265 -178C-267 -198 -261 -218 -244 -236C-252 -218 -255 -204 -253 -187Z', lit),
    stroke('M-267 -149C-256 -148 -244 -150 -230 -151', fold, 3.2),
    shape('M-260 -164q5 -7 12 -3q-3 7 -12 3z', fold),
    shape('M-212 -196q8 -9 18 -5q-2 9 -10 9q-6 0 -8 -4z', fold),
    stroke('M-216 -202q10 -10 24 -7M-208 -184q10 3 18 -3', shade, 2.6),
    stroke('M-188 -170C-180 -158 -182 -148 -190 -140M-176 -178C-166 -166 -166 -154 -172 -146', fold, 2.6),
    shape('M-166 -234C-178 -254 -178 -276 -168 -286C-153 -277 -146 -256 -148 -234Z', hide),
    shape('M-163 -236C-171 -254 -171 -268 -166 -276C-158 -266 -154 -252 -155 -236Z', fold),
    stroke('M-168 -284C-178 -276 -178 -258 -168 -240', lit, 2.6),
  );
}

/** A great one-horned rhinoceros from its left side, 500 units long, its feet at the origin's level, lit from the upper left. */
export function rhino(id: string, colours: RhinoColours): string {
  const { hide, shade, fold, far, lit } = colours;
  const clip = `${id}-hide`;
  const outline = blob(body);
  return group(
    {},
    tag('clipPath', { id: clip }, tag('path', { d: outline })),
    shape(farForeleg, far),
    shape(farHindleg, far),
    stroke('M228 -214C246 -200 250 -160 242 -126', shade, 8),
    shape('M238 -134q-7 18 1 34q9 -16 8 -34z', fold),
    shape(nearForeleg, hide),
    shape(
      'M-76 -150C-72 -110 -76 -80 -74 -50C-74 -30 -72 -14 -74 0H-58C-55 -6 -56 -14 -60 -20C-62 -36 -60 -50 -56 -68C-50 -92 -36 -112 -28 -150Z',
      shade,
    ),
    shape(nearHindleg, hide),
    shape(
      'M176 -150C180 -120 172 -100 166 -80C160 -60 164 -30 166 0H188C191 -6 190 -14 186 -20C182 -40 190 -58 200 -78C214 -100 228 -122 232 -160Z',
      shade,
    ),
    toes(-120, 60, lit),
    toes(124, 64, lit),
    stroke('M-106 -62C-94 -56 -72 -56 -58 -62M134 -66C150 -58 176 -58 194 -68', fold, 2.6),
    shape(outline, hide),
    group({ 'clip-path': `url(#${clip})` }, stroke(smooth(body.slice(6, 16)), lit, 20), armour(colours)),
    studs(shade),
    head(colours),
  );
}
