import type { Band } from '../kit/kira.ts';
import { group, place, rect } from '../kit/svg.ts';
import { kurta } from '../kit/visitors.ts';
import { hangingPole } from './haat-stall.ts';
import {
  blackware,
  blueGlaze,
  fryingPan,
  glassLantern,
  hungCloth,
  kathputli,
  pot,
  surahi,
  terracotta,
} from './haat-wares.ts';

/** Lamp glass in three colours. */
export const ember = { lit: '#ffe08a', body: '#f0942c', shade: '#a8482c' };
export const ruby = { lit: '#ffb08a', body: '#d0402f', shade: '#7a2030' };
export const sea = { lit: '#d6f0d0', body: '#3f9a8c', shade: '#1f5a66' };

const weave = (ground: string, ink: string, second: string): readonly Band[] => [
  { height: 12, ground: ink },
  { height: 26, ground, motif: 'diamond', ink, second },
  { height: 8, ground: second, motif: 'pinstripe', ink: ground },
  { height: 28, ground, motif: 'zigzag', ink },
  { height: 8, ground: second },
  { height: 24, ground, motif: 'steps', ink: second },
  { height: 8, ground: ink },
];
const weaves = [
  weave('#b8342a', '#ffd76a', '#1f4f6a'),
  weave('#1f4f6a', '#ffe9c0', '#e0862c'),
  weave('#f0b441', '#8d2f23', '#fff1d0'),
  weave('#2f7a6a', '#ffd76a', '#b8342a'),
  weave('#7a2f5c', '#ffc46a', '#fff1d0'),
];

/** What a stall shows: each is drawn for a stall whose front stands on the origin. */
export const textiles = () =>
  weaves.map((bands, index) => hungCloth([-142 + index * 58, -208], 50, bands, '#3d1f33')).join('') +
  hangingPole();

export const pottery = () =>
  group(
    {},
    rect(-150, -152, 300, 8, '#e0a068'),
    ...[-120, -72, -24, 26, 76, 124].map((x, index) =>
      pot([x, -152], 0.7, [terracotta, blueGlaze, blackware][index % 3] ?? terracotta),
    ),
    ...[-116, -52, 12, 72, 124].map((x, index) =>
      (index % 2 ? surahi : pot)([x, -80], index % 2 ? 0.64 : 0.9, index === 2 ? blueGlaze : terracotta),
    ),
  );

export const puppets = () => {
  const costumes = [
    { skirt: '#c2352f', fold: '#7a2030', bodice: '#f0b441', turban: '#f0b441' },
    { skirt: '#2f7a8c', fold: '#1c4860', bodice: '#e0862c', turban: '#c2352f' },
    { skirt: '#f0b441', fold: '#b9762c', bodice: '#7a2f5c', turban: '#2f7a6a' },
    { skirt: '#7a2f5c', fold: '#4a1f40', bodice: '#ffd76a', turban: '#e0862c' },
  ];
  return (
    costumes.map((costume, index) => kathputli([-110 + index * 74, -208], 0.98, costume)).join('') +
    hangingPole()
  );
};

/** A cook at his pan below a row of lamps. */
export const kitchen = () =>
  group(
    {},
    ...[-120, -60, 0, 60, 120].map((x, index) => glassLantern([x, -206], 4, 0.5, index % 2 ? ember : ruby)),
    place(
      88,
      0,
      1.42,
      kurta({ skin: '#a8643c', hair: '#2a1420', cloth: '#fff1d0', fold: '#c99a6a', legs: '#3d1f33' }),
    ),
    fryingPan([6, -78], 1),
    pot([134, -78], 0.56, terracotta),
  );
