import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { acceptQuote } from '#domain/quotes/quote-share-service.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { customerBookingPath, paths, quotePath } from '#paths.ts';
import { bookingPath, enquiryPath, quoteVersionPath } from '#staff-paths.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { someActor } from '../support/some-actor.ts';
import { acceptedPackage, balanceDue, depositDue } from '../support/some-package.ts';
import { someTerms } from '../support/some-terms.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
let web: Web;
let cookie = '';
beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  await test.pool.query(`update site_settings set upi_id = 'purvai@upi'`);
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  cookie = await staffCookie(test, web.url);
});
afterAll(() => web?.stop());

const textOf = (html: string) =>
  html.replace(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');
const read = async (path: string) =>
  textOf(await (await fetch(web.url + path, { headers: { cookie } })).text());

/** As the button 'Make booking' does it. Returns the id of the booking, or '' when the form is to be filled in. */
async function press(source: Record<string, string>): Promise<string> {
  const answer = await fetch(`${web.url}${paths.adminBookingOf}.data`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(source),
  });
  expect(answer.status).toBe(200);
  const { rows } = await test.pool.query(
    'select id from bookings where quote_id = $1 or enquiry_id = $2 order by id desc limit 1',
    [source.quote ?? null, source.enquiry ?? null],
  );
  return String(rows[0]?.id ?? '');
}

const customerPage = async (id: string) =>
  read(customerBookingPath((await viewCustomerLink(test, actor, id))?.token ?? ''));

const payDeposit = (id: string, amountPaise: number) =>
  addMoney(test.db, actor, id, {
    ...{ key: randomUUID(), kind: 'advance', amountPaise, method: 'upi', reference: randomUUID() },
  });

describe('the customer of a package', () => {
  it('reads what was quoted, its terms and its plan, and nothing about a cab', async () => {
    const { quote } = await acceptedPackage(test, actor);
    const text = await customerPage(await press({ quote: quote.id }));
    for (const words of [
      ...['Your trip', 'Bhutan in six days, two adults', 'Hotels with half board', 'Flights', 'Thimphu'],
      ...['Diwali offer', '−₹16,000', 'IGST 5%', '₹8,200', 'TCS 2%', '₹3,444', '₹1,75,644'],
      ...['Cancelling 30 days before the tour: 25% of the price.'],
      ...[`Deposit, due ${dateText(depositDue)}`, `Balance, due ${dateText(balanceDue)}`],
      'Pay ₹52,693 by UPI',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/driver|fuel|\bcab\b|pick-up|free of charge|of the fare|code for the end/i);
  });

  it('is asked for nothing that is paid, on the booking and on the quote', async () => {
    const { quote, token } = await acceptedPackage(test, actor);
    expect(await read(quotePath(token))).toContain('Pay the deposit of ₹52,693');
    const id = await press({ quote: quote.id });
    await payDeposit(id, 52_693_00);
    for (const text of [await read(quotePath(token)), await customerPage(id)]) {
      expect(text).toMatch(/Deposit ₹52,693 ✓ Paid/);
      expect(text).not.toContain('Pay ₹52,693');
    }
    expect(await customerPage(id)).toContain('Pay ₹1,22,951 by UPI');
    expect(await read(quotePath(token))).toContain('Pay ₹1,22,951 on the page of your booking');
    expect(await read(quotePath(token))).toMatch(new RegExp(`It has become a booking: your booking B${id}`));
    await payDeposit(id, 1_22_951_00);
    for (const text of [await read(quotePath(token)), await customerPage(id)]) {
      expect(text).toMatch(/Balance ₹1,22,951 ✓ Paid/);
      expect(text).not.toMatch(/by UPI|How to pay/);
    }
  });
});

describe('staff', () => {
  it('have one button on the enquiry, which books the accepted quote with its plan', async () => {
    const { enquiryId, quote } = await acceptedPackage(test, actor);
    const buttons = (text: string) => text.match(/Make booking/g)?.length ?? 0;
    expect(buttons(await read(enquiryPath(enquiryId)))).toBe(1);
    const id = await press({ enquiry: enquiryId });
    await payDeposit(id, 20_000_00);
    const page = await read(bookingPath(id));
    for (const words of [
      'Overseas tour',
      'Payment plan',
      '₹32,693 still to pay',
      'Terms as quoted',
      '₹1,75,644',
    ])
      expect(page).toContain(words);
    expect(page).not.toMatch(/Assign car|duty slip|No-show|Move the pick-up/i);
    expect(buttons(await read(enquiryPath(enquiryId)))).toBe(0);
    const version = await read(quoteVersionPath(enquiryId, quote.version));
    expect(version).toContain(`Booking B${id}`);
    expect(version).toContain('₹32,693 still to pay');
    expect(buttons(version)).toBe(0);
  });

  it.each(['cancel-trip', 'restore-trip', 'trip-days'])('need a login for %s', async (intent) => {
    const { quote } = await acceptedPackage(test, actor);
    const id = await press({ quote: quote.id });
    const answer = await fetch(`${web.url}${bookingPath(id).replace('?', '.data?')}`, {
      method: 'POST',
      body: new URLSearchParams({ intent, id, typedCharge: '0', reason: 'x' }),
    });
    expect(answer.status).toBe(401);
  });

  it('cancel it for what the terms say, with a reason, and restore it', async () => {
    const { quote } = await acceptedPackage(test, actor);
    const id = await press({ quote: quote.id });
    const act = (fields: Record<string, string>) =>
      fetch(`${web.url}${bookingPath(id).replace('?', '.data?')}`, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ id, ...fields }),
      });
    expect(await customerPage(id)).toContain('Cancelling costs ₹43,050 today.');
    const byTerms = 'By the terms of the quote: 25% of the price with GST, as the trip begins in 90 days';
    expect(await read(bookingPath(id))).toContain('25% of the price with GST');
    // As the popup was filled in before midnight.
    const seen = { intent: 'cancel-trip', typedCharge: '43050', reason: byTerms };
    expect((await act({ ...seen, seenPaise: '4304900' })).status).toBe(409);
    expect((await act({ ...seen, typedCharge: '10000', seenPaise: '4305000' })).status).toBe(422);
    expect((await act({ intent: 'cancel-trip', typedCharge: '43050', reason: '' })).status).toBe(422);
    expect((await act({ intent: 'cancel-trip', typedCharge: '43050', reason: '25%' })).status).toBe(200);
    const text = await customerPage(id);
    expect(text).toContain('This trip was cancelled. ₹43,050 is charged for it.');
    expect(text).not.toMatch(/Deposit/);
    expect((await act({ intent: 'restore-trip' })).status).toBe(200);
    const days = { intent: 'trip-days', firstDay: '2027-05-01', lastDay: '2027-05-06' };
    // Not the days that are stored now.
    expect((await act(days)).status).toBe(409);
    expect(await customerPage(id)).toContain('Your trip is booked.');
  });
});

