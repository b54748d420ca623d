import { beforeAll, describe, expect, it } from 'vitest';
import { nextDue, type PlanPart, standingOf } from '#domain/bookings/plan/payment-plan.ts';
import { daysAfter, momentInIndia } from '#domain/shared/india-time.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { addTrip } from '../../../../tests/support/some-trip.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import type { DuePart } from './due.ts';
import { listDue, readDue, readDueOf } from './due-service.ts';

const test = testDatabase();
const actor = someActor(test);
const today = '2027-03-10';
const now = momentInIndia(today, '12:00');
const ask = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

type Sums = { totalPaise: number; receivedPaise: number };

async function trip({ totalPaise, receivedPaise }: Sums, plan: PlanPart[] = [], more = {}): Promise<string> {
  const { bookingId } = await addTrip(test.pool, { firstDay: '2027-04-17', lastDay: '2027-04-22', ...more });
  await ask('update bookings set total_paise = $2, received_paise = $3 where id = $1', [
    bookingId,
    totalPaise,
    receivedPaise,
  ]);
  for (const [index, { kind, amountPaise, dueOn }] of plan.entries())
    await ask(
      'insert into payment_plan (booking_id, position, kind, amount_paise, due_on) values ($1, $2, $3, $4, $5)',
      [bookingId, index + 1, kind, amountPaise, dueOn],
    );
  return bookingId;
}

const deposit = (dueOn: string | null): PlanPart => ({ kind: 'deposit', amountPaise: 52_693_00, dueOn });
const balance = (dueOn: string | null): PlanPart => ({ kind: 'balance', amountPaise: 1_22_951_00, dueOn });

async function all(): Promise<DuePart[]> {
  const parts: DuePart[] = [];
  let after = '';
  do {
    const page = await listDue(test.db, actor, { after }, now);
    parts.push(...page.parts);
    after = page.nextCursor;
  } while (after);
  return parts;
}

const dueOf = async (bookingId: string) =>
  (await all())
    .filter((one) => one.bookingId === bookingId)
    .map(({ part, dueOn, paise }) => [part, dueOn, paise]);

beforeAll(async () => {
  await ask('truncate bookings cascade');
});

