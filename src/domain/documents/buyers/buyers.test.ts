import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { mergeCustomers } from '#domain/enquiries/customers/customer-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { eraseCustomer, exportCustomer } from '#domain/privacy/privacy-service.ts';
import { encryptStoredSecrets } from '#domain/secrets/rotation-service.ts';
import { parseInput } from '#platform/http/input.ts';
import { openEncryption, parseSecretKeys } from '#platform/secrets/encryption.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { testSecretKeys } from '../../../../tests/support/secret-keys.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking } from '../../../../tests/support/some-booking.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { buyerInput } from './buyer-input.ts';
import {
  addBuyer,
  changeBuyer,
  chooseBuyer,
  endBuyer,
  listBuyers,
  viewBookingBuyers,
} from './buyer-service.ts';

const test = testDatabase();
const actor = someActor(test);

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

const form = (change: Record<string, string> = {}) => ({
  name: 'Brahmaputra Tea Estates Pvt Ltd',
  address: '12 GS Road\nGuwahati 781005',
  gstin: '18AABCU9603R1ZM',
  isBodyCorporate: 'yes',
  ...change,
});
const input = (change: Record<string, string> = {}) => parseInput(buyerInput, form(change));

let count = 0;
async function aBooking() {
  const id = await makeSomeBooking(test, actor, { contactNo: `98640 2${String(++count).padStart(4, '0')}` });
  const { rows } = await test.pool.query('select customer_id::text as id from bookings where id = $1', [id]);
  return { bookingId: id, customerId: rows[0].id as string };
}
const add = (customerId: string, change: Record<string, string> = {}, key: string = randomUUID()) =>
  addBuyer(test, actor, customerId, { ...input(change), key });
async function only(customerId: string) {
  const [buyer] = await listBuyers(test, actor, customerId);
  if (!buyer) throw new Error('no buyer');
  return buyer;
}

describe('what is typed of a buyer', () => {
  it('takes the state and the residence from the GSTIN', () => {
    expect(input({ gstin: ' 18aabcu 9603r1zm', state: '' })).toMatchObject({
      ...{
        gstin: '18AABCU9603R1ZM',
        state: '18',
        livesIn: 'india',
        isBodyCorporate: true,
        billsMonthly: false,
      },
    });
  });

  it.each([
    ['name', { name: ' ' }],
    ['gstin', { gstin: '18AABCU9603R1ZA' }],
    ['gstin', { state: '07' }],
    ['gstin', { livesIn: 'abroad' }],
    ['state', { gstin: '', state: '99x' }],
    ['pan', { pan: 'AABCU9603' }],
    ['pan', { pan: 'AABXU9603R' }],
    ['pan', { pan: 'AABCU9604R' }],
    ['billEmail', { billEmail: 'accounts' }],
    ['billEmail', { billsMonthly: 'yes' }],
  ])('refuses a wrong %s: %j', (field, change) => {
    expect(() => input(change)).toThrow(expect.objectContaining({ code: 'invalid', field }));
  });

  it('accepts a PAN that is in the GSTIN, and one without a GSTIN', () => {
    expect(input({ pan: 'aabcu 9603 r' }).pan).toBe('AABCU9603R');
    expect(input({ gstin: '', pan: 'ABCPK1234L', livesIn: 'india', state: '18' }).pan).toBe('ABCPK1234L');
  });
});

