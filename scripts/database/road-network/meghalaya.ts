import { leg, type SeedLeg, type SeedStop, stopsIn } from './seed-road.ts';

const stop = stopsIn('Meghalaya', 'guwahati');

export const meghalayaStops: SeedStop[] = [
  stop('Nongpoh', 25.9, 91.88, { otherNames: 'Ri-Bhoi, Ri Bhoi' }),
  stop('Umiam (Barapani)', 25.66, 91.9, { otherNames: 'Barapani, Umiam Lake' }),
  stop('Shillong', 25.575, 91.88, { otherNames: 'Police Bazar, Police Bazaar, Shilong' }),
  stop('Shillong Airport (Umroi)', 25.7, 91.98, { kind: 'airport', otherNames: 'SHL, Umroi, Umroi Airport' }),
  stop('Umtyngar', 25.43, 91.84, { otherNames: 'Umtngar' }),
  stop('Sohra (Cherrapunji)', 25.285, 91.73, {
    otherNames: 'Sohra, Cherrapunji, Cherrapunjee, Cherapunji, Nohkalikai',
  }),
  stop('Nongriat (Tyrna)', 25.248, 91.68, {
    otherNames: 'Tyrna, Nongriat, Double Decker Root Bridge',
  }),
  stop('Mawsynram', 25.3, 91.58),
  stop('Pynursla', 25.31, 91.9),
  stop('Pongtung', 25.26, 91.96),
  stop('Mawlynnong', 25.2, 91.92, { otherNames: 'Mawlynong, Riwai' }),
  stop('Dawki', 25.19, 92.02, { otherNames: 'Umngot, Shnongpdeng, Tamabil' }),
  stop('Amlarem', 25.29, 92.11, { otherNames: 'Krang Suri' }),
  stop('Jowai', 25.45, 92.2, { otherNames: 'West Jaintia Hills' }),
  stop('Ladrymbai', 25.39, 92.37, { otherNames: 'Lad Rymbai' }),
  stop('Khliehriat', 25.36, 92.37, { otherNames: 'East Jaintia Hills' }),
  stop('Mairang', 25.56, 91.64, { otherNames: 'Eastern West Khasi Hills' }),
  stop('Nongstoin', 25.52, 91.27, { otherNames: 'West Khasi Hills' }),
  stop('Mawkyrwat', 25.37, 91.46, { otherNames: 'South West Khasi Hills' }),
  stop('Ranikor', 25.22, 91.24),
  stop('Rongjeng', 25.65, 90.82),
  stop('Williamnagar', 25.5, 90.62, { otherNames: 'East Garo Hills' }),
  stop('Resubelpara', 25.9, 90.6, { otherNames: 'North Garo Hills' }),
  stop('Tura', 25.51, 90.22, { otherNames: 'West Garo Hills' }),
  stop('Phulbari', 25.87, 90.02),
  stop('Ampati', 25.47, 89.93, { otherNames: 'South West Garo Hills' }),
  stop('Baghmara', 25.19, 90.64, { otherNames: 'South Garo Hills' }),
];

const shillongSource = 'Published distances: contraband.ch, thomascook.in';
const sohraSource = 'Published distances: onhisowntrip.com, terrainspotter.com';

export const meghalayaLegs: SeedLeg[] = [
  leg('nongpoh', 'umiam', 30, 0.9, { isHill: true, source: shillongSource }),
  leg('umiam', 'shillong', 18, 0.6, { isHill: true, source: shillongSource }),
  leg('umiam', 'shillong-airport', 14, 0.4, { isHill: true }),
  leg('shillong', 'umtyngar', 25, 1, { isHill: true, source: sohraSource }),
  leg('umtyngar', 'sohra', 30, 1, {
    isHill: true,
    note: 'Fog is common on the plateau in the monsoon.',
    source: sohraSource,
  }),
  leg('sohra', 'nongriat', 12, 0.55, {
    isHill: true,
    note: 'Cars stop at Tyrna; the steps to the root bridges at Nongriat are on foot.',
  }),
  leg('shillong', 'mawsynram', 60, 2, { isHill: true }),
  leg('umtyngar', 'pynursla', 26, 0.9, { isHill: true }),
  leg('pynursla', 'pongtung', 11, 0.4, { isHill: true }),
  leg('pongtung', 'mawlynnong', 13, 0.5, { isHill: true }),
  leg('pongtung', 'dawki', 19, 0.7, { isHill: true }),
  leg('dawki', 'amlarem', 26, 0.9, { isHill: true }),
  leg('amlarem', 'jowai', 32, 0.9, { isHill: true }),
  leg('shillong', 'jowai', 64, 1.9, { isHill: true }),
  leg('jowai', 'ladrymbai', 27, 0.75, { isHill: true }),
  leg('ladrymbai', 'khliehriat', 6, 0.2, { isHill: true }),
  leg('jowai', 'hamren', 92, 3.2, { isHill: true }),
  leg('jowai', 'umrangso', 80, 2.4, { isHill: true }),
  leg('shillong', 'mairang', 44, 1.2, { isHill: true }),
  leg('mairang', 'nongstoin', 48, 1.4, { isHill: true }),
  leg('mairang', 'mawkyrwat', 40, 1.3, { isHill: true }),
  leg('mawkyrwat', 'nongstoin', 45, 1.4, { isHill: true }),
  leg('mawkyrwat', 'ranikor', 50, 1.9, { isHill: true }),
  leg('ranikor', 'baghmara', 112, 4, { isHill: true }),
  leg('nongstoin', 'rongjeng', 75, 2.2, { isHill: true }),
  leg('rongjeng', 'williamnagar', 42, 1.2, { isHill: true }),
  leg('williamnagar', 'tura', 72, 2, { isHill: true }),
  leg('williamnagar', 'baghmara', 68, 2.3, { isHill: true }),
  leg('resubelpara', 'tura', 84, 2.4, { isHill: true }),
  leg('tura', 'phulbari', 68, 1.7),
  leg('tura', 'ampati', 45, 1.2),
  leg('tura', 'baghmara', 106, 3, { isHill: true }),
];
