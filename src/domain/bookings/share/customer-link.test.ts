import { beforeAll, describe, expect, it } from 'vitest';
import { toBookingView } from '#app/site/booking/booking-view.ts';
import { cancelDuty } from '#domain/bookings/changes/cancel-service.ts';
import { closeDuty, enterReading, viewSlip } from '#domain/bookings/slip/slip-service.ts';
import { mergeCustomers } from '#domain/enquiries/customers/customer-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { encryptStoredSecrets } from '#domain/secrets/rotation-service.ts';
import { changeSettings, readSettings } from '#domain/settings/settings-service.ts';
import { openEncryption, parseSecretKeys } from '#platform/secrets/encryption.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { testSecretKeys } from '../../../../tests/support/secret-keys.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, seen, viewOnly } from '../../../../tests/support/some-booking.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { hasSharedBooking, noteBookingOpened, viewSharedBooking } from './booking-share-service.ts';
import { renewCustomerLink, viewCustomerLink } from './customer-link-service.ts';

const test = testDatabase();
const actor = someActor(test);
const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
const fleet = fleetRows(queried);
const hourMs = 3600_000;
const dayMs = 24 * hourMs;

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

const tokenOf = async (id: string) => (await viewCustomerLink(test, actor, id))?.token ?? '';

async function aBooking(change: Record<string, string> = {}) {
  const id = await makeSomeBooking(test, actor, change);
  const { duty } = await viewOnly(test, actor, id);
  const token = await tokenOf(id);
  const shown = async (now = new Date()) => {
    const found = await viewSharedBooking(test.db, token, now);
    if (!found) throw new Error('the link shows nothing');
    const booking = toBookingView(found, await readSettings(test.db), new Map(), now);
    const [only] = booking.duties;
    if (!only) throw new Error('the booking has no duty');
    return { ...booking, ...only };
  };
  const assign = async (status = 'assigned') => {
    const carId = await fleet.addCar({ plate: `AS01${String(id).padStart(6, '0')}` });
    const driverId = await fleet.addDriver({ name: 'Bikash Kalita' });
    await queried(`update drivers set phone_e164 = $2 where id = $1`, [
      driverId,
      `+9197000${String(id).padStart(5, '0')}`,
    ]);
    await queried('update duties set car_id = $2, driver_id = $3, status = $4 where booking_id = $1', [
      ...[id, carId, driverId, status],
    ]);
  };
  return { id, duty, token, shown, assign };
}

