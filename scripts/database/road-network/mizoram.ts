import { leg, type SeedLeg, type SeedStop, stopsIn } from './seed-road.ts';

const stop = stopsIn('Mizoram', 'guwahati');

export const mizoramStops: SeedStop[] = [
  stop('Vairengte', 24.5, 92.76),
  stop('Kolasib', 24.22, 92.68),
  stop('Aizawl', 23.73, 92.72, { otherNames: 'Aijal' }),
  stop('Reiek', 23.69, 92.604, { otherNames: 'Reiek Tlang' }),
  stop('Aizawl Airport (Lengpui)', 23.84, 92.62, { kind: 'airport', otherNames: 'AJL, Lengpui' }),
  stop('Mamit', 23.93, 92.49),
  stop('Seling', 23.72, 92.85),
  stop('Saitual', 23.69, 92.97),
  stop('Khawzawl', 23.53, 93.19),
  stop('Champhai', 23.47, 93.33),
  stop('Zokhawthar', 23.36, 93.39, { otherNames: 'Rih Dil' }),
  stop('Serchhip', 23.34, 92.85),
  stop('Thenzawl', 23.3, 92.77, { otherNames: 'Vantawng Falls' }),
  stop('Hnahthial', 22.97, 92.93),
  stop('Lunglei', 22.89, 92.74),
  stop('Lawngtlai', 22.53, 92.89),
  stop('Siaha', 22.49, 92.98, { otherNames: 'Saiha' }),
];

export const mizoramLegs: SeedLeg[] = [
  leg('vairengte', 'kolasib', 45, 1.4, { isHill: true }),
  leg('kolasib', 'aizawl', 80, 2.6, { isHill: true }),
  leg('kolasib', 'aizawl-airport', 72, 2.3, { isHill: true }),
  leg('aizawl', 'aizawl-airport', 31, 1.1, { isHill: true }),
  leg('mamit', 'panisagar', 125, 6, {
    isHill: true,
    note: 'A narrow road by Zawlnuam, Kanhmun and Damcherra.',
  }),
  leg('aizawl-airport', 'mamit', 49, 1.8, { isHill: true }),
  leg('aizawl', 'reiek', 29, 1.5, { isHill: true }),
  leg('aizawl', 'seling', 33, 1.1, { isHill: true }),
  leg('seling', 'saitual', 43, 1.5, { isHill: true }),
  leg('saitual', 'khawzawl', 74, 2.6, { isHill: true }),
  leg('khawzawl', 'champhai', 38, 1.3, { isHill: true }),
  leg('champhai', 'zokhawthar', 27, 1, { isHill: true }),
  leg('seling', 'serchhip', 72, 2.2, { isHill: true }),
  leg('serchhip', 'hnahthial', 72, 2.5, { isHill: true }),
  leg('serchhip', 'khawzawl', 110, 4.4, { isHill: true }),
  leg('aizawl', 'thenzawl', 92, 2.9, { isHill: true }),
  leg('serchhip', 'thenzawl', 24, 0.9, { isHill: true }),
  leg('thenzawl', 'lunglei', 80, 2.7, { isHill: true }),
  leg('hnahthial', 'lunglei', 62, 2.2, { isHill: true }),
  leg('lunglei', 'lawngtlai', 80, 2.8, { isHill: true }),
  leg('lawngtlai', 'siaha', 46, 1.8, { isHill: true }),
];
