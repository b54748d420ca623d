import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { startOfDayInIndia } from '#domain/shared/india-time.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { viewCabBoard } from './board-service.ts';
import { boardDuties } from './board-store.ts';

const test = testDatabase();
const actor = someActor(test);
const rows = fleetRows(async (text, values) => (await test.pool.query(text, values)).rows);
const week = { from: startOfDayInIndia('2026-11-30'), to: startOfDayInIndia('2026-12-07') };

const boardOf = (days: number, more = {}) =>
  viewCabBoard(test.db, actor, {
    firstDay: '2026-12-01',
    days,
    city: undefined,
    carType: undefined,
    ...more,
  });

describe('the board', () => {
  it('has what touches the day, with the names of the customers, and all cars and drivers', async () => {
    const carId = await rows.addCar();
    const driverId = await rows.addDriver();
    const over = await rows.addDuty({ day: '2026-11-30', starts: 22, hours: 4, carId, driverId });
    const inside = await rows.addDuty({ customer: 'Priya Sharma' });
    await rows.addDuty({ day: '2026-11-30', starts: 20, hours: 4 });
    await rows.addDuty({ day: '2026-12-02', starts: 0 });
    const { duties, cars, drivers } = await boardOf(1);
    expect(duties).toMatchObject([
      { id: over.dutyId, carId, driverId },
      { id: inside.dutyId, customer: 'Priya Sharma', carId: null },
    ]);
    expect([cars, drivers]).toMatchObject([[{ id: carId }], [{ id: driverId }]]);
    expect((await boardOf(2)).duties).toHaveLength(3);
    expect((await boardOf(2, { city: 'delhi' })).duties).toEqual([]);
  });

  it('keeps a car that is out of use while it has a duty there, and says who is off', async () => {
    const { cars, drivers } = await boardOf(1);
    await test.pool.query('update cars set ended_at = now()');
    await test.pool.query(
      `insert into driver_days_off (driver_id, first_day, last_day, reason) values ($1, '2026-12-01', '2026-12-03', 'Bihu')`,
      [drivers[0]?.id],
    );
    const ended = await boardOf(1);
    expect(ended.cars).toMatchObject([{ id: cars[0]?.id, isEnded: true }]);
    expect(ended.drivers).toMatchObject([{ off: { reason: 'Bihu' } }]);
    expect(
      (
        await viewCabBoard(test.db, actor, {
          firstDay: '2026-12-09',
          days: 1,
          city: undefined,
          carType: undefined,
        })
      ).cars,
    ).toEqual([]);
  });

  it('reads a week by indexes, without a sequential scan', async () => {
    // In parts, because one statement may take only three seconds.
    for (let part = 0; part < 8; part++)
      await test.pool.query(
        `with made as (
         insert into bookings (idempotency_key, customer_id, origin, token_hash, token_encrypted, made_by)
         select 'many-' || n, (select min(id) from customers), 'hand', decode(md5('many' || n), 'hex'), '', ''
         from generate_series($1::int * 1000 + 1, $1::int * 1000 + 1000) n
         returning id),
       services as (
         insert into booking_services (booking_id, kind, position, title, amount_paise) select id, 'cab', 1, 'Cab', 1 from made
         returning id, booking_id)
       insert into duties (id, booking_id, trip_type, city, car_type, pickup_at, ends_at, fare_paise, end_code)
       select id, booking_id, 'local', 'guwahati', 'sedan', start, start + interval '4 hours', 1, '1234'
       from (select *, timestamptz '2020-01-01' + id % 3000 * interval '1 day' as start from services) s`,
        [part],
      );
    await test.pool.query(
      `insert into customers (name) select 'Customer ' || n from generate_series(1, 20000) n`,
    );
    await test.pool.query('analyze bookings, duties, customers');
    const query = new PgDialect().sqlToQuery(
      sql`explain ${boardDuties({ ...week, city: undefined, carType: undefined })}`,
    );
    const { rows: lines } = await test.pool.query(query.sql, query.params);
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan).toContain('duties_during');
    expect(plan).not.toContain('Seq Scan');
  });
});
