import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { rideRows } from '../../../../tests/support/settled-driver.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import {
  bankCash,
  cashByHolder,
  countCash,
  readOfficeCash,
  reverseBanking,
  takeUnknownCash,
} from './cash-service.ts';
import { settlementMessages as messages } from './settlement-messages.ts';
import {
  addAllowance,
  confirmHandover,
  listSettlements,
  makeSettlement,
  previewSettlement,
  undoSettlement,
  viewSettlement,
} from './settlement-service.ts';

const test = testDatabase();
const actor = someActor(test);
const rows = rideRows(async (text, values) => (await test.pool.query(text, values)).rows);
const today = dayInIndia(new Date());
const ago = (days: number) => daysAfter(today, -days);

const preview = (driverId: string, request = {}) =>
  previewSettlement(test.db, actor, { driverId, ...request });

async function settle(
  driverId: string,
  request: { perDayPaise?: number; key?: string; lastDay?: string } = {},
) {
  const { key = randomUUID(), ...days } = request;
  const { duePaise } = await preview(driverId, days);
  return makeSettlement(test.db, actor, { driverId, key, note: '', seenPaise: String(duePaise), ...days });
}

const confirm = (id: string) => confirmHandover(test.db, actor, id);
const heldBy = async (driverId: string) =>
  (await cashByHolder(test.db, actor)).drivers.find((one) => one.driverId === driverId)?.heldPaise ?? 0;
const office = async () => (await cashByHolder(test.db, actor)).officePaise;

/** Three rides: collected 8,400, expenses 1,250. */
async function workedExample() {
  const driverId = await rows.addDriver();
  const rides = [
    await rows.addRide(driverId, { day: ago(3), collected: 3_000_00, expenses: 450_00 }),
    await rows.addRide(driverId, { day: ago(2), collected: 3_400_00, expenses: 800_00 }),
    await rows.addRide(driverId, { day: ago(1), collected: 2_000_00 }),
  ];
  return { driverId, rides };
}

