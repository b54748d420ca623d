import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { createLog } from '#platform/log.ts';
import { migrateAll } from '../../../scripts/database/migrate-all.ts';
import { createDatabase } from '../../../tests/support/create-database.ts';
import { migrateUntil } from '../../../tests/support/migrate-folder.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { confirmAmountsChecked, countAmountsToCheck, listAmountsToCheck } from './amount-review-service.ts';

const fresh = testDatabase();
const actor = someActor(fresh);
const log = createLog('silent', 'script');
const openDatabases: Database[] = [];
afterAll(() => Promise.all(openDatabases.map((database) => database.close())));

const newName = () => `a_${randomUUID().replaceAll('-', '')}`;

/** A database from before amounts were parsed strictly. */
async function formerDatabase(): Promise<string> {
  const url = await createDatabase(inject('postgres').adminUrl, newName());
  await migrateUntil(url, '0010');
  return url;
}

const addPackages = (client: pg.Client | pg.Pool, packages: [string, number, number | null][]) =>
  client.query(
    `insert into tour_packages (category, country, name, duration, selling_price_paise, price_before_discount_paise,
       featured_image, description_html)
     select 'Domestic', 'India', p ->> 0, '4 days', (p ->> 1)::bigint, (p ->> 2)::bigint, '/x.webp', '<p>x</p>'
     from jsonb_array_elements($1::jsonb) p`,
    [JSON.stringify(packages)],
  );

type Line = [text: string, unitPaise: number];

