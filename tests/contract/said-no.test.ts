import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { askOnce } from '#app/duty/asked-once.ts';
import { answerQuote } from '#app/site/quote/quote-answer.ts';
import { handleBookingAction } from '#app/staff/cabs/bookings/page/booking-action.ts';
import { readInboxQuery } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { handleUsers } from '#app/staff/settings/users/users-action.ts';
import { bookingInput } from '#domain/bookings/making/booking-input.ts';
import { driverEntryInput } from '#domain/bookings/slip/entry-input.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { extraFields, inclusions } from '#domain/fares/inclusions.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { addTourPackage } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';
import { createLog } from '#platform/log.ts';
import { createPackagePriceEndpoints } from '#server/endpoints/package-prices.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';
import { addDriverDuty } from '../support/driver-duty.ts';
import { someActor } from '../support/some-actor.ts';
import { makeSomeBooking, someBookingForm, viewOnly } from '../support/some-booking.ts';
import { someTerms } from '../support/some-terms.ts';
import { staffActions } from '../support/staff-actions.ts';
import { addStaff, newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
const act = staffActions(test);
const { logIn } = staffApi(test);

const answers = ['no', 'false', '0', 'off', ''];

const [sample] = samplePackages;
if (!sample) throw new Error('there is no sample');

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

describe.each(answers)('a field or parameter with the value %j', (answer) => {
  it('is not a first booking on the page of the price and by its call', async () => {
    const price = { sellingPricePaise: 76_000_00, priceBeforeDiscountPaise: null, isSample: false };
    const id = await addTourPackage(test.db, { ...sample, descriptionHtml: '', itinerary: [], ...price });
    const printItinerary = async () => new Uint8Array();
    const web = createPackagePriceEndpoints({
      db: test.db,
      log: createLog('silent', 'web'),
      printer: { printItinerary },
    });
    const ask = async (first: string) =>
      (await web.request(`${paths.packageEstimate}?package=${id}&adults=2&first=${first}`)).json();
    expect(await ask(answer)).toMatchObject({
      party: { isFirstBooking: false },
      price: { discountPaise: 0 },
    });
    expect((await ask('yes')).price.discountPaise).toBeGreaterThan(0);
  });

  it('chooses no optional line of a quote', async () => {
    const words = { name: 'Asha', contactNo: '98640 12345', email: '', message: '', code: '' };
    const enquiryId = await addByHand(test.db, actor, { ...words, source: 'call' });
    const lines = [
      { text: 'Package', quantity: 1, unitPaise: 20_000_00 },
      { text: 'Boat', quantity: 1, unitPaise: 1_000_00, isOptional: true as const },
    ];
    const { quote, token } = await makeQuote(test, actor, enquiryId, someTerms({ lines }));
    const asked = answerQuote(test, token, { name: 'Asha', 'line-2': answer });
    await expect(asked).rejects.toMatchObject({ status: 303 });
    const { rows } = await test.pool.query('select chosen_lines, accepted_paise from quotes where id = $1', [
      quote.id,
    ]);
    expect(rows).toEqual([{ chosen_lines: [], accepted_paise: String(quote.totalPaise) }]);
  });

  it('grants no area to an Admin', async () => {
    const [admin, other] = [await addStaff(test), await addStaff(test)];
    const browser = newBrowser();
    await logIn(browser, admin.username);
    const fields = { intent: 'areas', id: String(other.id), 'area-enquiries': 'on', 'area-money': answer };
    expect(await act(browser, handleUsers, fields)).toMatchObject({ done: true });
    const { rows } = await test.pool.query('select areas from staff_users where id = $1', [other.id]);
    expect(rows).toEqual([{ areas: ['enquiries'] }]);
  });

  it('does not end a duty without the code', () => {
    const entry = { key: randomUUID(), happenedAt: new Date().toISOString(), sequence: '1', kind: 'end' };
    const read = (withoutCode: string) => driverEntryInput.parse({ ...entry, odometerKm: '1', withoutCode });
    expect([read(answer), read('yes')]).toMatchObject([{ withoutCode: false }, { withoutCode: true }]);
  });

  it.each(inclusions)('leaves %s in an agreed price', (part) => {
    const read = (text: string) =>
      bookingInput.parse(someBookingForm({ price: '1,800', nightPrice: '300', [extraFields[part]]: text }))
        .leftOut.parts;
    expect([read(answer), read('yes')]).toEqual([[], [part]]);
  });

  it('does not reduce the charge for a cancellation', async () => {
    const browser = newBrowser();
    await logIn(browser, (await addStaff(test)).username);
    const id = await makeSomeBooking(test, actor);
    const [from, to] = [new Date(Date.now() - 3600_000), new Date(Date.now() + 3600_000)];
    await test.pool.query('update duties set pickup_at = $2, ends_at = $3 where booking_id = $1', [
      ...[id, from, to],
    ]);
    const { duty } = await viewOnly(test, actor, id);
    const ended = { dutyId: duty.id, revision: String(duty.revision), chargePaise: '99750' };
    const change = { intent: 'cancel', less: answer, reducedCharge: '0', reason: 'Road closed' };
    expect(await act(browser, handleBookingAction, { ...ended, ...change })).toMatchObject({ done: true });
    expect((await viewOnly(test, actor, id)).booking.totalPaise).toBe(997_50);
  });

  it('is not an answer of the driver who was asked', async () => {
    const query = async (text: string, values: unknown[]) => (await test.pool.query(text, values)).rows;
    const { token, dutyId } = await addDriverDuty(query);
    const ask = async (fields: Record<string, string>) =>
      (await askOnce(test.db, token, fields)) !== undefined;
    expect(await ask({ kind: 'end', withoutCode: answer })).toBe(true);
    expect(await ask({ kind: 'end', withoutCode: 'yes' })).toBe(false);
    await query(
      `update duties set pickup_at = pickup_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = $1`,
      [dutyId],
    );
    expect(await ask({ kind: 'start', early: answer })).toBe(true);
    expect(await ask({ kind: 'start', early: 'yes' })).toBe(false);
  });

  it('does not ask for the last page of the inbox', () => {
    expect(readInboxQuery(new URLSearchParams({ last: answer }))).not.toHaveProperty('last');
  });
});
