import { describe, expect, it } from 'vitest';
import { announcedPageTags } from '../../../tests/support/announced-page-tags.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import type { PlaceContent } from './place.ts';
import { findPlacePage, hasPlacePage, listPlacePages, listPlacesOn, seedPlaces } from './place-service.ts';
import * as staff from './place-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);
const announced = announcedPageTags(test);

const content: PlaceContent = {
  ...{ name: 'Umananda', region: 'Assam', kind: 'temple', body: 'On an island in the river.' },
  ...{ picture: '', pictureAlt: '', whenToGo: '', timeNeeded: '', openOn: '', closedOn: '', bestMonths: '' },
  ...{ distanceKm: null, distanceFrom: '', facts: [], latitude: null, longitude: null },
  ...{ listedOn: '', state: 'published' },
};
const long = { body: 'word '.repeat(120).trim(), picture: '/posters/kaziranga.webp' };
const add = (change: Partial<PlaceContent> = {}, position: number | null = null) =>
  staff.addPlace(test.db, actor, { content: { ...content, ...change }, position });
const read = async (id: string) => {
  const place = await staff.viewPlace(test.db, actor, id);
  if (!place) throw new Error('no place');
  return place;
};
const names = async (list: 'eco' | 'delhi' | 'bhutan') =>
  (await listPlacesOn(test.db, list))?.map(({ name }) => name);
const found = async (query: Partial<staff.PlaceQuery>) =>
  (await staff.listPlaces(test.db, actor, { search: '', page: 1, ...query })).rows.map(({ name }) => name);

describe('a place', () => {
  it('gets an address that no other has, also not a deleted one', async () => {
    const first = await add({ name: 'Śiva Dol' });
    await staff.deletePlace(test.db, actor, { id: first.id, version: 1 });
    expect([first.slug, (await add({ name: 'Śiva Dol' })).slug]).toEqual(['siva-dol', 'siva-dol-2']);
  });

  it('is listed on its page by position, once it is published', async () => {
    expect(await names('eco')).toBeUndefined();
    const second = await add({ name: 'Second', listedOn: 'eco', state: 'draft' }, 2);
    expect(await names('eco')).toEqual([]);
    await add({ name: 'Third', listedOn: 'eco' });
    await add({ name: 'First', listedOn: 'eco' }, 1);
    await staff.publishPlace(
      test.db,
      actor,
      { id: second.id, version: 1 },
      { state: 'published', publishAt: null },
    );
    expect(await names('eco')).toEqual(['First', 'Second', 'Third']);
    await staff.publishPlace(
      test.db,
      actor,
      { id: second.id, version: 2 },
      { state: 'draft', publishAt: null },
    );
    expect(await names('eco')).toEqual(['First', 'Third']);
  });

  it('has a page of its own with 120 words and a picture, while it is published', async () => {
    const { id, slug } = await add({ name: 'Long', ...long });
    expect(await findPlacePage(test.db, slug)).toMatchObject({ id, name: 'Long' });
    expect((await listPlacePages(test.db)).map((page) => page.slug)).toContain(slug);
    for (const change of [{ body: 'word '.repeat(119) }, { picture: '' }, { state: 'draft' as const }]) {
      const short = await add({ name: 'Short', ...long, ...change });
      expect([change, await hasPlacePage(test.db, short.slug)]).toEqual([change, false]);
    }
    await staff.deletePlace(test.db, actor, { id, version: 1 });
    expect(await hasPlacePage(test.db, slug)).toBe(false);
    await staff.undeletePlace(test.db, actor, id);
    expect(await hasPlacePage(test.db, slug)).toBe(true);
  });

  it('is saved only as it was read, and the first save makes a sample the agency’s own', async () => {
    await seedPlaces(test.db, [{ ...content, slug: 'majuli', name: 'Majuli', position: 1 }]);
    const [row] = (await staff.listPlaces(test.db, actor, { search: 'majuli', page: 1 })).rows;
    const seen = { id: row?.id ?? '', version: 1 };
    expect(row?.isSample).toBe(true);
    const input = { content: { ...content, name: 'Majuli island' }, position: null };
    await staff.changePlace(test.db, actor, seen, input);
    expect(await read(seen.id)).toMatchObject({ name: 'Majuli island', version: 2, isSample: false });
    for (const change of [
      () => staff.changePlace(test.db, actor, seen, input),
      () => staff.deletePlace(test.db, actor, seen),
      () => staff.publishPlace(test.db, actor, seen, { state: 'draft', publishAt: null }),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'conflict' });
    for (const id of ['999999', 'x', ''])
      await expect(staff.changePlace(test.db, actor, { id, version: 1 }, input)).rejects.toMatchObject({
        code: 'not_found',
      });
  });

  it('is not seeded again after staff have deleted it', async () => {
    const seeded = { ...content, slug: 'hajo', name: 'Hajo', position: 1 };
    expect(await seedPlaces(test.db, [seeded])).toBe(1);
    const [row] = (await staff.listPlaces(test.db, actor, { search: 'hajo', page: 1 })).rows;
    await staff.deletePlace(test.db, actor, { id: row?.id ?? '', version: 1 });
    expect(await seedPlaces(test.db, [seeded])).toBe(0);
    expect(await found({ search: 'hajo' })).toEqual([]);
    expect(await found({ search: 'hajo', shelf: 'deleted' })).toEqual(['Hajo']);
  });

  it('tells the pages that show it or showed it, and is logged', async () => {
    await announced();
    const { id } = await add({ name: 'Moved', listedOn: 'delhi' });
    expect((await announced()).sort()).toEqual([`place:${id}`, 'places', 'places-on:delhi']);
    const moved = { content: { ...content, name: 'Moved', listedOn: 'bhutan' as const }, position: null };
    await staff.changePlace(test.db, actor, { id, version: 1 }, moved);
    expect((await announced()).sort()).toEqual([
      ...[`place:${id}`, 'places', 'places-on:bhutan', 'places-on:delhi'],
    ]);
    expect([await names('delhi'), await names('bhutan')]).toEqual([undefined, ['Moved']]);
    const { rows } = await test.pool.query(
      'select action, subject_name from activity where subject_id = $1',
      [id],
    );
    expect(rows).toEqual([
      { action: 'place-added', subject_name: 'Moved' },
      { action: 'place-changed', subject_name: 'Moved' },
    ]);
  });
});

describe('the staff’s list', () => {
  it('is searched by the beginnings of words and filtered by region, kind and state', async () => {
    await add({ name: 'Nilachal viewpoint', region: 'Lower Assam', kind: 'viewpoint' });
    await add({ name: 'Nilachal market', region: 'Lower Assam', kind: 'market', state: 'draft' });
    expect(await found({ search: 'nila' })).toEqual(['Nilachal market', 'Nilachal viewpoint']);
    expect(await found({ search: 'VIEW lower' })).toEqual(['Nilachal viewpoint']);
    expect(await found({ search: `'; drop -- & | !` })).toEqual([]);
    expect(await found({ region: 'Lower Assam', kind: 'market' })).toEqual(['Nilachal market']);
    expect(await found({ region: 'Lower Assam', shelf: 'published' })).toEqual(['Nilachal viewpoint']);
    expect((await staff.listPlaces(test.db, actor, { search: '', page: 1 })).regions).toContain(
      'Lower Assam',
    );
  });
});
