import { circle, group, rect, shape, stroke } from '../kit/svg.ts';

export type DiveBoatColours = {
  hull: string;
  hullShade: string;
  band: string;
  lit: string;
  side: string;
  shade: string;
  glass: string;
  lamp: string;
  dark: string;
  skin: string;
};

/** A diver in a suit and cylinder on the swim deck, 46 tall, feet at the place; `stride` when ready to step off. */
const suited = (x: number, y: number, { dark, skin, band, lit }: DiveBoatColours, stride: boolean) =>
  group(
    { transform: `translate(${x} ${y})` },
    shape('M-12 -40q-6 2 -6 8v12q0 5 5 5h3v-25Z', lit),
    shape('M-12 -38q-4 2 -4 7v10q0 4 3 4Z', band),
    stroke(stride ? 'M0 -20L-2 0M1 -20L10 -11L12 -1' : 'M-3 -20L-4 0M3 -20L3 0', dark, 6),
    shape('M-9 -40Q0 -45 8 -40L7 -18H-7Z', dark),
    stroke('M5 -38L12 -30L8 -46', dark, 4.4),
    circle(0, -48, 6, skin),
    shape('M-6 -49Q-6 -56 1 -55Q7 -54 6 -48Q2 -52 -6 -49Z', dark),
    shape('M1 -50H7V-45H1Z', band),
    shape('M10 -2h16l4 4H8ZM-8 -1h14l3 3h-18Z', band),
  );

/** A liveaboard dive boat, bow to the left: 420 long, its waterline on y 0; racks of cylinders and a swim deck aft. */
export function diveBoat(c: DiveBoatColours): string {
  const windows = (from: number, count: number, y: number, step: number, w: number, h: number) =>
    Array.from({ length: count }, (_, pane) =>
      rect(from + pane * step, y, w, h, pane % 3 === 1 ? c.glass : c.lamp, { rx: 2 }),
    ).join('');
  const cylinders = Array.from({ length: 9 }, (_, index) => {
    const x = 84 + index * 9;
    return (
      rect(x, -62, 7, 22, index % 2 ? c.lit : c.band, { rx: 3 }) +
      rect(x + 4.5, -62, 2.5, 22, c.shade, { rx: 1 })
    );
  }).join('');
  const rails = Array.from(
    { length: 9 },
    (_, index) => `M${-176 + index * 17} ${-66 + index * 1.8}v${-20 + index * 0.5}`,
  ).join('');
  return group(
    {},
    shape('M-120 -46H66L74 -96H-96Z', c.side),
    shape('M-120 -46L-96 -96H-70L-86 -46Z', c.lit),
    shape('M30 -46H66L74 -96H36Z', c.shade),
    windows(-64, 6, -84, 16, 12, 16),
    rect(-112, -102, 260, 7, c.lit),
    rect(-112, -96, 260, 4, c.shade),
    stroke('M84 -96V-40M142 -96V-40', c.side, 4),
    shape('M-84 -102L-66 -136H34L42 -102Z', c.side),
    shape('M-84 -102L-66 -136H-50L-60 -102Z', c.lit),
    shape('M-60 -130H-26V-112H-66Z', c.lamp),
    shape('M-20 -130H4V-112H-20Z', c.glass),
    rect(-80, -142, 132, 7, c.lit),
    stroke('M50 -102V-124M78 -102V-124M106 -102V-124M134 -102V-124M46 -124H140', c.side, 2.4),
    stroke('M-6 -142V-190M-22 -172H10M-6 -190L20 -142', c.shade, 2.6),
    circle(-6, -193, 4, c.lamp),
    shape('M-34 -142q4 -12 16 -12h12v12Z', c.lit),
    rect(78, -42, 92, 6, c.side),
    cylinders,
    shape(
      'M-214 -70C-150 -58 -60 -46 20 -44H170L178 -12C176 -4 172 0 166 2H-158C-184 -14 -204 -40 -214 -70Z',
      c.hull,
    ),
    shape(
      'M-190 -32C-120 -18 -20 -12 60 -14H177L178 -12C176 -4 172 0 166 2H-158C-170 -6 -181 -18 -190 -32Z',
      c.hullShade,
    ),
    stroke('M-214 -70C-150 -58 -60 -46 20 -44H170', c.lit, 4.4),
    stroke('M-204 -52C-140 -36 -50 -28 30 -27H174', c.band, 5),
    stroke(`${rails}M-180 -86L-36 -68`, c.side, 2),
    shape('M170 -14H218V-6H172Z', c.lit),
    shape('M172 -6H218L212 0H174Z', c.shade),
    stroke('M206 -6V16M190 -6V16M190 4H206M190 12H206', c.side, 2.4),
    suited(126, -40, c, false),
    suited(200, -14, c, true),
    shape('M-196 -50l-10 2l4 12l9 -3Z', c.dark),
  );
}
