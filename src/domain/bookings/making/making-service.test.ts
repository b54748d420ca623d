import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelDuty } from '#domain/bookings/changes/cancel-service.ts';
import { listCustomers } from '#domain/enquiries/customers/customer-list-service.ts';
import { viewEnquiry } from '#domain/enquiries/inbox/inbox-service.ts';
import { joinEnquiries } from '#domain/enquiries/inbox/join-service.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { requestedTrip } from '#domain/fares/fare-service.ts';
import { leftOutOf, nothingLeftOut } from '#domain/fares/inclusions.ts';
import { tripRequestOf } from '#domain/fares/requested-trip.ts';
import type { QuoteTerms } from '#domain/quotes/quote.ts';
import { acceptQuote } from '#domain/quotes/quote-share-service.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { encryptStoredSecrets } from '#domain/secrets/rotation-service.ts';
import { dayInIndia, daysAfter, momentInIndia } from '#domain/shared/india-time.ts';
import { openEncryption, parseSecretKeys } from '#platform/secrets/encryption.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { testSecretKeys } from '../../../../tests/support/secret-keys.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, seen, someBookingForm, viewOnly } from '../../../../tests/support/some-booking.ts';
import { someTerms } from '../../../../tests/support/some-terms.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { makeAtOnce, startBooking } from './booking-start-service.ts';

const test = testDatabase();
const actor = someActor(test);
const today = dayInIndia(new Date());
const inFive = daysAfter(today, 5);

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

const countOf = async (table: string, where = 'true', values: unknown[] = []) =>
  Number((await test.pool.query(`select count(*) from ${table} where ${where}`, values)).rows[0].count);

/** An enquiry with the ride that the customer asked for, and the fare that they saw. */
async function anEnquiry(fields: Record<string, string> = {}, name = 'Bina Das'): Promise<string> {
  const words = { name, contactNo: '97060 11223', email: '', message: '', code: '' };
  const id = await addByHand(test.db, actor, { ...words, source: 'call' });
  const asked = {
    from: 'guwahati',
    to: 'shillong',
    date: inFive,
    time: '07:30',
    car: 'suv',
    rates: '1',
    ...fields,
  };
  const trip = await requestedTrip(test.db, tripRequestOf(asked, today), new Date());
  await test.pool.query('update enquiries set trip = $2, adults = 3, children = 1 where id = $1', [
    id,
    JSON.stringify(trip),
  ]);
  return id;
}

