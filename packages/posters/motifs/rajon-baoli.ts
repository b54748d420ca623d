import { archOutline, lookout, type Place } from '../kit/lookout.ts';
import { group, point, shape, stroke } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';

/**
 * The stepwell Rajon ki Baoli from above the head of its stair, in metres below the ground, lit from the left: three tiers of
 * arched niches that step inwards, the stair between them, the pool and the well's front at the far end.
 */
export const view = lookout({ eye: [0, 9, -8], focal: 900, centre: [800, 150] });

/** The tiers: how far from the middle their wall stands, and the levels between which it rises. */
const tiers = [
  { half: 11, back: 29, top: 0, foot: -3.6 },
  { half: 9.4, back: 27.5, top: -3.6, foot: -7.2 },
  { half: 7.8, back: 26, top: -7.2, foot: -10.8 },
] as const;

const bottom = -10.8;
const stairEnd = 22;
const stepCount = 30;

/** How deep the stair is at a distance. */
export const stairLevel = (z: number): number => (bottom * Math.min(z, stairEnd)) / stairEnd;

/** Where a stair at some level meets the side walls. */
const halfAt = (y: number) => tiers.find(({ foot }) => y > foot - 0.001)?.half ?? 7.8;

/** How far the left wall's shade reaches at a depth. */
const shadeEdge = (y: number) => -11 - y * 0.86;

const spot = (x: number, y: number, z: number): Place => [x, y, z];

/** A side wall of one tier: its face, its niches with a lit or shaded reveal, its ledge below. */
function sideWall(side: 1 | -1, { half, back, top, foot }: (typeof tiers)[number], stone: Tones): string {
  const x = side * half;
  const start = (stairEnd * -top) / -bottom - 3;
  const lit = side === 1;
  const face = lit ? mix(stone.lit, stone.mid, 0.25) : stone.shade;
  const niches = Array.from({ length: 9 }, (_, index) => back - 1.9 - index * 3.1).filter(
    (z) => z > start + 1,
  );
  const recess = niches.map((z) => {
    const hollow = archOutline(z, foot + 0.35, 2.1, 2.7).map(([u, v]) => spot(x, v, u));
    const deep = archOutline(z + 0.42, foot + 0.35, 1.5, 2.35).map(([u, v]) => spot(x + side * 0.1, v, u));
    return (
      view.face(hollow, lit ? stone.mid : mix(stone.shade, stone.deep, 0.45)) +
      view.face(deep, lit ? stone.shade : stone.deep)
    );
  });
  const coping = (y: number, thick: number, fill: string) =>
    view.face(
      [spot(x, y, start), spot(x, y, back), spot(x, y - thick, back), spot(x, y - thick, start)],
      fill,
    );
  return group(
    {},
    view.face([spot(x, top, start), spot(x, top, back), spot(x, foot, back), spot(x, foot, start)], face),
    coping(top, 0.26, lit ? stone.lit : mix(stone.shade, stone.mid, 0.6)),
    coping(top - 0.26, 0.14, lit ? stone.mid : stone.deep),
    ...recess,
  );
}

/** The ledge at a tier's foot, round three sides. */
function ledge(index: 0 | 1, stone: Tones): string {
  const [outer, inner] = [tiers[index], tiers[index + 1] ?? tiers[2]];
  const y = outer.foot;
  const strip = (from: number, to: number, fill: string) =>
    view.face(
      [
        [from, y, 0],
        [to, y, 0],
        [to, y, outer.back],
        [from, y, outer.back],
      ],
      fill,
    );
  return group(
    {},
    view.face(
      [
        [-outer.half, y, inner.back],
        [outer.half, y, inner.back],
        [outer.half, y, outer.back],
        [-outer.half, y, outer.back],
      ],
      stone.lit,
    ),
    strip(inner.half, outer.half, stone.lit),
    strip(-outer.half, -inner.half, mix(stone.shade, stone.mid, 0.35)),
  );
}

