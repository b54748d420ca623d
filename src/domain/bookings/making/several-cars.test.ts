import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { viewCabBoard } from '#domain/bookings/board/board-service.ts';
import { cancelDuty, restoreDuty } from '#domain/bookings/changes/cancel-service.ts';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { viewBooking } from '#domain/bookings/page/booking-page-service.ts';
import { recordEntry, viewDriverDuty } from '#domain/bookings/slip/driver-service.ts';
import { driverEntryInput } from '#domain/bookings/slip/entry-input.ts';
import {
  closeDuty,
  driverLink,
  enterExpense,
  enterReading,
  reopenDuty,
  viewSlip,
} from '#domain/bookings/slip/slip-service.ts';
import { collectText } from '#domain/bookings/slip/slip-text.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { acceptQuote } from '#domain/quotes/quote-share-service.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { parseInput } from '#platform/http/input.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, seen, someBookingForm } from '../../../../tests/support/some-booking.ts';
import { bookedPackage } from '../../../../tests/support/some-package.ts';
import { someTerms } from '../../../../tests/support/some-terms.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { addRides } from './added-rides-service.ts';
import { bookingInput } from './booking-input.ts';
import { makeBooking } from './making-service.ts';
import { fingerprintOf } from './same-request.ts';

const test = testDatabase();
const actor = someActor(test);
const day = daysAfter(dayInIndia(new Date()), 5);
const noDue = { duePaise: null, isDueByOther: false };
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

async function viewOf(id: string) {
  const view = await viewBooking(test.db, actor, id);
  if (!view) throw new Error(`no booking ${id}`);
  return view;
}

/** Guwahati, Shillong, Sohra and back in three days with two night halts, in a sedan and an SUV. */
const hillTour = {
  ...{ trip: 'round-trip', from: 'Guwahati', to: 'Sohra', stop1: 'Shillong' },
  ...{ date: day, returnDate: daysAfter(day, 2), car: 'sedan', carCount: '2', moreCars: 'suv' },
};
const aHillTour = (change: Record<string, string> = {}) =>
  makeSomeBooking(test, actor, { ...hillTour, ...change });

const addSome = (bookingId: string, change: Record<string, string> = {}) =>
  addRides(
    test.db,
    actor,
    parseInput(bookingInput, someBookingForm({ contactNo: '', name: '', bookingId, ...change })),
  );

async function giveDriver(dutyId: string, name: string): Promise<string> {
  const [driver] = await query(`insert into drivers (name, city) values ($1, 'guwahati') returning id`, [
    name,
  ]);
  await query(`update duties set driver_id = $2, status = 'assigned' where id = $1`, [dutyId, driver.id]);
  return driverLink(test, actor, dutyId);
}

/** The ride as it was driven, entered by staff. */
async function drive(dutyId: string, km: number) {
  const slip = await viewSlip(test, actor, dutyId);
  if (!slip) throw new Error('no slip');
  for (const [kind, happenedAt, odometerKm] of [
    ['on-board', slip.duty.pickupAt, 100],
    ['end', slip.duty.endsAt, 100 + km],
  ] as const)
    await enterReading(test.db, actor, dutyId, {
      ...{ key: randomUUID(), kind, happenedAt, odometerKm, reason: '' },
    });
}

async function close(dutyId: string): Promise<number> {
  const slip = await viewSlip(test, actor, dutyId);
  const totalPaise = slip?.statement.totalPaise ?? 0;
  const expected = { dutyId, revision: slip?.duty.revision ?? 0 };
  await closeDuty(test.db, actor, { ...expected, corrections: [], totalPaise });
  return totalPaise;
}

