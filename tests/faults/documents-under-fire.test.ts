import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { contentHash } from '#domain/documents/issue/content-hash.ts';
import { areas } from '#domain/staff/areas.ts';
import { isFull } from '../support/check-extent.ts';
import { confirmTaxes } from '../support/confirmed-tax.ts';
import { type Running, run } from '../support/process.ts';
import { someActor } from '../support/some-actor.ts';
import { bookedPackage } from '../support/some-package.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const extent = isFull ? { trips: 667, kills: 20 } : { trips: 60, kills: 4 };

const test = testDatabase();
const actor = someActor(test);

/** Trips like the first one. */
async function copyTrips(base: string, count: number): Promise<void> {
  await test.pool.query(
    `with made as (
       insert into bookings (idempotency_key, customer_id, origin, kind, first_day, last_day, total_paise, token_hash, token_encrypted, made_by)
       select gen_random_uuid(), customer_id, 'hand', kind, first_day, last_day, total_paise, sha256(n::text::bytea), '', made_by
       from bookings, generate_series(1, $2) n where id = $1 returning id
     ), sold as (
       insert into booking_services (booking_id, kind, position, title, amount_paise)
       select made.id, 'package', 1, s.title, s.amount_paise from made, booking_services s
       where s.booking_id = $1 and s.kind = 'package' returning id, booking_id
     )
     insert into booking_packages (id, booking_id, offer, subtotal_paise, discount_paise, gst_paise, tcs_paise, rounding_paise, total_paise)
     select sold.id, sold.booking_id, k.offer, k.subtotal_paise, k.discount_paise, k.gst_paise, k.tcs_paise, k.rounding_paise, k.total_paise
     from sold, booking_packages k where k.booking_id = $1`,
    [base, count],
  );
  await test.pool.query(`update customers set state = '19', lives_in = 'india'`);
}

const roles = ['clerk', 'clerk', 'worker', 'worker'] as const;
type Role = (typeof roles)[number];

async function start(role: Role): Promise<Running> {
  const { id, name } = actor;
  const person = JSON.stringify({ id, name, areas, sessionId: '1', fromAddress: '203.0.113.7' });
  const process_ = run(process.execPath, ['tests/support/fire/document-process.ts', role, person], {
    DATABASE_URL: test.url,
  });
  await waitUntil(`a ${role} to work`, () => process_.output().includes('working'), { limitMs: 60_000 });
  return process_;
}

const isDone = ({ child, output }: Running): boolean => {
  if (child.exitCode) throw new Error(`a clerk failed: ${output()}`);
  return child.exitCode === 0;
};

async function killAll(kills: number): Promise<void> {
  const running = await Promise.all(roles.map(start));
  for (let kill = 0; kill < kills; kill++) {
    await wait(300 + Math.random() * 700);
    const at = kill % roles.length;
    await running[at]?.stop('SIGKILL');
    running[at] = await start(roles[at] ?? 'worker');
  }
  await waitUntil('the clerks to be done', () => running.slice(0, 2).every(isDone), {
    limitMs: 900_000,
  });
  await waitUntil(
    'all documents',
    async () => (await test.pool.query('select from document_work')).rowCount === 0,
    { limitMs: 900_000 },
  );
  await Promise.all(running.map((one) => one.stop('SIGKILL')));
}

it('numbers documents from 1 on without a gap while clerks and workers are killed', {
  timeout: 3_600_000,
}, async () => {
  await confirmTaxes(test.pool);
  const { id } = await bookedPackage(test, actor);
  await copyTrips(id, extent.trips - 1);
  const began = Date.now();
  await killAll(extent.kills);
  const { rows } = await test.pool.query(`
    select kind, count(*)::int as count, min(number) as first, max(number) as last, count(distinct number)::int as numbers,
      count(distinct source_key)::int as sources, sum(total_paise)::float8 as paise,
      (select last_number from document_series s where s.id = series_id) as counter
    from documents group by kind, series_id order by kind`);
  const series = (kind: string, paise: number) => ({
    ...{ kind, count: extent.trips, first: 1, last: extent.trips, numbers: extent.trips },
    ...{ sources: extent.trips, counter: extent.trips, paise: paise * extent.trips },
  });
  expect(rows).toEqual([
    series('invoice', 43_050_00),
    series('receipt-voucher', 52_693_00),
    series('refund-voucher', 9_643_00),
  ]);
  const { rows: order } = await test.pool.query(`
    select id from (
      select id, issued_at < lag(issued_at) over (partition by series_id order by number) as is_before from documents
    ) d where is_before`);
  expect(order).toEqual([]);
  const { rows: stored } = await test.pool.query('select content, content_hash as hash from documents');
  expect(stored.filter(({ content, hash }) => !contentHash(content).equals(hash))).toEqual([]);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  process.stdout.write(`${3 * extent.trips} documents, ${extent.kills} kills, ${seconds} s\n`);
});
