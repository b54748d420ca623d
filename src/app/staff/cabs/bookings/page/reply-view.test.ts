import { expect, it } from 'vitest';
import { fillReply, openFields } from '#domain/enquiries/replies/saved-reply.ts';
import type { BookingPageView } from './booking-data.ts';
import { toReplyValues } from './reply-view.ts';

const ride = { route: 'Guwahati to Shillong', pickUp: 'Sat 17 Apr 2027, 06:00', isEnded: false };
const crew = { car: 'AS 01 AB 1234, Dzire', driver: 'Bhaskar Kalita', driverPhone: '+91 98640 12345' };

const booking = (change: object) =>
  ({
    ...{ number: 'B48', customer: { name: 'Asha Baruah' }, enquiry: null, total: '₹4,000' },
    ...{ sums: { totalPaise: 4000_00, receivedPaise: 1500_00 }, trip: undefined, duties: [] },
    ...change,
  }) as unknown as BookingPageView;

const shared = {
  href: 'https://x.example/booking/abc',
  reviewHref: '',
  text: '',
  chatHref: null,
  changed: '',
  changedHref: null,
};
const body = '{name}: {trip}, {dates}, {price}, {amountDue} to pay, {car}, {driver}, {number}, {link}';

it('knows everything about a ride with car and driver', () => {
  const values = toReplyValues(booking({ duties: [{ ...ride, ...crew }] }), { isOver: false, shared });
  expect(fillReply(body, values)).toBe(
    'Asha: Guwahati to Shillong, Sat 17 Apr 2027, 06:00, ₹4,000, ₹2,500 to pay, AS 01 AB 1234, Dzire, Bhaskar Kalita, +91 98640 12345, B48, https://x.example/booking/abc',
  );
});

it('names each of several rides once, and none that ended', () => {
  const other = { ...ride, car: 'AS 01 XY 9999', driver: '', driverPhone: '' };
  const ended = { ...other, car: 'AS 01 ZZ 0000', isEnded: true };
  const values = toReplyValues(booking({ duties: [{ ...ride, ...crew }, other, ended] }), undefined);
  expect(values).toMatchObject({
    ...{ trip: 'Guwahati to Shillong', car: 'AS 01 AB 1234, Dzire; AS 01 XY 9999' },
    driver: 'Bhaskar Kalita, +91 98640 12345',
  });
});

it('has no value for what is not known, so that it is named', () => {
  const trip = { title: 'Bhutan in six days', hasDays: false, days: 'Dates to be agreed' };
  const paid = { totalPaise: 4000_00, receivedPaise: 4000_00 };
  const values = toReplyValues(booking({ trip, sums: paid }), { isOver: true, shared });
  expect(openFields(fillReply(body, values))).toEqual([
    '{dates}',
    '{amountDue}',
    '{car}',
    '{driver}',
    '{link}',
  ]);
});
