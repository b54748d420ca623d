import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, type PayMethod } from '#domain/bookings/booking.ts';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { cancelPackage, restorePackage } from '#domain/bookings/packages/package-service.ts';
import { viewBooking } from '#domain/bookings/page/booking-page-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { bookedPackage } from '../../../../tests/support/some-package.ts';
import { refundByHand, setRefundLimit } from '../../../../tests/support/some-refund.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import type { Refund } from './refund.ts';
import type { RefundInput } from './refund-input.ts';
import { changeRefundLimit, viewRefundLimit } from './refund-limit-service.ts';
import {
  approveRefund,
  askRefund,
  finishRefund,
  sendByHand,
  viewBookingRefunds,
  withdrawRefund,
} from './refund-service.ts';
import { sentText } from './refund-text.ts';

const test = testDatabase();
const actor = someActor(test);
const second = someActor(test);
const today = dayInIndia(new Date());
const clerk = () => ({ ...actor, areas: ['enquiries'] }) as StaffActor;

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

async function pay(id: string, amountPaise: number, method: PayMethod = 'bank', receivedOn = today) {
  const reference = method === 'cash' ? '' : String(4e11 + Math.floor(Math.random() * 1e11));
  const entry = { key: randomUUID(), kind: 'advance', amountPaise, method, reference, receivedOn } as const;
  await addMoney(test.db, actor, id, { ...entry, confirmedPaise: amountPaise });
}

async function view(id: string) {
  const found = await viewBooking(test.db, actor, id);
  if (!found) throw new Error(`no booking ${id}`);
  return found;
}

const balance = async (id: string) => balanceOf((await view(id)).booking);
const refundsOf = async (id: string) => (await viewBookingRefunds(test.db, actor, id)).refunds;

const cancel = (id: string, change: object = {}) =>
  cancelPackage(test.db, actor, id, { chargePaise: 43_050_00, reason: '25% by the terms', ...change });

async function ask(
  id: string,
  amountPaise: number,
  by: StaffActor = actor,
  change: Partial<RefundInput> = {},
) {
  const { seenPaise } = await viewBookingRefunds(test.db, actor, id);
  const input = { key: randomUUID(), amountPaise, reason: 'Cancelled', seenPaise, ...change };
  return askRefund(test.db, by, id, input);
}

async function only(id: string, state: Refund['state']): Promise<Refund> {
  const found = (await refundsOf(id)).filter((refund) => refund.state === state);
  const [refund] = found;
  if (!refund || found.length > 1) throw new Error(`${found.length} refunds are ${state}`);
  return refund;
}

const send = async (refund: Refund, method: PayMethod = 'cash', reference = 'signed') =>
  sendByHand(test, actor, refund, { method, reference, sentOn: today });

describe('the worked trip, cancelled', () => {
  const lastMonth = daysAfter(`${today.slice(0, 7)}-01`, -1);

  it('gives ₹8,609.80 back when its TCS was deposited', async () => {
    const { id } = await bookedPackage(test, actor);
    await pay(id, 52_693_00, 'bank', lastMonth);
    await cancel(id);
    const { booking, charges } = await view(id);
    expect(booking.totalPaise).toBe(43_050_00 + 1_033_20);
    expect(charges).toMatchObject([{ kind: 'tcs', amountPaise: 1_033_20 }]);
    expect(balanceOf(booking)).toBe(-8_609_80);
    await ask(id, 8_609_80);
    await send(await only(id, 'approved'));
    expect(await balance(id)).toBe(0);
  });

  it('gives ₹9,643 back when it was not', async () => {
    const { id } = await bookedPackage(test, actor);
    await pay(id, 52_693_00);
    await cancel(id);
    expect((await view(id)).charges).toEqual([]);
    expect(await balance(id)).toBe(-9_643_00);
  });

  it('follows what staff with the area money say, or the rule, and is taken back with the cancellation', async () => {
    const { id } = await bookedPackage(test, actor);
    await pay(id, 52_693_00, 'bank', lastMonth);
    const tcs = { choice: 'none', keepsDeposited: true } as const;
    const refused = cancelPackage(test.db, clerk(), id, { chargePaise: 0, reason: 'x', tcs });
    await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
    await cancel(id, { tcs });
    expect(await balance(id)).toBe(-9_643_00);
    await restorePackage(test.db, actor, id);
    await cancel(id, { tcs: { keepsDeposited: false } });
    expect(await balance(id)).toBe(-9_643_00);
    await restorePackage(test.db, actor, id);
    await cancel(id, { tcs: { choice: 'all', keepsDeposited: false } });
    expect(await balance(id)).toBe(-8_609_80);
    await restorePackage(test.db, actor, id);
    expect((await view(id)).charges).toEqual([]);
    expect(await balance(id)).toBe(1_22_951_00);
  });
});

