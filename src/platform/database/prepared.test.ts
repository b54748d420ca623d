import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { onOneConnection, type Queryable } from './db.ts';
import { executePrepared } from './prepared.ts';

const test = testDatabase();

const preparedOn = (db: Queryable) =>
  db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where statement like '%asked%'`,
  );

describe('a prepared statement', () => {
  it('is prepared once on a connection and takes other values', async () => {
    await test.db.transaction(async (tx) => {
      const ask = (word: string) =>
        executePrepared<{ asked: string }>(tx, sql`select ${word}::text as asked`);
      expect(await ask('one')).toEqual([{ asked: 'one' }]);
      expect(await ask('two')).toEqual([{ asked: 'two' }]);
      expect((await preparedOn(tx)).rows.map(({ statement }) => statement)).toEqual([
        'select $1::text as asked',
      ]);
    });
  });

  it('is part of its transaction', async () => {
    await test.pool.query('create table noted (word text)');
    const failed = test.db.transaction(async (tx) => {
      await executePrepared(tx, sql`insert into noted values (${'lost'})`);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect((await test.pool.query('select from noted')).rowCount).toBe(0);
  });
});

describe('work on one connection', () => {
  it('commits each statement before the next begins', async () => {
    await test.pool.query(
      'create table steps (at timestamptz default now(), xid xid8 default pg_current_xact_id())',
    );
    const [, visible] = await onOneConnection(test.db, (one) =>
      Promise.all([
        executePrepared(one, sql`insert into steps default values`),
        executePrepared<{ status: string; at: Date; now: Date }>(
          one,
          sql`select pg_xact_status(xid) as status, at, now() from steps`,
        ),
      ]),
    );
    expect(visible).toHaveLength(1);
    expect(visible[0]?.status).toBe('committed');
    expect(visible[0]?.now.getTime()).toBeGreaterThanOrEqual(visible[0]?.at.getTime() ?? 0);
  });

  it('closes the connection when a statement fails, and returns it otherwise', async () => {
    const pid = (one: Queryable) =>
      executePrepared<{ pid: number }>(one, sql`select pg_backend_pid() as pid`).then(([row]) => row?.pid);
    const kept = await onOneConnection(test.db, pid);
    let failed: number | undefined;
    await expect(
      onOneConnection(test.db, async (one) => {
        failed = await pid(one);
        await executePrepared(one, sql`select 1 / ${0}::int`);
      }),
    ).rejects.toThrow('division by zero');
    expect(failed).toBe(kept);
    expect(await onOneConnection(test.db, pid)).not.toBe(failed);
    expect(test.pool.totalCount).toBe(test.pool.idleCount);
  });
});
