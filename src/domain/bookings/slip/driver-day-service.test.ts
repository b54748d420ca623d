import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { listDriverDay } from './driver-day-service.ts';
import { driverDay } from './driver-day-store.ts';
import { hasDriverDuty, noteSlipOpened } from './driver-service.ts';
import { driverLink } from './slip-service.ts';

const test = testDatabase();
const actor = someActor(test);
const rows = fleetRows(async (text, values = []) => (await test.pool.query(text, values)).rows);
const day = '2026-12-01';
const now = new Date('2026-11-30T18:02+05:30');

it('has each driver of a day with the open duties, makes the missing links and keeps the others', async () => {
  const [bikash, anil] = [await rows.addDriver(), await rows.addDriver({ name: 'Anil Das' })];
  await test.pool.query(`update drivers set phone_e164 = '+919706011111' where id = $1`, [bikash]);
  const assigned = { day, status: 'assigned' };
  const late = await rows.addDuty({ ...assigned, starts: 15, driverId: bikash, carId: await rows.addCar() });
  const early = await rows.addDuty({ ...assigned, starts: 6, driverId: bikash });
  const other = await rows.addDuty({ day, starts: 6, driverId: anil });
  await rows.addDuty({ day });
  await rows.addDuty({ ...assigned, day: '2026-12-02', driverId: bikash });
  await rows.addDuty({ ...assigned, starts: 20, status: 'cancelled', driverId: bikash });
  await rows.addDuty({ ...assigned, starts: 21, status: 'done', driverId: bikash });
  await test.pool.query(
    `insert into driver_days_off (driver_id, first_day, last_day, reason) values ($1, $2, $2, 'Bihu')`,
    [anil, day],
  );
  const known = await driverLink(test, actor, early.dutyId);
  await noteSlipOpened(test.db, known, now);

  const [first, second, ...others] = await listDriverDay(test, actor, day);
  expect(others).toEqual([]);
  expect([first?.name, second?.name]).toEqual(['Anil Das', 'Bikash Kalita']);
  expect([first?.dayOff, second?.dayOff]).toEqual(['Bihu', null]);
  expect(first?.duties.map(({ id }) => id)).toEqual([other.dutyId]);
  expect(second).toMatchObject({ phone: '+919706011111' });
  expect(second?.duties.map(({ id, openedAt }) => [id, openedAt])).toEqual([
    [early.dutyId, now],
    [late.dutyId, null],
  ]);
  expect(second?.duties[0]?.token).toBe(known);
  for (const { token } of [...(first?.duties ?? []), ...(second?.duties ?? [])])
    expect(await hasDriverDuty(test.db, token ?? '', now)).toBe(true);
  expect(JSON.stringify([first, second])).not.toContain('1234');
  // Reading again changes nothing, and notes no driver as informed.
  expect(await listDriverDay(test, actor, day)).toEqual([first, second]);
  const { rows: events } = await test.pool.query('select kind from booking_events');
  expect(events).toEqual([{ kind: 'slip-opened' }]);
  expect(await listDriverDay(test, actor, '2026-12-24')).toEqual([]);
});

it('is read from the index of open duties', async () => {
  const period = { from: now, to: new Date('2026-12-01T18:02+05:30') };
  const plan = await test.db.transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan']) await tx.execute(sql.raw(`set local enable_${way} = off`));
    return (await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${driverDay(period)}`)).rows;
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/using duties_(open|of_driver)/);
});
