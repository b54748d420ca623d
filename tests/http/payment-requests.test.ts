import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAtOnce } from '#domain/bookings/making/booking-start-service.ts';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { checkPayment } from '#domain/payments/requests/check-service.ts';
import { requestsOf } from '#domain/payments/requests/request-service.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { customerBookingPath, payPath, quotePath } from '#paths.ts';
import { someActor } from '../support/some-actor.ts';
import { addTourEnquiry, packageTerms } from '../support/some-package.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
let web: Web;
beforeAll(async () => {
  await test.pool.query(
    `update site_settings set upi_id = 'purvai@upi', bank_account_no = '001122', bank_ifsc = 'SBIN0000221'`,
  );
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
});
afterAll(() => web?.stop());

const textOf = (html: string) =>
  html.replace(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');
const ask = (path: string, init: RequestInit = {}) => fetch(web.url + path, { redirect: 'manual', ...init });
const read = async (path: string) => textOf(await (await ask(path)).text());
const send = (path: string, fields: Record<string, string>) =>
  ask(path, {
    method: 'POST',
    headers: { origin: web.url },
    body: new URLSearchParams(fields),
  });

/** Accepts a quote as a browser without script does. Returns the addresses of the quote and of the payment. */
async function accept() {
  const enquiryId = await addTourEnquiry(test, actor);
  const { quote, token } = await makeQuote(test, actor, enquiryId, packageTerms());
  const answer = await send(quotePath(token), { intent: 'accept', name: 'Meera Nair' });
  expect(answer.status).toBe(303);
  return { quote, quotePage: quotePath(token), payPage: answer.headers.get('location') ?? '' };
}

describe('whoever accepts a quote', () => {
  it('pays its deposit without script, and every page then says the same', async () => {
    const { quote, quotePage, payPage } = await accept();
    expect(payPage).toMatch(/^\/pay\/[\w-]{43}$/);
    const text = await read(payPage);
    const reference = `Q${quote.id}-1`;
    for (const words of [
      'To pay ₹52,693',
      `Reference ${reference}`,
      'For Meera',
      '001122',
      'SBIN0000221',
      'I have paid',
      'Thank you, you accepted the quote of ₹1,75,644.',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Nair|98640/);
    const html = await (await ask(payPage)).text();
    expect(html).toContain(`am=52693.00`);
    expect(html).toContain(`tr=Q${quote.id}X1`);

    const again = await send(quotePage, { intent: 'pay' });
    expect(again.headers.get('location')).toBe(payPage);

    const wrong = await send(payPage, { intent: 'claim', reference: 'yesterday' });
    expect(wrong.status).toBe(422);
    expect(textOf(await wrong.text())).toContain('Look at the UTR number again: it has 12 digits');
    expect((await send(payPage, { intent: 'claim', reference: '412345678901' })).status).toBe(303);

    const today = dateText(dayInIndia(new Date()));
    const claimed = await read(payPage);
    expect(claimed).toContain(`You told us on ${today} that you paid.`);
    expect(claimed).not.toMatch(/I have paid|How to pay/);
    expect(claimed).toContain('You told us you paid ₹52,693');
    expect(claimed).not.toContain('To pay');
    expect((await send(payPage, { intent: 'correct', reference: '4123456789012' })).status).toBe(422);
    expect((await send(payPage, { intent: 'correct', reference: '412345678902' })).status).toBe(303);
    expect(await read(payPage)).toContain('Your UTR number: 412345678902');
    const note = 'You told us that you paid ₹52,693; we are checking it';
    expect(await read(quotePage)).toContain(note);
    expect(await read(quotePage)).not.toMatch(/How to pay|Pay the deposit/);

    const id = (await makeAtOnce(test, actor, { quote: quote.id })) ?? '';
    const booking = customerBookingPath((await viewCustomerLink(test, actor, id))?.token ?? '');
    expect(await read(booking)).toContain(note);
    expect(await read(booking)).not.toMatch(/How to pay|by UPI/);

    const [request] = await requestsOf(test.db, { quoteId: quote.id });
    await checkPayment(test.db, actor, request?.id ?? '', {
      ...{ key: crypto.randomUUID(), amountPaise: 52_693_00, method: 'upi', reference: '412345678901' },
      receivedOn: dayInIndia(new Date()),
    });
    expect(await read(payPage)).toContain('Paid. Nothing is left to pay here.');
    for (const page of [quotePage, booking]) {
      const shown = await read(page);
      expect(shown).toMatch(/Deposit ₹52,693 ✓ Paid/);
      expect(shown).not.toContain('we are checking it');
    }
    expect(await read(booking)).toContain('Pay ₹1,22,951 by UPI');
    // A booking is paid on its own page.
    expect(await read(quotePage)).toContain('Pay ₹1,22,951 on the page of your booking');
    expect((await (await ask(quotePage)).text()).includes(`href="${booking}"`)).toBe(true);
    expect((await (await ask(payPage)).text()).includes(`href="${booking}"`)).toBe(true);
    expect((await send(quotePage, { intent: 'pay' })).headers.get('location')).toBe(quotePage);
  });
});

describe('the page of a payment', () => {
  it('is neither cached nor found by search engines, and unknown links show the page for them', async () => {
    const { payPage } = await accept();
    const { headers, status } = await ask(payPage);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    const missing = await ask(payPath('x'.repeat(43)));
    expect(missing.status).toBe(404);
    expect(textOf(await missing.text())).toContain('There is no payment to show by this link.');
  });

  it('has no payment online without a gateway', async () => {
    const { payPage } = await accept();
    expect(await read(payPage)).not.toContain('online');
    expect((await send(payPage, { intent: 'online' })).status).toBe(303);
  });
});
