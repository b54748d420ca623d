import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrateAll } from '../../../../scripts/database/migrate-all.ts';
import { createDatabase } from '../../../../tests/support/create-database.ts';
import { migrateUntil } from '../../../../tests/support/migrate-folder.ts';

let client: pg.Client;
const rows = async (text: string) => (await client.query(text)).rows;

/** What a booking of cabs is, without the columns that trips have added. */
const cabBookings = `
  select b.id, b.kind, b.total_paise, b.received_paise, b.first_day, b.cancelled_at, b.changed_at, s.title, s.position,
    s.amount_paise, d.status, d.pickup_at, d.ends_at, d.fare_paise, d.revision, c.amount_paise as charge, m.amount_paise as paid,
    v.detail
  from bookings b join booking_services s on s.booking_id = b.id join duties d on d.id = s.id
  left join booking_charges c on c.booking_id = b.id left join money_entries m on m.booking_id = b.id
  left join booking_events v on v.booking_id = b.id
  where b.kind = 'cab' order by b.id`;

let before: unknown[] = [];

beforeAll(async () => {
  const url = await createDatabase(inject('postgres').adminUrl, `m_${randomUUID().replaceAll('-', '')}`);
  await migrateUntil(url, '0108');
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into cities (code, name) values ('guwahati', 'Guwahati') on conflict do nothing;
    insert into car_types (code, name, examples, seats, bags, picture) values ('sedan', 'Sedan', '', 4, 2, '') on conflict do nothing;
    insert into customers (name) select 'Customer ' || n from generate_series(1, 1000) n;
    insert into bookings (idempotency_key, customer_id, origin, total_paise, received_paise, token_hash, token_encrypted, made_by)
      select 'cab-' || n, n, 'hand', 199500 + n, n, sha256(('cab' || n)::bytea), '', 'Rupa' from generate_series(1, 1000) n;
    insert into booking_services (booking_id, kind, position, title, amount_paise)
      select id, 'cab', 1, 'Guwahati to Shillong', 199500 from bookings;
    insert into duties (id, booking_id, status, trip_type, city, car_type, pickup_at, ends_at, fare_paise, end_code)
      select s.id, s.booking_id, (array['confirmed', 'done', 'cancelled'])[1 + s.id % 3], 'one-way', 'guwahati', 'sedan',
        timestamptz '2026-11-20 06:00+05:30' + s.id * interval '1 hour', timestamptz '2026-11-20 10:00+05:30' + s.id * interval '1 hour',
        199500, '1234' from booking_services s;
    insert into booking_charges (booking_id, kind, amount_paise, made_by) select id, 'extra', id, 'Rupa' from bookings;
    insert into money_entries (booking_id, entry_key, kind, amount_paise, method, made_by)
      select id, gen_random_uuid(), 'payment', id, 'upi', 'Rupa' from bookings;
    insert into booking_events (booking_id, kind, actor_name) select id, 'made', 'Rupa' from bookings;
    insert into bookings (idempotency_key, customer_id, origin, kind, first_day, last_day, total_paise, token_hash, token_encrypted, made_by)
      values ('trip', 7, 'quote', 'overseas-tour', '2027-04-17', '2027-04-20', 100, sha256('trip'), '', 'Rupa');
    insert into booking_services (booking_id, kind, position, title, amount_paise)
      select id, 'package', 1, 'Bhutan', 100 from bookings where kind <> 'cab';
    insert into booking_packages (id, booking_id, offer, subtotal_paise, discount_paise, gst_paise, tcs_paise, rounding_paise, total_paise)
      select s.id, s.booking_id, '{"itinerary": "Day 1: Paro\\nDay 2: Thimphu"}', 100, 0, 0, 0, 0, 100
      from booking_services s where kind = 'package'`);
  before = await rows(cabBookings);
  await migrateAll(url);
});
afterAll(() => client?.end());

it('leaves a thousand bookings of cabs as they were, with no days and no travellers', async () => {
  expect(before).toHaveLength(1000);
  expect(await rows(cabBookings)).toEqual(before);
  expect(
    await rows(`select count(*)::int as count from booking_services
      where kind = 'cab' and (part_of is not null or on_day is not null or supplier_id is not null or quoted is not null)`),
  ).toEqual([{ count: 0 }]);
  const owned = `(select count(*)::int from booking_days d join bookings b on b.id = d.booking_id where b.kind = 'cab')`;
  expect(await rows(`select ${owned} as days`)).toEqual([{ days: 0 }]);
});

it('gives a trip the days of its itinerary and its customer as the lead traveller', async () => {
  expect(await rows('select number, title from booking_days order by number')).toEqual([
    { number: 1, title: 'Paro' },
    { number: 2, title: 'Thimphu' },
    { number: 3, title: '' },
    { number: 4, title: '' },
  ]);
  expect(await rows('select name, is_lead from travellers')).toEqual([{ name: 'Customer 7', is_lead: true }]);
});
