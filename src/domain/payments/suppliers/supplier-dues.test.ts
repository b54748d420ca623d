import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { setRideCost } from '#domain/bookings/trips/ride-cost-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { rideRows } from '../../../../tests/support/settled-driver.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { supplierPaymentMessages as messages } from './payment-messages.ts';
import {
  listOpenDues,
  paySupplier,
  readDuesOf,
  reverseSupplierPayment,
  supplierLedger,
} from './supplier-dues-service.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values?: unknown[]) => (await test.pool.query(text, values)).rows;
const rows = rideRows(query);
const today = dayInIndia(new Date());
const ago = (days: number) => daysAfter(today, -days);

async function addSupplier(payDays: number | null = null): Promise<string> {
  const [row] = await query(
    `insert into suppliers (idempotency_key, kind, name, pay_days) values ($1, 'hotel', $1, $2) returning id::text`,
    [randomUUID(), payDays],
  );
  return row.id;
}

/** A service of a trip with its cost in rupees. */
async function addService(
  supplierId: string,
  cost: number,
  { day = ago(3), state = 'used' } = {},
): Promise<string> {
  const { bookingId } = await rows.addDuty();
  const [row] = await query(
    `insert into booking_services (booking_id, kind, position, title, amount_paise, supplier_id, state, on_day, cost_minor)
     values ($1, 'hotel', 2, 'Hotel Druk, 2 nights', 0, $2, $3, $4, $5) returning id::text`,
    [bookingId, supplierId, state, day, cost * 100],
  );
  return row.id;
}

const payment = (supplierId: string, parts: Record<string, number>, change = {}) => ({
  ...{
    key: randomUUID(),
    supplierId,
    paidOn: today,
    method: 'bank' as const,
    reference: '',
    confirmedPaise: undefined,
  },
  parts: Object.entries(parts).map(([serviceId, rupees]) => ({ serviceId, amountPaise: rupees * 100 })),
  ...change,
});
const pay = (...asked: Parameters<typeof payment>) => paySupplier(test.db, actor, payment(...asked));
const openOfAll = async (supplierId: string) =>
  (await readDuesOf(test.db, actor, supplierId))?.dues.map(({ serviceId, openPaise }) => [
    serviceId,
    openPaise / 100,
  ]);

describe('what a supplier is owed', () => {
  it('is the cost of what was confirmed, used, or cancelled with a charge, and due after its days', async () => {
    const supplierId = await addSupplier(7);
    const used = await addService(supplierId, 18_500);
    const confirmed = await addService(supplierId, 4_000, { state: 'confirmed', day: daysAfter(today, 5) });
    const cancelled = await addService(supplierId, 900, { state: 'cancelled' });
    await addService(supplierId, 7_000, { state: 'held' });
    const dues = (await listOpenDues(test.db, actor)).filter((due) => due.supplierId === supplierId);
    expect(dues.map(({ serviceId, openPaise, dueOn }) => [serviceId, openPaise, dueOn])).toEqual([
      [used, 18_500_00, daysAfter(ago(3), 7)],
      [cancelled, 900_00, daysAfter(ago(3), 7)],
      [confirmed, 4_000_00, daysAfter(today, 12)],
    ]);
  });

  it('is paid by one payment for many services, in parts, and more only after it was asked about', async () => {
    const supplierId = await addSupplier();
    const [one, two] = [await addService(supplierId, 1_000), await addService(supplierId, 2_000)];
    await pay(supplierId, { [one]: 1_000, [two]: 500 });
    expect(await openOfAll(supplierId)).toEqual([[two, 1_500]]);
    await expect(pay(supplierId, { [two]: 1_600 })).rejects.toMatchObject({
      code: 'conflict',
      field: 'confirmed',
    });
    await pay(supplierId, { [two]: 1_600 }, { confirmedPaise: 1_600_00 });
    expect(await openOfAll(supplierId)).toEqual([[two, -100]]);
    const third = await addService(supplierId, 300);
    await pay(supplierId, { [two]: -100, [third]: 300 });
    expect(await openOfAll(supplierId)).toEqual([]);
    await expect(pay(supplierId, {})).rejects.toMatchObject({ userText: messages.nothing });
    await expect(pay(await addSupplier(), { [one]: 1 })).rejects.toMatchObject({
      userText: messages.serviceGone,
    });
  });

  it('is stored once, however often and at once it is sent, and of two payments of all only one is taken unasked', async () => {
    const supplierId = await addSupplier();
    const service = await addService(supplierId, 800);
    const same = payment(supplierId, { [service]: 300 });
    await Promise.all([1, 2, 3].map(() => paySupplier(test.db, actor, same)));
    expect(await openOfAll(supplierId)).toEqual([[service, 500]]);
    const both = await Promise.allSettled([1, 2].map(() => pay(supplierId, { [service]: 500 })));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [latest] = (await readDuesOf(test.db, actor, supplierId))?.payments ?? [];
    await Promise.all([1, 2].map(() => reverseSupplierPayment(test.db, actor, latest?.id ?? '')));
    expect(await openOfAll(supplierId)).toEqual([[service, 500]]);
  });

  it('is paid in cash up to what the office has', async () => {
    const supplierId = await addSupplier();
    const service = await addService(supplierId, 800);
    await expect(pay(supplierId, { [service]: 800 }, { method: 'cash' })).rejects.toMatchObject({
      field: 'method',
    });
  });

  it('for the ride of a partner is what staff enter, less what the partner’s driver collected', async () => {
    const supplierId = await addSupplier();
    const driverId = await rows.addDriver();
    await query('update drivers set supplier_id = $2 where id = $1', [driverId, supplierId]);
    const { dutyId } = await rows.addRide(driverId, { day: ago(2), collected: 500_00 });
    const open = async () => (await readDuesOf(test.db, actor, supplierId))?.dues;
    expect(await open()).toMatchObject([
      { serviceId: dutyId, costPaise: null, setOffPaise: 500_00, farePaise: 1_995_00 },
    ]);
    await setRideCost(test.db, actor, dutyId, '75%');
    expect(await open()).toMatchObject([{ costPaise: 1_496_25, openPaise: 996_25 }]);
    await setRideCost(test.db, actor, dutyId, '1,500');
    expect(await openOfAll(supplierId)).toEqual([[dutyId, 1_000]]);
    await expect(setRideCost(test.db, actor, dutyId, 'much')).rejects.toMatchObject({ code: 'invalid' });
  });
});

it('the ledger has every service of its days with cost, paid and balance', async () => {
  const supplierId = await addSupplier();
  const service = await addService(supplierId, 2_000, { day: ago(10) });
  await addService(supplierId, 9_000, { day: ago(40) });
  await pay(supplierId, { [service]: 750 });
  const ledger = await supplierLedger(test.db, actor, { supplierId, from: ago(20), to: today });
  expect(ledger).toMatchObject([
    {
      serviceId: service,
      day: ago(10),
      title: 'Hotel Druk, 2 nights',
      costPaise: 2_000_00,
      paidPaise: 750_00,
      balancePaise: 1_250_00,
    },
  ]);
  const all = await supplierLedger(test.db, actor, { from: ago(20), to: today });
  expect(all).toContainEqual(ledger[0]);
});
