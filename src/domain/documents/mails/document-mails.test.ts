import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMoney, reverseMoney } from '#domain/bookings/money/money-service.ts';
import { viewBooking } from '#domain/bookings/page/booking-page-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { renderDocumentMail } from '#worker/mail/document-mail.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking } from '../../../../tests/support/some-booking.ts';
import { someSettings } from '../../../../tests/support/some-settings.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import {
  findDocumentToMail,
  mailNewDocuments,
  mailReceipt,
  noteDocumentMail,
} from './document-mail-service.ts';

const test = testDatabase();
const actor = someActor(test);

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

let count = 0;
/** A booking of a customer with an address, and a payment of it. */
async function aPayment({ email = 'asha@example.com', receivedOn = dayInIndia(new Date()) } = {}) {
  const id = await makeSomeBooking(test, actor, { contactNo: `98640 3${String(++count).padStart(4, '0')}` });
  await test.pool.query(
    'update customers set email = $2 where id = (select customer_id from bookings where id = $1)',
    [id, email],
  );
  await addMoney(test.db, actor, id, {
    ...{ key: randomUUID(), kind: 'advance', amountPaise: 500_00, method: 'upi', reference: '' },
    ...{ confirmedPaise: undefined, receivedOn },
  });
  const [entry] = (await viewBooking(test.db, actor, id))?.money ?? [];
  return { bookingId: id, entryId: entry?.id ?? '' };
}

const look = async () => {
  await test.pool.query(`update document_mail_work set noted_at = noted_at - interval '61 seconds'`);
  await mailNewDocuments(test);
};
const mailsOf = async (entryId: string) =>
  (
    await test.pool.query(
      'select id::text, recipient, made_by as "madeBy" from document_mails where entry_id = $1 order by id',
      [entryId],
    )
  ).rows as { id: string; recipient: string; madeBy: string }[];

describe('mails of receipts', () => {
  it('go to the known address a minute after the payment, once', async () => {
    const { entryId } = await aPayment();
    await mailNewDocuments(test);
    expect(await mailsOf(entryId)).toEqual([]);
    await look();
    await look();
    const [mail, ...others] = await mailsOf(entryId);
    expect([mail?.recipient, others.length]).toEqual(['asha@example.com', 0]);
    const found = await findDocumentToMail(test.db, mail?.id ?? '');
    if (!found) throw new Error('no mail');
    const { subject, text } = renderDocumentMail(found, someSettings);
    expect(subject).toBe(`Receipt R${entryId} for ₹500`);
    expect(text).toContain('This is a receipt, not a tax invoice.');
    await noteDocumentMail(test.db, found, 'sentAt');
    expect(await findDocumentToMail(test.db, mail?.id ?? '')).toBeUndefined();
    const { rows } = await test.pool.query(`select from pgboss.job where name = 'document-mail'`);
    expect(rows).toHaveLength(1);
  });

  it('are not sent without an address, for old money, for what was reversed, or when they are switched off', async () => {
    const unknown = await aPayment({ email: '' });
    const old = await aPayment({ receivedOn: daysAfter(dayInIndia(new Date()), -31) });
    const reversed = await aPayment();
    await reverseMoney(test.db, actor, reversed.bookingId, { entryId: reversed.entryId, key: randomUUID() });
    await look();
    await changeSettings(test.db, { mailsReceipts: false });
    const off = await aPayment();
    await look();
    await changeSettings(test.db, { mailsReceipts: true });
    for (const { entryId } of [unknown, old, reversed, off]) expect(await mailsOf(entryId)).toEqual([]);
    expect((await test.pool.query('select from document_mail_work')).rows).toEqual([]);
  });

  it('of sample bookings and of imports are never noted', async () => {
    const { bookingId } = await aPayment();
    const add = (made: string) =>
      test.pool.query(
        `with b as (update bookings set ${made} where id = $1 returning id)
         insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by)
         select $1, gen_random_uuid(), 'payment', 1, 'upi', 'bank', 'x'`,
        [bookingId],
      );
    await look();
    await test.pool.query('update bookings set is_sample = true where id = $1', [bookingId]);
    await add('notes = notes');
    await test.pool.query(`update bookings set is_sample = false, origin = 'import' where id = $1`, [
      bookingId,
    ]);
    await add('notes = notes');
    expect((await test.pool.query('select from document_mail_work')).rows).toHaveLength(1);
  });

  it('are sent again by hand, once for each press, and refused without an address', async () => {
    const { entryId } = await aPayment();
    await look();
    const key = randomUUID();
    expect(await mailReceipt(test, actor, entryId, key)).toEqual({
      ...{ recipient: 'asha@example.com', document: undefined },
    });
    await mailReceipt(test, actor, entryId, key);
    expect((await mailsOf(entryId)).map(({ madeBy }) => madeBy)).toEqual(['', actor.name]);
    const unknown = await aPayment({ email: '' });
    await expect(mailReceipt(test, actor, unknown.entryId, key)).rejects.toMatchObject({ code: 'conflict' });
  });
});