describe('a booking by hand', () => {
  it('puts a customer who never enquired into the list of customers', async () => {
    await makeSomeBooking(test, actor, { name: 'Farhan Ali', contactNo: '98640 77665' });
    const [newest] = (await listCustomers(test.db, actor, { sort: 'contact' })).customers;
    expect(newest).toMatchObject({ name: 'Farhan Ali' });
  });

  it('keeps the e-mail address of a customer who has none; the number decides who it is', async () => {
    const email = 'Maya@Example.com';
    const emailOf = async (id: string) => (await viewOnly(test, actor, id)).customer.email;
    const id = await makeSomeBooking(test, actor, { name: 'Maya', contactNo: '98640 31001' });
    expect(await emailOf(id)).toBe('');
    await makeSomeBooking(test, actor, { name: 'Maya', contactNo: '98640 31001', email });
    expect(await emailOf(id)).toBe('maya@example.com');
    await makeSomeBooking(test, actor, { name: 'Maya', contactNo: '98640 31001', email: 'b@example.com' });
    expect(await emailOf(id)).toBe('maya@example.com');
    const other = await makeSomeBooking(test, actor, { name: 'Her son', contactNo: '98640 31002', email });
    expect((await viewOnly(test, actor, other)).customer.phoneE164).toBe('+919864031002');
  });

  it('has its customer, its duty with fare and version, its planned end and its first event', async () => {
    const id = await makeSomeBooking(test, actor, { passengers: '3', flight: '6E 123' });
    const { booking, duty, service, customer, events } = await viewOnly(test, actor, id);
    expect(customer).toMatchObject({ name: 'Asha Sharma', phoneE164: '+919864012345' });
    expect(booking).toMatchObject({
      origin: 'hand',
      totalPaise: 1_995_00,
      receivedPaise: 0,
      ownerId: actor.id,
    });
    expect(duty).toMatchObject({
      status: 'confirmed',
      tripType: 'one-way',
      city: 'guwahati',
      fromSlug: 'guwahati',
      toSlug: 'shillong',
      km: 100,
      farePaise: 1_995_00,
      rateVersion: 1,
      passengers: 3,
      flight: '6E 123',
      pickupAt: momentInIndia(inFive, '06:00'),
    });
    expect(duty.endsAt.getTime()).toBeGreaterThan(duty.pickupAt.getTime());
    expect(duty.fare?.totalPaise).toBe(1_995_00);
    expect(service.title).toBe('One way, Guwahati to Shillong');
    expect(events.map(({ kind }) => kind)).toEqual(['made']);
  });

  it('belongs to the customer who is known by the number', async () => {
    const first = await viewOnly(
      test,
      actor,
      await makeSomeBooking(test, actor, { contactNo: '98640 55555' }),
    );
    const second = await viewOnly(
      test,
      actor,
      await makeSomeBooking(test, actor, { contactNo: '+91 98640-55555', name: 'A. Sharma' }),
    );
    expect(second.customer.id).toBe(first.customer.id);
  });

  it('has a typed price in place of the fare, and still the rates for its policy', async () => {
    const id = await makeSomeBooking(test, actor, { price: '1,800' });
    const { duty, booking } = await viewOnly(test, actor, id);
    expect(duty).toMatchObject({ farePaise: 1_800_00, rateVersion: 1, leftOut: nothingLeftOut });
    expect(duty.fare?.totalPaise).toBe(1_995_00);
    expect(booking.totalPaise).toBe(1_800_00);
  });

  it('needs a price where no fare can be worked out', async () => {
    await expect(makeSomeBooking(test, actor, { to: 'Timbuktu' })).rejects.toMatchObject({
      code: 'invalid',
      field: 'price',
    });
    const { duty } = await viewOnly(
      test,
      actor,
      await makeSomeBooking(test, actor, { to: 'Timbuktu', km: '300' }),
    );
    expect(duty).toMatchObject({ toSlug: '', toName: 'Timbuktu', km: 300 });
  });

  it.each([
    ['number', { contactNo: '12' }, 'contactNo'],
    ['e-mail', { email: 'maya' }, 'email'],
    ['name', { name: '' }, 'name'],
    ['place', { to: '' }, 'to'],
    ['day', { date: '31/02/2026' }, 'date'],
    ['time', { time: '25:00' }, 'time'],
    ['return', { trip: 'round-trip', returnDate: daysAfter(today, 1) }, 'returnDate'],
    ['hours', { trip: 'local', hours: '0' }, 'hours'],
    ['customers', { passengers: '99' }, 'passengers'],
    ['price', { price: 'cheap' }, 'price'],
  ])('is refused without a proper %s', async (_name, change, field) => {
    expect(() => makeSomeBooking(test, actor, change)).toThrow(
      expect.objectContaining({ code: 'invalid', field }),
    );
  });

  it('is made once, however often and at once the same form is sent', async () => {
    const form = { key: randomUUID(), contactNo: '98640 77777', name: 'Once Only' };
    const ids = await Promise.all(Array.from({ length: 8 }, () => makeSomeBooking(test, actor, form)));
    expect(new Set(ids).size).toBe(1);
    expect(await countOf('bookings', 'idempotency_key = $1', [form.key])).toBe(1);
  });

  it('is not for an Admin without the area', async () => {
    const limited = { ...actor, areas: ['money'] } as typeof actor;
    await expect(makeSomeBooking(test, limited)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a booking from an enquiry', () => {
  it('takes everything over in one click, confirms the enquiry and is linked both ways', async () => {
    const enquiryId = await anEnquiry();
    const id = await makeAtOnce(test, actor, { enquiry: enquiryId });
    const { booking, duty, customer } = await viewOnly(test, actor, id ?? '');
    expect(booking).toMatchObject({ origin: 'enquiry', enquiryId, totalPaise: 2_835_00 });
    expect(customer.name).toBe('Bina Das');
    expect(duty).toMatchObject({
      carType: 'suv',
      passengers: 4,
      rateVersion: 1,
      farePaise: 2_835_00,
      pickupAt: momentInIndia(inFive, '07:30'),
    });
    const enquiry = await viewEnquiry(test.db, actor, enquiryId);
    expect(enquiry?.enquiry.stage).toBe('confirmed');
    expect(enquiry?.events.findLast(({ kind }) => kind === 'booking-made')?.detail).toMatchObject({
      bookingId: id,
    });
    const start = await startBooking(test.db, actor, { enquiry: enquiryId });
    expect(start?.made).toEqual([{ id, isCancelled: false, quoteId: null }]);
  });

  it('keeps the stops on the way, and with them the fare that the customer saw', async () => {
    const asked = {
      trip: 'round-trip',
      returnDate: daysAfter(inFive, 1),
      to: 'sohra',
      stop1: 'shillong',
      stop2: 'mawlynnong',
    };
    const enquiryId = await anEnquiry(asked);
    const seenFare = (await viewEnquiry(test.db, actor, enquiryId))?.enquiry.trip?.fare;
    const id = await makeAtOnce(test, actor, { enquiry: enquiryId });
    const { duty, service } = await viewOnly(test, actor, id ?? '');
    expect(duty.farePaise).toBe(seenFare?.totalPaise);
    expect(duty.fare?.included).toEqual(seenFare?.included);
    expect(duty.stops).toEqual(['Shillong', 'Mawlynnong']);
    expect(service.title).toMatch(/ via Shillong and Mawlynnong$/);
  });

  it('is one booking when two click at once', async () => {
    const enquiryId = await anEnquiry();
    const ids = await Promise.all([1, 2, 3].map(() => makeAtOnce(test, actor, { enquiry: enquiryId })));
    expect(new Set(ids).size).toBe(1);
    expect(await countOf('bookings', 'enquiry_id = $1', [enquiryId])).toBe(1);
  });

  it.each([
    ['the price has lapsed', (trip: string) => `jsonb_set(${trip}, '{fare,validUntil}', '"2026-01-01"')`],
    ['there is no fare', (trip: string) => `jsonb_set(${trip}, '{fare}', 'null')`],
    ['the day has passed', (trip: string) => `jsonb_set(${trip}, '{day}', '"2026-01-01"')`],
  ])('is left to the form when %s', async (_name, change) => {
    const enquiryId = await anEnquiry();
    await test.pool.query(`update enquiries set trip = ${change('trip')} where id = $1`, [enquiryId]);
    expect(await makeAtOnce(test, actor, { enquiry: enquiryId })).toBeUndefined();
    const start = await startBooking(test.db, actor, { enquiry: enquiryId });
    expect(start?.fields).toMatchObject({ from: 'Guwahati', to: 'Shillong', car: 'suv', passengers: '4' });
    expect(await countOf('bookings', 'enquiry_id = $1', [enquiryId])).toBe(0);
  });
});

describe('a booking from an accepted quote', () => {
  async function anAcceptedQuote(terms: Partial<QuoteTerms> = {}) {
    const enquiryId = await anEnquiry();
    const { quote, token } = await makeQuote(test, actor, enquiryId, someTerms(terms));
    return { enquiryId, quote, token };
  }

  it('has its accepted total and its line, once', async () => {
    const { quote, token } = await anAcceptedQuote();
    await acceptQuote(test, token, { name: 'Bina' });
    const ids = await Promise.all([1, 2, 3].map(() => makeAtOnce(test, actor, { quote: quote.id })));
    expect(new Set(ids).size).toBe(1);
    const { booking, duty, service } = await viewOnly(test, actor, ids[0] ?? '');
    expect(booking).toMatchObject({ origin: 'quote', quoteId: quote.id, totalPaise: 735_000 });
    expect(service).toMatchObject({ title: 'Sedan, Guwahati to Shillong', amountPaise: 735_000 });
    expect(duty).toMatchObject({ farePaise: 735_000, rateVersion: 1 });
  });

  it('is made again after it was cancelled, also when the enquiry was joined into another one', async () => {
    const { enquiryId, quote, token } = await anAcceptedQuote();
    await acceptQuote(test, token, { name: 'Bina' });
    await joinEnquiries(test.db, actor, enquiryId, await anEnquiry());
    const first = await makeAtOnce(test, actor, { quote: quote.id });
    const { duty } = await viewOnly(test, actor, first ?? '');
    await cancelDuty(test.db, actor, { ...seen(duty), chargePaise: 0, reason: '' });
    const second = await makeAtOnce(test, actor, { quote: quote.id });
    expect(second).not.toBe(first);
    expect((await viewOnly(test, actor, second ?? '')).booking.cancelledAt).toBeNull();
  });

  it('leaves out of the price what the quote left out', async () => {
    const leftOut = leftOutOf(['tolls', 'night'], 300_00);
    const { quote, token } = await anAcceptedQuote({ serviceKind: 'cab', leftOut });
    expect(quote.leftOut).toEqual(leftOut);
    await acceptQuote(test, token, { name: 'Bina' });
    const { duty } = await viewOnly(test, actor, (await makeAtOnce(test, actor, { quote: quote.id })) ?? '');
    expect(duty.leftOut).toEqual(leftOut);
  });

  it('is refused before the customer has accepted', async () => {
    const { quote } = await anAcceptedQuote();
    await expect(makeSomeBooking(test, actor, { quoteId: quote.id })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

it('encrypts the links of bookings anew when the key changes', async () => {
  await makeSomeBooking(test, actor, someBookingForm());
  const keys = parseSecretKeys(`next:${Buffer.alloc(32, 5).toString('base64')},${testSecretKeys}`);
  if (!keys) throw new Error('no keys');
  await encryptStoredSecrets({ db: test.db, encryption: openEncryption(keys) });
  expect(await countOf('bookings', `token_encrypted not like 'next.%'`)).toBe(0);
});

// Last, because rates cannot be removed again.
it('keeps the price that the customer saw when the rates have changed since', async () => {
  const enquiryId = await anEnquiry();
  await test.pool.query(
    `insert into rate_versions (version, valid_from, rates, confirmed_at, confirmed_by)
     overriding system value
     select 2, $1, jsonb_set(rates, '{cards,guwahati,suv,oneWay,perKm}', '9900'), now(), 'x'
     from rate_versions where version = 1`,
    [today],
  );
  const id = await makeAtOnce(test, actor, { enquiry: enquiryId });
  const { duty } = await viewOnly(test, actor, id ?? '');
  expect(duty).toMatchObject({ rateVersion: 1, farePaise: 2_835_00 });
  const other = await viewOnly(test, actor, await makeSomeBooking(test, actor, { car: 'suv' }));
  expect(other.duty.rateVersion).toBe(2);
});
