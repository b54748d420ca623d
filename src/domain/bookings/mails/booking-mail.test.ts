import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAtOnce } from '#domain/bookings/making/booking-start-service.ts';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { cancelPackage, restorePackage } from '#domain/bookings/packages/package-service.ts';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { askAcceptedDeposit } from '#domain/payments/requests/ask-service.ts';
import { claimPayment } from '#domain/payments/requests/pay-service.ts';
import { eraseCustomer } from '#domain/privacy/privacy-service.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { dateText, dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { customerBookingPath } from '#paths.ts';
import type { Mailer } from '#platform/mailer.ts';
import { sendBookingMail } from '#worker/jobs/send-booking-mail.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, viewOnly } from '../../../../tests/support/some-booking.ts';
import { acceptedPackage, depositDue, firstDay, lastDay } from '../../../../tests/support/some-package.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { mailBooking, viewBookingMails } from './booking-mail-service.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});
beforeEach(() => query(`delete from pgboss.job where name = 'booking-mail'`));

type Sent = Parameters<Mailer['send']>[0];
const env = { BASE_URL: 'https://x.example', readsReplies: false };

/** What the worker sends for the jobs that wait; a failure is the mail server's. */
async function work(failure?: Error): Promise<Sent[]> {
  const sent: Sent[] = [];
  const mailer: Mailer = {
    async send(mail) {
      if (failure) throw failure;
      sent.push(mail);
    },
    close() {},
  };
  const jobs = await query(
    `select data->>'mailId' as id from pgboss.job where name = 'booking-mail' order by created_on`,
  );
  for (const { id } of jobs) await sendBookingMail({ ...test, mailer, env }, { mailId: id });
  return sent;
}

const mailed = { email: 'asha@example.com', mailsCustomer: 'yes' };
const eventsOf = (id: string) =>
  query(`select kind, detail from booking_events where booking_id = $1 and kind like 'mail%' order by id`, [
    id,
  ]);

const failureOf = (responseCode: number) =>
  Object.assign(new Error(`${responseCode} no`), { code: 'EENVELOPE', responseCode });