describe('what is due', () => {
  it('is the plan, less what is paid, and what the trip costs beyond it', async () => {
    const plan = [deposit('2027-03-01'), balance('2027-04-01')];
    const id = await trip({ totalPaise: 1_80_644_00, receivedPaise: 60_000_00 }, plan);
    expect(await dueOf(id)).toEqual([
      ['balance', '2027-04-01', 1_15_644_00],
      ['further', '2027-04-17', 5_000_00],
    ]);
  });

  it('of a trip without a plan is due when it begins, of a cab when its last ride ends', async () => {
    const id = await trip({ totalPaise: 100_00, receivedPaise: 0 });
    expect(await dueOf(id)).toEqual([['total', '2027-04-17', 100_00]]);
    const { bookingId } = await fleetRows(ask).addDuty({ day: '2027-03-09', starts: 23, hours: 2 });
    await ask('update bookings set total_paise = 199500 where id = $1', [bookingId]);
    expect(await dueOf(bookingId)).toEqual([['total', '2027-03-10', 1_995_00]]);
  });

  it('of a cancelled trip is its charge, since the day in India on which it was cancelled', async () => {
    const cancelledAt = new Date('2027-03-01T18:30:00Z');
    const id = await trip({ totalPaise: 43_050_00, receivedPaise: 40_000_00 }, [deposit('2027-02-01')], {
      cancelledAt,
    });
    expect(await dueOf(id)).toEqual([['total', '2027-03-02', 3_050_00]]);
  });

  it('without agreed days is due later, and comes last', async () => {
    const id = await trip({ totalPaise: 100_00, receivedPaise: 0 }, [], { firstDay: null, lastDay: null });
    expect((await all()).at(-1)).toMatchObject({ bookingId: id, dueOn: null });
  });

  it('of a paid, an overpaid and an erased booking is nothing', async () => {
    const paid = await trip({ totalPaise: 100_00, receivedPaise: 100_00 }, [deposit(today)]);
    const over = await trip({ totalPaise: 100_00, receivedPaise: 150_00 });
    const erased = await trip({ totalPaise: 100_00, receivedPaise: 0 });
    await ask('update bookings set erased_at = now() where id = $1', [erased]);
    expect((await Promise.all([paid, over, erased].map(dueOf))).flat()).toEqual([]);
  });

  it('is spread by age: the edges of each', async () => {
    await ask('truncate bookings cascade');
    const overdue = [-1, 0, 7, 8, 30, 31];
    for (const days of overdue)
      await trip({ totalPaise: 10 ** (overdue.indexOf(days) + 2), receivedPaise: 0 }, [
        { kind: 'deposit', amountPaise: 10 ** 9, dueOn: daysAfter(today, -days) },
      ]);
    const { ages, total, overdue: late } = await readDue(test.db, actor, now);
    expect(Object.values(ages).map(({ paise, bookings }) => [paise, bookings])).toEqual([
      [1_00, 1],
      [1_10_00, 2],
      [11_000_00, 2],
      [1_00_000_00, 1],
    ]);
    expect([total, late]).toEqual([1_11_111_00, 1_11_110_00]);
    const listed = async (age: 'now' | 'later' | 'week' | 'month' | 'older') =>
      (await listDue(test.db, actor, { age }, now)).parts.reduce((sum, { paise }) => sum + paise, 0);
    for (const age of ['later', 'week', 'month', 'older'] as const)
      expect(await listed(age)).toBe(ages[age].paise);
    expect(await listed('now')).toBe(late);
    const week = { firstDay: daysAfter(today, -1), lastDay: daysAfter(today, 5) };
    expect(await readDueOf(test.db, actor, { part: 'deposit', due: week }, now)).toEqual({
      paise: 1_100,
      bookings: 2,
    });
  });

  it('adds up to the balances, part by part as the booking shows it, over several pages', async () => {
    await ask('truncate bookings cascade');
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const expected = new Map<string, { balance: number; next: number; parts: number[] }>();
    for (let count = 0; count < 130; count++) {
      const plan = random(3) === 0 ? [] : [deposit(null), balance(daysAfter(today, random(90) - 45))];
      const sums = { totalPaise: 1 + random(2_00_000_00), receivedPaise: random(2_00_000_00) };
      const id = await trip(sums, plan);
      if (sums.receivedPaise >= sums.totalPaise) continue;
      const parts = standingOf(plan, sums).flatMap(({ openPaise }) => (openPaise > 0 ? [openPaise] : []));
      const owed = sums.totalPaise - sums.receivedPaise;
      expected.set(id, {
        balance: owed,
        next: nextDue(plan, sums)?.paise ?? 0,
        parts: plan.length > 0 ? parts : [owed],
      });
    }
    const byBooking = Map.groupBy(await all(), ({ bookingId }) => bookingId);
    expect(new Set(byBooking.keys())).toEqual(new Set(expected.keys()));
    for (const [id, { balance: owed, next, parts }] of expected) {
      const amounts = (byBooking.get(id) ?? []).map(({ paise }) => paise);
      expect(amounts.toSorted()).toEqual(parts.toSorted());
      expect(amounts.reduce((sum, paise) => sum + paise, 0)).toBe(owed);
      expect(amounts).toContain(next);
    }
    const { total } = await readDue(test.db, actor, now);
    expect(total).toBe([...expected.values()].reduce((sum, one) => sum + one.balance, 0));
  });

  it('is for those with the area of money', async () => {
    const clerk = { ...actor, areas: ['enquiries'] } as typeof actor;
    for (const read of [readDue(test.db, clerk), listDue(test.db, clerk, {}), readDueOf(test.db, clerk, {})])
      await expect(read).rejects.toMatchObject({ code: 'forbidden' });
  });
});
