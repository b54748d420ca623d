import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DutyStatus, dutyStatuses } from '#domain/bookings/duty-status.ts';
import { mergeCustomers, unmergeCustomer } from '#domain/enquiries/customers/customer-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { dayInIndia, daysAfter, momentInIndia, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, viewOnly } from '../../../../tests/support/some-booking.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { type BookingListQuery, bookingViews } from './booking-list.ts';
import { findBookings, listBookings, listBookingsOfCustomer } from './booking-list-service.ts';
import { bookingSlice, bookingsFound } from './booking-list-store.ts';

const test = testDatabase();
const actor = someActor(test);
const now = momentInIndia('2026-11-16', '12:00');
const ids: Record<string, string> = {};

type Set = { status?: DutyStatus; pickup: string; paise?: number; city?: string };

/** A booking whose duty is set by SQL, because time does not pass in a test. */
async function aBooking(name: string, contactNo: string, { status = 'confirmed', pickup, paise, city }: Set) {
  const id = await makeSomeBooking(test, actor, { name, contactNo });
  ids[name] = id;
  const [day = '', clock = ''] = pickup.split(' ');
  await test.pool.query(
    `update duties set status = $2, pickup_at = $3, ends_at = $3::timestamptz + interval '3 hours',
       ended_at = case when $2 = 'done' then $3::timestamptz + interval '2 hours' end, city = coalesce($4, city)
     where booking_id = $1`,
    [id, status, momentInIndia(`2026-11-${day}`, clock), city ?? null],
  );
  if (paise !== undefined)
    await test.pool.query('update bookings set received_paise = $2 where id = $1', [id, paise]);
}

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  await aBooking('Past Paul', '98640 00001', { status: 'done', pickup: '10 09:00', paise: 1_995_00 });
  await aBooking('Morning Mina', '98640 00002', { status: 'on-duty', pickup: '16 06:00' });
  await aBooking('Evening Esha', '98640 00003', { pickup: '16 18:00', paise: 500_00 });
  await aBooking('Tomorrow Tina', '98640 00004', { pickup: '17 05:00', city: 'delhi' });
  await aBooking('Later Lal', '98640 00005', { status: 'requested', pickup: '20 05:00' });
  await aBooking('Cancelled Chand', '98640 00006', { status: 'cancelled', pickup: '18 05:00' });
});

const namesOf = async (query: Partial<BookingListQuery>) =>
  (await listBookings(test.db, actor, { view: 'all', ...query }, now)).bookings.map(
    ({ customer }) => customer.split(' ')[0],
  );

describe('the list of bookings', () => {
  it.each([
    ['upcoming', ['Evening', 'Tomorrow', 'Later']],
    ['today', ['Morning', 'Evening']],
    ['unassigned', ['Evening', 'Tomorrow', 'Later']],
    ['unassigned-soon', ['Evening', 'Tomorrow']],
    ['to-close', ['Past']],
    ['unpaid', ['Cancelled', 'Later', 'Tomorrow', 'Evening', 'Morning']],
    ['past', ['Morning', 'Past']],
    ['all', ['Cancelled', 'Later', 'Tomorrow', 'Evening', 'Morning', 'Past']],
  ] as const)('shows %s in its order', async (view, expected) => {
    expect(await namesOf({ view })).toEqual(expected);
  });

  it('is filtered by status and city', async () => {
    expect(await namesOf({ status: 'confirmed' })).toEqual(['Tomorrow', 'Evening']);
    expect(await namesOf({ view: 'upcoming', status: 'requested' })).toEqual(['Later']);
    expect(await namesOf({ view: 'upcoming', city: 'delhi' })).toEqual(['Tomorrow']);
    expect(await namesOf({ city: 'delhi' })).toEqual(['Tomorrow']);
  });

  it('finds a booking by number, name and phone', async () => {
    expect(await namesOf({ search: `B${ids['Later Lal']}` })).toEqual(['Later']);
    expect(await namesOf({ search: 'esha' })).toEqual(['Evening']);
    expect(await namesOf({ search: '98640 00004' })).toEqual(['Tomorrow']);
    expect(await namesOf({ search: 'nobody' })).toEqual([]);
    expect((await findBookings(test.db, actor, 'mina', 5)).map(({ bookingId }) => bookingId)).toEqual([
      ids['Morning Mina'],
    ]);
  });

  it('shows the bookings of a customer, also after a merge, and returns them', async () => {
    const [first, second] = await Promise.all(
      ['Later Lal', 'Past Paul'].map(
        async (name) => (await viewOnly(test, actor, ids[name] ?? '')).customer.id,
      ),
    );
    await mergeCustomers(test.db, actor, second ?? '', first ?? '');
    const found = await listBookingsOfCustomer(test.db, actor, first ?? '');
    expect(found.map(({ bookingId }) => bookingId)).toEqual([ids['Later Lal'], ids['Past Paul']]);
    expect(new Set(found.map(({ customer }) => customer))).toEqual(new Set(['Later Lal']));
    await unmergeCustomer(test.db, actor, second ?? '');
    for (const [customer, name] of [
      [first, 'Later Lal'],
      [second, 'Past Paul'],
    ] as const)
      expect(await listBookingsOfCustomer(test.db, actor, customer ?? '')).toMatchObject([
        { bookingId: ids[name], customer: name },
      ]);
  });
});

