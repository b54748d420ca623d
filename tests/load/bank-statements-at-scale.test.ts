import type pg from 'pg';
import { expect, it } from 'vitest';
import { readBankFiles } from '#domain/payments/bank/bank-list-service.ts';
import { matchOpenLines } from '#domain/payments/bank/matching-service.ts';
import { sendStatement } from '#domain/payments/bank/statement-service.ts';
import { daysAfter } from '#domain/shared/india-time.ts';
import { someActor } from '../support/some-actor.ts';
import { statementFile } from '../support/some-statement.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';

const [few, many] = [testDatabase(), testDatabase()];
const actor = someActor(many);

const amountOf = (index: number) => 5_000_00 + index * 7;
const utrOf = (index: number) => String(410_000_000_000 + index);
const dayOf = (index: number) => daysAfter('2026-06-01', index % 150);

/** A fifth of the lines is what customers were asked for, three fifths is what staff have typed, and the rest is nothing known. */
async function addBookings(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `with customer as (insert into customers (name) values ('Meera Nair') returning id),
     made as (
       insert into bookings (idempotency_key, customer_id, origin, kind, token_hash, token_encrypted, made_by, total_paise)
       select 'bank-' || n, customer.id, 'hand', 'tour', sha256(('bank-' || n)::bytea), '', 'Office', 500000 + n * 7
       from customer, generate_series(0, $1 - 1) n where n % 5 < 4 returning id, idempotency_key, total_paise
     ), numbered as (select *, substr(idempotency_key, 6)::int as n from made),
     asked as (
       insert into payment_requests (booking_id, reference, part, amount_paise, token_hash, expires_at, idempotency_key, made_by, made_at)
       select id, 'B' || id || '-1', 'amount', total_paise, sha256(('r' || n)::bytea), '2030-01-01', 'r' || n, 'Office', '2026-06-01'
       from numbered where n % 5 = 0
     )
     insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, reference, utr, received_on, made_by)
     select id, gen_random_uuid(), 'advance', total_paise, 'upi', 'bank', (410000000000 + n)::text, (410000000000 + n)::text,
       date '2026-06-01' + n % 150, 'Office'
     from numbered where n % 5 between 1 and 3`,
    [count],
  );
  await pool.query('analyze');
}

async function readAndMatch(site: TestDatabase, count: number) {
  await addBookings(site.pool, count);
  const { rows } = await site.pool.query(
    `select substr(idempotency_key, 2)::int as n, reference from payment_requests`,
  );
  const references = new Map(rows.map(({ n, reference }) => [n, reference]));
  const file = () =>
    statementFile(
      Array.from({ length: count }, (_, index) => ({
        day: dayOf(index),
        narration: `UPI/CR/${utrOf(index)}/MEERA NAIR/${references.get(index) ?? ''}`,
        amountPaise: index % 5 === 4 ? -amountOf(index) : amountOf(index),
        balancePaise: 1_00_000_00 + index,
      })),
    );
  const started = performance.now();
  expect(await sendStatement(site.db, actor, file(), '')).toEqual({ lines: count, added: count, faults: [] });
  const stored = performance.now();
  let left = await matchOpenLines(site.db, actor);
  while (left.waiting > 0) left = await matchOpenLines(site.db, actor);
  const matched = performance.now();
  expect(await sendStatement(site.db, actor, file(), '')).toMatchObject({ added: 0 });
  const again = performance.now();
  const [statement] = (await readBankFiles(site.db, actor)).files;
  return {
    sums: statement?.sums,
    ms: { store: stored - started, match: matched - stored, again: again - matched },
  };
}

const whole = ({ store, match, again }: { store: number; match: number; again: number }) =>
  store + match + again;

it('a statement of 5,000 lines takes ten times as long as one of 500, and every line ends in one state', async () => {
  const small = await readAndMatch(few, 500);
  const large = await readAndMatch(many, 5_000);
  for (const [count, { sums }] of [
    [500, small],
    [5_000, large],
  ] as const) {
    const paise = (kinds: readonly number[]) =>
      Array.from({ length: count }, (_, index) => (kinds.includes(index % 5) ? amountOf(index) : 0)).reduce(
        (total, one) => total + one,
        0,
      );
    expect(sums).toEqual({
      matched: { lines: (count / 5) * 4, paise: paise([0, 1, 2, 3]) },
      open: { lines: count / 5, paise: -paise([4]) },
      'set-aside': { lines: 0, paise: 0 },
    });
  }
  const said = [small, large].map(({ ms }) =>
    Object.entries(ms)
      .map(([name, time]) => `${name} ${time.toFixed(0)} ms`)
      .join(', '),
  );
  process.stdout.write(`bank statement of 500 lines: ${said[0]}; of 5,000 lines: ${said[1]}\n`);
  // Twice as much room as linear, because other load on the machine can only add to a time; quadratic would be 100 times.
  expect(whole(large.ms)).toBeLessThan(20 * whole(small.ms));
}, 180_000);
