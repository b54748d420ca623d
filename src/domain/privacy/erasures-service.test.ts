import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { openDiskStorage } from '#platform/storage/storage.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { someSender } from '../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { changeSettings } from '../settings/settings-service.ts';
import { type Erasure, parseErasures, writeErasures } from './erasure.ts';
import { readErasures, repeatErasures, storeErasures } from './erasures-service.ts';
import { eraseCustomer } from './privacy-service.ts';
import { purgeOldEnquiries } from './retention-service.ts';

const test = testDatabase();
const actor = someActor(test);
const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

let count = 0;
async function addCustomer() {
  const name = `Asha ${++count}`;
  const contactNo = `98640${10_000 + count}`;
  const enquiry = { formDate: '', name, contactNo, email: '', message: name };
  const { reference } = await receiveEnquiry(test, enquiry, someSender());
  const enquiryId = String(idOfReference(reference));
  const [row] = await queried('select customer_id from enquiries where id = $1', [enquiryId]);
  return { name, enquiryId, customerId: String(row.customer_id) };
}
type Customer = Awaited<ReturnType<typeof addCustomer>>;

const isErased = async ({ customerId, enquiryId }: Customer) => {
  const [row] = await queried(
    `select (select name = '' and phone_e164 = '' and erased_at is not null from customers where id = $1) as customer,
       (select name = '' and contact_no = '' and message = '' and erased_at is not null from enquiries where id = $2)
         as enquiry`,
    [customerId, enquiryId],
  );
  return row.customer && row.enquiry;
};

/** Restores the rows as in a backup from before the erasure. */
async function bringBack({ name, customerId, enquiryId }: Customer): Promise<void> {
  await queried('update customers set name = $2, erased_at = null where id = $1', [customerId, name]);
  await queried(
    `update enquiries set name = $2, contact_no = '1', message = $2, erased_at = null where id = $1`,
    [enquiryId, name],
  );
}

const erasuresOf = async ({ customerId, enquiryId }: Customer) =>
  (await readErasures(test.db))
    .filter(({ kind, recordId }) => recordId === (kind === 'customer' ? customerId : enquiryId))
    .map(({ kind }) => kind)
    .sort();

describe('an erasure', () => {
  it('is recorded with all its rows, by staff and by retention', async () => {
    const [byStaff, byRetention] = [await addCustomer(), await addCustomer()];
    await eraseCustomer(test.db, actor, byStaff.customerId, byStaff.name);
    expect(await erasuresOf(byStaff)).toEqual(['customer', 'enquiry']);
    expect(await erasuresOf(byRetention)).toEqual([]);

    await changeSettings(test.db, { retentionMonths: 24 });
    const longAgo = `now() - interval '30 months'`;
    await queried(
      `update enquiries set received_at = ${longAgo}, updated_at = ${longAgo}, follow_up_at = ${longAgo} where id = $1`,
      [byRetention.enquiryId],
    );
    await purgeOldEnquiries(test.db);
    expect(await erasuresOf(byRetention)).toEqual(['customer', 'enquiry']);
  });

  it('is written to the storage folder once, without personal data', async () => {
    const customer = await addCustomer();
    await eraseCustomer(test.db, actor, customer.customerId, customer.name);
    const folder = await mkdtemp(join(tmpdir(), 'purvai-storage-'));
    const parts = { db: test.db, storage: openDiskStorage(folder) };
    await Promise.all([storeErasures(parts), storeErasures(parts)]);
    await storeErasures(parts);
    const files = await readdir(join(folder, 'erasures'));
    const texts = await Promise.all(files.map((name) => readFile(join(folder, 'erasures', name), 'utf8')));
    const stored = texts.flatMap(parseErasures);
    expect(stored).toHaveLength((await readErasures(test.db)).length);
    expect(stored).toContainEqual(
      expect.objectContaining({ kind: 'customer', recordId: customer.customerId }),
    );
    expect(texts.join()).not.toMatch(/Asha|98640/);
    expect(await queried('select from erasures where stored_at is null')).toEqual([]);
  });
});

const nothing = { enquiries: 0, customers: 0, bookings: 0, drivers: 0, reviews: 0 };

describe('repeatErasures', () => {
  it('erases again what a backup restored, and no other customer', async () => {
    const [erased, other] = [await addCustomer(), await addCustomer()];
    await eraseCustomer(test.db, actor, erased.customerId, erased.name);
    const list = await readErasures(test.db);
    await bringBack(erased);
    expect(await isErased(erased)).toBe(false);

    expect(await repeatErasures(test.db, list)).toMatchObject({ enquiries: 1, customers: 1 });
    expect(await isErased(erased)).toBe(true);
    expect(await isErased(other)).toBe(false);
    expect(await repeatErasures(test.db, list)).toEqual(nothing);
    const [line] = await queried(
      `select actor_name, detail from activity where action = 'customer-erased' order by id desc`,
    );
    expect(line).toEqual({ actor_name: 'Restore', detail: { enquiries: '1', customers: '1' } });
  });

  it('skips a later customer with the same id, and ignores unknown ids', async () => {
    const later = await addCustomer();
    const before = new Date(Date.now() - 60_000);
    const list: Erasure[] = [
      { kind: 'customer', recordId: later.customerId, at: before },
      { kind: 'enquiry', recordId: later.enquiryId, at: before },
      { kind: 'enquiry', recordId: '999999999', at: new Date() },
    ];
    expect(await repeatErasures(test.db, list)).toEqual(nothing);
    expect(await isErased(later)).toBe(false);
  });
});

describe('a file of erasures', () => {
  const anErasure = fc.record({
    kind: fc.constantFrom('customer' as const, 'enquiry' as const, 'booking' as const, 'driver' as const),
    recordId: fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }).map(String),
    at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }),
  });

  it('reads back what was written', () => {
    fc.assert(
      fc.property(fc.array(anErasure), (list) => {
        expect(parseErasures(writeErasures(list))).toEqual(list);
      }),
    );
  });

  it('is refused with unknown content', () => {
    const entry = { kind: 'customer', recordId: '7', at: '2026-11-15T00:00:00Z' };
    for (const wrong of [
      { ...entry, kind: 'staff' },
      { ...entry, recordId: '7; drop' },
      { ...entry, name: 'Asha' },
    ])
      expect(() => parseErasures(JSON.stringify([wrong]))).toThrow();
    expect(() => parseErasures('[{"kind":"cust')).toThrow();
  });
});
