import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelPackage, changeTripDays } from '#domain/bookings/packages/package-service.ts';
import {
  addService,
  changeService,
  changeServiceTravellers,
} from '#domain/bookings/trips/service-change-service.ts';
import { serviceStates, type TripService } from '#domain/bookings/trips/services.ts';
import { changeTraveller } from '#domain/bookings/trips/traveller-service.ts';
import type { Traveller } from '#domain/bookings/trips/trip.ts';
import { viewTrip } from '#domain/bookings/trips/trip-view-service.ts';
import { eraseCustomer } from '#domain/privacy/privacy-service.ts';
import { daysAfter } from '#domain/shared/india-time.ts';
import { partKinds } from '#domain/shared/trip-plan.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { firstDay, lastDay } from '../../../../tests/support/some-package.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { enterCosts, workedTrip } from '../../../../tests/support/worked-trip.ts';
import type { VoucherContent } from './voucher.ts';
import { fingerprintOf, type VoucherSource, voucherContent } from './voucher-content.ts';
import { readVoucherToPrint } from './voucher-print-service.ts';
import { makeVouchers, markVoucherSent, readTripVoucher, viewVouchers } from './voucher-service.ts';
import { chatText } from './voucher-text.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

beforeEach(() => query('update suppliers set ended_at = now() where ended_at is null'));

async function tripOf(id: string) {
  const trip = await viewTrip(test.db, actor, id);
  if (!trip) throw new Error('there is no such trip');
  return trip;
}

async function serviceOf(id: string, title: string): Promise<TripService> {
  const found = (await tripOf(id)).services.find((service) => service.title === title);
  if (!found) throw new Error(`there is no ${title}`);
  return found;
}

const set = async (id: string, title: string, field: string, typed: string, basedOn = '') =>
  changeService(test.db, actor, (await serviceOf(id, title)).id, { field, typed, basedOn });

const suppliersOf = {
  'Hotel in Thimphu': 'Hotel Druk',
  'Hotel in Punakha': 'Dhensa',
  'Paro airport to Thimphu': 'Yangphel Transport',
  'Thimphu to Punakha': 'Yangphel Transport',
  'Guide for six days': 'Sonam Dorji',
  'Entry permit': 'Bhutan Permits',
};

/** The worked trip with suppliers and costs. */
async function suppliedTrip() {
  const trip = await workedTrip(test, actor);
  for (const [title, name] of Object.entries(suppliersOf)) await set(trip.id, title, 'supplier', name);
  await enterCosts(test, actor, trip.id);
  return trip;
}

async function rowsOf(id: string) {
  const view = await viewVouchers(test.db, actor, id);
  if (!view) throw new Error('there is no such trip');
  return view.rows;
}

async function rowOf(id: string, name: string) {
  const row = (await rowsOf(id)).find((one) => one.name === name);
  if (!row) throw new Error(`there is no voucher for ${name}`);
  return row;
}

async function contentOf(id: string, name: string): Promise<VoucherContent> {
  const content = (await rowOf(id, name)).newest?.content;
  if (!content) throw new Error(`the voucher for ${name} is not made`);
  return content;
}

const own = 'Travellers’ voucher';
const statesOf = async (id: string) =>
  Object.fromEntries((await rowsOf(id)).map(({ name, state }) => [name, state]));

