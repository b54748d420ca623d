import { beforeAll, describe, expect, it } from 'vitest';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { createLog } from '#platform/log.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { assignDuty, moveDuty } from './assign-service.ts';
import { nextStatuses } from './next-statuses.ts';
import { changeDutyStatus } from './status-service.ts';

const test = testDatabase();
const actor = someActor(test);
const rows = fleetRows(async (text, values) => (await test.pool.query(text, values)).rows);
const now = momentInIndia('2026-11-16', '10:00');

const dutyRow = async (id: string) =>
  (await test.pool.query('select * from duties where id = $1', [id])).rows[0];

async function dutyWith(fleet: { car?: boolean; driver?: boolean } = {}) {
  const carId = fleet.car ? await rows.addCar() : null;
  const driverId = fleet.driver ? await rows.addDriver() : null;
  const added = await rows.addDuty({ carId, driverId, status: carId && driverId ? 'assigned' : 'confirmed' });
  return { ...added, carId, driverId };
}

describe('assigning', () => {
  it('gives a duty its car and driver, sets the status and writes the timeline', async () => {
    const { dutyId, bookingId } = await dutyWith();
    const [carId, driverId] = [await rows.addCar({ plate: 'AS01XY0001' }), await rows.addDriver()];
    const result = await assignDuty(test.db, actor, { dutyId, revision: 1, carId, driverId }, now);
    expect(result).toMatchObject({ kind: 'planned', revision: 2, warnings: [] });
    expect(await dutyRow(dutyId)).toMatchObject({ car_id: carId, driver_id: driverId, status: 'assigned' });
    const { rows: events } = await test.pool.query('select * from booking_events where booking_id = $1', [
      bookingId,
    ]);
    expect(events).toMatchObject([
      { kind: 'assigned', actor_name: actor.name, detail: { car: 'AS 01 XY 0001', driver: 'Bikash Kalita' } },
    ]);
  });

  it('takes the driver away, makes the duty confirmed again and voids the driver’s link', async () => {
    const { dutyId, carId } = await dutyWith({ car: true, driver: true });
    await test.pool.query(
      `update duties set driver_token_hash = 'hash', driver_token_encrypted = 'x' where id = $1`,
      [dutyId],
    );
    await assignDuty(test.db, actor, { dutyId, revision: 1, driverId: null }, now);
    expect(await dutyRow(dutyId)).toMatchObject({
      status: 'confirmed',
      car_id: carId,
      driver_id: null,
      driver_token_hash: null,
      driver_token_encrypted: '',
    });
  });

  it('keeps the driver’s link when only the car changes', async () => {
    const { dutyId } = await dutyWith({ car: true, driver: true });
    await test.pool.query(`update duties set driver_token_hash = 'kept' where id = $1`, [dutyId]);
    await assignDuty(test.db, actor, { dutyId, revision: 1, carId: await rows.addCar() }, now);
    expect((await dutyRow(dutyId)).driver_token_hash).not.toBeNull();
  });

  it('refuses a car on two duties at once and says which one is in the way', async () => {
    const carId = await rows.addCar();
    const { bookingId } = await rows.addDuty({ carId, customer: 'Priya Sharma', starts: 10 });
    const { dutyId } = await rows.addDuty({ starts: 12 });
    const overlapping = assignDuty(test.db, actor, { dutyId, revision: 1, carId }, now);
    await expect(overlapping).rejects.toMatchObject({
      code: 'conflict',
      field: 'carId',
      userText: expect.stringMatching(`B${bookingId}, Priya Sharma, 1 Dec 2026, 10:00`),
    });
    expect((await dutyRow(dutyId)).revision).toBe(1);
  });

  it('refuses a driver on two duties at once', async () => {
    const driverId = await rows.addDriver();
    await rows.addDuty({ driverId });
    const { dutyId } = await rows.addDuty();
    await expect(assignDuty(test.db, actor, { dutyId, revision: 1, driverId }, now)).rejects.toMatchObject({
      code: 'conflict',
      field: 'driverId',
    });
  });

  it('refuses what another staff member has changed meanwhile, and says who', async () => {
    const { dutyId } = await dutyWith();
    await assignDuty(test.db, actor, { dutyId, revision: 1, carId: await rows.addCar() }, now);
    await expect(assignDuty(test.db, actor, { dutyId, revision: 1, carId: null }, now)).rejects.toMatchObject(
      { code: 'conflict', userText: expect.stringContaining(actor.name) },
    );
  });

  it('refuses a car that is out of use, and a duty that has begun', async () => {
    const { dutyId } = await dutyWith();
    const carId = await rows.addCar();
    await test.pool.query('update cars set ended_at = now() where id = $1', [carId]);
    const assigned = (id: string) => assignDuty(test.db, actor, { dutyId: id, revision: 1, carId }, now);
    await expect(assigned(dutyId)).rejects.toMatchObject({ code: 'conflict' });
    const begun = await rows.addDuty({ status: 'on-duty' });
    await expect(assigned(begun.dutyId)).rejects.toMatchObject({ code: 'conflict' });
    await expect(assigned('0')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('needs the area of enquiries', async () => {
    const { dutyId } = await dutyWith();
    const other = { ...actor, areas: ['money'] } as typeof actor;
    await expect(assignDuty(test.db, other, { dutyId, revision: 1, carId: null })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('at once', () => {
  const people = 50;
  let many: ReturnType<typeof openDatabase>;
  beforeAll(async () => {
    many = openDatabase({
      url: test.url,
      name: 'many',
      log: createLog('silent', 'script'),
      max: people,
      maxWaitMs: patientWaitMs,
    });
    // All connections are open before the race, because opening fifty at once may take longer than one may wait.
    const open = [];
    for (let one = 0; one < people; one++) open.push(await many.pool.connect());
    for (const client of open) client.release();
    return () => many.close();
  });

  it('50 people book one car for overlapping times: one succeeds', async () => {
    const carId = await rows.addCar();
    const duties = [];
    // Each overlaps all the others.
    for (let one = 0; one < people; one++)
      duties.push(await rows.addDuty({ starts: 6 + one / 20, hours: 4 }));
    const results = await Promise.allSettled(
      duties.map(({ dutyId }) => assignDuty(many.db, actor, { dutyId, revision: 1, carId }, now)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refusals.map(({ code, message }) => code ?? message)).toEqual(Array(people - 1).fill('conflict'));
    expect(refusals.every(({ userText }) => /^The car is on another duty then: B\d/.test(userText))).toBe(
      true,
    );
    const { rowCount } = await test.pool.query('select from duties where car_id = $1', [carId]);
    expect(rowCount).toBe(1);
  });

  it('every loser gets a code, also one who got no connection in time or waited for a lock', async () => {
    // One connection, so that nearly all wait longer than they may.
    const one = openDatabase({ url: test.url, name: 'one', log: createLog('silent', 'script'), max: 1 });
    const carId = await rows.addCar();
    const [first, second] = [await rows.addDuty(), await rows.addDuty()];
    const plan = ({ dutyId }: { dutyId: string }) =>
      assignDuty(one.db, actor, { dutyId, revision: 1, carId }, now);
    const holder = await test.pool.connect();
    await holder.query('begin');
    await holder.query('select from cars where id = $1 for update', [carId]);
    const results = await Promise.allSettled([plan(first), plan(second)]);
    await holder.query('rollback');
    holder.release();
    await one.close();
    const codes = results.map((result) => result.status === 'rejected' && result.reason.code);
    expect(codes).toEqual(['conflict', 'unavailable']);
  });

  it('two dispatchers move one duty: the second one is told', async () => {
    const { dutyId } = await dutyWith({ car: true, driver: true });
    const move = (clock: string) =>
      moveDuty(many.db, actor, { dutyId, revision: 1, pickupAt: momentInIndia('2026-12-01', clock) }, now);
    const results = await Promise.allSettled([move('15:00'), move('17:00')]);
    const told = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(told).toMatchObject([{ code: 'conflict', userText: expect.stringContaining(actor.name) }]);
    expect((await dutyRow(dutyId)).revision).toBe(2);
  });
});

describe('moving', () => {
  it('keeps the length and notes both times', async () => {
    const { dutyId, bookingId } = await dutyWith({ car: true });
    const pickupAt = momentInIndia('2026-12-02', '06:15');
    await moveDuty(test.db, actor, { dutyId, revision: 1, pickupAt }, now);
    const duty = await dutyRow(dutyId);
    expect([duty.pickup_at, duty.ends_at]).toEqual([pickupAt, momentInIndia('2026-12-02', '09:15')]);
    const { rows: events } = await test.pool.query('select * from booking_events where booking_id = $1', [
      bookingId,
    ]);
    expect(events).toMatchObject([
      { kind: 'moved', detail: { from: '2026-12-01 09:00', to: '2026-12-02 06:15' } },
    ]);
  });

  it('leaves a late change to the booking’s page, where its charge is shown', async () => {
    const { dutyId, bookingId } = await dutyWith();
    const late = momentInIndia('2026-12-01', '07:00');
    const pickupAt = momentInIndia('2026-12-01', '11:00');
    expect(await moveDuty(test.db, actor, { dutyId, revision: 1, pickupAt }, late)).toEqual({
      kind: 'late-change',
      bookingId,
    });
    expect((await dutyRow(dutyId)).revision).toBe(1);
    // Another car or driver is free of charge at any time.
    expect(
      await assignDuty(test.db, actor, { dutyId, revision: 1, carId: await rows.addCar() }, late),
    ).toMatchObject({ kind: 'planned' });
  });

  it('leaves a move that could not be taken back free of charge to the booking’s page, too', async () => {
    const { dutyId, bookingId } = await dutyWith();
    const move = (pickupAt: Date) => moveDuty(test.db, actor, { dutyId, revision: 1, pickupAt }, now);
    for (const pickupAt of [momentInIndia('2026-11-16', '10:30'), momentInIndia('2026-11-15', '10:00')])
      expect(await move(pickupAt)).toEqual({ kind: 'late-change', bookingId });
    expect((await dutyRow(dutyId)).revision).toBe(1);
  });

  it('keeps a round trip until the end of its last day', async () => {
    const { dutyId } = await rows.addDuty({ starts: 6, hours: 18 });
    await test.pool.query(`update duties set trip_type = 'round-trip', days = 1 where id = $1`, [dutyId]);
    const pickupAt = momentInIndia('2026-12-01', '04:00');
    await moveDuty(test.db, actor, { dutyId, revision: 1, pickupAt }, now);
    expect((await dutyRow(dutyId)).ends_at).toEqual(momentInIndia('2026-12-02', '00:00'));
  });

  it('to an earlier day tells that the driver is off then', async () => {
    const { dutyId, driverId } = await dutyWith({ car: true, driver: true });
    await test.pool.query(
      `insert into driver_days_off (driver_id, first_day, last_day, reason)
       values ($1, '2026-11-28', '2026-11-28', 'Wedding')`,
      [driverId],
    );
    const pickupAt = momentInIndia('2026-11-28', '09:00');
    expect(await moveDuty(test.db, actor, { dutyId, revision: 1, pickupAt }, now)).toMatchObject({
      warnings: [{ kind: 'day-off', reason: 'Wedding' }],
    });
  });

  it('refuses to move to a time when its car is taken', async () => {
    const { dutyId, carId } = await dutyWith({ car: true });
    await rows.addDuty({ carId, starts: 15 });
    const pickupAt = momentInIndia('2026-12-01', '16:00');
    await expect(moveDuty(test.db, actor, { dutyId, revision: 1, pickupAt }, now)).rejects.toMatchObject({
      code: 'conflict',
      field: 'carId',
    });
  });
});

describe('warnings', () => {
  it('tell of a car of another type and city, expired papers, days off and the licence', async () => {
    const { dutyId } = await dutyWith();
    const carId = await rows.addCar({ carType: 'suv', city: 'delhi' });
    const driverId = await rows.addDriver({ city: 'delhi' });
    await test.pool.query(
      `insert into car_papers (car_id, kind, expires_on)
       values ($1, 'insurance', '2026-11-30'), ($1, 'permit', '2026-12-01')`,
      [carId],
    );
    await test.pool.query(`update drivers set licence_expires_on = '2026-11-30' where id = $1`, [driverId]);
    await test.pool.query(
      `insert into driver_days_off (driver_id, first_day, last_day, reason)
       values ($1, '2026-11-29', '2026-12-01', 'Wedding'), ($1, '2026-12-02', '2026-12-03', 'Later')`,
      [driverId],
    );
    expect(await assignDuty(test.db, actor, { dutyId, revision: 1, carId, driverId }, now)).toMatchObject({
      kind: 'planned',
      warnings: [
        { kind: 'paper-expired', paper: 'insurance' },
        { kind: 'other-type', carType: 'suv' },
        { kind: 'other-city', of: 'car', city: 'delhi' },
        { kind: 'day-off', reason: 'Wedding' },
        { kind: 'licence-expired' },
        { kind: 'other-city', of: 'driver', city: 'delhi' },
      ],
    });
  });

  it('tell of too little travel time before and after, by the route where it is known', async () => {
    await test.pool.query(
      `insert into stops (slug, name, kind, city)
       values ('here', 'Here', 'in-city', 'guwahati'), ('there', 'There', 'beyond', 'guwahati')`,
    );
    await test.pool.query(
      `insert into routes (from_slug, to_slug, km, minutes) values ('there', 'here', 100, 180)`,
    );
    const carId = await rows.addCar();
    const before = await rows.addDuty({ carId, starts: 5, hours: 2, fromSlug: 'here', toSlug: 'there' });
    const after = await rows.addDuty({ carId, starts: 12.25, hours: 2, fromSlug: 'nowhere' });
    const { dutyId } = await rows.addDuty({ starts: 9, hours: 3, fromSlug: 'here', toSlug: 'there' });
    const result = await assignDuty(test.db, actor, { dutyId, revision: 1, carId }, now);
    expect(result).toMatchObject({
      warnings: [
        { kind: 'short-gap', side: 'before', minutes: 120, needed: 180, bookingId: before.bookingId },
        { kind: 'short-gap', side: 'after', minutes: 15, needed: 60, bookingId: after.bookingId },
      ],
    });
  });
});

describe('the status', () => {
  it('goes on by staff, with the times of start and end', async () => {
    const { dutyId } = await dutyWith({ car: true, driver: true });
    let revision = 1;
    for (const status of ['on-the-way', 'on-duty', 'done'] as const) {
      await changeDutyStatus(test.db, actor, { dutyId, revision }, status, now);
      revision += 1;
    }
    expect(await dutyRow(dutyId)).toMatchObject({ status: 'done', started_at: now, ended_at: now });
  });

  it('does not jump, and is not assigned without car and driver', async () => {
    const { dutyId } = await dutyWith();
    for (const status of ['done', 'assigned'] as const)
      await expect(
        changeDutyStatus(test.db, actor, { dutyId, revision: 1 }, status, now),
      ).rejects.toMatchObject({ code: 'conflict' });
    expect(nextStatuses({ status: 'requested', carId: null, driverId: null })).toEqual(['confirmed']);
    expect(nextStatuses({ status: 'cancelled', carId: null, driverId: null })).toEqual([]);
  });

  it('of a duty that is over stays when its car is on another one', async () => {
    const carId = await rows.addCar();
    const over = await rows.addDuty({ carId, status: 'done' });
    await rows.addDuty({ carId });
    await expect(
      changeDutyStatus(test.db, actor, { dutyId: over.dutyId, revision: 1 }, 'on-duty', now),
    ).rejects.toMatchObject({ code: 'conflict' });
  });
});
