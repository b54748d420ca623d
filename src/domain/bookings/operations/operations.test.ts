import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelPackage } from '#domain/bookings/packages/package-service.ts';
import { changeService } from '#domain/bookings/trips/service-change-service.ts';
import { viewTrip } from '#domain/bookings/trips/trip-view-service.ts';
import { dayInIndia, daysAfter, momentInIndia } from '#domain/shared/india-time.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { firstDay, lastDay } from '../../../../tests/support/some-package.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { workedTrip } from '../../../../tests/support/worked-trip.ts';
import { type TripShow, todoLists, tripShows } from './operations.ts';
import { countTodo, listServices, listSuppliersToAsk, listTrips } from './operations-service.ts';
import { serviceSlice } from './service-list-store.ts';
import { groupSlice } from './supplier-list-store.ts';
import { todoCounts } from './todo-store.ts';
import { tripSlice, tripsFound } from './trip-list-store.ts';

const test = testDatabase();
const actor = someActor(test);
const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

/** So many days before the trip begins. */
const daysBefore = (days: number) => momentInIndia(daysAfter(firstDay, -days), '12:00');
const week = { list: 'days', firstDay, lastDay } as const;

async function services(id: string) {
  return (await viewTrip(test.db, actor, id))?.services ?? [];
}

async function change(id: string, title: string, field: string, typed: string) {
  const service = (await services(id)).find((one) => one.title === title);
  if (!service) throw new Error(`there is no ${title}`);
  const basedOn = field === 'state' ? service.state : '';
  expect(await changeService(test.db, actor, service.id, { field, typed, basedOn })).toMatchObject({
    kind: 'changed',
  });
}

async function newTrip() {
  await queried('update bookings set cancelled_at = now()');
  await queried('update booking_services set on_day = null');
  return (await workedTrip(test, actor)).id;
}

const titles = async (query: Partial<Parameters<typeof listServices>[2]> = {}, now = daysBefore(1)) =>
  (await listServices(test.db, actor, { scope: week, ...query }, now)).services.map(({ title }) => title);

const shown = async (show: TripShow, now: Date) =>
  (await listTrips(test.db, actor, { show }, now)).trips.map(({ id }) => id);

describe('services by day', () => {
  it('stand by day and time, with their trip', async () => {
    const id = await newTrip();
    const listed = await titles();
    expect(listed).toHaveLength(14);
    expect(listed.slice(0, 6)).toEqual([
      ...['Entry permit', 'Sustainable Development Fee, 5 nights', 'Hotel in Thimphu', 'Guide for six days'],
      ...['Flight Kolkata to Paro', 'Paro airport to Thimphu'],
    ]);
    const [first] = (await listServices(test.db, actor, { scope: week }, daysBefore(1))).services;
    expect(first).toMatchObject({
      ...{ bookingId: id, kind: 'permit', onDay: firstDay, state: 'to-ask', supplier: null },
      ...{ customer: 'Meera Nair', tripTitle: expect.stringContaining('Bhutan') },
    });
    const second = daysAfter(firstDay, 1);
    expect(await titles({ scope: { list: 'days', firstDay: second, lastDay: second } })).toEqual([
      'Monument fees',
    ]);
  });

  it('are filtered by kind, state, owner and text', async () => {
    const id = await newTrip();
    await change(id, 'Hotel in Paro', 'supplier', 'Druk Hotels');
    await change(id, 'Hotel in Paro', 'confirmation', '882');
    expect(await titles({ kind: 'hotel' })).toEqual([
      'Hotel in Thimphu',
      'Hotel in Punakha',
      'Hotel in Paro',
    ]);
    expect(await titles({ state: 'confirmed' })).toEqual(['Hotel in Paro']);
    expect(await titles({ search: 'druk' })).toEqual(['Hotel in Paro']);
    expect(await titles({ search: 'Meera' })).toHaveLength(14);
    expect(await titles({ search: `B${id}` })).toHaveLength(14);
    expect(await titles({ search: 'Brahmaputra' })).toEqual([]);
    await queried('update bookings set owner_id = $2 where id = $1', [id, actor.id]);
    expect(await titles({ owner: actor.id })).toHaveLength(14);
    expect(await titles({ owner: 'none' })).toEqual([]);
  });

  it('have the rides of trips, by their duties', async () => {
    const id = await newTrip();
    const [row] = await queried(
      `insert into booking_services (booking_id, kind, position, title, amount_paise)
       values ($1, 'cab', 90, 'Bagdogra to Phuentsholing', 0) returning id`,
      [id],
    );
    await queried(
      `insert into duties (id, booking_id, status, trip_type, city, car_type, pickup_at, ends_at, fare_paise, end_code)
       values ($1, $2, 'confirmed', 'one-way', 'guwahati', 'sedan', $3, $4, 0, '1234')`,
      [row.id, id, momentInIndia(firstDay, '09:00'), momentInIndia(firstDay, '12:00')],
    );
    const listed = (await listServices(test.db, actor, { scope: week }, daysBefore(1))).services;
    expect(listed.findIndex(({ kind }) => kind === 'cab')).toBe(5);
    expect(listed[5]).toMatchObject({ onDay: firstDay, starts: '09:00', state: 'confirmed', driver: '' });
    expect(await titles({ kind: 'cab', state: 'confirmed' })).toEqual(['Bagdogra to Phuentsholing']);
    expect(await titles({ kind: 'cab', state: 'to-ask' })).toEqual([]);
    expect((await listTrips(test.db, actor, { show: 'upcoming' }, daysBefore(1))).trips).toMatchObject([
      { id, services: 15, confirmed: 1 },
    ]);
  });

  it('of a cancelled trip are not listed', async () => {
    const id = await newTrip();
    await cancelPackage(test.db, actor, id, { chargePaise: 0, reason: 'ill' });
    expect(await titles()).toEqual([]);
    expect(await shown('upcoming', daysBefore(1))).toEqual([]);
  });
});