describe('buyers', () => {
  it('are added once, shown without the PAN, and changed by one at a time', async () => {
    const { customerId } = await aBooking();
    const key = randomUUID();
    await add(customerId, { pan: 'AABCU9603R' }, key);
    await add(customerId, { pan: 'AABCU9603R' }, key);
    const buyer = await only(customerId);
    expect(buyer).toMatchObject({ panEnd: '603R', revision: 1, state: '18' });
    expect(JSON.stringify(await listBuyers(test, actor, customerId))).not.toContain('"pan"');
    const change = { ...input({ name: 'Tea Estates' }), expectedRevision: 1, removesPan: false };
    await changeBuyer(test, actor, buyer.id, change);
    await expect(changeBuyer(test, actor, buyer.id, change)).rejects.toMatchObject({
      ...{ code: 'conflict', revision: 2 },
    });
    expect(await only(customerId)).toMatchObject({ name: 'Tea Estates', panEnd: '603R' });
    await changeBuyer(test, actor, buyer.id, { ...change, expectedRevision: 2, removesPan: true });
    expect((await only(customerId)).panEnd).toBe('');
    await endBuyer(test.db, actor, buyer.id);
    expect(await listBuyers(test, actor, customerId)).toEqual([]);
    await expect(endBuyer(test.db, actor, buyer.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are chosen for a booking of their customer only, and the only one is that of new bookings', async () => {
    const { bookingId, customerId } = await aBooking();
    const other = await aBooking();
    await add(customerId);
    const buyer = await only(customerId);
    expect((await viewBookingBuyers(test, actor, bookingId)).chosenId).toBe('');
    expect(await chooseBuyer(test.db, actor, bookingId, buyer.id)).toBe(buyer.name);
    expect((await viewBookingBuyers(test, actor, bookingId)).chosenId).toBe(buyer.id);
    await expect(chooseBuyer(test.db, actor, other.bookingId, buyer.id)).rejects.toMatchObject({
      ...{ code: 'conflict' },
    });
    expect(await chooseBuyer(test.db, actor, bookingId, '')).toBe('');

    const again = await makeSomeBooking(test, actor, {
      contactNo: `98640 2${String(count - 1).padStart(4, '0')}`,
    });
    expect((await viewBookingBuyers(test, actor, again)).chosenId).toBe(buyer.id);
    await add(customerId, { name: 'Another branch' });
    const third = await makeSomeBooking(test, actor, {
      contactNo: `98640 2${String(count - 1).padStart(4, '0')}`,
    });
    expect((await viewBookingBuyers(test, actor, third)).chosenId).toBe('');
  });

  it('belong to the customer that theirs was merged into', async () => {
    const [one, other] = [await aBooking(), await aBooking()];
    await add(one.customerId);
    await mergeCustomers(test.db, actor, one.customerId, other.customerId);
    expect((await only(other.customerId)).name).toBe('Brahmaputra Tea Estates Pvt Ltd');
    await add(one.customerId, { name: 'Added later' });
    expect(await listBuyers(test, actor, other.customerId)).toHaveLength(2);
  });

  it('are in the export of their customer with the PAN, encrypted anew, and blanked with the erasure', async () => {
    const { bookingId, customerId } = await aBooking();
    await add(customerId, { pan: 'AABCU9603R' });
    const buyer = await only(customerId);
    await chooseBuyer(test.db, actor, bookingId, buyer.id);
    const stored = async () =>
      (
        await test.pool.query('select pan_encrypted as pan, name, gstin from buyers where id = $1', [
          buyer.id,
        ])
      ).rows[0];
    expect(JSON.stringify(await stored())).not.toContain('AABCU9603R"');
    expect((await exportCustomer(test, actor, customerId)).buyers).toMatchObject([
      { name: buyer.name, pan: 'AABCU9603R' },
    ]);
    const keys = [{ id: 'k9', key: Buffer.alloc(32, 9) }, ...(parseSecretKeys(testSecretKeys) ?? [])];
    await encryptStoredSecrets({ db: test.db, encryption: openEncryption(keys) });
    expect((await stored()).pan).toMatch(/^k9\./);
    await test.pool.query(`update duties set status = 'cancelled' where booking_id = $1`, [bookingId]);
    await test.pool.query('update bookings set received_paise = total_paise where id = $1', [bookingId]);
    await test.pool.query(`update enquiries set stage = 'lost' where customer_id = $1`, [customerId]);
    await eraseCustomer(test.db, actor, customerId, 'Asha Sharma');
    expect(await stored()).toEqual({ pan: '', name: '', gstin: '' });
  });
});
