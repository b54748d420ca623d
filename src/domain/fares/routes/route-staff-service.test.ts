import { beforeAll, describe, expect, it } from 'vitest';
import { seedFares } from '#domain/fares/fare-seed-service.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someFares } from '../../../../tests/support/some-fares.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import {
  addRoute,
  addStop,
  changeRoute,
  changeStop,
  countFareRows,
  listRoutes,
  listStops,
  removeRoute,
  removeStop,
  routeHistory,
  stopHistory,
} from './route-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);

beforeAll(() => seedFares(test.db, someFares));

const facts = { km: 50, minutes: 90, source: 'Map', checkedOn: null, stops: '', road: '', season: '' };
const town = {
  name: 'Haflong',
  kind: 'beyond',
  city: 'guwahati',
  otherNames: 'Hills',
  state: 'Assam',
  lat: 25.17,
  lng: 93.02,
} as const;

const routes = (search: string, more = {}) =>
  listRoutes(test.db, actor, { search, page: 1, isUnchecked: false, ...more });
const stops = (search: string, more = {}) => listStops(test.db, actor, { search, page: 1, ...more });
const firstRoute = async (search: string) => {
  const [route] = (await routes(search)).rows;
  if (!route) throw new Error(`no route: ${search}`);
  return route;
};
const firstStop = async (search: string) => {
  const [stop] = (await stops(search)).rows;
  if (!stop) throw new Error(`no place: ${search}`);
  return stop;
};

/** Collects the tags that PostgreSQL announces while the work runs. */
async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  const client = await test.pool.connect();
  const tags: string[] = [];
  const note = ({ payload }: { payload?: string | undefined }) => tags.push(payload ?? '');
  client.on('notification', note);
  await client.query('listen page_tags');
  await work();
  await client.query('unlisten page_tags');
  client.off('notification', note);
  client.release();
  return tags;
}

describe('the lists', () => {
  it('find places by the beginning of a word, also of other names, and by city', async () => {
    expect((await stops('cherra')).rows).toMatchObject([{ slug: 'sohra', routeCount: 1 }]);
    const { rows } = await stops('airport', { city: 'delhi' });
    expect(rows).toMatchObject([{ name: 'Delhi Airport (IGI)', routeCount: 3 }]);
  });

  it('find routes by words of both places, by city and by what is to be checked', async () => {
    expect((await routes('shillong airport')).rows).toMatchObject([
      { from: 'Guwahati Airport (LGBI)', to: 'Shillong', km: 120 },
    ]);
    expect((await routes('', { city: 'delhi' })).total).toBe(14);
    expect((await routes('xyzzy')).rows).toEqual([]);
    expect(await countFareRows(test.db, actor)).toEqual({
      ...{ stops: 32, routes: 32, unchecked: 32 },
      ...{ legs: 0, unconfirmed: 0 },
    });
    const route = await firstRoute('delhi agra');
    await changeRoute(test.db, actor, route.id, { ...route, checkedOn: '2026-11-15' });
    expect((await routes('', { isUnchecked: true })).total).toBe(31);
  });
});

