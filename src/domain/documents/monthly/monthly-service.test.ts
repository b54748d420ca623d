import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { issueDocuments } from '#domain/documents/issue/issue-service.ts';
import { mailDocument } from '#domain/documents/mails/document-mail-service.ts';
import { documentsOf, findDocument } from '#domain/documents/register/register-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { confirmTaxes } from '../../../../tests/support/confirmed-tax.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking } from '../../../../tests/support/some-booking.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { issueMonthlyBill, viewCompanies } from './monthly-service.ts';

const test = testDatabase();
const actor = someActor(test);
const month = '2026-10';

let count = 0;

/** A company with rides that were closed on these days, each with its price. */
async function company(rides: readonly { closed: string; paise: number }[]) {
  const contactNo = `98640 3${String(++count).padStart(4, '0')}`;
  const bookingIds: string[] = [];
  for (const _ of rides) bookingIds.push(await makeSomeBooking(test, actor, { contactNo }));
  const { rows } = await test.pool.query(
    `insert into buyers (idempotency_key, customer_id, name, address, state, gstin, lives_in, bills_monthly, bill_email)
     select gen_random_uuid(), customer_id, 'Brahmaputra Tea Estates', 'GS Road', '18', '18AABCU9603R1ZM', 'india', true,
       'bills@brahmaputra.example'
     from bookings where id = $1 returning id::text`,
    [bookingIds[0]],
  );
  const buyerId = rows[0].id as string;
  await test.pool.query('update bookings set buyer_id = $1 where id = any($2::bigint[])', [
    buyerId,
    bookingIds,
  ]);
  for (const [index, { paise, closed }] of rides.entries()) {
    const id = bookingIds[index] ?? '';
    await test.pool.query('update booking_services set amount_paise = $2 where booking_id = $1', [id, paise]);
    await test.pool.query('update bookings set total_paise = $2 where id = $1', [id, paise]);
    await test.pool.query(
      `update duties set fare = null, fare_paise = $2, pickup_at = $3::timestamptz,
         ends_at = $3::timestamptz + interval '3 hours' where booking_id = $1`,
      [id, paise, `${closed}T09:00:00+05:30`],
    );
    await close(id, closed);
  }
  return { buyerId, bookingIds };
}

const close = (bookingId: string, day: string) =>
  test.pool.query(
    `update duties set status = 'done', closed_at = $2::timestamptz, closed_by = 'Rupa Das' where booking_id = $1`,
    [bookingId, `${day}T20:00:00+05:30`],
  );

const ofCompany = async (buyerId: string) => {
  const { companies } = await viewCompanies(test.db, actor, month);
  const found = companies.find((one) => one.buyerId === buyerId);
  return found && [found.openDuties, found.openPaise, found.balancePaise];
};

const bill = (buyerId: string) => issueMonthlyBill(test.db, actor, { buyerId, month });

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