describe('the counts', () => {
  it('come from the worked trip as its days draw near, and each is the length of its list', async () => {
    const id = await newTrip();
    await change(id, 'Hotel in Thimphu', 'supplier', 'Druk Hotels');
    await change(id, 'Hotel in Thimphu', 'heldUntil', daysAfter(firstDay, -20));
    await change(id, 'Flight Kolkata to Paro', 'confirmation', 'ABC');
    const none = { holds: 0, permits: 0, 'without-supplier': 0, unconfirmed: 0 };
    const still = { arrivals: 0, departures: 0, 'under-way': 0 };
    const expected: [days: number, counts: object][] = [
      [60, { ...none, ...still }],
      // One hotel has a supplier; those of later days come within the 30 days one by one.
      [30, { ...none, ...still, 'without-supplier': 5 }],
      [24, { ...none, ...still, 'without-supplier': 13 }],
      [23, { ...none, ...still, 'without-supplier': 13, holds: 1 }],
      [21, { ...none, ...still, 'without-supplier': 13, holds: 1, permits: 1 }],
      [14, { ...none, ...still, 'without-supplier': 13, holds: 1, permits: 1, unconfirmed: 5 }],
      [
        0,
        {
          ...{ holds: 1, permits: 1, 'without-supplier': 13, unconfirmed: 13 },
          ...{ arrivals: 1, departures: 0, 'under-way': 1 },
        },
      ],
      [-5, { ...none, 'without-supplier': 1, unconfirmed: 1, arrivals: 0, departures: 1, 'under-way': 1 }],
      [-6, { ...none, ...still }],
    ];
    for (const [days, counts] of expected) {
      const now = daysBefore(days);
      const counted = await countTodo(test.db, actor, now);
      expect(counted, `${days} days before`).toEqual(counts);
      for (const list of todoLists)
        expect(await titles({ scope: { list } }, now)).toHaveLength(counted[list]);
      for (const show of ['arrivals', 'departures', 'under-way'] as const)
        expect(await shown(show, now)).toHaveLength(counted[show]);
    }
  });

  it('leave out a permit that is granted', async () => {
    const id = await newTrip();
    await change(id, 'Entry permit', 'state', 'confirmed');
    expect(await countTodo(test.db, actor, daysBefore(10))).toMatchObject({ permits: 0 });
  });
});

