import { random } from '../kit/random.ts';
import type { Tones } from '../kit/reef.ts';
import { circle, group, point, shape, stroke, tag } from '../kit/svg.ts';

/** The side of the ship, from the top of her bow down the stem, along the sand and up to her stern. */
const side =
  'M286 548C318 640 362 752 430 850L1300 912L1262 742C1150 728 1010 716 880 700C640 672 440 622 286 548Z';
/** Her deck, tilted towards us, between the near rail and the far one. */
const deck =
  'M286 548C440 622 640 672 880 700C1010 716 1150 728 1262 742L1246 690C1120 668 980 652 860 640C640 616 460 586 286 548Z';

/** Where the plates are gone: the dark of the hold with her frames across it. */
const holes = [
  'M520 700L566 690L640 716L700 708L716 760L690 812L610 820L560 780L530 760Z',
  'M846 748L930 738L1010 756L1060 750L1070 812L1020 852L930 846L868 820Z',
];

/** The seams between the plates, along the ship and across them. */
function plates(): string {
  const { between } = random(7);
  const along = [0.3, 0.58, 0.82].map((down) => {
    const at = (share: number) => {
      const top = 560 + share * 182 + Math.sin(share * Math.PI) * 36;
      return point([330 + share * 940, top + down * (860 + share * 40 - top)]);
    };
    return `M${[0, 0.25, 0.5, 0.75, 1].map(at).join('L')}`;
  });
  const across = Array.from({ length: 11 }, (_, index) => {
    const x = 420 + index * 76 + between(-12, 12);
    const top = 600 + index * 14;
    return `M${point([x, top])}l${point([between(-4, 10), 90])}M${point([x + 34, top + 96])}l${point([between(-4, 10), 90])}`;
  });
  return along.join('') + across.join('');
}

/** The sand that has buried the keel, lit along its crest. */
const sandDrift = ({ lit, body }: Pick<Tones, 'lit' | 'body'>) =>
  shape(
    'M270 930C340 850 400 832 470 838C600 850 760 868 900 872C1040 876 1180 872 1280 876C1340 880 1400 910 1440 950L1430 990H260Z',
    body,
  ) +
  shape(
    'M270 930C340 850 400 832 470 838C600 850 760 868 900 872C1040 876 1180 872 1280 876C1340 880 1400 910 1440 950C1340 900 1200 900 1040 896C860 892 640 876 480 862C400 856 340 880 270 930Z',
    lit,
  );

/** A hatch of the deck, seen from the side: its coaming and the dark below. */
const hatch = (x: number, y: number, length: number) =>
  `M${x} ${y}l${length} ${length * 0.13}l${-length * 0.1} 20l${-length} ${-length * 0.13}Z`;

/**
 * A cargo ship on the sand, her bow to the left, heeled over so that her deck can be seen: plates gone from her side, two
 * hatches, and a mast with its derrick.
 */
export function wreck(
  steel: Tones & { hold: string; rust: string },
  sand: Pick<Tones, 'lit' | 'body'>,
): string {
  const posts = Array.from({ length: 15 }, (_, index) => {
    const x = 330 + index * 62;
    return `M${point([x, 559 + index * 9.4 - (index > 9 ? (index - 9) * 1.5 : 0)])}v-22`;
  });
  return group(
    {},
    stroke('M776 640L700 452M776 640L842 468M716 492L836 486', steel.shade, 11),
    stroke('M771 640L696 456', steel.lit, 3),
    stroke('M700 460L560 604M842 474L980 652', steel.shade, 2.4),
    shape('M1060 672L1072 590L1196 604L1210 694Z', steel.body),
    shape('M1072 590L1196 604L1204 622L1068 606Z', steel.lit),
    shape('M1092 624l26 3v26l-28 -4ZM1136 630l26 3v26l-26 -4Z', steel.hold),
    stroke(posts.join(''), steel.shade, 3),
    stroke('M300 536C460 566 640 594 860 617C980 630 1050 640 1090 646', steel.shade, 3),
    shape(deck, steel.lit),
    shape(hatch(500, 604, 150) + hatch(856, 656, 170), steel.hold),
    shape(side, steel.body),
    shape('M286 548C318 640 362 752 430 850L560 860C470 780 400 690 360 584Z', steel.lit, { opacity: 0.55 }),
    shape('M700 870C900 850 1100 820 1276 790L1300 912Z', steel.shade, { opacity: 0.7 }),
    stroke(plates(), steel.shade, 2.2, { opacity: 0.8 }),
    shape(
      'M430 662q30 60 10 130q-30 -50 -34 -130ZM760 716q20 50 0 110q-26 -50 -22 -112ZM1120 742q22 60 6 110q-26 -40 -30 -112Z',
      steel.rust,
      {
        opacity: 0.55,
      },
    ),
    tag('clipPath', { id: 'dive-goa-holes' }, tag('path', { d: holes.join('') })),
    shape(holes.join(''), steel.hold),
    group(
      { 'clip-path': 'url(#dive-goa-holes)' },
      stroke(
        Array.from({ length: 16 }, (_, index) => `M${540 + index * 34} 640q-14 120 6 240`).join(''),
        steel.body,
        7,
      ),
      stroke('M500 790L1100 850', steel.body, 6),
    ),
    stroke(holes.join(''), steel.lit, 2.4),
    ...[400, 440, 480].map((x, index) => circle(x, 640 + index * 20, 8, steel.hold)),
    stroke('M286 548C440 622 640 672 880 700C1010 716 1150 728 1262 742', sand.lit, 4),
    stroke('M286 548C318 640 362 752 430 850', steel.rust, 4),
    sandDrift(sand),
  );
}
