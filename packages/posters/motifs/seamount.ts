import { random } from '../kit/random.ts';
import { type Tones, waterline } from '../kit/reef.ts';
import { linear, type Point, polygon } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';

const seaFloor = 1000;

const toward = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The rock below the water: blocks between uneven seams that spread towards the sea floor. */
export function seamount(id: string, drowned: Tones, gloom: string): string {
  const { between } = random(44);
  const at = (across: number, down: number): Point => {
    const half = 306 + 30 * Math.sin(down * 9) + 300 * down ** 1.5;
    return [670 - 30 * down + half * across, waterline - 12 + down * (seaFloor - waterline + 12)];
  };
  const seams = [-1, -0.8, -0.56, -0.4, -0.12, 0.06, 0.34, 0.5, 0.78, 1];
  const courses = 6;
  const node = seams.map((across) =>
    Array.from({ length: courses + 1 }, (_, course): Point => {
      const edge = Math.abs(across) === 1;
      const down = course / courses + (course > 0 && course < courses ? between(-0.045, 0.045) : 0);
      return at(across + (course ? between(-0.06, 0.06) * (edge ? 0.5 : 1) : 0), down);
    }),
  );
  const corner = (seam: number, course: number): Point => node[seam]?.[course] ?? [0, 0];
  const blocks: string[] = [];
  for (let course = 0; course < courses; course++) {
    for (let seam = 0; seam < seams.length - 1; seam++) {
      const [a, b, c, d] = [
        corner(seam, course),
        corner(seam + 1, course),
        corner(seam + 1, course + 1),
        corner(seam, course + 1),
      ];
      const sunny = seam / (seams.length - 2);
      const [dark, bright] = [between(0.2, 0.42), between(0.48, 0.66)];
      blocks.push(
        polygon([a, b, c, d], mix(drowned.shade, drowned.body, 0.35 + sunny * 0.65), {
          stroke: drowned.shade,
          'stroke-width': 1,
        }),
        polygon([a, toward(a, b, dark), toward(d, c, dark * 0.8), d], drowned.shade),
        polygon(
          [
            toward(a, b, bright - 0.12),
            b,
            toward(b, c, 0.86),
            toward(d, c, bright + 0.1),
            toward(toward(a, d, 0.4), toward(b, c, 0.4), bright),
          ],
          mix(drowned.body, drowned.lit, 0.2 + sunny * 0.8),
        ),
      );
    }
  }
  const dusk = linear(
    id,
    [0, 560],
    [0, seaFloor],
    [
      [0, gloom, 0],
      [1, gloom, 0.7],
    ],
  );
  const outline = [...(node[0] ?? []), ...[...(node.at(-1) ?? [])].reverse()];
  return dusk.definition + blocks.join('') + polygon(outline, dusk.fill);
}
