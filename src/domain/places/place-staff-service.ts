import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import type { Publishing } from '#domain/publishing/publishing.ts';
import { settlePublishing } from '#domain/publishing/publishing-service.ts';
import * as revisions from '#domain/revisions/revision-service.ts';
import { wordsOf } from '#domain/search/words.ts';
import { insertUnderFreeSlug, slugOf } from '#domain/shared/slug.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type Place, type PlacedText, textOf, withDraft } from './place.ts';
import type { PlaceInput } from './place-input.ts';
import { placeMessages as messages } from './place-messages.ts';
import { announcePlace } from './place-service.ts';
import {
  insertPlace,
  lockPlace,
  nextPosition,
  type PlaceFilter,
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

type Placed = Pick<Place, 'id' | 'listedOn'>;

/** For the log, for open screens, and for the public pages that show it or showed it. */
async function note(tx: Tx, actor: StaffActor, action: Action, now: Placed & { name: string }, was = now) {
  await noteActivity(tx, lineBy(actor, action, { kind: 'place', id: now.id, name: now.name }));
  await announcePlace(tx, now.id, [now.listedOn, was.listedOn]);
}

const subjectOf = (id: string) => ({ kind: 'place' as const, id });

export async function addPlace(
  db: Db,
  actor: StaffActor,
  { content, position, publishAt = null }: PlaceInput,
): Promise<{ id: string; slug: string }> {
  assertArea(actor, 'publishing');
  const { state, ...text } = content;
  const publishing = settlePublishing({ state, publishAt });
  return db.transaction(async (tx) => {
    const placed: PlacedText = { ...text, position: position ?? (await nextPosition(tx, text.listedOn)) };
    const row = { ...placed, ...publishing, isSample: false, updatedBy: actor.name };
    const saved = await insertUnderFreeSlug(slugOf(text.name, 'place'), (slug) =>
      insertPlace(tx, { ...row, slug }),
    );
    const kept = { version: 1, content: placed, savedBy: actor.name };
    await revisions.keepRevision(tx, subjectOf(saved.id), kept);
    await note(tx, actor, 'place-added', { ...text, id: saved.id });
    return saved;
  });
}

/** The version that the staff member has read. */
export type ExpectedPlace = { id: string; version: number };

async function lockSeen(tx: Tx, { id, version }: ExpectedPlace): Promise<Place> {
  const place = rowId.test(id) ? await lockPlace(tx, id) : undefined;
  if (!place || place.deletedAt !== null) throw new Failure('not_found', messages.gone);
  if (place.version !== version) throw new Failure('conflict', messages.changedMeanwhile);
  return place;
}

type Save = { text: PlacedText; publishing: Publishing; restoredFrom?: number };

/** Stores the next version. What visitors see stays as it is until the text is published. */
async function save(tx: Tx, actor: StaffActor, was: Place, { text, publishing, ...restored }: Save) {
  const isHeldBack = was.state === 'published' && publishing.state !== 'published';
  const subject = subjectOf(was.id);
  // Seeded and old places have no version yet.
  if ((await revisions.listRevisions(tx, actor, subject)).length === 0)
    await revisions.keepEarlier(tx, subject, {
      ...{ version: was.version, content: textOf(was), savedAt: was.updatedAt },
    });
  const change = isHeldBack
    ? { draft: text, publishAt: publishing.publishAt }
    : { ...text, ...publishing, draft: null };
  await updatePlace(tx, was.id, { ...change, isSample: false }, actor.name);
  const kept = { version: was.version + 1, content: text, savedBy: actor.name, ...restored };
  await revisions.keepRevision(tx, subject, kept);
  const now = isHeldBack ? was : { ...text, id: was.id };
  await note(tx, actor, restored.restoredFrom ? 'place-restored' : 'place-changed', now, was);
}

/** A draft or a scheduled text leaves a published place as it is for visitors. */
export async function changePlace(
  db: Db,
  actor: StaffActor,
  seen: ExpectedPlace,
  { content, position, publishAt = null }: PlaceInput,
): Promise<void> {
  assertArea(actor, 'publishing');
  const { state, ...text } = content;
  const publishing = settlePublishing({ state, publishAt });
  await db.transaction(async (tx) => {
    const was = await lockSeen(tx, seen);
    const last = withDraft(was);
    const kept = last.listedOn === text.listedOn ? last.position : undefined;
    const placed = position ?? kept ?? (await nextPosition(tx, text.listedOn));
    await save(tx, actor, was, { text: { ...text, position: placed }, publishing });
  });
}

/** The versions of a place; the newest is what was saved last. */
export async function listPlaceRevisions(db: Queryable, actor: StaffActor, id: string) {
  assertArea(actor, 'publishing');
  return rowId.test(id) ? revisions.listRevisions(db, actor, subjectOf(id)) : [];
}

export async function readPlaceRevision(db: Queryable, actor: StaffActor, id: string, version: number) {
  assertArea(actor, 'publishing');
  const isNumber = rowId.test(id) && Number.isSafeInteger(version);
  return isNumber ? revisions.readRevision<PlacedText>(db, actor, subjectOf(id), version) : undefined;
}

/** Saves an old version as the newest, as a draft; one that is published stays as it is for visitors. */
export async function restorePlace(db: Db, actor: StaffActor, id: string, version: number): Promise<Place> {
  assertArea(actor, 'publishing');
  return db.transaction(async (tx) => {
    const was = rowId.test(id) ? await lockPlace(tx, id) : undefined;
    if (!was || was.deletedAt !== null) throw new Failure('not_found', messages.gone);
    const found = await readPlaceRevision(tx, actor, id, version);
    if (!found) throw new Failure('not_found', messages.revisionGone);
    const publishing: Publishing = { state: 'draft', publishAt: null };
    await save(tx, actor, was, { text: found.revision.content, publishing, restoredFrom: version });
    return was;
  });
}

/**
 * Shows it to visitors, or takes it off the site; returns it as it was. To undo, its former state and time are passed: a time
 * that has passed meanwhile is due.
 */
export async function publishPlace(
  db: Db,
  actor: StaffActor,
  seen: ExpectedPlace,
  { state, publishAt }: Publishing,
): Promise<Place> {
  assertArea(actor, 'publishing');
  return db.transaction(async (tx) => {
    const place = await lockSeen(tx, seen);
    // Only what is scheduled has a time: the place itself, or the draft beside it.
    if (publishAt !== null && state !== 'scheduled' && place.draft === null) throw new Failure('invalid');
    if (publishAt === null && state === 'scheduled') throw new Failure('invalid');
    await updatePlace(tx, place.id, { state, publishAt }, actor.name);
    await note(tx, actor, state === 'published' ? 'place-published' : 'place-unpublished', place);
    return place;
  });
}

export async function deletePlace(db: Db, actor: StaffActor, seen: ExpectedPlace): Promise<Place> {
  assertArea(actor, 'publishing');
  return db.transaction(async (tx) => {
    const place = await lockSeen(tx, seen);
    await updatePlace(tx, place.id, { deletedAt: new Date() }, actor.name);
    await note(tx, actor, 'place-deleted', place);
    return place;
  });
}

/** Brings a deleted place back as it was. A second time changes nothing. */
export async function undeletePlace(db: Db, actor: StaffActor, id: string): Promise<Place> {
  assertArea(actor, 'publishing');
  return db.transaction(async (tx) => {
    const place = rowId.test(id) ? await lockPlace(tx, id) : undefined;
    if (!place) throw new Failure('not_found', messages.gone);
    if (place.deletedAt === null) return place;
    await updatePlace(tx, place.id, { deletedAt: null }, actor.name);
    await note(tx, actor, 'place-undeleted', place);
    return place;
  });
}
