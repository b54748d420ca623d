import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readVersion } from '#app/staff/quotes/version/version-data.ts';
import { makeAtOnce } from '#domain/bookings/making/booking-start-service.ts';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import type { Mailer } from '#platform/mailer.ts';
import { sendQuoteMail } from '#worker/jobs/send-quote-mail.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import {
  acceptedPackage,
  addTourEnquiry,
  balanceDue,
  depositDue,
  firstDay,
  lastDay,
  packageTerms,
} from '../../../tests/support/some-package.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);

/** The lines of the mail, from what it is about to how it can be read. */
async function mailOf(quoteId: string): Promise<string[]> {
  await test.pool.query(
    `update enquiries set email = 'meera@example.in' where id = (select enquiry_id from quotes where id = $1)`,
    [quoteId],
  );
  const texts: string[] = [];
  const mailer = { send: async ({ text }: { text: string }) => void texts.push(text) } as unknown as Mailer;
  const env = { BASE_URL: 'https://x.example', readsReplies: false } as never;
  const asked = { quoteId, askedBy: 'Rupa', askedAt: '2026-11-18T06:00:00Z' };
  await sendQuoteMail({ ...test, mailer, env }, asked);
  const lines = (texts[0] ?? '').split('\n').filter((line) => line !== '');
  return lines.slice(1, -2).filter((line) => !line.startsWith('Reference'));
}

const tripRows = [
  `Days of the trip: ${dateText(firstDay)} to ${dateText(lastDay)} (6 days)`,
  'Who travels: 2 adults, 1 child (7)',
];

const due = (name: string, day: string) => `${name}, due ${dateText(day)}`;

it('says what is offered and until when', async () => {
  const { quote } = await makeQuote(test, actor, await addTourEnquiry(test, actor), packageTerms());
  expect(await mailOf(quote.id)).toEqual([
    'Here is our quote for your trip.',
    ...tripRows,
    'Total with taxes: ₹1,75,644',
    `${due('Deposit', depositDue)}: ₹52,693`,
    `${due('Balance', balanceDue)}: ₹1,22,951`,
    `Valid until: ${dateText(quote.validUntil)}`,
    'You can read it, save it as PDF, and accept or decline it here:',
  ]);
});

it('says what was accepted, and of a booking only what is still to be paid', async () => {
  const { enquiryId, quote } = await acceptedPackage(test, actor, { chosen: [3] });
  const mail = (...rows: string[]) => [
    'Here is the quote that you have accepted.',
    'Total with taxes: ₹1,85,283',
    ...rows,
    'You can read it and save it as PDF here:',
  ];
  const balance = `${due('Balance', balanceDue)}: ₹1,29,698`;
  const [heading = '', ...rest] = mail(`${due('Deposit', depositDue)}: ₹55,585`, balance);
  expect(await mailOf(quote.id)).toEqual([heading, ...tripRows, ...rest]);
  const shared = (await readVersion({ ...test, baseUrl: '' }, actor, enquiryId, 1))?.shared;
  expect(shared?.text).toContain('₹1,85,283');
  const id = (await makeAtOnce(test, actor, { quote: quote.id })) ?? '';
  const pay = (amountPaise: number) =>
    addMoney(test.db, actor, id, {
      ...{ key: randomUUID(), kind: 'advance', amountPaise, method: 'other', reference: '' },
    });
  await pay(55_585_00);
  expect(await mailOf(quote.id)).toEqual(mail(balance));
  await pay(29_698_00);
  expect(await mailOf(quote.id)).toEqual(mail(`${due('Balance', balanceDue)}: ₹1,00,000 still to pay`));
  await pay(1_00_000_00);
  expect(await mailOf(quote.id)).toEqual(mail());
});
