import { describe, expect, it } from 'vitest';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { someActor } from '../../../../../tests/support/some-actor.ts';
import { fleetRows } from '../../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../../tests/support/test-database.ts';
import { applyProposal, undoProposal } from './apply-service.ts';
import { type ProposalView, viewProposal } from './propose-service.ts';

const test = testDatabase();
const actor = someActor(test);
const rows = fleetRows(async (text, values) => (await test.pool.query(text, values)).rows);
const now = momentInIndia('2026-11-16', '10:00');

const proposalOf = (day: string) =>
  viewProposal(test.db, actor, { day, city: undefined, carType: undefined }, now);
const picksOf = ({ assignments }: ProposalView) =>
  assignments.map(({ duty, carId, driverId }) => ({
    ...{ dutyId: duty.id, revision: duty.revision },
    ...{ carId, driverId },
  }));
const dutyRow = async (id: string) =>
  (
    await test.pool.query(
      'select car_id::text as "carId", driver_id::text as "driverId", status, revision from duties where id = $1',
      [id],
    )
  ).rows[0];
const endFleet = () => test.pool.query('update cars set ended_at = now() where ended_at is null');

/** A fleet with usual drivers for two of three cars, and duties one after the other. */
async function someFleet(day: string, sizes: { cars: number; drivers: number; duties: number }) {
  const drivers: string[] = [];
  for (let one = 0; one < sizes.drivers; one++) drivers.push(await rows.addDriver({ name: `Driver ${one}` }));
  for (let one = 0; one < sizes.cars; one++) {
    const id = await rows.addCar({ carType: one % 2 === 0 ? 'sedan' : 'suv' });
    if (one % 3 > 0)
      await test.pool.query('update cars set usual_driver_id = $2 where id = $1', [id, drivers[one]]);
  }
  for (let one = 0; one < sizes.duties; one++)
    await rows.addDuty({
      ...{ day, starts: 6 + (one % 8) * 2, hours: 1, carType: one % 2 === 0 ? 'sedan' : 'suv' },
      ...{ fromSlug: one % 4 === 0 ? 'guwahati' : '', toSlug: 'guwahati' },
    });
}

