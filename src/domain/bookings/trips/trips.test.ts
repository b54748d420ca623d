import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf } from '#domain/bookings/booking.ts';
import { sellExtra, takeBackExtra } from '#domain/bookings/money/extra-service.ts';
import { cancelPackage, changeTripDays, restorePackage } from '#domain/bookings/packages/package-service.ts';
import { viewBooking } from '#domain/bookings/page/booking-page-service.ts';
import { daysAfter } from '#domain/shared/india-time.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { firstDay, lastDay } from '../../../../tests/support/some-package.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { enterCosts, workedCosts, workedPlan, workedTrip } from '../../../../tests/support/worked-trip.ts';
import { costFromTyped, costText } from './cost-text.ts';
import { changeDay, insertDay, removeDay } from './day-service.ts';
import { differencesOf } from './differences.ts';
import { marginOf } from './margin.ts';
import { addService, changeService, removeService } from './service-change-service.ts';
import { currencies } from './services.ts';
import { addTraveller, changeTraveller, chooseLead, removeTraveller } from './traveller-service.ts';
import { ageOf, ageOn } from './trip.ts';
import { viewTrip } from './trip-view-service.ts';
import { undoTripChange } from './undo-service.ts';

const test = testDatabase();
const actor = someActor(test);

async function tripOf(id: string) {
  const trip = await viewTrip(test.db, actor, id);
  if (!trip) throw new Error('there is no such trip');
  return trip;
}

async function serviceOf(id: string, title: string) {
  const found = (await tripOf(id)).services.find((service) => service.title === title);
  if (!found) throw new Error(`there is no ${title}`);
  return found;
}

const change = (id: string, field: string, typed: string, basedOn = '') =>
  changeService(test.db, actor, id, { field, typed, basedOn });

