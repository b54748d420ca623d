import { describe, expect, it } from 'vitest';
import { fareOf } from '#domain/fares/fare.ts';
import type { Inclusion } from '#domain/fares/inclusions.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { changedLeftOut } from './left-out-texts.ts';

const fare = fareOf({
  trip: { city: 'guwahati', type: 'one-way', km: 100 },
  carType: 'sedan',
  rates: { version: 1, validFrom: '2026-01-01', rates: sampleRates },
  today: '2026-11-16',
});
const begun = {
  leftOut: { parts: [] as Inclusion[], nightPrice: '' },
  inclusions:
    '100 km\n30 minutes of waiting\nFuel, driver, tolls, state taxes, driving at night and GST\nWater',
  exclusions: 'Parking, entry tickets and permits\nLunch',
};

describe('what a quote for a cab leaves out', () => {
  it('moves from one list to the other, and what staff wrote stays', () => {
    const changed = changedLeftOut(begun, { parts: ['tolls', 'waiting', 'night'], nightPrice: '300' }, fare);
    expect(changed.inclusions.split('\n')).toEqual(['100 km', 'Fuel, driver, state taxes and GST', 'Water']);
    expect(changed.exclusions.split('\n')).toEqual([
      'Tolls, parking, entry tickets and permits',
      'Driving between 22:00 and 06:00: ₹300 for each night, with GST',
      'Each started 15 minutes of waiting: ₹45 and GST',
      'Lunch',
    ]);
    expect(changedLeftOut(changed, begun.leftOut, fare)).toEqual(begun);
  });

  it('names no price of a night while it is not typed', () => {
    const { exclusions } = changedLeftOut(begun, { parts: ['night'], nightPrice: '' }, fare);
    expect(exclusions).toBe(begun.exclusions);
  });

  it('is added to lists that staff have written anew', () => {
    const own = { ...begun, inclusions: 'Everything', exclusions: '' };
    const changed = changedLeftOut(own, { parts: ['state-taxes'], nightPrice: '' }, null);
    expect(changed.inclusions).toBe('Everything\nFuel, driver, tolls, driving at night and GST');
    expect(changed.exclusions).toBe('State taxes, parking, entry tickets and permits');
  });
});
