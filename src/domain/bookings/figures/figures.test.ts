import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listBookings } from '#domain/bookings/list/booking-list-service.ts';
import { momentInIndia, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { readBookingFigures } from './figures-service.ts';
import { carFigures, dutyDays } from './figures-store.ts';
import { chosenPeriods } from './period.ts';

const test = testDatabase();
const actor = someActor(test);
const rows = fleetRows(async (text, values) => (await test.pool.query(text, values)).rows);
const now = momentInIndia('2026-11-16', '12:00');
const periods = chosenPeriods('2026-11-10', '2026-11-12');
let [own, idle, partners] = ['', '', ''];

async function enter(dutyId: string, kind: string, clock: string, by = ''): Promise<void> {
  await test.pool.query(
    `insert into duty_entries (duty_id, entry_key, kind, happened_at, entered_by)
     values ($1, gen_random_uuid(), $2, $3, $4)`,
    [dutyId, kind, momentInIndia('2026-11-10', clock), by],
  );
}

beforeAll(async () => {
  own = await rows.addCar({ plate: 'AS01AA0001' });
  idle = await rows.addCar({ plate: 'DL01AA0002', city: 'delhi', carType: 'suv' });
  partners = await rows.addCar({ plate: 'AS01AA0003' });
  await test.pool.query(`update cars set added_at = '2026-01-01'`);
  await test.pool.query(
    `with added as (insert into suppliers (idempotency_key, kind, name) values ('brahma', 'transporter', 'Brahma Cabs')
       returning id)
     update cars set supplier_id = added.id from added where cars.id = $1`,
    [partners],
  );
  // The car came in the middle of the period.
  await test.pool.query('update cars set added_at = $2 where id = $1', [
    idle,
    startOfDayInIndia('2026-11-12'),
  ]);

  const done = { day: '2026-11-10', status: 'done' };
  const closed = await rows.addDuty({ ...done, carId: own, starts: 9, hours: 6 });
  await test.pool.query(
    `update duties set statement = '{"used": {"km": 130}}', statement_paise = 250000, km = 100,
       started_at = $2, ended_at = $3 where id = $1`,
    [closed.dutyId, momentInIndia('2026-11-10', '08:00'), momentInIndia('2026-11-10', '20:00')],
  );
  await enter(closed.dutyId, 'reached', '09:11');
  const agreed = await rows.addDuty({ ...done, carId: partners, carType: 'suv', city: 'delhi' });
  await test.pool.query(
    `update duties set fare = '{"included": {"km": 240}}', km = 120, started_at = pickup_at, ended_at = ends_at where id = $1`,
    [agreed.dutyId],
  );
  // Late by the driver's phone, and in time as staff corrected it; a later entry of the phone changes nothing.
  await enter(agreed.dutyId, 'reached', '09:30');
  await enter(agreed.dutyId, 'reached', '09:10', 'Rupa Das');
  await enter(agreed.dutyId, 'reached', '09:40');
  // From the day before into the period: its hours count, the duty does not.
  await rows.addDuty({ day: '2026-11-09', status: 'done', carId: own, starts: 22, hours: 4 });
  for (const status of ['requested', 'cancelled', 'no-show'])
    await rows.addDuty({ day: '2026-11-11', status, starts: 9 });
});

const read = (who = actor, at = now) => readBookingFigures(test.db, who, periods, at);

describe('the figures of duties', () => {
  it('count agreed duties, odometer or agreed kilometres, statements or fares, and late starts', async () => {
    const figures = await read();
    expect(figures.now).toMatchObject({ duties: 2, km: 370, paise: 449_500, closed: 1, late: 1, reached: 2 });
    expect(figures.before).toMatchObject({ duties: 1, paise: 199_500, late: 0, reached: 0 });
    expect(figures.days.map(({ duties, late }) => [duties, late])).toEqual([
      [2, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(figures.carTypes.find(({ carType }) => carType === 'suv')).toMatchObject({ duties: 1, km: 240 });
    expect(figures.cities.find(({ city }) => city === 'guwahati')).toMatchObject({
      duties: 1,
      paise: 250_000,
    });
  });

  it('count the use of own cars: entered hours inside the period, of all hours in which they were in use', async () => {
    const figures = await read();
    // 12 hours as entered and 2 as planned, of three days of one car and one day of the other.
    expect(figures.now).toMatchObject({ hours: 14, availableHours: 96 });
    expect(figures.cars).toMatchObject([
      { id: idle, hours: 0, availableHours: 24 },
      { id: own, duties: 1, hours: 14, availableHours: 72 },
      { id: partners, duties: 1, partner: 'Brahma Cabs' },
    ]);
    // A car that staff added after its duty was in use since that duty began.
    await test.pool.query('update cars set added_at = $2 where id = $1', [
      own,
      startOfDayInIndia('2026-12-01'),
    ]);
    expect((await read()).cars).toContainEqual(
      expect.objectContaining({ id: own, hours: 14, availableHours: 72 }),
    );
    await test.pool.query(`update cars set added_at = '2026-01-01' where id = $1`, [own]);
    // On the first day at noon, twelve hours of one car have passed and six of them were on duty.
    const early = await read(actor, momentInIndia('2026-11-10', '12:00'));
    expect(early.now).toMatchObject({ hours: 6, availableHours: 12 });
  });

  it('show no revenue without the area for money, and nothing without that for enquiries', async () => {
    const figures = await read({ ...actor, areas: ['enquiries'] });
    expect(figures.now.paise).toBeNull();
    expect([figures.days, figures.cars, figures.carTypes].flat().every(({ paise }) => paise === null)).toBe(
      true,
    );
    await expect(read({ ...actor, areas: ['money'] })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('have what came in by the day on which it came, less refunds and reversed entries', async () => {
    const { rows } = await test.pool.query('select min(id)::text as id from bookings');
    const enter = async (kind: string, paise: number, day: string, reverses: string | null = null) =>
      (
        await test.pool.query(
          `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, reverses_id, made_by, received_on)
           values ($1, gen_random_uuid(), $2, $3, 'cash', 'office', $4, 'Test', $5) returning id::text as id`,
          [rows[0].id, kind, paise, reverses, day],
        )
      ).rows[0].id;
    const { firstDay } = periods.now;
    await enter('advance', 100_00, periods.before.firstDay);
    await enter('payment', 500_00, firstDay);
    await enter('refund', 120_00, firstDay);
    await enter('payment', -70_00, firstDay, await enter('payment', 70_00, firstDay));
    expect((await read()).received).toEqual({ now: 380_00, before: 100_00 });
    expect((await read({ ...actor, areas: ['enquiries'] })).received).toBeNull();
  });

  it('open the duties that they count', async () => {
    const { firstDay, lastDay } = periods.now;
    const listed = async (more = {}) =>
      (await listBookings(test.db, actor, { view: 'all', period: { firstDay, lastDay, ...more } }, now))
        .bookings;
    expect(await listed()).toHaveLength(2);
    expect(await listed({ isLate: true })).toMatchObject([{ ride: { plate: 'AS01AA0001' } }]);
    expect(await listed({ carType: 'suv' })).toMatchObject([{ ride: { plate: 'AS01AA0003' } }]);
    expect(await listed({ carId: own })).toMatchObject([{ ride: { plate: 'AS01AA0001' } }]);
  });
});

describe('with many duties', () => {
  beforeAll(async () => {
    // In parts, because one statement may take only three seconds.
    for (let part = 0; part < 8; part++)
      await test.pool.query(
        `with made as (
           insert into bookings (idempotency_key, customer_id, origin, token_hash, token_encrypted, made_by)
           select 'many-' || n, (select min(id) from customers), 'hand', decode(md5('many' || n), 'hex'), '', ''
           from generate_series($1::int * 1000 + 1, $1::int * 1000 + 1000) n
           returning id),
         services as (
           insert into booking_services (booking_id, kind, position, title, amount_paise)
           select id, 'cab', 1, 'Cab', 1 from made returning id, booking_id)
         insert into duties (id, booking_id, status, trip_type, city, car_type, pickup_at, ends_at, fare_paise, end_code,
           car_id)
         select id, booking_id, 'done', 'local', 'guwahati', 'sedan', start, start + interval '4 hours', 1, '1234',
           (select min(id) from cars)
         from (select *, timestamptz '2020-01-01' + id % 2500 * interval '1 day' as start from services) s`,
        [part],
      );
    await test.pool.query('analyze duties');
  });

  const moments = { from: startOfDayInIndia('2025-10-01'), to: startOfDayInIndia('2025-11-01') };

  it.each([
    ['duties', dutyDays(moments)],
    ['cars', carFigures(moments, now)],
  ])('a month of %s is read by an index of pick-ups, without a sequential scan', async (_name, query) => {
    const { rows: lines } = await test.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Cond: .*pickup_at >= .*pickup_at </);
    expect(plan).not.toContain('Seq Scan on duties');
  });
});
