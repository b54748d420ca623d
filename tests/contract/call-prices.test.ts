import { randomUUID } from 'node:crypto';
import { RouterContextProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PageContext, pageContext } from '#app/page-context.ts';
import { action as addEnquiry } from '#app/staff/enquiries/add/add-enquiry-resource.ts';
import { loader as loadPackages } from '#app/staff/enquiries/add/call-packages.ts';
import { loader as loadPrices } from '#app/staff/enquiries/add/call-prices.ts';
import type { CallPrices } from '#app/staff/enquiries/add/call-prices-view.ts';
import { handleLoginPage } from '#app/staff/login/login-action.ts';
import { readEditor } from '#app/staff/quotes/editor/editor-data.ts';
import type { RouteArgs } from '#app/staff/shell/staff-action.ts';
import { tripStartOf } from '#app/staff/trips/new/trip-start.ts';
import { makeAtOnce, startBooking } from '#domain/bookings/making/booking-start-service.ts';
import { viewEnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { readQuotedPackage } from '#domain/tour-packages/price/quoted-package-service.ts';
import { addTourPackage, confirmSamplePrices } from '#domain/tour-packages/tour-package-service.ts';
import { newBookingPath, newQuotePath, newTripPath } from '#staff-paths.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';
import { goodPassword } from '../support/good-password.ts';
import { someActor } from '../support/some-actor.ts';
import { staffActions } from '../support/staff-actions.ts';
import { addStaff, apiEnv, type Browser, newBrowser } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
const send = staffActions(test);
const browser = newBrowser();
const today = dayInIndia(new Date());
const inFive = daysAfter(today, 5);

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  const { username } = await addStaff(test);
  const login = { intent: 'log-in', userName: username, userPassword: goodPassword };
  expect(await send(browser, handleLoginPage, login)).toMatchObject({ done: true });
});

type Loader<Value> = (args: never) => Promise<Value>;

async function load<Value>(loader: Loader<Value>, asked = '', by: Browser = browser): Promise<Value> {
  const context = new RouterContextProvider();
  const page = {
    ...test,
    baseUrl: apiEnv.BASE_URL,
    visitor: { fromAddress: '203.0.113.9', userAgent: 'test' },
  };
  context.set(pageContext, page as unknown as PageContext);
  const cookie = [...by.cookies].map((pair) => pair.join('=')).join('; ');
  const request = new Request(`${apiEnv.BASE_URL}/?${new URLSearchParams({ asked })}`, {
    headers: { cookie },
  });
  return loader({ request, context } as never);
}

const pricesOf = (fields: Record<string, string>, by?: Browser) =>
  load(loadPrices as Loader<CallPrices | null>, String(new URLSearchParams(fields)), by);

const ride = { kind: 'one-way', tripFrom: 'Guwahati', tripTo: 'Shillong', tripStarts: inFive };

describe('the price of a ride, while the caller waits', () => {
  it('is that of every car type, with GST, as soon as from, to and date are known', async () => {
    const shown = await pricesOf(ride);
    expect(shown).toMatchObject({
      why: '',
      unknown: [],
      title: expect.stringContaining('Guwahati to Shillong'),
    });
    // The fares of docs/fares.md, examples 1, 9 and 10.
    expect(shown?.prices).toEqual([
      { key: 'compact', name: 'Compact', total: '₹1,680', tax: 'with ₹80 GST (5%)' },
      { key: 'sedan', name: 'Sedan', total: '₹1,995', tax: 'with ₹95 GST (5%)' },
      { key: 'suv', name: 'SUV', total: '₹2,835', tax: 'with ₹135 GST (5%)' },
      { key: 'luxury', name: 'Luxury', total: '₹6,300', tax: 'with ₹300 GST (5%)' },
    ]);
    expect(shown?.rates).toMatch(/^\d+$/);
  });

  it('there and back has the days that were typed', async () => {
    const shown = await pricesOf({ ...ride, kind: 'round-trip', tripEnds: daysAfter(inFive, 2) });
    expect(shown?.prices).toContainEqual(
      expect.objectContaining({ key: 'suv', total: '₹14,963', tax: 'with ₹712.50 GST (5%)' }),
    );
  });

  it('by the hour needs no end', async () => {
    const shown = await pricesOf({ kind: 'local', tripFrom: 'Guwahati', tripStarts: inFive, hours: '6' });
    expect(shown?.prices).toContainEqual(expect.objectContaining({ key: 'compact', total: '₹1,659' }));
  });

  it('today is shown without a time, also late in the evening', async () => {
    const shown = await pricesOf({ ...ride, tripStarts: today });
    expect(shown).toMatchObject({ why: '' });
    expect(shown?.prices).not.toEqual([]);
  });

  it.each([
    [{ ...ride, tripTo: 'Udaipur' }, /No stop is called “Udaipur”/, ['Udaipur (Tripura)']],
    [{ ...ride, tripFrom: 'Qwertyville' }, /No stop is called “Qwertyville”/, []],
    [{ ...ride, tripTo: 'Guwahati' }, /begins and ends at the same place\. It has no fare/, undefined],
    [{ ...ride, tripStarts: daysAfter(today, -2), tripTime: '09:00' }, /time has passed/, undefined],
  ])('says what is missing: %j', async (fields, why, names) => {
    const shown = await pricesOf(fields);
    expect(shown).toMatchObject({ prices: [], why: expect.stringMatching(why) });
    if (names) expect(shown?.unknown[0]?.names).toEqual(names);
  });

  it.each([
    ['no date', { ...ride, tripStarts: '' }],
    ['no end', { ...ride, tripTo: '' }],
    ['no day of return', { ...ride, kind: 'round-trip' }],
    ['no kind', { ...ride, kind: '' }],
    ['a kind from outside', { ...ride, kind: '__proto__' }],
  ])('is not there with %s', async (_what, fields) => {
    expect(await pricesOf(fields)).toBeNull();
  });

  it('leaves the server field by field, and only to staff', async () => {
    expect(Object.keys((await pricesOf(ride)) ?? {}).toSorted()).toEqual(
      ['asked', 'lines', 'note', 'prices', 'rates', 'title', 'unknown', 'why'].toSorted(),
    );
    expect(await pricesOf(ride, newBrowser())).toBeNull();
    expect(await load(loadPackages as Loader<unknown[]>, '', newBrowser())).toEqual([]);
  });
});

