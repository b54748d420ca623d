import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignDuty } from '#domain/bookings/board/assign-service.ts';
import { standingOf } from '#domain/bookings/plan/payment-plan.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { priceBookedTrip } from '#domain/fares/fare-service.ts';
import { type ChosenTrip, tripRequestOf } from '#domain/fares/requested-trip.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { parseInput } from '#platform/http/input.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, viewOnly } from '../../../../tests/support/some-booking.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { cancelDuty } from './cancel-service.ts';
import { rescheduleDuty } from './reschedule-service.ts';
import { rideChangeInput } from './ride-change-input.ts';
import { changeRide, previewRide, undoRideChange } from './ride-change-service.ts';
import { rideFacts, rideFields } from './ride-facts.ts';

const test = testDatabase();
const actor = someActor(test);
const rows = fleetRows(async (text, values) => (await test.pool.query(text, values)).rows);
const day = daysAfter(dayInIndia(new Date()), 5);
const sedanToShillong = 1_995_00;

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

const aBooking = (change: Record<string, string> = {}) => makeSomeBooking(test, actor, change);
const view = (id: string) => viewOnly(test, actor, id);

type Typed = Record<string, string>;

/** As the form sends it: what was typed over what the duty is, with the fare and the crew that were shown. */
async function formOf(id: string, typed: Typed = {}): Promise<Typed> {
  const { duty, car, driver } = await view(id);
  const fields = { ...rideFields(duty), ...typed };
  const shown = await previewRide(test.db, actor, duty.id, {
    request: tripRequestOf(fields, dayInIndia(new Date())),
    returnTime: fields.returnTime ?? '',
  });
  if (!shown) throw new Error('no preview');
  return {
    ...fields,
    ...{ key: randomUUID(), bookingId: id, dutyId: duty.id, revision: String(duty.revision) },
    ...{ keptCar: shown.crew.carId ?? '', keptDriver: shown.crew.driverId ?? '' },
    seenFare: String(shown.priced.fare?.totalPaise ?? ''),
    basedOn: JSON.stringify(rideFacts(duty, { plate: car?.plate, driver: driver?.name })),
    priceOf: 'new-fare',
    ...typed,
  };
}

const send = (form: Typed) => changeRide(test.db, actor, parseInput(rideChangeInput, form));
const change = async (id: string, typed: Typed = {}) => send(await formOf(id, typed));

/** A booking whose duty has a car of this type and a driver. */
async function crewed(carType = 'sedan') {
  const id = await aBooking();
  const [carId, driverId] = [await rows.addCar({ carType }), await rows.addDriver()];
  const { duty } = await view(id);
  await assignDuty(test.db, actor, { dutyId: duty.id, revision: duty.revision, carId, driverId });
  return { id, carId, driverId };
}