/** The far wall of one tier, with its row of arches; the middle one of the lowest opens to the well. */
function backWall({ half, back, top, foot }: (typeof tiers)[number], count: number, stone: Tones): string {
  const pitch = (half * 2 - 1.6) / count;
  const onWall = (u: number, v: number): Place => [u, v, back];
  const arches = Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * pitch;
    const wide = pitch * 0.66;
    const shaded = x < shadeEdge((top + foot) / 2);
    const outline = (grow: number, shift: number) =>
      archOutline(x + shift, foot + 0.2, wide + grow, 2.7 + grow * 0.6).map(([u, v]) => onWall(u, v));
    return (
      view.face(outline(0.5, 0), shaded ? mix(stone.shade, stone.mid, 0.4) : stone.lit) +
      view.face(outline(0, 0), shaded ? mix(stone.shade, stone.deep, 0.4) : stone.shade) +
      view.face(outline(-wide * 0.3, -wide * 0.12), stone.deep)
    );
  });
  const band = (y: number, thick: number, fill: string) =>
    view.face([onWall(-half, y), onWall(half, y), onWall(half, y - thick), onWall(-half, y - thick)], fill);
  const edge = [shadeEdge(top), shadeEdge(foot)] as const;
  return group(
    {},
    band(top, top - foot, stone.mid),
    view.face(
      [onWall(-half, top), onWall(Math.max(edge[0], -half), top), onWall(edge[1], foot), onWall(-half, foot)],
      stone.shade,
    ),
    ...arches,
    band(top, 0.26, stone.lit),
    band(top - 0.26, 0.14, stone.shade),
  );
}

/** The stair: we look down on its treads, each a little darker at the edge where the next one drops. */
function stair(stone: Tones): string {
  const tread = stairEnd / stepCount;
  const steps = Array.from({ length: stepCount }, (_, index) => stepCount - 1 - index).map((step) => {
    const z = step * tread;
    const y = stairLevel(z + tread);
    const half = halfAt(y);
    const strip = (from: number, to: number, near: number, far: number, fill: string) =>
      view.face(
        [
          [from, y, near],
          [to, y, near],
          [to, y, far],
          [from, y, far],
        ],
        fill,
      );
    const edge = Math.min(half, Math.max(-half, shadeEdge(y)));
    return (
      strip(-half, half, z - 0.6, z + tread, step % 2 ? stone.lit : mix(stone.lit, stone.mid, 0.16)) +
      strip(-half, edge, z - 0.6, z + tread, step % 2 ? stone.shade : mix(stone.shade, stone.mid, 0.14)) +
      strip(edge, half, z + tread * 0.82, z + tread, stone.mid) +
      strip(-half, edge, z + tread * 0.82, z + tread, stone.deep)
    );
  });
  return group({}, ...steps);
}

/** The pool at the foot, with the far arches' dark in it. */
function pool(stone: Tones, tint: string): string {
  const y = bottom;
  const sheet = (from: number, to: number, fill: string, opacity?: number) =>
    view.face(
      [
        [from, y, stairEnd - 0.4],
        [to, y, stairEnd - 0.4],
        [to, y, 26],
        [from, y, 26],
      ],
      fill,
      opacity,
    );
  const glints = [22.8, 23.7, 24.5, 25.2].map((z, index) => {
    const [from, to] = [view.see([-1 + index, y, z]), view.see([3.4 + index * 0.6, y, z])];
    return `M${point(from)}L${point(to)}`;
  });
  const mirrored = [-5.6, -2.8, 0, 2.8, 5.6].map((x) => {
    const [left, level] = view.see([x - 0.7, y, 26]);
    const [right] = view.see([x + 0.7, y, 26]);
    return `M${point([left, level])}V${(level + 38).toFixed(1)}Q${point([(left + right) / 2, level + 64])} ${point([right, level + 38])}V${level.toFixed(1)}Z`;
  });
  return group(
    {},
    sheet(-7.8, 7.8, tint),
    sheet(-7.8, shadeEdge(y), mix(tint, '#16303c', 0.72)),
    shape(mirrored.join(''), '#16303c', { opacity: 0.5 }),
    stroke(glints.join(''), stone.lit, 2.4, { opacity: 0.8 }),
  );
}

export const rajonBaoli = (stone: Tones, tint: string): string =>
  group(
    {},
    backWall(tiers[0], 7, stone),
    sideWall(-1, tiers[0], stone),
    sideWall(1, tiers[0], stone),
    ledge(0, stone),
    backWall(tiers[1], 5, stone),
    sideWall(-1, tiers[1], stone),
    sideWall(1, tiers[1], stone),
    ledge(1, stone),
    backWall(tiers[2], 5, stone),
    sideWall(-1, tiers[2], stone),
    sideWall(1, tiers[2], stone),
    pool(stone, tint),
    stair(stone),
  );
