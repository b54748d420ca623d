import { beforeEach, describe, expect, it } from 'vitest';
import { addNote } from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { addStaff } from '../../../tests/support/staff-api.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { changeSettings } from '../settings/settings-service.ts';
import { purgeOldEnquiries, purgeTraces } from './retention-service.ts';

const test = testDatabase();
const actor = someActor(test);
const now = new Date('2026-11-15T04:30:00Z');

const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

let count = 0;
type Old = {
  name: string;
  at: string;
  stage: string;
  answered?: boolean;
  changed?: string;
  customer?: string;
  followUp?: string;
};

async function add({
  name,
  at,
  stage,
  answered = true,
  changed = at,
  customer,
  followUp,
}: Old): Promise<string> {
  const [someone] = customer
    ? [{ id: customer }]
    : await queried('insert into customers (name) values ($1) returning id', [name]);
  await queried(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, received_at, updated_at, stage, customer_id,
       first_response_at, follow_up_at)
     values ($1, '', $2, '98640', $3, $4, $5, $6, $7, $8)`,
    [String(++count), name, at, changed, stage, someone.id, answered ? at : null, followUp],
  );
  return String(someone.id);
}

const names = async (table: 'customers' | 'enquiries') =>
  (await queried(`select name from ${table} where name <> '' order by name`)).map(({ name }) => name);

beforeEach(async () => {
  await queried('truncate customers, enquiries restart identity cascade');
  await changeSettings(test.db, { retentionMonths: 24 });
});

describe('purgeOldEnquiries', () => {
  it('erases old enquiries that ended without a trip, unless they have a follow-up', async () => {
    const old = '2024-11-15T04:29:00Z';
    const young = '2024-11-15T04:31:00Z';
    for (const stage of ['lost', 'cancelled', 'spam']) await add({ name: `old ${stage}`, at: old, stage });
    await add({ name: 'old unanswered', at: old, stage: 'new', answered: false });
    await add({ name: 'travelled', at: old, stage: 'completed' });
    await add({ name: 'forgotten quote', at: old, stage: 'quoted' });
    await add({ name: 'next spring', at: old, stage: 'on-hold', followUp: '2027-03-01' });
    await add({ name: 'on the road', at: old, stage: 'on-trip' });
    await add({ name: 'young lost', at: young, stage: 'lost' });
    await add({ name: 'lately lost', at: old, stage: 'lost', changed: '2026-01-01' });

    expect(await purgeOldEnquiries(test.db, { now })).toBe(5);
    const left = ['lately lost', 'next spring', 'on the road', 'travelled', 'young lost'];
    expect(await names('enquiries')).toEqual(left);
    expect(await names('customers')).toEqual(left);
    expect(await queried(`select count(*)::int from enquiry_events where kind = 'erased'`)).toEqual([
      { count: 5 },
    ]);
    expect(await purgeOldEnquiries(test.db, { now })).toBe(0);
  });

  it('keeps an enquiry with a recent note', async () => {
    await add({ name: 'Noted', at: '2020-01-01', stage: 'on-hold' });
    const [{ id }] = await queried('select id::text from enquiries');
    await addNote(test.db, actor, id, 'Called again, wants a date next year.');
    expect(await purgeOldEnquiries(test.db)).toBe(0);
  });

  it('keeps a joined enquiry as long as the one that it was joined into', async () => {
    const old = '2020-01-01';
    for (const [name, stage] of [
      ['kept', 'completed'],
      ['ended', 'lost'],
    ] as const) {
      const customer = await add({ name: `main ${name}`, at: old, stage });
      await add({ name: `joined ${name}`, at: old, stage: 'new', customer });
      await queried(
        `update enquiries set stage = 'joined', joined_into = (select id from enquiries where name = $1)
         where name = $2`,
        [`main ${name}`, `joined ${name}`],
      );
      await queried('update enquiries set updated_at = received_at');
    }
    expect(await purgeOldEnquiries(test.db, { now })).toBe(2);
    expect(await names('enquiries')).toEqual(['joined kept', 'main kept']);
  });

  it('leaves a customer for later who is being merged, without waiting', async () => {
    const customer = await add({ name: 'Asha', at: '2020-01-01', stage: 'lost' });
    await add({ name: 'Bina', at: '2020-01-01', stage: 'lost' });
    const merging = await test.pool.connect();
    try {
      await merging.query('begin');
      await merging.query('select from customers where id = $1 for update', [customer]);
      expect(await purgeOldEnquiries(test.db, { now })).toBe(1);
    } finally {
      await merging.query('rollback');
      merging.release();
    }
    expect(await names('enquiries')).toEqual(['Asha']);
    expect(await purgeOldEnquiries(test.db, { now })).toBe(1);
  });

  it('keeps a customer who has other enquiries', async () => {
    const customer = await add({ name: 'Asha', at: '2020-01-01', stage: 'lost' });
    await add({ name: 'Asha', at: '2026-01-01', stage: 'completed', customer });
    await purgeOldEnquiries(test.db, { now });
    expect(await names('customers')).toEqual(['Asha']);
    expect(await names('enquiries')).toEqual(['Asha']);
  });

  it('erases in batches until none is left, and keeps all when retention is off', async () => {
    await queried(
      `insert into enquiries (idempotency_key, fingerprint, name, contact_no, received_at, updated_at, stage)
       select 'many' || n, '', 'Many', '98640', '2020-01-01', '2020-01-01', 'lost' from generate_series(1, 450) n`,
    );
    await changeSettings(test.db, { retentionMonths: 0 });
    expect(await purgeOldEnquiries(test.db, { now })).toBe(0);
    await changeSettings(test.db, { retentionMonths: 1 });
    expect(await purgeOldEnquiries(test.db, { now })).toBe(450);
  });
});

describe('purgeTraces', () => {
  it('deletes old clicks, undo steps, sessions and devices', async () => {
    const { id } = await addStaff(test);
    await queried(
      `insert into contact_clicks (code, channel, clicked_at) values ('P7K2', 'call', '2026-08-01'), ('P7K3', 'call', '2026-11-01')`,
    );
    await queried(
      `insert into bulk_changes (actor_id, before, at) values (1, '[]', '2026-10-01'), (1, '[]', '2026-11-01')`,
    );
    await queried(
      `insert into staff_sessions (user_id, token_hash, created_at, ended_at, end_reason)
       values ($1, 'a', '2026-01-01', '2026-01-01', 'logout'), ($1, 'b', '2026-01-01', null, null),
         ($1, 'c', '2026-11-01', '2026-11-01', 'logout')`,
      [id],
    );
    await queried(
      `insert into staff_devices (user_id, token_hash, last_used_at) values ($1, 'd', '2026-01-01'), ($1, 'e', '2026-11-01')`,
      [id],
    );
    await purgeTraces(test.db, now);
    expect(await queried('select code from contact_clicks')).toEqual([{ code: 'P7K3' }]);
    expect(await queried('select count(*)::int from bulk_changes')).toEqual([{ count: 1 }]);
    expect(
      await queried(`select convert_from(token_hash, 'UTF8') as token from staff_sessions order by token`),
    ).toEqual([{ token: 'b' }, { token: 'c' }]);
    expect(await queried(`select convert_from(token_hash, 'UTF8') as token from staff_devices`)).toEqual([
      { token: 'e' },
    ]);
  });
});
