import { group, type Point, point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';

type GopuramTones = { lit: string; body: string; shade: string; opening: string; gold: string };

type Gopuram = {
  /** The middle of its foot. */
  foot: Point;
  height: number;
  /** Half its width at the foot and under the crowning vault. */
  half: Point;
  storeys: number;
  tones: GopuramTones;
  /** 1 when the light stands on the right, -1 on the left. */
  light: 1 | -1;
};

/** A rajagopuram: a stone gateway, storey upon shrinking storey with a window in each, a barrel vault and its row of pots. */
export function gopuram({ foot: [x, y], height, half, storeys, tones, light }: Gopuram): string {
  const gateTop = 0.15;
  const vaultFoot = 0.87;
  const reach = (up: number) => half[1] + (half[0] - half[1]) * (1 - up / vaultFoot) ** 1.12;
  const block = (from: number, to: number, top: number, foot: number, fill: string, wide = 1) => {
    const a = reach(foot) * wide;
    const b = reach(top) * wide;
    return polygon(
      [
        [x + light * from * a, y - height * foot],
        [x + light * to * a, y - height * foot],
        [x + light * to * b, y - height * top],
        [x + light * from * b, y - height * top],
      ],
      fill,
    );
  };
  const rises = Array.from({ length: storeys + 1 }, (_, index) => {
    const share = index / storeys;
    return gateTop + (vaultFoot - gateTop) * (share + 0.16 * share * (1 - share));
  });
  const tiers = rises.slice(0, -1).map((foot, index) => {
    const top = rises[index + 1] ?? foot;
    const eave = foot + (top - foot) * 0.66;
    const bay = half[1] * 0.26;
    const sill = y - height * (foot + (top - foot) * 0.08);
    const lintel = y - height * (foot + (top - foot) * 0.7);
    return (
      block(-0.95, 0.95, eave, foot, tones.body) +
      block(0.4, 0.95, eave, foot, tones.lit) +
      block(-0.95, -0.45, eave, foot, tones.shade) +
      block(-0.34, 0.34, eave, foot, mix(tones.body, tones.lit, 0.55)) +
      block(-1.02, 1.02, top, eave, mix(tones.body, tones.shade, 0.55)) +
      block(0.3, 1.02, top, eave, mix(tones.lit, tones.body, 0.4)) +
      rect(x - bay / 2, lintel, bay, sill - lintel, tones.opening)
    );
  });
  return group(
    {},
    gate([x, y], height * gateTop, half[0], tones, light),
    ...tiers,
    vault([x, y - height * vaultFoot], half[1], height * (1 - vaultFoot), tones, light),
  );
}

/** The plain granite storeys at the foot with their tall doorway. */
function gate([x, y]: Point, height: number, half: number, tones: GopuramTones, light: 1 | -1): string {
  const pilasters = [-0.9, -0.62, -0.36, 0.36, 0.62, 0.9]
    .map((share) => `M${point([x + share * half, y])}v${(-height * 0.86).toFixed(1)}`)
    .join('');
  const door = half * 0.2;
  return (
    rect(x - half, y - height, half * 2, height, tones.body) +
    rect(light > 0 ? x + half * 0.36 : x - half, y - height, half * 0.64, height, tones.lit) +
    rect(light > 0 ? x - half : x + half * 0.36, y - height, half * 0.64, height, tones.shade) +
    stroke(pilasters, tones.shade, 1.4) +
    rect(x - half * 1.05, y - height * 0.52, half * 2.1, 2.4, tones.lit) +
    rect(x - half * 1.07, y - height, half * 2.14, 3, tones.lit) +
    rect(x - door, y - height * 0.8, door * 2, height * 0.8, tones.opening)
  );
}

/** The barrel vault on top: a boat-shaped roof with horned ends and golden pots along its ridge. */
function vault([x, y]: Point, half: number, height: number, tones: GopuramTones, light: 1 | -1): string {
  const neck = y - height * 0.16;
  const ridge = y - height * 0.62;
  const wide = half * 1.12;
  const roof = `M${point([x - wide, neck])}C${point([x - wide * 1.06, ridge + 3])} ${point([x - wide * 1.02, ridge])} ${point([x - wide * 1.12, ridge - height * 0.14])}Q${point([x - wide * 0.7, ridge])} ${point([x, ridge])}Q${point([x + wide * 0.7, ridge])} ${point([x + wide * 1.12, ridge - height * 0.14])}C${point([x + wide * 1.02, ridge])} ${point([x + wide * 1.06, ridge + 3])} ${point([x + wide, neck])}Z`;
  const pots = Array.from({ length: 9 }, (_, index) => {
    const px = x + (index - 4) * wide * 0.2;
    return `M${point([px - 1.5, ridge + 1])}Q${point([px - 2.6, ridge - height * 0.16])} ${point([px, ridge - height * 0.38])}Q${point([px + 2.6, ridge - height * 0.16])} ${point([px + 1.5, ridge + 1])}Z`;
  });
  const lit = polygon(
    [
      [x + light * wide * 0.3, neck],
      [x + light * wide, neck],
      [x + light * wide * 1.03, ridge + 1],
      [x + light * wide * 0.3, ridge + 1],
    ],
    tones.lit,
  );
  return (
    rect(x - half * 0.92, neck, half * 1.84, y - neck, tones.shade) +
    shape(roof, tones.body) +
    lit +
    shape(
      `M${point([x - half * 0.34, neck])}v${(-height * 0.2).toFixed(1)}a${half * 0.34} ${half * 0.34} 0 0 1 ${half * 0.68} 0v${(height * 0.2).toFixed(1)}Z`,
      tones.opening,
      { opacity: 0.7 },
    ) +
    shape(pots.join(''), tones.gold)
  );
}
