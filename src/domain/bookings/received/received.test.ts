import { beforeAll, describe, expect, it } from 'vitest';
import { chosenPeriods } from '#domain/bookings/figures/period.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { addTrip } from '../../../../tests/support/some-trip.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { listReceived, readReceived } from './received-service.ts';

const test = testDatabase();
const actor = someActor(test);
const periods = chosenPeriods('2027-03-01', '2027-03-31');
let bookingId = '';

type Entry = {
  kind?: string;
  paise: number;
  day: string;
  method?: string;
  place?: string;
  reverses?: string;
};

async function enter({ kind = 'payment', paise, day, method = 'upi', place = 'bank', reverses }: Entry) {
  const { rows } = await test.pool.query(
    `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, reverses_id, made_by, received_on)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, 'Rupa Das', $7) returning id::text as id`,
    [bookingId, kind, paise, method, place, reverses ?? null, day],
  );
  return rows[0].id as string;
}

beforeAll(async () => {
  ({ bookingId } = await addTrip(test.pool));
  await enter({ paise: 10_00, day: '2027-02-28' });
  await enter({ paise: 500_00, day: '2027-03-01' });
  await enter({ kind: 'refund', paise: 120_00, day: '2027-03-31' });
  const wrong = await enter({ paise: 70_00, day: '2027-03-05', method: 'cash', place: 'office' });
  await enter({ paise: -70_00, day: '2027-03-05', method: 'cash', place: 'office', reverses: wrong });
  await enter({
    kind: 'collected-by-driver',
    paise: 33_00,
    day: '2027-03-05',
    method: 'cash',
    place: 'driver',
  });
  await enter({ paise: 9_00, day: '2027-04-01' });
});

describe('a list of what came in', () => {
  it('has what all of it comes to, not only a page, by the same filters', async () => {
    const sumOf = async (filter: object) =>
      (await listReceived(test.db, actor, { ...periods.now, ...filter })).sum;
    expect(await sumOf({})).toEqual({ entries: 5, paise: 413_00 });
    expect(await sumOf({ place: 'driver' })).toEqual({ entries: 1, paise: 33_00 });
    expect(await sumOf({ method: 'cash' })).toEqual({ entries: 3, paise: 33_00 });
    expect(await sumOf({ place: 'gateway' })).toEqual({ entries: 0, paise: 0 });
    expect(await sumOf({ after: '2027-03-05|1' })).toEqual({ entries: 5, paise: 413_00 });
  });
});

describe('what came in', () => {
  it('is added up by the day, place and method, less refunds; a reversed entry counts as nothing', async () => {
    const received = await readReceived(test.db, actor, periods);
    expect([received.now, received.before]).toEqual([413_00, 10_00]);
    expect(received.parts).toEqual([
      { place: 'bank', method: 'upi', paise: 380_00, before: 10_00 },
      { place: 'driver', method: 'cash', paise: 33_00, before: 0 },
      { place: 'office', method: 'cash', paise: 0, before: 0 },
    ]);
    expect([...received.days].sort()).toEqual([
      ['2027-03-01', 500_00],
      ['2027-03-05', 33_00],
      ['2027-03-31', -120_00],
    ]);
  });

  it('is listed page by page, and the list adds up to the sum', async () => {
    for (let count = 0; count < 120; count++)
      await enter({ paise: 1_00, day: `2027-03-${10 + (count % 3)}` });
    const listed: { id: string; day: string; paise: number }[] = [];
    let after = '';
    do {
      const page = await listReceived(test.db, actor, { ...periods.now, after });
      listed.push(...page.entries);
      after = page.nextCursor;
    } while (after);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(125);
    expect(listed.map(({ day }) => day)).toEqual(
      listed
        .map(({ day }) => day)
        .toSorted()
        .reverse(),
    );
    const { now } = await readReceived(test.db, actor, periods);
    expect(listed.reduce((sum, { paise }) => sum + paise, 0)).toBe(now);
    const { entries } = await listReceived(test.db, actor, { ...periods.now, place: 'driver' });
    expect(entries).toMatchObject([{ paise: 33_00, customer: 'Meera Nair', bookingId, madeBy: 'Rupa Das' }]);
  });

  it('is for those with the area of money', async () => {
    const clerk = { ...actor, areas: ['enquiries'] } as typeof actor;
    await expect(readReceived(test.db, clerk, periods)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listReceived(test.db, clerk, periods.now)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
