import { describe, expect, it } from 'vitest';
import { announcedPageTags } from '../../../tests/support/announced-page-tags.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import type { PlaceContent } from './place.ts';
import {
  listAskedPlaces,
  listChosenPlaces,
  listPlacesNear,
  listPlacesOn,
  readPlaceDraft,
  seedPlaces,
} from './place-service.ts';
import * as staff from './place-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);
const announced = announcedPageTags(test);

const content: PlaceContent = {
  ...{ name: 'Hajo', region: 'Assam', kind: 'temple', body: 'On a hill.', picture: '', pictureAlt: '' },
  ...{ whenToGo: '', timeNeeded: '', openOn: '', closedOn: '', bestMonths: '', facts: [] },
  ...{ distanceKm: null, distanceFrom: '', latitude: null, longitude: null },
  ...{ listedOn: 'eco', state: 'published' },
};
const add = (change: Partial<PlaceContent> = {}) =>
  staff.addPlace(test.db, actor, { content: { ...content, ...change }, position: null });
const read = async (id: string) => {
  const place = await staff.viewPlace(test.db, actor, id);
  if (!place) throw new Error('no place');
  return place;
};
const save = async (id: string, change: Partial<PlaceContent>, publishAt: Date | null = null) =>
  staff.changePlace(
    test.db,
    actor,
    { id, version: (await read(id)).version },
    { content: { ...content, ...change }, position: null, publishAt },
  );
const shownBodies = async () => (await listPlacesOn(test.db, 'eco'))?.map(({ body }) => body);
const previewed = async (id: string) => (await readPlaceDraft(test.db, { kind: 'place', id } as never))?.body;
const tomorrow = () => new Date(Date.now() + 24 * 3600_000);
const makeDue = (id: string) =>
  test.pool.query(`update places set publish_at = now() - interval '1 second' where id = $1`, [id]);
const clear = () => test.pool.query('delete from places');

describe('a draft of a published place', () => {
  it('leaves what visitors see as it is, is previewed, and replaces it when it is published', async () => {
    const { id } = await add();
    await save(id, { body: 'On a low hill.', state: 'draft' });
    expect([await shownBodies(), await previewed(id)]).toEqual([['On a hill.'], 'On a low hill.']);
    expect(await read(id)).toMatchObject({ state: 'published', draft: { body: 'On a low hill.' } });
    await save(id, { body: 'On a low hill.' });
    expect(await shownBodies()).toEqual(['On a low hill.']);
    expect((await read(id)).draft).toBeNull();
    await clear();
  });

  it('goes live by itself at its time, and the page is told', async () => {
    const { id } = await add();
    await save(id, { body: 'Later.', state: 'scheduled' }, tomorrow());
    expect(await staff.publishDuePlaces(test.db)).toBe(0);
    expect(await shownBodies()).toEqual(['On a hill.']);
    await makeDue(id);
    await announced();
    expect(await staff.publishDuePlaces(test.db)).toBe(1);
    expect((await announced()).sort()).toEqual([`place:${id}`, 'places', 'places-on:eco']);
    expect(await shownBodies()).toEqual(['Later.']);
    expect(await read(id)).toMatchObject({ state: 'published', draft: null, publishAt: null });
    await clear();
  });

  it('is not published any more once the place is taken off the site', async () => {
    const { id } = await add();
    await save(id, { body: 'Later.', state: 'scheduled' }, tomorrow());
    await staff.publishPlace(test.db, actor, { id, version: 2 }, { state: 'draft', publishAt: null });
    expect(await read(id)).toMatchObject({ state: 'draft', publishAt: null });
    expect([await shownBodies(), await previewed(id)]).toEqual([[], 'Later.']);
    await clear();
  });
});

describe('a place that is not public', () => {
  it('can be scheduled, not for the past', async () => {
    await expect(
      staff.addPlace(test.db, actor, {
        content: { ...content, state: 'scheduled' },
        position: null,
        publishAt: new Date(0),
      }),
    ).rejects.toMatchObject({ code: 'past_time' });
    const { id } = await staff.addPlace(test.db, actor, {
      content: { ...content, state: 'scheduled' },
      position: null,
      publishAt: tomorrow(),
    });
    expect(await shownBodies()).toEqual([]);
    await makeDue(id);
    await staff.publishDuePlaces(test.db);
    expect(await shownBodies()).toEqual(['On a hill.']);
    await clear();
  });
});

