import { beforeAll, describe, expect, it } from 'vitest';
import { toChoicesView } from '#app/staff/cabs/assign/choice-view.ts';
import { liveChannel } from '#platform/database/live-changes.ts';
import { parseInput } from '#platform/http/input.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someCabs } from '../../../../tests/support/some-cabs.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { waitUntil } from '../../../../tests/support/wait-until.ts';
import { carInput } from '../cars/car-input.ts';
import { addCar, endCar } from '../cars/car-service.ts';
import { dayOffInput } from '../drivers/driver-input.ts';
import { addDayOff } from '../drivers/driver-service.ts';
import { listFleetChoices } from './choice-service.ts';

const test = testDatabase();
const actor = someActor(test);
const rows = fleetRows(async (text, values) => (await test.pool.query(text, values)).rows);
let dutyId = '';
let busyWith = '';

beforeAll(async () => {
  const busy = await rows.addCar({ plate: 'AS01AA0001' });
  await rows.addCar({ plate: 'AS01AA0002', carType: 'suv' });
  const expired = await rows.addCar({ plate: 'AS01AA0003' });
  await rows.addCar({ plate: 'AS01AA0004' });
  await rows.addCar({ plate: 'DL01AA0006', city: 'delhi' });
  const ended = await rows.addCar({ plate: 'AS01AA0005' });
  await test.pool.query('update cars set ended_at = now() where id = $1', [ended]);
  await test.pool.query(
    `insert into car_papers (car_id, kind, expires_on) values ($1, 'permit', '2026-11-30')`,
    [expired],
  );
  const [away, driving] = [await rows.addDriver({ name: 'Anup' }), await rows.addDriver({ name: 'Bina' })];
  await rows.addDriver({ name: 'Chitra' });
  await rows.addDriver({ name: 'Aarav', city: 'delhi' });
  const lapsed = await rows.addDriver({ name: 'Dipak', city: 'delhi' });
  await test.pool.query(`update drivers set licence_expires_on = '2026-11-30' where id = $1`, [lapsed]);
  await test.pool.query(
    `insert into driver_days_off (driver_id, first_day, last_day, reason) values ($1, '2026-12-01', '2026-12-01', 'Bihu')`,
    [away],
  );
  busyWith = (await rows.addDuty({ starts: 11, carId: busy, driverId: driving, status: 'assigned' }))
    .bookingId;
  // Over before, and done: neither keeps anyone busy.
  await rows.addDuty({ starts: 5, hours: 4, carId: expired, driverId: lapsed, status: 'assigned' });
  await rows.addDuty({ starts: 9, carId: expired, driverId: lapsed, status: 'done' });
  dutyId = (await rows.addDuty()).dutyId;
});

describe('the list for a duty', () => {
  it('goes by the city, whether it is free and the type; what must not drive is last and says why', async () => {
    const found = await listFleetChoices(test.db, actor, dutyId);
    const { cars, drivers } = toChoicesView(found ?? expect.unreachable(), someCabs);
    const texts = (groups: typeof cars) =>
      groups.map(({ group, choices }) => [group, ...choices.map(({ text }) => text)]);
    expect(texts(cars)).toEqual([
      ['free', 'AS 01 AA 0004 · Sedan'],
      ['other-type', 'AS 01 AA 0002 · SUV – SUV, another type'],
      ['busy', `AS 01 AA 0001 · Sedan – on B${busyWith}, 11:00 – 14:00`],
      ['other-city', 'DL 01 AA 0006 · Sedan – in Delhi'],
      ['unfit', 'AS 01 AA 0003 · Sedan – Permit only valid until 30 Nov 2026'],
    ]);
    expect(texts(drivers)).toEqual([
      ['free', 'Chitra'],
      ['busy', `Bina – on B${busyWith}, 11:00 – 14:00`],
      ['other-city', 'Aarav – in Delhi'],
      ['unfit', 'Anup – day off: Bihu', 'Dipak – licence only valid until 30 Nov 2026; in Delhi'],
    ]);
  });

  it('is only for those who plan, and there is none without a duty', async () => {
    expect(await listFleetChoices(test.db, actor, '0')).toBeUndefined();
    expect(await listFleetChoices(test.db, actor, '999999')).toBeUndefined();
    await expect(listFleetChoices(test.db, { ...actor, areas: ['money'] }, dutyId)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

it('open boards are told of cars that are added and taken out of use, and of days off', async () => {
  const listener = await test.pool.connect();
  const told: string[] = [];
  listener.on('notification', ({ payload }) => told.push(payload ?? ''));
  await listener.query(`listen ${liveChannel}`);
  const car = parseInput(carInput, { plate: 'AS 01 ZZ 0009', carType: 'sedan', city: 'guwahati' });
  const id = await addCar(test.db, actor, car);
  await endCar(test.db, actor, { id, revision: 1 }, true);
  const driverId = await rows.addDriver({ name: 'Esha' });
  const days = parseInput(dayOffInput, { firstDay: '2026-12-05', lastDay: '2026-12-06' });
  await addDayOff(test.db, actor, driverId, days);
  await waitUntil('three notices', () => told.length === 3);
  expect(told).toEqual(['{"fleet":"car"}', '{"fleet":"car"}', '{"fleet":"driver"}']);
  await listener.query('unlisten *');
  listener.removeAllListeners('notification');
  listener.release();
});