describe('a trip of an accepted quote', () => {
  it('has the days, travellers and services of the quote, and costs what was quoted', async () => {
    const { id, quote } = await workedTrip(test, actor);
    const { booking, days, travellers, services } = await tripOf(id);
    expect(booking).toMatchObject({ kind: 'overseas-tour', firstDay, lastDay, totalPaise: quote.totalPaise });
    expect(days.map(({ title }) => title)).toEqual(workedPlan.map(({ title }) => title));
    expect(days[1]?.meals).toEqual(['breakfast', 'dinner']);
    expect(travellers.map(({ name, age, isLead }) => [name, age, isLead])).toEqual([
      ['Meera Nair', null, true],
      ['', null, false],
      ['', 5, false],
      ['', 9, false],
    ]);
    expect(services).toHaveLength(14);
    expect(services.map(({ state }) => state)).toEqual(Array.from({ length: 14 }, () => 'to-ask'));
    const hotel = services.find(({ title }) => title === 'Hotel in Paro');
    expect(hotel).toMatchObject({ kind: 'hotel', day: 4, nights: 2, onDay: daysAfter(firstDay, 3) });
    expect(services.find(({ kind }) => kind === 'permit')?.details).toEqual({ region: 'bhutan' });
    expect(differencesOf(services)).toEqual([]);
  });

  it('has the margin to the paisa once every cost is known', async () => {
    const { id } = await workedTrip(test, actor);
    const marginNow = async () => {
      const { services, costs = new Map() } = await tripOf(id);
      return marginOf(2_29_000_00, services, costs);
    };
    expect((await marginNow()).missing).toHaveLength(14);
    await enterCosts(test, actor, id);
    expect(await marginNow()).toEqual({
      soldPaise: 2_29_000_00,
      // 1,56,351.25 in rupees and ngultrum, 8,141.71 and 10,124.40 at 84.37 for a dollar.
      costPaise: 1_74_617_36,
      marginPaise: 54_382_64,
      marginPermille: 237,
      missing: [],
      hasCosts: true,
    });
    const viewed = await viewBooking(test.db, actor, id);
    expect(viewed && balanceOf(viewed.booking)).toBe(2_45_259_00);
  });

  it('is described in the documents as it is', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../../docs/trips.md'), 'utf8');
    for (const [title, cost] of workedCosts) expect(text).toContain(`| ${title} | ${cost} |`);
    for (const sum of ['2,45,259.00', '1,74,617.36', '54,382.64', '73,578.00']) expect(text).toContain(sum);
  });

  it('shows no cost to staff without the area money', async () => {
    const { id } = await workedTrip(test, actor);
    const clerk = { ...actor, areas: ['enquiries' as const] };
    const { costs, services } = (await viewTrip(test.db, clerk, id)) ?? {};
    expect(costs).toBeUndefined();
    const asked = { field: 'cost', typed: '5000', basedOn: '' };
    await expect(changeService(test.db, clerk, services?.[0]?.id ?? '', asked)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('an extra', () => {
  it('raises what the customer pays by its price with its own GST, once, and can be taken back', async () => {
    const { id } = await workedTrip(test, actor);
    const extra = { key: randomUUID(), name: 'A day of rafting', pricePaise: 9_000_01, gstPercent: '5.00' };
    await sellExtra(test.db, actor, id, extra);
    await sellExtra(test.db, actor, id, extra);
    const total = async () => (await tripOf(id)).booking.totalPaise;
    // 5% of 9,000.01 is 450.0005.
    expect(await total()).toBe(2_45_259_00 + 9_450_01);
    const charge = (await viewBooking(test.db, actor, id))?.charges[0];
    expect(charge).toMatchObject({ kind: 'extra', amountPaise: 9_450_01, reason: 'A day of rafting' });
    await takeBackExtra(test.db, actor, id, charge?.id ?? '');
    expect(await total()).toBe(2_45_259_00);
    await expect(takeBackExtra(test.db, actor, id, charge?.id ?? '')).rejects.toMatchObject({
      code: 'not_found',
    });
    await cancelPackage(test.db, actor, id, { chargePaise: 0, reason: 'ill' });
    await expect(sellExtra(test.db, actor, id, { ...extra, key: randomUUID() })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('a service', () => {
  it('is confirmed by its confirmation number, which can be taken back', async () => {
    const { id } = await workedTrip(test, actor);
    const { id: serviceId } = await serviceOf(id, 'Hotel in Thimphu');
    await change(serviceId, 'heldUntil', daysAfter(firstDay, -30));
    expect(await serviceOf(id, 'Hotel in Thimphu')).toMatchObject({ state: 'held' });
    const outcome = await change(serviceId, 'confirmation', '882');
    expect(await serviceOf(id, 'Hotel in Thimphu')).toMatchObject({
      ...{ state: 'confirmed', heldUntil: null, confirmation: '882' },
    });
    if (outcome.kind !== 'changed') throw new Error('not changed');
    await undoTripChange(test.db, actor, id, outcome.changeId);
    expect(await serviceOf(id, 'Hotel in Thimphu')).toMatchObject({
      ...{ state: 'held', heldUntil: daysAfter(firstDay, -30), confirmation: '' },
    });
    await expect(undoTripChange(test.db, actor, id, outcome.changeId)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('keeps what another staff member saved meanwhile, and says what it is now', async () => {
    const { id } = await workedTrip(test, actor);
    const { id: serviceId } = await serviceOf(id, 'Hotel in Paro');
    await change(serviceId, 'remarks', 'Quiet rooms');
    expect(await change(serviceId, 'remarks', 'Twin beds')).toEqual({
      kind: 'conflict',
      present: 'Quiet rooms',
    });
    expect((await change(serviceId, 'remarks', 'Twin beds', 'Quiet rooms')).kind).toBe('changed');
  });

  it('gets a supplier by name; a new name becomes a supplier', async () => {
    const { id } = await workedTrip(test, actor);
    const { id: serviceId } = await serviceOf(id, 'Hotel in Paro');
    await change(serviceId, 'supplier', 'Sample Lodge Paro');
    const { supplier } = await serviceOf(id, 'Hotel in Paro');
    expect(supplier?.name).toBe('Sample Lodge Paro');
    const other = await serviceOf(id, 'Hotel in Thimphu');
    await change(other.id, 'supplier', 'sample lodge paro');
    expect((await serviceOf(id, 'Hotel in Thimphu')).supplier).toEqual(supplier);
    expect(await change(serviceId, 'supplier', 'Another')).toEqual({
      ...{ kind: 'conflict', present: supplier?.id },
    });
    // What one has confirmed, another one has not.
    await change(serviceId, 'confirmation', 'TV-9');
    const replaced = await change(serviceId, 'supplier', 'Another lodge', supplier?.id);
    expect(await serviceOf(id, 'Hotel in Paro')).toMatchObject({ state: 'to-ask', confirmation: '' });
    expect(replaced).toMatchObject({
      ...{ kind: 'changed', name: 'Hotel in Paro', former: 'Sample Lodge Paro', stored: 'Another lodge' },
      state: 'to-ask',
    });
    if (replaced.kind === 'changed') await undoTripChange(test.db, actor, id, replaced.changeId);
    expect(await serviceOf(id, 'Hotel in Paro')).toMatchObject({
      ...{ state: 'confirmed', confirmation: 'TV-9', supplier },
    });
    await change(serviceId, 'supplier', '', supplier?.id);
    expect((await serviceOf(id, 'Hotel in Paro')).supplier).toBeNull();
  });

  it.each([
    ['day', '7'],
    ['day', '0'],
    ['nights', 'two'],
    ['starts', '25:00'],
    ['state', 'perhaps'],
    ['heldUntil', 'tomorrow'],
    ['title', ''],
    ['detail:rooms', 'x'.repeat(201)],
    ['cost', 'a lot'],
  ])('refuses %s %j', async (field, typed) => {
    const { id } = await workedTrip(test, actor);
    const service = await serviceOf(id, 'Hotel in Paro');
    await expect(change(service.id, field, typed)).rejects.toMatchObject({ code: 'invalid' });
  });

  it.each(['__proto__', 'constructor', 'amountPaise', 'detail:region', 'revision'])(
    'has no field %s',
    async (field) => {
      const { id } = await workedTrip(test, actor);
      const service = await serviceOf(id, 'Hotel in Paro');
      await expect(change(service.id, field, '1')).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it('that was quoted is cancelled and not removed, one that was added is removed', async () => {
    const { id } = await workedTrip(test, actor);
    const hotel = await serviceOf(id, 'Hotel in Paro');
    await expect(removeService(test.db, actor, hotel.id, hotel.revision)).rejects.toMatchObject({
      code: 'conflict',
    });
    await change(hotel.id, 'state', 'cancelled', 'to-ask');
    const other = await addService(test.db, actor, id, { kind: 'hotel', title: 'Farm stay', day: '4' });
    await change((await serviceOf(id, 'Thimphu to Punakha')).id, 'starts', '09:15', '08:30');
    expect(differencesOf((await tripOf(id)).services)).toMatchObject([
      { change: 'time', quoted: '08:30', booked: '09:15' },
      { change: 'dropped', quoted: 'Hotel in Paro' },
      { change: 'added', booked: 'Farm stay' },
    ]);
    await removeService(test.db, actor, other, 1);
    expect((await tripOf(id)).services).toHaveLength(14);
  });
});

describe('a day', () => {
  it('is inserted, and everything behind it moves by a day', async () => {
    const { id } = await workedTrip(test, actor);
    const paro = await serviceOf(id, 'Hotel in Paro');
    await change(paro.id, 'confirmation', 'TV-9');
    expect(await insertDay(test.db, actor, id, 3)).toEqual(['Hotel in Paro']);
    const { booking, days, services } = await tripOf(id);
    expect(days.map(({ number, title }) => [number, title])).toEqual([
      [1, 'Kolkata to Paro, on to Thimphu'],
      [2, 'Thimphu'],
      [3, ''],
      [4, 'Over Dochula to Punakha'],
      [5, 'Rafting, then Paro'],
      [6, 'Hike to Taktsang'],
      [7, 'Paro to Kolkata'],
    ]);
    expect(booking.lastDay).toBe(daysAfter(lastDay, 1));
    const home = services.find(({ title }) => title === 'Flight Paro to Kolkata');
    expect(home).toMatchObject({ day: 7, onDay: daysAfter(lastDay, 1) });
    const moved = differencesOf(services).filter((one) => one.change === 'moved');
    expect(moved).toHaveLength(7);
    const third = days[2]?.id ?? '';
    await changeDay(test.db, actor, id, third, { field: 'meals', typed: 'dinner breakfast', basedOn: '' });
    expect((await tripOf(id)).days[2]?.meals).toEqual(['breakfast', 'dinner']);
    await removeDay(test.db, actor, id, third);
    const after = await tripOf(id);
    expect(differencesOf(after.services)).toEqual([]);
    expect(after.booking.lastDay).toBe(lastDay);
  });

  it('with services is not removed', async () => {
    const { id } = await workedTrip(test, actor);
    const { days } = await tripOf(id);
    await expect(removeDay(test.db, actor, id, days[0]?.id ?? '')).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('moves with the first day of the trip; a shorter trip loses only days without services', async () => {
    const { id } = await workedTrip(test, actor);
    const shown = { firstDay, lastDay };
    const later = { firstDay: daysAfter(firstDay, 10), lastDay: daysAfter(lastDay, 12) };
    await changeTripDays(test.db, actor, id, later, shown);
    const { days, services } = await tripOf(id);
    expect(days).toHaveLength(8);
    expect(services.find(({ title }) => title === 'Hike to Taktsang')?.onDay).toBe(daysAfter(firstDay, 14));
    await expect(
      changeTripDays(test.db, actor, id, { ...later, lastDay: later.firstDay }, later),
    ).rejects.toMatchObject({ code: 'conflict' });
    await changeTripDays(test.db, actor, id, { ...later, lastDay: daysAfter(lastDay, 10) }, later);
    expect((await tripOf(id)).days).toHaveLength(6);
  });

  it('of a cancelled trip is in no list, until the trip is restored', async () => {
    const { id } = await workedTrip(test, actor);
    const daysOf = async () => (await tripOf(id)).services.map(({ onDay }) => onDay);
    const before = await daysOf();
    await cancelPackage(test.db, actor, id, { chargePaise: 0, reason: 'ill' });
    expect(new Set(await daysOf())).toEqual(new Set([null]));
    await expect(insertDay(test.db, actor, id, 1)).rejects.toMatchObject({ code: 'conflict' });
    await restorePackage(test.db, actor, id);
    expect(await daysOf()).toEqual(before);
  });
});

describe('travellers', () => {
  it('are named, added and removed; one of them leads', async () => {
    const { id } = await workedTrip(test, actor);
    const [first, second] = (await tripOf(id)).travellers;
    const ofSecond = (field: string, typed: string) =>
      changeTraveller(test.db, actor, id, second?.id ?? '', { field, typed, basedOn: '' });
    await ofSecond('name', '  Ravi   Nair ');
    await ofSecond('birthDate', '29/02/1988');
    await expect(ofSecond('birthDate', '2090-01-01')).rejects.toMatchObject({ code: 'invalid' });
    await expect(ofSecond('nationality', 'India')).rejects.toMatchObject({ code: 'invalid' });
    await expect(removeTraveller(test.db, actor, id, first?.id ?? '')).rejects.toMatchObject({
      code: 'conflict',
    });
    await chooseLead(test.db, actor, id, second?.id ?? '');
    await removeTraveller(test.db, actor, id, first?.id ?? '');
    await addTraveller(test.db, actor, id);
    expect((await tripOf(id)).travellers).toMatchObject([
      { name: 'Ravi Nair', birthDate: '1988-02-29', isLead: true },
      { age: 5 },
      { age: 9 },
      { name: '', age: null, isLead: false },
    ]);
  });

  it('have the age of the first day, by their birth date or else as quoted', () => {
    expect(ageOf({ birthDate: '2018-04-17', age: 5 }, '2027-04-17')).toBe(9);
    expect(ageOf({ birthDate: '2018-04-18', age: 5 }, '2027-04-17')).toBe(8);
    expect(ageOf({ birthDate: null, age: 5 }, '2027-04-17')).toBe(5);
    expect(ageOn('2020-02-29', '2027-02-28')).toBe(6);
    expect(ageOn('2020-02-29', '2027-03-01')).toBe(7);
  });
});

describe('a cost', () => {
  it.each([
    ['18,500', { minor: 18_500_00, currency: 'INR', rate: '1' }],
    ['₹18500.50', { minor: 18_500_50, currency: 'INR', rate: '1' }],
    ['Nu 4,500', { minor: 4_500_00, currency: 'BTN', rate: undefined }],
    ['USD 220 @ 84.50', { minor: 220_00, currency: 'USD', rate: '84.50' }],
    ['$96.5 at 84.37', { minor: 96_50, currency: 'USD', rate: '84.37' }],
    ['USD 220 @ 0', undefined],
    ['EUR 20', undefined],
    ['-5', undefined],
    ['', undefined],
    [',', undefined],
  ])('typed as %j', (typed, read) => {
    expect(costFromTyped(typed)).toEqual(read);
  });

  it('is read again as it is shown', () => {
    const rate = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 999_999 }));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.constantFrom(...currencies),
        rate,
        (minor, currency, [whole, part]) => {
          const stored = currency === 'INR' ? '1' : `${whole}.${String(part).padStart(6, '0')}`;
          const read = costFromTyped(costText({ minor, currency, rate: stored }));
          expect(read).toMatchObject({ minor, currency });
          expect(Number(read?.rate)).toBe(Number(stored));
        },
      ),
    );
  });
});