describe('trips', () => {
  it('are upcoming, under way or past', async () => {
    const id = await newTrip();
    for (const [days, show] of [
      [1, 'upcoming'],
      [0, 'under-way'],
      [-5, 'under-way'],
      [-6, 'past'],
    ] as const)
      for (const one of ['upcoming', 'under-way', 'past'] as const)
        expect(await shown(one, daysBefore(days)), `${one}, ${days} days before`).toEqual(
          one === show ? [id] : [],
        );
  });

  it('without days are upcoming', async () => {
    const id = await newTrip();
    await queried('update bookings set first_day = null, last_day = null where id = $1', [id]);
    expect(await shown('upcoming', new Date())).toEqual([id]);
    expect(await shown('past', new Date())).toEqual([]);
  });

  it('say how many services are confirmed, and are found by number, customer and supplier', async () => {
    const id = await newTrip();
    await change(id, 'Hotel in Paro', 'supplier', 'Zhiwaling');
    await change(id, 'Hotel in Paro', 'confirmation', '882');
    await change(id, 'Monument fees', 'state', 'cancelled');
    for (const search of [`B${id}`, 'zhiwaling']) {
      const { trips } = await listTrips(test.db, actor, { show: 'past', search }, daysBefore(1));
      expect(trips).toMatchObject([
        { id, confirmed: 1, services: 13, customer: 'Meera Nair', firstDay, lastDay },
      ]);
    }
    const { trips } = await listTrips(test.db, actor, { show: 'past', search: 'Meera' }, daysBefore(1));
    expect(trips.map((trip) => trip.id)).toContain(id);
  });
});

describe('suppliers to ask', () => {
  it('are listed with their open services, the next day first', async () => {
    const id = await newTrip();
    await change(id, 'Hotel in Paro', 'supplier', 'Paro Inn');
    await change(id, 'Hotel in Punakha', 'supplier', 'Punakha Lodge');
    await change(id, 'Hotel in Punakha', 'state', 'asked');
    await change(id, 'Hotel in Thimphu', 'supplier', 'Punakha Lodge');
    await change(id, 'Monument fees', 'supplier', 'Done already');
    await change(id, 'Monument fees', 'state', 'confirmed');
    const { suppliers } = await listSuppliersToAsk(test.db, actor, {}, daysBefore(1));
    expect(suppliers).toMatchObject([
      { name: 'Punakha Lodge', open: 2, toAsk: 1, nextDay: firstDay },
      { name: 'Paro Inn', open: 1, toAsk: 1, nextDay: daysAfter(firstDay, 3) },
    ]);
    const supplierId = suppliers[0]?.id ?? '';
    expect(await titles({ scope: { list: 'supplier', supplierId } })).toEqual([
      'Hotel in Thimphu',
      'Hotel in Punakha',
    ]);
    expect((await listSuppliersToAsk(test.db, actor, {}, daysBefore(-6))).suppliers).toEqual([]);
    expect(
      (await listSuppliersToAsk(test.db, actor, { search: 'paro inn' }, daysBefore(1))).suppliers,
    ).toHaveLength(1);
  });
});

it('is for staff with the area enquiries', async () => {
  const other = { ...actor, areas: ['publishing' as const] };
  const forbidden = { code: 'forbidden' };
  await expect(countTodo(test.db, other)).rejects.toMatchObject(forbidden);
  await expect(listServices(test.db, other, { scope: week })).rejects.toMatchObject(forbidden);
  await expect(listSuppliersToAsk(test.db, other, {})).rejects.toMatchObject(forbidden);
  await expect(listTrips(test.db, other, { show: 'past' })).rejects.toMatchObject(forbidden);
});

