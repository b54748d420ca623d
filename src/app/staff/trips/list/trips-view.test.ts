import { expect, it } from 'vitest';
import type { ListedService } from '#domain/bookings/operations/operations.ts';
import { beginsText, toServiceRow, toTripRow } from './trips-view.ts';

it.each([
  ['2027-04-16', 'Tomorrow'],
  ['2027-04-10', 'In 7 days'],
  ['2027-04-17', 'Day 1 of 6'],
  ['2027-04-22', 'Day 6 of 6'],
  ['2027-04-23', 'Over'],
])('on %s a trip of 17 to 22 April: %s', (today, text) => {
  const trip = { firstDay: '2027-04-17', lastDay: '2027-04-22', isCancelled: false };
  expect(beginsText(trip, today)).toBe(text);
});

it('names a trip of one day, one without days and a cancelled one', () => {
  const day = '2027-04-17';
  expect(beginsText({ firstDay: day, lastDay: day, isCancelled: false }, day)).toBe('Today');
  expect(beginsText({ firstDay: null, lastDay: null, isCancelled: false }, day)).toBe('Days not agreed');
  expect(beginsText({ firstDay: day, lastDay: day, isCancelled: true }, day)).toBe('Cancelled');
});

it('shows a row without names by numbers', () => {
  const service: ListedService = {
    ...{
      id: '7',
      bookingId: '48',
      kind: 'cab',
      title: 'Airport to hotel',
      onDay: '2027-04-17',
      starts: '10:40',
    },
    ...{ nights: 0, state: 'confirmed', heldUntil: null, confirmation: '', supplier: null },
    ...{ customer: '', phoneE164: '+919864012345', tripTitle: 'Bhutan', ownerId: '3' },
    ...{ plate: 'AS01AB1234', driver: 'Bhaskar' },
  };
  const row = toServiceRow(service, new Map([['3', 'Rupa Das']]));
  expect(row).toMatchObject({ isRide: true, day: 'Sat 17 Apr 2027', note: 'Cab', owner: 'Rupa Das' });
  expect(row.customer).toBe('India +91 98640 12345');
  expect(row.crew).toBe('AS 01 AB 1234, Bhaskar');
  const trip = { id: '48', title: '', customer: '', phoneE164: '', firstDay: null, lastDay: null };
  const rest = { ownerId: null, isCancelled: false, confirmed: 2, services: 2 };
  const context = { owners: new Map(), today: '2027-04-17' };
  expect(toTripRow({ ...trip, ...rest }, context)).toMatchObject({
    ...{ title: 'B48', customer: 'B48', progress: '2 of 2', isComplete: true, owner: '' },
  });
});
