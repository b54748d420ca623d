import { describe, expect, it } from 'vitest';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { sampleTours } from '../../../scripts/database/sample-tours.ts';
import { sampleWaterTours } from '../../../scripts/database/sample-water-tours.ts';
import { planOfPackage } from './package-plan.ts';

const day = (title: string) => ({ title, text: '' });
const titlesOf = (plan: ReturnType<typeof planOfPackage>) =>
  plan.map(({ services }) => services.map(({ title, nights }) => (nights ? `${title} × ${nights}` : title)));

describe('the plan of a package', () => {
  const places = ['Paro airport', 'Thimphu: 2 nights', 'Dochula', 'Punakha: 1 night', 'Paro: 2 nights'];
  const itinerary = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(day);

  it('has a hotel on the first day at each place, in the order of the way', () => {
    const plan = planOfPackage({ country: 'India', itinerary, details: { places } });
    expect(titlesOf(plan)).toEqual([
      ['Hotel in Thimphu × 2'],
      [],
      ['Hotel in Punakha × 1'],
      ['Hotel in Paro × 2'],
      [],
      [],
    ]);
    expect(plan.map(({ title }) => title)).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
  });

  it('has permits and a guide for Bhutan, also without an itinerary', () => {
    const plan = planOfPackage({ country: 'Bhutan', itinerary: [], details: { places } });
    expect(plan).toHaveLength(6);
    expect(titlesOf(plan)[0]).toEqual(['Entry permits', 'Guide for the trip', 'Hotel in Thimphu × 2']);
  });

  it('is what staff have written for its days, where they have written services', () => {
    const car = { kind: 'transport', title: 'Car to Thimphu', starts: '10:40', nights: 0 } as const;
    const written = [{ ...day('One'), meals: ['dinner'] as const, services: [car] }, day('Two')];
    expect(planOfPackage({ country: 'Bhutan', itinerary: written, details: { places } })).toEqual([
      { title: 'One', text: '', meals: ['dinner'], services: [car] },
      { title: 'Two', text: '', meals: [], services: [] },
    ]);
  });

  it('is empty for a package without days and places', () => {
    expect(planOfPackage({ country: 'India', itinerary: [], details: {} })).toEqual([]);
  });

  it('of the sample of three valleys has its own fourteen services', () => {
    const tour = samplePackages.find(({ name }) => name === 'Thimphu, Punakha and Paro');
    if (!tour) throw new Error('there is no such sample');
    const services = planOfPackage(tour).flatMap((one) => one.services);
    expect(services).toHaveLength(14);
    expect(new Set(services.map(({ kind }) => kind))).toEqual(
      new Set(['permit', 'guide', 'transport', 'hotel', 'activity']),
    );
  });

  it('of each sample has a hotel for every night of its places', () => {
    for (const tour of [...samplePackages, ...sampleTours, ...sampleWaterTours]) {
      const plan = planOfPackage(tour);
      expect(plan.length).toBe(tour.itinerary.length);
      const nights = plan.flatMap(({ services }) => services).reduce((sum, one) => sum + one.nights, 0);
      expect(nights, tour.name).toBeLessThan(Math.max(1, plan.length));
    }
  });
});
