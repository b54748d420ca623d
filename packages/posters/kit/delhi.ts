import type { NeemTones } from './neem.ts';
import { palettes } from './palettes.ts';
import { mix, type Tones } from './tone.ts';
import type { Dress } from './visitors.ts';

const p = palettes.delhi;

/** Red sandstone in a low sun. */
export const stone: Tones = {
  lit: mix(p.warm, p.glow, 0.4),
  mid: mix(p.mid, p.warm, 0.15),
  shade: mix(p.deep, p.mid, 0.22),
  deep: p.dark,
};

export const marble: Tones = {
  lit: '#fff6e2',
  mid: mix(p.light, p.glow, 0.28),
  shade: mix(mix(p.light, p.dark, 0.42), p.mid, 0.15),
  deep: p.deep,
};

/** Neem leaves against that light: nearly night, with an olive rim. */
export const leaves: NeemTones = {
  trunk: p.ink,
  bark: mix(p.dark, p.haze, 0.35),
  shade: mix(p.ink, p.dark, 0.35),
  leaf: mix(mix(p.ink, p.glow, 0.22), p.dark, 0.3),
  lit: mix(mix(p.ink, p.glow, 0.5), p.warm, 0.15),
};

/** What a visitor wears: one bright cloth, its shaded side, dark trousers. */
export const dress = (cloth: string): Dress => ({
  skin: '#7a4630',
  hair: '#1d1420',
  cloth,
  fold: mix(cloth, p.dark, 0.45),
  legs: p.ink,
});
