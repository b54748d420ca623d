import { points } from './points.ts';
import { torn, tornThrough, within } from './rock.ts';
import { group, type Point, polygon, shape } from './svg.ts';

const snow = { lit: '#fff6e6', half: '#dce4e8', shade: '#a4bacd', deep: '#7f9bb5' };
const rock = { lit: '#a8a9a6', half: '#74879a', shade: '#5c7389' };

/** Buttresses of bare rock: the apex, then the left and the right end of the snow at their foot. */
const buttresses = [
  '-156,118 -206,232 -150,206',
  '-62,58 -98,190 -54,158',
  '-336,250 -404,338 -330,316',
  '-252,268 -312,372 -236,340',
  '-122,244 -184,372 -102,330',
  '-14,206 -56,332 6,296',
] as const;
const farButtresses = [
  '96,124 118,262 158,254',
  '238,252 262,352 316,366',
  '150,290 160,384 214,392',
] as const;

/** A buttress with torn edges, its left face in the light and its right one in shade. */
function buttress(seed: number, corners: string, lit: string, shade: string): string {
  const [apex = [0, 0], left = [0, 0], right = [0, 0]] = points(corners);
  const middle: Point = [left[0] * 0.45 + right[0] * 0.55, (left[1] + right[1]) / 2 - 14];
  const rib = torn(seed + 1, apex, middle, 6, 3);
  const face = [
    ...torn(seed, apex, left, 5, 3),
    ...torn(seed + 2, left, middle, 9, 3),
    ...[...rib].reverse(),
  ];
  const flank = [...rib, ...torn(seed + 3, middle, right, 9, 3), ...torn(seed + 4, right, apex, 5, 3)];
  return polygon(face, lit) + polygon(flank, shade);
}

/** The long shadows that the ribs of the lit face throw to their right. */
const litFolds =
  'M-22 30L-52 92L-50 150L-76 214L-66 262L-92 330L-40 252L-44 190L-24 128ZM-112 92L-130 150L-124 200L-158 262L-190 330L-122 262L-96 196L-104 140ZM-228 192L-250 240L-300 290L-320 360L-262 296L-216 246ZM-396 274L-424 316L-486 360L-420 346Z';
/** Highlights on the shaded side: edges of the flutes. */
const shadeLights =
  'M40 44L74 116L70 170L98 236L92 160L92 110ZM112 128L160 206L164 250L212 330L190 250L168 192ZM214 218L274 290L330 370L300 296L262 250ZM78 240L110 310L104 350L140 410L132 330ZM352 298L420 360L470 420L430 348Z';
const shadeFolds =
  'M20 60L48 140L40 210L72 300L60 340L96 420L40 420L48 340L14 262L28 190L-4 122ZM150 166L196 230L226 300L280 380L240 372L196 300ZM256 250L330 320L400 400L350 392L300 330Z';
/** Jomolhari from the base camp: a broad white pyramid, its summit at the origin, 430 units tall, lit from the left. */
export function jomolhari(id: string): string {
  const left = tornThrough(
    3,
    points(
      '-660,430 -560,372 -500,356 -440,306 -384,268 -330,246 -270,206 -226,186 -176,122 -112,80 -64,30 -26,18 0,0',
    ),
    5,
    3,
  );
  const right = tornThrough(
    31,
    points('0,0 36,34 84,62 128,128 186,170 246,232 318,258 386,318 456,340 540,396 640,430'),
    5,
    3,
  );
  const spine = tornThrough(57, points('0,0 16,58 -6,120 28,190 12,262 52,344 40,430'), 7, 3);
  const outline: Point[] = [...left, ...right, [640, 460], [-660, 460]];
  return within(
    id,
    outline,
    polygon(outline, snow.shade),
    polygon([...left, ...spine, [40, 460], [-660, 460]], snow.lit),
    group(
      {},
      shape(litFolds, snow.half),
      shape(shadeFolds, snow.deep),
      shape(shadeLights, snow.half, { opacity: 0.75 }),
      ...buttresses.map((corners, index) => buttress(70 + index * 7, corners, rock.lit, rock.half)),
      ...farButtresses.map((corners, index) => buttress(130 + index * 7, corners, rock.half, rock.shade)),
    ),
  );
}