describe('a place', () => {
  it('is added, renamed under the same code, and removed with its routes after the question', async () => {
    expect(await tagsOf(() => addStop(test.db, actor, town))).toEqual(['fares']);
    await expect(addStop(test.db, actor, { ...town, name: 'haflong' })).rejects.toMatchObject({
      code: 'conflict',
      userText: 'There is already a stop called Haflong.',
    });
    const stop = await firstStop('haflong');
    await changeStop(test.db, actor, stop.id, { ...town, name: 'Haflong Town' });
    const renamed = await firstStop('haflong');
    expect(renamed).toMatchObject({ slug: 'haflong', name: 'Haflong Town' });

    await addRoute(test.db, actor, { from: 'guwahati', to: 'Haflong town' }, facts);
    await expect(removeStop(test.db, actor, renamed.id, 0)).rejects.toMatchObject({ code: 'conflict' });
    expect((await stops('haflong')).total).toBe(1);
    expect(await tagsOf(() => removeStop(test.db, actor, renamed.id, 1))).toEqual(['fares']);
    expect((await stops('haflong')).total).toBe(0);
    expect((await routes('guwahati')).rows.some(({ toSlug }) => toSlug === 'haflong')).toBe(false);

    expect(await stopHistory(test.db, actor, 'haflong')).toMatchObject([
      { what: 'removed', by: actor.name },
      { what: 'changed', changes: [{ label: 'Name', from: 'Haflong', to: 'Haflong Town' }] },
      { what: 'added', by: actor.name, changes: [] },
    ]);
  });

  it('keeps its state and coordinates in its history', async () => {
    await addStop(test.db, actor, { ...town, name: 'Umrangso' });
    const stop = await firstStop('umrangso');
    expect(stop).toMatchObject({ state: 'Assam', lat: 25.17, lng: 93.02, isRoadless: true });
    await changeStop(test.db, actor, stop.id, { ...town, name: 'Umrangso', lat: null, lng: null });
    expect((await stopHistory(test.db, actor, 'umrangso'))[0]?.changes).toEqual([
      { label: 'Latitude', from: '25.17', to: '' },
      { label: 'Longitude', from: '93.02', to: '' },
    ]);
  });

  it('gets another code when its name has a taken one', async () => {
    expect(await addStop(test.db, actor, { ...town, name: 'Shillong!' })).toBe('shillong-2');
  });
});

describe('a route', () => {
  it('is refused between unknown or equal places, and twice in either direction', async () => {
    const add = (from: string, to: string) => addRoute(test.db, actor, { from, to }, facts);
    expect(await add('Guwahati', 'Atlantis')).toMatchObject({ wrong: 'to' });
    expect(await add('', 'Guwahati')).toMatchObject({ wrong: 'from' });
    expect(await add('Guwahati', 'guwahati')).toMatchObject({ wrong: 'to' });
    await expect(add('Shillong', 'Guwahati')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is changed by a new row, with its history and a line in the log', async () => {
    const route = await firstRoute('guwahati tezpur');
    expect(
      await tagsOf(() => changeRoute(test.db, actor, route.id, { ...route, km: 181, minutes: 250 })),
    ).toEqual(['fares']);
    expect(await firstRoute('guwahati tezpur')).toMatchObject({ km: 181, minutes: 250 });
    expect((await routeHistory(test.db, actor, 'tezpur', 'guwahati'))[0]).toMatchObject({
      what: 'changed',
      by: actor.name,
      changes: [
        { label: 'Km', from: '180', to: '181' },
        { label: 'Time', from: '4 h', to: '4 h 10' },
      ],
    });
    const { rows } = await test.pool.query(
      `select subject_name, detail from activity where action = 'route-changed' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { subject_name: 'Guwahati – Tezpur', detail: { Km: '180 → 181', Time: '4 h → 4 h 10' } },
    ]);
  });

  it('stores nothing when nothing was changed', async () => {
    const route = await firstRoute('guwahati jorhat');
    expect(await tagsOf(() => changeRoute(test.db, actor, route.id, route))).toEqual([]);
    expect((await firstRoute('guwahati jorhat')).id).toBe(route.id);
  });

  it('refuses a change or removal by someone who saw an older row', async () => {
    const route = await firstRoute('guwahati manas');
    await changeRoute(test.db, actor, route.id, { ...route, km: 146 });
    for (const late of [
      () => changeRoute(test.db, actor, route.id, { ...route, km: 147 }),
      () => removeRoute(test.db, actor, route.id),
    ])
      await expect(late()).rejects.toMatchObject({ code: 'conflict' });
    expect(await firstRoute('guwahati manas')).toMatchObject({ km: 146 });
  });
});