describe('with 1,000 trips', () => {
  const today = dayInIndia(new Date());
  beforeAll(async () => {
    await newTrip();
    await queried(`insert into suppliers (idempotency_key, kind, name) select 's' || n, 'hotel', 'Hotel ' || n
      from generate_series(1, 100) n`);
    await queried(
      `insert into bookings (idempotency_key, customer_id, origin, kind, first_day, last_day, token_hash,
         token_encrypted, made_by)
       select 'list-' || n, (select min(id) from customers), 'quote', 'tour', $1::date + n % 150, $1::date + n % 150 + 5,
         sha256(('list' || n)::bytea), '', 'x' from generate_series(1, 1000) n`,
      [daysAfter(today, -75)],
    );
    for (const number of [1, 2, 3, 4, 5, 6])
      await queried(
        `insert into booking_services (booking_id, kind, position, title, amount_paise, on_day, state, held_until, starts,
           supplier_id)
         select id, (array['permit', 'hotel', 'guide'])[1 + $1::int % 3], $1::int, 'Service', 0,
           first_day + $1::int, (array['to-ask', 'asked', 'held', 'confirmed'])[1 + (id + $1::int) % 4],
           case when (id + $1::int) % 4 = 2 then first_day - 3 end, case when $1::int % 2 = 0 then '10:00' else '' end,
           case when $1::int % 3 > 0 then (select min(id) from suppliers) + case when $1::int % 3 = 1 then 0 else id % 100 end end
         from bookings where idempotency_key like 'list-%'`,
        [number],
      );
    await queried('analyze bookings, booking_services');
  });

  async function planOf(query: ReturnType<typeof sql>) {
    return test.db.transaction(async (tx) => {
      await tx.execute(sql.raw('set local enable_seqscan = off'));
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  }
  const isScanned = /Seq Scan on (bookings|booking_services|duties|customers)/;
  const rest = { today, found: undefined, after: undefined, limit: 51 };

  it.each([
    { list: 'days', firstDay: today, lastDay: daysAfter(today, 6) },
    { list: 'supplier', supplierId: '1' },
    ...todoLists.map((list) => ({ list })),
  ] as const)('reads $list from an index of days', async (scope) => {
    for (const filter of [{}, { owner: 'none' }]) {
      const plan = await planOf(serviceSlice({ ...rest, scope, ...filter }));
      // All of them begin with the day; with so few rows one may be as quick as another.
      expect(plan).toMatch(
        /booking_services_(by_day|of_supplier|held|permits_due|without_supplier|unconfirmed)/,
      );
      expect(plan).not.toMatch(isScanned);
    }
  });

  it('reads trips, suppliers and counts from their indexes', async () => {
    for (const show of tripShows) {
      const plan = await planOf(tripSlice({ ...rest, show }));
      expect(plan).toMatch(/bookings_of_trips|bookings_by_last_day/);
      expect(plan).not.toMatch(isScanned);
      const ofOwner = await planOf(tripSlice({ ...rest, show, owner: actor.id }));
      expect(ofOwner).not.toMatch(isScanned);
    }
    expect(await planOf(tripSlice({ ...rest, show: 'past', owner: actor.id }))).toContain(
      'bookings_of_trips_by_owner',
    );
    expect(await planOf(groupSlice(rest))).toMatch(/booking_services_(unconfirmed|of_supplier)/);
    const found = { bookingId: '1', customerIds: ['1'], supplierIds: ['1'] };
    for (const query of [
      groupSlice({ ...rest, found }),
      tripsFound(found, undefined, 100),
      todoCounts(today),
    ])
      expect(await planOf(query)).not.toMatch(isScanned);
  });

  it('pages through every list without a gap', async () => {
    const all = async (read: (after: string) => Promise<{ ids: string[]; nextCursor: string }>) => {
      const seen: string[] = [];
      let after = '';
      do {
        const page = await read(after);
        seen.push(...page.ids);
        after = page.nextCursor;
      } while (after && seen.length < 800);
      expect(new Set(seen).size).toBe(seen.length);
      return seen;
    };
    const scopes = [
      { list: 'days', firstDay: today, lastDay: daysAfter(today, 2) },
      { list: 'holds' },
      {
        list: 'supplier',
        supplierId: (
          await queried(
            'select supplier_id::text as id from booking_services where supplier_id is not null group by supplier_id order by count(*) desc limit 1',
          )
        )[0].id,
      },
    ] as const;
    for (const scope of scopes) {
      const seen = await all(async (after) => {
        const { services, nextCursor } = await listServices(test.db, actor, { scope, after });
        return { ids: services.map(({ id }) => id), nextCursor };
      });
      const whole = await test.db.execute<{ id: string }>(
        serviceSlice({ ...rest, scope, limit: seen.length }),
      );
      expect(seen.length).toBeGreaterThan(50);
      expect(seen).toEqual(whole.rows.map(({ id }) => id));
    }
    for (const show of ['upcoming', 'past'] as const) {
      const seen = await all(async (after) => {
        const { trips, nextCursor } = await listTrips(test.db, actor, { show, after });
        return { ids: trips.map(({ id }) => id), nextCursor };
      });
      const whole = await test.db.execute<{ id: string }>(tripSlice({ ...rest, show, limit: seen.length }));
      expect(seen.length).toBeGreaterThan(50);
      expect(seen).toEqual(whole.rows.map(({ id }) => id));
    }
    const groups = await all(async (after) => {
      const { suppliers, nextCursor } = await listSuppliersToAsk(test.db, actor, { after });
      return { ids: suppliers.map(({ id }) => id), nextCursor };
    });
    expect(groups.length).toBeGreaterThan(50);
  });

  it('takes a cursor that was typed by hand as none', async () => {
    const read = (after: string) => listTrips(test.db, actor, { show: 'past', after });
    const first = await read('');
    for (const after of ['x', '9999-99-99 00:00:00+00|1', "2027-01-01|'|1"])
      expect(await read(after)).toEqual(first);
    const scope = { list: 'unconfirmed' } as const;
    expect(await listServices(test.db, actor, { scope, after: '2027-02-31||1' })).toEqual(
      await listServices(test.db, actor, { scope }),
    );
  });
});
