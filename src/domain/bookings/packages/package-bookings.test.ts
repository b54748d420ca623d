import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readVersion } from '#app/staff/quotes/version/version-data.ts';
import { listBookingsOfEnquiry, makeAtOnce } from '#domain/bookings/making/booking-start-service.ts';
import { makePackageBooking } from '#domain/bookings/making/making-service.ts';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { viewBooking } from '#domain/bookings/page/booking-page-service.ts';
import { standingOf } from '#domain/bookings/plan/payment-plan.ts';
import { viewQuotePayments } from '#domain/bookings/plan/quote-payments-service.ts';
import { findSharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { viewEnquiry } from '#domain/enquiries/inbox/inbox-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { acceptQuote } from '#domain/quotes/quote-share-service.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { dayInIndia, daysAfter, momentInIndia } from '#domain/shared/india-time.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking } from '../../../../tests/support/some-booking.ts';
import {
  acceptedPackage,
  addTourEnquiry,
  balanceDue,
  bookedPackage,
  depositDue,
  firstDay,
  lastDay,
  packageTerms,
} from '../../../../tests/support/some-package.ts';
import { refundByHand } from '../../../../tests/support/some-refund.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { tripCancellation } from './package-cancellation.ts';
import { cancelPackage, restorePackage } from './package-service.ts';

const test = testDatabase();
const actor = someActor(test);
beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

async function view(id: string | undefined) {
  const found = await viewBooking(test.db, actor, id ?? '');
  if (!found) throw new Error(`no booking ${id}`);
  return found;
}

const pay = (id: string, amountPaise: number) =>
  addMoney(test.db, actor, id, {
    ...{ key: randomUUID(), kind: 'advance', amountPaise, method: 'upi', reference: randomUUID() },
  });

describe('an accepted quote for a package', () => {
  it('becomes a booking with one service, its exact sums and plan, and no duty', async () => {
    const { id, quote } = await bookedPackage(test, actor);
    const { booking, duties, package: sold, plan, events } = await view(id);
    expect(booking).toMatchObject({
      ...{ kind: 'overseas-tour', origin: 'quote', quoteId: quote.id, totalPaise: 1_75_644_00 },
      ...{ firstDay, lastDay },
    });
    expect(duties).toEqual([]);
    expect(sold).toMatchObject({
      title: 'Bhutan in six days, two adults',
      amountPaise: 1_75_644_00,
      sums: {
        ...{ subtotalPaise: 1_80_000_00, discountPaise: 16_000_00, gstPaise: 8_200_00, tcsPaise: 3_444_00 },
        ...{ roundingPaise: 0, totalPaise: 1_75_644_00 },
      },
      offer: { terms: 'Cancelling 30 days before the tour: 25% of the price.', itinerary: 'Paro\nThimphu' },
    });
    expect(sold?.offer.lines.map(({ text }) => text.slice(0, 6))).toEqual(['Bhutan', 'Sustai']);
    expect(plan).toEqual([
      { kind: 'deposit', amountPaise: 52_693_00, dueOn: depositDue },
      { kind: 'balance', amountPaise: 1_22_951_00, dueOn: balanceDue },
    ]);
    expect(events.map(({ kind }) => kind)).toEqual(['made']);
  });

  it('has the optional lines that were chosen in its sums', async () => {
    const { quote } = await acceptedPackage(test, actor, { chosen: [3] });
    const { booking, package: sold } = await view(await makeAtOnce(test, actor, { quote: quote.id }));
    expect(sold?.sums).toMatchObject({ subtotalPaise: 1_89_000_00, totalPaise: booking.totalPaise });
    expect(sold?.offer.lines[2]).toEqual({ text: 'A day of rafting', quantity: 1, unitPaise: 9_000_00 });
  });

  it('becomes one booking, from the enquiry as from the quote, also when asked for at once', async () => {
    const { enquiryId, quote } = await acceptedPackage(test, actor);
    expect((await listBookingsOfEnquiry(test.db, actor, enquiryId)).quoteToBook).toBe(quote.id);
    const sources = [{ enquiry: enquiryId }, { quote: quote.id }, { enquiry: enquiryId }];
    const ids = await Promise.all(sources.map((source) => makeAtOnce(test, actor, source)));
    expect(new Set(ids).size).toBe(1);
    expect((await view(ids[0])).booking.quoteId).toBe(quote.id);
    const listed = await listBookingsOfEnquiry(test.db, actor, enquiryId);
    expect(listed).toMatchObject({ bookings: [{ id: ids[0] }], quoteToBook: undefined });
    expect((await viewEnquiry(test.db, actor, enquiryId))?.enquiry.stage).toBe('confirmed');
  });

  it('becomes no second booking where the enquiry has one without a quote, which counts as its own', async () => {
    const { enquiryId, quote } = await acceptedPackage(test, actor);
    const page = () => readVersion({ ...test, baseUrl: '' }, actor, enquiryId, quote.version);
    expect((await page())?.canBook).toBe(true);
    const made = await makeSomeBooking(test, actor, { enquiryId });
    expect((await page())?.canBook).toBe(false);
    expect(await makeAtOnce(test, actor, { quote: quote.id })).toBe(made);
    const key = randomUUID();
    expect(await makePackageBooking(test, actor, { quoteId: quote.id, key })).toBe(made);
    await test.pool.query('update bookings set cancelled_at = now() where id = $1', [made]);
    expect((await page())?.canBook).toBe(true);
    expect(await makeAtOnce(test, actor, { quote: quote.id })).not.toBe(made);
    expect((await page())?.canBook).toBe(false);
  });

  it('is not booked once the customer has accepted a later one', async () => {
    const { enquiryId, quote } = await acceptedPackage(test, actor);
    const later = await makeQuote(test, actor, enquiryId, packageTerms());
    await acceptQuote(test, later.token, { name: 'Meera' });
    const canBook = async (version: number) =>
      (await readVersion({ ...test, baseUrl: '' }, actor, enquiryId, version))?.canBook;
    expect([await canBook(1), await canBook(2)]).toEqual([false, true]);
    await expect(makeAtOnce(test, actor, { quote: quote.id })).rejects.toMatchObject({ code: 'conflict' });
    expect(await makeAtOnce(test, actor, { quote: later.quote.id })).toBeDefined();
  });

  it('is not made by the form for cabs', async () => {
    const { quote } = await acceptedPackage(test, actor);
    await expect(makeSomeBooking(test, actor, { quoteId: quote.id })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('without a kind is a package unless the customer asked for a ride or a car', async () => {
    const enquiryId = await addTourEnquiry(test, actor);
    const accept = async () => {
      const terms = packageTerms({ serviceKind: 'other' });
      const { quote, token } = await makeQuote(test, actor, enquiryId, terms);
      await acceptQuote(test, token, { name: 'Meera' });
      return makeAtOnce(test, actor, { quote: quote.id });
    };
    expect((await view(await accept())).booking.kind).toBe('other');
    await test.pool.query(`update enquiries set car_type = 'suv' where id = $1`, [enquiryId]);
    // The form asks for the ride.
    expect(await accept()).toBeUndefined();
  });

  it('has no days while only the month is known, and its link opens all the same', async () => {
    const { enquiryId, quote } = await acceptedPackage(test, actor);
    // As a quote from before quotes had days.
    await test.pool.query(`alter table quotes disable trigger user;
      update quotes set first_day = null, last_day = null where id = ${quote.id};
      alter table quotes enable trigger user`);
    await test.pool.query(
      `update enquiries set trip_starts = '2027-04-01', trip_ends = '2027-04-30' where id = $1`,
      [enquiryId],
    );
    const id = (await makeAtOnce(test, actor, { quote: quote.id })) ?? '';
    expect((await view(id)).booking).toMatchObject({ firstDay: null, lastDay: null });
    const token = (await viewCustomerLink(test, actor, id))?.token ?? '';
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000);
    expect(await findSharedBooking(test.db, token, inDays(300))).toBe(id);
    expect(await findSharedBooking(test.db, token, inDays(456))).toBeUndefined();
  });

  it('has a link until 90 days after its last day', async () => {
    const { id } = await bookedPackage(test, actor);
    const token = (await viewCustomerLink(test, actor, id))?.token ?? '';
    const at = (days: number) => momentInIndia(daysAfter(lastDay, days), '23:00');
    expect(await findSharedBooking(test.db, token, at(90))).toBe(id);
    expect(await findSharedBooking(test.db, token, at(91))).toBeUndefined();
  });
});

describe('the sums of a package', () => {
  it('are never changed', async () => {
    const { id } = await bookedPackage(test, actor);
    await expect(
      test.pool.query('update booking_packages set gst_paise = gst_paise where booking_id = $1', [id]),
    ).rejects.toThrow('entries are never changed');
  });
});

describe('what is paid', () => {
  it('counts for the deposit first, and is asked for neither on the booking nor on the quote', async () => {
    const { id, quote } = await bookedPackage(test, actor);
    expect(await viewQuotePayments(test.db, quote.id)).toMatchObject({ duePaise: 52_693_00 });
    await pay(id, 20_000_00);
    const parts = async () => {
      const { booking, plan } = await view(id);
      return standingOf(plan, booking).map(({ openPaise }) => openPaise);
    };
    expect(await parts()).toEqual([32_693_00, 1_22_951_00]);
    await pay(id, 32_693_00);
    expect(await parts()).toEqual([0, 1_22_951_00]);
    expect(await viewQuotePayments(test.db, quote.id)).toMatchObject({
      booking: { id, number: `B${id}` },
      duePaise: 1_22_951_00,
      parts: [{ kind: 'deposit', openPaise: 0 }, { kind: 'balance' }],
    });
    await pay(id, 1_22_951_00);
    expect((await viewQuotePayments(test.db, quote.id))?.duePaise).toBe(0);
    await refundByHand(test, actor, id, 22_951_00);
    expect(await parts()).toEqual([0, 22_951_00]);
  });
});

describe('cancelling a package', () => {
  it('costs what staff say with a reason, and is taken back', async () => {
    const { id, quote } = await bookedPackage(test, actor);
    await pay(id, 52_693_00);
    const cancel = (chargePaise: number, reason = '25% by the terms') =>
      cancelPackage(test.db, actor, id, { chargePaise, reason });
    await expect(cancel(43_050_00, '')).rejects.toMatchObject({ code: 'invalid', field: 'reason' });
    await expect(cancel(1_72_200_01)).rejects.toMatchObject({ code: 'invalid', field: 'typedCharge' });
    await cancel(43_050_00);
    await expect(cancel(43_050_00)).rejects.toMatchObject({ code: 'conflict' });
    const { booking, package: sold } = await view(id);
    expect(booking).toMatchObject({ totalPaise: 43_050_00, cancelledAt: expect.any(Date) });
    expect(sold?.sums.totalPaise).toBe(1_75_644_00);
    expect(await viewQuotePayments(test.db, quote.id)).toMatchObject({
      booking: { isCancelled: true },
      duePaise: 0,
    });
    await restorePackage(test.db, actor, id);
    await expect(restorePackage(test.db, actor, id)).rejects.toMatchObject({ code: 'conflict' });
    expect((await view(id)).booking).toMatchObject({ totalPaise: 1_75_644_00, cancelledAt: null });
  });

  it('costs what the booking’s own terms say on that day, unless staff type another charge and why', async () => {
    const { id } = await bookedPackage(test, actor);
    const sold = (await view(id)).package;
    if (!sold) throw new Error('no package');
    const now = new Date();
    const byTerms = tripCancellation({ firstDay }, sold, now);
    expect(byTerms).toMatchObject({
      chargePaise: 43_050_00,
      reason: 'By the terms of the quote: 25% of the price with GST, as the trip begins in 90 days',
      note: 'Visa and permit fees are not given back.',
    });
    const { chargePaise = 0, reason = '' } = byTerms ?? {};
    const cancel = (change: object) =>
      cancelPackage(test.db, actor, id, { chargePaise, reason, seenPaise: chargePaise, ...change });
    await expect(cancel({ chargePaise: 10_000_00 })).rejects.toMatchObject({ field: 'reason' });
    await expect(cancel({ seenPaise: 86_100_00 })).rejects.toMatchObject({ code: 'conflict' });
    await cancel({ chargePaise: 10_000_00, reason: 'A death in the family' });
    expect((await view(id)).booking).toMatchObject({ totalPaise: 10_000_00 });
    await restorePackage(test.db, actor, id);
    await cancel({});
    const { booking, events } = await view(id);
    expect(booking).toMatchObject({ totalPaise: 43_050_00 });
    const details = events.filter(({ kind }) => kind === 'cancelled').map(({ detail }) => detail);
    expect(details).toContainEqual({ of: 'trip', chargePaise: '4305000', reason });
  });

  it('follows the days of the trip, and an older booking has no terms of its own', async () => {
    const { id } = await bookedPackage(test, actor);
    const sold = (await view(id)).package;
    if (!sold) throw new Error('no package');
    const near = daysAfter(dayInIndia(new Date()), 20);
    expect(tripCancellation({ firstDay: near }, sold, new Date())?.chargePaise).toBe(86_100_00);
    expect(tripCancellation({ firstDay: null }, sold, new Date())).toBeUndefined();
    const { cancellation: _cancellation, travellers: _travellers, ...offer } = sold.offer;
    expect(tripCancellation({ firstDay }, { ...sold, offer }, new Date())).toBeUndefined();
    await test.pool.query(
      `update booking_packages set offer = offer - 'cancellation' - 'travellers' where booking_id = $1`,
      [id],
    );
    await cancelPackage(test.db, actor, id, { chargePaise: 5_000_00, reason: 'As agreed' });
    expect((await view(id)).booking).toMatchObject({ totalPaise: 5_000_00 });
  });

  it('lets the quote become another booking, after which it is not taken back', async () => {
    const { id, quote } = await bookedPackage(test, actor);
    await cancelPackage(test.db, actor, id, { chargePaise: 0, reason: 'by mistake' });
    const second = await makeAtOnce(test, actor, { quote: quote.id });
    expect(second).not.toBe(id);
    await expect(restorePackage(test.db, actor, id)).rejects.toMatchObject({ code: 'conflict' });
  });
});
