import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { viewCabBoard } from '#domain/bookings/board/board-service.ts';
import { boardDuties } from '#domain/bookings/board/board-store.ts';
import { listFleetChoices } from '#domain/bookings/board/choice-service.ts';
import { readBookingFigures } from '#domain/bookings/figures/figures-service.ts';
import { carFigures, dutyDays } from '#domain/bookings/figures/figures-store.ts';
import { chosenPeriods } from '#domain/bookings/figures/period.ts';
import { bookingViews } from '#domain/bookings/list/booking-list.ts';
import { listBookings } from '#domain/bookings/list/booking-list-service.ts';
import { bookingSlice } from '#domain/bookings/list/booking-list-store.ts';
import { viewDriverDuty } from '#domain/bookings/slip/driver-service.ts';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { seedBookings } from '../../scripts/database/seed-bookings.ts';
import { addDriverDuty } from '../support/driver-duty.ts';
import { someActor } from '../support/some-actor.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { compareScales } from './compare-scales.ts';

const few = testDatabase();
const many = testDatabase();
const sites: [TestDatabase, number][] = [
  [few, 1_000],
  [many, 1_000_000],
];
const actor = someActor(many);

beforeAll(async () => {
  for (const [{ url }, count] of sites) {
    const client = new pg.Client(url);
    await client.connect();
    const started = performance.now();
    await seedBookings(client, count);
    process.stdout.write(`${count} bookings made in ${Math.round((performance.now() - started) / 1000)} s\n`);
    await client.end();
  }
}, 1_800_000);

const maxRatio = 1.5;

const compare = (name: string, read: (test: TestDatabase) => Promise<unknown>, rounds?: number) =>
  compareScales(`bookings: ${name}`, { sites: [few, many], rounds, maxRatio }, read);

const today = dayInIndia(new Date());
/** The days ahead, which are the same with few and with many bookings. */
const week = { firstDay: daysAfter(today, 1), days: 6, city: undefined, carType: undefined };

async function planOf(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await many.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('with 1,000,000 bookings, within 1.5 times the time of 1,000', () => {
  it('the week of the board', async () => {
    const boards = await Promise.all(sites.map(([{ db }]) => viewCabBoard(db, actor, week)));
    const [ofFew = 0, ofMany = 0] = boards.map(({ duties }) => duties.length);
    expect(ofFew).toBeGreaterThan(600);
    expect(Math.abs(ofMany - ofFew)).toBeLessThan(60);
    const { ratio } = await compare('the week of the board', ({ db }) => viewCabBoard(db, actor, week));
    expect(ratio).toBeLessThanOrEqual(maxRatio);
  });

  it.each(bookingViews)('the list of %s', async (view) => {
    const { ratio } = await compare(view, ({ db }) => listBookings(db, actor, { view }));
    expect(ratio).toBeLessThanOrEqual(maxRatio);
  });

  it('the choice of car and driver', async () => {
    const ids = await Promise.all(
      sites.map(async ([{ pool }]) => {
        const { rows } = await pool.query(
          `select id::text from duties where status = 'confirmed' and car_id is null order by pickup_at limit 1`,
        );
        return rows[0].id;
      }),
    );
    const { ratio } = await compare('the choice of car and driver', (test) =>
      listFleetChoices(test.db, actor, ids[test === few ? 0 : 1]),
    );
    expect(ratio).toBeLessThanOrEqual(maxRatio);
  });
});

describe('300 drivers who open their links at once', () => {
  it('are answered within 1.5 times the time that 1,000 bookings allow', async () => {
    const tokens = await Promise.all(
      sites.map(async ([{ pool }]) => {
        const made: string[] = [];
        const query = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows;
        while (made.length < 300) made.push((await addDriverDuty(query)).token);
        return made;
      }),
    );
    const openAll = (test: TestDatabase) =>
      Promise.all((tokens[test === few ? 0 : 1] ?? []).map((token) => viewDriverDuty(test.db, token)));
    for (const [test] of sites) expect((await openAll(test)).filter(Boolean)).toHaveLength(300);
    const { ratio } = await compare('300 links of drivers at once', openAll, 12);
    expect(ratio).toBeLessThanOrEqual(maxRatio);
  });
});

describe('the figures of a month', () => {
  const month = chosenPeriods(daysAfter(today, -30), daysAfter(today, -1));
  const moments = { from: startOfDayInIndia(month.now.firstDay), to: startOfDayInIndia(today) };

  it('take under 300 ms, and of a year under a second', async () => {
    const { large } = await compare('the figures of a month', ({ db }) =>
      readBookingFigures(db, actor, month),
    );
    expect(large).toBeLessThan(300);
    const started = performance.now();
    const year = chosenPeriods(daysAfter(today, -365), daysAfter(today, -1));
    expect((await readBookingFigures(many.db, actor, year)).now.duties).toBeGreaterThan(30_000);
    const took = performance.now() - started;
    process.stdout.write(`the figures of a year: ${took.toFixed(0)} ms\n`);
    expect(took).toBeLessThan(1000);
  });

  it.each([
    ['duties', dutyDays(moments)],
    ['cars', carFigures(moments, new Date())],
  ])('%s are read from one index alone', async (_name, query) => {
    const plan = await planOf(query);
    expect(plan).toContain('Index Only Scan using duties_by_pickup');
    expect(plan).not.toMatch(/Seq Scan on (duties|bookings)/);
  });
});

describe('the plans', () => {
  it('of the board and of every list are without a sequential scan', async () => {
    const moments = { from: startOfDayInIndia(today), to: startOfDayInIndia(daysAfter(today, 1)) };
    const frame = { now: new Date(), today: moments, after: undefined, limit: 51 };
    const period = { firstDay: daysAfter(today, -30), lastDay: today };
    const queries = [
      boardDuties({
        from: moments.from,
        to: startOfDayInIndia(daysAfter(today, 7)),
        city: undefined,
        carType: undefined,
      }),
      ...bookingViews.flatMap((view) => [
        bookingSlice({ ...frame, view }),
        bookingSlice({ ...frame, view, city: 'delhi' }),
      ]),
      bookingSlice({ ...frame, view: 'all', period }),
      bookingSlice({ ...frame, view: 'all', period: { ...period, isLate: true } }),
    ];
    for (const query of queries)
      expect(await planOf(query)).not.toMatch(/Seq Scan on (duties|bookings|people)/);
  });
});