describe('a tour of three days in a sedan and an SUV', () => {
  it('is one booking with a duty for each car, at the sum of both fares', async () => {
    const { booking, duties, events } = await viewOf(await aHillTour());
    const [sedan, suv] = duties.map(({ duty }) => duty);
    if (!sedan || !suv) throw new Error('two duties');
    expect(duties).toHaveLength(2);
    expect([sedan.carType, suv.carType]).toEqual(['sedan', 'suv']);
    for (const duty of [sedan, suv])
      expect(duty).toMatchObject({
        days: 3,
        stops: ['Shillong'],
        toName: 'Sohra (Cherrapunji)',
        status: 'confirmed',
      });
    expect([suv.pickupAt, suv.endsAt]).toEqual([sedan.pickupAt, sedan.endsAt]);
    // Three days with the nights between them are 250 km each.
    for (const { fare } of [sedan, suv])
      expect(fare?.lines).toMatchObject([{ kind: 'minimum-distance', quantity: 750 }]);
    expect(suv.farePaise).toBeGreaterThan(sedan.farePaise);
    expect([sedan.farePaise, suv.farePaise]).toEqual([sedan.fare?.totalPaise, suv.fare?.totalPaise]);
    expect(booking).toMatchObject({ kind: 'cab', totalPaise: sedan.farePaise + suv.farePaise });
    expect(suv.endCode).not.toBe(sedan.endCode);
    expect(events).toMatchObject([{ kind: 'made', dutyId: null, detail: { cars: 'Sedan and SUV' } }]);
  });

  it('costs the same for each car as a booking of its own', async () => {
    const { duties } = await viewOf(await aHillTour());
    for (const { duty } of duties) {
      const alone = await viewOf(await aHillTour({ car: duty.carType, carCount: '', moreCars: '' }));
      expect(alone.duties.map((one) => one.duty.farePaise)).toEqual([duty.farePaise]);
    }
  });

  it('has the bar of each car on the board', async () => {
    const id = await aHillTour();
    const board = await viewCabBoard(test.db, actor, {
      firstDay: day,
      days: 3,
      city: undefined,
      carType: undefined,
    });
    const bars = board.duties.filter(({ bookingId }) => bookingId === id);
    expect(bars.map(({ carType, rides }) => [carType, rides])).toEqual([
      ['sedan', ['Sedan', 'SUV']],
      ['suv', ['Sedan', 'SUV']],
    ]);
  });

  it('gives each driver a link and a slip; closing one changes only its own amount', async () => {
    const id = await aHillTour();
    const [first, second] = (await viewOf(id)).duties.map(({ duty }) => duty);
    if (!first || !second) throw new Error('two duties');
    const tokens = [await giveDriver(first.id, 'Bikash Kalita'), await giveDriver(second.id, 'Nabin Boro')];
    expect(new Set(tokens).size).toBe(2);
    for (const [index, duty] of [first, second].entries())
      expect(await viewDriverDuty(test.db, tokens[index] ?? '')).toMatchObject({ duty: { id: duty.id } });

    await drive(first.id, 1_500);
    await enterExpense(test.db, actor, first.id, {
      ...{ key: randomUUID(), expense: 'permit', amountPaise: 200_00, reason: 'Living root bridge' },
    });
    const statedPaise = await close(first.id);
    expect(statedPaise).toBeGreaterThan(first.farePaise);
    const closed = await viewOf(id);
    expect(closed.duties.map(({ service }) => service.amountPaise)).toEqual([statedPaise, second.farePaise]);
    expect(closed.booking.totalPaise).toBe(statedPaise + second.farePaise);
    expect(closed.duties.map(({ duty }) => duty.closedAt !== null)).toEqual([true, false]);

    const revision = closed.duties[0]?.duty.revision ?? 0;
    await reopenDuty(test.db, actor, { dutyId: first.id, revision });
    expect((await viewOf(id)).booking.totalPaise).toBe(first.farePaise + second.farePaise);
  });

  it('ends each ride with its own code', async () => {
    const id = await aHillTour();
    const [first, second] = (await viewOf(id)).duties.map(({ duty }) => duty);
    if (!first || !second) throw new Error('two duties');
    const token = await giveDriver(first.id, 'Bikash Kalita');
    const end = (code: string) =>
      recordEntry(
        test.db,
        token,
        parseInput(driverEntryInput, {
          ...{ key: randomUUID(), kind: 'end', odometerKm: '400', code },
          happenedAt: first.endsAt.toISOString(),
        }),
        first.endsAt,
      );
    expect(await end(second.endCode)).toMatchObject({ kind: 'wrong-code' });
    expect(await end(first.endCode)).toEqual({ kind: 'stored' });
    expect((await viewOf(id)).duties.map(({ duty }) => duty.status)).toEqual(['done', 'confirmed']);
  });

  it('asks no driver to collect what a company pays by its monthly bill', async () => {
    const id = await aHillTour();
    const [first] = (await viewOf(id)).duties.map(({ duty }) => duty);
    const token = await giveDriver(first?.id ?? '', 'Bikash Kalita');
    const due = async () => (await viewDriverDuty(test.db, token))?.crew.duePaise;
    expect(await due()).toBeGreaterThan(0);
    await test.pool.query(
      `with company as (
         insert into buyers (idempotency_key, customer_id, name, bills_monthly, ended_at)
         select $2, customer_id, 'Brahmaputra Tea Estates', true, now() from bookings where id = $1 returning id)
       update bookings set buyer_id = company.id from company where bookings.id = $1`,
      [id, randomUUID()],
    );
    expect(await due()).toBe(0);
  });

  it('asks one driver for the whole balance, and the next when the first ride is cancelled', async () => {
    const id = await aHillTour();
    const [first, second] = (await viewOf(id)).duties.map(({ duty }) => duty);
    if (!first || !second) throw new Error('two duties');
    const tokens = [await giveDriver(first.id, 'Bikash Kalita'), await giveDriver(second.id, 'Nabin Boro')];
    const due = () =>
      Promise.all(tokens.map(async (token) => (await viewDriverDuty(test.db, token))?.crew.duePaise));
    const told = () =>
      Promise.all(
        tokens.map(async (token) => collectText((await viewDriverDuty(test.db, token))?.crew ?? noDue)),
      );
    expect(await due()).toEqual([first.farePaise + second.farePaise, null]);
    const pay = (amountPaise: number) =>
      addMoney(test.db, actor, id, {
        ...{ key: randomUUID(), kind: 'advance', method: 'upi', amountPaise, reference: '' },
      });
    await pay(1_000_00);
    const inCash = `${formatPaise(first.farePaise + second.farePaise - 1_000_00)} in cash`;
    expect(await told()).toEqual([inCash, 'Nothing, another driver collects']);
    expect(await due()).toEqual([first.farePaise + second.farePaise - 1_000_00, null]);
    const [viewed] = (await viewOf(id)).duties;
    await cancelDuty(test.db, actor, {
      ...seen(viewed?.duty ?? first),
      ...{ chargePaise: 0, reason: '' },
    });
    expect((await due())[1]).toBe(second.farePaise - 1_000_00);
    await pay(second.farePaise - 1_000_00);
    expect((await told())[1]).toBe('Nothing from the customer');
  });

  it('stays a booking while one of its rides is live', async () => {
    const id = await aHillTour();
    const cancel = async (index: number) => {
      const viewed = (await viewOf(id)).duties[index];
      if (!viewed) throw new Error('no duty');
      await cancelDuty(test.db, actor, { ...seen(viewed.duty), chargePaise: 0, reason: '' });
      return viewed.duty;
    };
    const first = await cancel(0);
    const live = await viewOf(id);
    expect(live.booking.cancelledAt).toBeNull();
    expect(live.booking.totalPaise).toBe(live.duties[1]?.duty.farePaise);
    await cancel(1);
    expect(await viewOf(id)).toMatchObject({ booking: { totalPaise: 0, cancelledAt: expect.any(Date) } });
    await restoreDuty(test.db, actor, { dutyId: first.id, revision: first.revision + 1 });
    expect(await viewOf(id)).toMatchObject({
      booking: { totalPaise: first.farePaise, cancelledAt: null },
    });
  });
});

