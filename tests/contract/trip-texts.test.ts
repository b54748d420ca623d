import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type PageContext, pageContext } from '#app/page-context.ts';
import BookingPage, { loader as loadBooking } from '#app/site/booking/booking-page.tsx';
import QuotePage, { loader as loadQuote } from '#app/site/quote/quote-page.tsx';
import { readBooking } from '#app/staff/cabs/bookings/page/booking-data.ts';
import { readCustomerLink } from '#app/staff/cabs/bookings/page/link-view.ts';
import { sharedOf } from '#app/staff/quotes/version/quote-shared.ts';
import { makeAtOnce } from '#domain/bookings/making/booking-start-service.ts';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import type { ServiceKind } from '#domain/quotes/quote.ts';
import { acceptQuote, viewSharedQuote } from '#domain/quotes/quote-share-service.ts';
import { makeQuote, viewQuote } from '#domain/quotes/quote-staff-service.ts';
import { changeSettings, readSettings } from '#domain/settings/settings-service.ts';
import type { Mailer } from '#platform/mailer.ts';
import { sendAcceptanceMail } from '#worker/jobs/send-acceptance-mail.ts';
import { sendBookingMail } from '#worker/jobs/send-booking-mail.ts';
import { sendQuoteAcceptedMail } from '#worker/jobs/send-quote-accepted-mail.ts';
import { sendQuoteMail } from '#worker/jobs/send-quote-mail.ts';
import { quotePdf } from '#worker/pdf/quote-pdf.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { readPdf } from '../support/pdf.ts';
import { someActor } from '../support/some-actor.ts';
import { makeSomeBooking, viewOnly } from '../support/some-booking.ts';
import { addTourEnquiry, packageTerms } from '../support/some-package.ts';
import { testDatabase } from '../support/test-database.ts';

// The pictures of the build are not there in a unit test.
vi.mock('virtual:banner-previews', () => ({ bannerPreviews: {} }));

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
const baseUrl = 'https://x.example';

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  await changeSettings(test.db, { upiId: 'agency@bank', bankAccountNo: '1234' });
});

/** What only holds for a cab by its rates. */
const cabTerms = [
  /of the fare/i,
  /driver in cash|pay the driver|cash to the driver/i,
  /\btolls?\b|state tax/i,
  /free waiting|waiting beyond/i,
  /extra km|per km|driving at night/i,
  /until \d+ \w+ \d{4}, 23:59/i,
];

type Sent = Parameters<Mailer['send']>[0];

/** All mails that a job sends, as their texts. */
async function mailedBy(run: (mailer: Mailer) => Promise<void>): Promise<string[]> {
  const sent: Sent[] = [];
  const mailer: Mailer = {
    async send(mail) {
      sent.push(mail);
    },
    close() {},
  };
  await run(mailer);
  if (sent.length === 0) throw new Error('no mail was sent');
  return sent.flatMap(({ subject, text, html }) => [subject, text, html ?? '']);
}

const env = { BASE_URL: baseUrl, readsReplies: false };
const storage = { get: async () => undefined } as unknown as PageContext['storage'];

function argsFor(token: string) {
  const context = new RouterContextProvider();
  const page = { ...test, storage, baseUrl, tags: new Set() } as unknown as PageContext;
  context.set(pageContext, page);
  const request = new Request(`${baseUrl}/x/${token}`);
  return { params: { token }, context, request } as never;
}

type Page = { data: unknown };
async function rendered(
  component: FunctionComponent<never>,
  load: (args: never) => Promise<unknown>,
  token: string,
) {
  const { data: loaderData } = (await load(argsFor(token))) as Page;
  const props = { loaderData, params: { token } };
  return renderToStaticMarkup(createElement(component as FunctionComponent<typeof props>, props));
}

const textsOfPdf = async (bytes: Promise<Uint8Array>) => readPdf(await bytes).pages.join('\n');

/** A cab that belongs to the trip, as a part of it. */
async function addRide(bookingId: string): Promise<void> {
  const { duty } = await viewOnly(test, actor, await makeSomeBooking(test, actor, {}));
  await query(
    `update booking_services set booking_id = $2, amount_paise = 0,
       position = (select 1 + max(position) from booking_services where booking_id = $2) where id = $1`,
    [duty.id, bookingId],
  );
  await query('update duties set booking_id = $2, fare_paise = 0, fare = null where id = $1', [
    duty.id,
    bookingId,
  ]);
}

