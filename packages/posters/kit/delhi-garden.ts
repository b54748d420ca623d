import { clump } from './foliage.ts';
import type { NeemTones } from './neem.ts';
import { palettes } from './palettes.ts';
import type { PalmColours } from './shore.ts';
import { group, type Point, point, polygon, shape, tag } from './svg.ts';
import { mix } from './tone.ts';

const p = palettes.delhi;
const moss = '#3f6a4c';

/** Neem leaves in full light: the green of the region's gardens. */
export const greenLeaves: NeemTones = {
  trunk: p.ink,
  bark: mix(p.dark, p.haze, 0.35),
  shade: mix(p.ink, moss, 0.35),
  leaf: mix(moss, p.ink, 0.2),
  lit: mix('#9aa852', p.glow, 0.3),
};

/** The same leaves far off. */
export const paleLeaves: NeemTones = {
  trunk: mix(p.dark, p.haze, 0.5),
  bark: p.haze,
  shade: mix('#5f7350', p.haze, 0.3),
  leaf: mix('#7d8444', p.haze, 0.35),
  lit: mix('#9aa852', p.glow, 0.55),
};

export const gardenPalm: PalmColours = {
  trunk: mix(p.ink, p.dark, 0.5),
  trunkLit: p.haze,
  frond: '#26403a',
  frondLit: '#7d8a48',
};

export const lawn = { far: mix('#8a8a4a', p.glow, 0.3), near: '#7d8444', shade: '#4c5a3a' };

/** A clipped bush with its shade on the grass; its foot is at the point and `r` is half its width. Lit from the left. */
export const bush = (seed: number, [x, y]: Point, r: number, tones: NeemTones = greenLeaves): string =>
  tag('ellipse', { cx: x + r * 1.1, cy: y, rx: r * 1.5, ry: r * 0.24, fill: p.ink, opacity: 0.35 }) +
  shape(clump(seed, [x, y - r * 0.42], r, r * 0.5, 13), tones.shade) +
  shape(clump(seed + 1, [x - r * 0.14, y - r * 0.62], r * 0.76, r * 0.4, 10), tones.leaf) +
  shape(clump(seed + 2, [x - r * 0.34, y - r * 0.8], r * 0.36, r * 0.16, 8), tones.lit);

/** The shadow of a palm on the ground: its stem and a star of fronds, `along` units sideways and `down` nearer per unit of height. */
export function palmShadow([x, y]: Point, height: number, [along, down]: Point): string {
  const crown: Point = [x + height * along, y + height * down];
  const fronds = Array.from({ length: 15 }, (_, index) => {
    const angle = (index / 15) * Math.PI * 2 + 0.3;
    const reach = height * (0.28 + (index % 3) * 0.05);
    const tip: Point = [crown[0] + Math.cos(angle) * reach, crown[1] + Math.sin(angle) * reach * 0.3];
    const bend = (side: number): Point => [
      crown[0] + Math.cos(angle + side) * reach * 0.55,
      crown[1] + Math.sin(angle + side) * reach * 0.17,
    ];
    return `M${point(crown)}Q${point(bend(0.16))} ${point(tip)}Q${point(bend(-0.16))} ${point(crown)}Z`;
  });
  return group(
    { opacity: 0.35 },
    polygon(
      [
        [x - height * 0.03, y],
        [x + height * 0.03, y],
        [crown[0], crown[1] + 2],
        [crown[0] - 6, crown[1] - 2],
      ],
      p.ink,
    ),
    shape(fronds.join(''), p.ink),
  );
}
