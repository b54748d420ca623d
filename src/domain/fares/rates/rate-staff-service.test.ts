import { beforeAll, describe, expect, it } from 'vitest';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { seedFares } from '#domain/fares/fare-seed-service.ts';
import { readRates } from '#domain/fares/fare-service.ts';
import type { Rates } from '#domain/fares/rates.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someFares } from '../../../../tests/support/some-fares.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import {
  confirmRates,
  previewRates,
  readRateHistory,
  readRatesOverview,
  saveRates,
} from './rate-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);
const now = new Date('2026-11-16T06:00:00Z');
const today = '2026-11-16';
const nextMonth = '2026-12-01';

beforeAll(async () => {
  actor.adminStatus = 'Admin';
  await seedFares(test.db, someFares);
});

/** The sample rates with another one-way rate for a sedan in Guwahati. */
const withOneWay = (perKm: number): Rates => {
  const { guwahati, delhi } = sampleRates.cards;
  const sedan = { ...guwahati.sedan, oneWay: { ...guwahati.sedan.oneWay, perKm } };
  return { ...sampleRates, cards: { delhi, guwahati: { ...guwahati, sedan } } };
};

const save = (perKm: number, change: Partial<Parameters<typeof saveRates>[2]> = {}) =>
  saveRates(
    test.db,
    actor,
    { rates: withOneWay(perKm), validFrom: today, note: '', basedOn: 1, isConfirmed: false, ...change },
    now,
  );

const nonAdmin = (): StaffActor => ({ ...actor, adminStatus: 'Non-Admin' });

const lines = async () =>
  (
    await test.pool.query(
      `select action, subject_name, detail from activity where action like 'rates%' order by id`,
    )
  ).rows;

describe('what would change', () => {
  it('is shown for ten usual trips and every car type, old against new', async () => {
    const draft = { rates: withOneWay(21_00), validFrom: today };
    const { against, trips, differences } = await previewRates(test.db, actor, draft, now);
    expect(against).toBeUndefined();
    expect(trips).toHaveLength(10);
    const totals = (key: string) => trips.find((trip) => trip.key === key)?.totals;
    expect(totals('airport-shillong')).toEqual([
      { car: 'compact', was: 2016_00, becomes: 2016_00 },
      { car: 'sedan', was: 2394_00, becomes: 2646_00 },
      { car: 'suv', was: 3402_00, becomes: 3402_00 },
      { car: 'luxury', was: 7560_00, becomes: 7560_00 },
    ]);
    const changed = trips.filter(({ totals: all }) => all.some(({ was, becomes }) => was !== becomes));
    expect(changed.map(({ key }) => key)).toEqual(['airport-shillong', 'guwahati-shillong']);
    expect(differences).toEqual([
      { item: { of: 'card', city: 'guwahati', car: 'sedan', item: 'oneWay.perKm' }, from: 19_00, to: 21_00 },
    ]);
  });

  it('uses the stored kilometres of a route', async () => {
    await test.pool.query(
      `update routes set km = 200 where from_slug = 'guwahati-airport' and to_slug = 'shillong'`,
    );
    const { trips } = await previewRates(test.db, actor, { rates: sampleRates, validFrom: today }, now);
    expect(trips[0]).toMatchObject({ key: 'airport-shillong', trip: { km: 200 } });
  });
});

describe('rates', () => {
  it('that are saved are not shown to visitors before an Admin confirms them', async () => {
    expect(await save(21_00, { note: ' Fuel is dearer ' })).toBe(2);
    expect(await readRates(test.db, now)).toEqual([]);
    await expect(confirmRates(test.db, nonAdmin(), 2)).rejects.toMatchObject({
      code: 'forbidden',
      userText: fareMessages.rates.adminOnly,
    });
    expect(await readRates(test.db, now)).toEqual([]);
    await confirmRates(test.db, actor, 2);
    expect(await readRates(test.db, now)).toMatchObject([{ version: 2, validFrom: today }]);
    expect(await lines()).toEqual([
      {
        action: 'rates-saved',
        subject_name: 'version 2',
        detail: { 'valid from': '16 Nov 2026', differences: '1' },
      },
      { action: 'rates-confirmed', subject_name: 'version 2', detail: { 'valid from': '16 Nov 2026' } },
    ]);
  });

  it('are confirmed once, and never below a newer confirmed version', async () => {
    await expect(confirmRates(test.db, actor, 2)).rejects.toMatchObject({ code: 'conflict' });
    await expect(confirmRates(test.db, actor, 1)).rejects.toMatchObject({
      code: 'conflict',
      userText: fareMessages.rates.newerConfirmed(2),
    });
    await expect(confirmRates(test.db, actor, 99)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are refused when another version was saved meanwhile, or for a day that has passed', async () => {
    await expect(save(22_00, { basedOn: 1 })).rejects.toMatchObject({
      code: 'conflict',
      userText: fareMessages.rates.savedMeanwhile(actor.name, 2),
    });
    await expect(save(22_00, { basedOn: 2, validFrom: '2026-11-15' })).rejects.toMatchObject({
      code: 'past_time',
    });
    await expect(save(21_00, { basedOn: 2 })).rejects.toMatchObject({ code: 'invalid' });
    await expect(
      saveRates(
        test.db,
        nonAdmin(),
        { rates: withOneWay(9_00), validFrom: today, note: '', basedOn: 2, isConfirmed: true },
        now,
      ),
    ).rejects.toMatchObject({ code: 'forbidden' });
    expect((await readRateHistory(test.db, actor, 1)).total).toBe(2);
  });

  it('saved at the same moment give one version and one conflict', async () => {
    const both = await Promise.allSettled([save(23_00, { basedOn: 2 }), save(24_00, { basedOn: 2 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('can hold from a later day, and the ones before stay as they are', async () => {
    expect(await save(25_00, { basedOn: 3, validFrom: nextMonth, isConfirmed: true })).toBe(4);
    const overview = await readRatesOverview(test.db, actor, now);
    expect(overview.newest?.version).toBe(4);
    expect(overview.holding?.version).toBe(2);
    expect(overview.following).toMatchObject([{ version: 4, validFrom: nextMonth }]);
    const draft = { rates: withOneWay(22_00), validFrom: today };
    expect(await previewRates(test.db, actor, draft, now)).toMatchObject({
      against: 2,
      replacedBy: { version: 4 },
    });
    await expect(test.pool.query(`update rate_versions set note = 'x' where version = 2`)).rejects.toThrow(
      'rates are never changed',
    );
  });

  it('have a history with who, when, the note and what differs', async () => {
    const { lines: history, total } = await readRateHistory(test.db, actor, 1);
    expect(total).toBe(4);
    expect(history.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    expect(history[2]).toMatchObject({
      version: 2,
      madeBy: actor.name,
      note: 'Fuel is dearer',
      isSample: false,
      confirmedBy: actor.name,
      differences: [{ from: 19_00, to: 21_00 }],
    });
    expect(history[3]).toMatchObject({ isSample: true, confirmedBy: '', differences: [] });
  });
});
