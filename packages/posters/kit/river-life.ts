import { circle, group, shape, stroke } from './svg.ts';

/** The light is low and comes from the right. */
export type RiverTones = { light: string; glow: string; ink: string; shirt: string };

/** A country boat, 330 long, its waterline near y 20, with upswept ends and one man standing at the oar under his woven jaapi. */
export function countryBoat({ light, glow, ink, shirt }: RiverTones): string {
  return group(
    {},
    shape('M-130 22Q0 44 140 20Q60 62 -60 54Q-110 44 -130 22Z', ink, { opacity: 0.45 }),
    stroke('M68 -50L-2 52', '#2a1f1a', 4.5),
    shape('M-6 44l-12 26q10 4 16 -6l6 -18Z', '#2a1f1a'),
    shape('M-168 -22Q-110 14 -10 15T160 -34Q146 22 84 28Q-30 38 -104 24Q-146 12 -168 -22Z', '#0a1d26'),
    shape('M160 -34Q90 14 -10 15T-168 -22L-160 -13Q-106 22 -8 22T154 -20Z', '#8a5f35'),
    shape('M160 -34Q118 2 60 10Q110 8 156 -18Z', glow),
    shape('M-66 16V-4Q-44 -18 -20 -4V20Z', '#3a2c24'),
    shape('M58 12L62 -32Q78 -40 92 -32L96 8L84 10L78 -12L72 12Z', '#e8dcc0'),
    shape('M84 -35Q90 -35 92 -32L96 8L84 10Q90 -12 84 -35Z', light),
    shape('M60 -32Q58 -62 76 -66Q94 -64 94 -34Q78 -28 60 -32Z', shirt),
    shape('M64 -60Q52 -50 44 -42L62 -38L66 -30L42 -36Q36 -42 42 -48Q54 -64 70 -66Z', '#4a3022'),
    circle(77, -76, 10, '#4a3022'),
    shape('M46 -76Q74 -88 78 -100Q84 -88 110 -76Q78 -68 46 -76Z', '#c98f3e'),
    shape('M78 -100Q84 -88 110 -76Q96 -72 84 -72Q84 -88 78 -100Z', '#ffdf9c'),
  );
}

/** Two river dolphins: one of which only the back shows, one lifting its long beak; dark against the path of the light. */
export function dolphins({ light }: RiverTones): string {
  const body = '#173f48';
  const gleam = '#f0bd6a';
  const ring = (x: number, y: number, half: number) =>
    stroke(`M${x - half} ${y}q${half} ${half * 0.14} ${half * 2} 0`, light, 2.6, { opacity: 0.8 });
  return group(
    {},
    shape('M0 0C12 -24 36 -44 70 -46Q84 -58 98 -44Q132 -34 152 0Q76 14 0 0Z', body),
    shape('M98 -44Q132 -34 152 0Q134 -20 104 -32Q88 -38 74 -38Q82 -50 98 -44Z', gleam),
    shape(
      'M190 36Q200 -6 240 -20Q268 -28 286 -10Q318 -14 352 -30Q358 -28 353 -23Q320 0 290 8Q280 28 264 38Z',
      body,
    ),
    shape('M240 -20Q268 -28 286 -10Q318 -14 352 -30Q358 -28 353 -23Q318 -6 284 -3Q266 -18 240 -20Z', gleam),
    ring(76, 4, 108),
    ring(78, 17, 80),
    ring(230, 40, 84),
  );
}
