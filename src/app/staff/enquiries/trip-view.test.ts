import { describe, expect, it } from 'vitest';
import { toFieldsView } from '#app/staff/enquiries/enquiry/fields-view.ts';
import type { FieldColumns } from '#domain/enquiries/fields/fields.ts';
import { fareOf } from '#domain/fares/fare.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { someCabs } from '../../../../tests/support/some-cabs.ts';
import { rideLines, toTripView, tripFieldsLine } from './trip-view.ts';

const now = new Date('2026-11-16T12:00:00Z');

const facts: FieldColumns = {
  name: 'Asha',
  contactNo: '',
  phoneE164: '',
  email: '',
  city: '',
  service: 'Tour packages',
  packageId: null,
  source: 'form',
  tripFrom: '',
  tripTo: '',
  tripStarts: '2027-01-01',
  tripTime: '',
  tripEnds: '2027-01-31',
  adults: 2,
  children: 1,
  carType: '',
  budgetPaise: null,
};

const lineOf = (change: Partial<FieldColumns>) =>
  tripFieldsLine({ ...facts, ...change, trip: null, packageName: 'Paro' }, someCabs, now);

describe('a trip of which only the month is known', () => {
  it('has the month in the inbox, and no first day', () => {
    expect(lineOf({})).toBe('Paro · January 2027 · 2A 1C');
    expect(lineOf({ tripEnds: '2027-01-05' })).toBe('Paro · 1 Jan · 2A 1C');
  });

  it('says on its page that the day is not fixed, and is edited as days', () => {
    const { tripStarts, tripEnds } = toFieldsView(facts, '', someCabs);
    expect(tripStarts).toMatchObject({ shown: 'January 2027, day not fixed', stored: '2027-01-01' });
    expect(tripEnds.shown).toBe('January 2027, day not fixed');
    expect(toFieldsView({ ...facts, tripEnds: null }, '', someCabs).tripStarts.shown).toBe('1 Jan 2027');
  });
});

describe('a requested cab', () => {
  const trip: RequestedTrip = {
    ...{
      trip: 'one-way',
      city: 'guwahati',
      from: 'Guwahati',
      fromSlug: 'guwahati',
      to: 'Dawki',
      toSlug: 'dawki',
    },
    ...{
      stops: ['Sohra (Cherrapunji)'],
      km: 230,
      day: '2026-11-22',
      time: '07:00',
      returnDay: null,
      hours: null,
    },
    ...{ car: 'suv', isAbout: true },
    fare: fareOf({
      ...{ trip: { city: 'guwahati', type: 'one-way', km: 230 }, carType: 'suv', today: '2026-11-16' },
      ...{ rates: { version: 1, validFrom: '2026-01-01', rates: sampleRates }, travelDay: '2026-11-22' },
    }),
  };
  const rideDetails = {
    bags: 4,
    flight: '6E 481',
    pickupAddress: '',
    dropAddress: '',
    answerBy: 'whatsapp',
  } as const;

  it('is read with its stops, its fare and what was said about it', () => {
    expect(rideLines({ trip, rideDetails, adults: 5 }, someCabs)).toEqual([
      'Guwahati to Dawki',
      'Stops on the way: Sohra (Cherrapunji)',
      expect.stringMatching(/^22 Nov 2026, 07:00 · SUV · about ₹[\d,]+$/),
      ...['People: 5', 'Bags: 4', 'Flight or train: 6E 481', 'How to answer: Write to me on WhatsApp'],
    ]);
    const { facts, fare } = toTripView(trip, rideDetails, now);
    expect(facts).toContainEqual({ name: 'Stops on the way', value: 'Sohra (Cherrapunji)' });
    expect(fare?.total).toMatch(/^about ₹/);
  });
});