describe('the customer’s link', () => {
  it('says how to pay once the settings do, until everything is paid', async () => {
    const { id, shown } = await aBooking();
    expect((await shown()).pay).toBeUndefined();
    await changeSettings(test.db, { upiId: 'purvai@upi' });
    const { pay, cashHint } = await shown();
    expect(pay).toMatchObject({ amount: '₹1,995', reference: `B${id}`, bank: [] });
    expect(pay?.upi?.link).toContain('am=1995.00');
    expect(cashHint).toContain('the driver in cash');
    await queried('update bookings set received_paise = total_paise where id = $1', [id]);
    expect((await shown()).pay).toBeUndefined();
  });

  it('offers cash to the driver only where the driver may take it', async () => {
    const { id, duty, shown } = await aBooking();
    await changeSettings(test.db, { upiId: 'purvai@upi' });
    const offers = async (totalPaise: number) => {
      await queried('update bookings set total_paise = $2 where id = $1', [id, totalPaise]);
      return [(await shown()).cashHint !== undefined, (await viewSlip(test, actor, duty.id))?.crew.duePaise];
    };
    expect(await offers(1_99_999_00)).toEqual([true, 1_99_999_00]);
    expect(await offers(2_00_000_00)).toEqual([false, null]);
    // Cash taken earlier counts, also after it was refunded.
    await queried(
      `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by)
       values ($1, gen_random_uuid(), 'advance', 15000000, 'cash', 'office', 'Rupa'),
         ($1, gen_random_uuid(), 'refund', 1000000, 'cash', 'office', 'Rupa')`,
      [id],
    );
    await queried('update bookings set received_paise = 14000000 where id = $1', [id]);
    expect(await offers(2_00_000_00)).toEqual([false, null]);
    expect(await offers(1_90_000_00)).toEqual([false, null]);
    expect(await offers(1_89_999_00)).toEqual([true, 49_999_00]);
    expect(await offers(1_40_000_00)).toEqual([true, 0]);
    await changeSettings(test.db, { upiId: '' });
  });

  it('has IGST for a customer registered in another state, on page and statement, for the same total', async () => {
    const gstinOf = async (id: string, gstin: string) =>
      queried('update customers set gstin = $2 where id = (select customer_id from bookings where id = $1)', [
        id,
        gstin,
      ]);
    const { id, duty, shown } = await aBooking();
    const taxes = async () => {
      const { cost, total } = await shown();
      const slip = await viewSlip(test, actor, duty.id);
      const kinds = slip?.statement.lines.flatMap((line) => (line.part === 'tax' ? [line.kind] : []));
      return { rows: cost.map(({ name }) => name).filter((name) => name.includes('GST')), kinds, total };
    };
    const within = { rows: ['CGST 2.5%', 'SGST 2.5%'], kinds: ['cgst', 'sgst'], total: '₹1,995' };
    expect(await taxes()).toEqual(within);
    await gstinOf(id, '27AAPFU0939F1ZV');
    expect(await taxes()).toEqual({ rows: ['IGST 5%'], kinds: ['igst'], total: '₹1,995' });
    await gstinOf(id, '18AABCU9603R1ZM');
    expect(await taxes()).toEqual(within);
    await gstinOf(id, '');
  });

  it('shows trip, price and code, and neither car nor driver before they are assigned', async () => {
    const { shown, duty, id } = await aBooking({ pickupAddress: 'Hotel Brahmaputra' });
    expect(await shown()).toMatchObject({
      number: `B${id}`,
      firstName: 'Asha',
      route: 'Guwahati to Shillong',
      standing: { name: 'Confirmed' },
      driver: undefined,
      code: duty.endCode,
      total: '₹1,995',
      paid: '₹0',
      balance: { name: 'Still to pay', value: '₹1,995' },
      statement: null,
    });
    const { facts, included, notIncluded } = await shown();
    expect(facts).toContainEqual({ name: 'From', value: 'Hotel Brahmaputra, Guwahati' });
    expect(facts).toContainEqual({ name: 'Car', value: 'Sedan' });
    expect(included).toContain('100 km');
    expect(notIncluded.join()).toContain('Each further kilometre');
    // Neither the whole name nor the number of the customer.
    expect(JSON.stringify(await shown())).not.toMatch(/Sharma|98640/);
  });

  it('promises with a typed price what the fare promises, unless staff take the tolls out', async () => {
    const byRates = await (await aBooking()).shown();
    const { shown, id } = await aBooking({ price: '1,800' });
    const agreed = await shown();
    expect(agreed.cost).toEqual([{ name: 'Agreed price, with GST', value: '₹1,800' }]);
    expect(agreed.included).toEqual(byRates.included);
    expect(agreed.included.join()).toContain('tolls');
    expect(agreed.notIncluded).toEqual(byRates.notIncluded);
    const without = await (await aBooking({ price: '1,800', tollsExtra: 'yes' })).shown();
    expect(without.included.join()).not.toContain('tolls');
    expect(without.included).toContain('100 km');
    expect(without.notIncluded[0]).toBe('Tolls, parking, entry tickets and permits');
    const more = { stateTaxesExtra: 'yes', waitingExtra: 'yes', nightExtra: 'yes', nightPrice: '300' };
    const bare = await (await aBooking({ price: '1,800', ...more })).shown();
    expect(bare.included).toEqual(['100 km', 'Fuel, driver, tolls and GST']);
    expect(bare.notIncluded).toEqual([
      'State taxes, parking, entry tickets and permits',
      'Driving between 22:00 and 06:00: ₹300 for each night, with GST',
      'Each further kilometre: ₹15 and GST',
      'Each started 15 minutes of waiting: ₹45 and GST',
    ]);
    // A box that was ticked before the price was cleared again: the fare by the rates has its tolls.
    const cleared = await (await aBooking({ price: '', tollsExtra: 'yes' })).shown();
    expect(cleared.included).toEqual(byRates.included);
    // A booking from before staff were asked about tolls keeps what its customer has read.
    await queried(
      'update duties set fare = null, tolls_included = null, left_out = null where booking_id = $1',
      [id],
    );
    expect((await shown()).notIncluded).toEqual(['Tolls, state taxes, parking, entry tickets and permits']);
  });

  it('shows car and driver from their assignment until a day after the end', async () => {
    const { shown, assign, duty } = await aBooking();
    await assign();
    const { facts, driver } = await shown();
    expect(driver).toMatchObject({ name: 'Bikash Kalita', callHref: expect.stringMatching(/^tel:\+91/) });
    expect(facts.find(({ name }) => name === 'Number plate')?.value).toMatch(/^AS/);
    const end = duty.endsAt.getTime();
    expect((await shown(new Date(end + dayMs - 1))).driver).toBeDefined();
    expect((await shown(new Date(end + dayMs))).driver).toBeUndefined();
    // A ride that ended early is over a day after that.
    const early = new Date(end - hourMs);
    await queried(`update duties set status = 'done', ended_at = $2 where id = $1`, [duty.id, early]);
    expect((await shown(new Date(end + dayMs - hourMs))).driver).toBeUndefined();
    expect((await shown(new Date(end))).code).toBe('');
  });

  it('has words of its own for each end of a ride', async () => {
    const { shown, duty, assign } = await aBooking();
    await assign();
    const charge = { chargePaise: 997_50, reason: 'customer is a nuisance' };
    await cancelDuty(test.db, actor, { ...seen(duty), ...charge }, duty.pickupAt);
    const cancelled = await shown();
    expect(cancelled).toMatchObject({
      standing: { name: 'Cancelled', text: expect.stringContaining('₹997.50 is charged for it.') },
      driver: undefined,
      code: '',
      changes: null,
      included: [],
      cost: [{ name: 'Charge for the cancellation', value: '₹997.50' }],
      total: '₹997.50',
    });
    // What staff note among themselves is not for the customer.
    expect(JSON.stringify(cancelled)).not.toContain('nuisance');
    await queried(`update duties set status = 'no-show' where id = $1`, [duty.id]);
    expect(await shown()).toMatchObject({ standing: { name: 'Not taken' }, driver: undefined, code: '' });
  });

  it('says what cancelling and another time cost now and later', async () => {
    const { shown, duty } = await aBooking();
    const hoursBefore = (hours: number) => new Date(duty.pickupAt.getTime() - hours * hourMs);
    expect((await shown(hoursBefore(48))).changes).toMatchObject({
      cancelling: [
        { when: expect.stringMatching(/^Now, until .*, 23:59$/), costs: 'Free of charge' },
        { when: expect.stringMatching(/^From .*, 00:00$/), costs: '₹997.50 (50% of the fare)' },
      ],
      moving: [
        { when: expect.stringMatching(/^Now, until .*, 03:00$/), costs: 'Free of charge' },
        { when: expect.stringMatching(/^From .*, 03:00$/), costs: 'Ask us for the charge' },
      ],
      returned: '',
    });
    await queried(`update bookings set received_paise = 150000 where id = $1`, [duty.bookingId]);
    expect((await shown(hoursBefore(2))).changes).toEqual({
      cancelling: [{ when: 'Now', costs: '₹997.50 (50% of the fare)' }],
      moving: [{ when: 'Now', costs: 'Ask us for the charge' }],
      returned: 'If you cancel now, ₹502.50 of what you paid will be refunded.',
    });
  });

  it('shows the statement once staff have closed the duty', async () => {
    const { shown, duty, assign } = await aBooking();
    await assign();
    for (const [kind, hours, odometerKm] of [
      ['start', 0, 50_000],
      ['on-board', 0, 50_000],
      ['end', 3, 50_118],
    ] as const)
      await enterReading(test.db, actor, duty.id, {
        key: crypto.randomUUID(),
        kind,
        happenedAt: new Date(duty.pickupAt.getTime() + hours * hourMs),
        odometerKm,
        reason: '',
      });
    expect(await shown()).toMatchObject({
      standing: { name: 'Ride over', text: expect.stringContaining('working out the final amount') },
      statement: null,
    });
    const slip = await viewSlip(test, actor, duty.id);
    const { totalPaise } = slip?.statement ?? { totalPaise: 0 };
    const closing = { dutyId: duty.id, revision: slip?.duty.revision ?? 0, corrections: [], totalPaise };
    await closeDuty(test.db, actor, closing);
    const closed = await shown();
    expect(closed.statement?.title).toBe('Statement of charges, not a tax invoice');
    expect(closed.statement?.differences[0]?.text).toContain('118 km were driven, 100 km are included');
    expect(closed.total).toBe(closed.statement?.total);
  });

  it('names the customer whom the booking’s customer was merged into', async () => {
    const { id, shown } = await aBooking({ name: 'Old Name', contactNo: '98641 00001' });
    const other = await aBooking({ name: 'Bina Das', contactNo: '98641 00002' });
    const customerOf = async (booking: string) => (await viewOnly(test, actor, booking)).customer.id;
    await mergeCustomers(test.db, actor, await customerOf(id), await customerOf(other.id));
    expect((await shown()).firstName).toBe('Bina');
  });

  it('opens nothing with another token, after a new link, or ninety days after the ride', async () => {
    const { id, token, duty } = await aBooking();
    expect(await hasSharedBooking(test.db, token)).toBe(true);
    for (const wrong of ['', 'x', 'A'.repeat(43), `${token}x`])
      expect(await hasSharedBooking(test.db, wrong)).toBe(false);
    const over = new Date(duty.endsAt.getTime() + 90 * dayMs);
    expect(await viewSharedBooking(test.db, token, new Date(over.getTime() - 1))).toBeDefined();
    expect(await viewSharedBooking(test.db, token, over)).toBeUndefined();
    expect(await viewCustomerLink(test, actor, id, over)).toEqual({ token: null, isOver: true });
    await renewCustomerLink(test, actor, id);
    expect(await hasSharedBooking(test.db, token)).toBe(false);
    expect(await hasSharedBooking(test.db, await tokenOf(id))).toBe(true);
    await expect(renewCustomerLink(test, actor, '999999')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('notes the first opening of each link in the timeline', async () => {
    const { id, token } = await aBooking();
    await Promise.all(Array.from({ length: 5 }, () => noteBookingOpened(test.db, token)));
    await renewCustomerLink(test, actor, id);
    await noteBookingOpened(test.db, token);
    await noteBookingOpened(test.db, await tokenOf(id));
    const kinds = await queried(
      `select kind from booking_events where booking_id = $1 and kind like 'link-%' order by id`,
      [id],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['link-opened', 'link-renewed', 'link-opened']);
  });

  it('is encrypted anew with another key, and offers a new link without it', async () => {
    const { id, token } = await aBooking();
    const key = `new:${Buffer.alloc(32, 'another key of the tests').toString('base64')}`;
    const rotated = openEncryption(parseSecretKeys(`${key},${testSecretKeys}`) ?? []);
    expect((await encryptStoredSecrets({ db: test.db, encryption: rotated })).unreadable).toEqual([]);
    const onlyNew = openEncryption(parseSecretKeys(key) ?? []);
    const parts = { db: test.db, encryption: onlyNew };
    expect(await viewCustomerLink(parts, actor, id)).toEqual({ token, isOver: false });
    expect(await viewCustomerLink(test, actor, id)).toEqual({ token: null, isOver: false });
  });
});