describe('the monthly bill of a company', () => {
  it('is refused, and nothing is billed, until the taxes are confirmed', async () => {
    const { buyerId } = await company([{ closed: '2026-10-05', paise: 2_100_00 }]);
    await expect(bill(buyerId)).rejects.toMatchObject({ code: 'conflict' });
    expect(await ofCompany(buyerId)).toEqual([1, 2_100_00, 2_100_00]);
    await confirmTaxes(test.pool);
    expect(await bill(buyerId)).toHaveLength(1);
  });

  it('has a line for each ride of the month, takes in advances, and is made once', async () => {
    const { buyerId, bookingIds } = await company([
      { closed: '2026-10-05', paise: 2_100_00 },
      { closed: '2026-10-31', paise: 3_333_33 },
      { closed: '2026-11-01', paise: 9_999_00 },
    ]);
    const [first = '', second = '', third = ''] = bookingIds;
    // Before the ride is closed, so that it has a voucher.
    await test.pool.query('update duties set closed_at = null, closed_by = $2 where booking_id = $1', [
      first,
      '',
    ]);
    await addMoney(test.db, actor, first, {
      ...{ key: randomUUID(), kind: 'advance', amountPaise: 1_000_00, method: 'upi', reference: 'A1' },
    });
    await issueDocuments(test.db, { bookingId: first });
    await close(first, '2026-10-05');
    for (const bookingId of bookingIds) expect(await issueDocuments(test.db, { bookingId })).toEqual([]);
    expect(await ofCompany(buyerId)).toEqual([2, 5_433_33, 14_432_33]);

    const [one, other] = await Promise.all([bill(buyerId), bill(buyerId)]);
    expect([...one, ...other]).toEqual([expect.stringMatching(/^PT\/\d{4}\/I\d{6}$/)]);
    expect(await bill(buyerId)).toEqual([]);
    expect(await ofCompany(buyerId)).toEqual([0, 0, 14_432_33]);

    const [voucher, invoice] = await documentsOf(test.db, actor, first);
    const whole = await findDocument(test.db, invoice?.id ?? '');
    expect(whole).toMatchObject({
      ...{ kind: 'invoice', purpose: 'monthly', bookingId: null, buyerGstin: '18AABCU9603R1ZM' },
      totalPaise: 5_433_33,
      // 2,000.00 + 3,174.60, each with 2.5% twice.
      heads: { valuePaise: 5_174_60, cgstPaise: 129_37, sgstPaise: 129_37, igstPaise: 0, roundingPaise: -1 },
    });
    expect(whole?.content.lines.map(({ text, valuePaise }) => [text, valuePaise])).toEqual([
      [`5 Oct 2026, One way, Guwahati to Shillong, Sedan (B${first})`, 2_000_00],
      [`31 Oct 2026, One way, Guwahati to Shillong, Sedan (B${second})`, 3_174_60],
    ]);
    expect(whole?.content.refersTo).toEqual([
      { name: voucher?.name, issuedOn: voucher?.issuedOn, paise: 1_000_00 },
    ]);
    expect(whole?.content.subject).toMatchObject({ title: 'Rides of October 2026', firstDay: '2026-10-05' });
    const { rows } = await test.pool.query(
      `select d.source_key, array_agg(r.duty_id::text order by r.duty_id) as duties
       from documents d join document_duties r on r.document_id = d.id where d.id = $1 group by 1`,
      [invoice?.id],
    );
    expect(rows).toEqual([{ source_key: `monthly:${buyerId}:${month}`, duties: expect.any(Array) }]);
    expect(rows[0].duties).toHaveLength(2);

    // A ride that is closed later is on a further bill, and nothing follows from the first one.
    await close(third, '2026-10-30');
    expect(await bill(buyerId)).toHaveLength(1);
    const keys = await test.pool.query(
      `select source_key from documents where source_key like 'monthly:' || $1 || ':%' order by id`,
      [buyerId],
    );
    expect(keys.rows.map((row) => row.source_key)).toEqual([
      `monthly:${buyerId}:${month}`,
      `monthly:${buyerId}:${month}:2`,
    ]);
    for (const bookingId of bookingIds) expect(await issueDocuments(test.db, { bookingId })).toEqual([]);
    expect(await documentsOf(test.db, actor, first)).toHaveLength(2);
    const { bills } = await viewCompanies(test.db, actor, month);
    expect(bills.filter(({ name }) => name === one[0] || name === other[0])).toMatchObject([
      { totalPaise: 5_433_33, irn: '', isPrinted: false },
    ]);
  });

  it('is mailed to the address for bills, and again by hand', async () => {
    const { buyerId, bookingIds } = await company([{ closed: '2026-10-08', paise: 2_100_00 }]);
    await bill(buyerId);
    const [invoice] = await documentsOf(test.db, actor, bookingIds[0] ?? '');
    const mail = () => mailDocument(test, actor, invoice?.id ?? '', 'once');
    expect([await mail(), await mail()]).toEqual(['bills@brahmaputra.example', 'bills@brahmaputra.example']);
    const { rows } = await test.pool.query(
      `select count(*)::int from document_mails where document_id = $1`,
      [invoice?.id],
    );
    expect(rows[0].count).toBe(1);
  });

  it('of a body corporate leaves the tax of hire to it, and the booking asks for that much less', async () => {
    const { buyerId, bookingIds } = await company([{ closed: '2026-10-09', paise: 2_310_00 }]);
    await test.pool.query('update buyers set is_body_corporate = true where id = $1', [buyerId]);
    await test.pool.query(`update duties set trip_type = 'local' where booking_id = any($1::bigint[])`, [
      bookingIds,
    ]);
    await bill(buyerId);
    const [invoice] = await documentsOf(test.db, actor, bookingIds[0] ?? '');
    expect(invoice).toMatchObject({ isReverseCharge: true, totalPaise: 2_200_00 });
    expect(await ofCompany(buyerId)).toEqual([0, 0, 2_200_00]);
    // A ride that is closed again at another price is corrected, and the booking follows.
    await test.pool.query('update booking_services set amount_paise = 210000 where booking_id = $1', [
      bookingIds[0],
    ]);
    await test.pool.query('update bookings set total_paise = total_paise - 21000 where id = $1', [
      bookingIds[0],
    ]);
    await test.pool.query('update duties set fare_paise = 210000 where booking_id = $1', [bookingIds[0]]);
    await issueDocuments(test.db, { bookingId: bookingIds[0] ?? '' });
    expect(
      (await documentsOf(test.db, actor, bookingIds[0] ?? '')).map(({ kind, totalPaise }) => [
        kind,
        totalPaise,
      ]),
    ).toEqual([
      ['invoice', 2_200_00],
      ['credit-note', 200_00],
    ]);
    const { rows } = await test.pool.query('select total_paise::int as paise from bookings where id = $1', [
      bookingIds[0],
    ]);
    expect(rows[0].paise).toBe(2_000_00);
  });

  it('corrects a ride of a bill alone', async () => {
    const { buyerId, bookingIds } = await company([
      { closed: '2026-10-05', paise: 2_100_00 },
      { closed: '2026-10-06', paise: 4_200_00 },
    ]);
    const [first = '', second = ''] = bookingIds;
    await bill(buyerId);
    await test.pool.query('update booking_services set amount_paise = 105000 where booking_id = $1', [first]);
    await issueDocuments(test.db, { bookingId: first });
    const documents = await documentsOf(test.db, actor, first);
    expect(documents.map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
      ['invoice', 6_300_00],
      ['credit-note', 1_050_00],
    ]);
    await issueDocuments(test.db, { bookingId: second });
    expect(await documentsOf(test.db, actor, second)).toHaveLength(1);
    expect(await ofCompany(buyerId)).toEqual([0, 0, 6_300_00]);
  });

  it('is only for a buyer that gets one', async () => {
    const { buyerId } = await company([{ closed: '2026-10-05', paise: 2_100_00 }]);
    await test.pool.query('update buyers set bills_monthly = false where id = $1', [buyerId]);
    await expect(bill(buyerId)).rejects.toMatchObject({ code: 'conflict' });
    await expect(bill('987654')).rejects.toMatchObject({ code: 'not_found' });
    expect(await ofCompany(buyerId)).toBeUndefined();
  });
});
