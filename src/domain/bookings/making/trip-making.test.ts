import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { selectPlan } from '#domain/bookings/plan/payment-plan-store.ts';
import { newTripInput } from '#domain/bookings/trips/new-trip-input.ts';
import { changeService } from '#domain/bookings/trips/service-change-service.ts';
import { viewTrip } from '#domain/bookings/trips/trip-view-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { parseInput } from '#platform/http/input.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { workedTrip } from '../../../../tests/support/worked-trip.ts';
import { makeTrip } from './trip-making-service.ts';

const test = testDatabase();
const actor = someActor(test);
const firstDay = daysAfter(dayInIndia(new Date()), 40);

const form = (change: Record<string, string> = {}) => ({
  ...{
    key: randomUUID(),
    kind: 'overseas-tour',
    source: 'empty',
    name: 'Meera Nair',
    contactNo: '98640 41415',
  },
  ...{ title: 'Bhutan by hand', firstDay, lastDay: daysAfter(firstDay, 3), adults: '2', ages: '5 and 9' },
  ...{ price: '1,64,000' },
  ...change,
});
const made = (typed: Record<string, string>) => makeTrip(test, actor, parseInput(newTripInput, typed));
const tripOf = async (id: string) => {
  const trip = await viewTrip(test.db, actor, id);
  if (!trip) throw new Error('there is no such trip');
  return trip;
};

describe('a trip without a quote', () => {
  it('begins with empty days and all travellers, at its price with taxes', async () => {
    const id = await made(form());
    const { booking, days, travellers, services } = await tripOf(id);
    // 1,64,000 + GST 8,200 + TCS 3,444, as in the settings.
    expect(booking).toMatchObject({ origin: 'hand', quoteId: null, totalPaise: 1_75_644_00 });
    expect(days.map(({ number, title }) => [number, title])).toEqual([
      [1, ''],
      [2, ''],
      [3, ''],
      [4, ''],
    ]);
    expect(travellers.map(({ name, age }) => [name, age])).toEqual([
      ['Meera Nair', null],
      ['', null],
      ['', 5],
      ['', 9],
    ]);
    expect(services).toEqual([]);
    expect(await selectPlan(test.db, id)).toEqual([]);
  });

  it('is made once by one form, and not otherwise by the same one', async () => {
    const typed = form();
    const [one, other] = await Promise.all([made(typed), made(typed)]);
    expect(other).toBe(one);
    await expect(made({ ...typed, price: '1,70,000' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('copies the days and services of another trip, all of which are asked again', async () => {
    const source = (await workedTrip(test, actor)).id;
    const paro = (await tripOf(source)).services.find(({ title }) => title === 'Hotel in Paro');
    await changeService(test.db, actor, paro?.id ?? '', {
      ...{ field: 'supplier', typed: 'Sample Lodge', basedOn: '' },
    });
    await changeService(test.db, actor, paro?.id ?? '', {
      ...{ field: 'confirmation', typed: '77', basedOn: '' },
    });
    const id = await made(form({ source: 'trip', sourceTrip: `b${source}` }));
    const { days, services } = await tripOf(id);
    expect(days.map(({ title }) => title)).toContain('Over Dochula to Punakha');
    expect(services).toHaveLength(14);
    expect(services.find(({ title }) => title === 'Hotel in Paro')).toMatchObject({
      ...{ day: 4, state: 'to-ask', confirmation: '', supplier: { name: 'Sample Lodge' }, quoted: null },
      onDay: daysAfter(firstDay, 3),
    });
    // The last two days of the other trip are beyond this one.
    expect(services.find(({ title }) => title === 'Flight Paro to Kolkata')?.day).toBe(4);
  });

  it.each([
    [{ source: 'trip', sourceTrip: 'B999999' }, 'not_found'],
    [{ source: 'package', sourceId: '999999' }, 'not_found'],
    [{ source: 'package' }, 'invalid'],
    [{ source: 'trip', sourceTrip: 'x' }, 'invalid'],
    [{ title: '' }, 'invalid'],
    [{ lastDay: daysAfter(firstDay, -1) }, 'invalid'],
    [{ lastDay: daysAfter(firstDay, 90) }, 'invalid'],
    [{ adults: '0' }, 'invalid'],
    [{ ages: 'a few' }, 'invalid'],
    [{ price: '' }, 'invalid'],
    [{ contactNo: '12' }, 'invalid'],
    [{ enquiryId: '999999' }, 'not_found'],
  ])('is refused with %j', async (change, code) => {
    await expect((async () => made(form(change)))()).rejects.toMatchObject({ code });
  });
});
