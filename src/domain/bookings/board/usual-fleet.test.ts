import { describe, expect, it } from 'vitest';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { assignDuty, moveDuty } from './assign-service.ts';

const test = testDatabase();
const actor = someActor(test);
const rows = fleetRows(async (text, values) => (await test.pool.query(text, values)).rows);
const now = momentInIndia('2026-11-16', '10:00');

const setUsual = (carId: string, driverId: string) =>
  test.pool.query('update cars set usual_driver_id = $2 where id = $1', [carId, driverId]);

async function pair(car: Parameters<typeof rows.addCar>[0] = {}) {
  const [carId, driverId] = [await rows.addCar(car), await rows.addDriver()];
  await setUsual(carId, driverId);
  return { carId, driverId };
}

const fleetOf = async (dutyId: string) =>
  (
    await test.pool.query(
      'select car_id::text as "carId", driver_id::text as "driverId", status from duties where id = $1',
      [dutyId],
    )
  ).rows[0];

async function assign(dutyId: string, change: { carId?: string | null; driverId?: string | null }) {
  const { rows: found } = await test.pool.query('select revision from duties where id = $1', [dutyId]);
  const result = await assignDuty(test.db, actor, { dutyId, revision: found[0].revision, ...change }, now);
  if (result.kind !== 'planned') throw new Error('a late change');
  return result;
}

describe('the usual driver of a chosen car', () => {
  it('is assigned too, and named in the changes', async () => {
    const { carId, driverId } = await pair({ plate: 'AS01ZZ0004' });
    const { dutyId } = await rows.addDuty();
    const { changes, leftOut, previous } = await assign(dutyId, { carId });
    expect(await fleetOf(dutyId)).toEqual({ carId, driverId, status: 'assigned' });
    expect(changes).toEqual([
      { kind: 'car', from: null, to: 'AS 01 ZZ 0004' },
      { kind: 'driver', from: null, to: 'Bikash Kalita' },
    ]);
    expect(leftOut).toBeUndefined();
    // An undo names both.
    await assign(dutyId, previous);
    expect(await fleetOf(dutyId)).toEqual({ carId: null, driverId: null, status: 'confirmed' });
  });

  it('comes along when a drag also changes the time', async () => {
    const { carId, driverId } = await pair();
    const { dutyId } = await rows.addDuty();
    await rows.addDuty({ driverId, starts: 9 });
    const pickupAt = momentInIndia('2026-12-01', '15:00');
    await moveDuty(test.db, actor, { dutyId, revision: 1, carId, pickupAt }, now);
    expect(await fleetOf(dutyId)).toMatchObject({ carId, driverId });
  });

  it('stays away where the duty has a driver, or where a driver or none is named', async () => {
    const { carId } = await pair();
    const own = await rows.addDriver({ name: 'Own' });
    const having = await rows.addDuty({ driverId: own });
    await assign(having.dutyId, { carId });
    expect(await fleetOf(having.dutyId)).toMatchObject({ carId, driverId: own });
    const without = await rows.addDuty({ day: '2026-12-02' });
    await assign(without.dutyId, { carId, driverId: null });
    expect(await fleetOf(without.dutyId)).toMatchObject({ carId, driverId: null });
  });

  it('is left out with the reason when on another duty, off, or without a valid licence', async () => {
    const { carId, driverId } = await pair();
    const { bookingId } = await rows.addDuty({ driverId, day: '2026-12-03', starts: 10 });
    const busy = await rows.addDuty({ day: '2026-12-03' });
    expect((await assign(busy.dutyId, { carId })).leftOut).toMatchObject({
      ...{ kind: 'driver', name: 'Bikash Kalita' },
      reason: { kind: 'taken', by: { bookingId } },
    });
    expect(await fleetOf(busy.dutyId)).toMatchObject({ carId, driverId: null });
    await test.pool.query(
      `insert into driver_days_off (driver_id, first_day, last_day) values ($1, '2026-12-04', '2026-12-05')`,
      [driverId],
    );
    const off = await rows.addDuty({ day: '2026-12-04' });
    expect((await assign(off.dutyId, { carId })).leftOut?.reason).toMatchObject({ kind: 'day-off' });
    await test.pool.query(`update drivers set licence_expires_on = '2026-12-05' where id = $1`, [driverId]);
    const expired = await rows.addDuty({ day: '2026-12-06' });
    expect((await assign(expired.dutyId, { carId })).leftOut?.reason).toMatchObject({
      kind: 'licence-expired',
    });
  });

  it('is nobody who is out of use', async () => {
    const { carId, driverId } = await pair();
    await test.pool.query('update drivers set ended_at = now() where id = $1', [driverId]);
    const { dutyId } = await rows.addDuty();
    expect((await assign(dutyId, { carId })).leftOut).toBeUndefined();
    expect(await fleetOf(dutyId)).toMatchObject({ carId, driverId: null });
  });
});

describe('the usual car of a chosen driver', () => {
  it('is assigned too, of several the one that fits', async () => {
    const driverId = await rows.addDriver();
    const [sedan, suv] = [
      await rows.addCar({ plate: 'AS01AA0001' }),
      await rows.addCar({ plate: 'AS01AA0002', carType: 'suv' }),
    ];
    await setUsual(sedan, driverId);
    await setUsual(suv, driverId);
    const { dutyId } = await rows.addDuty({ carType: 'suv' });
    await assign(dutyId, { driverId });
    expect(await fleetOf(dutyId)).toEqual({ carId: suv, driverId, status: 'assigned' });
  });

  it('is left out with the reason when it is of another type, taken, or has expired papers', async () => {
    const { carId, driverId } = await pair({ plate: 'AS01BB0001' });
    const other = await rows.addDuty({ carType: 'suv' });
    expect((await assign(other.dutyId, { driverId })).leftOut).toMatchObject({
      ...{ kind: 'car', name: 'AS 01 BB 0001' },
      reason: { kind: 'other-type' },
    });
    await rows.addDuty({ day: '2026-12-02', starts: 11, carId });
    const taken = await rows.addDuty({ day: '2026-12-02' });
    expect((await assign(taken.dutyId, { driverId })).leftOut?.reason).toMatchObject({ kind: 'taken' });
    await test.pool.query(
      `insert into car_papers (car_id, kind, expires_on) values ($1, 'permit', '2026-12-02')`,
      [carId],
    );
    const expired = await rows.addDuty({ day: '2026-12-03' });
    expect((await assign(expired.dutyId, { driverId })).leftOut?.reason).toMatchObject({
      kind: 'paper-expired',
    });
  });
});
