import { setTimeout as wait } from 'node:timers/promises';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { cancelPackage } from '#domain/bookings/packages/package-service.ts';
import { issueDueDocuments } from '#domain/documents/issue/work-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { createLog } from '#platform/log.ts';

/**
 * A process that is killed while it works: as a clerk it takes a deposit, cancels the trip and gives money back, as a worker
 * it issues what follows. A clerk tries again what may not have been done.
 */
const [, , role = '', actorJson = '{}'] = process.argv;
const lanes = 25;
const log = createLog('error', 'script');
const { db, pool } = openDatabase({
  ...{ url: process.env.DATABASE_URL ?? '', name: `fire ${role}`, log, maxWaitMs: patientWaitMs },
});
const actor = JSON.parse(actorJson) as StaffActor;

async function nextTrip(): Promise<string | undefined> {
  const { rows } = await pool.query(`
    select b.id::text from bookings b where b.kind = 'overseas-tour' and not exists (
      select from money_entries m where m.booking_id = b.id and m.kind = 'refund'
    ) order by random() limit 1`);
  return rows[0]?.id;
}

async function settle(id: string): Promise<void> {
  const { rows } = await pool.query(
    'select received_paise::int as paid, cancelled_at from bookings where id = $1',
    [id],
  );
  const [{ paid, cancelled_at: cancelledAt }] = rows;
  if (paid === 0) {
    // The same key for every clerk and every try: one deposit is taken.
    const key = `00000000-0000-4000-8000-${id.padStart(12, '0')}`;
    const money = { key, kind: 'advance', amountPaise: 52_693_00, method: 'upi', reference: key } as const;
    await addMoney(db, actor, id, money).catch(() => undefined);
    return;
  }
  if (!cancelledAt) {
    await cancelPackage(db, actor, id, { chargePaise: 43_050_00, reason: 'Ill' }).catch(() => undefined);
    return;
  }
  await pool.query(
    `with back as (
       insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by)
       values ($1::bigint, md5('refund ' || $1::bigint)::uuid, 'refund', 964300, 'bank', 'bank', 'Office')
       on conflict do nothing returning 1
     )
     update bookings set received_paise = received_paise - 964300 where id = $1::bigint and exists (select from back)`,
    [id],
  );
}

async function clerk(): Promise<void> {
  for (;;) {
    const id = await nextTrip();
    if (id === undefined) return;
    await settle(id);
  }
}

async function worker(): Promise<never> {
  for (;;) {
    await issueDueDocuments({ db, log }, new AbortController().signal);
    await wait(50);
  }
}

const work = role === 'clerk' ? clerk : worker;
process.stdout.write('working\n');
await Promise.all(Array.from({ length: lanes }, work));
process.exit(0);
