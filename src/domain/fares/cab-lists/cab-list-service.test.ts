import { beforeAll, describe, expect, it } from 'vitest';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { seedFares } from '#domain/fares/fare-seed-service.ts';
import { estimateFares } from '#domain/fares/fare-service.ts';
import { tripRequestOf } from '#domain/fares/requested-trip.ts';
import { announcedPageTags } from '../../../../tests/support/announced-page-tags.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someFares } from '../../../../tests/support/some-fares.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import {
  addCarType,
  addCity,
  type CabListKind,
  changeCarType,
  changeCity,
  listCarTypes,
  listCities,
  moveRow,
  setActive,
} from './cab-list-service.ts';

const test = testDatabase();
const actor = someActor(test);
const tagsSince = announcedPageTags(test);
const texts = fareMessages.cabLists;

const traveller = {
  ...{ name: 'Tempo Traveller 12', otherNames: 'TT 12', examples: 'Force Traveller or similar' },
  ...{ seats: 12, bags: 10, picture: '' },
};

beforeAll(() => seedFares(test.db, someFares));

const carType = async (code: string) => {
  const row = (await listCarTypes(test.db, actor)).find((one) => one.code === code);
  if (!row) throw new Error(`no car type ${code}`);
  return row;
};
const city = async (code: string) => {
  const row = (await listCities(test.db, actor)).find((one) => one.code === code);
  if (!row) throw new Error(`no city ${code}`);
  return row;
};
const codes = async (kind: CabListKind) =>
  (await (kind === 'city' ? listCities : listCarTypes)(test.db, actor)).map(({ code }) => code);

const newestLine = async () =>
  (
    await test.pool.query(
      'select action, subject_id, subject_name, detail from activity order by id desc limit 1',
    )
  ).rows[0];