async function addQuote(client: pg.Client | pg.Pool, lines: Line[], isAccepted = false): Promise<string> {
  const enquiry = await client.query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no)
     values (gen_random_uuid(), '', 'Asha Devi', '98640 12345') returning id`,
  );
  await client.query(
    `insert into quotes (enquiry_id, version, lines, gst_percent, total_paise, valid_until, made_by, token_hash,
       accepted_at)
     values ($1, 1, $2, 0, $5, '2026-12-01', 'Rupa Das', $3, $4)`,
    [
      enquiry.rows[0].id,
      JSON.stringify(lines.map(([text, unitPaise]) => ({ text, quantity: 1, unitPaise }))),
      Buffer.from(randomUUID()),
      isAccepted ? new Date() : null,
      lines.reduce((sum, [, unitPaise]) => sum + unitPaise, 0),
    ],
  );
  return String(enquiry.rows[0].id);
}

const cab: Line = ['Sedan, Guwahati to Shillong', 3_500_00];
const enquiries: Record<string, string> = {};
let migrated = '';

beforeAll(async () => {
  const url = await formerDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await addPackages(client, [
    ['Right', 45_000_00, 50_000_00],
    ['Cheap enough', 1_000_00, null],
    ['One and a half lakh', 1_50, null],
    ['Dearer by its discount', 45_000_00, 44_999_99],
    ['Ten times', 45_000_00, 4_50_000_01],
    ['Fortyfive', 45_00, 50_000_00],
  ]);
  enquiries.right = await addQuote(client, [cab, ['Drop off at the airport', 500_00], ['Drop-off', 500_00]]);
  enquiries.discount = await addQuote(client, [cab, ['Festive discount', 44_600_00]]);
  enquiries.accepted = await addQuote(client, [['Less: advance paid', 1_000_00], cab, ['Toll', 45_00]], true);
  for (const text of [
    '10% off',
    'REBATE',
    'Waiver of GST',
    'minus 500',
    'Adjustment',
    'refunded',
    'Diwali छूट',
    'chhoot',
  ])
    enquiries[text] = await addQuote(client, [cab, [text, 500_00]]);
  await client.end();
  await migrateAll(url);
  migrated = new URL(url).pathname.slice(1);
});

/** A copy of the migrated database, for one test to change. */
async function ownCopy(): Promise<Database> {
  const url = await createDatabase(inject('postgres').adminUrl, newName(), migrated);
  const database = openDatabase({ url, name: 'test', log, maxWaitMs: patientWaitMs });
  openDatabases.push(database);
  return database;
}

const list = ({ db }: Database, page = 1) => listAmountsToCheck(db, actor, page);

describe('amounts that may have been stored wrongly', () => {
  it('include prices that are too low for a tour', async () => {
    const { amounts } = await list(await ownCopy());
    const found = amounts.filter((amount) => amount.kind === 'tour-package');
    expect(found.map(({ name, reasons }) => [name, reasons])).toEqual([
      ['Fortyfive', ['low-price', 'before-far-above-selling']],
      ['Ten times', ['before-far-above-selling']],
      ['Dearer by its discount', ['before-below-selling']],
      ['One and a half lakh', ['low-price']],
    ]);
    expect(found.at(-1)).toMatchObject({ sellingPricePaise: 150, priceBeforeDiscountPaise: null });
  });

  it('include quotes with a discount as a line, accepted ones first', async () => {
    const { amounts } = await list(await ownCopy());
    expect(amounts[0]).toMatchObject({
      kind: 'quote',
      enquiryId: enquiries.accepted,
      reasons: ['discount-line', 'low-line'],
      acceptedAt: expect.any(Date),
      isReplaced: false,
      lines: [
        { number: 1, text: 'Less: advance paid', quantity: 1, unitPaise: 1_000_00 },
        { number: 3, text: 'Toll', quantity: 1, unitPaise: 45_00 },
      ],
    });
    const listed = amounts.flatMap((amount) => (amount.kind === 'quote' ? [amount.enquiryId] : []));
    const { right, ...others } = enquiries;
    expect(listed.toSorted()).toEqual(Object.values(others).toSorted());
    expect(listed).not.toContain(right);
  });

  it('are paged', async () => {
    const database = await ownCopy();
    const { total, totalPages, page } = await list(database, 9);
    expect([total, totalPages, page]).toEqual([14, 1, 1]);
    expect(await countAmountsToCheck(database.db, actor)).toBe(14);
  });

  it('are only those stored before the migration', async () => {
    const database = await ownCopy();
    await addPackages(database.pool, [['Later', 1_50, null]]);
    await addQuote(database.pool, [cab, ['Discount', 500_00]], true);
    expect((await list(database)).total).toBe(14);
  });

  it('tell what was changed since', async () => {
    const database = await ownCopy();
    await database.pool.query(`update tour_packages set updated_at = now() where name = 'Fortyfive'`);
    await database.pool.query(`delete from tour_packages where name = 'Ten times'`);
    await database.pool.query('update enquiries set erased_at = now() where id = $1', [enquiries.discount]);
    const { amounts, total } = await list(database);
    expect(total).toBe(12);
    expect(amounts).toHaveLength(12);
    const changed = amounts.filter((amount) => amount.kind === 'tour-package' && amount.isChanged);
    expect(changed).toMatchObject([{ name: 'Fortyfive' }]);
  });

  it('are confirmed once by one Admin and not listed again', async () => {
    const database = await ownCopy();
    await Promise.all(Array.from({ length: 5 }, () => confirmAmountsChecked(database.db, actor)));
    expect(await list(database)).toMatchObject({ amounts: [], total: 0, checkedBy: actor.name });
    expect(await countAmountsToCheck(database.db, actor)).toBe(0);
    await confirmAmountsChecked(database.db, actor);
    const { rows } = await database.pool.query(
      `select actor_name, detail from activity where action = 'amounts-checked'`,
    );
    expect(rows).toEqual([{ actor_name: actor.name, detail: { amounts: '14' } }]);
  });
});

describe('a database that began with this version', () => {
  it('lists nothing to check and logs nothing', async () => {
    await addPackages(fresh.pool, [['Small', 1_50, null]]);
    await addQuote(fresh.pool, [cab, ['Discount', 500_00]], true);
    expect(await countAmountsToCheck(fresh.db, actor)).toBe(0);
    await confirmAmountsChecked(fresh.db, actor);
    expect(await listAmountsToCheck(fresh.db, actor, 1)).toMatchObject({ total: 0, checkedAt: null });
  });
});
