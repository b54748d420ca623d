import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrateAll } from '../../../../scripts/database/migrate-all.ts';
import { createDatabase } from '../../../../tests/support/create-database.ts';
import { migrateUntil } from '../../../../tests/support/migrate-folder.ts';
import { utrOf } from './utr.ts';

let client: pg.Client;
let bookingId: string;

const references = [
  '412345678901',
  'UTR 4123 4567 8902',
  'Ref no. 4123-4567-8903',
  'utr412345678904',
  'SBI UTR 412345678905',
  'REFERENCE412345678906',
  '412345678907, from her mother',
  '412345678908 500',
  'NEFT HDFCN52024111812345678',
  'sbin524123456789',
  'from her mother',
  '+91 98640 12345',
  '',
];

async function addPayment(reference: string, { method = 'upi', reverses = '' } = {}): Promise<string> {
  const { rows } = await client.query(
    `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, reference, reverses_id, made_by)
     values ($1, $2, 'advance', $3, $4, $5, $6, 'Rupa') returning id`,
    [bookingId, randomUUID(), reverses ? -100 : 100, method, reference, reverses || null],
  );
  return String(rows[0]?.id);
}

const utrsOf = async (ids: readonly string[]) => {
  const { rows } = await client.query('select utr from money_entries where id = any($1) order by id', [ids]);
  return rows.map(({ utr }) => utr);
};

const plain: string[] = [];
const twice: string[] = [];
const others: string[] = [];

beforeAll(async () => {
  const url = await createDatabase(inject('postgres').adminUrl, `m_${randomUUID().replaceAll('-', '')}`);
  await migrateUntil(url, '0068');
  client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `with customer as (insert into people (name) values ('Meera Nair') returning id)
     insert into bookings (idempotency_key, customer_id, origin, token_hash, token_encrypted, made_by)
     select 'key', id, 'hand', sha256('x'), '', 'Rupa' from customer returning id`,
  );
  bookingId = String(rows[0]?.id);
  for (const reference of references) plain.push(await addPayment(reference));
  for (const reference of ['UTR 512345678901', '512345678901', 'RRN 612345678901', 'REF 612345678901'])
    twice.push(await addPayment(reference));
  const reversed = await addPayment('UTR 712345678901');
  others.push(reversed, await addPayment('UTR 712345678901', { reverses: reversed }));
  others.push(await addPayment('UTR 812345678901', { method: 'cash' }));
  await migrateAll(url);
});
afterAll(() => client?.end());

describe('the UTR of an earlier payment', () => {
  it('is read from its reference as that of a new one', async () => {
    expect(await utrsOf(plain)).toEqual(references.map((reference) => utrOf({ method: 'upi', reference })));
  });

  it('stays with the first payment that has it', async () => {
    expect(await utrsOf(twice)).toEqual([
      'UTR512345678901',
      '512345678901',
      '612345678901',
      'REF612345678901',
    ]);
  });

  it('is none of cash, and of a payment that was reversed', async () => {
    expect(await utrsOf(others)).toEqual([null, null, null]);
  });

  it('is never changed afterwards', async () => {
    const change = client.query(`update money_entries set utr = 'X12345678901' where id = $1`, [plain[0]]);
    await expect(change).rejects.toThrow('never changed');
  });
});