describe('the history of a place', () => {
  it('has every save with the text before it, and brings one back as a draft', async () => {
    await seedPlaces(test.db, [{ ...content, slug: 'hajo', position: 1 }]);
    const [row] = (await staff.listPlaces(test.db, actor, { search: '', page: 1 })).rows;
    const id = row?.id ?? '';
    await save(id, { body: 'Second.' });
    await staff.publishPlace(test.db, actor, { id, version: 2 }, { state: 'draft', publishAt: null });
    await staff.publishPlace(test.db, actor, { id, version: 3 }, { state: 'published', publishAt: null });
    await save(id, { body: 'Third.' });
    const lines = await staff.listPlaceRevisions(test.db, actor, id);
    expect(lines.map(({ version, savedBy }) => [version, savedBy])).toEqual([
      [5, actor.name],
      [2, actor.name],
      [1, ''],
    ]);
    const found = await staff.readPlaceRevision(test.db, actor, id, 5);
    expect([found?.previous?.content.body, found?.revision.content.body]).toEqual(['Second.', 'Third.']);
    await staff.restorePlace(test.db, actor, id, 1);
    expect([await shownBodies(), await previewed(id)]).toEqual([['Third.'], 'On a hill.']);
    expect((await staff.listPlaceRevisions(test.db, actor, id))[0]).toMatchObject({
      ...{ version: 6, restoredFrom: 1 },
    });
    for (const [wanted, version] of [
      [id, 99],
      ['x', 1],
    ] as const)
      await expect(staff.restorePlace(test.db, actor, wanted, version)).rejects.toMatchObject({
        code: 'not_found',
      });
    await clear();
  });
});

describe('places of the copy', () => {
  it('get the words of a new release, unless staff have touched them', async () => {
    const seeded = (slug: string, body: string) => ({ ...content, slug, name: slug, body, position: 1 });
    await seedPlaces(test.db, [seeded('one', 'Old.'), seeded('two', 'Old.'), seeded('zero', 'Old.')]);
    const [, two, zero] = (await staff.listPlaces(test.db, actor, { search: '', page: 1 })).rows;
    await save(two?.id ?? '', { name: 'two', body: 'By staff.' });
    await staff.publishPlace(
      test.db,
      actor,
      { id: zero?.id ?? '', version: 1 },
      { state: 'draft', publishAt: null },
    );
    const release = ['one', 'two', 'zero'].map((slug) => seeded(slug, 'New.'));
    expect(await seedPlaces(test.db, release)).toBe(0);
    expect((await shownBodies())?.sort()).toEqual(['By staff.', 'New.']);
    await clear();
  });
});

describe('lists of places', () => {
  it('are made by hand in their order, by query, and of what is near', async () => {
    for (const [name, change] of [
      ['Alpha', {}],
      ['Beta', { kind: 'park' }],
      ['Gamma', { region: 'Delhi' }],
      ['Hidden', { state: 'draft' }],
    ] as const)
      await add({ name, ...change });
    const named = (places: { name: string }[]) => places.map(({ name }) => name);
    const chosen = await listChosenPlaces(test.db, ['gamma', 'alpha', 'hidden', 'gone']);
    expect([named(chosen.places), chosen.ids.length]).toEqual([['Gamma', 'Alpha'], 3]);
    const asked = async (region: string, kind: 'park' | '', max = 9) =>
      named(await listAskedPlaces(test.db, { region, kind, max }));
    expect(await asked('', '')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await asked('', '', 2)).toEqual(['Alpha', 'Beta']);
    expect(await asked('Assam', '')).toEqual(['Alpha', 'Beta']);
    expect(await asked('', 'park')).toEqual(['Beta']);
    const [alpha] = (await listChosenPlaces(test.db, ['alpha'])).places;
    expect(alpha && named(await listPlacesNear(test.db, alpha))).toEqual(['Beta', 'Gamma']);
    await clear();
  });
});
