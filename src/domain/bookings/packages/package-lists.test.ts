import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { viewCabBoard } from '#domain/bookings/board/board-service.ts';
import type { BookingListQuery } from '#domain/bookings/list/booking-list.ts';
import {
  findBookings,
  listBookings,
  listBookingsOfCustomer,
} from '#domain/bookings/list/booking-list-service.ts';
import { bookingSlice } from '#domain/bookings/list/booking-list-store.ts';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { viewBooking } from '#domain/bookings/page/booking-page-service.ts';
import { closeDuty, enterReading, reopenDuty, viewSlip } from '#domain/bookings/slip/slip-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { eraseCustomer, exportCustomer, viewStoredCustomer } from '#domain/privacy/privacy-service.ts';
import { purgeOldBookings } from '#domain/privacy/retention-service.ts';
import { askForReview, viewReviewOfBooking } from '#domain/reviews/review-staff-service.ts';
import { encryptStoredSecrets } from '#domain/secrets/rotation-service.ts';
import { dayInIndia, daysAfter, momentInIndia, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { openEncryption, parseSecretKeys } from '#platform/secrets/encryption.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { testSecretKeys } from '../../../../tests/support/secret-keys.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, viewOnly } from '../../../../tests/support/some-booking.ts';
import { bookedPackage, firstDay, lastDay } from '../../../../tests/support/some-package.ts';
import { tablesWith } from '../../../../tests/support/table-search.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { cancelPackage, changeTripDays } from './package-service.ts';

const test = testDatabase();
const actor = someActor(test);
const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

const at = (day: string) => momentInIndia(day, '12:00');
const viewOf = async (id: string) => {
  const view = await viewBooking(test.db, actor, id);
  if (!view) throw new Error(`no booking ${id}`);
  return view;
};
const payAll = async (id: string) => {
  const { booking } = await viewOf(id);
  const amountPaise = booking.totalPaise - booking.receivedPaise;
  const entry = { key: randomUUID(), kind: 'payment', method: 'bank', reference: randomUUID() } as const;
  if (amountPaise > 0) await addMoney(test.db, actor, id, { ...entry, amountPaise });
};