describe('the form for several cars', () => {
  it('makes one booking however often it is sent at once', async () => {
    const form = { key: randomUUID(), contactNo: '98640 88001' };
    const ids = await Promise.all(Array.from({ length: 6 }, () => aHillTour(form)));
    expect(new Set(ids).size).toBe(1);
    expect((await viewOf(ids[0] ?? '')).duties).toHaveLength(2);
    await expect(aHillTour({ ...form, moreCars: 'sedan' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(aHillTour({ ...form, carCount: '3' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('has for one car the fingerprint that bookings had before there could be several', () => {
    const form = someBookingForm({ date: '2027-04-17' });
    const of = (change: Record<string, string>) =>
      fingerprintOf(parseInput(bookingInput, { ...form, ...change }));
    const before = '9990ff5bf147dae82a9c37f35df52c87b758645358a60b02e02f91da0bf9b205';
    expect(of({})).toBe(before);
    expect(of({ carCount: '1', moreCars: 'suv' })).toBe(before);
    expect(of({ carCount: '2' })).not.toBe(before);
  });

  it('has the first type where no other is chosen, and up to ten cars', async () => {
    const { duties } = await viewOf(await makeSomeBooking(test, actor, { carCount: '10', moreCars: 'suv' }));
    expect(duties.map(({ duty }) => duty.carType)).toEqual(['sedan', 'suv', ...Array(8).fill('sedan')]);
    expect(new Set(duties.map(({ duty }) => duty.endCode)).size).toBe(10);
  });

  it('has a typed price for each car', async () => {
    const { booking, duties } = await viewOf(await aHillTour({ price: '9,000', carCount: '3' }));
    expect(duties.map(({ duty }) => duty.farePaise)).toEqual([9_000_00, 9_000_00, 9_000_00]);
    expect(booking.totalPaise).toBe(27_000_00);
  });

  it.each([
    ['no car', { carCount: '0' }, 'carCount'],
    ['eleven cars', { carCount: '11' }, 'carCount'],
    ['a part of a car', { carCount: '1.5' }, 'carCount'],
    ['what is no car type', { carCount: '2', moreCars: '../SUV' }, 'moreCars'],
  ])('is refused with %s', (_name, change, field) => {
    expect(() => makeSomeBooking(test, actor, change)).toThrow(
      expect.objectContaining({ code: 'invalid', field }),
    );
  });

  it('is refused with a car type that there is not', async () => {
    await expect(makeSomeBooking(test, actor, { carCount: '2', moreCars: 'tank' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('divides what a quote was accepted for among the cars', async () => {
    const words = { name: 'Bina Das', contactNo: '97060 11999', email: '', message: '', code: '' };
    const enquiryId = await addByHand(test.db, actor, { ...words, source: 'call' });
    const { quote, token } = await makeQuote(test, actor, enquiryId, someTerms({ serviceKind: 'cab' }));
    await acceptQuote(test, token, { name: 'Bina' });
    const form = someBookingForm({ ...hillTour, quoteId: quote.id, price: '7,350' });
    const id = await makeBooking(test, actor, parseInput(bookingInput, form));
    const { booking, duties } = await viewOf(id);
    const amounts = duties.map(({ duty }) => duty.farePaise);
    expect(booking.totalPaise).toBe(735_000);
    expect(amounts.reduce((sum, paise) => sum + paise, 0)).toBe(735_000);
    expect(amounts[1]).toBeGreaterThan(amounts[0] ?? 0);
  });
});

describe('a ride added to a booking of cabs', () => {
  it('costs its fare, lies behind the others and raises the total', async () => {
    const id = await makeSomeBooking(test, actor);
    const before = await viewOf(id);
    await addSome(id, { from: 'Shillong', to: 'Guwahati', date: daysAfter(day, 2), car: 'suv' });
    const { booking, duties, events } = await viewOf(id);
    const added = duties[1]?.duty;
    expect(duties).toHaveLength(2);
    expect(added).toMatchObject({ carType: 'suv', fromName: 'Shillong', farePaise: added?.fare?.totalPaise });
    expect(added?.endCode).not.toBe(duties[0]?.duty.endCode);
    expect(booking.totalPaise).toBe(before.booking.totalPaise + (added?.farePaise ?? 0));
    expect(
      await query('select position from booking_services where booking_id = $1 order by id', [id]),
    ).toEqual([{ position: 1 }, { position: 2 }]);
    expect(events.at(-1)).toMatchObject({
      kind: 'ride-added',
      dutyId: added?.id,
      detail: { carType: 'SUV' },
    });
    // The customer of the booking stays, whatever the form says.
    expect((await viewOf(id)).customer.id).toBe(before.customer.id);
  });

  it('is added once, however often and at once the same form is sent', async () => {
    const id = await makeSomeBooking(test, actor);
    const form = { key: randomUUID(), carCount: '2' };
    await Promise.all(Array.from({ length: 6 }, () => addSome(id, form)));
    expect((await viewOf(id)).duties).toHaveLength(3);
    await expect(addSome(id, { ...form, carCount: '3' })).rejects.toMatchObject({ code: 'conflict' });
    // A key belongs to the booking for which it was used.
    const other = await makeSomeBooking(test, actor);
    await expect(addSome(other, form)).rejects.toMatchObject({ code: 'conflict' });
    expect((await viewOf(other)).duties).toHaveLength(1);
  });

  it('is refused for a booking that is cancelled, unknown or not theirs to change', async () => {
    const id = await makeSomeBooking(test, actor);
    const [viewed] = (await viewOf(id)).duties;
    if (!viewed) throw new Error('no duty');
    await cancelDuty(test.db, actor, { ...seen(viewed.duty), chargePaise: 0, reason: '' });
    await expect(addSome(id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(addSome('999999')).rejects.toMatchObject({ code: 'not_found' });
    const limited = { ...actor, areas: ['money'] } as typeof actor;
    const input = parseInput(bookingInput, someBookingForm({ bookingId: id }));
    await expect(addRides(test.db, limited, input)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('asks about a pick-up in the past', async () => {
    const id = await makeSomeBooking(test, actor);
    const date = daysAfter(dayInIndia(new Date()), -1);
    await expect(addSome(id, { date })).rejects.toMatchObject({ code: 'past_time' });
    await addSome(id, { date, pastConfirmed: `${date}T06:00` });
    expect((await viewOf(id)).duties).toHaveLength(2);
  });
});

describe('a ride added to a trip', () => {
  it('is a part of what was sold: it never changes the total, however it ends', async () => {
    const { id } = await bookedPackage(test, actor);
    const before = (await viewOf(id)).booking.totalPaise;
    await addSome(id, { ...hillTour, price: '5,000', tollsExtra: 'yes' });
    const { booking, duties } = await viewOf(id);
    expect(booking.totalPaise).toBe(before);
    for (const { duty, service } of duties)
      expect([duty.fare, duty.farePaise, service.amountPaise]).toEqual([null, 0, 0]);
    const [first, second] = duties.map(({ duty }) => duty);
    if (!first || !second) throw new Error('two duties');
    await giveDriver(first.id, 'Bikash Kalita');
    await drive(first.id, 2_000);
    await close(first.id);
    const closed = await viewOf(id);
    expect(closed.booking).toMatchObject({ totalPaise: before, cancelledAt: null });
    await reopenDuty(test.db, actor, {
      dutyId: first.id,
      revision: closed.duties[0]?.duty.revision ?? 0,
    });
    await cancelDuty(test.db, actor, { ...seen(second), chargePaise: 0, reason: '' });
    expect((await viewOf(id)).booking).toMatchObject({ totalPaise: before, cancelledAt: null });
  });

  it('needs no fare, and lies behind the package', async () => {
    const { id } = await bookedPackage(test, actor);
    await addSome(id, { from: 'Paro', to: 'Punakha' });
    expect(
      await query('select kind, position from booking_services where booking_id = $1 order by position', [
        id,
      ]),
    ).toEqual([
      { kind: 'package', position: 1 },
      { kind: 'cab', position: 2 },
    ]);
  });
});
