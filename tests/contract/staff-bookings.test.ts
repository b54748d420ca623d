import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { handleBoard } from '#app/staff/cabs/board/board-action.ts';
import { action as makeByForm } from '#app/staff/cabs/bookings/new/new-booking-page.tsx';
import { handleBookingAction } from '#app/staff/cabs/bookings/page/booking-action.ts';
import { readBooking } from '#app/staff/cabs/bookings/page/booking-data.ts';
import { eventText } from '#app/staff/cabs/bookings/page/event-text.ts';
import { action as addEnquiry } from '#app/staff/enquiries/add/add-enquiry-resource.ts';
import { handleLoginPage } from '#app/staff/login/login-action.ts';
import type { RouteArgs } from '#app/staff/shell/staff-action.ts';
import { viewBooking } from '#domain/bookings/page/booking-page-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { goodPassword } from '../support/good-password.ts';
import { someActor } from '../support/some-actor.ts';
import { makeSomeBooking, someBookingForm, viewOnly } from '../support/some-booking.ts';
import { fleetRows } from '../support/some-duty.ts';
import { staffActions } from '../support/staff-actions.ts';
import { addStaff, newBrowser } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
const fleet = fleetRows(async (text, values = []) => (await test.pool.query(text, values)).rows);
const send = staffActions(test);
const browser = newBrowser();
const inFive = daysAfter(dayInIndia(new Date()), 5);

const asRoute = (action: unknown) => action as (args: RouteArgs) => ReturnType<typeof handleBoard>;
const ask = (action: unknown, fields: Record<string, string>) => send(browser, asRoute(action), fields);

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  const { username } = await addStaff(test);
  const login = { intent: 'log-in', userName: username, userPassword: goodPassword };
  expect(await send(browser, handleLoginPage, login)).toMatchObject({ done: true });
});

async function aDuty(change: Record<string, string> = {}) {
  const id = await makeSomeBooking(test, actor, change);
  const seen = async () => {
    const { duty } = await viewOnly(test, actor, id);
    return { dutyId: duty.id, revision: String(duty.revision) };
  };
  const lastEvent = async () => {
    const event = (await viewBooking(test.db, actor, id))?.events.at(-1);
    if (!event) throw new Error('the booking has no events');
    return eventText(event);
  };
  return { id, number: `B${id}`, seen, lastEvent };
}

let plates = 1000;
const aCar = async () => {
  plates += 1;
  const plate = `AS01XY${plates}`;
  return { id: String(await fleet.addCar({ plate })), shown: `AS 01 XY ${plates}` };
};

