import { describe, expect, it } from 'vitest';
import { fareOf } from '#domain/fares/fare.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { type RequestedRide, type RideTermsFrame, rideTerms } from './ride-terms.ts';

const fare = fareOf({
  trip: { city: 'guwahati', type: 'one-way', km: 120 },
  carType: 'suv',
  rates: { version: 1, validFrom: '2026-01-01', rates: sampleRates },
  today: '2026-11-19',
});
const ride: RequestedRide = {
  ...{ trip: 'one-way', fare, isAbout: false, permits: [], nights: 0, hasNumber: false },
  pickupAt: momentInIndia('2026-11-21', '14:00'),
};
const frame: RideTermsFrame = {
  arrivals: { from: undefined, to: undefined },
  policy: sampleRates.policy,
  settings: { paymentTerms: '', paymentMeans: '', upiId: '', bankAccountNo: '' },
  state: 'open',
  now: momentInIndia('2026-11-19', '10:00'),
};
const termsOf = (change: Partial<RequestedRide> = {}, other: Partial<RideTermsFrame> = {}) =>
  new Map(
    rideTerms({ ...ride, ...change }, { ...frame, ...other }).map(({ heading, lines }) => [heading, lines]),
  );
const paying = 'How and when you pay';

describe('the terms of a requested cab', () => {
  it('are in one order, with papers only where the trip needs some', () => {
    const headings = [...termsOf({ permits: ['Nagaland'] }).keys()];
    expect(headings).toEqual([
      ...['Included', 'Not included', 'Papers for the journey', 'If you cancel'],
      ...['Waiting at the pick-up', paying],
    ]);
    expect([...termsOf().keys()]).not.toContain('Papers for the journey');
  });

  it('say of a trip over night whose room is in the fare and whose is not', () => {
    const terms = termsOf({ nights: 3 });
    expect(terms.get('Included')).toContain("The driver's 3 nights on the trip of 4 days");
    expect(terms.get('Not included')?.[0]).toBe('Your rooms for the 3 nights of the trip');
    expect(JSON.stringify([...termsOf()])).not.toMatch(/nights|night on|room/);
  });

  it('are only those of the fare once the trip is over, and start at the confirmation once it is made', () => {
    expect([...termsOf({}, { state: 'closed' }).keys()]).toEqual([
      ...['Included', 'Not included', 'Waiting at the pick-up'],
    ]);
    const booked = termsOf({}, { state: 'booked' });
    expect(booked.get('If you cancel')?.[0]).toBe('Free until 20 Nov 2026, 23:59');
    expect(booked.has(paying)).toBe(false);
  });
});

describe('how a ride is paid', () => {
  const prepaid = expect.stringMatching(/^A ride from or to an airport is prepaid: you pay once/);

  it.each([
    ['from an airport', {}, { from: 'flight', to: undefined }, true],
    ['to an airport', {}, { from: 'train', to: 'flight' }, true],
    ['within the airport’s city', { trip: 'airport' }, { from: 'flight', to: undefined }, true],
    ['between other places', {}, { from: 'train', to: undefined }, false],
    ['there and back from an airport', { trip: 'round-trip' }, { from: 'flight', to: undefined }, false],
  ] as const)('is said for one %s', (_where, change, arrivals, isPrepaid) => {
    const lines = termsOf(change, { arrivals }).get(paying);
    expect(lines).toEqual(
      isPrepaid
        ? ['Nothing is paid now.', prepaid]
        : ['Nothing is paid now.', 'Our confirmation says when you pay.'],
    );
  });

  it('names what staff have written and the ways that there are', () => {
    const settings = {
      ...{ paymentTerms: 'A fifth first.\n\nThe rest later.', paymentMeans: '' },
      ...{ upiId: 'a@b', bankAccountNo: '1' },
    };
    expect(termsOf({}, { settings }).get(paying)).toEqual([
      ...['Nothing is paid now.', 'A fifth first.', 'The rest later.'],
      'You can pay by UPI or bank transfer.',
    ]);
    const named = { ...settings, paymentMeans: 'UPI, card or cash' };
    expect(termsOf({}, { settings: named }).get(paying)?.at(-1)).toBe('You can pay by UPI, card or cash.');
  });
});
