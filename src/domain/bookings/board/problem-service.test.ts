import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { startOfDayInIndia } from '#domain/shared/india-time.ts';
import { addBusyDay } from '../../../../tests/support/busy-day.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { viewDutyProblems } from './problem-service.ts';
import { openRides } from './problem-store.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
const day = '2026-12-01';
const book = async () => ({ wayOn: () => undefined });

it('are found for a whole day in three queries, also beside a duty of the day before', async () => {
  const rows = fleetRows(query);
  await addBusyDay(rows, query, day);
  const carId = await rows.addCar();
  await rows.addDuty({ day: '2026-11-30', starts: 22, hours: 1.9, carId });
  const morning = await rows.addDuty({ day, starts: 0, hours: 1, carId });
  const problems = await viewDutyProblems(test.db, actor, { firstDay: day, days: 1 }, book);
  const kinds = Map.groupBy([...problems.values()].flat(), ({ kind }) => kind);
  expect([...kinds].map(([kind, all]) => [kind, all.length]).toSorted()).toEqual([
    ['day-off', 2],
    ['licence-expired', 2],
    ['paper-expired', 2],
    // Two pairs, and the morning with the duty before midnight, which is on another day.
    ['short-gap', 6],
  ]);
  expect(problems.get(morning.dutyId)).toMatchObject([{ kind: 'short-gap', side: 'before', minutes: 6 }]);
});

it('reads by the index of the times', async () => {
  const period = { from: startOfDayInIndia('2026-11-30'), to: startOfDayInIndia('2026-12-03') };
  const { sql, params } = new PgDialect().sqlToQuery(openRides(period));
  const client = await test.pool.connect();
  await client.query('begin; set local enable_seqscan = off');
  const plan = (await client.query(`explain ${sql}`, params)).rows;
  await client.query('rollback');
  client.release();
  expect(JSON.stringify(plan)).toMatch(/duties_(during|car_free|driver_free)/);
});