describe('the vouchers of a trip', () => {
  it('are one for each supplier with all its services, and one for the travellers', async () => {
    const { id } = await suppliedTrip();
    expect(await statesOf(id)).toEqual({
      [own]: 'not-made',
      'Bhutan Permits': 'not-made',
      'Yangphel Transport': 'not-made',
      'Hotel Druk': 'not-made',
      'Sonam Dorji': 'not-made',
      Dhensa: 'not-made',
    });
    expect((await makeVouchers(test.db, actor, id)).map(({ version }) => version)).toEqual(
      Array.from({ length: 6 }, () => 1),
    );
    const transport = await contentOf(id, 'Yangphel Transport');
    expect(transport.services.map(({ title, firstDay: day, starts }) => [title, day, starts])).toEqual([
      ['Paro airport to Thimphu', firstDay, '10:40'],
      ['Thimphu to Punakha', daysAfter(firstDay, 2), '08:30'],
    ]);
    const hotel = await contentOf(id, 'Hotel Druk');
    expect(hotel).toMatchObject({
      ...{ number: `B${id}`, firstDay, lastDay, leadName: 'Meera Nair', adults: 2, childAges: [5, 9] },
      supplier: { name: 'Hotel Druk' },
      contact: { name: 'Meera Nair', phoneE164: '+919864041414' },
      services: [{ nights: 2, firstDay, lastDay: daysAfter(firstDay, 2), isConfirmed: false }],
      days: [],
    });
    const all = await contentOf(id, own);
    expect(all.services).toHaveLength(14);
    expect(all.days.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5].map((n) => daysAfter(firstDay, n)));
    expect(all.days[1]).toMatchObject({ title: 'Thimphu', meals: ['breakfast', 'dinner'] });
    expect(all.services.find(({ title }) => title === 'Hotel in Thimphu')?.supplier).toEqual({
      name: 'Hotel Druk',
      phoneE164: '',
    });
  });

  it('are made once by two clicks, and again only where something changed', async () => {
    const { id } = await suppliedTrip();
    await Promise.all([1, 2].map(() => makeVouchers(test.db, actor, id)));
    expect(await query('select distinct version from vouchers where booking_id = $1', [id])).toEqual([
      { version: 1 },
    ]);
    expect(
      await query(
        `select count(*)::int as n from booking_events where booking_id = $1 and kind = 'voucher-made'`,
        [id],
      ),
    ).toEqual([{ n: 1 }]);
    await set(id, 'Hotel in Punakha', 'remarks', 'Two rooms beside each other');
    expect(await statesOf(id)).toMatchObject({ [own]: 'made', Dhensa: 'out-of-date', 'Hotel Druk': 'made' });
    expect(await makeVouchers(test.db, actor, id)).toEqual([{ name: 'Dhensa', version: 2 }]);
    const { newest, earlier } = await rowOf(id, 'Dhensa');
    expect(newest?.content.services[0]?.remarks).toBe('Two rooms beside each other');
    expect(earlier.map(({ version }) => version)).toEqual([1]);
    // An old version stays readable.
    const old = await readVoucherToPrint(test.db, actor, earlier[0]?.id ?? '');
    expect(old?.voucher).toMatchObject({ version: 1, content: { services: [{ remarks: '' }] } });
    expect(await makeVouchers(test.db, actor, id)).toEqual([]);
  });

  it('name what is not confirmed, and are out of date once it is', async () => {
    const { id } = await suppliedTrip();
    await makeVouchers(test.db, actor, id);
    expect((await rowOf(id, 'Hotel Druk')).unconfirmed).toEqual(['Hotel in Thimphu']);
    await set(id, 'Hotel in Thimphu', 'confirmation', 'HD-771');
    expect(await rowOf(id, 'Hotel Druk')).toMatchObject({ state: 'out-of-date', unconfirmed: [] });
    await makeVouchers(test.db, actor, id);
    expect((await contentOf(id, 'Hotel Druk')).services[0]).toMatchObject({
      ...{ confirmation: 'HD-771', isConfirmed: true },
    });
  });

  it('are withdrawn from a supplier that has nothing in the trip any more', async () => {
    const { id } = await suppliedTrip();
    await makeVouchers(test.db, actor, id);
    await set(id, 'Hotel in Punakha', 'state', 'cancelled', 'to-ask');
    expect(await statesOf(id)).toMatchObject({ Dhensa: 'withdrawn', [own]: 'out-of-date' });
    await makeVouchers(test.db, actor, id);
    expect((await contentOf(id, own)).services.map(({ title }) => title)).not.toContain('Hotel in Punakha');
    const dhensa = (await rowOf(id, 'Dhensa')).newest;
    expect(dhensa?.version).toBe(1);
    await expect(markVoucherSent(test.db, actor, dhensa?.id ?? '', 'hand')).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('follow the days of the trip, and wait until these are agreed', async () => {
    const { id } = await suppliedTrip();
    await makeVouchers(test.db, actor, id);
    await changeTripDays(
      test.db,
      actor,
      id,
      { firstDay: daysAfter(firstDay, 1), lastDay: daysAfter(lastDay, 1) },
      { firstDay, lastDay },
    );
    expect(new Set(Object.values(await statesOf(id)))).toEqual(new Set(['out-of-date']));
    await query('update bookings set first_day = null, last_day = null where id = $1', [id]);
    await expect(makeVouchers(test.db, actor, id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are not made or sent for a cancelled trip, and the customer’s page has none', async () => {
    const { id } = await suppliedTrip();
    await makeVouchers(test.db, actor, id);
    const made = (await rowOf(id, 'Dhensa')).newest;
    expect((await readTripVoucher(test.db, id))?.version).toBe(1);
    await cancelPackage(test.db, actor, id, { chargePaise: 0, reason: 'Ill' });
    expect(new Set(Object.values(await statesOf(id)))).toEqual(new Set(['withdrawn']));
    expect(await readTripVoucher(test.db, id)).toBeUndefined();
    await expect(makeVouchers(test.db, actor, id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(markVoucherSent(test.db, actor, made?.id ?? '', 'hand')).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('are marked as given by hand once, which the timeline says', async () => {
    const { id } = await suppliedTrip();
    await makeVouchers(test.db, actor, id);
    const made = (await rowOf(id, 'Sonam Dorji')).newest;
    for (let time = 0; time < 2; time++)
      expect(await markVoucherSent(test.db, actor, made?.id ?? '', 'hand')).toEqual({
        ...{ name: 'Sonam Dorji', version: 1 },
      });
    expect(await rowOf(id, 'Sonam Dorji')).toMatchObject({ state: 'sent', newest: { sentBy: 'hand' } });
    expect(
      await query(`select detail from booking_events where booking_id = $1 and kind = 'voucher-sent'`, [id]),
    ).toEqual([{ detail: { name: 'Sonam Dorji', version: '1', way: 'hand' } }]);
  });

  it('are never changed, and go with the data of their customer', async () => {
    const { id } = await suppliedTrip();
    await makeVouchers(test.db, actor, id);
    await expect(query(`update vouchers set content = '{}' where booking_id = $1`, [id])).rejects.toThrow(
      'never changed',
    );
    await query('update bookings set cancelled_at = now(), received_paise = total_paise');
    const [{ customer }] = await query('select customer_id::text as customer from bookings where id = $1', [
      id,
    ]);
    await eraseCustomer(test.db, actor, customer, `B${id}`);
    expect(await query('select id from vouchers where booking_id = $1', [id])).toEqual([]);
    expect(await rowsOf(id)).toEqual([]);
  });
});

describe('what a voucher tells its reader', () => {
  const passport = async (id: string) => {
    const { travellers } = await tripOf(id);
    for (const [index, name] of ['', 'Rahul Nair', 'Anu Nair', 'Dev Nair'].entries()) {
      const traveller = travellers[index]?.id ?? '';
      const fill = (field: string, typed: string) =>
        changeTraveller(test.db, actor, id, traveller, { field, typed, basedOn: '' });
      if (name) await fill('name', name);
      await fill('nationality', 'IN');
      await fill('birthDate', `1985-03-0${index + 1}`);
      await fill('remarks', 'Insulin in the fridge');
    }
    return travellers;
  };

  it('gives birth dates and nationality to the permit agent alone, and the phone to who meets the travellers', async () => {
    const { id } = await suppliedTrip();
    await passport(id);
    await makeVouchers(test.db, actor, id);
    const permit = await contentOf(id, 'Bhutan Permits');
    expect(permit.contact).toBeNull();
    expect(permit.travellers[1]).toEqual({
      ...{ number: 2, name: 'Rahul Nair', isLead: false, age: null },
      ...{ nationality: 'IN', birthDate: '1985-03-02' },
    });
    for (const name of [own, 'Hotel Druk', 'Yangphel Transport', 'Sonam Dorji']) {
      const content = await contentOf(id, name);
      expect(content.contact?.phoneE164).toBe('+919864041414');
      expect(JSON.stringify(content)).not.toContain('1985');
    }
    for (const { newest } of await rowsOf(id)) expect(JSON.stringify(newest)).not.toContain('Insulin');
  });

  it('names those who have a service and no others', async () => {
    const { id } = await suppliedTrip();
    const travellers = await passport(id);
    const thimphu = await serviceOf(id, 'Hotel in Thimphu');
    const two = travellers.slice(0, 2).map((traveller) => traveller.id);
    await changeServiceTravellers(test.db, actor, thimphu.id, {
      ...{ travellerIds: two, revision: thimphu.revision },
    });
    await addService(test.db, actor, id, { kind: 'activity', title: 'Archery', day: '2' });
    await set(id, 'Archery', 'supplier', 'Hotel Druk');
    const archery = await serviceOf(id, 'Archery');
    await changeServiceTravellers(test.db, actor, archery.id, {
      ...{ travellerIds: two.slice(1), revision: archery.revision },
    });
    await makeVouchers(test.db, actor, id);
    const hotel = await contentOf(id, 'Hotel Druk');
    expect(hotel.travellers.map(({ name }) => name)).toEqual(['Meera Nair', 'Rahul Nair']);
    expect(hotel.services.map((service) => [service.title, service.travellers])).toEqual([
      ['Hotel in Thimphu', []],
      ['Archery', [2]],
    ]);
    expect(JSON.stringify(hotel)).not.toMatch(/Anu|Dev/);
  });

  it('has no amount, wherever one is stored', async () => {
    const { id } = await suppliedTrip();
    await query(`update bookings set notes = 'pays 1,75,000' where id = $1`, [id]);
    await makeVouchers(test.db, actor, id);
    const [{ paise }] = await query(
      'select array_agg(cost_paise::text) as paise from booking_services where booking_id = $1 and cost_paise is not null',
      [id],
    );
    expect((paise as string[]).length).toBe(14);
    for (const { newest } of await rowsOf(id)) {
      const text = JSON.stringify(newest?.content);
      expect(text).not.toMatch(/cost|paise|price|margin|1,75,000/i);
      for (const amount of paise as string[]) expect(text).not.toContain(amount);
    }
  });

  it('says the same in short in a chat', async () => {
    const { id } = await suppliedTrip();
    await set(id, 'Hotel in Thimphu', 'confirmation', 'HD-771');
    await set(id, 'Hotel in Thimphu', 'detail:rooms', '2 double');
    await makeVouchers(test.db, actor, id);
    const text = chatText(await contentOf(id, 'Hotel Druk'), 'Purvai Travels', '+91 361 000 0000');
    expect(text).toContain(`Purvai Travels: voucher B${id} for Hotel Druk.`);
    expect(text).toContain('Guests: Meera Nair, 2 adults, 2 children (5 and 9 years)');
    expect(text).toContain('Phone of the guests: +91 98640 41414');
    expect(text).toMatch(
      /\*Hotel in Thimphu\*\nCheck-in .*, Check-out .*, 2 nights\nRooms: 2 double\nConfirmation HD-771/,
    );
  });
});

/** A trip with random services and travellers. */
const sources = fc
  .record({
    travellers: fc.array(
      fc.record({
        age: fc.option(fc.integer({ min: 0, max: 90 })),
        birthDate: fc.option(fc.constantFrom('1980-02-29', '2015-06-01', '2024-01-01')),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    services: fc.array(
      fc.record({
        kind: fc.constantFrom(...partKinds),
        day: fc.option(fc.integer({ min: 1, max: 6 })),
        nights: fc.integer({ min: 0, max: 3 }),
        supplier: fc.constantFrom('1', '2', '3', null),
        state: fc.constantFrom(...serviceStates),
        has: fc.uniqueArray(fc.integer({ min: 0, max: 5 })),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ travellers, services }): VoucherSource => {
    const all = travellers.map(
      (one, index): Traveller => ({
        ...one,
        ...{ id: `t${index}`, name: `Name${index}`, nationality: 'IN', isLead: index === 0 },
        remarks: 'private remark',
      }),
    );
    return {
      booking: { id: '7', firstDay: '2027-04-12', lastDay: '2027-04-17' },
      title: 'Bhutan',
      customer: { name: 'Meera Nair', phoneE164: '+919864012345' },
      suppliers: new Map(
        ['1', '2', '3'].map((id) => [
          id,
          { id, name: `Firm${id}`, city: '', contactName: '', phoneE164: '', email: '' },
        ]),
      ),
      trip: {
        days: [],
        travellers: all,
        services: services.map(({ supplier, has, ...service }, index) => ({
          ...service,
          ...{ id: `s${index}`, bookingId: '7', title: `Service${index}.`, starts: '', heldUntil: null },
          ...{ confirmation: '', remarks: '', details: {}, quoted: null, revision: 1 },
          onDay: service.day === null ? null : daysAfter('2027-04-12', service.day - 1),
          supplier: supplier === null ? null : { id: supplier, name: `Firm${supplier}` },
          travellerIds: has.flatMap((one) => all[one]?.id ?? []),
        })),
      },
    };
  });

const readers = [null, '1', '2', '3'];

it('every live service is on the travellers’ voucher and on that of its supplier', () => {
  fc.assert(
    fc.property(sources, fc.constantFrom(...readers), (source, reader) => {
      const due = source.trip.services.filter(
        ({ state, supplier }) => state !== 'cancelled' && (reader === null || supplier?.id === reader),
      );
      const content = voucherContent(source, reader);
      expect(content?.services.map(({ title }) => title) ?? []).toEqual(due.map(({ title }) => title));
      if (!content) return;
      expect(content.adults + content.childAges.length).toBe(content.travellers.length);
      expect(fingerprintOf(content)).toBe(fingerprintOf(structuredClone(content)));
    }),
  );
});

it('a supplier does not read of travellers who have none of its services, and birth dates only for a permit', () => {
  fc.assert(
    fc.property(sources, fc.constantFrom('1', '2', '3'), (source, reader) => {
      const { services, travellers } = source.trip;
      const due = services.filter(({ state, supplier }) => state !== 'cancelled' && supplier?.id === reader);
      const content = voucherContent(source, reader);
      expect(JSON.stringify(content ?? '')).not.toContain('private remark');
      for (const { number, birthDate } of content?.travellers ?? []) {
        const traveller = travellers[number - 1];
        const own = due.filter(
          ({ travellerIds }) => travellerIds.length === 0 || travellerIds.includes(traveller?.id ?? ''),
        );
        expect(own).not.toEqual([]);
        const hasPermit = own.some(({ kind }) => kind === 'permit');
        expect(birthDate).toBe(hasPermit ? traveller?.birthDate : null);
      }
    }),
  );
});