const call = () => ({ key: randomUUID(), contactNo: '98640 55001', name: 'Bina Devi', source: 'call' });
const add = (fields: Record<string, string>) =>
  send(browser, addEnquiry as unknown as (args: RouteArgs) => ReturnType<typeof addEnquiry>, fields);
const addedBy = (result: unknown) => (result as { value: { id: string; leadsTo?: string } }).value;
const staff = actor as StaffActor;

describe('a ride whose price was chosen', () => {
  const chosen = async (more: Record<string, string> = {}) => {
    const rates = (await pricesOf({ ...ride, ...more }))?.rates ?? '';
    return { ...call(), ...ride, car: 'sedan', rates, ...more };
  };

  it('becomes a quote with its fare', async () => {
    const { id, leadsTo } = addedBy(await add({ ...(await chosen()), next: 'quote' }));
    expect(leadsTo).toBe(newQuotePath(id));
    const editor = await readEditor(test.db, staff, id);
    expect(editor?.initial).toMatchObject({ serviceKind: 'cab', gstPercent: '5' });
    expect(editor?.initial.lines).toMatchObject([
      { text: expect.stringContaining('Sedan, Guwahati to Shillong'), quantity: '100', price: '₹19' },
    ]);
    expect(editor?.initial.trip).toMatchObject({ firstDay: inFive });
  });

  it('becomes a booking with everything filled in, and leaves open the time that nobody named', async () => {
    const { id, leadsTo } = addedBy(await add({ ...(await chosen()), next: 'booking' }));
    expect(leadsTo).toBe(newBookingPath({ enquiry: id }));
    const start = await startBooking(test.db, staff, { enquiry: id });
    expect(start?.fields).toMatchObject({
      ...{ trip: 'one-way', from: 'Guwahati', to: 'Shillong', date: inFive, car: 'sedan', time: '' },
    });
    expect(start?.version).toBeGreaterThan(0);
    expect(await makeAtOnce({ ...test } as never, staff, { enquiry: id })).toBeUndefined();
  });

  it('with its time is booked in one click at the fare that was named', async () => {
    const { id } = addedBy(await add({ ...(await chosen({ tripTime: '06:30' })), next: 'booking' }));
    const booking = await makeAtOnce({ ...test } as never, staff, { enquiry: id });
    const { rows } = await test.pool.query('select total_paise::int from bookings where id = $1', [booking]);
    expect(rows).toEqual([{ total_paise: 1995_00 }]);
  });

  it('is one enquiry when it is sent again for the other page, and refused for another car', async () => {
    const form = await chosen();
    const { id } = addedBy(await add({ ...form, next: 'quote' }));
    expect(addedBy(await add({ ...form, next: 'booking' }))).toEqual({
      id,
      leadsTo: newBookingPath({ enquiry: id }),
    });
    expect(await add({ ...form, car: 'suv', next: 'quote' })).toMatchObject({
      done: false,
      code: 'conflict',
    });
  });

  it('is refused where its fare is gone, or the car was never offered', async () => {
    const form = await chosen();
    expect(await add({ ...form, tripTo: 'Guwahati', next: 'quote' })).toMatchObject({ code: 'conflict' });
    expect(await add({ ...form, car: 'hovercraft' })).toMatchObject({ done: false, code: 'invalid' });
    const { rows } = await test.pool.query(`select 1 from enquiries where idempotency_key like '%' || $1`, [
      form.key,
    ]);
    expect(rows).toEqual([]);
  });

  it('keeps the ride and no fare when it is only added', async () => {
    const { id } = addedBy(await add({ ...call(), ...ride, kind: 'round-trip', tripEnds: inFive }));
    const enquiry = await viewEnquiryContact(test.db, staff, id);
    expect(enquiry).toMatchObject({
      trip: { trip: 'round-trip', car: '', fare: null, isTimeOpen: true },
      ...{ tripFrom: 'Guwahati', tripEnds: inFive, tripTime: '', carType: '' },
    });
  });

  it('of one day forgets a day of return that was typed before', async () => {
    const { id } = addedBy(await add({ ...call(), ...ride, tripEnds: daysAfter(inFive, 3) }));
    expect(await viewEnquiryContact(test.db, staff, id)).toMatchObject({ tripEnds: inFive });
  });
});