describe('a driver’s settlement', () => {
  it('is what was collected less expenses and allowance: 8,400 - 1,250 - 900 = 6,250', async () => {
    const { driverId } = await workedExample();
    await addAllowance(test.db, actor, { key: randomUUID(), perDayPaise: 300_00, validFrom: ago(30) });
    const sums = {
      collectedPaise: 8_400_00,
      expensesPaise: 1_250_00,
      allowancePaise: 900_00,
      duePaise: 6_250_00,
    };
    expect(await preview(driverId)).toMatchObject(sums);
    const before = await office();
    const id = await settle(driverId);
    expect(await viewSettlement(test.db, actor, id)).toMatchObject({
      ...sums,
      isLatest: true,
      confirmedAt: null,
    });
    expect([await heldBy(driverId), (await office()) - before]).toEqual([8_400_00, 0]);
    await Promise.all([confirm(id), confirm(id)]);
    expect([await heldBy(driverId), (await office()) - before]).toEqual([0, 6_250_00]);
    expect((await preview(driverId)).duties).toEqual([]);
  });

  it('counts a day once for the allowance, also across settlements, and takes the amount of its day', async () => {
    const driverId = await rows.addDriver();
    await addAllowance(test.db, actor, { key: randomUUID(), perDayPaise: 200_00, validFrom: ago(400) });
    await addAllowance(test.db, actor, { key: randomUUID(), perDayPaise: 300_00, validFrom: ago(30) });
    await rows.addRide(driverId, { day: ago(32), starts: 8, hours: 50 });
    await rows.addRide(driverId, { day: ago(20), starts: 6 });
    await rows.addRide(driverId, { day: ago(20), starts: 14 });
    const { duties } = await preview(driverId);
    expect(duties.map(({ days, allowancePaise }) => [days, allowancePaise])).toEqual([
      [3, 700_00],
      [1, 300_00],
      [0, 0],
    ]);
    await settle(driverId, { perDayPaise: 100_00 });
    await rows.addRide(driverId, { day: ago(20), starts: 20 });
    expect((await preview(driverId)).allowancePaise).toBe(0);
  });

  it('leaves out expenses that were removed, and rides that are not done', async () => {
    const driverId = await rows.addDriver();
    const { dutyId } = await rows.addRide(driverId, { day: ago(1), collected: 500_00, expenses: 100_00 });
    const key = randomUUID();
    await rows.spend(dutyId, 70_00, { key });
    await rows.remove(dutyId, key);
    await rows.addRide(driverId, { day: today, collected: 900_00, status: 'on-duty' });
    expect(await preview(driverId, { perDayPaise: 0 })).toMatchObject({
      ...{ collectedPaise: 500_00, expensesPaise: 100_00, duePaise: 400_00 },
      duties: [{ dutyId }],
    });
  });

  it('is made once, however often and at once it is sent, and each duty is in one only', async () => {
    const { driverId } = await workedExample();
    const request = { driverId, note: '', seenPaise: String((await preview(driverId)).duePaise) };
    const key = randomUUID();
    const same = await Promise.all([1, 2, 3].map(() => makeSettlement(test.db, actor, { ...request, key })));
    expect(new Set(same).size).toBe(1);
    await undoSettlement(test.db, actor, same[0] ?? '');
    const others = await Promise.allSettled(
      [1, 2, 3, 4].map(() => makeSettlement(test.db, actor, { ...request, key: randomUUID() })),
    );
    expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(makeSettlement(test.db, actor, { ...request, key, seenPaise: '1' })).rejects.toMatchObject({
      userText: messages.sentBefore,
    });
  });

  it('is refused when it comes to something else than was seen', async () => {
    const { driverId, rides } = await workedExample();
    const { duePaise } = await preview(driverId);
    await rows.spend(rides[0]?.dutyId ?? '', 100_00);
    await expect(
      makeSettlement(test.db, actor, { driverId, key: randomUUID(), note: '', seenPaise: String(duePaise) }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('below zero is paid by the office', async () => {
    const driverId = await rows.addDriver();
    await rows.addRide(driverId, { day: ago(1), collected: 200_00, expenses: 950_00 });
    const before = await office();
    const id = await settle(driverId, { perDayPaise: 0 });
    await confirm(id);
    expect([await heldBy(driverId), (await office()) - before]).toEqual([0, -750_00]);
    await undoSettlement(test.db, actor, id);
    expect([await heldBy(driverId), (await office()) - before]).toEqual([200_00, 0]);
  });

  it('is undone only while it is the latest, and its duties can be settled again', async () => {
    const { driverId, rides } = await workedExample();
    const first = await settle(driverId, { lastDay: ago(3) });
    await confirm(first);
    const second = await settle(driverId);
    await expect(undoSettlement(test.db, actor, first)).rejects.toMatchObject({
      userText: messages.notLatest,
    });
    await undoSettlement(test.db, actor, second);
    await undoSettlement(test.db, actor, first);
    await expect(confirm(first)).rejects.toMatchObject({ userText: messages.undone });
    expect((await preview(driverId)).duties.map(({ dutyId }) => dutyId)).toEqual(
      rides.map(({ dutyId }) => dutyId),
    );
    const { settlements } = await listSettlements(test.db, actor, { driver: driverId });
    expect(settlements.map(({ undoneBy }) => undoneBy)).toEqual([actor.name, actor.name]);
  });

  it('takes a later change of a settled duty as a difference, and the past one stays', async () => {
    const driverId = await rows.addDriver();
    const { dutyId, bookingId } = await rows.addRide(driverId, {
      day: ago(5),
      collected: 1_000_00,
      expenses: 200_00,
    });
    const first = await settle(driverId, { perDayPaise: 0 });
    await confirm(first);
    await rows.spend(dutyId, 50_00);
    await rows.collect({ bookingId, dutyId, driverId }, 300_00);
    const difference = { dutyId, collectedPaise: 300_00, expensesPaise: 50_00 };
    expect(await preview(driverId)).toMatchObject({
      duties: [],
      differences: [difference],
      duePaise: 250_00,
    });
    expect(await viewSettlement(test.db, actor, first)).toMatchObject({ duePaise: 800_00 });
    await confirm(await settle(driverId));
    expect(await preview(driverId)).toMatchObject({ differences: [], duePaise: 0 });
    expect(await heldBy(driverId)).toBe(0);
  });

  it('has the cash of a ride that another driver got later, or that did not take place', async () => {
    const [driverId, other] = [await rows.addDriver(), await rows.addDriver({ name: 'Nabin Boro' })];
    const given = await rows.addRide(driverId, { day: ago(2), collected: 700_00 });
    await test.pool.query('update duties set driver_id = $2 where id = $1', [given.dutyId, other]);
    await rows.addRide(driverId, { day: ago(1), collected: 60_00, status: 'no-show' });
    expect(await preview(driverId)).toMatchObject({ duties: [], duePaise: 760_00 });
    await confirm(await settle(driverId));
    expect(await heldBy(driverId)).toBe(0);
    expect(await preview(other, { perDayPaise: 0 })).toMatchObject({ collectedPaise: 0, duties: [{}] });
  });

  it('is not made with the driver of a partner', async () => {
    const driverId = await rows.addDriver();
    const { rows: made } = await test.pool.query(
      `insert into suppliers (idempotency_key, kind, name) values ($1, 'transporter', $1) returning id`,
      [randomUUID()],
    );
    await test.pool.query('update drivers set supplier_id = $2 where id = $1', [driverId, made[0].id]);
    await expect(preview(driverId)).rejects.toMatchObject({ userText: messages.partnerDriver });
  });
});

describe('cash of the office', () => {
  const move = (amountPaise: number, key = randomUUID()) => ({ key, amountPaise, movedOn: today, note: '' });

  it('is paid into the bank up to what is there, once, and back by a reversal', async () => {
    const { driverId } = await workedExample();
    await confirm(await settle(driverId, { perDayPaise: 0 }));
    const before = await office();
    const banked = move(5_000_00);
    await bankCash(test.db, actor, banked);
    await bankCash(test.db, actor, banked);
    expect(await office()).toBe(before - 5_000_00);
    await expect(bankCash(test.db, actor, { ...banked, amountPaise: 1_00 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(bankCash(test.db, actor, move(before))).rejects.toMatchObject({
      code: 'invalid',
      field: 'amount',
    });
    const [banking] = (await readOfficeCash(test.db, actor)).bankings;
    await reverseBanking(test.db, actor, banking?.id ?? '');
    await reverseBanking(test.db, actor, banking?.id ?? '');
    expect(await office()).toBe(before);
  });

  it('is counted beside what there should be', async () => {
    const expectedPaise = await office();
    await countCash(test.db, actor, { key: randomUUID(), countedPaise: 12_00, note: 'coins' });
    expect((await readOfficeCash(test.db, actor)).lastCount).toMatchObject({
      countedPaise: 12_00,
      expectedPaise,
    });
    expect(await office()).toBe(expectedPaise);
  });

  it('takes over what drivers collected whom nobody named', async () => {
    const ride = await rows.addRide(await rows.addDriver(), { day: ago(1) });
    await rows.collect({ ...ride, driverId: null }, 400_00);
    const before = await cashByHolder(test.db, actor);
    expect(before.unknownPaise).toBe(400_00);
    await takeUnknownCash(test.db, actor, move(400_00));
    expect(await cashByHolder(test.db, actor)).toMatchObject({
      ...{ unknownPaise: 0, officePaise: before.officePaise + 400_00 },
    });
  });
});

it('the places of cash add up to the entries, less what drivers keep, after any sequence of settlements', async () => {
  const total = async () => {
    const { rows: sums } = await test.pool.query(`
      select coalesce((select sum(case when kind = 'refund' then -amount_paise else amount_paise end) from money_entries
          where place in ('driver', 'office')), 0)
        - coalesce((select sum(expenses_paise + allowance_paise) from driver_settlements
          where confirmed_at is not null and undone_at is null), 0)
        - coalesce((select sum(amount_paise) from money_moves where to_place = 'bank'), 0) as paise`);
    return Number(sums[0].paise);
  };
  const step = fc.record({
    kind: fc.constantFrom('ride' as const, 'spend', 'settle', 'confirm', 'undo'),
    paise: fc.integer({ min: 1, max: 5_000_00 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
      const driverId = await rows.addDriver();
      let ride = await rows.addRide(driverId, { day: ago(9), collected: 900_00 });
      let last: string | undefined;
      let starts = 0;
      const swallow = () => undefined;
      const ask = {
        ride: async (paise: number) => {
          ride = await rows.addRide(driverId, {
            day: ago(8),
            starts: starts++,
            hours: 0.5,
            collected: paise,
          });
        },
        spend: (paise: number) => rows.spend(ride.dutyId, paise),
        settle: async () => {
          last = await settle(driverId, { perDayPaise: 150_00 });
        },
        confirm: () => confirm(last ?? ''),
        undo: () => undoSettlement(test.db, actor, last ?? ''),
      };
      for (const { kind, paise } of steps) {
        // Refused steps change nothing, which the sums below show.
        await ask[kind](paise).catch(swallow);
        const { officePaise, unknownPaise, drivers } = await cashByHolder(test.db, actor);
        const held = drivers.reduce((sum, { heldPaise }) => sum + heldPaise, 0);
        expect(officePaise + unknownPaise + held).toBe(await total());
      }
      const { rows: twice } = await test.pool.query(
        `select from driver_settlements s where undone_at is null and due_paise <>
           (select coalesce(sum(collected_paise - expenses_paise - allowance_paise), 0) from driver_settlement_duties where settlement_id = s.id)
           + (select coalesce(sum(collected_paise - expenses_paise), 0) from driver_settlement_differences where settlement_id = s.id)`,
      );
      expect(twice).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
