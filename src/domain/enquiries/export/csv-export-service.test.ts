import { describe, expect, it } from 'vitest';
import type { InboxQuery } from '#domain/enquiries/inbox/enquiry.ts';
import { changeEnquiries } from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { exportEnquiries } from './csv-export-service.ts';

const test = testDatabase();
const actor = someActor(test);

const exported = async (asked: Pick<InboxQuery, 'queue' | 'search' | 'stages'>) => {
  let text = '';
  for await (const piece of await exportEnquiries(test.db, actor, asked)) text += piece;
  return text.split('\r\n').slice(1, -1);
};

const add = (name: string, contactNo: string) =>
  addByHand(test.db, actor, { name, contactNo, email: '', message: '', source: 'call', code: '' });

describe('exportEnquiries', () => {
  it('exports a whole queue of any length and records who exported it', async () => {
    await test.pool.query(
      `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message)
       select 'csv-' || n, '', '', 'Visitor ' || n, '98640' || n, '', '' from generate_series(1, 1203) n`,
    );
    const lines = await exported({ queue: 'new' });
    expect(lines).toHaveLength(1203);
    expect(new Set(lines).size).toBe(1203);
    const { rows } = await test.pool.query(
      `select actor_id::text, subject_name from activity where action = $1`,
      ['enquiries-exported'],
    );
    expect(rows).toEqual([{ actor_id: actor.id, subject_name: 'new' }]);
  });

  it('exports at most ten thousand rows', async () => {
    // Each statement well within the timeout, also on a busy machine.
    for (let thousand = 0; thousand < 10; thousand++)
      await test.pool.query(
        `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message)
         select 'many-' || $1::int || '-' || n, '', '', 'Visitor', '9', '', '' from generate_series(1, 1000) n`,
        [thousand],
      );
    expect(await exported({ queue: 'new' })).toHaveLength(10_000);
  });

  it('exports the trip and its fare', async () => {
    const id = await add('Moni Das', '98641 00009');
    const trip = {
      trip: 'one-way',
      from: 'Guwahati',
      to: 'Shillong',
      day: '2026-11-20',
      time: '09:00',
      car: 'sedan',
    };
    const fare = { totalPaise: 1995_00, rateVersion: 3 };
    await test.pool.query('update enquiries set trip = $2 where id = $1', [id, { ...trip, km: 100, fare }]);
    const [line = ''] = await exported({ queue: 'new', search: 'moni' });
    expect(line).toMatch(/,one-way,Guwahati,Shillong,2026-11-20 09:00,sedan,100,1995,3$/);
    const [without = ''] = await exported({ queue: 'new', search: 'visitor 1' });
    expect(without).toMatch(/,{8}$/);
  });

  it('exports the first answer of forms, not the moment at which staff typed something in', async () => {
    const [byHand, form] = [await add('Typed In', '98641 00011'), await add('From Form', '98641 00012')];
    await test.pool.query(
      `update enquiries set first_response_at = '2026-11-18T06:30:00Z', follow_up_at = null where id = any($1)`,
      [[byHand, form]],
    );
    await test.pool.query(`update enquiries set source = 'form' where id = $1`, [form]);
    const cellsOf = async (search: string) => (await exported({ queue: 'new', search }))[0]?.split(',');
    expect((await cellsOf('from form'))?.[13]).toBe('2026-11-18 12:00');
    expect((await cellsOf('typed in'))?.[13]).toBe('');
  });

  it('exports search results, limited to a stage when one is given', async () => {
    const first = await add('=Zubin', '98641 00001');
    await add('Zubin Two', '98641 00002');
    await changeEnquiries(test.db, actor, [first], { kind: 'stage', stage: 'quoted' });
    expect(await exported({ queue: 'new', search: 'zubin' })).toHaveLength(2);
    const [line = '', ...others] = await exported({ queue: 'new', search: 'zubin', stages: ['quoted'] });
    expect(others).toEqual([]);
    expect(line).toContain(",'=Zubin,'+919864100001,");
  });
});
