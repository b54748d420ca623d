import { describe, expect, it } from 'vitest';
import type { CabRequest } from '#domain/enquiries/intake/cab-request-service.ts';
import { fareOf } from '#domain/fares/fare.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { readRequest } from './request-view.ts';

const test = testDatabase();

/** A request for a pick-up at this minute, received and read at another one, in Indian time. */
async function shownAt(received: string, pickUp: string, change: Partial<CabRequest> = {}) {
  const [day = '', time = ''] = pickUp.split(' ');
  const [receivedDay = '', clock = ''] = received.split(' ');
  const now = momentInIndia(receivedDay, clock);
  const settings = await readSettings(test.db);
  const request: CabRequest = {
    ...{ reference: 'PT-ABC234', state: 'open', people: 3, details: null, receivedAt: now, ...change },
    trip: {
      ...{ trip: 'one-way', city: 'guwahati', from: 'Guwahati', to: 'Haflong', fromSlug: '', toSlug: '' },
      ...{ km: null, day, time, returnDay: null, hours: null, car: 'sedan', fare: null },
    },
  };
  const office = { ...settings, officeHours: 'Mon-Sat 09:30-19:00', responseTargetMinutes: 15 };
  const { answer, next } = await readRequest(test.db, request, office, now);
  return [answer, ...next.map(({ when }) => when)];
}

it('names the cars and the price for all where one car is too small', async () => {
  const settings = await readSettings(test.db);
  const now = momentInIndia('2026-11-18', '10:00');
  const fare = fareOf({
    trip: { city: 'guwahati', type: 'one-way', km: 120 },
    carType: 'suv',
    rates: { version: 1, validFrom: '2026-01-01', rates: sampleRates },
    today: '2026-11-18',
  });
  const trip: CabRequest['trip'] = {
    ...{ trip: 'one-way', city: 'guwahati', from: 'Guwahati', to: 'Shillong', fromSlug: '', toSlug: '' },
    ...{ km: 120, day: '2026-11-21', time: '09:00', returnDay: null, hours: null, car: 'suv', fare },
  };
  const details = { bags: 5, flight: '', pickupAddress: '', dropAddress: '', answerBy: '' } as const;
  const request = { reference: 'PT-ABC234', state: 'open', trip, details, receivedAt: now } as const;
  const seven = await readRequest(test.db, { ...request, people: 7 }, settings, now);
  expect(seven).toMatchObject({
    forWhat: 'with GST, for one car',
    carsNote: expect.stringContaining('2 × SUV, together 12 seats and room for 8 bags: ₹6,804.'),
  });
  const four = await readRequest(test.db, { ...request, people: 4, details: null }, settings, now);
  expect(four).toMatchObject({ forWhat: 'with GST, for the whole car', carsNote: '' });
});

describe('what happens next', () => {
  it('has clock times: in the office hours, for a ride in two hours, and in the night', async () => {
    expect(await shownAt('2026-11-18 10:00', '2026-11-18 12:00')).toEqual([
      'We call you by 10:15 today, India time',
      ...['By 10:15 today', 'Once it is confirmed', '18 Nov 2026, 12:00'],
    ]);
    expect(await shownAt('2026-11-18 23:40', '2026-11-20 07:00')).toEqual([
      'We call you by 09:45 tomorrow, India time',
      ...['By 09:45 tomorrow', 'Once it is confirmed', '20 Nov 2026, 07:00'],
    ]);
  });

  it('begins with a call where the pick-up is before the office answers', async () => {
    expect(await shownAt('2026-11-18 23:40', '2026-11-19 02:00')).toEqual([
      'Please call us now: your pick-up is before 09:45 tomorrow, when we would answer',
      ...['Now', 'Once it is confirmed', '19 Nov 2026, 02:00'],
    ]);
  });
});
