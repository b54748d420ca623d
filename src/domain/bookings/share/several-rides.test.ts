import { beforeAll, describe, expect, it } from 'vitest';
import { toBookingView } from '#app/site/booking/booking-view.ts';
import { toListedView } from '#app/staff/cabs/bookings/list/listed-booking-view.ts';
import { readBooking } from '#app/staff/cabs/bookings/page/booking-data.ts';
import { readCustomerLink } from '#app/staff/cabs/bookings/page/link-view.ts';
import { cancelDuty } from '#domain/bookings/changes/cancel-service.ts';
import { findBookings, listBookings } from '#domain/bookings/list/booking-list-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { renderBookingMail } from '#worker/mail/booking-mail.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, seen, viewOnly } from '../../../../tests/support/some-booking.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { viewForCustomer } from './booking-share-service.ts';

const test = testDatabase();
const actor = someActor(test);
const day = daysAfter(dayInIndia(new Date()), 5);
const names = ['Ride 1 of 2, Sedan', 'Ride 2 of 2, SUV'];

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

let count = 0;

/** A sedan and an SUV to Shillong, of a customer of their own. */
async function twoCars(change: Record<string, string> = {}) {
  count += 1;
  const contactNo = `98640 90${String(count).padStart(3, '0')}`;
  const cars = { carCount: '2', moreCars: 'suv' };
  const id = await makeSomeBooking(test, actor, { ...cars, contactNo, ...change });
  const codes = (
    await test.pool.query('select end_code from duties where booking_id = $1 order by id', [id])
  ).rows.map(({ end_code }) => String(end_code));
  return { id, contactNo, codes };
}

async function cancelFirst(id: string) {
  const { duty } = await viewOnly(test, actor, id);
  await cancelDuty(test.db, actor, { ...seen(duty), chargePaise: 0, reason: '' });
}

async function shown(id: string) {
  const now = new Date();
  const found = await viewForCustomer(test.db, id, now);
  if (!found) throw new Error('no booking');
  return { found, view: toBookingView(found, await readSettings(test.db), new Map(), now) };
}

async function pageOf(id: string) {
  const page = await readBooking(test, actor, id);
  if (!page) throw new Error('no booking');
  return page;
}

describe('the customer’s page of two cars', () => {
  it('names each ride, with its own code and price', async () => {
    const { id, codes } = await twoCars();
    const { view } = await shown(id);
    expect(view.duties.map(({ ride, code }) => [ride, code])).toEqual(
      names.map((name, index) => [name, codes[index]]),
    );
    expect(view.total).toBe('₹4,830');
    expect(view.cashHint).toContain('Ride 1 of 2, Sedan');
  });

  it('names no ride where there is only one', async () => {
    const { view } = await shown(await makeSomeBooking(test, actor));
    expect(view.duties.map(({ ride }) => ride)).toEqual(['']);
    expect(view.cashHint).toBe('You can also pay the driver in cash at the end of the ride.');
  });
});

describe('the mail about two cars', () => {
  const mailOf = async (id: string) => {
    const { found } = await shown(id);
    const mail = {
      ...{ id: '1', bookingId: id, recipient: 'a@example.com', madeBy: '' },
      ...{ isCancellation: false, isTried: false },
    };
    const frame = {
      settings: await readSettings(test.db),
      link: undefined,
      host: 'x.example',
      now: new Date(),
    };
    return renderBookingMail({ mail, booking: found, enquiryId: null, token: undefined }, frame);
  };

  it('names both with their prices summed, and has both in the calendar', async () => {
    const { id } = await twoCars();
    const mail = await mailOf(id);
    expect(mail.subject).toContain(`Your booking B${id}, Guwahati to Shillong, 2 rides, `);
    for (const name of names) {
      expect(mail.text).toContain(`Guwahati to Shillong: ${name}`);
      expect(mail.text).toContain(`What cancelling costs: ${name}`);
    }
    expect(mail.text).toContain('Your cabs are booked');
    expect(mail.text).toContain('₹4,830');
    const calendar = String(mail.attachments[0]?.content);
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(new Set(calendar.match(/UID:.*/g)).size).toBe(2);
  });

  it('leaves out the ride that is cancelled', async () => {
    const { id } = await twoCars();
    await cancelFirst(id);
    const mail = await mailOf(id);
    expect(mail.text).toContain('Ride 2 of 2, SUV');
    expect(mail.text).not.toContain('Ride 1 of 2');
    expect(mail.text).toContain('₹2,835');
  });
});

describe('the staff’s page of two cars', () => {
  it('names them in the money, on the timeline and in the message to the customer', async () => {
    const { id, codes } = await twoCars();
    const page = await pageOf(id);
    expect(page.priced.map(({ title, amount }) => [title, amount])).toEqual([
      ['One way, Guwahati to Shillong, Ride 1 of 2, Sedan', '₹1,995'],
      ['One way, Guwahati to Shillong, Ride 2 of 2, SUV', '₹2,835'],
    ]);
    const link = await readCustomerLink({ ...test, baseUrl: 'https://x.example' }, actor, page);
    const text = link?.shared?.text ?? '';
    expect(text).toMatch(/Guwahati to Shillong, [^;]+, Sedan; Guwahati to Shillong, [^;]+, SUV/);
    for (const [index, name] of names.entries()) expect(text).toContain(`${name}: ${codes[index]}`);
    await cancelFirst(id);
    const [today] = (await pageOf(id)).days;
    expect(today?.events.map(({ what }) => what)).toEqual([
      `Ride 1 of 2, Sedan: ${actor.name} cancelled the duty, free of charge.`,
      `${actor.name} made the booking for ₹4,830: Sedan and SUV.`,
    ]);
    expect((await pageOf(id)).isCancelled).toBe(false);
  });

  it('says what the booking costs after one of them is cancelled', async () => {
    const { id } = await twoCars();
    const [sedan, suv] = (await pageOf(id)).duties;
    expect([sedan?.cancel?.otherPaise, suv?.cancel?.otherPaise]).toEqual([2_835_00, 1_995_00]);
  });
});

describe('the list', () => {
  const tripOf = (booking: Parameters<typeof toListedView>[0]) => toListedView(booking, new Date()).trip;

  it('has a row for each car among the duties, and one for the booking in a search', async () => {
    const { id, contactNo } = await twoCars({ date: daysAfter(day, 1) });
    const { bookings } = await listBookings(test.db, actor, { view: 'upcoming' });
    expect(bookings.filter(({ bookingId }) => bookingId === id).map(tripOf)).toEqual([
      'Guwahati to Shillong · Sedan',
      'Guwahati to Shillong · SUV',
    ]);
    const found = await findBookings(test.db, actor, contactNo, 9);
    expect(found.map(tripOf)).toEqual(['Guwahati to Shillong · Sedan + SUV']);
  });

  it('shows a booking by its live ride once the first one is cancelled', async () => {
    const { id, contactNo } = await twoCars();
    await cancelFirst(id);
    const [found] = await findBookings(test.db, actor, contactNo, 9);
    expect(found && [found.ride?.status, tripOf(found)]).toEqual(['confirmed', 'Guwahati to Shillong']);
  });
});
