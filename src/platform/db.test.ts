import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '../../tests/support/test-database.ts';
import { waitUntil } from '../../tests/support/wait-until.ts';

const test = testDatabase();

it('survives the loss of a connection between two statements of a transaction, and goes on with another', async () => {
  const halfDone = test.db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    await test.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await waitUntil('the connection to be gone', async () => {
      const left = await test.pool.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid]);
      return left.rowCount === 0;
    });
    await tx.execute(sql`select 1`);
  });
  await expect(halfDone).rejects.toThrow();
  expect((await test.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
