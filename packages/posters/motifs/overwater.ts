import { group, type Point, point, polygon, rect, shape, stroke } from '../kit/svg.ts';

/** A place in the world in metres: to the right, up from the water, away from the viewer. */
export type Place = readonly [right: number, up: number, away: number];

export type Camera = { horizon: number; centre: number; focal: number; height: number };

export const project = (camera: Camera, [right, up, away]: Place): Point => [
  camera.centre + (camera.focal * right) / away,
  camera.horizon + (camera.focal * (camera.height - up)) / away,
];

/** How many units of the sheet a metre takes at some distance. */
export const metre = (camera: Camera, away: number): number => camera.focal / away;

export type VillaColours = {
  thatch: { lit: string; side: string; shade: string; edge: string };
  wall: { lit: string; side: string; shade: string };
  deck: string;
  post: string;
  window: string;
};

type Ground = readonly [right: number, away: number];

const around = (half: number): readonly Ground[] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];

/**
 * A thatched villa on stilts. `turn` is the angle of its first wall; the sun's bearing decides which of its faces are
 * lit. Its jetty side is drawn like the others, because it is hidden from most places.
 */
export function villa(
  camera: Camera,
  [x, z]: Ground,
  turn: number,
  sunBearing: number,
  colours: VillaColours,
): string {
  const spin = ([right, away]: Ground): Ground => [
    x + right * Math.cos(turn) - away * Math.sin(turn),
    z + right * Math.sin(turn) + away * Math.cos(turn),
  ];
  const at = (ground: Ground, up: number): Point => {
    const [right, away] = spin(ground);
    return project(camera, [right, up, away]);
  };
  const unit = metre(camera, z);
  const faces = [0, 1, 2, 3]
    .map((side) => {
      const outward = turn - Math.PI / 2 + (side * Math.PI) / 2;
      const [nx, nz] = [Math.cos(outward), Math.sin(outward)];
      return {
        side,
        seen: nx * x + nz * z < 0,
        light: Math.cos(outward - sunBearing),
        away: -(nx * x + nz * z),
      };
    })
    .filter(({ seen }) => seen)
    .sort((a, b) => a.away - b.away);
  const tone = <Tones extends { lit: string; side: string; shade: string }>(tones: Tones, light: number) =>
    light > 0.35 ? tones.lit : light > -0.4 ? tones.side : tones.shade;

  const corner = (half: number, side: number): Ground => around(half)[side % 4] ?? [0, 0];
  const quad = (
    side: number,
    low: readonly [number, number],
    high: readonly [number, number],
    fill: string,
  ) =>
    polygon(
      [
        at(corner(low[0], side), low[1]),
        at(corner(low[0], side + 1), low[1]),
        at(corner(high[0], side + 1), high[1]),
        at(corner(high[0], side), high[1]),
      ],
      fill,
    );
  const along = (side: number, half: number, share: number): Ground => {
    const [from, to] = [corner(half, side), corner(half, side + 1)];
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  const pane = (side: number, from: number, to: number) =>
    polygon(
      [
        at(along(side, 3.6, from), 2.2),
        at(along(side, 3.6, to), 2.2),
        at(along(side, 3.6, to), 4.3),
        at(along(side, 3.6, from), 4.3),
      ],
      colours.window,
    );
  const stilts = [0, 0.5, 1]
    .flatMap((a) => [0, 0.5, 1].map((b): Ground => [-4.6 + a * 9.2, -4.6 + b * 9.2]))
    .map((foot) => `M${point(at(foot, -0.2))}L${point(at(foot, 1.6))}`)
    .join('');
  const walls = faces
    .map(
      ({ side, light }) =>
        quad(side, [3.6, 1.7], [3.6, 4.9], tone(colours.wall, light)) +
        pane(side, 0.14, 0.42) +
        pane(side, 0.56, 0.86),
    )
    .join('');
  const thatching = (side: number) =>
    [5.6, 6.5, 7.6, 8.8]
      .map((up) => {
        const half = up < 7.2 ? 5.1 - (up - 4.7) : 2.6 - (up - 7.2) * 0.66;
        return `M${point(at(along(side, half, 0.04), up))}L${point(at(along(side, half, 0.96), up))}`;
      })
      .map((d) => stroke(d, colours.thatch.edge, Math.max(0.7, unit * 0.07), { opacity: 0.4 }))
      .join('');
  const roof = faces
    .map(({ side, light }) => {
      const fill = tone(colours.thatch, light);
      const eave = quad(side, [5.2, 4.3], [5.1, 4.7], colours.thatch.edge);
      const [left, right] = [side, side + 1];
      const slope = polygon(
        [
          at(corner(5.1, left), 4.7),
          at(corner(5.1, right), 4.7),
          at(corner(2.6, right), 7.2),
          at(corner(0.5, right), 10.4),
          at(corner(0.5, left), 10.4),
          at(corner(2.6, left), 7.2),
        ],
        fill,
      );
      return eave + slope + thatching(side);
    })
    .join('');
  const top = at([0, 0], 10.3);
  const railing = faces
    .flatMap(({ side }) => [0, 0.33, 0.66, 1].map((share) => along(side, 5, share)))
    .map((foot) => `M${point(at(foot, 1.7))}L${point(at(foot, 2.6))}`)
    .join('');
  return (
    stroke(stilts, colours.post, Math.max(1.2, unit * 0.26), { 'stroke-linecap': 'butt' }) +
    polygon(
      around(5).map((ground) => at(ground, 1.6)),
      colours.deck,
    ) +
    faces.map(({ side }) => quad(side, [5, 1.3], [5, 1.7], colours.post)).join('') +
    walls +
    stroke(railing, colours.post, Math.max(0.8, unit * 0.1)) +
    roof +
    shape(
      `M${point([top[0] - unit * 0.6, top[1] + unit * 0.2])}L${point([top[0], top[1] - unit * 0.7])}L${point([top[0] + unit * 0.6, top[1] + unit * 0.2])}Z`,
      colours.thatch.edge,
    )
  );
}

/** A step of a walk: its place on the water and the direction of its outer side. */
export type Step = { x: number; z: number; nx: number; nz: number };

export type JettyColours = { top: string; side: string; line: string; post: string };

/** A plank walk on posts along a line; single planks are drawn only near the viewer. */
export function jetty(camera: Camera, line: readonly Step[], plank: JettyColours): string {
  const edge = (side: number, up: number) =>
    line.map(({ x, z, nx, nz }) => project(camera, [x + nx * side, up, z + nz * side]));
  const [outer, inner] = [edge(1.5, 1.7), edge(-1.5, 1.7)];
  const band = (first: readonly Point[], second: readonly Point[], fill: string) =>
    polygon([...first, ...[...second].reverse()], fill);
  const posts = line
    .filter((_, index) => index % 2 === 0)
    .map(({ x, z, nx, nz }) => {
      const width = Math.max(1.2, metre(camera, z) * 0.3);
      return [-1.3, 1.3]
        .map((side) => {
          const [foot, head] = [
            project(camera, [x + nx * side, -0.2, z + nz * side]),
            project(camera, [x + nx * side, 1.5, z + nz * side]),
          ];
          return rect(head[0] - width / 2, head[1], width, foot[1] - head[1], plank.post);
        })
        .join('');
    })
    .join('');
  const planks = line
    .slice(0, 26)
    .flatMap((here, index) => {
      const next = line[index + 1] ?? here;
      return [0, 0.34, 0.67].map((share) => {
        const [x, z] = [here.x + (next.x - here.x) * share, here.z + (next.z - here.z) * share];
        return `M${point(project(camera, [x + here.nx * 1.5, 1.7, z + here.nz * 1.5]))}L${point(project(camera, [x - here.nx * 1.5, 1.7, z - here.nz * 1.5]))}`;
      });
    })
    .join('');
  return group(
    {},
    posts,
    band(edge(1.5, 1.7), edge(1.5, 1.25), plank.side),
    band(edge(-1.5, 1.7), edge(-1.5, 1.25), plank.side),
    band(outer, inner, plank.top),
    stroke(planks, plank.line, 1.4),
  );
}

/** The walk darkens the water below it, away from the sun. */
export function jettyShade(camera: Camera, line: readonly Step[], fill: string): string {
  const edge = (side: number) =>
    line.map(({ x, z, nx, nz }) => project(camera, [x + nx * side, -0.6, z + nz * side]));
  return polygon([...edge(0.6), ...edge(3.4).reverse()], fill, { opacity: 0.5 });
}
