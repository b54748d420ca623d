import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { travelMonth } from '#domain/enquiries/fields/travel-month.ts';
import { someCabs } from '../../../../tests/support/some-cabs.ts';
import { tripFieldNames, tripFieldsAsked } from './trip-fields-input.ts';
import { columnsOfTypedTrip } from './typed-trip.ts';

const now = new Date('2026-11-16T12:00:00Z');
const read = (typed: Parameters<typeof columnsOfTypedTrip>[0]) => columnsOfTypedTrip(typed, someCabs, now);

describe('what is typed about the trip', () => {
  it('fills the facts of a ride', () => {
    expect(
      read({
        tripFrom: ' Guwahati  airport ',
        tripTo: 'Tawang',
        tripStarts: '2026-12-24',
        tripTime: '06:30',
        carType: 'suv',
        adults: '5',
      }),
    ).toMatchObject({
      tripFrom: 'Guwahati airport',
      tripTo: 'Tawang',
      tripStarts: '2026-12-24',
      tripTime: '06:30',
      carType: 'suv',
      adults: 5,
    });
  });

  it('takes a month from the present one on, with all its days', () => {
    expect(read({ tripMonth: '12' })).toMatchObject({ tripStarts: '2026-12-01', tripEnds: '2026-12-31' });
    expect(read({ tripMonth: '11' })).toMatchObject({ tripStarts: '2026-11-01', tripEnds: '2026-11-30' });
    expect(read({ tripMonth: '2' })).toMatchObject({ tripStarts: '2027-02-01', tripEnds: '2027-02-28' });
    expect(travelMonth({ tripStarts: '2027-02-01', tripEnds: '2027-02-28' })).toBe('February 2027');
    expect(travelMonth({ tripStarts: '2027-02-01', tripEnds: '2027-02-27' })).toBe('');
    expect(travelMonth({ tripStarts: null, tripEnds: null })).toBe('');
  });

  it('prefers a day to a month, and never ends before it starts', () => {
    expect(read({ tripStarts: '2027-05-05', tripMonth: '12' })).not.toHaveProperty('tripEnds');
  });

  it('leaves out what is no such fact, and never throws', () => {
    expect(
      read({ adults: '0', carType: 'rocket', tripTime: '25:00', tripStarts: 'soon', tripMonth: '13' }),
    ).toEqual({ tripFrom: '', tripTo: '', children: null });
    const anything = fc.record(Object.fromEntries(tripFieldNames.map((name) => [name, fc.string()])));
    fc.assert(fc.property(anything, (typed) => (read(typed).tripFrom ?? '').length <= 100));
  });
});

describe('what a form asks', () => {
  const nothing = { service: '', trip: '', party: '' };

  it('depends on the page, and leaves out what a calculator has sent along', () => {
    expect(tripFieldsAsked(nothing)).toEqual([]);
    expect(tripFieldsAsked({ ...nothing, service: 'Cabs' })).toContain('tripFrom');
    expect(tripFieldsAsked({ ...nothing, service: 'Cabs', trip: 'from=a' })).toEqual(['adults']);
    expect(tripFieldsAsked({ ...nothing, service: 'Tour packages' })).toContain('tripMonth');
    expect(tripFieldsAsked({ ...nothing, service: 'Tour packages', party: 'adults=2' })).toEqual([]);
  });
});
