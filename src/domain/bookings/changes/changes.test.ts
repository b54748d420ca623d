import { beforeAll, describe, expect, it } from 'vitest';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import type { LateChangeCharge } from '#domain/fares/rates.ts';
import { dayInIndia, daysAfter, momentInIndia } from '#domain/shared/india-time.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, seen, viewOnly } from '../../../../tests/support/some-booking.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { cancelDuty, confirmDuty, markNoShow, restoreDuty } from './cancel-service.ts';
import { changeDetail, changeNotes, changeOwner } from './detail-service.ts';
import { rescheduleDuty, undoReschedule } from './reschedule-service.ts';

const test = testDatabase();
const actor = someActor(test);
const farePaise = 1_995_00;
/** The pick-up is at 06:00. */
const day = daysAfter(dayInIndia(new Date()), 5);
const at = (clock: string, days = 0) => momentInIndia(daysAfter(day, days), clock);

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

const aBooking = (change: Record<string, string> = {}) => makeSomeBooking(test, actor, change);
const view = (id: string, now?: Date) => viewOnly(test, actor, id, now);

async function cancel(id: string, now: Date, chargePaise: number) {
  const { duty } = await view(id);
  await cancelDuty(test.db, actor, { ...seen(duty), chargePaise, reason: 'Ill' }, now);
}

/** A version of the rates with another charge for late changes, which the duty is then booked by. */
async function withLateCharge(id: string, charge: LateChangeCharge): Promise<void> {
  const { rows } = await test.pool.query(
    `insert into rate_versions (valid_from, rates, confirmed_at, confirmed_by)
     select '2099-01-01', jsonb_set(rates, '{policy,lateChangeCharge}', $1::jsonb), now(), 'x'
     from rate_versions where version = 1 returning version`,
    [JSON.stringify(charge)],
  );
  await test.pool.query('update duties set rate_version = $2 where booking_id = $1', [id, rows[0].version]);
}