describe('a booking that staff make', () => {
  it('is mailed to the customer once, with everything agreed and the link', async () => {
    const id = await makeSomeBooking(test, actor, { ...mailed, pickupAddress: 'Hotel Brahmaputra' });
    const { duty } = await viewOnly(test, actor, id);
    const token = (await viewCustomerLink(test, actor, id))?.token ?? '';
    const [mail, ...more] = await work();
    expect(more).toEqual([]);
    const day = dayInIndia(duty.pickupAt);
    expect(mail).toMatchObject({
      to: 'asha@example.com',
      messageId: expect.stringMatching(/^<booking-\d+@x\.example>$/),
      subject: `Your booking B${id}, Guwahati to Shillong, ${dateText(day)}, 06:00`,
    });
    for (const text of [mail?.text, mail?.html]) {
      for (const part of [
        `${dateText(day)}, 06:00, India time`,
        'Hotel Brahmaputra, Guwahati',
        'Sedan',
        '₹1,995',
        'Fuel, driver, tolls',
        `Until ${dateText(daysAfter(day, -1))}, 23:59`,
        '₹997.50 (50% of the fare)',
        `https://x.example${customerBookingPath(token)}`,
        '+91 361 000 0000',
      ])
        expect(text).toContain(part);
      // What only the driver and the customer's page may say.
      expect(text).not.toContain(duty.endCode);
    }
    expect(await work()).toEqual([]);
    expect(await eventsOf(id)).toEqual([
      { kind: 'mailed', detail: { address: 'asha@example.com', by: actor.name } },
    ]);
  });

  it('brings an entry for the calendar, in UTC and about the trip alone', async () => {
    const id = await makeSomeBooking(test, actor, { ...mailed, pickupAddress: 'Hotel Brahmaputra' });
    const { duty } = await viewOnly(test, actor, id);
    const [file] = (await work())[0]?.attachments ?? [];
    const text = String(file?.content);
    expect(file).toMatchObject({ filename: `booking-B${id}.ics` });
    expect(text).toContain(`UID:booking-${id}-${duty.id}@x.example\r\nSEQUENCE:1\r\n`);
    expect(text).toContain(`DTSTART:${duty.pickupAt.toISOString().replaceAll(/[-:]|\.000/g, '')}\r\n`);
    expect(text).not.toMatch(/Asha|Sharma|98640|example\.com|Hotel|\/booking\//);
  });

  it.each([
    ['the box is not ticked', { email: 'asha@example.com' }],
    ['no address is known', { mailsCustomer: 'yes', contactNo: '98640 55501' }],
  ])('is not mailed when %s', async (_why, change) => {
    await makeSomeBooking(test, actor, change);
    expect(await work()).toEqual([]);
  });

  it('is not mailed when the ride is noted down afterwards', async () => {
    const date = daysAfter(dayInIndia(new Date()), -1);
    await makeSomeBooking(test, actor, { ...mailed, date, pastConfirmed: `${date}T06:00` });
    expect(await work()).toEqual([]);
  });

  it('goes to the address that was typed, also when another one of the customer is known', async () => {
    const contactNo = '98640 55503';
    await makeSomeBooking(test, actor, { contactNo, email: 'old@example.com' });
    await makeSomeBooking(test, actor, { ...mailed, contactNo, email: 'new@example.com' });
    expect((await work()).map(({ to }) => to)).toEqual(['new@example.com']);
  });

  it('says that it is not confirmed yet', async () => {
    await makeSomeBooking(test, actor, { ...mailed, isRequested: 'yes' });
    expect((await work())[0]?.text).toContain('It is not confirmed yet');
  });

  it('says how it is paid, and what is left once something was paid', async () => {
    await changeSettings(test.db, { upiId: 'purvai@upi' });
    const id = await makeSomeBooking(test, actor, mailed);
    await query('update bookings set received_paise = 100000 where id = $1', [id]);
    const text = (await work())[0]?.text ?? '';
    expect(text).toContain('Total with GST: ₹1,995\nPaid: ₹1,000\nStill to pay: ₹995');
    expect(text).toContain(`UPI ID: purvai@upi\nReference: Booking B${id}`);
    expect(text).toContain('You can pay the driver in cash');
    await changeSettings(test.db, { upiId: '' });
  });
});

it('a trip of an accepted quote is mailed by one click, with its days, parts and terms', async () => {
  const { enquiryId, quote } = await acceptedPackage(test, actor);
  await query(`update enquiries set email = 'meera@example.in' where id = $1`, [enquiryId]);
  const id = await makeAtOnce(test, actor, { quote: quote.id });
  const [mail] = await work();
  expect(mail?.to).toBe('meera@example.in');
  // A reply leads to the enquiry.
  expect(mail?.messageId).toMatch(/^<booking-\d+\.\S+@x\.example>$/);
  for (const part of [
    `Dates: ${dateText(firstDay)} to ${dateText(lastDay)}`,
    'Total with taxes: ₹1,75,644',
    `Deposit, due ${dateText(depositDue)}: ₹52,693`,
    '- Hotels with half board',
    '- Cancelling 30 days before the tour: 25% of the price.',
  ])
    expect(mail?.text).toContain(part);
  expect(mail?.text).not.toContain('driver in cash');
  const calendar = String(mail?.attachments?.[0]?.content);
  expect(calendar).toContain(`UID:booking-${id}@x.example\r\n`);
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${firstDay.replaceAll('-', '')}\r\n`);
});

it('of a trip whose deposit is being checked asks for nothing', async () => {
  const { enquiryId, quote } = await acceptedPackage(test, actor);
  await query(`update enquiries set email = 'meera@example.in' where id = $1`, [enquiryId]);
  await changeSettings(test.db, { upiId: 'purvai@upi' });
  const token = (await askAcceptedDeposit(test, quote.id)) ?? '';
  await claimPayment(test.db, token, '412345678977');
  await makeAtOnce(test, actor, { quote: quote.id });
  const [mail] = await work();
  await changeSettings(test.db, { upiId: '' });
  expect(mail?.text).toContain('You told us that you paid ₹52,693; we are checking it. Please do not pay it');
  expect(mail?.text).not.toMatch(/How to pay|purvai@upi|To pay/);
});

describe('a trip that staff cancel', () => {
  const cancelled = async () => {
    const { enquiryId, quote } = await acceptedPackage(test, actor);
    await query(`update enquiries set email = 'meera@example.in' where id = $1`, [enquiryId]);
    await changeSettings(test.db, { refundDays: 7 });
    const id = (await makeAtOnce(test, actor, { quote: quote.id })) ?? '';
    await work();
    await query(`delete from pgboss.job where name = 'booking-mail'`);
    await addMoney(test.db, actor, id, {
      ...{ key: randomUUID(), kind: 'advance', amountPaise: 52_693_00, method: 'upi', reference: '' },
    });
    await cancelPackage(test.db, actor, id, {
      ...{ chargePaise: 43_050_00, reason: '25% by the terms', queue: test.queue },
      tcs: { choice: 'all', keepsDeposited: true },
    });
    return id;
  };

  it('is told to the customer once: charge, TCS, what comes back, how and when', async () => {
    const id = await cancelled();
    const [mail, ...more] = await work();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'meera@example.in', subject: `Your booking B${id} is cancelled` });
    for (const text of [mail?.text, mail?.html])
      for (const words of ['₹52,693', '₹43,050', '₹1,033.20', '₹8,609.80', 'https://x.example/booking/'])
        expect(text).toContain(words);
    expect(mail?.text).toContain(
      'We send ₹8,609.80 back the way you paid (UPI), within 7 days of the cancellation.',
    );
    expect(mail?.text).toContain('You claim the TCS back in your income tax return.');
    expect(await work()).toEqual([]);
  });

  it('is not told when the cancellation was taken back before', async () => {
    await restorePackage(test.db, actor, await cancelled());
    expect(await work()).toEqual([]);
  });
});

describe('staff', () => {
  it('see that it went out, and send it again to a known address, once for two clicks', async () => {
    const id = await makeSomeBooking(test, actor, {
      ...mailed,
      contactNo: '98640 55504',
      email: 'a@example.com',
    });
    expect(await viewBookingMails(test.db, actor, id)).toMatchObject({
      last: { to: 'a@example.com', state: 'waiting' },
      addresses: ['a@example.com'],
    });
    await work();
    expect((await viewBookingMails(test.db, actor, id)).last).toMatchObject({ state: 'sent' });
    await query(`update customers set email = 'b@example.com' where email = 'a@example.com'`);
    const { addresses } = await viewBookingMails(test.db, actor, id);
    expect(addresses).toEqual(['a@example.com', 'b@example.com']);
    const again = { to: 'b@example.com', key: 'one-click' };
    await Promise.all([1, 2].map(() => mailBooking(test, actor, id, again)));
    expect((await work()).map(({ to }) => to)).toEqual(['b@example.com']);
    await expect(mailBooking(test, actor, id, { to: 'c@example.com', key: 'other' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('read once that a mail is not delivered yet, and why it was refused for good', async () => {
    const id = await makeSomeBooking(test, actor, mailed);
    for (let time = 0; time < 2; time++) await expect(work(failureOf(451))).rejects.toThrow('451 no');
    expect(await work(failureOf(550))).toEqual([]);
    expect(await work()).toEqual([]);
    expect(await eventsOf(id)).toEqual([
      { kind: 'mail-failed', detail: { address: 'asha@example.com', reason: '451 no' } },
      { kind: 'mail-bounced', detail: { address: 'asha@example.com', reason: '550 no' } },
    ]);
    expect((await viewBookingMails(test.db, actor, id)).last).toMatchObject({ state: 'refused' });
  });

  it('mail no booking that is cancelled or erased, also when its mail waits', async () => {
    const cancelled = await makeSomeBooking(test, actor, mailed);
    await query(`update duties set status = 'cancelled' where booking_id = $1`, [cancelled]);
    await query('update bookings set cancelled_at = now() where id = $1', [cancelled]);
    const erased = await makeSomeBooking(test, actor, { ...mailed, contactNo: '98640 55505' });
    const [{ id: customer }] = await query('select customer_id::text as id from bookings where id = $1', [
      erased,
    ]);
    await query('update bookings set received_paise = total_paise, cancelled_at = now() where id = $1', [
      erased,
    ]);
    await query(`update duties set status = 'no-show' where booking_id = $1`, [erased]);
    await eraseCustomer(test.db, actor, customer, `B${erased}`);
    expect(await work()).toEqual([]);
    expect(await viewBookingMails(test.db, actor, cancelled)).toMatchObject({ addresses: [] });
    for (const id of [cancelled, erased])
      await expect(mailBooking(test, actor, id, { to: 'asha@example.com', key: 'k' })).rejects.toBeDefined();
    expect(JSON.stringify(await query('select * from booking_mails where booking_id = $1', [erased]))).toBe(
      '[]',
    );
  });
});
