import { leg, type SeedLeg, type SeedStop, stopsIn } from './seed-road.ts';

const bhutan = stopsIn('Bhutan', 'guwahati');
const hillLeg = (from: string, to: string, km: number, hours: number, note = '') =>
  leg(from, to, km, hours, { isHill: true, note });

/** The legs that cross the border stand with the Indian side. */
export const bhutanStops: SeedStop[] = [
  bhutan('Phuentsholing', 26.859, 89.389, { otherNames: 'Phuntsholing, Phuntsoling, Phuentsoling' }),
  bhutan('Samtse', 26.899, 89.099, { otherNames: 'Samchi' }),
  bhutan('Gelephu', 26.87, 90.486, { otherNames: 'Gelephug, Gaylegphug, Gelephu Mindfulness City' }),
  bhutan('Samdrup Jongkhar', 26.801, 91.505, { otherNames: 'Samdrup, Samdrupjongkhar, Darranga' }),
  bhutan('Gedu', 26.92, 89.52),
  bhutan('Chuzom', 27.32, 89.55, { otherNames: 'Chhuzom, Chukha confluence' }),
  bhutan('Paro', 27.43, 89.414, { otherNames: "Tiger's Nest, Taktsang" }),
  bhutan('Paro Airport (PBH)', 27.403, 89.425, {
    kind: 'airport',
    otherNames: 'PBH, Paro International Airport, Bhutan Airport',
  }),
  bhutan('Thimphu', 27.473, 89.639, { otherNames: 'Thimpu, Thimbu' }),
  bhutan('Haa', 27.387, 89.281, { otherNames: 'Haa Valley, Ha' }),
  bhutan('Lobesa', 27.526, 89.877, { otherNames: 'Lobeysa, Chimi Lhakhang' }),
  bhutan('Punakha', 27.593, 89.877, { otherNames: 'Punakha Dzong, Khuruthang' }),
  bhutan('Wangdue', 27.486, 89.899, { otherNames: 'Wangdue Phodrang, Wangdi, Bajo' }),
  bhutan('Phobjikha (Gangtey)', 27.44, 90.18, { otherNames: 'Gangtey, Gangteng, Phobjikha Valley' }),
  bhutan('Trongsa', 27.503, 90.507, { otherNames: 'Tongsa' }),
  bhutan('Bumthang (Jakar)', 27.549, 90.752, { otherNames: 'Jakar, Chamkhar' }),
  bhutan('Mongar', 27.275, 91.24),
  bhutan('Trashigang', 27.333, 91.554, { otherNames: 'Tashigang' }),
  bhutan('Zhemgang', 27.217, 90.658, { otherNames: 'Shemgang' }),
  bhutan('Sarpang', 26.864, 90.267, { otherNames: 'Sarbhang' }),
  bhutan('Damphu (Tsirang)', 27.006, 90.122, { otherNames: 'Tsirang, Chirang Bhutan' }),
];

export const bhutanLegs: SeedLeg[] = [
  hillLeg('phuentsholing', 'gedu', 46, 1.6),
  hillLeg('gedu', 'chuzom', 70, 2.1),
  hillLeg('chuzom', 'thimphu', 31, 0.9),
  hillLeg('chuzom', 'paro-airport', 18, 0.5),
  hillLeg('paro-airport', 'paro', 6, 0.25),
  hillLeg('chuzom', 'haa', 79, 2.75),
  hillLeg('paro', 'haa', 65, 2.5, 'Over the Chele La pass; snow can close it for days in winter.'),
  hillLeg('thimphu', 'lobesa', 61, 2, 'Over the Dochula pass.'),
  hillLeg('lobesa', 'punakha', 12, 0.4),
  hillLeg('lobesa', 'wangdue', 9, 0.3),
  hillLeg('wangdue', 'phobjikha', 62, 2.25),
  hillLeg('wangdue', 'trongsa', 129, 4.5, 'Over the Pele La pass.'),
  hillLeg('phobjikha', 'trongsa', 79, 3, 'Over the Pele La pass.'),
  hillLeg('trongsa', 'bumthang', 68, 2.25, 'Over the Yotong La pass.'),
  hillLeg('bumthang', 'mongar', 193, 7, 'Over the Thrumshing La pass; snow can close it for days in winter.'),
  hillLeg('mongar', 'trashigang', 92, 3),
  hillLeg('trashigang', 'samdrup-jongkhar', 174, 6),
  hillLeg('gelephu', 'zhemgang', 131, 4.5),
  hillLeg('zhemgang', 'trongsa', 107, 3.75),
  hillLeg('gelephu', 'sarpang', 30, 0.9),
  hillLeg('sarpang', 'damphu', 62, 2.25),
  hillLeg('damphu', 'wangdue', 95, 3),
];
