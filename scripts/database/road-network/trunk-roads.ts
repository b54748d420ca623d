import { leg, type SeedLeg, type SeedStop, stopsIn } from './seed-road.ts';

const uttarPradesh = stopsIn('Uttar Pradesh', 'delhi');
const bihar = stopsIn('Bihar', 'delhi');
const bengal = stopsIn('West Bengal', 'guwahati');

/** Between the Delhi region and Siliguri, and down to Kolkata. */
export const trunkRoadStops: SeedStop[] = [
  uttarPradesh('Bareilly', 28.367, 79.43, { otherNames: 'Bareli' }),
  uttarPradesh('Lucknow', 26.847, 80.947, { otherNames: 'Lakhnau' }),
  uttarPradesh('Kanpur', 26.45, 80.33, { otherNames: 'Cawnpore' }),
  uttarPradesh('Ayodhya', 26.79, 82.2, { otherNames: 'Faizabad, Ram Mandir' }),
  uttarPradesh('Prayagraj', 25.435, 81.846, { otherNames: 'Allahabad, Sangam' }),
  uttarPradesh('Varanasi', 25.318, 82.974, { otherNames: 'Banaras, Benares, Kashi' }),
  uttarPradesh('Gorakhpur', 26.76, 83.373),
  bihar('Patna', 25.61, 85.14),
  bihar('Muzaffarpur', 26.12, 85.39),
  bihar('Darbhanga', 26.15, 85.9),
  bihar('Forbesganj', 26.3, 87.26),
  bihar('Purnia', 25.777, 87.475, { otherNames: 'Purnea' }),
  bihar('Kishanganj', 26.094, 87.94),
  bengal('Asansol', 23.685, 86.97),
  bengal('Berhampore', 24.1, 88.25, { otherNames: 'Baharampur' }),
  bengal('Kolkata', 22.572, 88.364, { otherNames: 'Calcutta' }),
];

export const trunkRoadLegs: SeedLeg[] = [
  leg('noida', 'lucknow', 535, 7.25, { note: 'By the Yamuna and the Agra–Lucknow Expressways.' }),
  leg('agra', 'lucknow', 335, 4.5, { note: 'By the Agra–Lucknow Expressway.' }),
  leg('agra', 'kanpur', 285, 4.75),
  leg('gwalior', 'kanpur', 285, 5.75),
  leg('rampur', 'bareilly', 66, 1.4),
  leg('haldwani', 'bareilly', 100, 2.4),
  leg('agra', 'bareilly', 225, 5.25),
  leg('bareilly', 'lucknow', 255, 4.75),
  leg('lucknow', 'kanpur', 90, 2),
  leg('lucknow', 'ayodhya', 135, 2.5),
  leg('ayodhya', 'gorakhpur', 137, 2.5),
  leg('ayodhya', 'varanasi', 215, 5),
  leg('ayodhya', 'prayagraj', 168, 4),
  leg('lucknow', 'prayagraj', 200, 4.25),
  leg('lucknow', 'varanasi', 310, 5.5, { note: 'By the Purvanchal Expressway.' }),
  leg('kanpur', 'prayagraj', 205, 4),
  leg('prayagraj', 'varanasi', 122, 2.5),
  leg('varanasi', 'gorakhpur', 210, 4.5),
  leg('varanasi', 'patna', 250, 5.5),
  leg('varanasi', 'asansol', 465, 9),
  leg('gorakhpur', 'muzaffarpur', 240, 5),
  leg('patna', 'muzaffarpur', 75, 2),
  leg('patna', 'purnia', 310, 6.5),
  leg('patna', 'asansol', 345, 8),
  leg('muzaffarpur', 'darbhanga', 65, 1.4),
  leg('darbhanga', 'forbesganj', 155, 3, { note: 'Over the Kosi Mahasetu.' }),
  leg('forbesganj', 'purnia', 75, 1.5),
  leg('forbesganj', 'kishanganj', 95, 2.25),
  leg('forbesganj', 'bagdogra-airport', 152, 3.25, { note: 'By Araria and Galgalia.' }),
  leg('purnia', 'dalkhola', 42, 0.9),
  leg('dalkhola', 'kishanganj', 31, 0.65),
  leg('kishanganj', 'islampur', 35, 0.75),
  leg('malda', 'berhampore', 125, 3.25),
  leg('berhampore', 'kolkata', 205, 5),
  leg('berhampore', 'asansol', 195, 4.75),
  leg('asansol', 'kolkata', 215, 4),
];
