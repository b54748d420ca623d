import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf } from '#platform/failure.ts';
import { createLog } from '#platform/log.ts';
import { type MuteProxy, startMuteProxy } from '../../../tests/support/mute-proxy.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { waitUntil } from '../../../tests/support/wait-until.ts';
import { type Database, openDatabase } from './db.ts';

const test = testDatabase();

it('survives losing a connection between two statements of a transaction', async () => {
  const halfDone = test.db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    await test.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await waitUntil('the connection to be gone', async () => {
      const left = await test.pool.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid]);
      return left.rowCount === 0;
    });
    await tx.execute(sql`select 1`);
  });
  // The rollback fails too, but the error is the lost connection.
  expect(failureOf(await halfDone.catch((error) => error)).code).toBe('unavailable');
  expect((await test.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('sets TCP keepalive on the server side', async () => {
  const { rows } = await test.pool.query('show tcp_keepalives_idle');
  expect(rows).toEqual([{ tcp_keepalives_idle: '30' }]);
});

describe('a transaction', () => {
  const refused = new Error('refused');

  it('returns its connection after success, failure and refusal by the server', async () => {
    await test.db.transaction((tx) => tx.execute(sql`select 1`));
    await expect(
      test.db.transaction(async () => {
        throw refused;
      }),
    ).rejects.toBe(refused);
    await expect(test.db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
    expect(test.pool.totalCount).toBe(test.pool.idleCount);
  });

  it('is rolled back when it fails', async () => {
    await test.pool.query('create table written (id int)');
    const failed = test.db.transaction(async (tx) => {
      await tx.execute(sql`insert into written values (1)`);
      throw refused;
    });
    await expect(failed).rejects.toBe(refused);
    expect((await test.pool.query('select from written')).rowCount).toBe(0);
  });
});

describe('a connection whose network drops all packets', () => {
  const max = 3;
  let proxy: MuteProxy;
  let database: Database;

  beforeEach(async () => {
    proxy = await startMuteProxy(test.url);
    database = openDatabase({ url: proxy.url, name: 'muted', log: createLog('silent', 'script'), max });
    // All connections are open and idle.
    await Promise.all(Array.from({ length: max }, () => database.pool.query('select pg_sleep(0.1)')));
    expect(database.pool.idleCount).toBe(max);
  });
  afterEach(() => proxy.close());

  const isAvailable = async () => (await database.db.execute(sql`select 1 as one`)).rows.length === 1;
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error) => failureOf(error).code,
    );

  async function timed<Result>(work: Promise<Result>): Promise<[Result, number]> {
    const started = performance.now();
    return [await work, performance.now() - started];
  }

  it('fails one query by timeout; then all other connections are replaced', async () => {
    proxy.mute('work');
    const [refused, lostMs] = await timed(codeOf(isAvailable()));
    expect(refused).toBe('unavailable');
    const later = async () => {
      for (let times = 0; times < max; times += 1) expect(await isAvailable()).toBe(true);
    };
    const [, laterMs] = await timed(later());
    // Without the replacement each would time out like the first.
    expect(laterMs).toBeLessThan(lostMs);
    await database.close();
  });

  it('ends a transaction after one timeout and is not reused', async () => {
    let statementMs = 0;
    const halfDone = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.mute('work');
      const statement = tx.execute(sql`select 1`).then();
      [, statementMs] = await timed(codeOf(statement));
      await statement;
    });
    const [refused, wholeMs] = await timed(codeOf(halfDone));
    expect(refused).toBe('unavailable');
    // The rollback does not wait for a second timeout.
    expect(wholeMs).toBeLessThan(statementMs * 1.5);
    expect(await isAvailable()).toBe(true);
    await database.close();
  });

  it('does not leak from the pool when `begin` gets no answer', async () => {
    proxy.mute('are mute');
    const begun = () => database.db.transaction((tx) => tx.execute(sql`select 1`));
    const refused = await Promise.all(Array.from({ length: max }, () => codeOf(begun())));
    expect(refused).toEqual(Array(max).fill('unavailable'));
    proxy.restore();
    expect(await codeOf(begun())).toBe('done');
    await database.close();
  });

  it('does not block closing the pool', async () => {
    proxy.mute('are mute');
    const running = timed(codeOf(isAvailable()));
    await waitUntil('the query to be sent', () => database.pool.idleCount < max);
    const [, endMs] = await timed(database.close());
    const [refused, queryMs] = await running;
    expect(refused).toBe('unavailable');
    expect(endMs).toBeLessThan(queryMs * 1.5);
  });
});
