import { group, type Point, point, shape, stroke } from './svg.ts';

export type Stone = { body: string; lit: string; moss?: string; foam: string; shadow: string };

/** A water-worn boulder: shade below, a lit crown, moss, and a line of foam where it meets the stream. */
export function boulder([x, y]: Point, width: number, height: number, tones: Stone): string {
  const at = (across: number, up: number) => point([x + width * across, y - height * up]);
  const body = `M${at(-0.5, 0)}C${at(-0.56, 0.6)} ${at(-0.3, 1)} ${at(-0.02, 1)}S${at(0.5, 0.62)} ${at(0.5, 0)}Q${at(0, -0.22)} ${at(-0.5, 0)}Z`;
  const crown = `M${at(-0.47, 0.42)}C${at(-0.36, 0.88)} ${at(-0.2, 1)} ${at(-0.02, 1)}S${at(0.4, 0.84)} ${at(0.46, 0.42)}Q${at(0.2, 0.66)} ${at(0, 0.56)}T${at(-0.47, 0.42)}Z`;
  const cap = `M${at(-0.26, 0.84)}Q${at(-0.1, 1.08)} ${at(0.18, 0.93)}Q${at(0.1, 0.72)} ${at(-0.04, 0.78)}T${at(-0.26, 0.84)}Z`;
  return group(
    {},
    shape(`M${at(-0.56, 0)}Q${at(0, -0.5)} ${at(0.56, 0)}Z`, tones.shadow, { opacity: 0.35 }),
    shape(body, tones.body),
    shape(crown, tones.lit),
    tones.moss ? shape(cap, tones.moss) : '',
    stroke(`M${at(-0.6, -0.04)}Q${at(0, -0.3)} ${at(0.6, -0.04)}`, tones.foam, 2.4, { opacity: 0.75 }),
  );
}
