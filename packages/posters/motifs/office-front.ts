import { points, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { circle, group, type Point, place, polygon, radial, rect, shape, stroke, tag } from '../kit/svg.ts';
import { counterThings, mark, seatedClerk, wallClock } from './office.ts';

const night = palettes.night;
const assam = palettes.assam;
const wall = { lit: '#8a6247', shade: '#2a3554', post: '#4a3238', trim: '#c98f4f' };
const roof = { face: '#3b2d3f', edge: '#6b4740' };

/** The street's vanishing point: eye height, at the end of the side street. */
const vanishing: Point = [1190, 560];
const front = { left: 210, right: 950, eaves: 400, ground: 752 };
export const officeWindow = { x: 262, y: 462, width: 424, height: 196 };
export const officeDoor = { x: 742, y: 466, width: 112, height: 286 };

/** A point of the front's plane pushed back into the picture by a share of the way to the vanishing point. */
const back = ([x, y]: Point, share: number): Point => [
  x + (vanishing[0] - x) * share,
  y + (vanishing[1] - y) * share,
];

/** Light that falls out of window and door on to the pavement. */
function spill(): string {
  return group(
    { opacity: 0.5 },
    polygon(
      points(
        `${officeWindow.x + 10} 754, ${officeWindow.x + officeWindow.width - 10} 754, ${officeWindow.x + officeWindow.width + 50} 788, ${officeWindow.x - 50} 788`,
      ),
      night.glow,
    ),
    polygon(
      points(
        `${officeDoor.x + 4} 754, ${officeDoor.x + officeDoor.width - 4} 754, ${officeDoor.x + officeDoor.width + 34} 788, ${officeDoor.x - 18} 788`,
      ),
      night.light,
    ),
  );
}

/** The side wall along the side street, in the moon's cold light. */
function sideWall(): string {
  const depth = 0.36;
  const corner = (y: number, share = depth): Point => back([front.right, y], share);
  const pane = [0.1, 0.24].map((share): string => {
    const box = [
      back([front.right, 478], share),
      back([front.right, 478], share + 0.08),
      back([front.right, 640], share + 0.08),
      back([front.right, 640], share),
    ];
    return polygon(box, '#16243a') + polygon(box, night.warm, { opacity: 0.35 });
  });
  return group(
    {},
    polygon(
      [[front.right, front.eaves], corner(front.eaves), corner(front.ground), [front.right, front.ground]],
      wall.shade,
    ),
    polygon([[front.right, 690], corner(690), corner(front.ground), [front.right, front.ground]], '#1c2642'),
    ...pane,
    polygon(
      [
        [front.right + 34, 388],
        back([front.right + 34, 388], depth),
        back([front.right + 34, 402], depth),
        [front.right + 34, 404],
      ],
      '#1f2946',
    ),
  );
}

/** The Assam-type front: timber frame and plaster below a tin-roofed gable. */
function facade(): string {
  const { left, right, eaves, ground: foot } = front;
  const middle = (left + right) / 2;
  const gable: Point[] = points(
    `${left} ${eaves}, ${left} 390, ${middle} 206, ${right} 390, ${right} ${eaves}`,
  );
  const overhang: Point[] = points(
    `${left} 390, ${middle} 206, ${right} 390, ${right} 404, ${middle} 232, ${left} 404`,
  );
  const timbers = [300, 400, 500, 660, 760, 860].map((x) => {
    const top = 390 - (1 - Math.abs(x - middle) / (right - middle)) * 180;
    return rect(x - 5, top, 10, eaves - top, wall.post);
  });
  return group(
    {},
    polygon(gable, '#6b4c44'),
    ...timbers,
    polygon(overhang, '#3a2c3a'),
    rect(left + 78, 352, right - left - 156, 9, wall.post),
    rect(left, eaves, right - left, foot - eaves, wall.lit),
    rect(left, 690, right - left, foot - 690, '#5d3a38'),
    rect(left, 684, right - left, 8, wall.post),
    ...[left, 238, 706, 722, 866, right - 14].map((x) => rect(x, eaves, 12, foot - eaves, wall.post)),
    polygon(
      points(
        `${left - 40} ${eaves + 8}, ${middle} 210, ${right + 40} ${eaves + 8}, ${right + 40} ${eaves - 12}, ${middle} 188, ${left - 40} ${eaves - 12}`,
      ),
      roof.face,
    ),
    polygon(
      points(
        `${left - 40} ${eaves + 8}, ${middle} 210, ${right + 40} ${eaves + 8}, ${right + 40} ${eaves + 2}, ${middle} 203, ${left - 40} ${eaves + 2}`,
      ),
      roof.edge,
    ),
  );
}

/** Lamplight on the wall: round the sign, and reflected from window and door. */
function wallLight(id: string): string {
  const top = radial(`${id}-sign-light`, [580, 350], 260, stops(`0 ${night.glow} 0.6, 1 ${night.glow} 0`));
  const low = radial(`${id}-wall-light`, [560, 700], 420, stops(`0 ${night.warm} 0.45, 1 ${night.warm} 0`));
  return (
    top.definition +
    low.definition +
    polygon(
      points(
        `${front.left} 404, 580 232, ${front.right} 404, ${front.right} ${front.ground}, ${front.left} ${front.ground}`,
      ),
      top.fill,
    ) +
    rect(front.left, front.eaves, front.right - front.left, front.ground - front.eaves, low.fill)
  );
}

/** The signboard: our mark, lit by two lamps on bent arms. */
function signboard(): string {
  const [x, y, width, height] = [430, 322, 300, 112];
  const lamp = (at: number) =>
    stroke(`M${at} ${y - 6}V${y - 24}Q${at} ${y - 34} ${at + 8} ${y - 30}`, night.ink, 4) +
    shape(
      `M${at - 6} ${y - 14}L${at + 4} ${y - 32}Q${at + 14} ${y - 34} ${at + 18} ${y - 26}L${at + 16} ${y - 10}Z`,
      night.ink,
    );
  return group(
    {},
    rect(x - 8, y - 8, width + 16, height + 16, night.ink),
    rect(x, y, width, height, night.light),
    rect(x, y + height - 12, width, 12, night.glow),
    place(x + width / 2, y + 54, 1.45, mark({ sun: night.warm, ridge: assam.deep, breeze: assam.deep })),
    lamp(x + 56),
    lamp(x + width - 76),
  );
}

function interior(id: string): string {
  const { x, y, width, height } = officeWindow;
  const clip = tag('clipPath', { id: `${id}-window` }, rect(x, y, width, height, '#000'));
  const glow = radial(
    `${id}-room`,
    [x + 120, y + 90],
    340,
    stops(`0 #fff3cf, 0.5 ${night.light}, 1 ${night.glow}`),
  );
  const counter = y + height - 22;
  const picture =
    rect(x + 262, y + 26, 108, 72, assam.dark) +
    rect(x + 267, y + 31, 98, 62, '#f2d9a0') +
    shape(
      `M${x + 267} ${y + 93}V${y + 74}L${x + 296} ${y + 52}L${x + 318} ${y + 70}L${x + 340} ${y + 58}L${x + 365} ${y + 80}V${y + 93}Z`,
      assam.mid,
    ) +
    circle(x + 318, y + 50, 9, night.warm);
  const clerk = {
    skin: '#b57245',
    skinShade: '#8a4e2e',
    hair: '#2a1b22',
    blouse: assam.deep,
    sari: '#c0562a',
    phone: '#a3281f',
  };
  return group(
    {},
    clip + glow.definition,
    group(
      { 'clip-path': `url(#${id}-window)` },
      rect(x, y, width, height, glow.fill),
      picture,
      wallClock(x + 62, y + 46, 24, '#fff6df', assam.dark),
      place(x + 168, counter, 0.88, seatedClerk(clerk)),
      place(
        x + 168,
        counter,
        0.88,
        counterThings({
          dark: '#4a2c2c',
          mid: night.glow,
          paper: '#fff6df',
          lamp: assam.dark,
          light: '#fff',
        }),
      ),
      rect(x, counter, width, 40, '#6b3b28'),
      rect(x, counter, width, 6, '#9a5c38'),
    ),
  );
}

function windowFrame(): string {
  const { x, y, width, height } = officeWindow;
  return group(
    {},
    stroke(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, wall.post, 14, { 'stroke-linejoin': 'miter' }),
    rect(x + 92, y, 7, height, wall.post),
    rect(x + 284, y, 7, height, wall.post),
    rect(x - 20, y + height + 4, width + 40, 13, wall.trim),
    rect(x - 20, y + height + 17, width + 40, 5, wall.post),
  );
}

function doorway(): string {
  const { x, y, width, height } = officeDoor;
  return group(
    {},
    rect(x - 10, y - 10, width + 20, height + 10, wall.post),
    rect(x, y, width, height, night.light),
    rect(x, y + 180, width, height - 180, night.glow),
    polygon(
      points(
        `${x + width} ${y}, ${x + width - 38} ${y + 10}, ${x + width - 38} ${y + height - 12}, ${x + width} ${y + height}`,
      ),
      '#6b3b28',
    ),
    circle(x + width - 32, y + 160, 3.5, night.light),
    rect(x - 22, y + height - 8, width + 44, 14, '#8a7a78'),
    rect(x - 22, y + height + 2, width + 44, 5, '#4a4560'),
  );
}

/** A fern in a pot beside the office door. */
function pot(x: number, y: number): string {
  const fronds = [-46, -32, -14, 8, 26, 42]
    .map(
      (lean) =>
        `M${x - 3} ${y - 40}Q${x + lean * 0.4} ${y - 92} ${x + lean} ${y - 84 + Math.abs(lean) * 0.5}Q${x + lean * 0.5} ${y - 74} ${x + 3} ${y - 40}Z`,
    )
    .join('');
  return (
    shape(fronds, '#1f5a54') +
    shape(`M${x - 22} ${y - 42}H${x + 22}L${x + 15} ${y}H${x - 15}Z`, '#9c4f2e') +
    shape(`M${x + 6} ${y - 42}H${x + 22}L${x + 15} ${y}H${x + 4}Z`, '#6b3128')
  );
}

/** The travel office at its corner by night, lit from within; `id` is the scene's name. */
export function officeFront(id: string): string {
  return group(
    {},
    sideWall(),
    facade(),
    wallLight(id),
    signboard(),
    interior(id),
    windowFrame(),
    doorway(),
    spill(),
    pot(900, 762),
  );
}