describe('what a change on the board says', () => {
  it('names the old and the new time, car and driver', async () => {
    const { number, seen } = await aDuty({ time: '14:00' });
    const [one, other] = [await aCar(), await aCar()];
    const driverId = String(await fleet.addDriver({ name: 'Bikash Kalita' }));
    const plan = async (fields: Record<string, string>) =>
      (await ask(handleBoard, { intent: 'plan', ...(await seen()), ...fields })).text;
    expect(await plan({ carId: one.id })).toBe(`${number} now has car ${one.shown}.`);
    expect(await plan({ carId: other.id })).toBe(
      `${number} moved from car ${one.shown} to car ${other.shown}.`,
    );
    expect(await plan({ pickupAt: `${inFive}T12:00` })).toBe(`${number}: 14:00 → 12:00, ${other.shown}.`);
    expect(await plan({ driverId, carId: one.id, pickupAt: `${inFive}T13:00` })).toBe(
      `${number}: 12:00 → 13:00, moved from car ${other.shown} to car ${one.shown}, now has driver Bikash Kalita.`,
    );
    expect(await plan({ pickupAt: `${daysAfter(inFive, 1)}T13:00` })).toMatch(
      /^B\d+: \d+ \w+ \d{4}, 13:00 → \d+ \w+ \d{4}, 13:00, .+, Bikash Kalita\.$/,
    );
    expect(await plan({ carId: '' })).toBe(`${number} no longer has car ${one.shown}.`);
    expect(await plan({ carId: '' })).toBe(`Nothing was changed on ${number}.`);
    const status = { intent: 'status', ...(await seen()), status: 'requested' };
    expect((await ask(handleBoard, status)).text).toBe(`${number} changed from Confirmed to Requested.`);
  });

  it('offers the message for the customer after another time, and after nothing else', async () => {
    const { number, seen } = await aDuty({ time: '14:00' });
    const plan = async (fields: Record<string, string>) =>
      ask(handleBoard, { intent: 'plan', ...(await seen()), ...fields });
    expect(await plan({ carId: (await aCar()).id })).toMatchObject({ value: { told: undefined } });
    const after = ', 12:00, not 14:00. ';
    expect(await plan({ pickupAt: `${inFive}T12:00` })).toMatchObject({
      value: {
        told: {
          text: expect.stringMatching(new RegExp(`\\(booking ${number}\\) has changed: .*${after}`)),
          chatHref: expect.stringContaining(encodeURIComponent(after)),
        },
      },
    });
  });

  it('and so does the booking’s page', async () => {
    const { id, number, seen } = await aDuty({ time: '14:00' });
    const car = await aCar();
    const say = async (intent: string, fields: Record<string, string>) =>
      (await ask(handleBookingAction, { intent, id, ...(await seen()), ...fields })).text;
    expect(await say('assign', { carId: car.id, driverId: '' })).toBe(`${number} now has car ${car.shown}.`);
    expect(await say('reschedule', { date: inFive, time: '12:00', chargePaise: '0' })).toBe(
      'The pick-up moved from 14:00 to 12:00.',
    );
    expect(await say('undo-reschedule', {})).toBe('The pick-up moved back from 12:00 to 14:00.');
    expect(await say('detail', { detail: 'flight', typed: '6E 123', basedOn: '' })).toBe(
      'Flight or train changed from empty to “6E 123”.',
    );
    expect(await say('owner', { ownerId: '' })).toBe('The booking has no owner now.');
    expect(await say('owner', { ownerId: actor.id })).toBe(`The owner is now ${actor.name}.`);
  });
});

describe('a charge for cancelling', () => {
  /** On the day of the pick-up half of ₹1,995 is charged. */
  async function dueToday() {
    const duty = await aDuty();
    await test.pool.query('update duties set pickup_at = $2, ends_at = $3 where booking_id = $1', [
      duty.id,
      ...[new Date(Date.now() - 3600_000), new Date(Date.now() + 3600_000)],
    ]);
    return duty;
  }

  it.each(['cancel', 'no-show'])(
    'is waived or lowered with a reason, which the timeline keeps: %s',
    async (intent) => {
      const { id, seen, lastEvent } = await dueToday();
      const end = async (fields: Record<string, string>) =>
        ask(handleBookingAction, { intent, ...(await seen()), chargePaise: '99750', ...fields });
      const less = { less: 'yes', reducedCharge: '0' };
      expect(await end(less)).toMatchObject({ done: false, code: 'invalid', field: 'reason' });
      const reason = 'Road closed by a landslide';
      expect(await end({ ...less, reason, reducedCharge: '997.50' })).toMatchObject({
        field: 'reducedCharge',
      });
      expect(await end({ ...less, reason, reducedCharge: 'little' })).toMatchObject({
        field: 'reducedCharge',
      });
      expect(await end({ ...less, reason })).toMatchObject({
        done: true,
        text: expect.stringContaining('Nothing is charged.'),
      });
      expect((await viewOnly(test, actor, id)).booking.totalPaise).toBe(0);
      expect(await lastEvent()).toContain(`for nothing in place of ₹997.50 (50% of the fare): ${reason}.`);
    },
  );

  it('may be lower, and is never higher than the terms say', async () => {
    const { id, seen, lastEvent } = await dueToday();
    const fields = {
      intent: 'cancel',
      ...(await seen()),
      chargePaise: '99750',
      less: 'yes',
      reason: 'Regular guest',
    };
    expect(await ask(handleBookingAction, { ...fields, reducedCharge: '2,000' })).toMatchObject({
      done: false,
    });
    expect(await ask(handleBookingAction, { ...fields, reducedCharge: '300' })).toMatchObject({ done: true });
    expect((await viewOnly(test, actor, id)).booking.totalPaise).toBe(300_00);
    expect(await lastEvent()).toContain('for ₹300 in place of ₹997.50');
  });
});

