import { random } from '../kit/random.ts';
import { group, polygon } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { kurta, sari, stand, type Visitor, walker } from '../kit/visitors.ts';

const dusk = '#2b2450';

/** Steps that run from near us to a far corner, each with a lit tread; `side` is where the bank lies. */
export function steps(side: 1 | -1): string {
  const out = (x: number) => 800 + side * x;
  const rows = Array.from({ length: 8 }, (_, row) => {
    const near = 724 + row * 25;
    const far = 704 + row * 0.9;
    const reach = 230 - row * 7;
    const next = near + 25;
    return (
      polygon(
        [
          [out(830), near],
          [out(reach), far],
          [out(reach), far + 3],
          [out(830), near + 13],
        ],
        mix('#e8a878', '#6a4a70', row / 12),
      ) +
      polygon(
        [
          [out(830), near + 12],
          [out(reach), far + 2.6],
          [out(reach - 7), far + 4],
          [out(830), next + 1],
        ],
        mix('#7a4f70', '#2f2852', row / 9),
      )
    );
  });
  return group(
    {},
    polygon(
      [
        [out(830), 700],
        [out(226), 700],
        [out(226), 708],
        [out(830), 740],
      ],
      '#f0b582',
    ),
    ...rows,
  );
}

const cloths = ['#f0862e', '#fff1d0', '#c23f4a', '#f7c04a', '#2f7f80', '#e8d9b8'] as const;
const dress = (cloth: string) => ({
  skin: '#8a5238',
  hair: '#1a1530',
  cloth,
  fold: mix(cloth, dusk, 0.55),
  legs: '#2f2852',
});

/** People on the steps: rows that stand closer and smaller further off, all turned to the lamps. */
export function crowd(side: 1 | -1, seed: number, count: number): string {
  const { between, pick } = random(seed);
  const people = Array.from({ length: count }, () => {
    const away = between(250, 780);
    const row = between(0, 3.2);
    const depth = (away - 220) / 610;
    const y = 706 + (18 + row * 25) * depth + row * (1 - depth);
    return { x: 800 + side * away, y, height: 26 + 58 * depth };
  }).sort((a, b) => a.y - b.y);
  return people
    .map(({ x, y, height }) =>
      stand(pick<Visitor>([kurta, sari, sari, walker]), [x, y], -side * height, dress(pick(cloths))),
    )
    .join('');
}