/** Everything that a customer reads about a quote and its booking, by where it is. */
async function everythingAbout(serviceKind: ServiceKind): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const enquiryId = await addTourEnquiry(test, actor);
  await query(`update enquiries set email = 'meera@example.in' where id = $1`, [enquiryId]);
  const tcsPercent = serviceKind === 'overseas-package' ? '2.00' : '0.00';
  const { quote, token } = await makeQuote(test, actor, enquiryId, packageTerms({ serviceKind, tcsPercent }));
  const settings = await readSettings(test.db);
  const shared = await viewSharedQuote(test.db, token);
  if (!shared) throw new Error('no quote');
  texts.set('quote page', await rendered(QuotePage, loadQuote, token));
  const { reference, firstName } = shared;
  texts.set('quote PDF', await textsOfPdf(quotePdf({ quote: { ...quote, reference, firstName }, settings })));
  texts.set('quote by WhatsApp', sharedOf(quote, token, { name: 'Meera Nair', reference }, baseUrl).text);
  const asked = { quoteId: quote.id, askedBy: actor.name, askedAt: new Date().toISOString() };
  texts.set(
    'quote mail',
    (await mailedBy((mailer) => sendQuoteMail({ ...test, mailer, env }, asked))).join('\n'),
  );
  await acceptQuote(test, token, { name: 'Meera Nair', chosen: [3] });
  // The mail does not wait for a file then.
  await query(`update quotes set pdf_key = '-' where id = $1`, [quote.id]);
  const { id: quoteId } = (await viewQuote(test.db, actor, quote.id)).quote;
  const parts = (mailer: Mailer) => ({ ...test, storage, mailer, env });
  texts.set(
    'acceptance mail',
    (await mailedBy((mailer) => sendAcceptanceMail(parts(mailer), { quoteId }))).join('\n'),
  );
  texts.set(
    'mail to the office',
    (await mailedBy((mailer) => sendQuoteAcceptedMail({ ...parts(mailer), env } as never, { quoteId }))).join(
      '\n',
    ),
  );
  texts.set('accepted quote page', await rendered(QuotePage, loadQuote, token));
  const id = await makeAtOnce(test, actor, { quote: quote.id });
  if (id === undefined) throw new Error('no booking');
  await addRide(id);
  const link = (await viewCustomerLink(test, actor, id))?.token ?? '';
  texts.set('booking page', await rendered(BookingPage, loadBooking, link));
  const [{ mail }] = await query('select id::text as mail from booking_mails where booking_id = $1', [id]);
  texts.set(
    'booking mail',
    (await mailedBy((mailer) => sendBookingMail({ ...test, mailer, env }, { mailId: mail }))).join('\n'),
  );
  const page = await readBooking(test, actor, id);
  if (!page) throw new Error('no booking page');
  const customerLink = await readCustomerLink({ ...test, baseUrl }, actor, page);
  texts.set('booking by WhatsApp', customerLink?.shared?.text ?? '');
  texts.set('quote page of the booking', await rendered(QuotePage, loadQuote, token));
  return texts;
}

const beforeAcceptance = ['quote page', 'quote PDF'];
const afterIt = ['acceptance mail', 'booking page', 'booking mail'];

describe.each(['tour-package', 'overseas-package', 'other'] as const)(
  'what a customer reads about a trip of the kind %s',
  (serviceKind) => {
    it('has no terms of a cab anywhere, and says what cancelling costs in rupees by day', async () => {
      const texts = await everythingAbout(serviceKind);
      expect(texts.size).toBe(11);
      for (const [where, text] of texts) {
        expect(text.length, where).toBeGreaterThan(20);
        for (const term of cabTerms) expect(text, where).not.toMatch(term);
      }
      for (const where of [...beforeAcceptance, ...afterIt]) {
        const text = texts.get(where) ?? '';
        expect(text, where).toMatch(/Until \d+ \w+ \d{4}/);
        expect(text, where).toMatch(/₹[\d,.]+ \(25% of the price with GST\)/);
        expect(text, where).toContain('Visa and permit fees are not given back.');
        expect(text, where).toContain('2 adults, 1 child (7)');
      }
      for (const where of beforeAcceptance) expect(texts.get(where)).toMatch(/\(6 days\)/);
      expect(texts.get('booking page')).toMatch(/Cancelling costs ₹[\d,.]+ today/);
    });
  },
);

it('the terms of a cab are found where they hold', async () => {
  const id = await makeSomeBooking(test, actor, { email: 'asha@example.com', mailsCustomer: 'yes' });
  const [{ mail }] = await query('select id::text as mail from booking_mails where booking_id = $1', [id]);
  const texts = await mailedBy((mailer) => sendBookingMail({ ...test, mailer, env }, { mailId: mail }));
  const found = cabTerms.filter((term) => texts.some((text) => term.test(text)));
  expect(found.length).toBeGreaterThanOrEqual(3);
});
