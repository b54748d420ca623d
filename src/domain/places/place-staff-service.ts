import { publishedText } from '#domain/publishing/published-text-service.ts';
import type { Publishing } from '#domain/publishing/publishing.ts';
import { settlePublishing } from '#domain/publishing/publishing-service.ts';
import { wordsOf } from '#domain/search/words.ts';
import { insertUnderFreeSlug, slugOf } from '#domain/shared/slug.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type Place, type PlacedText, textOf, withDraft } from './place.ts';
import type { PlaceInput } from './place-input.ts';
import { placeMessages as messages } from './place-messages.ts';
import { announcePlace } from './place-service.ts';
import {
  insertPlace,
  nextPosition,
  type PlaceFilter,
  placeRows,
  selectPlace,
  selectRegions,
  staffPlaces,
  updatePlace,
} from './place-store.ts';

const pageSize = 50;

export type PlaceQuery = Omit<PlaceFilter, 'words'> & { search: string; page: number };

export async function listPlaces(db: Queryable, actor: StaffActor, query: PlaceQuery) {
  assertArea(actor, 'publishing');
  const { search, page, ...filter } = query;
  const offset = (page - 1) * pageSize;
  const [rows, regions] = await Promise.all([
    // One row more than shown tells whether there is a next page.
    staffPlaces(db, { ...filter, words: wordsOf(search) }, { offset, limit: pageSize + 1 }),
    selectRegions(db),
  ]);
  return { rows: rows.slice(0, pageSize), regions, hasNext: rows.length > pageSize };
}

export async function viewPlace(db: Queryable, actor: StaffActor, id: string): Promise<Place | undefined> {
  assertArea(actor, 'publishing');
  return rowId.test(id) ? selectPlace(db, id) : undefined;
}

const draft: Publishing = { state: 'draft', publishAt: null };

const text = publishedText<PlacedText, Place>({
  name: 'place',
  store: placeRows,
  contentOf: textOf,
  nameOf: ({ name }) => name,
  announce: (tx, before, after) => announcePlace(tx, after.id, [after.listedOn, (before ?? after).listedOn]),
  actions: {
    updated: 'place-changed',
    restored: 'place-restored',
    deleted: 'place-deleted',
    undeleted: 'place-undeleted',
    published: 'place-published',
  },
  restoredAs: draft,
  messages,
});

export const deletePlace = text.useCases.delete;
export const undeletePlace = text.useCases.undelete;
export const listPlaceRevisions = text.useCases.listRevisions;
export const readPlaceRevision = text.useCases.readRevision;
/** As a draft; a place that is published stays as it is for visitors. */
export const restorePlace = text.useCases.restore;
export const publishDuePlaces = text.useCases.publishDue;

export async function addPlace(
  db: Db,
  actor: StaffActor,
  { content, position, publishAt = null }: PlaceInput,
): Promise<{ id: string; slug: string }> {
  assertArea(actor, 'publishing');
  const { state, ...written } = content;
  const publishing = settlePublishing({ state, publishAt });
  return db.transaction(async (tx) => {
    const placed: PlacedText = {
      ...written,
      position: position ?? (await nextPosition(tx, written.listedOn)),
    };
    const row = { ...placed, ...publishing, isSample: false, updatedBy: actor.name };
    const saved = await insertUnderFreeSlug(slugOf(written.name, 'place'), (slug) =>
      insertPlace(tx, { ...row, slug }),
    );
    await text.versions.keep(tx, saved.id, { version: 1, content: placed, savedBy: actor.name });
    const after = await text.lockExisting(tx, saved.id);
    await text.note(tx, actor, 'place-added', { before: undefined, after });
    return saved;
  });
}

/** The version that the staff member has read. */
export type ExpectedPlace = { id: string; version: number };

/** A draft or a scheduled text leaves a published place as it is for visitors. */
export async function changePlace(
  db: Db,
  actor: StaffActor,
  expected: ExpectedPlace,
  { content, position, publishAt = null }: PlaceInput,
): Promise<void> {
  assertArea(actor, 'publishing');
  const { state, ...written } = content;
  const publishing = settlePublishing({ state, publishAt });
  await db.transaction(async (tx) => {
    const before = await text.lockLive(tx, expected);
    const last = withDraft(before);
    const kept = last.listedOn === written.listedOn ? last.position : undefined;
    const placed = position ?? kept ?? (await nextPosition(tx, written.listedOn));
    const next = { content: { ...written, position: placed }, publishing };
    await text.save(tx, actor, before, { ...next, action: 'updated' });
  });
}

/**
 * Shows it to visitors, or takes it off the site; returns it as it was. To undo, its former state and time are passed: a time
 * that has passed meanwhile is due.
 */
export async function publishPlace(
  db: Db,
  actor: StaffActor,
  expected: ExpectedPlace,
  { state, publishAt }: Publishing,
): Promise<Place> {
  assertArea(actor, 'publishing');
  return db.transaction(async (tx) => {
    const before = await text.lockLive(tx, expected);
    // Only what is scheduled has a time: the place itself, or the draft beside it.
    if (publishAt !== null && state !== 'scheduled' && before.draft === null) throw new Failure('invalid');
    if (publishAt === null && state === 'scheduled') throw new Failure('invalid');
    await updatePlace(tx, before.id, { state, publishAt }, actor.name);
    const action = state === 'published' ? 'place-published' : 'place-unpublished';
    await text.note(tx, actor, action, { before, after: before });
    return before;
  });
}
