import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, receivedBy } from '#domain/bookings/booking.ts';
import { cancelDuty, markNoShow, restoreDuty } from '#domain/bookings/changes/cancel-service.ts';
import { rescheduleDuty, undoReschedule } from '#domain/bookings/changes/reschedule-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { dayInIndia, daysAfter, momentInIndia } from '#domain/shared/india-time.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, seen, viewOnly } from '../../../../tests/support/some-booking.ts';
import { refundByHand, setRefundLimit } from '../../../../tests/support/some-refund.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import type { MoneyInput } from './money-input.ts';
import { addMoney, reverseMoney } from './money-service.ts';

const test = testDatabase();
const actor = someActor(test);
const farePaise = 1_995_00;
/** The pick-up is at 06:00. */
const day = daysAfter(dayInIndia(new Date()), 5);
const at = (clock: string) => momentInIndia(day, clock);

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  await setRefundLimit(test, 10_00_000_00);
});

const aBooking = () => makeSomeBooking(test, actor);
const view = (id: string, now?: Date) => viewOnly(test, actor, id, now);

const money = (change: Partial<MoneyInput> = {}): MoneyInput => ({
  key: randomUUID(),
  kind: 'payment',
  amountPaise: 500_00,
  method: 'upi',
  reference: '',
  ...change,
});

describe('money', () => {
  it('is entered once, however often and at once it is sent', async () => {
    const id = await aBooking();
    const entry = money({ kind: 'advance' });
    await Promise.all(Array.from({ length: 6 }, () => addMoney(test.db, actor, id, entry)));
    const after = await view(id);
    expect([after.booking.receivedPaise, after.money.length]).toEqual([500_00, 1]);
  });

  it('is not called saved when the second try has another amount', async () => {
    const id = await aBooking();
    const entry = money();
    await addMoney(test.db, actor, id, entry);
    await addMoney(test.db, actor, id, entry);
    await expect(addMoney(test.db, actor, id, { ...entry, amountPaise: 600_00 })).rejects.toMatchObject({
      code: 'conflict',
      userText: expect.stringContaining('₹500'),
    });
    expect((await view(id)).booking.receivedPaise).toBe(500_00);
  });

  it('adds up when many enter it at once', async () => {
    const id = await aBooking();
    await Promise.all(
      Array.from({ length: 10 }, () => addMoney(test.db, actor, id, money({ amountPaise: 100 }))),
    );
    expect((await view(id)).booking.receivedPaise).toBe(1000);
  });

  it('is reversed once', async () => {
    const id = await aBooking();
    await addMoney(test.db, actor, id, money());
    const [entry] = (await view(id)).money;
    const reverse = () => reverseMoney(test.db, actor, id, { entryId: entry?.id ?? '', key: randomUUID() });
    const results = await Promise.allSettled([reverse(), reverse()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const after = await view(id);
    expect(after.booking.receivedPaise).toBe(0);
    expect(after.money.map(({ amountPaise }) => amountPaise)).toEqual([500_00, -500_00]);
  });

  it('is refunded up to what was received', async () => {
    const id = await aBooking();
    await addMoney(test.db, actor, id, money());
    const refund = (amountPaise: number) => refundByHand(test, actor, id, amountPaise);
    await expect(refund(500_01)).rejects.toMatchObject({ code: 'invalid', field: 'amount' });
    await refund(500_00);
    expect((await view(id)).booking.receivedPaise).toBe(0);
  });

  it('that a driver collected is with the driver of the ride, unless it went to our account', async () => {
    const id = await aBooking();
    const { duty } = await view(id);
    const {
      rows: [driver],
    } = await test.pool.query(
      `insert into drivers (name, city) values ('Bikash Kalita', 'guwahati') returning id::text`,
    );
    const collected = (change: Partial<MoneyInput> = {}) =>
      addMoney(
        test.db,
        actor,
        id,
        money({ kind: 'collected-by-driver', method: 'cash', amountPaise: 100_00, ...change }),
      );
    await collected();
    await test.pool.query('update duties set driver_id = $2 where id = $1', [duty.id, driver.id]);
    await collected();
    await collected({ dutyId: duty.id });
    await collected({ method: 'upi' });
    await expect(collected({ dutyId: '999999' })).rejects.toMatchObject({
      code: 'invalid',
      field: 'dutyId',
    });
    const held = { place: 'driver', driverId: driver.id, dutyId: duty.id };
    const nobody = { driverId: null, dutyId: null };
    expect((await view(id)).money).toMatchObject([
      { place: 'driver', ...nobody },
      ...[held, held],
      { place: 'bank', ...nobody },
    ]);
  });

  it('is never changed, not even by SQL', async () => {
    const id = await aBooking();
    await addMoney(test.db, actor, id, money());
    await expect(
      test.pool.query('update money_entries set amount_paise = 1 where booking_id = $1', [id]),
    ).rejects.toThrow('entries are never changed');
  });

  it('comes to the balance after any sequence of money, reversals and changes', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('money' as const), paise: fc.integer({ min: 1, max: 5_000_00 }) }),
      fc.record({ kind: fc.constant('refund' as const), paise: fc.integer({ min: 1, max: 5_000_00 }) }),
      fc.record({
        kind: fc.constantFrom('reverse', 'cancel', 'no-show', 'restore', 'late', 'undo'),
        paise: fc.nat(500_00),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const id = await aBooking();
        for (const { kind, paise } of steps) {
          const { duty, money: entries, offered } = await view(id, at('04:00'));
          const last = entries.findLast(
            ({ id: entryId, reversesId }) =>
              reversesId === null && !entries.some((other) => other.reversesId === entryId),
          );
          const ask = {
            money: () => addMoney(test.db, actor, id, money({ amountPaise: paise })),
            refund: () => refundByHand(test, actor, id, paise),
            reverse: () => reverseMoney(test.db, actor, id, { entryId: last?.id ?? '', key: randomUUID() }),
            cancel: () =>
              cancelDuty(
                test.db,
                actor,
                { ...seen(duty), chargePaise: offered.cancel?.paise ?? 0, reason: '' },
                at('04:00'),
              ),
            'no-show': () =>
              markNoShow(
                test.db,
                actor,
                { ...seen(duty), chargePaise: farePaise / 2, reason: '' },
                duty.pickupAt,
              ),
            restore: () => restoreDuty(test.db, actor, seen(duty)),
            late: () =>
              rescheduleDuty(
                test.db,
                actor,
                {
                  ...seen(duty),
                  pickupAt: new Date(duty.pickupAt.getTime() + 60_000),
                  chargePaise: paise,
                  dropsCrew: false,
                  reason: '',
                },
                at('04:00'),
              ),
            undo: () => undoReschedule(test.db, actor, seen(duty)),
          }[kind];
          // Refused steps change nothing, which the sums below show.
          await ask?.().catch((error: unknown) => {
            if (!(error instanceof Error) || error.name !== 'Failure') throw error;
          });
          const after = await view(id);
          const received = after.money.reduce((sum, entry) => sum + receivedBy(entry), 0);
          const owed =
            after.service.amountPaise + after.charges.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
          expect(after.booking).toMatchObject({ totalPaise: owed, receivedPaise: received });
          expect(balanceOf(after.booking)).toBe(owed - received);
          expect(after.booking.totalPaise).toBeGreaterThanOrEqual(0);
          const isEnded = after.duty.status === 'cancelled' || after.duty.status === 'no-show';
          expect(after.service.amountPaise).toBe(isEnded ? farePaise / 2 : farePaise);
        }
      }),
      { numRuns: 12 },
    );
  });
});