describe('a new booking', () => {
  it('that is sent again is the same booking; with other content it is refused and named', async () => {
    const form = someBookingForm({ contactNo: '98640 41001' });
    const first = await ask(makeByForm, form);
    expect(first).toMatchObject({ done: true });
    expect(await ask(makeByForm, form)).toEqual(first);
    for (const other of [{ price: '1500' }, { name: 'Somebody else' }, { time: '07:00' }, { car: 'suv' }])
      expect(await ask(makeByForm, { ...form, ...other })).toMatchObject({
        done: false,
        code: 'conflict',
        text: expect.stringMatching(/^B\d+ was made .* already, with other details/),
        present: { shown: expect.stringMatching(/^B\d+$/) },
      });
    const { rows } = await test.pool.query('select count(*)::int from bookings where idempotency_key = $1', [
      form.key,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('in the past is asked about once, for that day and time', async () => {
    const date = daysAfter(dayInIndia(new Date()), -1);
    const form = someBookingForm({ date, time: '06:00' });
    expect(await ask(makeByForm, form)).toMatchObject({ done: false, code: 'past_time', field: 'date' });
    const agreed = { ...form, pastConfirmed: `${date}T06:00` };
    expect(await ask(makeByForm, { ...agreed, time: '05:00' })).toMatchObject({ code: 'past_time' });
    expect(await ask(makeByForm, agreed)).toMatchObject({ done: true });
  });

  it('keeps its warnings about car and driver until the plan is mended', async () => {
    const first = await aDuty({ time: '06:00' });
    const second = await aDuty({ time: '10:00' });
    const car = await aCar();
    for (const { seen } of [first, second])
      await ask(handleBoard, { intent: 'plan', ...(await seen()), carId: car.id });
    const warnings = async () => (await readBooking(test, actor, second.id))?.duties[0]?.warnings;
    const { duty } = await viewOnly(test, actor, first.id);
    // From Shillong back to Guwahati in ten minutes.
    const soon = new Date(duty.endsAt.getTime() + 600_000);
    await test.pool.query('update duties set pickup_at = $2, ends_at = $3 where booking_id = $1', [
      second.id,
      ...[soon, new Date(soon.getTime() + 7200_000)],
    ]);
    expect((await warnings())?.join()).toContain(`the car has 10 min after ${first.number}`);
    const other = await aCar();
    await ask(handleBoard, { intent: 'plan', ...(await second.seen()), carId: other.id });
    expect((await warnings())?.join()).not.toContain(first.number);
  });
});

describe('an enquiry that staff add', () => {
  const form = (change: Record<string, string> = {}) => ({
    key: randomUUID(),
    contactNo: '98640 41777',
    name: 'Mira Devi',
    source: 'call',
    ...change,
  });
  const enquiry = async (id: string) =>
    (await test.pool.query('select contact_no, email, name from enquiries where id = $1', [id])).rows[0];
  const idOf = (result: unknown) => (result as { value: { id: string } }).value.id;

  it('with a short number is asked about once, as in the public form', async () => {
    const short = form({ contactNo: '1234567' });
    expect(await ask(addEnquiry, short)).toMatchObject({
      done: false,
      code: 'short_number',
      field: 'contactNo',
    });
    expect(await ask(addEnquiry, { ...short, askedNumber: '123456' })).toMatchObject({
      code: 'short_number',
    });
    const kept = await ask(addEnquiry, { ...short, askedNumber: '1234567' });
    expect(await enquiry(idOf(kept))).toMatchObject({ contact_no: '1234567' });
  });

  it('again is the same enquiry; with other content it is refused and named', async () => {
    const typed = form();
    const first = await ask(addEnquiry, typed);
    expect(await ask(addEnquiry, typed)).toEqual(first);
    for (const other of [
      { message: 'Also Tawang' },
      { name: 'Mira' },
      { tripTo: 'Paro' },
      { source: 'mail' },
    ])
      expect(await ask(addEnquiry, { ...typed, ...other })).toMatchObject({
        done: false,
        code: 'conflict',
        present: { stored: expect.stringContaining(idOf(first)) },
      });
  });

  it('of a known customer has their e-mail address', async () => {
    const contactNo = '98640 41888';
    await ask(addEnquiry, form({ contactNo, email: 'Mira@Example.com' }));
    const again = await ask(addEnquiry, form({ contactNo }));
    expect(await enquiry(idOf(again))).toMatchObject({ email: 'mira@example.com' });
  });
});
