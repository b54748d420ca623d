import { grain } from '../kit/air.ts';
import { palettes } from '../kit/palettes.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, place, polygon, radial, rect, shape, stroke, tag } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { girl, mother } from '../kit/travellers.ts';
import { shadow, stand, walker } from '../kit/visitors.ts';
import { bronzeDancer } from '../motifs/bronze-dancer.ts';
import { lotusRoundel, plinth, rope } from '../motifs/gallery-fittings.ts';
import { harappanJar, harappanSeal, vitrine } from '../motifs/harappa.ts';
import { rotunda } from '../motifs/museum-court.ts';

const p = palettes.delhi;

const floorLine = 742;
const statue = { x: 700, foot: 596, scale: 1.02 };
const door = { left: 1068, right: 1330, top: 300 };

const wall = {
  lit: mix(p.deep, p.dark, 0.45),
  mid: mix(p.dark, p.ink, 0.25),
  dark: mix(p.ink, p.dark, 0.35),
};
const bronze = { lit: '#ffd68a', mid: '#c07a36', shade: '#71402a', deep: '#331c22' };

/** The dark gallery: wall, skirting, cornice, and the lamp's light on the wall behind the bronze. */
function room(): string {
  const wash = radial('national-museum-wash', [statue.x, 430], 440, [
    [0, mix(p.mid, p.warm, 0.4), 0.95],
    [0.45, p.deep, 0.65],
    [1, p.dark, 0],
  ]);
  const floor = linear(
    'national-museum-floor',
    [0, floorLine],
    [0, 1000],
    [
      [0, mix(p.mid, p.dark, 0.45)],
      [1, mix(p.ink, p.dark, 0.45)],
    ],
  );
  const boards = Array.from({ length: 21 }, (_, index) => {
    const x = (index - 10) * 90;
    return `M${800 + x} ${floorLine}L${800 + x * 2.6} 1000`;
  });
  return group(
    {},
    rect(0, 0, 1600, floorLine, wall.mid),
    wash.definition,
    rect(0, 0, 1600, floorLine, wash.fill),
    rect(0, 0, 1600, 96, wall.dark),
    rect(0, 96, 1600, 8, wall.lit),
    rect(0, 104, 1600, 6, p.ink, { opacity: 0.6 }),
    rect(0, 716, 1600, 26, wall.dark),
    rect(0, 714, 1600, 4, wall.lit),
    floor.definition,
    rect(0, floorLine, 1600, 260, floor.fill),
    stroke(boards.join(''), p.ink, 2, { opacity: 0.35 }),
    stroke(`M0 790H1600M0 858H1600M0 950H1600`, p.ink, 2, { opacity: 0.25 }),
  );
}

/** The lamp on its rail and the cone of light down to the plinth. */
function spot(): string {
  const beam = linear(
    'national-museum-beam',
    [0, 90],
    [0, 800],
    [
      [0, p.light, 0.5],
      [0.6, p.glow, 0.18],
      [1, p.glow, 0.08],
    ],
  );
  return group(
    {},
    rect(420, 84, 560, 7, p.ink),
    shape('M678 86H722L734 128H666Z', p.ink),
    beam.definition,
    polygon(
      [
        [674, 128],
        [726, 128],
        [950, 800],
        [450, 800],
      ],
      beam.fill,
    ),
    tag('ellipse', { cx: 700, cy: 128, rx: 32, ry: 6, fill: '#fff6de' }),
  );
}

const pool = () =>
  tag('ellipse', { cx: statue.x, cy: 806, rx: 300, ry: 46, fill: p.glow, opacity: 0.24 }) +
  tag('ellipse', { cx: statue.x, cy: 806, rx: 218, ry: 32, fill: p.light, opacity: 0.28 });

/** The door on the right with the sunlit court beyond it, and the light that it lets in. */
function doorway(): string {
  const { left, right, top } = door;
  const wide = right - left;
  return group(
    {},
    rect(left - 26, top - 26, wide + 52, floorLine - top + 26, wall.dark),
    rect(left - 26, top - 26, wide + 52, 6, wall.lit),
    rect(left - 12, top - 12, wide + 24, floorLine - top + 12, wall.lit),
    tag('clipPath', { id: 'national-museum-door' }, rect(left, top, wide, floorLine - top, '#fff')),
    group({ 'clip-path': 'url(#national-museum-door)' }, rotunda({ x: (left + right) / 2, foot: floorLine })),
    polygon(
      [
        [left, top],
        [left + 20, top + 14],
        [left + 20, floorLine],
        [left, floorLine],
      ],
      wall.dark,
    ),
    polygon(
      [
        [left, floorLine],
        [right, floorLine],
        [right - 40, 936],
        [left - 190, 936],
      ],
      p.light,
      { opacity: 0.3 },
    ),
  );
}

const dress = (cloth: string, accent: string) => ({
  cloth,
  shade: mix(cloth, p.ink, 0.6),
  accent,
  skin: '#6b3d2c',
  hair: '#150f1c',
  rim: p.glow,
});

const onlookers = () =>
  group(
    {},
    tag('ellipse', { cx: 380, cy: 962, rx: 130, ry: 12, fill: p.ink, opacity: 0.5 }),
    place(352, 960, 2.35, mother(dress(mix('#0f6b6b', p.ink, 0.25), p.haze))),
    place(438, 966, 1.55, girl(dress(mix(p.warm, p.dark, 0.3), '#a8322a'))),
  );

const visitor = { skin: '#6b3d2c', hair: '#1d1420', cloth: '#c2452f', fold: '#7d2a26', legs: p.ink };

export const scene: Scene = {
  name: 'national-museum',
  alt: 'A gallery of the National Museum in Delhi: a bronze dancer in a ring of fire under a spotlight, Harappan finds in a case, and the colonnaded court through a door.',
  focus: [0.47, 0.46],
  draw: () =>
    group(
      {},
      room(),
      doorway(),
      lotusRoundel([1474, 470], 78),
      shadow(walker, [1216, 752], 168, [-0.7, 0.5], p.ink, 0.45),
      stand(walker, [1216, 752], -168, visitor),
      vitrine([236, 800]),
      place(196, 600, 1.06, harappanJar('national-museum-jar')),
      place(330, 600, 1, harappanSeal()),
      pool(),
      plinth(),
      spot(),
      place(statue.x, statue.foot, statue.scale, bronzeDancer(bronze)),
      rope(),
      onlookers(),
      grain(6, { x: 0, y: 0, width: 1600, height: 740 }, 600, p.glow, 0.06),
      grain(7, { x: 0, y: 760, width: 1600, height: 240 }, 350, p.ink, 0.18),
    ),
};
