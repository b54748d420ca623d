import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textNames } from '#domain/bookings/booking-fields.ts';
import { changeDetail, changeNotes } from '#domain/bookings/changes/detail-service.ts';
import { rescheduleDuty } from '#domain/bookings/changes/reschedule-service.ts';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { hasSharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import {
  closeDuty,
  driverLink,
  enterExpense,
  enterReading,
  viewSlip,
} from '#domain/bookings/slip/slip-service.ts';
import { mergeCustomers } from '#domain/enquiries/customers/customer-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { listPublicReviews, viewOwnReview, writeOwnReview } from '#domain/reviews/review-service.ts';
import { askForReview, decideReview } from '#domain/reviews/review-staff-service.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import { sampleFares } from '../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { makeSomeBooking, seen, viewOnly } from '../../../tests/support/some-booking.ts';
import { fleetRows } from '../../../tests/support/some-duty.ts';
import { tablesWith } from '../../../tests/support/table-search.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { oldBookings } from '../bookings/personal-data/booking-erasure-store.ts';
import { readErasures, repeatErasures } from './erasures-service.ts';
import { eraseCustomer, exportCustomer, findCustomers, viewStoredCustomer } from './privacy-service.ts';
import { purgeOldBookings, purgeOldEnquiries } from './retention-service.ts';

const test = testDatabase();
const actor = someActor(test);
const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
const fleet = fleetRows(queried);
const hourMs = 3600_000;

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

let count = 0;

/** A booking with the tag in every text that it can hold, driven, closed and paid. */
async function aTrip() {
  const tag = `zugvogel${++count}x`;
  const digits = `98650${10_000 + count}`;
  const id = await makeSomeBooking(test, actor, {
    name: `Asha ${tag}`,
    contactNo: digits,
    from: `Hotel ${tag}`,
    km: '100',
    price: '2000',
    ...recordOf(textNames, () => tag),
    passengerPhone: digits,
  });
  const first = await viewOnly(test, actor, id);
  const dutyId = first.duty.id;
  await changeNotes(test.db, actor, id, { typed: `Notes about ${tag}`, basedOn: '' });
  await changeDetail(test.db, actor, dutyId, {
    detail: 'pickupAddress',
    typed: `Lobby of ${tag}`,
    basedOn: tag,
  });
  const pickupAt = new Date(first.duty.pickupAt.getTime() + hourMs);
  await rescheduleDuty(test.db, actor, {
    ...{ ...seen((await viewOnly(test, actor, id)).duty), pickupAt, chargePaise: 0 },
    ...{ dropsCrew: false, reason: `Because ${tag} is late` },
  });
  await queried(
    `insert into booking_charges (booking_id, kind, amount_paise, reason, made_by) values ($1, 'extra', 50000, $2, 'x')`,
    [id, `For ${tag}`],
  );
  const driverId = await fleet.addDriver();
  await queried(`update duties set driver_id = $2, status = 'assigned' where id = $1`, [dutyId, driverId]);
  await driverLink(test, actor, dutyId);
  const reading = (kind: 'on-board' | 'end', hours: number, odometerKm: number) =>
    enterReading(test.db, actor, dutyId, {
      ...{ key: crypto.randomUUID(), kind, odometerKm, reason: `Asked ${tag}` },
      happenedAt: new Date(pickupAt.getTime() + hours * hourMs),
    });
  await reading('on-board', 0, 100);
  await enterExpense(test.db, actor, dutyId, {
    ...{ key: crypto.randomUUID(), expense: 'parking', amountPaise: 90_00, reason: `Near ${tag}` },
  });
  await reading('end', 3, 190);
  const end = async () => {
    const corrections = [{ paise: -10_00, reason: `Promised ${tag}` }];
    const slip = await viewSlip(test, actor, dutyId, corrections);
    const { totalPaise } = slip?.statement ?? { totalPaise: 0 };
    await closeDuty(test.db, actor, {
      ...{ dutyId, revision: slip?.duty.revision ?? 0, corrections, totalPaise },
    });
  };
  const pay = async () => {
    const [row] = await queried('select total_paise - received_paise as due from bookings where id = $1', [
      id,
    ]);
    const money = { kind: 'payment', method: 'upi', amountPaise: Number(row.due) } as const;
    await addMoney(test.db, actor, id, { ...money, key: crypto.randomUUID(), reference: `UPI of ${tag}` });
  };
  return { id, dutyId, tag, digits, name: `Asha ${tag}`, customerId: first.customer.id, end, pay };
}

const sumsOf = async (id: string) =>
  queried(
    `select b.total_paise, b.received_paise, d.status, d.pickup_at, d.statement_paise, d.km, d.driver_id is not null as driven,
       (select sum(amount_paise) from money_entries where booking_id = b.id) as money,
       (select sum(amount_paise) from duty_entries where duty_id = d.id) as expenses,
       (select sum(odometer_km) from duty_entries where duty_id = d.id) as odometer
     from bookings b join duties d on d.booking_id = b.id where b.id = $1`,
    [id],
  );

describe('erasing a customer with bookings', () => {
  it('is refused while a ride is not closed or money is owed, and says which booking', async () => {
    const { id, customerId, name, end, pay } = await aTrip();
    const erase = () => eraseCustomer(test.db, actor, customerId, name);
    const isOpen = async () => (await viewStoredCustomer(test.db, actor, customerId))?.bookings[0]?.isOpen;
    await expect(erase()).rejects.toMatchObject({
      code: 'conflict',
      userText: expect.stringContaining(`B${id}`),
    });
    expect(await isOpen()).toBe(true);
    await end();
    await expect(erase()).rejects.toMatchObject({ code: 'conflict' });
    await pay();
    expect(await isOpen()).toBe(false);
    await erase();
  });

  it('leaves no name, address, number or text in any table, and every amount and date', async () => {
    const { id, dutyId, tag, digits, customerId, name, end, pay } = await aTrip();
    await end();
    await pay();
    const token = (await viewCustomerLink(test, actor, id))?.token ?? '';
    const before = await sumsOf(id);
    await eraseCustomer(test.db, actor, customerId, name);
    expect(await tablesWith(test.url, tag)).toEqual([]);
    expect(await tablesWith(test.url, digits)).toEqual([]);
    expect(await sumsOf(id)).toEqual(before);
    expect(await hasSharedBooking(test.db, token)).toBe(false);
    expect(await queried('select driver_token_hash from duties where id = $1', [dutyId])).toEqual([
      { driver_token_hash: null },
    ]);
    // The amounts of the timeline stay as well.
    const [money] = await queried(
      `select detail from booking_events where booking_id = $1 and kind = 'money'`,
      [id],
    );
    expect(money.detail).toMatchObject({ kind: 'payment', method: 'upi', amountPaise: expect.any(String) });
    const [{ statement }] = await queried('select statement from duties where id = $1', [dutyId]);
    expect(statement.lines.map(({ kind }: { kind: string }) => kind)).toContain('parking');
  });

  it('confirms by a booking number, also of a merged customer, and finds by it', async () => {
    const [kept, merged] = [await aTrip(), await aTrip()];
    for (const trip of [kept, merged]) {
      await trip.end();
      await trip.pay();
    }
    await mergeCustomers(test.db, actor, merged.customerId, kept.customerId);
    expect(await findCustomers(test.db, actor, `b${merged.id}`)).toMatchObject([
      { id: kept.customerId, bookings: 2 },
    ]);
    await eraseCustomer(test.db, actor, kept.customerId, ` B${merged.id} `);
    for (const { tag } of [kept, merged]) expect(await tablesWith(test.url, tag)).toEqual([]);
  });

  it('is repeated after the restore of an older backup', async () => {
    const { id, tag, customerId, name, end, pay } = await aTrip();
    await end();
    await pay();
    await eraseCustomer(test.db, actor, customerId, name);
    const list = await readErasures(test.db);
    expect(list).toContainEqual(expect.objectContaining({ kind: 'booking', recordId: id }));
    await queried(`update bookings set notes = $2, erased_at = null where id = $1`, [id, tag]);
    expect(await repeatErasures(test.db, list)).toMatchObject({ bookings: 1 });
    expect(await tablesWith(test.url, tag)).toEqual([]);
  });
});

describe('the review of a trip', () => {
  /** Written by the customer's link and shown on the site. */
  async function reviewed(trip: Awaited<ReturnType<typeof aTrip>>) {
    await trip.end();
    await trip.pay();
    await askForReview(test.db, actor, trip.id);
    const token = (await viewCustomerLink(test, actor, trip.id))?.token ?? '';
    const words = { name: `Asha ${trip.tag}`, body: `Kind to ${trip.tag}`, rating: 4, trip: trip.tag };
    await writeOwnReview(test.db, token, words);
    const review = await viewOwnReview(test.db, token);
    await decideReview(test.db, actor, { id: review?.id ?? '', revision: review?.revision ?? 0 }, 'approved');
  }

  const isShown = async (tag: string) =>
    (await listPublicReviews(test.db)).some(({ body }) => body.includes(tag));

  it('is in the export, and erased with the customer, also after a restore', async () => {
    const trip = await aTrip();
    await reviewed(trip);
    expect(await isShown(trip.tag)).toBe(true);
    const { reviews } = await exportCustomer(test, actor, trip.customerId);
    expect(reviews).toMatchObject([
      { body: `Kind to ${trip.tag}`, shown_name: `Asha ${trip.tag}`, rating: 4 },
    ]);
    expect(JSON.stringify(reviews)).not.toMatch(/made_by|decided_by/);

    await eraseCustomer(test.db, actor, trip.customerId, trip.name);
    expect(await tablesWith(test.url, trip.tag)).toEqual([]);
    expect(await isShown(trip.tag)).toBe(false);

    await queried(
      `update reviews set body = $2, shown_name = $2, received_at = now(), state = 'approved', erased_at = null
       where booking_id = $1`,
      [trip.id, trip.tag],
    );
    expect(await repeatErasures(test.db, await readErasures(test.db))).toMatchObject({ reviews: 1 });
    expect(await tablesWith(test.url, trip.tag)).toEqual([]);
  });

  it('goes with its booking when the booking’s term has ended', async () => {
    const trip = await aTrip();
    await reviewed(trip);
    await changeSettings(test.db, { bookingRetentionMonths: 96 });
    await queried(
      `update bookings set made_at = now() - interval '97 months', changed_at = now() - interval '97 months' where id = $1`,
      [trip.id],
    );
    await queried(
      `update duties set pickup_at = now() - interval '97 months', ends_at = now() - interval '97 months' + interval '3 hours',
         ended_at = now() - interval '97 months' where booking_id = $1`,
      [trip.id],
    );
    expect(await purgeOldBookings(test.db)).toBe(1);
    expect(await isShown(trip.tag)).toBe(false);
    expect(await tablesWith(test.url, trip.tag)).toEqual([]);
  });
});

describe('the export of a customer', () => {
  it('has bookings, duties, slips, statements and money, without secrets and staff members', async () => {
    const { tag, customerId, end, pay } = await aTrip();
    await end();
    await pay();
    const data = await exportCustomer(test, actor, customerId);
    expect(data.bookings).toMatchObject([
      { notes: `Notes about ${tag}`, received_paise: expect.any(Number) },
    ]);
    expect(data.duties).toMatchObject([
      {
        ...{ pickup_address: `Lobby of ${tag}`, passenger_name: tag, driver: 'Bikash Kalita' },
        statement: { totalPaise: expect.any(Number) },
      },
    ]);
    expect(data.dutyEntries.map(({ reason }) => reason)).toContain(`Near ${tag}`);
    expect(data.charges).toMatchObject([{ reason: `For ${tag}` }]);
    expect(data.money).toMatchObject([{ reference: `UPI of ${tag}` }]);
    expect(JSON.stringify(data.bookingEvents)).toContain(`Because ${tag} is late`);
    expect(JSON.stringify(data)).not.toMatch(
      /token_hash|token_encrypted|idempotency_key|actor_name|made_by|closed_by|entered_by|owner_id/,
    );
    expect(JSON.stringify({ ...data, quotes: [] })).not.toContain(actor.name);
  });
});

describe('retention', () => {
  beforeEach(() => changeSettings(test.db, { retentionMonths: 24, bookingRetentionMonths: 96 }));

  const monthsAgo = (months: number) => `now() - interval '${months} months'`;

  /** As if everything about the trip had happened so long ago. */
  const age = async ({ id }: { id: string }, months: number) => {
    await queried(
      `update bookings set made_at = ${monthsAgo(months)}, changed_at = ${monthsAgo(months)} where id = $1`,
      [id],
    );
    await queried(
      `update duties set pickup_at = ${monthsAgo(months)}, ends_at = ${monthsAgo(months)} + interval '3 hours',
         ended_at = ${monthsAgo(months)} where booking_id = $1`,
      [id],
    );
  };

  it('reaches bookings after their term, except those with money owed', async () => {
    const [old, young, owed] = [await aTrip(), await aTrip(), await aTrip()];
    for (const trip of [old, young, owed]) await trip.end();
    for (const trip of [old, young]) await trip.pay();
    await age(old, 97);
    await age(young, 95);
    await age(owed, 97);
    expect(await purgeOldBookings(test.db)).toBe(1);
    expect(await tablesWith(test.url, old.tag)).toEqual([]);
    for (const { tag } of [young, owed])
      expect(await tablesWith(test.url, tag)).toContain('public.customers');
    expect(await purgeOldBookings(test.db)).toBe(0);
    await changeSettings(test.db, { bookingRetentionMonths: 0 });
    await age(young, 97);
    expect(await purgeOldBookings(test.db)).toBe(0);
    await age(young, 1);
  });

  it('erases the enquiry that became the booking with it', async () => {
    const trip = await aTrip();
    await trip.end();
    await trip.pay();
    const [enquiry] = await queried(
      `insert into enquiries (idempotency_key, fingerprint, name, contact_no, customer_id, stage, received_at, updated_at)
       values (gen_random_uuid()::text, '', $1, '1', $2, 'completed', ${monthsAgo(98)}, ${monthsAgo(98)}) returning id`,
      [trip.name, trip.customerId],
    );
    await queried('update bookings set enquiry_id = $2 where id = $1', [trip.id, enquiry.id]);
    await age(trip, 97);
    expect(await purgeOldBookings(test.db)).toBe(1);
    expect(await tablesWith(test.url, trip.tag)).toEqual([]);
  });

  it('of enquiries keeps a customer who has a booking, also one of a merged customer', async () => {
    const trip = await aTrip();
    const [other] = await queried(`insert into customers (name) values ('Merged into') returning id::text`);
    const lost = async (customer: string) =>
      queried(
        `insert into enquiries (idempotency_key, fingerprint, name, contact_no, customer_id, stage, received_at, updated_at)
         values (gen_random_uuid()::text, '', 'Long ago', '1', $1, 'lost', ${monthsAgo(30)}, ${monthsAgo(30)})`,
        [customer],
      );
    await lost(trip.customerId);
    expect(await purgeOldEnquiries(test.db)).toBe(1);
    expect(await queried('select name from customers where id = $1', [trip.customerId])).toEqual([
      { name: trip.name },
    ]);
    await mergeCustomers(test.db, actor, trip.customerId, other.id);
    await lost(other.id);
    expect(await purgeOldEnquiries(test.db)).toBe(1);
    expect(await queried('select name from customers where id = $1', [other.id])).toEqual([
      { name: 'Merged into' },
    ]);
  });

  it('reads old bookings from their index', async () => {
    await queried(`
      insert into bookings (idempotency_key, customer_id, origin, token_hash, token_encrypted, made_by, made_at)
      select 'many-' || n, (select min(id) from customers), 'hand', sha256(n::text::bytea), '', 'x', now() - n * interval '1 hour'
      from generate_series(1, 3000) n`);
    await queried('analyze bookings');
    const { rows } = await test.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain ${oldBookings(new Date(), 96, 200)}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('bookings_kept');
    expect(plan).not.toContain('Seq Scan on bookings');
  });
});