describe('a proposal', () => {
  it('is carried out in one step, and taken back in one', async () => {
    const day = '2027-01-04';
    await someFleet(day, { cars: 3, drivers: 3, duties: 4 });
    const view = await proposalOf(day);
    expect(view.open).toEqual([]);
    expect(view.assignments[0]).toMatchObject({ plate: expect.stringMatching(/^AS01/), driver: 'usual' });
    const { assigned, left } = await applyProposal(test.db, actor, picksOf(view));
    expect(left).toEqual([]);
    expect(assigned).toHaveLength(4);
    for (const { dutyId } of assigned)
      expect(await dutyRow(dutyId)).toMatchObject({ status: 'assigned', revision: 2 });
    expect((await proposalOf(day)).assignments).toEqual([]);
    const [first, second] = assigned;
    // Changed since by another staff member: stays as it is.
    await test.pool.query('update duties set revision = 9 where id = $1', [second?.dutyId]);
    const undone = await undoProposal(
      test.db,
      actor,
      assigned.map(({ dutyId, revision, previous }) => ({ dutyId, revision, ...previous })),
    );
    expect(undone.assigned).toHaveLength(3);
    expect(undone.left).toEqual([{ number: `B${second?.bookingId}`, text: 'was changed meanwhile' }]);
    expect(await dutyRow(first?.dutyId ?? '')).toEqual({
      ...{ carId: null, driverId: null, status: 'confirmed', revision: 3 },
    });
    await endFleet();
  });

  it('leaves open what does not fit any more, and names it', async () => {
    const day = '2027-01-05';
    const [carId, other] = [await rows.addCar(), await rows.addCar()];
    const driverId = await rows.addDriver();
    const [one, two, three, four] = [
      await rows.addDuty({ day, starts: 6, hours: 1 }),
      await rows.addDuty({ day, starts: 10, hours: 1 }),
      await rows.addDuty({ day, starts: 14, hours: 1 }),
      await rows.addDuty({ day, starts: 14, hours: 1 }),
    ];
    const pick = ({ dutyId }: { dutyId: string }, chosen = carId) => ({
      ...{ dutyId, revision: 1, carId: chosen, driverId },
    });
    // The car was taken, and the same car and driver are named for two duties at once.
    await rows.addDuty({ day, starts: 10.5, hours: 1, carId });
    const { assigned, left } = await applyProposal(test.db, actor, [
      pick(one),
      pick(two),
      pick(three),
      pick(four, other),
      { ...pick(one), dutyId: '999999' },
    ]);
    expect(assigned.map(({ dutyId }) => dutyId)).toEqual([one.dutyId, three.dutyId]);
    expect(left).toEqual([
      { number: `B${two.bookingId}`, text: 'the car is on another duty then' },
      { number: `B${four.bookingId}`, text: 'the driver is on another duty then' },
      { number: '', text: 'This duty is no longer there.' },
    ]);
    await test.pool.query(
      `insert into driver_days_off (driver_id, first_day, last_day) values ($1, $2, $2)`,
      [driverId, '2027-01-06'],
    );
    const off = await rows.addDuty({ day: '2027-01-06' });
    expect((await applyProposal(test.db, actor, [pick(off)])).left).toMatchObject([
      { text: 'the driver is off, or the licence has expired' },
    ]);
    await endFleet();
  });

  it('refuses ids that are none, too many duties, and staff without the area', async () => {
    const pick = { dutyId: '1', revision: 1, carId: "1'", driverId: null };
    await expect(applyProposal(test.db, actor, [pick])).rejects.toMatchObject({ code: 'invalid' });
    const many = Array.from({ length: 501 }, () => ({ ...pick, carId: null }));
    await expect(applyProposal(test.db, actor, many)).rejects.toMatchObject({ code: 'invalid' });
    const other = { ...actor, areas: ['money'] } as typeof actor;
    await expect(applyProposal(test.db, other, [])).rejects.toMatchObject({ code: 'forbidden' });
    await expect(undoProposal(test.db, other, [])).rejects.toMatchObject({ code: 'forbidden' });
    const query = { day: '2027-01-04', city: undefined, carType: undefined };
    await expect(viewProposal(test.db, other, query, now)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('at scale', () => {
  /** The best of several runs, so that other work of the machine counts for neither. */
  async function timeOf(day: string): Promise<number> {
    let best = Infinity;
    for (let run = 0; run < 5; run++) {
      const start = performance.now();
      await proposalOf(day);
      best = Math.min(best, performance.now() - start);
    }
    return best;
  }

  async function queriesOf(day: string): Promise<number> {
    let count = 0;
    const { query } = test.pool;
    test.pool.query = ((...args: Parameters<typeof query>) => {
      count++;
      return query.apply(test.pool, args);
    }) as typeof query;
    try {
      await proposalOf(day);
    } finally {
      test.pool.query = query;
    }
    return count;
  }

  it('400 duties with 200 cars and 300 drivers take at most 20 times as long as 20, in as many queries', {
    timeout: 120_000,
  }, async () => {
    const [small, large] = ['2027-02-01', '2027-03-01'];
    await someFleet(small, { cars: 10, drivers: 15, duties: 20 });
    expect((await proposalOf(small)).assignments).toHaveLength(20);
    const [smallMs, smallQueries] = [await timeOf(small), await queriesOf(small)];
    await someFleet(large, { cars: 190, drivers: 285, duties: 400 });
    expect((await proposalOf(large)).assignments.length).toBeGreaterThan(380);
    const [largeMs, largeQueries] = [await timeOf(large), await queriesOf(large)];
    expect(smallQueries).toBeGreaterThan(3);
    expect(largeQueries).toBe(smallQueries);
    expect(largeMs / smallMs).toBeLessThan(20);
  });
});
