import { palettes } from '../kit/palettes.ts';
import { group, point, polygon, rect, stroke } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { lotusView } from './lotus-petals.ts';

const p = palettes.delhi;

/** In metres, as the petals are. */
const podium = { radius: 41, drop: 2.2 };

/** The round podium: its floor, the wall below it and the rail along its edge. */
export function lotusTerrace(rim: string): string {
  const ring = (radius: number, up: number, from: number, to: number) =>
    Array.from({ length: 61 }, (_, index) => {
      const bearing = from + ((to - from) * index) / 60;
      return lotusView([Math.sin(bearing) * radius, up, Math.cos(bearing) * radius]);
    });
  const half = Math.PI / 2;
  const wall = (from: number, to: number, fill: string) =>
    polygon(
      [...ring(podium.radius, 0, from, to), ...ring(podium.radius, -podium.drop, from, to).reverse()],
      fill,
    );
  const rail = (from: number, to: number) =>
    stroke(`M${ring(podium.radius, 0.5, from, to).map(point).join('L')}`, rim, 5);
  return group(
    {},
    polygon(ring(podium.radius, 0, -Math.PI, Math.PI), mix(p.mid, p.haze, 0.5)),
    wall(-half, -0.5, mix(p.mid, p.warm, 0.35)),
    wall(-0.5, 0.45, p.mid),
    wall(0.45, half, mix(p.deep, p.dark, 0.4)),
    rail(0.17, Math.PI * 2 - 0.17),
  );
}

/** The flight of steps on the axis, down from the podium's edge. */
export const lotusSteps = (): string =>
  Array.from({ length: 5 }, (_, step) => {
    const wide = 6.6 + step * 0.5;
    const near = podium.radius + step * 0.9;
    const [left, top] = lotusView([-wide, -step * 0.45, near]);
    const [right] = lotusView([wide, -step * 0.45, near]);
    return rect(left, top, right - left, 10, step % 2 ? mix(p.light, p.haze, 0.35) : p.light);
  }).join('');
