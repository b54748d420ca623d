import { archPath, chhatri, merlons } from '../kit/mughal.ts';
import { framed, type Hollow, recess, shadeBeside } from '../kit/mughal-face.ts';
import { circle, group, point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';

/**
 * The Bara Darwaza of Delhi's Purana Qila, lit from the left: a sandstone gate of two storeys between two round bastions
 * of rubble. The walls stand on y 0, the gate on x 0; 1000 units wide between the bastions' outer feet.
 */
export type QilaTones = { stone: Tones; rubble: Tones; marble: Tones; tile: string };

const gateTop = -372;
const bastionTop = -286;

/** Rough courses: short strokes strewn over a face in rows. */
function courses(from: number, to: number, top: number, colour: string): string {
  let d = '';
  for (let y = top + 24, row = 0; y < -10; y += 22, row++) {
    for (let x = from + 8 + ((row * 37) % 40); x < to - 18; x += 46 + ((row * 13 + x) % 29)) {
      d += `M${x.toFixed(1)} ${y}h${(14 + ((row * 7) % 12)).toFixed(1)}`;
    }
  }
  return stroke(d, colour, 2.4, { opacity: 0.5 });
}

/** One of the two huge round bastions that swell to their feet. */
function bastion(x: number, { stone, rubble, marble }: QilaTones): string {
  const half = 150;
  const strip = (left: number, right: number, fill: string) =>
    polygon(
      [
        [x + half * left, bastionTop],
        [x + half * right, bastionTop],
        [x + half * right * 1.14, 0],
        [x + half * left * 1.14, 0],
      ],
      fill,
    );
  const ring = (y: number, height: number, grow: number, tones: Tones) => {
    const reach = half * grow;
    const bow = 15;
    const arc = (from: number, to: number, fill: string) => {
      const at = (share: number, drop: number) => point([x + reach * share, y + drop + bow * share * share]);
      const middle = (from + to) / 2;
      const control = (drop: number) => point([x + reach * middle, y + drop + bow * from * to]);
      return shape(
        `M${at(from, 0)}Q${control(0)} ${at(to, 0)}L${at(to, height)}Q${control(height)} ${at(from, height)}Z`,
        fill,
      );
    };
    return arc(-1, 1, tones.mid) + arc(-1, -0.5, tones.lit) + arc(0.44, 1, tones.shade);
  };
  const slits = [-0.86, -0.62, -0.32, 0, 0.32, 0.62, 0.86].map((at) =>
    archPath(x + half * Math.sin(at * 1.3), bastionTop + 72, 15 * Math.cos(at * 1.2), 34, 8),
  );
  const lowSlits = [-0.7, -0.24, 0.24, 0.7].map((at) =>
    archPath(x + half * 1.06 * Math.sin(at * 1.3), bastionTop + 168, 13 * Math.cos(at * 1.2), 30, 7),
  );
  return group(
    {},
    rect(x - 56, bastionTop - 38, 112, 40, rubble.shade),
    chhatri([x, bastionTop - 36], 80, stone, stone),
    shape(merlons(x - half - 4, x - half * 0.5, bastionTop, 32, 25), rubble.lit),
    shape(merlons(x - half * 0.5, x + half * 0.46, bastionTop, 32, 26), rubble.mid),
    shape(merlons(x + half * 0.46, x + half + 4, bastionTop, 32, 25), rubble.shade),
    strip(-1, 1, rubble.mid),
    strip(-1, -0.5, rubble.lit),
    strip(-0.5, -0.2, mix(rubble.lit, rubble.mid, 0.5)),
    strip(0.2, 0.44, mix(rubble.mid, rubble.shade, 0.4)),
    strip(0.44, 1, rubble.shade),
    courses(x - half, x + half, bastionTop + 90, rubble.deep),
    ring(bastionTop, 12, 1.03, stone),
    ring(bastionTop + 88, 9, 1.06, stone),
    ring(bastionTop + 186, 9, 1.1, stone),
    shape([...slits, ...lowSlits].join(''), rubble.deep),
    ring(bastionTop + 12, 4, 1.03, marble),
  );
}

/** The curtain wall beyond the bastions. */
const curtain = (from: number, to: number, { stone, rubble }: QilaTones) =>
  group(
    {},
    shape(merlons(from, to, -196, 26, 22), rubble.mid),
    rect(from, -196, to - from, 200, rubble.mid),
    courses(from, to, -170, rubble.deep),
    rect(from, -190, to - from, 7, stone.lit),
    shape(
      Array.from({ length: Math.floor((to - from) / 56) }, (_, index) =>
        archPath(from + 30 + index * 56, -122, 12, 30),
      ).join(''),
      rubble.deep,
    ),
  );

/** A six-pointed star in a roundel, as the builders set beside their arches. */
const star = (x: number, y: number, r: number, { marble, tile }: QilaTones) => {
  const triangle = (turn: number) =>
    polygon(
      [0, 1, 2].map((corner) => [
        x + r * Math.sin(turn + (corner * 2 * Math.PI) / 3),
        y - r * Math.cos(turn + (corner * 2 * Math.PI) / 3),
      ]),
      marble.lit,
    );
  return circle(x, y, r * 1.25, tile) + triangle(0) + triangle(Math.PI);
};

/** A hanging balcony: a stepped bracket that carries a small pavilion. */
const balcony = (x: number, y: number, width: number, stone: Tones) =>
  group(
    {},
    shape(
      `M${x - width * 0.54} ${y}L${x - width * 0.3} ${y + 10}L${x - width * 0.12} ${y + 24}H${x + width * 0.12}L${x + width * 0.3} ${y + 10}L${x + width * 0.54} ${y}Z`,
      stone.shade,
    ),
    rect(x - width / 2, y - width * 0.56, width, width * 0.56, stone.deep),
    chhatri([x, y], width, { ...stone, mid: mix(stone.mid, stone.lit, 0.45) }, stone),
  );

/** The gate itself: a tall recess through both storeys, hanging windows, bands of marble. */
function gate(tones: QilaTones): string {
  const { stone, marble, tile } = tones;
  const hollow: Hollow = { rim: marble.mid, hollow: stone.shade, reveal: mix(stone.mid, stone.shade, 0.3) };
  const dark: Hollow = { rim: marble.mid, hollow: stone.deep, reveal: stone.shade };
  const line = (y: number, thick = 5) => rect(-172, y, 344, thick, marble.mid);
  const checks = Array.from(
    { length: 21 },
    (_, index) => `M${-164 + index * 16} ${gateTop + 32}l8 -8l8 8l-8 8z`,
  ).join('');
  return group(
    {},
    ...[-120, 120].map(
      (x) => rect(x - 48, gateTop - 32, 96, 34, stone.shade) + chhatri([x, gateTop - 30], 72, stone, stone),
    ),
    shape(merlons(-172, 172, gateTop, 26, 21), stone.mid),
    rect(-172, gateTop, 344, -gateTop, stone.mid),
    rect(-172, gateTop, 20, -gateTop, stone.lit),
    rect(154, gateTop, 18, -gateTop, stone.shade),
    line(gateTop + 8),
    shape(checks, tile),
    line(gateTop + 50),
    line(-196, 4),
    stroke('M-92 0V-306H92V0', marble.mid, 6),
    stroke('M-80 0V-294H80V0', stone.shade, 4),
    star(-58, -268, 12, tones),
    star(58, -268, 12, tones),
    recess([0, 0], 134, 262, hollow, 7, 96),
    recess([0, 0], 84, 128, dark, 5),
    framed([0, -150], 34, 58, dark, mix(stone.mid, stone.shade, 0.4)),
    ...[-1, 1].flatMap((side) => [
      framed([side * 128, -8], 36, 92, hollow, mix(stone.mid, stone.lit, 0.3)),
      framed([side * 128, -118], 32, 52, hollow, mix(stone.mid, stone.lit, 0.3)),
    ]),
    ...[-128, 128].map((x) => balcony(x, -222, 44, stone)),
  );
}

export const baraDarwaza = (tones: QilaTones): string =>
  group(
    {},
    curtain(-1000, -400, tones),
    curtain(400, 1000, tones),
    gate(tones),
    shadeBeside(-186, bastionTop + 20, 0, 60, tones.stone.deep),
    shadeBeside(470, -196, 0, 96, tones.stone.deep),
    bastion(-330, tones),
    bastion(330, tones),
  );