describe('with many bookings', () => {
  beforeAll(async () => {
    await test.pool.query(`
      insert into bookings (idempotency_key, customer_id, origin, total_paise, received_paise, token_hash,
        token_encrypted, made_by, made_at)
      select 'many-' || n, (select min(id) from customers), 'hand', 1000, case when n % 5 = 0 then 0 else 1000 end,
        sha256(n::text::bytea), '', 'x', now() - n * interval '1 minute'
      from generate_series(1, 4000) n`);
    await test.pool.query(`
      insert into booking_services (booking_id, kind, position, title, amount_paise)
      select id, 'cab', 1, 'x', 1000 from bookings where idempotency_key like 'many-%'`);
    await test.pool.query(`
      insert into duties (id, booking_id, status, trip_type, city, car_type, pickup_at, ends_at, fare_paise, end_code,
        ended_at, closed_at)
      select s.id, s.booking_id, case when s.id % 20 = 0 then 'confirmed' else 'done' end, 'local',
        case when s.id % 2 = 0 then 'delhi' else 'guwahati' end, 'sedan',
        timestamptz '2026-11-16' + (s.id - 2000) * interval '1 hour',
        timestamptz '2026-11-16' + (s.id - 2000) * interval '1 hour' + interval '1 hour', 1000, '0000',
        case when s.id % 20 <> 0 then now() end, case when s.id % 40 <> 1 then now() end
      from booking_services s join bookings b on b.id = s.booking_id where b.idempotency_key like 'many-%'`);
    await test.pool.query('analyze bookings, duties, booking_services');
  });

  const day = dayInIndia(now);
  const today = { from: startOfDayInIndia(day), to: startOfDayInIndia(daysAfter(day, 1)) };
  const planOf = (query: ReturnType<typeof bookingSlice>) =>
    test.db.transaction(async (tx) => {
      // Four thousand rows are read and sorted as quickly without an index.
      for (const way of ['seqscan', 'sort', 'bitmapscan'])
        await tx.execute(sql.raw(`set local enable_${way} = off`));
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  const indexes = {
    upcoming: /duties_open/,
    today: /duties_by_pickup/,
    unassigned: /duties_unassigned/,
    'unassigned-soon': /duties_unassigned/,
    'to-close': /duties_to_close/,
    unpaid: /bookings_unpaid/,
    past: /duties_by_pickup/,
    // Both hold the order; the one without erased bookings is read backwards.
    all: /bookings_(newest|kept)/,
  };

  it.each(bookingViews)('reads %s from its index, with and without a city', async (view) => {
    for (const city of [undefined, 'delhi'] as const) {
      const plan = await planOf(bookingSlice({ view, city, now, today, after: undefined, limit: 51 }));
      expect(plan).toMatch(indexes[view]);
      expect(plan).not.toContain('Seq Scan on duties');
      expect(plan).not.toContain('Seq Scan on bookings');
    }
  });

  // Of a status that most duties have, the next ones are as near in the index by pick-up.
  it.each(dutyStatuses)('reads the status %s from an index, in its order', async (status) => {
    const plan = await planOf(bookingSlice({ view: 'all', status, now, today, after: undefined, limit: 51 }));
    expect(plan).toMatch(/Index (Only )?Scan Backward using duties_(by_status|by_pickup|open)/);
  });

  it('finds the bookings of a customer by their index', async () => {
    expect(await planOf(bookingsFound(['1', '2'], '7', 100))).toContain('bookings_of_customer');
  });

  it.each(bookingViews)('pages through %s without a gap', async (view) => {
    const seen: string[] = [];
    let after = '';
    do {
      const page = await listBookings(test.db, actor, { view, after }, now);
      seen.push(...page.bookings.map(({ serviceId }) => serviceId));
      after = page.nextCursor;
    } while (after && seen.length < 400);
    expect(new Set(seen).size).toBe(seen.length);
    const whole = (
      await test.db.execute<{ serviceId: string }>(
        bookingSlice({ view, now, today, after: undefined, limit: seen.length }),
      )
    ).rows.map(({ serviceId }) => serviceId);
    expect(seen).toEqual(whole);
  });
});
