import { circle, group, type Point, place, shape, stroke } from './svg.ts';

/** The colours of a person's clothes. The shade tones cover the side away from the light. */
export type Clothes = {
  coat: string;
  coatShade: string;
  legs: string;
  skin: string;
  hair: string;
  /** A rucksack, for those who carry one. */
  pack?: string;
  umbrella?: string;
  umbrellaShade?: string;
};

type Pose = {
  /** Where the light comes from. */
  light?: 'left' | 'right';
  stick?: boolean;
  /** The tone of the shadow that is cast on the ground; none by default. */
  shadow?: string;
};

/** Every figure is drawn 100 units tall, feet at its origin, seven and a half heads, lit from the left. */
const figureHeight = 100;

const castShadow = (colour: string | undefined) =>
  colour ? shape('M-9 -1Q14 -5 62 3Q30 7 -4 3Z', colour, { opacity: 0.45 }) : '';

const head = ({ skin, hair }: Clothes, turned: boolean) =>
  turned
    ? shape('M-3 -84h6v5h-6z', skin) +
      shape('M-6 -92C-6 -99 6 -99 6 -92C6 -86 4 -82 0 -82C-4 -82 -6 -86 -6 -92Z', hair)
    : shape('M-3 -86h6v8h-6z', skin) +
      shape(
        'M-5.6 -92C-5.6 -99 5.6 -99 5.6 -92C5.6 -86 3 -82.500 0 -82.500C-3 -82.500 -5.600 -86 -5.600 -92Z',
        skin,
      ) +
      shape('M-6.200 -90C-7 -101 7 -101 6.200 -90C5 -95 -3 -96 -6.200 -90Z', hair);

const torso = ({ coat, coatShade }: Clothes) =>
  shape('M-4 -81C-9 -80 -12 -78 -12 -73L-11 -44Q0 -41 11 -44L12 -73C12 -78 9 -80 4 -81Q0 -79 -4 -81Z', coat) +
  shape('M2 -80C9 -80 12 -78 12 -73L11 -44Q7 -42.500 2 -42.300Q5 -62 2 -80Z', coatShade);

/** The leg away from the light: the cloth's own tone, darkened by the hair's. */
const shadedLeg = (d: string, { legs, hair }: Clothes) => shape(d, legs) + shape(d, hair, { opacity: 0.4 });

const rucksack = (colour: string | undefined, shade: string) =>
  colour
    ? shape('M-8 -76Q0 -81 8 -76L9 -52Q0 -48 -9 -52Z', colour) +
      shape('M3 -78Q6 -77.500 8 -76L9 -52Q6 -50.500 3 -50Z', shade, { opacity: 0.55 }) +
      stroke('M-8 -66H8M-4 -60H4', shade, 1.2)
    : '';

const stance = (at: Point, height: number, { light = 'left', shadow }: Pose, ...parts: string[]) => {
  const scale = height / figureHeight;
  return place(at[0], at[1], [light === 'left' ? scale : -scale, scale], castShadow(shadow), ...parts);
};

/** A person walking away from the viewer, in mid-step. */
export function walker(at: Point, height: number, clothes: Clothes, pose: Pose = {}): string {
  const { coat, coatShade, legs, skin } = clothes;
  const frontLeg = shadedLeg('M0 -46L9 -46C10 -32 9 -22 8 -9L10 -5L3 -4C2 -18 1 -30 0 -46Z', clothes);
  const backLeg = shape('M-10 -46L1 -46C0 -30 -1 -18 -3 -3L-2 0H-10L-9 -4C-10 -18 -11 -30 -10 -46Z', legs);
  const rightArm = shape('M11 -77C15 -74 16 -66 16 -58L14 -46L10 -47L11 -60Z', coatShade);
  const leftArm = shape('M-11 -77C-16 -73 -17 -65 -17 -57L-14 -45L-10 -46L-12 -60Z', coat);
  const hands = circle(12, -44.5, 2.4, skin) + circle(-12.4, -43.5, 2.4, skin);
  const stick = pose.stick ? stroke('M12 -46L19 0', clothes.hair, 1.6) : '';
  return stance(
    at,
    height,
    pose,
    group({}, frontLeg, backLeg, rightArm, torso(clothes), leftArm, hands, head(clothes, true)),
    rucksack(clothes.pack, coatShade),
    stick,
  );
}

const standingLegs = (clothes: Clothes) =>
  shape('M-10 -46H1L-1 -3L0 0H-9L-8 -4Z', clothes.legs) + shadedLeg('M0 -46H10L8 -4L10 0H2L1 -4Z', clothes);

/** A standing person, arms at rest, facing the viewer or looking away. */
export function standing(
  at: Point,
  height: number,
  clothes: Clothes,
  pose: Pose & { turned?: boolean } = {},
): string {
  const { coat, coatShade, skin } = clothes;
  const arms =
    shape('M11 -77C15 -74 16 -64 15 -46L11 -46L10 -62Z', coatShade) +
    shape('M-11 -77C-15 -74 -16 -64 -15 -46L-11 -46L-10 -62Z', coat) +
    circle(13, -44.5, 2.4, skin) +
    circle(-13, -44.5, 2.4, skin);
  return stance(
    at,
    height,
    pose,
    standingLegs(clothes),
    torso(clothes),
    arms,
    head(clothes, pose.turned ?? false),
  );
}

/** A person under an umbrella, seen from behind; the figure keeps its height and the umbrella rises above it. */
export function underUmbrella(at: Point, height: number, clothes: Clothes, pose: Pose = {}): string {
  const { coat, coatShade, skin, hair, umbrella = coat, umbrellaShade = coatShade } = clothes;
  const raisedArm = shape('M8 -78C14 -76 17 -68 15 -58L10 -54L7 -58L10 -66Z', coatShade);
  const restingArm = shape('M-11 -77C-15 -74 -16 -64 -15 -46L-11 -46L-10 -62Z', coat);
  const canopy =
    shape(
      'M-32 -92C-26 -116 34 -118 42 -94Q36 -99 29 -94Q22 -99 14 -94Q4 -99 -5 -93Q-13 -98 -19 -93Q-26 -97 -32 -92Z',
      umbrella,
    ) +
    shape(
      'M7 -111.500C26 -111 38 -105 42 -94Q36 -99 29 -94Q22 -99 14 -94Q15 -104 7 -111.500Z',
      umbrellaShade,
    ) +
    stroke('M6 -111V-116', hair, 1.6);
  return stance(
    at,
    height,
    pose,
    standingLegs(clothes),
    torso(clothes),
    restingArm,
    head(clothes, true),
    stroke('M11 -58L7 -111', hair, 1.5),
    raisedArm,
    circle(10.5, -58, 2.4, skin),
    canopy,
  );
}