describe('the price of a tour for a party', () => {
  const [bhutan] = samplePackages;
  let id = '';
  const tour = (more: Record<string, string> = {}) => ({
    ...{
      kind: 'tour',
      package: id,
      adults: '2',
      ages: '',
      tripStarts: `${Number(today.slice(0, 4)) + 1}-11-10`,
    },
    ...more,
  });
  beforeAll(async () => {
    if (!bhutan) throw new Error('no sample');
    id = await addTourPackage(test.db, bhutan);
    await confirmSamplePrices(test.db);
  });

  it('is by the prices of its month, with GST and TCS', async () => {
    const autumn = await pricesOf(tour());
    const spring = await pricesOf(tour({ tripStarts: `${Number(today.slice(0, 4)) + 1}-04-10` }));
    expect(autumn?.prices).toMatchObject([{ key: id, tax: expect.stringMatching(/^with ₹.* GST/) }]);
    const paise = (shown: CallPrices | null) => paiseFromTyped(shown?.prices[0]?.total ?? '') ?? 0;
    expect(paise(spring)).toBeGreaterThan(paise(autumn));
    expect(autumn?.lines.length).toBeGreaterThan(1);
  });

  it('says why there is none', async () => {
    expect(await pricesOf(tour({ ages: 'small' }))).toMatchObject({
      prices: [],
      why: expect.stringContaining('age'),
    });
    expect(await pricesOf(tour({ package: '999999' }))).toMatchObject({
      why: expect.stringContaining('not published'),
    });
    expect(await pricesOf(tour({ adults: '41' }))).toBeNull();
  });

  it('becomes a quote with the same total', async () => {
    const shown = await pricesOf(tour({ ages: '9' }));
    const { id: enquiry, leadsTo } = addedBy(await add({ ...call(), ...tour({ ages: '9' }), next: 'quote' }));
    expect(leadsTo).toBe(newQuotePath(enquiry));
    const editor = await readEditor(test.db, staff, enquiry);
    expect(editor?.initial.trip).toMatchObject({ adults: '2', ages: '9' });
    const { lines, gstPercent, tcsPercent } = editor?.initial ?? {
      lines: [],
      gstPercent: '',
      tcsPercent: '',
    };
    const { totalPaise } = sumsOf({
      lines: lines.map(({ text, quantity, price }) => ({
        ...{ text, quantity: Number(quantity), unitPaise: paiseFromTyped(price) ?? 0 },
      })),
      ...{ discount: null, gstPercent, tcsPercent, placeOfSupply: 'same-state', isRounded: true },
    });
    expect(totalPaise).toBe(paiseFromTyped(shown?.prices[0]?.total ?? ''));
  });

  it('becomes a trip with everything filled in', async () => {
    const { id: enquiry, leadsTo } = addedBy(
      await add({ ...call(), ...tour({ ages: '9' }), next: 'booking' }),
    );
    expect(leadsTo).toBe(newTripPath(enquiry));
    const contact = await viewEnquiryContact(test.db, staff, enquiry);
    if (!contact) throw new Error('no enquiry');
    const start = tripStartOf(contact, await readQuotedPackage(test.db, staff, id));
    expect(start).toMatchObject({
      ...{ kind: 'overseas-tour', source: 'package', sourceId: id, adults: '2', ages: '9' },
      ...{ title: bhutan?.name, firstDay: tour().tripStarts, price: expect.stringContaining('₹') },
    });
    expect((start.lastDay ?? '') > (start.firstDay ?? '')).toBe(true);
  });

  it('is one of the packages that are listed', async () => {
    expect(await load(loadPackages as Loader<unknown[]>)).toContainEqual(
      expect.objectContaining({ id, isAbroad: true }),
    );
  });
});
