import { describe, expect, it } from 'vitest';
import { bookingEventKinds } from '#domain/bookings/booking.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { eventText, toTimelineView } from './event-text.ts';

const by = { actorName: 'Rupa Das' };
const text = (kind: (typeof bookingEventKinds)[number], detail: Record<string, string> = {}) =>
  eventText({ ...by, kind, detail });

it.each([
  ['made', { totalPaise: '199500' }, 'Rupa Das made the booking for ₹1,995.'],
  [
    'made',
    { totalPaise: '199500', file: 'open.csv' },
    'Rupa Das imported the booking for ₹1,995 from the file open.csv.',
  ],
  [
    'changed',
    { detail: 'pickupAddress', from: '', to: 'Hotel Atithi' },
    'Rupa Das changed the pick-up address from empty to “Hotel Atithi”.',
  ],
  ['changed', { detail: 'owner', to: '' }, 'Rupa Das left the booking unassigned.'],
  ['assigned', { car: 'AS 01 AB 1234', driver: 'Raju' }, 'Rupa Das assigned AS 01 AB 1234 and Raju.'],
  ['status', { from: 'assigned', to: 'on-duty' }, 'Rupa Das changed the status from Assigned to On duty.'],
  [
    'rescheduled',
    {
      from: '2026-11-20T00:30:00.000Z',
      to: '2026-11-20T03:30:00.000Z',
      chargePaise: '30000',
      reason: 'Flight',
    },
    'Rupa Das moved the pick-up from 20 Nov 2026, 06:00 to 20 Nov 2026, 09:00, for ₹300: Flight.',
  ],
  ['cancelled', { percent: '0', chargePaise: '0' }, 'Rupa Das cancelled the duty, free of charge.'],
  [
    'no-show',
    { percent: '50', chargePaise: '99750' },
    'Rupa Das marked the duty as a no-show, with 50% of the fare: ₹997.50.',
  ],
  [
    'money',
    { kind: 'collected-by-driver', amountPaise: '50000', method: 'cash', reference: 'Raju' },
    'Rupa Das entered ₹500 as collected by driver (Cash, Raju).',
  ],
  [
    'money',
    { kind: 'refund', amountPaise: '50000', method: 'upi', receivedOn: '2026-11-17' },
    'Rupa Das entered ₹500 as refund (UPI), paid back on 17 Nov 2026.',
  ],
  [
    'voucher-made',
    { names: 'Hotel Druk (2), Travellers’ voucher (1)' },
    'Rupa Das made vouchers: Hotel Druk (2), Travellers’ voucher (1).',
  ],
  [
    'voucher-sent',
    { name: 'Hotel Druk', version: '2', way: 'mail', by: 'Anil Das', address: 'stay@druk.example' },
    'Anil Das sent the voucher for Hotel Druk (version 2) to stay@druk.example.',
  ],
  [
    'voucher-sent',
    { name: '', version: '1', way: 'hand' },
    'Rupa Das gave the travellers’ voucher (version 1) by hand.',
  ],
  [
    'voucher-refused',
    { name: 'Hotel Druk', version: '2', address: 'stay@druk.example', reason: '550 no' },
    'The mail with the voucher for Hotel Druk (version 2) to stay@druk.example was refused: 550 no.',
  ],
] as const)('%s %j', (kind, detail, expected) => {
  expect(text(kind, detail)).toBe(expected);
});

it('has a full sentence for every kind, also without details', () => {
  for (const kind of bookingEventKinds) expect(text(kind)).toMatch(/^[A-Z].+\.$/);
});

it('offers to undo the last change of time while the duty still has that time', () => {
  const at = momentInIndia('2026-11-20', '10:00');
  const moved = (id: string, to: string) =>
    ({ id, dutyId: '7', at, kind: 'rescheduled', detail: { to }, ...by }) as const;
  const events = [moved('1', '2026-11-20T03:30:00.000Z'), moved('2', '2026-11-21T03:30:00.000Z')];
  const undoable = (pickup: string) =>
    toTimelineView(events, { pickups: new Map([['7', pickup]]), marks: new Map(), rides: new Map() }, at)
      .flatMap((day) => day.events)
      .filter(({ undo }) => undo !== null)
      .map(({ id }) => id);
  expect(undoable('2026-11-21T03:30:00.000Z')).toEqual(['2']);
  expect(undoable('2026-11-20T03:30:00.000Z')).toEqual([]);
});

it('offers it for the last change of each of several rides, and names the rides', () => {
  const at = momentInIndia('2026-11-20', '10:00');
  const moved = (id: string, dutyId: string, to: string) =>
    ({ id, dutyId, at, kind: 'rescheduled', detail: { to }, ...by }) as const;
  const events = [moved('1', '7', '2026-11-20T03:30:00.000Z'), moved('2', '8', '2026-11-21T03:30:00.000Z')];
  const pickups = new Map(events.map(({ dutyId, detail }) => [dutyId, detail.to]));
  const rides = new Map([['8', 'Ride 2 of 2, SUV']]);
  const shown = toTimelineView(events, { pickups, marks: new Map(), rides }, at).flatMap((day) => day.events);
  expect(shown.map(({ undo }) => undo?.dutyId)).toEqual(['8', '7']);
  expect(shown.map(({ what }) => what.split(' moved')[0])).toEqual([
    `Ride 2 of 2, SUV: ${by.actorName}`,
    by.actorName,
  ]);
});

it('offers to undo the last change of a ride while the duty still has that ride', () => {
  const at = momentInIndia('2026-11-20', '10:00');
  const event = { id: '1', dutyId: '7', at, kind: 'ride-changed', detail: { after: 'b' }, ...by } as const;
  const undoOf = (mark: string) =>
    toTimelineView([event], { pickups: new Map(), marks: new Map([['7', mark]]), rides: new Map() }, at)
      .flatMap((day) => day.events)
      .map(({ undo }) => undo);
  expect(undoOf('b')).toEqual([{ intent: 'undo-ride', dutyId: '7' }]);
  expect(undoOf('a')).toEqual([null]);
});

describe('another ride', () => {
  const detail = {
    ...{ fromRide: 'Guwahati to Shillong', toRide: 'Guwahati to Tawang' },
    ...{ fromTrip: 'One way', toTrip: 'One way', fromCar: 'Sedan', toCar: 'SUV' },
    ...{ fromPaise: '210000', toPaise: '435000' },
  };
  const told = (kind: 'ride-changed' | 'restored', more: Record<string, string> = {}) =>
    eventText({ kind, actorName: 'Rupa Das', detail: { ...detail, ...more } });

  it('is told with what it was, the prices, and who was taken off', () => {
    expect(told('ride-changed', { crew: 'car' })).toBe(
      'Rupa Das changed the ride: Guwahati to Shillong → Guwahati to Tawang, Sedan → SUV, ₹2,100 → ₹4,350; the car taken off.',
    );
  });

  it('is told with the reason for another price than the fare', () => {
    const kept = { toPaise: '210000', ratesPaise: '435000', reason: 'Promised', toCar: 'Sedan' };
    expect(told('ride-changed', kept)).toBe(
      'Rupa Das changed the ride: Guwahati to Shillong → Guwahati to Tawang, ₹2,100 as before (by the rates ₹4,350): Promised.',
    );
  });

  it('is told when it is taken back, and without details after erasing', () => {
    expect(told('restored', { of: 'ride' })).toMatch(/^Rupa Das took the change of the ride back: Guwahati/);
    expect(eventText({ kind: 'ride-changed', actorName: 'Rupa Das', detail: {} })).toBe(
      'Rupa Das changed the ride.',
    );
  });
});
