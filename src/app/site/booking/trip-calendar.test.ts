import { expect, it } from 'vitest';
import type { SharedPart, SharedTrip } from '#domain/bookings/share/shared-trip-service.ts';
import { calendarFile } from '#domain/shared/calendar-file.ts';
import { tripEvents } from './trip-calendar.ts';

const part = (change: Partial<SharedPart>): SharedPart => ({
  ...{ id: '7', kind: 'transport', title: 'Thimphu to Punakha', day: 2, nights: 0, onDay: '2027-04-18' },
  ...{
    starts: '08:30',
    state: 'confirmed',
    details: { from: 'Hotel' },
    confirmation: 'YT-1',
    travellers: [],
  },
  supplier: { name: 'Yangphel Transport', city: 'Thimphu', phoneE164: '+97517110004' },
  ...change,
});

const trip: SharedTrip = {
  ...{ kind: 'overseas-tour', number: 'B12', firstDay: '2027-04-17', lastDay: '2027-04-18', changes: 5 },
  isCancelled: false,
  hasVoucher: false,
  days: [
    { id: '31', number: 1, title: 'Kolkata to Thimphu', text: '', meals: ['dinner'] },
    { id: '32', number: 2, title: '', text: '', meals: [] },
  ],
  parts: [
    part({}),
    part({ id: '8', kind: 'fee', title: 'Monument fees', day: 2, starts: '' }),
    part({
      id: '9',
      kind: 'hotel',
      title: 'Hotel in Thimphu',
      day: 1,
      nights: 2,
      starts: '',
      confirmation: 'N-8',
    }),
    part({ id: '10', title: 'Archery', state: 'cancelled' }),
    part({ id: '11', title: 'Later', state: 'asked' }),
  ],
  travellers: [],
};

const agency = { agencyName: 'Purvai Travels', phoneE164: '+913610000000' };
const eventsOf = (change: Partial<SharedTrip> = {}) =>
  tripEvents({
    trip: { ...trip, ...change },
    agency,
    host: 'purvai.example',
    now: new Date('2026-11-20T00:00:00Z'),
  });
const eventOf = (uid: string, change?: Partial<SharedTrip>) =>
  eventsOf(change).find((event) => event.uid === `${uid}@purvai.example`);

it('has an event for each day and for each service with a time, by ids that stay', () => {
  expect(eventsOf().map(({ uid }) => uid.split('@')[0])).toEqual([
    'trip-B12-day-31',
    'trip-B12-day-32',
    'trip-B12-service-7',
    'trip-B12-service-10',
    'trip-B12-service-11',
  ]);
  expect(eventsOf({ changes: 6 }).map(({ sequence }) => sequence)).toEqual([6, 6, 6, 6, 6]);
});

it('has the day with its untimed services and the hotel of the night', () => {
  expect(eventOf('trip-B12-day-31')).toMatchObject({
    ...{ firstDay: '2027-04-17', lastDay: '2027-04-17', title: 'Day 1: Kolkata to Thimphu' },
    text: expect.stringContaining('Your hotel for the night: Hotel in Thimphu\nYangphel Transport, Thimphu'),
  });
  expect(eventOf('trip-B12-day-32')?.text).toMatch(/^Monument fees\n.*Hotel in Thimphu/s);
});

it('is in the time of India, abroad in that of Bhutan, whose clock the title names', () => {
  expect(eventOf('trip-B12-service-7')).toMatchObject({
    startsAt: new Date('2027-04-18T02:30:00Z'),
    ...{ title: '08:30 Thimphu to Punakha', place: 'Hotel', isTentative: false, isCancelled: false },
  });
  expect(eventOf('trip-B12-service-7', { kind: 'tour' })).toMatchObject({
    startsAt: new Date('2027-04-18T03:00:00Z'),
    title: 'Thimphu to Punakha',
  });
  expect(eventOf('trip-B12-service-11')?.isTentative).toBe(true);
});

it('takes off what was cancelled', () => {
  expect(eventOf('trip-B12-service-10')?.isCancelled).toBe(true);
  expect(calendarFile(eventsOf())).toContain('STATUS:CANCELLED');
  expect(eventsOf({ isCancelled: true }).every(({ isCancelled }) => isCancelled)).toBe(true);
});

it('has no number of a supplier, and nothing while the days are not agreed', () => {
  expect(calendarFile(eventsOf())).not.toContain('17110004');
  const parts = trip.parts.map((one) => ({ ...one, onDay: null }));
  expect(eventsOf({ firstDay: null, lastDay: null, parts })).toEqual([]);
});