describe('the list of bookings', () => {
  let id = '';
  let cab = '';
  beforeAll(async () => {
    id = (await bookedPackage(test, actor)).id;
    cab = await makeSomeBooking(test, actor, {});
  });
  const listed = async (query: Partial<BookingListQuery>, now = new Date()) =>
    (await listBookings(test.db, actor, { view: 'all', ...query }, now)).bookings
      .map(({ bookingId }) => bookingId)
      .filter((one) => one === id || one === cab);

  it('has a trip by its first day, beside duties', async () => {
    expect(await listed({ view: 'upcoming' })).toEqual([cab, id]);
    expect(await listed({ view: 'past' })).toEqual([]);
    expect(await listed({ view: 'upcoming' }, at(daysAfter(firstDay, 1)))).toEqual([]);
    expect(await listed({ view: 'past' }, at(daysAfter(firstDay, 1)))).toEqual([id, cab]);
    for (const [day, isThere] of [
      [daysAfter(firstDay, -1), false],
      [firstDay, true],
      [lastDay, true],
      [daysAfter(lastDay, 1), false],
    ] as const)
      expect(await listed({ view: 'today' }, at(day))).toEqual(isThere ? [id] : []);
    expect(await listed({ view: 'all' })).toEqual([cab, id]);
    expect(await listed({ view: 'unpaid' })).toEqual([cab, id]);
    expect(await listed({ view: 'unassigned' })).toEqual([cab]);
    expect(await listed({ status: 'confirmed' })).toEqual([id, cab]);
    expect(await listed({ status: 'cancelled' })).toEqual([]);
    expect(await listed({ view: 'upcoming', city: 'guwahati' })).toEqual([cab]);
    expect(await listed({ search: `B${id}` })).toEqual([id]);
  });

  it('names it as it was quoted, and not a ride', async () => {
    const [found] = await findBookings(test.db, actor, `B${id}`, 5);
    expect(found).toMatchObject({ title: 'Bhutan in six days, two adults', ride: null, firstDay, lastDay });
    const { customer } = await viewOf(id);
    expect(await listBookingsOfCustomer(test.db, actor, customer.id)).toMatchObject([{ bookingId: id }]);
  });

  it('keeps a trip without days under the upcoming ones', async () => {
    await queried('update bookings set first_day = null, last_day = null where id = $1', [id]);
    expect(await listed({ view: 'upcoming' })).toEqual([cab, id]);
    expect(await listed({ view: 'today' })).toEqual([]);
    const none = { firstDay: null, lastDay: null };
    await changeTripDays(test.db, actor, id, { firstDay, lastDay }, none);
    await expect(
      changeTripDays(test.db, actor, id, { firstDay: lastDay, lastDay }, none),
    ).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      changeTripDays(test.db, actor, id, { firstDay: lastDay, lastDay: firstDay }, none),
    ).rejects.toMatchObject({ code: 'invalid', field: 'lastDay' });
    expect((await viewOf(id)).booking).toMatchObject({ firstDay, lastDay });
  });

  it('reads trips from their index, and pages through them without a gap', async () => {
    await queried(
      `with made as (
         insert into bookings (idempotency_key, customer_id, origin, kind, first_day, last_day, token_hash,
           token_encrypted, made_by)
         select 'trip-' || n, (select min(id) from customers), 'quote', 'tour', $1::date + n % 300, $1::date + n % 300 + 5,
           sha256(('trip' || n)::bytea), '', 'x' from generate_series(1, 3000) n returning id
       ) insert into booking_services (booking_id, kind, position, title, amount_paise)
         select id, 'package', 1, 'Tour', 0 from made`,
      [daysAfter(dayInIndia(new Date()), -150)],
    );
    await queried('analyze bookings, booking_services');
    const now = new Date();
    const day = dayInIndia(now);
    const today = { from: startOfDayInIndia(day), to: startOfDayInIndia(daysAfter(day, 1)) };
    for (const view of ['upcoming', 'today', 'past'] as const) {
      const slice = { view, now, today, after: undefined, limit: 51 };
      const plan = await test.db.transaction(async (tx) => {
        await tx.execute(sql.raw('set local enable_seqscan = off'));
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${bookingSlice(slice)}`);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect(plan).toContain('bookings_of_trips');
      expect(plan).not.toContain('Seq Scan on bookings');
      const seen: string[] = [];
      let after = '';
      do {
        const page = await listBookings(test.db, actor, { view, after }, now);
        seen.push(...page.bookings.map(({ serviceId }) => serviceId));
        after = page.nextCursor;
      } while (after && seen.length < 300);
      const whole = await test.db.execute<{ serviceId: string }>(
        bookingSlice({ ...slice, limit: seen.length }),
      );
      expect(seen).toEqual(whole.rows.map(({ serviceId }) => serviceId));
      expect(new Set(seen).size).toBe(seen.length);
    }
  });
});

it('has nothing on the board', async () => {
  const { id } = await bookedPackage(test, actor);
  const board = { firstDay, days: 7, city: undefined, carType: undefined };
  const { duties } = await viewCabBoard(test.db, actor, board);
  expect(duties.filter(({ bookingId }) => bookingId === id)).toEqual([]);
});

describe('a cab that is part of a trip', () => {
  it('costs the customer nothing, however it ends', async () => {
    const { id } = await bookedPackage(test, actor);
    const before = (await viewOf(id)).booking.totalPaise;
    const { duty } = await viewOnly(test, actor, await makeSomeBooking(test, actor, {}));
    // As the migration leaves the ride of an earlier booking.
    await queried(
      'update booking_services set booking_id = $2, position = 2, amount_paise = 0 where id = $1',
      [...[duty.id, id]],
    );
    await queried(
      `update duties set booking_id = $2, fare_paise = 0, fare = null, status = 'on-duty' where id = $1`,
      [duty.id, id],
    );
    const reading = (kind: 'on-board' | 'end', hours: number, odometerKm: number) =>
      enterReading(test.db, actor, duty.id, {
        ...{ key: randomUUID(), kind, odometerKm, reason: '' },
        happenedAt: new Date(duty.pickupAt.getTime() + hours * 3600_000),
      });
    await reading('on-board', 0, 100);
    await reading('end', 9, 900);
    const slip = await viewSlip(test, actor, duty.id);
    const totalPaise = slip?.statement.totalPaise ?? 0;
    const seen = { dutyId: duty.id, revision: slip?.duty.revision ?? 0 };
    await closeDuty(test.db, actor, { ...seen, corrections: [], totalPaise });
    const closed = await viewOf(id);
    expect(closed.booking).toMatchObject({ totalPaise: before, cancelledAt: null });
    const revision = closed.duties[0]?.duty.revision ?? 0;
    await reopenDuty(test.db, actor, { ...seen, revision });
    expect((await viewOf(id)).booking.totalPaise).toBe(before);
  });
});

describe('a review', () => {
  it('is asked for after the last day, and not of a trip that was cancelled', async () => {
    const { id } = await bookedPackage(test, actor);
    const after = at(daysAfter(lastDay, 1));
    await expect(askForReview(test.db, actor, id, at(lastDay))).rejects.toMatchObject({ code: 'conflict' });
    expect(await viewReviewOfBooking(test.db, actor, id, after)).toMatchObject({ isFinished: true });
    await askForReview(test.db, actor, id, after);
    expect((await viewReviewOfBooking(test.db, actor, id, after)).review).toMatchObject({
      ...{ trip: 'Bhutan in six days, two adults', tripDay: firstDay, state: 'asked' },
    });
    const other = (await bookedPackage(test, actor)).id;
    await cancelPackage(test.db, actor, other, { chargePaise: 0, reason: 'ill' });
    await expect(askForReview(test.db, actor, other, after)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('personal data', () => {
  /** Of a customer of their own, with the tag in every text. */
  async function tagged(tag: string) {
    const { id, enquiryId } = await bookedPackage(test, actor);
    const [person] = await queried(`insert into customers (name) values ($1) returning id::text`, [
      `Meera ${tag}`,
    ]);
    await queried('update bookings set customer_id = $2 where id = $1', [id, person.id]);
    await queried('update enquiries set customer_id = $2 where id = $1', [enquiryId, person.id]);
    await queried(`update booking_services set title = $2 where booking_id = $1`, [id, `Bhutan for ${tag}`]);
    await queried(
      `update booking_packages set offer = offer || jsonb_build_object('terms', $2::text, 'itinerary', $2::text,
         'inclusions', $2::text, 'exclusions', $2::text,
         'lines', jsonb_build_array(jsonb_build_object('text', $2::text, 'quantity', 1, 'unitPaise', 5)),
         'discount', jsonb_build_object('kind', 'amount', 'paise', 5, 'label', $2::text)) where booking_id = $1`,
      [id, `Vegetarian, ${tag}`],
    );
    return { id, customerId: String(person.id), name: `Meera ${tag}` };
  }

  it('is exported with what was sold and how it is paid', async () => {
    const { id, customerId } = await tagged('exported');
    const data = await exportCustomer(test, actor, customerId);
    expect(data.packages).toMatchObject([{ title: 'Bhutan for exported', total_paise: 1_75_644_00 }]);
    expect(data.paymentPlan).toMatchObject([{ kind: 'deposit' }, { kind: 'balance' }]);
    expect((await viewStoredCustomer(test.db, actor, customerId))?.bookings).toMatchObject([
      { id, title: 'Bhutan for exported', pickupAt: null, firstDay, isOpen: true },
    ]);
  });

  it('is erased after the trip, except for sums and days', async () => {
    const { id, customerId, name } = await tagged('erasedtrip');
    const erase = () => eraseCustomer(test.db, actor, customerId, name);
    await payAll(id);
    // Paid, but still to come.
    await expect(erase()).rejects.toMatchObject({ code: 'conflict' });
    await queried(`update bookings set first_day = '2026-01-01', last_day = '2026-01-06' where id = $1`, [
      id,
    ]);
    await erase();
    expect(await tablesWith(test.url, 'erasedtrip')).toEqual([]);
    const { booking, package: sold, plan } = await viewOf(id);
    expect(booking).toMatchObject({ totalPaise: 1_75_644_00, firstDay: '2026-01-01' });
    expect(sold).toMatchObject({ title: 'Trip', sums: { tcsPaise: 3_444_00 }, offer: { terms: '' } });
    expect(plan).toHaveLength(2);
  });

  it('is kept while the trip is not long over', async () => {
    const { id } = await tagged('keptlong');
    await payAll(id);
    await queried(`update bookings set made_at = '2015-01-01', changed_at = '2015-01-01' where id = $1`, [
      id,
    ]);
    await purgeOldBookings(test.db);
    const isErased = async () =>
      (await queried('select erased_at from bookings where id = $1', [id]))[0].erased_at !== null;
    expect(await isErased()).toBe(false);
    await queried(`update bookings set first_day = '2015-02-01', last_day = '2015-02-06' where id = $1`, [
      id,
    ]);
    await purgeOldBookings(test.db);
    expect(await isErased()).toBe(true);
  });
});

it('encrypts its link anew when the key changes', async () => {
  const { id } = await bookedPackage(test, actor);
  const keys = parseSecretKeys(`next:${Buffer.alloc(32, 5).toString('base64')},${testSecretKeys}`);
  if (!keys) throw new Error('no keys');
  await encryptStoredSecrets({ db: test.db, encryption: openEncryption(keys) });
  const [row] = await queried('select token_encrypted from bookings where id = $1', [id]);
  expect(row.token_encrypted).toMatch(/^next\./);
});