describe('cancelling', () => {
  it('is free the day before', async () => {
    const id = await aBooking();
    expect((await view(id, at('23:59', -1))).offered.cancel).toMatchObject({ paise: 0, percent: 0 });
    await cancel(id, at('23:59', -1), 0);
    const { booking, duty, service, events } = await view(id);
    expect([booking.totalPaise, duty.status, service.amountPaise]).toEqual([0, 'cancelled', 0]);
    expect(booking.cancelledAt).not.toBeNull();
    expect(events.at(-1)).toMatchObject({ kind: 'cancelled', detail: { chargePaise: '0', reason: 'Ill' } });
  });

  it('costs half of the fare with its tax on the day', async () => {
    const id = await aBooking();
    await cancel(id, at('00:00'), farePaise / 2);
    const { booking, service } = await view(id);
    expect([booking.totalPaise, service.amountPaise]).toEqual([997_50, 997_50]);
  });

  it('on our side is free of charge at any time, and says so', async () => {
    const id = await aBooking();
    const { duty } = await view(id);
    const byUs = { ...seen(duty), chargePaise: 0, reason: 'No car', isByUs: true };
    await cancelDuty(test.db, actor, byUs, at('08:00'));
    const { booking, events } = await view(id);
    expect(booking.totalPaise).toBe(0);
    expect(events.at(-1)).toMatchObject({ kind: 'cancelled', detail: { by: 'us', reason: 'No car' } });
  });

  it('is refused when the charge has changed since it was shown', async () => {
    const id = await aBooking();
    await expect(cancel(id, at('00:00'), 0)).rejects.toMatchObject({ code: 'conflict' });
    expect((await view(id)).duty.status).toBe('confirmed');
  });

  it('is refused when another staff member has changed the duty meanwhile; of two at once one succeeds', async () => {
    const id = await aBooking();
    const { duty } = await view(id);
    const ask = () =>
      cancelDuty(test.db, actor, { ...seen(duty), chargePaise: 0, reason: '' }, at('10:00', -2));
    const results = await Promise.allSettled([ask(), ask(), ask()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict' },
    });
  });

  it('is not possible for a duty that has begun', async () => {
    const id = await aBooking();
    await test.pool.query(`update duties set status = 'on-duty' where booking_id = $1`, [id]);
    await expect(cancel(id, at('06:30'), farePaise / 2)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is undone with the full fare', async () => {
    const id = await aBooking();
    await cancel(id, at('01:00'), farePaise / 2);
    await restoreDuty(test.db, actor, seen((await view(id)).duty));
    const { booking, duty } = await view(id);
    expect([booking.totalPaise, booking.cancelledAt, duty.status]).toEqual([farePaise, null, 'confirmed']);
  });
});

describe('a no-show', () => {
  it('costs what a cancellation on the day does, and is undone', async () => {
    const id = await aBooking();
    const { duty } = await view(id);
    const ask = { ...seen(duty), chargePaise: farePaise / 2, reason: '' };
    await expect(markNoShow(test.db, actor, ask, at('05:59'))).rejects.toMatchObject({ code: 'conflict' });
    await markNoShow(test.db, actor, ask, at('06:00'));
    expect((await view(id)).booking.totalPaise).toBe(farePaise / 2);
    await restoreDuty(test.db, actor, seen((await view(id)).duty));
    expect((await view(id)).booking.totalPaise).toBe(farePaise);
  });
});

describe('another time', () => {
  const move = async (id: string, now: Date, chargePaise: number, pickupAt = at('09:00')) =>
    rescheduleDuty(
      test.db,
      actor,
      { ...seen((await view(id)).duty), pickupAt, chargePaise, dropsCrew: false, reason: '' },
      now,
    );

  it('is free until three hours before, and the end follows', async () => {
    const id = await aBooking();
    const before = (await view(id)).duty;
    await move(id, at('03:00'), 0);
    const { duty, booking } = await view(id);
    expect(duty.pickupAt).toEqual(at('09:00'));
    expect(duty.endsAt.getTime() - duty.pickupAt.getTime()).toBe(
      before.endsAt.getTime() - before.pickupAt.getTime(),
    );
    expect([booking.totalPaise, duty.revision]).toEqual([farePaise, before.revision + 1]);
  });

  it.each([
    ['an amount', { kind: 'amount', paise: 300_00 } as const, 300_00],
    ['a percentage', { kind: 'percent', percent: 10 } as const, 199_50],
  ])('two hours before costs %s of the policy, and the undoing takes it back', async (_name, rate, paise) => {
    const id = await aBooking();
    await withLateCharge(id, rate);
    expect((await view(id, at('04:00'))).offered.reschedule).toMatchObject({ kind: 'charge', paise });
    await expect(move(id, at('04:00'), 0)).rejects.toMatchObject({ code: 'conflict' });
    await move(id, at('04:00'), paise);
    expect((await view(id)).booking.totalPaise).toBe(farePaise + paise);
    expect((await view(id)).charges).toMatchObject([{ kind: 'late-change', amountPaise: paise }]);
    await undoReschedule(test.db, actor, seen((await view(id)).duty));
    const { duty, booking, charges } = await view(id);
    expect([duty.pickupAt, booking.totalPaise, charges]).toEqual([at('06:00'), farePaise, []]);
    await expect(undoReschedule(test.db, actor, seen(duty))).rejects.toMatchObject({ code: 'conflict' });
  });

  it('two hours before costs what staff type while the policy has no rate', async () => {
    const id = await aBooking();
    expect((await view(id, at('04:00'))).offered.reschedule).toMatchObject({ kind: 'staff-types' });
    await move(id, at('04:00'), 250_00);
    expect((await view(id)).booking.totalPaise).toBe(farePaise + 250_00);
  });

  it('is refused in the past, at the same time and after the beginning', async () => {
    const id = await aBooking();
    await expect(move(id, at('03:00'), 0, at('02:00'))).rejects.toMatchObject({ code: 'past_time' });
    await expect(move(id, at('02:00'), 0, at('06:00'))).rejects.toMatchObject({ code: 'invalid' });
    await test.pool.query(`update duties set status = 'on-the-way' where booking_id = $1`, [id]);
    await expect(move(id, at('02:00'), 0)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused while the car is on another duty then, unless it is taken off', async () => {
    const [one, other] = [await aBooking(), await aBooking({ time: '12:00' })];
    const { rows } = await test.pool.query(
      `insert into cars (plate, car_type, city) values ('AS01AB1234', 'sedan', 'guwahati') returning id`,
    );
    await test.pool.query(`update duties set car_id = $1 where booking_id = any($2)`, [
      rows[0].id,
      [one, other],
    ]);
    await expect(move(one, at('01:00'), 0, at('12:30'))).rejects.toMatchObject({ code: 'conflict' });
    const { duty } = await view(one);
    const asked = { ...seen(duty), pickupAt: at('12:30'), chargePaise: 0, dropsCrew: true, reason: '' };
    await rescheduleDuty(test.db, actor, asked, at('01:00'));
    expect((await view(one)).duty).toMatchObject({ carId: null, status: 'confirmed' });
  });
});

describe('a cancelled duty whose car was given to another one', () => {
  it('comes back without it', async () => {
    const [one, other] = [await aBooking(), await aBooking()];
    const { rows } = await test.pool.query(
      `insert into cars (plate, car_type, city) values ('AS01AB9999', 'sedan', 'guwahati') returning id`,
    );
    const give = (id: string) =>
      test.pool.query('update duties set car_id = $1 where booking_id = $2', [rows[0].id, id]);
    await give(one);
    await cancel(one, at('10:00', -2), 0);
    await give(other);
    expect(await restoreDuty(test.db, actor, seen((await view(one)).duty))).toEqual({ hasCrew: false });
    expect((await view(one)).duty).toMatchObject({ carId: null, status: 'confirmed' });
  });
});

describe('a cancelled duty whose driver is out of use or erased', () => {
  it.each(['ended_at', 'erased_at'])('comes back without them: %s', async (column) => {
    const id = await aBooking();
    const { rows } = await test.pool.query(
      `insert into drivers (name, city) values ('Bikash Kalita', 'guwahati') returning id`,
    );
    await test.pool.query('update duties set driver_id = $1 where booking_id = $2', [rows[0].id, id]);
    await cancel(id, at('10:00', -2), 0);
    await test.pool.query(`update drivers set ${column} = now() where id = $1`, [rows[0].id]);
    expect(await restoreDuty(test.db, actor, seen((await view(id)).duty))).toEqual({ hasCrew: false });
    expect((await view(id)).duty).toMatchObject({ driverId: null, status: 'confirmed' });
  });
});

it('confirms a requested duty once', async () => {
  const id = await aBooking({ isRequested: 'yes' });
  const { duty } = await view(id);
  expect(duty.status).toBe('requested');
  await confirmDuty(test.db, actor, seen(duty));
  expect((await view(id)).duty.status).toBe('confirmed');
  await expect(confirmDuty(test.db, actor, seen(duty))).rejects.toMatchObject({ code: 'conflict' });
});

describe('details', () => {
  it('are changed unless another staff member changed the same one meanwhile', async () => {
    const id = await aBooking();
    const { duty } = await view(id);
    const change = (typed: string, basedOn: string) =>
      changeDetail(test.db, actor, duty.id, { detail: 'pickupAddress', typed, basedOn });
    expect(await change('Hotel Atithi', '')).toEqual({
      kind: 'changed',
      former: '',
      stored: 'Hotel Atithi',
    });
    expect(await change('Airport', '')).toEqual({ kind: 'conflict', present: 'Hotel Atithi' });
    expect(await change('Hotel Atithi', '')).toEqual({ kind: 'same' });
    const after = await view(id);
    expect(after.duty).toMatchObject({ pickupAddress: 'Hotel Atithi', revision: duty.revision });
    expect(after.events.at(-1)?.detail).toEqual({ detail: 'pickupAddress', from: '', to: 'Hotel Atithi' });
  });

  it('refuse what they cannot be', async () => {
    const { duty } = await view(await aBooking());
    for (const [detail, typed] of [
      ['passengers', '0'],
      ['bags', 'x'],
      ['passengerPhone', '12'],
    ] as const)
      await expect(
        changeDetail(test.db, actor, duty.id, { detail, typed, basedOn: '' }),
      ).rejects.toMatchObject({ code: 'invalid' });
  });

  it('of the booking are notes and owner', async () => {
    const id = await aBooking();
    expect(await changeNotes(test.db, actor, id, { typed: 'Calls at 9', basedOn: '' })).toMatchObject({
      kind: 'changed',
    });
    expect(await changeNotes(test.db, actor, id, { typed: 'x', basedOn: '' })).toMatchObject({
      kind: 'conflict',
      present: 'Calls at 9',
    });
    expect(await changeOwner(test.db, actor, id, null)).toBe('');
    expect(await changeOwner(test.db, actor, id, actor.id)).toBe(actor.name);
    await changeOwner(test.db, actor, id, null);
    expect((await view(id)).booking).toMatchObject({ notes: 'Calls at 9', ownerId: null });
  });
});
