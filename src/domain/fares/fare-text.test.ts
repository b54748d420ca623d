import { describe, expect, it } from 'vitest';
import { someCabs } from '../../../tests/support/some-cabs.ts';
import { fareOf } from './fare.ts';
import { fareBookOf } from './fare-book.ts';
import {
  dayMinimumText,
  distanceText,
  freeWaitingText,
  includedDistance,
  includedWaiting,
  lineText,
  priceText,
  rowsWithoutFare,
  tripChat,
  tripMessage,
  tripRows,
} from './fare-text.ts';
import { extraText } from './inclusion-text.ts';
import { tripRequestOf } from './requested-trip.ts';
import { isAboutFare, requestedTripOf } from './resolved-trip.ts';
import { sampleRates } from './sample-rates.ts';
import { resolveOn } from './trip-resolver.ts';

const today = '2026-11-16';
const rates = { version: 7, validFrom: '2026-01-01', rates: sampleRates };
const airport = {
  slug: 'guwahati-airport',
  name: 'Guwahati Airport (LGBI)',
  kind: 'airport',
  city: 'guwahati',
} as const;
const shillong = { slug: 'shillong', name: 'Shillong', kind: 'beyond', city: 'guwahati' } as const;

function tripOf(fields: Record<string, string>, km?: number) {
  const stops = [airport, shillong].map((stop) => ({
    ...stop,
    otherNames: '',
    state: '',
    coordinates: undefined,
  }));
  const ends = { from: airport.slug, to: shillong.slug };
  const distances = km === undefined ? [] : [{ ...ends, km, minutes: 210, isAbout: false }];
  const book = fareBookOf({ versions: [rates], cars: [], cabs: someCabs, stops, legs: [], distances });
  const { resolved } = resolveOn(book, tripRequestOf({ ...ends, ...fields }, today));
  const fare = resolved.trip && fareOf({ trip: resolved.trip, carType: 'suv', rates, today });
  return { trip: requestedTripOf(resolved, 'suv', fare), fare };
}

describe('the words about a fare', () => {
  it('say the trip in lines that a visitor can change', () => {
    expect(tripMessage(tripOf({ trip: 'one-way', date: '2026-11-27' }, 120).trip, someCabs)).toBe(
      [
        'Trip: One way, Guwahati Airport (LGBI) to Shillong',
        'When: 27 Nov 2026, 09:00',
        'Distance: 120 km',
        'Car: SUV',
        'Fare: ₹3,402 with GST, if booked by 23 Nov 2026',
      ].join('\n'),
    );
  });

  it('say no day of booking that is not before the ride', () => {
    const soon = tripOf({ trip: 'one-way', date: '2026-11-17' }, 120).trip;
    expect(tripMessage(soon, someCabs)).toContain('Fare: ₹3,402 with GST, if booked before you travel');
  });

  it('ask for a fare that is not known, and name none', () => {
    const text = tripChat(tripOf({ trip: 'one-way', date: '2026-11-17' }).trip, someCabs);
    expect(text).toContain('Please tell me the fare.');
    expect(text).not.toContain('₹');
  });

  it('name what is included and what more costs', () => {
    const { fare } = tripOf({ trip: 'round-trip', date: '2026-11-17', returnDate: '2026-11-18' }, 100);
    expect(fare && includedDistance(fare.included)).toBe('500 km in 2 days');
    expect(fare && includedWaiting(fare.included)).toBe('');
    expect(fare?.lines.map((line) => lineText(line, fare.extras))).toEqual(['At least 500 km at ₹19']);
    expect(fare?.extras.map((extra) => extraText(extra))).toEqual(['Each further kilometre: ₹20 and GST']);
    const single = tripOf({ trip: 'one-way', date: '2026-11-17' }, 100).fare;
    expect(single && includedWaiting(single.included)).toBe('30 minutes of waiting');
    expect(single?.extras.map((extra) => extraText(extra))).toEqual([
      'Each further kilometre: ₹20 and GST',
      'Each started 15 minutes of waiting beyond the free time: ₹62.50 and GST',
    ]);
  });

  it('name the hours of a hire, without waiting', () => {
    const { trip, fare } = tripOf({ trip: 'local', date: '2026-11-17', hours: '6' });
    expect(fare && includedDistance(fare.included)).toBe('6 hours and 60 km');
    expect(fare && includedWaiting(fare.included)).toBe('');
    expect(trip).toMatchObject({ to: '', toSlug: '', hours: 6 });
  });
});

it('says about in whole rupees, and only where the kilometres decide the fare', () => {
  expect([priceText(551_250), priceText(551_250, true)]).toEqual(['₹5,512.50', 'about ₹5,513']);
  const priced = (loopKm: number) =>
    fareOf({
      trip: { city: 'guwahati', type: 'round-trip', km: 100, days: 2, loopKm },
      ...{ carType: 'suv', rates, today },
    });
  expect(isAboutFare({ isAbout: true }, priced(310))).toBe(false);
  expect(isAboutFare({ isAbout: true }, priced(510))).toBe(true);
  expect(isAboutFare({ isAbout: false }, priced(510))).toBe(false);
});

describe('the distance of a round trip', () => {
  const fareOver = (km: number, loopKm?: number) =>
    fareOf({
      trip: { city: 'guwahati', type: 'round-trip', km, days: 3, ...(loopKm && { loopKm }) },
      ...{ carType: 'suv', rates, today },
    });
  const round = { trip: 'round-trip', km: 255 } as const;

  it('is that of each way, or of the whole way over stops', () => {
    expect(distanceText({ ...round, fare: fareOver(255) })).toBe('255 km each way');
    expect(distanceText({ ...round, stops: ['Shillong'], fare: fareOver(255, 410) })).toBe(
      '410 km there and back over the stops',
    );
    expect(distanceText({ ...round, stops: ['Shillong'], fare: fareOver(255) })).toBe(
      '510 km there and back over the stops',
    );
    expect(distanceText({ ...round, stops: ['Shillong'], fare: null })).toBe('255 km there over the stops');
  });

  it('is the same with the fare and beside it', () => {
    const { trip } = tripOf({ trip: 'one-way', date: '2026-11-17' }, 120);
    const tour = { ...trip, ...round, stops: ['Shillong'], fare: fareOver(255, 410) };
    const distance = ['Distance', '410 km there and back over the stops, 750 km in 3 days included'];
    expect(rowsWithoutFare(tour, someCabs)).toContainEqual(distance);
    expect(tripRows(tour, someCabs)).toContainEqual(distance);
  });
});

it('says for how long waiting is free, whatever the rates are', () => {
  const waiting = (freeWaitingMinutes: number, airportFreeWaitingMinutes: number) =>
    freeWaitingText({ freeWaitingMinutes, airportFreeWaitingMinutes });
  expect(waiting(30, 60)).toBe('30 minutes, or 60 between an airport and its own city');
  expect(waiting(30, 30)).toBe('30 minutes');
  expect(freeWaitingText(null)).toBe('as long as the booking says');
});

it('says what a round trip is charged for, whatever the rates are', () => {
  expect(dayMinimumText({ fewest: 250, most: 250 })).toBe('at least 250 km for each day');
  expect(dayMinimumText({ fewest: 250, most: 300 })).toBe('at least 250 to 300 km for each day, by the car');
  for (const none of [null, { fewest: 0, most: 0 }])
    expect(dayMinimumText(none)).toBe('the kilometres that the fare names');
});
