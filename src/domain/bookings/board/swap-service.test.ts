import { describe, expect, it } from 'vitest';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import type { SwapPart } from './swap-parts.ts';
import { swapDuties } from './swap-service.ts';

const test = testDatabase();
const actor = someActor(test);
const rows = fleetRows(async (text, values) => (await test.pool.query(text, values)).rows);

const crewOf = async (id: string) => {
  const { rows: found } = await test.pool.query(
    'select car_id::text as "carId", driver_id::text as "driverId", status, revision from duties where id = $1',
    [id],
  );
  return found[0];
};

async function manned(more: Parameters<typeof rows.addDuty>[0] = {}) {
  const [carId, driverId] = [await rows.addCar(), await rows.addDriver()];
  const duty = await rows.addDuty({ carId, driverId, status: 'assigned', ...more });
  return { ...duty, carId, driverId };
}

const swap = (one: { dutyId: string }, other: { dutyId: string }, part: SwapPart, revision = 1) =>
  swapDuties(test.db, actor, {
    one: { dutyId: one.dutyId, revision },
    other: { dutyId: other.dutyId, revision },
    part,
  });

describe('a swap', () => {
  it('exchanges car and driver of two duties at the same time, and back', async () => {
    const [one, other] = [await manned(), await manned()];
    const { one: first } = await swap(one, other, 'both');
    expect(first).toMatchObject({ dutyId: one.dutyId, revision: 2, warnings: [] });
    expect(await crewOf(one.dutyId)).toEqual({
      ...{ carId: other.carId, driverId: other.driverId, status: 'assigned', revision: 2 },
    });
    expect(await crewOf(other.dutyId)).toMatchObject({ carId: one.carId, driverId: one.driverId });
    await swap(one, other, 'both', 2);
    expect(await crewOf(one.dutyId)).toMatchObject({ carId: one.carId, driverId: one.driverId, revision: 3 });
    const { rows: events } = await test.pool.query(
      'select kind from booking_events where booking_id = $1 order by id',
      [one.bookingId],
    );
    expect(events).toEqual([{ kind: 'assigned' }, { kind: 'assigned' }]);
  });

  it('exchanges only the car, or only the driver', async () => {
    const [one, other] = [await manned(), await manned({ starts: 15 })];
    await swap(one, other, 'car');
    expect(await crewOf(one.dutyId)).toMatchObject({ carId: other.carId, driverId: one.driverId });
    await swap(one, other, 'driver', 2);
    expect(await crewOf(one.dutyId)).toMatchObject({ carId: other.carId, driverId: other.driverId });
    expect(await crewOf(other.dutyId)).toMatchObject({ carId: one.carId, driverId: one.driverId });
  });

  it('gives a duty without a car that of the other one', async () => {
    const [one, other] = [await manned(), await rows.addDuty()];
    await swap(one, other, 'both');
    expect(await crewOf(one.dutyId)).toMatchObject({ carId: null, driverId: null, status: 'confirmed' });
    expect(await crewOf(other.dutyId)).toMatchObject({ carId: one.carId, driverId: one.driverId });
  });

  it('is refused when a third duty has the car then, and changes neither', async () => {
    const [one, other] = [await manned({ starts: 9 }), await manned({ starts: 15 })];
    await rows.addDuty({ carId: one.carId, starts: 16 });
    await expect(swap(one, other, 'both')).rejects.toMatchObject({ code: 'conflict', field: 'carId' });
    expect(await crewOf(one.dutyId)).toMatchObject({ carId: one.carId, revision: 1 });
    expect(await crewOf(other.dutyId)).toMatchObject({ carId: other.carId, revision: 1 });
  });

  it('is refused for one duty, what was changed meanwhile, has begun or has nothing to swap', async () => {
    const [one, other] = [await manned(), await manned()];
    await expect(swap(one, one, 'both')).rejects.toMatchObject({ code: 'invalid' });
    await expect(swap(one, other, 'both', 2)).rejects.toMatchObject({ code: 'conflict' });
    await expect(swap(one, { dutyId: '999999' }, 'both')).rejects.toMatchObject({ code: 'not_found' });
    await expect(swap(one, await rows.addDuty({ status: 'done' }), 'both')).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(swap(await rows.addDuty(), await rows.addDuty(), 'both')).rejects.toMatchObject({
      code: 'conflict',
      userText: expect.stringContaining('the same car and driver'),
    });
    await test.pool.query('update cars set ended_at = now() where id = $1', [one.carId]);
    await expect(swap(one, other, 'both')).rejects.toMatchObject({ code: 'conflict' });
    const stranger = { ...actor, areas: ['money'] } as typeof actor;
    const request = {
      one: { dutyId: one.dutyId, revision: 1 },
      other: { dutyId: other.dutyId, revision: 1 },
      part: 'both',
    } as const;
    await expect(swapDuties(test.db, stranger, request)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