describe('another ride', () => {
  it('takes the fare of the rates, and the booking follows', async () => {
    const id = await aBooking();
    const before = await view(id);
    const changed = await change(id, { to: 'Tawang', car: 'suv' });
    const { booking, duty, service, events } = await view(id);
    expect([duty.fromName, duty.toName, duty.carType]).toEqual(['Guwahati', 'Tawang', 'suv']);
    expect(duty.farePaise).toBe(duty.fare?.totalPaise);
    expect([service.amountPaise, booking.totalPaise]).toEqual([duty.farePaise, duty.farePaise]);
    expect(service.title).toBe('One way, Guwahati to Tawang');
    expect(duty.pickupAt).toEqual(before.duty.pickupAt);
    expect(duty.endsAt.getTime()).toBeGreaterThan(before.duty.endsAt.getTime());
    expect(duty.revision).toBe(before.duty.revision + 1);
    expect(changed).toMatchObject({ fromPaise: sedanToShillong, toPaise: duty.farePaise });
    expect(events.at(-1)).toMatchObject({
      kind: 'ride-changed',
      detail: {
        ...{ fromRide: 'Guwahati to Shillong', toRide: 'Guwahati to Tawang' },
        ...{ fromCar: 'Sedan', toCar: 'SUV' },
        ...{ fromPaise: String(sedanToShillong), toPaise: String(duty.farePaise) },
      },
    });
    const { rows: log } = await test.pool.query(
      `select detail from activity where action = 'booking-changed' and subject_id = $1`,
      [id],
    );
    expect(log).toEqual([{ detail: { change: 'ride-changed' } }]);
  });

  it('becomes a round trip with its days, and a hire by the hour', async () => {
    const id = await aBooking();
    await change(id, { trip: 'round-trip', returnDate: daysAfter(day, 2), returnTime: '18:00' });
    const round = await view(id);
    expect([round.duty.tripType, round.duty.days]).toEqual(['round-trip', 3]);
    expect(rideFields(round.duty)).toMatchObject({ returnDate: daysAfter(day, 2), returnTime: '18:00' });
    await change(id, { trip: 'local', hours: '8', city: 'guwahati' });
    const hire = await view(id);
    expect([hire.duty.tripType, hire.duty.hours, hire.duty.days, hire.duty.toName]).toEqual([
      ...['local', 8, null, ''],
    ]);
    expect(hire.booking.totalPaise).toBe(hire.duty.fare?.totalPaise);
  });

  it('costs the fare of the rates for whatever is typed; nothing but the ride and its sums changes', async () => {
    const id = await aBooking({ passengerName: 'Asha', instructions: 'Call first', price: '1800' });
    const others = await view(await aBooking());
    const first = await view(id);
    const place = fc.constantFrom('Shillong', 'Tawang', 'Sohra', 'Kaziranga', 'Guwahati Airport', 'Tezpur');
    const ride = fc.record({
      trip: fc.constantFrom<ChosenTrip>('one-way', 'round-trip', 'local'),
      ...{ to: place, stop1: fc.oneof(fc.constant(''), place) },
      car: fc.constantFrom('compact', 'sedan', 'suv', 'luxury'),
      days: fc.integer({ min: 0, max: 6 }),
      hours: fc.constantFrom('4', '8', '10.5'),
    });
    await fc.assert(
      fc.asyncProperty(ride, async ({ days, ...typed }) => {
        const fields = { ...typed, from: 'Guwahati', returnDate: daysAfter(day, days) };
        const form = await formOf(id, fields);
        if (form.seenFare === '') return;
        await send(form);
        const { booking, duty, service, charges } = await view(id);
        const request = tripRequestOf({ ...fields, date: day, time: '06:00' }, day);
        const { fare } = await priceBookedTrip(test.db, request, new Date());
        expect(duty.farePaise).toBe(fare?.totalPaise);
        expect(service.amountPaise).toBe(duty.farePaise);
        expect(booking.totalPaise).toBe(
          service.amountPaise + charges.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
        );
        const { customerId, receivedPaise, notes, ownerId } = first.booking;
        expect(booking).toMatchObject({ customerId, receivedPaise, notes, ownerId });
        const { pickupAt, passengerName, instructions, endCode, status } = first.duty;
        expect(duty).toMatchObject({ pickupAt, passengerName, instructions, endCode, status });
      }),
      { numRuns: 40 },
    );
    const { booking, duty } = await view(others.booking.id);
    expect([booking, duty]).toEqual([others.booking, others.duty]);
  });

  it('leaves the other rides of the booking as they are', async () => {
    const id = await aBooking({ carCount: '2' });
    const form = await formOf(id, { car: 'suv' });
    await send(form);
    const { rows: amounts } = await test.pool.query(
      `select s.amount_paise::int as paise, d.car_type from booking_services s join duties d on d.id = s.id
       where s.booking_id = $1 order by s.position`,
      [id],
    );
    expect(amounts.map(({ car_type }) => car_type).toSorted()).toEqual(['sedan', 'suv']);
    const sum = amounts.reduce((paise, row) => paise + row.paise, 0);
    expect((await view(id)).booking.totalPaise).toBe(sum);
  });

  it('is nothing when it is the ride that the duty has, also for a retry of the same request', async () => {
    const id = await aBooking();
    expect(await change(id)).toBeUndefined();
    const form = await formOf(id, { to: 'Sohra' });
    await send(form);
    const once = await view(id);
    expect(await send(form)).toBeUndefined();
    expect((await view(id)).events).toHaveLength(once.events.length);
  });

  it('makes the documents of a booking with money look at it again', async () => {
    const id = await aBooking();
    await test.pool.query('update bookings set received_paise = 50000 where id = $1', [id]);
    await test.pool.query('delete from document_work where booking_id = $1', [id]);
    await change(id, { car: 'suv' });
    const { rows: work } = await test.pool.query('select 1 from document_work where booking_id = $1', [id]);
    expect(work).toHaveLength(1);
  });

  it('makes the parts of the payment plan follow the total', async () => {
    const id = await aBooking();
    await test.pool.query(
      `insert into payment_plan (booking_id, position, kind, amount_paise) values ($1, 1, 'deposit', 50000), ($1, 2, 'balance', 149500)`,
      [id],
    );
    await change(id, { car: 'suv' });
    const { booking, plan } = await view(id);
    expect(standingOf(plan, booking).map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual([
      ['deposit', 500_00],
      ['balance', 1_495_00],
      ['further', booking.totalPaise - sedanToShillong],
    ]);
  });
});

describe('its price', () => {
  it('stays where staff keep it, with a reason', async () => {
    const id = await aBooking({ price: '1800', tollsExtra: 'yes' });
    await expect(change(id, { to: 'Sohra', priceOf: 'keep' })).rejects.toMatchObject({
      ...{ code: 'invalid', field: 'reason' },
    });
    await change(id, { to: 'Sohra', priceOf: 'keep', reason: 'Promised on the phone' });
    const { booking, duty, events } = await view(id);
    expect([duty.toName, duty.farePaise, booking.totalPaise]).toEqual([
      'Sohra (Cherrapunji)',
      1_800_00,
      1_800_00,
    ]);
    expect(duty.leftOut.parts).toEqual(['tolls']);
    expect(events.at(-1)?.detail).toMatchObject({
      ...{ reason: 'Promised on the phone', ratesPaise: String(duty.fare?.totalPaise) },
    });
  });

  it('is what staff type, with what it leaves out', async () => {
    const id = await aBooking();
    const typed = { to: 'Sohra', priceOf: 'other', reason: 'Old guest' };
    await expect(change(id, typed)).rejects.toMatchObject({ code: 'invalid', field: 'price' });
    await change(id, { ...typed, price: '2500', waitingExtra: 'yes' });
    const { duty } = await view(id);
    expect([duty.farePaise, duty.leftOut.parts]).toEqual([2_500_00, ['waiting']]);
  });

  it('needs no reason when it is the fare anyhow', async () => {
    const id = await aBooking();
    await change(id, { stop1: 'Nongpoh', priceOf: 'keep' });
    expect((await view(id)).duty.stops).toEqual(['Nongpoh']);
  });

  it('is asked for where the rates give no fare', async () => {
    const id = await aBooking();
    const typed = { to: 'Somewhere unknown' };
    await expect(change(id, typed)).rejects.toMatchObject({ code: 'invalid', field: 'priceOf' });
    await change(id, { ...typed, priceOf: 'other', price: '3000', reason: 'Asked the driver' });
    expect(await view(id)).toMatchObject({ duty: { fare: null, farePaise: 3_000_00 } });
  });

  it('is shown again when the rates have another fare by now', async () => {
    const id = await aBooking();
    const form = await formOf(id, { car: 'suv' });
    await expect(send({ ...form, seenFare: '100' })).rejects.toMatchObject({ code: 'conflict' });
    expect((await view(id)).duty.carType).toBe('sedan');
  });

  it('stays nothing for a ride that is a part of a trip', async () => {
    const id = await aBooking();
    await test.pool.query(`update bookings set kind = 'tour' where id = $1`, [id]);
    await test.pool.query(
      'update duties set fare_paise = 0, fare = null, rate_version = null where booking_id = $1',
      [id],
    );
    await test.pool.query('update booking_services set amount_paise = 0 where booking_id = $1', [id]);
    await change(id, { to: 'Sohra', car: 'suv' });
    expect(await view(id)).toMatchObject({ duty: { farePaise: 0, fare: null, carType: 'suv' } });
  });
});

describe('car and driver', () => {
  it('stay where the type fits and they are free', async () => {
    const { id, carId, driverId } = await crewed();
    const changed = await change(id, { to: 'Sohra' });
    expect(changed).toMatchObject({ isNewsForDriver: true, crew: { lost: [] } });
    expect(await view(id)).toMatchObject({ duty: { carId, driverId, status: 'assigned' } });
  });

  it('the car goes with another type, the driver stays', async () => {
    const { id, driverId } = await crewed();
    const changed = await change(id, { car: 'suv' });
    expect(changed?.crew.lost).toMatchObject([{ of: 'car', takenBy: undefined }]);
    const { duty, events } = await view(id);
    expect(duty).toMatchObject({ carId: null, driverId, status: 'confirmed' });
    expect(events.at(-1)?.detail).toMatchObject({ crew: 'car' });
  });

  it('a car of the new type stays', async () => {
    const { id, carId } = await crewed('suv');
    await change(id, { car: 'suv' });
    expect((await view(id)).duty.carId).toBe(carId);
  });

  it('both go where another duty has them then, and staff were told', async () => {
    const { id, carId, driverId } = await crewed();
    const other = await aBooking({ date: daysAfter(day, 1), time: '06:00' });
    const { duty } = await view(other);
    await assignDuty(test.db, actor, { dutyId: duty.id, revision: duty.revision, carId, driverId });
    const form = await formOf(id, { trip: 'round-trip', returnDate: daysAfter(day, 2) });
    expect([form.keptCar, form.keptDriver]).toEqual(['', '']);
    await expect(send({ ...form, keptCar: carId })).rejects.toMatchObject({ code: 'conflict' });
    const changed = await send(form);
    expect(changed?.crew.lost).toMatchObject([
      { of: 'car', takenBy: { bookingId: other } },
      { of: 'driver', takenBy: { bookingId: other } },
    ]);
    expect((await view(id)).duty).toMatchObject({ carId: null, driverId: null, status: 'confirmed' });
  });
});

describe('two staff members at once', () => {
  it('one wins, the other reads what changed', async () => {
    const id = await aBooking();
    const forms = [await formOf(id, { to: 'Tawang' }), await formOf(id, { car: 'suv' })];
    const results = await Promise.allSettled(forms.map(send));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(1);
    const { duty } = await view(id);
    expect(refused[0]).toMatchObject({ code: 'conflict' });
    expect(refused[0].message).toContain(`${actor.name} has changed this duty meanwhile: `);
    expect(refused[0].message).toContain(
      duty.toName === 'Tawang'
        ? 'Ride: Guwahati to Tawang (was Guwahati to Shillong)'
        : 'Car type: SUV (was Sedan)',
    );
    expect(refused[0].message).toContain('(was ₹1,995)');
    expect([duty.toName === 'Tawang', duty.carType === 'suv'].filter(Boolean)).toHaveLength(1);
  });
});

describe('undoing', () => {
  it('brings ride, price and the car back', async () => {
    const { id, carId, driverId } = await crewed();
    const before = await view(id);
    await change(id, { to: 'Tawang', car: 'suv' });
    const { duty } = await view(id);
    await undoRideChange(test.db, actor, { dutyId: duty.id, revision: duty.revision });
    const after = await view(id);
    const { revision: _, ...ride } = before.duty;
    expect(after.duty).toMatchObject(ride);
    expect(after.duty).toMatchObject({ carId, driverId, status: 'assigned' });
    expect(after.service).toEqual(before.service);
    expect(after.booking.totalPaise).toBe(sedanToShillong);
    expect(after.events.at(-1)).toMatchObject({ kind: 'restored', detail: { of: 'ride' } });
  });

  it('is refused once something else happened to the ride', async () => {
    const id = await aBooking();
    await change(id, { to: 'Tawang' });
    const { duty } = await view(id);
    const pickupAt = new Date(duty.pickupAt.getTime() + 3600_000);
    await rescheduleDuty(test.db, actor, {
      ...{ dutyId: duty.id, revision: duty.revision, pickupAt, chargePaise: 0 },
      ...{ dropsCrew: false, reason: '' },
    });
    await expect(
      undoRideChange(test.db, actor, { dutyId: duty.id, revision: duty.revision + 1 }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a ride stays as it is', () => {
  it.each(['on-the-way', 'on-duty', 'done'])('once it is %s', async (status) => {
    const id = await aBooking();
    const form = await formOf(id, { to: 'Tawang' });
    await test.pool.query('update duties set status = $2 where booking_id = $1', [id, status]);
    await expect(send(form)).rejects.toMatchObject({
      ...{ code: 'conflict', message: expect.stringContaining('has begun or is over') },
    });
  });

  it('once it is closed or cancelled', async () => {
    const closed = await aBooking();
    const form = await formOf(closed, { to: 'Tawang' });
    await test.pool.query(
      `update duties set status = 'done', closed_at = now(), closed_by = 'x', statement = '{}', statement_paise = 0 where booking_id = $1`,
      [closed],
    );
    await expect(send(form)).rejects.toThrow('This duty is closed');
    const cancelled = await aBooking();
    const { duty } = await view(cancelled);
    const other = await formOf(cancelled, { to: 'Tawang' });
    await cancelDuty(test.db, actor, {
      ...{ dutyId: duty.id, revision: duty.revision, chargePaise: 0, reason: 'Ill' },
    });
    const { revision } = (await view(cancelled)).duty;
    await expect(send({ ...other, revision: String(revision) })).rejects.toThrow('This duty is cancelled');
  });

  it('for a staff member without the area', async () => {
    const id = await aBooking();
    const form = parseInput(rideChangeInput, await formOf(id, { to: 'Tawang' }));
    const stranger = { ...actor, role: 'Staff', areas: [] } as unknown as typeof actor;
    await expect(changeRide(test.db, stranger, form)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