describe('a new car type', () => {
  it('comes last, has a code from its name, is logged and empties cached pages', async () => {
    await addCarType(test.db, actor, traveller);
    expect(await tagsSince()).toEqual(['fares']);
    expect(await codes('car-type')).toEqual(['compact', 'sedan', 'suv', 'luxury', 'tempo-traveller-12']);
    expect(await carType('tempo-traveller-12')).toMatchObject({ ...traveller, revision: 1, isActive: true });
    expect(await newestLine()).toEqual({
      ...{ action: 'car-type-added', subject_id: 'tempo-traveller-12', subject_name: 'Tempo Traveller 12' },
      detail: {},
    });
  });

  it.each([
    ['name', { name: 'SEDAN' }, 'SEDAN', 'Sedan'],
    ['name', { name: 'Saloon' }, 'Saloon', 'Sedan'],
    ['name', { name: 'tt-12' }, 'tt-12', 'Tempo Traveller 12'],
    ['otherNames', { name: 'Innova', otherNames: 'Family car, MPV' }, 'MPV', 'SUV'],
  ])('whose %s another one has is refused: %j', async (field, change, typed, other) => {
    const input = { ...traveller, otherNames: '', ...change };
    await expect(addCarType(test.db, actor, input)).rejects.toMatchObject({
      ...{ code: 'conflict', field, userText: texts.nameTaken(typed, other) },
    });
  });

  it('may be called like the model of another one', async () => {
    const ertiga = { ...traveller, name: 'Ertiga', otherNames: '' };
    expect(await addCarType(test.db, actor, ertiga)).toBe('ertiga');
  });

  it('added twice at the same moment is there once', async () => {
    const coach = { ...traveller, name: 'Coach', otherNames: '', seats: 40 };
    const both = await Promise.allSettled([
      addCarType(test.db, actor, coach),
      addCarType(test.db, actor, coach),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a car type that is changed', () => {
  it('keeps its code; who opened it before is told, and a form saved as it was opened stores nothing', async () => {
    const { revision } = await carType('sedan');
    const { code: _code, isActive: _active, revision: _revision, ...opened } = await carType('sedan');
    const seen = { code: 'sedan', revision };
    expect(await changeCarType(test.db, actor, seen, opened)).toEqual([]);
    expect((await carType('sedan')).revision).toBe(revision);
    await changeCarType(test.db, actor, seen, { ...opened, name: 'Saloon car', bags: 3 });
    await expect(changeCarType(test.db, actor, seen, { ...opened, seats: 5 })).rejects.toMatchObject({
      ...{ code: 'conflict', userText: texts.changedMeanwhile },
    });
    expect(await carType('sedan')).toMatchObject({ name: 'Saloon car', seats: 4, bags: 3 });
    expect(await newestLine()).toEqual({
      ...{ action: 'car-type-changed', subject_id: 'sedan', subject_name: 'Sedan' },
      detail: { Name: 'Sedan → Saloon car', Bags: '2 → 3' },
    });
    await changeCarType(test.db, actor, { code: 'sedan', revision: revision + 1 }, opened);
  });

  it('is not one that nobody has added', async () => {
    await expect(
      changeCarType(test.db, actor, { code: 'constructor', revision: 1 }, traveller),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the order', () => {
  it('is changed by neighbours, and not by a list that is out of date', async () => {
    await moveRow(test.db, actor, 'car-type', { code: 'luxury', way: 'up', neighbour: 'suv' });
    expect((await codes('car-type')).slice(0, 4)).toEqual(['compact', 'sedan', 'luxury', 'suv']);
    expect(await newestLine()).toMatchObject({ action: 'car-type-moved', detail: { before: 'SUV' } });
    await expect(
      moveRow(test.db, actor, 'car-type', { code: 'luxury', way: 'up', neighbour: 'suv' }),
    ).rejects.toMatchObject({ code: 'conflict', userText: texts.movedMeanwhile });
    await moveRow(test.db, actor, 'car-type', { code: 'luxury', way: 'down', neighbour: 'suv' });
    expect((await codes('car-type')).slice(0, 4)).toEqual(['compact', 'sedan', 'suv', 'luxury']);
  });

  it('leaves an open form valid', async () => {
    const { revision } = await carType('suv');
    await moveRow(test.db, actor, 'car-type', { code: 'suv', way: 'down', neighbour: 'luxury' });
    await moveRow(test.db, actor, 'car-type', { code: 'suv', way: 'up', neighbour: 'luxury' });
    expect((await carType('suv')).revision).toBe(revision);
  });
});

const faresFrom = async (from: string, to: string) => {
  const now = new Date('2026-11-16T06:00:00Z');
  const fields = { trip: 'one-way', from, to, date: '2026-11-20' };
  return estimateFares(test.db, tripRequestOf(fields, '2026-11-16'), now);
};

describe('what is deactivated', () => {
  it('gets no fares, keeps its row, and comes back with its rates', async () => {
    await test.pool.query('alter table rate_versions disable trigger rate_versions_unchanged');
    await test.pool.query('update rate_versions set confirmed_at = now()');
    await test.pool.query('alter table rate_versions enable trigger rate_versions_unchanged');
    const cars = async () => (await faresFrom('guwahati', 'shillong')).fares.map(({ carType: code }) => code);
    expect(await cars()).toContain('suv');
    const before = await carType('suv');
    await setActive(test.db, actor, 'car-type', before, false);
    expect(await newestLine()).toMatchObject({ action: 'car-type-deactivated', subject_name: 'SUV' });
    expect(await cars()).not.toContain('suv');
    expect((await codes('car-type')).at(-1)).toBe('suv');
    await expect(setActive(test.db, actor, 'car-type', before, true)).rejects.toMatchObject({
      code: 'conflict',
    });
    await setActive(test.db, actor, 'car-type', await carType('suv'), true);
    expect(await newestLine()).toMatchObject({ action: 'car-type-reactivated' });
    expect(await cars()).toContain('suv');
  });

  it('gives its name free, and does not come back beside who took it', async () => {
    await setActive(test.db, actor, 'car-type', await carType('ertiga'), false);
    const again = { ...traveller, name: 'Ertiga', otherNames: '' };
    expect(await addCarType(test.db, actor, again)).toBe('ertiga-2');
    await expect(setActive(test.db, actor, 'car-type', await carType('ertiga'), true)).rejects.toMatchObject({
      code: 'conflict',
      userText: texts.nameTaken('Ertiga', 'Ertiga'),
    });
  });

  it('is never the last city', async () => {
    await setActive(test.db, actor, 'city', await city('delhi'), false);
    expect((await faresFrom('delhi', 'agra')).fares).toEqual([]);
    await expect(setActive(test.db, actor, 'city', await city('guwahati'), false)).rejects.toMatchObject({
      ...{ code: 'invalid', userText: texts.last },
    });
    await setActive(test.db, actor, 'city', await city('delhi'), true);
    expect((await faresFrom('delhi', 'agra')).fares).not.toEqual([]);
  });
});

it('a city is added and changed in the same way, and is listed with its stops', async () => {
  expect(await addCity(test.db, actor, { name: 'Bagdogra', otherNames: 'IXB' })).toBe('bagdogra');
  expect(await city('guwahati')).toMatchObject({ stops: expect.any(Number) });
  expect((await city('bagdogra')).stops).toBe(0);
  await expect(addCity(test.db, actor, { name: 'NCR', otherNames: '' })).rejects.toMatchObject({
    userText: texts.nameTaken('NCR', 'Delhi'),
  });
  const seen = await city('bagdogra');
  await changeCity(test.db, actor, seen, { name: 'Bagdogra', otherNames: 'IXB, Naxalbari' });
  expect(await newestLine()).toMatchObject({
    ...{ action: 'city-changed', detail: { 'Other names': 'IXB → IXB, Naxalbari' } },
  });
  await expect(changeCity(test.db, actor, seen, { name: 'Siliguri', otherNames: '' })).rejects.toMatchObject({
    code: 'conflict',
  });
});