describe('an accepted quote for a cab', () => {
  async function acceptedCab() {
    const words = { name: 'Asha Sharma', contactNo: '98640 12345', email: '', message: '', code: '' };
    const enquiryId = await addByHand(test.db, actor, { ...words, source: 'call' });
    await test.pool.query(
      `update enquiries set trip_from = 'Guwahati', trip_to = 'Shillong', trip_starts = current_date + 10,
         trip_ends = current_date + 10, trip_time = '06:00', car_type = 'sedan' where id = $1`,
      [enquiryId],
    );
    const terms = someTerms({
      ...{ serviceKind: 'cab', placeOfSupply: 'same-state', balanceDue },
      deposit: { kind: 'amount', paise: 2_000_00, due: depositDue },
    });
    const { quote, token } = await makeQuote(test, actor, enquiryId, terms);
    await acceptQuote(test, token, { name: 'Asha' });
    return { enquiryId, quote, token };
  }

  it.each(['enquiry', 'quote'] as const)(
    'becomes a cab booking by its %s, with price and plan',
    async (way) => {
      const { enquiryId, quote, token } = await acceptedCab();
      const id = await press(way === 'quote' ? { quote: quote.id } : { enquiry: enquiryId });
      // The deposit is due before the ride.
      const before = await customerPage(id);
      expect(before).toContain('Pay ₹2,000 by UPI');
      expect(before).not.toContain('pay the driver');
      await payDeposit(id, 2_000_00);
      const text = await customerPage(id);
      for (const words of ['Guwahati to Shillong', '₹7,350', 'pay the driver in cash', 'Pay ₹5,350 by UPI'])
        expect(text).toContain(words);
      for (const shown of [text, await read(quotePath(token))])
        expect(shown).toMatch(/Deposit ₹2,000 ✓ Paid/);
    },
  );
});
