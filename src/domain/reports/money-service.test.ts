import { beforeAll, describe, expect, it } from 'vitest';
import { someActor } from '../../../tests/support/some-actor.ts';
import { addStaff } from '../../../tests/support/staff-api.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { readMoney, readPipeline } from './money-service.ts';
import { countAttention, readWork } from './work-service.ts';

const test = testDatabase();
const actor = someActor(test);
const now = new Date();
const days = (count: number) => new Date(now.getTime() - count * 24 * 3600_000);

type Row = {
  stage: string;
  quoted?: number;
  quotedAt?: Date;
  wonAt?: Date;
  owner?: string;
  followUp?: Date;
  received?: Date;
};

let count = 0;
async function add({ stage, quoted, quotedAt, wonAt, owner, followUp, received }: Row): Promise<string> {
  const { rows } = await test.pool.query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, stage, quoted_paise, quoted_at, won_at,
       owner_id, follow_up_at, received_at)
     values ($1, '', 'Asha', '98640', $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      `money ${++count}`,
      stage,
      quoted ?? null,
      quotedAt ?? null,
      wonAt ?? null,
      owner ?? null,
      followUp ?? null,
      received ?? now,
    ],
  );
  return String(rows[0].id);
}

let rupa = '';

beforeAll(async () => {
  rupa = (await addStaff(test)).id;
  // This week: 30,000 quoted and 10,000 of it won by Rupa; 20,000 open.
  await add({ stage: 'confirmed', quoted: 1_000_000, quotedAt: days(3), wonAt: days(1), owner: rupa });
  await add({ stage: 'quoted', quoted: 2_000_000, quotedAt: days(2), followUp: days(1) });
  // The week before: 40,000 quoted, all of it won.
  await add({ stage: 'completed', quoted: 4_000_000, quotedAt: days(9), wonAt: days(8) });
  // Long ago, and still open.
  await add({ stage: 'on-hold', quoted: 500_000, quotedAt: days(200) });
  await add({ stage: 'new', received: days(1), followUp: new Date(now.getTime() + 60_000) });
  await add({ stage: 'spam', followUp: days(1) });
});

describe('readMoney', () => {
  it('sums up the period and the equal period before', async () => {
    const money = await readMoney(test.db, actor, 7, { now });
    expect(money.quoted).toMatchObject({ now: 3_000_000, before: 4_000_000 });
    expect(money.won).toMatchObject({ now: 1_000_000, before: 4_000_000 });
    expect(money.wonCount).toMatchObject({ now: 1, before: 1 });
    expect(money.average).toMatchObject({ now: 1_000_000, before: 4_000_000 });
    expect(money.quoteToWon).toEqual({ now: 0.5, before: 1 });
    expect(money.won.days).toHaveLength(7);
    expect(money.won.days.reduce((sum, paise) => sum + paise, 0)).toBe(1_000_000);
  });

  it('is limited to one owner, and listed by owner', async () => {
    const money = await readMoney(test.db, actor, 7, { now, ownerId: rupa });
    expect(money.quoted.now).toBe(1_000_000);
    expect(money.owners).toEqual([{ ownerId: rupa, quotedPaise: 1_000_000, wonPaise: 1_000_000 }]);
  });
});

describe('the times of money', () => {
  it('are set once by the database, and taken back with the stage', async () => {
    const id = await add({ stage: 'new' });
    const times = async () =>
      (await test.pool.query('select quoted_at, won_at from enquiries where id = $1', [id])).rows[0];
    await test.pool.query('update enquiries set quoted_paise = 100 where id = $1', [id]);
    const { quoted_at: first } = await times();
    await test.pool.query(`update enquiries set quoted_paise = 200, stage = 'confirmed' where id = $1`, [id]);
    const won = await times();
    expect(won).toMatchObject({ quoted_at: first, won_at: expect.any(Date) });
    await test.pool.query(`update enquiries set stage = 'on-trip' where id = $1`, [id]);
    expect(await times()).toEqual(won);
    await test.pool.query(`update enquiries set stage = 'lost', quoted_paise = null where id = $1`, [id]);
    expect(await times()).toEqual({ quoted_at: null, won_at: null });
    await test.pool.query('delete from enquiries where id = $1', [id]);
  });
});

describe('readPipeline', () => {
  it('counts what is open, by stage and by owner, and what is offered', async () => {
    const pipeline = await readPipeline(test.db, actor, { now });
    expect(pipeline.stages.find(({ stage }) => stage === 'quoted')).toEqual({
      stage: 'quoted',
      count: 1,
      paise: 2_000_000,
    });
    expect(pipeline.owners).toContainEqual({ ownerId: rupa, open: 1, late: 0 });
    expect(pipeline.owners).toContainEqual({ ownerId: '', open: 3, late: 1 });
    expect(pipeline.openQuotesPaise).toBe(2_500_000);
  });

  it('holds no amount for an Admin without money', async () => {
    const clerk = { ...actor, areas: ['enquiries'] } as typeof actor;
    const pipeline = await readPipeline(test.db, clerk, { now });
    expect(pipeline.openQuotesPaise).toBeNull();
    expect(pipeline.stages.every(({ paise }) => paise === null)).toBe(true);
  });
});

describe('what waits', () => {
  it('counts late, waiting, due, expiring and unassigned, and names the next follow-ups', async () => {
    const quoted = await add({ stage: 'quoted', quoted: 100 });
    for (const version of [1, 2])
      await test.pool.query(
        `insert into quotes (enquiry_id, version, lines, gst_percent, total_paise, valid_until, made_by, token_hash, superseded_at)
         values ($1, $2, '[{"text": "Cab", "quantity": 1, "unitPaise": 100}]', 0, 100, now() + interval '1 day', 'Rupa', $3, $4)`,
        [quoted, version, Buffer.from(`hash ${version}`), version === 1 ? now : null],
      );
    const { counts, next } = await readWork(test.db, actor, { now });
    // Only the newest version of a quote expires.
    expect(counts).toMatchObject({ late: 1, waiting: 1, expiring: 1, unassigned: 4, papers: 0 });
    expect(next.map(({ stage }) => stage)).toEqual(['quoted', 'new']);
    expect(await countAttention(test.db, actor, now)).toEqual({ new: 1, late: 1 });
    expect((await readWork(test.db, actor, { now, ownerId: rupa })).counts).toMatchObject({
      late: 0,
      waiting: 0,
    });
  });
});