async function paidTrip(...amounts: number[]): Promise<string> {
  const { id } = await bookedPackage(test, actor);
  for (const amount of amounts) await pay(id, amount);
  return id;
}

describe('a refund', () => {
  it('goes back to the latest payment first, each up to what it brought', async () => {
    const id = await paidTrip(10_000_00, 5_000_00);
    await ask(id, 12_000_00);
    const { refunds, sources, openPaise } = await viewBookingRefunds(test.db, actor, id);
    expect(refunds.map(({ amountPaise }) => amountPaise)).toEqual([5_000_00, 7_000_00]);
    expect(sources.map((source) => source.openPaise)).toEqual([0, 3_000_00]);
    expect(openPaise).toBe(3_000_00);
    await expect(ask(id, 3_000_01)).rejects.toMatchObject({ code: 'invalid', field: 'amount' });
  });

  it('is asked for once by one key, and by one of two clerks at once', async () => {
    const id = await paidTrip(20_000_00);
    const same = { key: randomUUID(), amountPaise: 4_000_00, reason: 'Part of it', seenPaise: 0 };
    await askRefund(test.db, actor, id, same);
    await askRefund(test.db, actor, id, same);
    await expect(askRefund(test.db, actor, id, { ...same, amountPaise: 5 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await refundsOf(id)).toHaveLength(1);
    const seenPaise = 4_000_00;
    const both = await Promise.allSettled([
      ask(id, 2_000_00, actor, { seenPaise }),
      ask(id, 2_000_00, second, { seenPaise }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refundsOf(id)).toHaveLength(2);
  });

  it('is sent once by two clerks at once, with one entry', async () => {
    const id = await paidTrip(20_000_00);
    await ask(id, 4_000_00);
    const refund = await only(id, 'approved');
    const both = await Promise.allSettled([send(refund), send(refund)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { money, booking } = await view(id);
    expect(money.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
    expect(booking.receivedPaise).toBe(16_000_00);
    expect(await only(id, 'done')).toMatchObject({ sentBy: actor.name });
  });

  it('by transfer needs the bank’s number, and is done when the bank shows it', async () => {
    const id = await paidTrip(20_000_00);
    await ask(id, 4_000_00);
    const approved = await only(id, 'approved');
    await expect(send(approved, 'bank', 'sent')).rejects.toMatchObject({ field: 'reference' });
    await send(approved, 'bank', 'HDFCN52026111812345678');
    const sent = await only(id, 'sent');
    await finishRefund(test.db, actor, sent);
    await expect(finishRefund(test.db, actor, sent)).rejects.toMatchObject({ code: 'conflict' });
    expect((await only(id, 'done')).reference).toBe('HDFCN52026111812345678');
  });

  it('is sent as it was paid, and the customer reads how', async () => {
    const id = await paidTrip(20_000_00);
    for (const [method, text] of [
      ['upi', 'We have sent ₹100 back by UPI. The number of the transfer is 412345678901.'],
      ['bank', 'We have sent ₹100 back to your bank account. The number of the transfer is 412345678902.'],
      ['cash', 'We have given ₹100 back to you in cash.'],
    ] as const) {
      await pay(id, 100_00, method);
      await ask(id, 100_00);
      const approved = await only(id, 'approved');
      expect(approved).toMatchObject({ sourceMethod: method, sentMethod: null });
      await send(approved, method, text.match(/\d{12}/)?.[0] ?? '');
      const sent = (await refundsOf(id)).find((refund) => refund.id === approved.id);
      expect(sent).toMatchObject({ sentMethod: method });
      expect(sent && sentText(sent)).toBe(text);
    }
  });

  it('needs the area money for every step', async () => {
    const id = await paidTrip(20_000_00);
    await ask(id, 4_000_00);
    const refund = await only(id, 'approved');
    for (const step of [
      () => ask(id, 1_00, clerk()),
      () => approveRefund(test.db, clerk(), refund),
      () => withdrawRefund(test.db, clerk(), refund),
      () => sendByHand(test, clerk(), refund, { method: 'cash', reference: '', sentOn: today }),
      () => finishRefund(test.db, clerk(), refund),
      () => refundByHand(test, clerk(), id, 1_00),
      () => changeRefundLimit(test.db, clerk(), { key: randomUUID(), limitPaise: 1 }),
    ])
      await expect(step()).rejects.toMatchObject({ code: 'forbidden' });
    await withdrawRefund(test.db, actor, refund);
    expect((await viewBookingRefunds(test.db, actor, id)).openPaise).toBe(20_000_00);
  });
});

describe('above the amount', () => {
  it('a second person approves, never the one who asked, also when it was divided or typed by hand', async () => {
    const id = await paidTrip(1_00_000_00);
    await ask(id, 20_000_00);
    await expect(only(id, 'approved')).resolves.toMatchObject({ needsApproval: false });
    // Together they are above ₹25,000.
    expect(await refundByHand(test, actor, id, 6_000_00)).toContain('₹25,000');
    const asked = await only(id, 'asked');
    expect(asked).toMatchObject({ needsApproval: true, amountPaise: 6_000_00 });
    expect((await view(id)).booking.receivedPaise).toBe(1_00_000_00);
    await expect(send(asked)).rejects.toMatchObject({ code: 'conflict' });
    await expect(approveRefund(test.db, actor, asked)).rejects.toMatchObject({ code: 'forbidden' });
    const lost = { ...second, areas: ['enquiries'] } as StaffActor;
    await expect(approveRefund(test.db, lost, asked)).rejects.toMatchObject({ code: 'forbidden' });
    await approveRefund(test.db, second, asked);
    const approved = (await refundsOf(id)).find((refund) => refund.id === asked.id);
    expect(approved).toMatchObject({ state: 'approved', approvedBy: second.name });
    if (approved) await send(approved);
    expect((await view(id)).booking.receivedPaise).toBe(94_000_00);
    await expect(
      test.pool.query('update refunds set approved_by_id = asked_by_id where id = $1', [asked.id]),
    ).rejects.toThrow('check');
  });

  it('is lower at once and higher from tomorrow on', async () => {
    const now = new Date();
    const change = (limitPaise: number) =>
      changeRefundLimit(test.db, actor, { key: randomUUID(), limitPaise }, now);
    await change(40_000_00);
    expect(await viewRefundLimit(test.db, actor, now)).toEqual({
      ...{ limitPaise: 25_000_00, tomorrowPaise: 40_000_00 },
    });
    await change(1_000_00);
    expect((await viewRefundLimit(test.db, actor, now)).limitPaise).toBe(1_000_00);
    const id = await paidTrip(5_000_00);
    await ask(id, 1_000_01);
    expect(await refundsOf(id)).toMatchObject([{ state: 'asked' }]);
    await expect(test.pool.query('delete from refund_limits')).rejects.toThrow('never changed');
    await test.pool.query('alter table refund_limits disable trigger refund_limits_unchanged');
    await test.pool.query('delete from refund_limits');
    await test.pool.query('alter table refund_limits enable trigger refund_limits_unchanged');
    await setRefundLimit(test, 25_000_00);
  });
});

describe('the entries', () => {
  it('of what was refunded are not reversed, and a refund that was typed wrongly is withdrawn with its entry', async () => {
    const id = await paidTrip(20_000_00);
    await refundByHand(test, actor, id, 4_000_00);
    const [payment, refund] = (await view(id)).money;
    const { reverseMoney } = await import('#domain/bookings/money/money-service.ts');
    const reverse = (entryId = '') => reverseMoney(test.db, actor, id, { entryId, key: randomUUID() });
    await expect(reverse(payment?.id)).rejects.toMatchObject({ code: 'conflict' });
    await reverse(refund?.id);
    expect((await view(id)).booking.receivedPaise).toBe(20_000_00);
    expect(await refundsOf(id)).toMatchObject([{ state: 'withdrawn' }]);
    await reverse(payment?.id);
  });
});
