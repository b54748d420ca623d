import { group, rect, shape } from './svg.ts';

/** One band of a woven cloth: its height, its ground and the motif that is woven in. */
export type Band = {
  height: number;
  ground: string;
  motif?: 'diamond' | 'zigzag' | 'steps' | 'pinstripe' | 'flower';
  ink?: string;
  second?: string;
};

const repeat = (width: number, pitch: number, draw: (x: number) => string) =>
  Array.from({ length: Math.floor(width / pitch) }, (_, index) =>
    draw((index + 0.5) * (width / Math.floor(width / pitch))),
  ).join('');

/** A diamond with stepped edges, because a woven pattern follows whole threads. */
function lozenge(x: number, y: number, half: number, rows: number): string {
  const step = half / rows;
  let d = `M${(x - half).toFixed(1)} ${y.toFixed(1)}`;
  for (const [dx, dy] of [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    for (let row = 0; row < rows; row++)
      d +=
        dx * dy < 0
          ? `v${(dy * step).toFixed(1)}h${(dx * step).toFixed(1)}`
          : `h${(dx * step).toFixed(1)}v${(dy * step).toFixed(1)}`;
  }
  return `${d}Z`;
}

function drawMotif(band: Band, width: number, y: number): string {
  const { height, motif: kind, ink = '#fff', second = ink } = band;
  const middle = y + height / 2;
  const half = height * 0.42;
  if (kind === 'diamond') {
    return (
      shape(
        repeat(width, height * 1.05, (x) => lozenge(x, middle, half, 4)),
        ink,
      ) +
      shape(
        repeat(width, height * 1.05, (x) => lozenge(x, middle, half * 0.5, 3)),
        second,
      )
    );
  }
  if (kind === 'flower') {
    const petals = (x: number) =>
      lozenge(x, middle - half * 0.6, half * 0.38, 2) +
      lozenge(x, middle + half * 0.6, half * 0.38, 2) +
      lozenge(x - half * 0.6, middle, half * 0.38, 2) +
      lozenge(x + half * 0.6, middle, half * 0.38, 2);
    return (
      shape(repeat(width, height * 1.25, petals), ink) +
      shape(
        repeat(width, height * 1.25, (x) => lozenge(x, middle, half * 0.3, 2)),
        second,
      )
    );
  }
  if (kind === 'zigzag') {
    const pitch = width / Math.floor(width / (height * 0.9));
    const tooth = repeat(
      width,
      height * 0.9,
      (x) =>
        `M${(x - pitch / 2).toFixed(1)} ${y + height}L${x.toFixed(1)} ${y}L${(x + pitch / 2).toFixed(1)} ${y + height}h${(-pitch * 0.26).toFixed(1)}L${x.toFixed(1)} ${(y + height * 0.52).toFixed(1)}L${(x - pitch * 0.24).toFixed(1)} ${y + height}Z`,
    );
    return shape(tooth, ink);
  }
  if (kind === 'steps') {
    const unit = height / 5;
    return shape(
      repeat(
        width,
        height * 1.2,
        (x) =>
          `M${(x - unit * 2.5).toFixed(1)} ${y + height}v${-unit}h${unit}v${-unit}h${unit}v${-unit * 2}h${unit}v${unit * 2}h${unit}v${unit}h${unit}v${unit}Z`,
      ),
      ink,
    );
  }
  if (kind === 'pinstripe')
    return (
      rect(0, y + height * 0.3, width, height * 0.16, ink) +
      rect(0, y + height * 0.6, width, height * 0.16, second)
    );
  return '';
}

/** A length of kira, the striped cloth of Bhutanese women's dress, its bands lying along x from y 0 down. */
export function kira(bands: readonly Band[], width: number): string {
  let y = 0;
  const woven = bands.map((band) => {
    const top = y;
    y += band.height;
    // Half a pixel of overlap, so that no gap shows between two bands.
    return rect(0, top, width, band.height + 0.5, band.ground) + drawMotif(band, width, top);
  });
  return group({}, ...woven);
}

export const clothHeight = (bands: readonly Band[]): number =>
  bands.reduce((sum, { height }) => sum + height, 0);

/** The fringe at one end of a cloth. */
export function fringe(height: number, length: number, colour: string): string {
  let d = '';
  for (let y = 3; y < height; y += 9) d += `M0 ${y}L${length} ${y + 2}L${length} ${y + 4.5}L0 ${y + 6}Z`;
  return shape(d, colour);
}
