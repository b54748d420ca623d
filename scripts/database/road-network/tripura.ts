import { leg, type SeedLeg, type SeedStop, stopsIn } from './seed-road.ts';

const stop = stopsIn('Tripura', 'guwahati');

export const tripuraStops: SeedStop[] = [
  stop('Churaibari', 24.45, 92.24, { otherNames: 'Churaibari Gate' }),
  stop('Dharmanagar', 24.37, 92.17),
  stop('Panisagar', 24.26, 92.15),
  stop('Kanchanpur', 24.05, 92.2),
  stop('Jampui Hills (Vanghmun)', 23.97, 92.28, { otherNames: 'Jampui, Vanghmun, Vangmun' }),
  stop('Unakoti', 24.32, 92.07),
  stop('Kailashahar', 24.33, 92.01, { otherNames: 'Kailasahar' }),
  stop('Kumarghat', 24.15, 92.03),
  stop('Manu', 23.99, 91.99),
  stop('Ambassa', 23.92, 91.85, { otherNames: 'Dhalai' }),
  stop('Teliamura', 23.82, 91.63),
  stop('Khowai', 24.07, 91.6),
  stop('Agartala', 23.83, 91.28),
  stop('Agartala Airport', 23.89, 91.24, {
    kind: 'airport',
    otherNames: 'IXA, Maharaja Bir Bikram, MBB, Singerbhil',
  }),
  stop('Bishramganj', 23.6, 91.34, { otherNames: 'Sepahijala, Sipahijala' }),
  stop('Neermahal (Melaghar)', 23.49, 91.33, { otherNames: 'Melaghar, Neermahal, Nirmahal, Rudrasagar' }),
  stop('Udaipur (Tripura)', 23.53, 91.49, {
    slug: 'udaipur-tripura',
    otherNames: 'Tripura Sundari Temple, Matabari, Gomati',
  }),
  stop('Amarpur', 23.53, 91.65, { otherNames: 'Chabimura, Chobimura' }),
  stop('Belonia', 23.25, 91.45),
  stop('Sabroom', 23.0, 91.72),
];

export const tripuraLegs: SeedLeg[] = [
  leg('churaibari', 'dharmanagar', 20, 0.6),
  leg('churaibari', 'panisagar', 32, 0.9),
  leg('dharmanagar', 'panisagar', 20, 0.6),
  leg('dharmanagar', 'unakoti', 20, 0.6),
  leg('unakoti', 'kailashahar', 9, 0.3),
  leg('panisagar', 'kanchanpur', 42, 1.3),
  leg('kanchanpur', 'jampui-hills', 23, 1, { isHill: true }),
  leg('panisagar', 'kumarghat', 25, 0.7),
  leg('kumarghat', 'kailashahar', 26, 0.7),
  leg('kumarghat', 'manu', 22, 0.6),
  leg('manu', 'ambassa', 28, 0.8, { isHill: true }),
  leg('ambassa', 'teliamura', 37, 1.1, { isHill: true }),
  leg('teliamura', 'khowai', 34, 0.9),
  leg('teliamura', 'agartala', 45, 1.2),
  leg('khowai', 'agartala', 62, 1.7),
  leg('teliamura', 'amarpur', 46, 1.5),
  leg('agartala', 'agartala-airport', 12, 0.4),
  leg('agartala', 'bishramganj', 33, 0.8),
  leg('bishramganj', 'neermahal', 20, 0.6),
  leg('bishramganj', 'udaipur-tripura', 22, 0.6),
  leg('neermahal', 'udaipur-tripura', 25, 0.8),
  leg('udaipur-tripura', 'amarpur', 26, 0.8),
  leg('udaipur-tripura', 'belonia', 46, 1.2),
  leg('udaipur-tripura', 'sabroom', 82, 2),
];
