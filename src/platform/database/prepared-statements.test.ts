import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { builtOnce } from './built-once.ts';
import type { Queryable } from './db.ts';
import { executePrepared } from './prepared-statements.ts';

const test = testDatabase();

const askedWord = builtOnce((db: Queryable) =>
  db
    .select({ asked: sql<string>`${sql.placeholder('word')}::text` })
    .from(sql`generate_series(1, 1)`)
    .prepare('asked_word'),
);

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

  it('of Drizzle is built once for a database and takes other values', async () => {
    expect(askedWord(test.db)).toBe(askedWord(test.db));
    expect(await askedWord(test.db).execute({ word: 'one' })).toEqual([{ asked: 'one' }]);
    expect(await askedWord(test.db).execute({ word: 'two' })).toEqual([{ asked: 'two' }]);
    await test.db.transaction(async (tx) => {
      expect(await askedWord(tx).execute({ word: 'three' })).toEqual([{ asked: 'three' }]);
      expect((await preparedOn(tx)).rows).toHaveLength(1);
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
