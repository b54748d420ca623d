import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ServiceScope,
  type TripShow,
  todoLists,
  tripShows,
} from '#domain/bookings/operations/operations.ts';
import {
  countTodo,
  listServices,
  listSuppliersToAsk,
  listTrips,
} from '#domain/bookings/operations/operations-service.ts';
import { serviceSlice } from '#domain/bookings/operations/service-list-store.ts';
import { groupSlice } from '#domain/bookings/operations/supplier-list-store.ts';
import { viewSupplierRequest } from '#domain/bookings/operations/supplier-request-service.ts';
import { todoCounts } from '#domain/bookings/operations/todo-store.ts';
import { tripSlice, tripsFound } from '#domain/bookings/operations/trip-list-store.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { someActor } from '../support/some-actor.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { compareScales } from './compare-scales.ts';

const few = testDatabase();
const many = testDatabase();
const sites: [TestDatabase, number][] = [
  [few, 1_000],
  [many, 100_000],
];
const actor = someActor(many);
const today = dayInIndia(new Date());

/** So many trips are near today, of few and of many; the others are over. */
const near = 600;
const supplierCount = 2_000;

/** A fifth of the services are of one supplier, and a fiftieth of the past ones were never closed. */
async function addTrips(url: string, count: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const started = performance.now();
  await client.query(
    `insert into suppliers (idempotency_key, kind, name, city) select 'scale-' || n, 'hotel', 'Hotel ' || n, 'Thimphu'
     from generate_series(1, $1) n`,
    [supplierCount],
  );
  await client.query(
    `insert into customers (name, phone_e164)
     select 'Traveller' || n || ' Das', '+9198' || lpad(n::text, 8, '0') from generate_series(1, $1) n`,
    [count],
  );
  await client.query(
    `insert into bookings (idempotency_key, customer_id, origin, kind, owner_id, first_day, last_day, token_hash,
       token_encrypted, made_by)
     select 'scale-' || n, (select min(id) from customers) + n - 1, 'quote', 'tour', null, d, d + 5,
       sha256(('scale' || n)::bytea), '', 'x'
     from generate_series(1, $1::int) n cross join lateral (
       select $2::date + case when n <= $3::int then n % 60 - 10 else -11 - n % 1095 end as d
     ) days`,
    [count, today, near],
  );
  await client.query(`insert into booking_services (booking_id, kind, position, title, amount_paise)
     select id, 'package', 1, 'Six days in Bhutan', 0 from bookings`);
  await client.query(
    `insert into booking_services (booking_id, kind, position, title, amount_paise, part_of, day, on_day, starts, nights,
       state, held_until, confirmation, supplier_id)
     select b.id, (array['hotel', 'transport', 'guide', 'permit', 'activity', 'ticket'])[1 + m % 6], m, 'Service ' || m, 0, k.id,
       1 + m % 6, b.first_day + m % 6, case when m % 2 = 0 then '10:30' else '' end, 0, s.state,
       case when s.state = 'held' then b.first_day + (b.id % 30)::int - 20 end, case when s.state = 'confirmed' then '882' else '' end,
       case when r < 0.2 then f.id when r < 0.8 then f.id + 1 + floor(random() * $1)::int end
     from bookings b join booking_services k on k.booking_id = b.id and k.kind = 'package'
     cross join (select min(id) as id from suppliers) f cross join generate_series(2, 13) m
     cross join lateral (select random() as r where b.id > 0 and m > 0) one
     cross join lateral (
       select case when b.first_day + m % 6 >= $2::date or (b.id * 12 + m) % 50 = 0
         then (array['to-ask', 'asked', 'held', 'confirmed', 'confirmed'])[1 + ((b.id * 7 + m) % 5)::int] else 'used' end as state
     ) s`,
    [supplierCount - 2, today],
  );
  await client.query(
    `insert into travellers (booking_id, position, name, is_lead, age)
     select b.id, n, 'Traveller', n = 1, case when n > 2 then 5 + n end from bookings b cross join generate_series(1, 4) n`,
  );
  const rides = await client.query(
    `insert into booking_services (booking_id, kind, position, title, amount_paise)
     select id, 'cab', 14, 'Guwahati to Samdrup Jongkhar', 0 from bookings where id % 5 = 0 returning id`,
  );
  await client.query(
    `insert into duties (id, booking_id, status, trip_type, city, car_type, pickup_at, ends_at, fare_paise, end_code)
     select s.id, b.id, 'confirmed', 'one-way', 'guwahati', 'sedan', timezone('Asia/Kolkata', b.first_day + time '09:00'),
       timezone('Asia/Kolkata', b.first_day + time '13:00'), 0, '1234'
     from booking_services s join bookings b on b.id = s.booking_id where s.kind = 'cab'`,
  );
  await client.query('vacuum analyze');
  await client.end();
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${count} trips with ${rides.rowCount} rides made in ${seconds} s\n`);
}

beforeAll(async () => {
  for (const [{ url }, count] of sites) await addTrips(url, count);
}, 1_800_000);

const maxRatio = 2;

async function compare(name: string, read: (test: TestDatabase) => Promise<unknown>): Promise<void> {
  const compared = { sites: [few, many], maxRatio } as const;
  const { ratio } = await compareScales(`trips: ${name}`, compared, read);
  expect(ratio).toBeLessThanOrEqual(maxRatio);
}

const week: ServiceScope = { list: 'days', firstDay: today, lastDay: daysAfter(today, 6) };
const busiest = async ({ pool }: TestDatabase) =>
  String((await pool.query('select min(id) as id from suppliers')).rows[0].id);

const scopes: [name: string, scope: ServiceScope][] = [
  ['the week', week],
  ...todoLists.map((list): [string, ServiceScope] => [list, { list }]),
];

async function planOf(query: SQL): Promise<string> {
  const { rows } = await many.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('with 100,000 trips of 12 services and 4 travellers, within twice the time of 1,000', () => {
  it('the counts', async () => {
    const [ofFew, ofMany] = await Promise.all(sites.map(([{ db }]) => countTodo(db, actor)));
    for (const count of Object.values(ofFew ?? {})) expect(count).toBeGreaterThan(0);
    expect(ofMany?.['under-way']).toBe(ofFew?.['under-way']);
    await compare('the counts', ({ db }) => countTodo(db, actor));
  });

  it.each(scopes)('%s', async (name, scope) => {
    const { services } = await listServices(many.db, actor, { scope });
    expect(services.length).toBeGreaterThan(0);
    await compare(name, ({ db }) => listServices(db, actor, { scope }));
  });

  it('the week of one kind, of trips without an owner', () =>
    compare('a filtered week', ({ db }) =>
      listServices(db, actor, { scope: week, kind: 'hotel', state: 'asked', owner: 'none' }),
    ));

  it('the suppliers with open services', () =>
    compare('the suppliers', ({ db }) => listSuppliersToAsk(db, actor, {})));

  it('the busiest supplier, and the message to it', async () => {
    const ids = new Map([
      [few, await busiest(few)],
      [many, await busiest(many)],
    ]);
    const supplierOf = (test: TestDatabase) => ids.get(test) ?? '';
    await compare('a supplier', (test) =>
      listServices(test.db, actor, { scope: { list: 'supplier', supplierId: supplierOf(test) } }),
    );
    await compare('the message to a supplier', (test) =>
      viewSupplierRequest(test.db, actor, supplierOf(test)),
    );
  });

  it.each(tripShows)('trips: %s', async (show: TripShow) => {
    expect((await listTrips(many.db, actor, { show })).trips.length).toBeGreaterThan(0);
    await compare(`trips, ${show}`, ({ db }) => listTrips(db, actor, { show }));
  });

  it('the past trips of an owner, and those that are found by a text', async () => {
    await compare('past trips without an owner', ({ db }) =>
      listTrips(db, actor, { show: 'past', owner: 'none' }),
    );
    await compare('found by number', ({ db }) => listTrips(db, actor, { show: 'past', search: 'B12' }));
    await compare('found by customer', ({ db }) =>
      listTrips(db, actor, { show: 'past', search: 'Traveller77 Das' }),
    );
    await compare('found by supplier', ({ db }) => listTrips(db, actor, { show: 'past', search: 'Hotel 1' }));
    await compare('the week of a supplier', ({ db }) =>
      listServices(db, actor, { scope: week, search: 'Hotel 1' }),
    );
  });
});

it('is without a sequential scan of a large table', async () => {
  const rest = { today, found: undefined, after: undefined, limit: 51 };
  const found = { bookingId: '1', customerIds: ['1', '2'], supplierIds: ['1', '2'] };
  const supplier: ServiceScope = { list: 'supplier', supplierId: await busiest(many) };
  const queries = [
    todoCounts(today),
    ...[...scopes.map(([, scope]) => scope), supplier].flatMap((scope) => [
      serviceSlice({ ...rest, scope }),
      serviceSlice({ ...rest, scope, kind: 'hotel', state: 'asked', owner: 'none' }),
      serviceSlice({ ...rest, scope, found }),
    ]),
    groupSlice(rest),
    groupSlice({ ...rest, owner: 'none', found }),
    ...tripShows.flatMap((show) => [
      tripSlice({ ...rest, show }),
      tripSlice({ ...rest, show, owner: 'none' }),
      tripSlice({ ...rest, show, owner: '1' }),
    ]),
    tripsFound(found, undefined, 100),
  ];
  for (const [index, query] of queries.entries())
    expect(await planOf(query), `query ${index}`).not.toMatch(
      /Seq Scan on (booking_services|bookings|travellers|customers|duties)/,
    );
});
