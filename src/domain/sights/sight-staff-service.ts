import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { wordsOf } from '#domain/search/words.ts';
import { insertUnderFreeSlug, slugOf } from '#domain/shared/slug.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import { sightMessages as messages } from '#sight-messages.ts';
import type { Sight, SightList, SightState } from './sight.ts';
import type { SightInput } from './sight-input.ts';
import {
  insertSight,
  lockSight,
  nextPosition,
  type SightFilter,
  selectRegions,
  selectSight,
  staffSights,
  updateDeleted,
  updateSight,
  updateState,
} from './sight-store.ts';

const pageSize = 50;

export type SightQuery = Omit<SightFilter, 'words'> & { search: string; page: number };

export async function listSights(db: Queryable, actor: StaffActor, query: SightQuery) {
  assertArea(actor, 'publishing');
  const { search, page, ...filter } = query;
  const offset = (page - 1) * pageSize;
  const [rows, regions] = await Promise.all([
    // One row more than shown tells whether there is a next page.
    staffSights(db, { ...filter, words: wordsOf(search) }, { offset, limit: pageSize + 1 }),
    selectRegions(db),
  ]);
  return { rows: rows.slice(0, pageSize), regions, hasNext: rows.length > pageSize };
}

export async function viewSight(db: Queryable, actor: StaffActor, id: string): Promise<Sight | undefined> {
  assertArea(actor, 'publishing');
  return rowId.test(id) ? selectSight(db, id) : undefined;
}

type Placed = Pick<Sight, 'id' | 'listedOn'>;

/** For the log, for open screens, and for the public pages that show it or showed it. */
async function note(tx: Tx, actor: StaffActor, action: Action, now: Placed & { name: string }, was = now) {
  await noteActivity(tx, lineBy(actor, action, { kind: 'sight', id: now.id, name: now.name }));
  await announceLive(tx, { sightId: now.id });
  const lists = new Set<SightList | ''>([now.listedOn, was.listedOn]);
  for (const list of lists) if (list !== '') await announceChange(tx, `sights-on:${list}`);
  await announceChange(tx, `sight:${now.id}`);
  await announceChange(tx, 'sights');
}

export async function addSight(
  db: Db,
  actor: StaffActor,
  { content, position }: SightInput,
): Promise<{ id: string; slug: string }> {
  assertArea(actor, 'publishing');
  return db.transaction(async (tx) => {
    const placed = position ?? (await nextPosition(tx, content.listedOn));
    const row = { ...content, position: placed, isSample: false, updatedBy: actor.name };
    const saved = await insertUnderFreeSlug(slugOf(content.name, 'place'), (slug) =>
      insertSight(tx, { ...row, slug }),
    );
    await note(tx, actor, 'sight-added', { ...content, id: saved.id });
    return saved;
  });
}

/** The version that the staff member has read. */
export type SeenSight = { id: string; version: number };

async function lockSeen(tx: Tx, { id, version }: SeenSight): Promise<Sight> {
  const sight = rowId.test(id) ? await lockSight(tx, id) : undefined;
  if (!sight || sight.deletedAt !== null) throw new Failure('not_found', messages.gone);
  if (sight.version !== version) throw new Failure('conflict', messages.changedMeanwhile);
  return sight;
}

export async function changeSight(
  db: Db,
  actor: StaffActor,
  seen: SeenSight,
  { content, position }: SightInput,
): Promise<void> {
  assertArea(actor, 'publishing');
  await db.transaction(async (tx) => {
    const was = await lockSeen(tx, seen);
    const kept = was.listedOn === content.listedOn ? was.position : undefined;
    const placed = position ?? kept ?? (await nextPosition(tx, content.listedOn));
    await updateSight(tx, was.id, { ...content, position: placed }, actor.name);
    await note(tx, actor, 'sight-changed', { ...content, id: was.id }, was);
  });
}

/** Shows it to visitors, or takes it off the site. */
export async function publishSight(
  db: Db,
  actor: StaffActor,
  seen: SeenSight,
  state: SightState,
): Promise<Sight> {
  assertArea(actor, 'publishing');
  return db.transaction(async (tx) => {
    const sight = await lockSeen(tx, seen);
    await updateState(tx, sight.id, state, actor.name);
    await note(tx, actor, state === 'published' ? 'sight-published' : 'sight-unpublished', sight);
    return sight;
  });
}

export async function deleteSight(db: Db, actor: StaffActor, seen: SeenSight): Promise<Sight> {
  assertArea(actor, 'publishing');
  return db.transaction(async (tx) => {
    const sight = await lockSeen(tx, seen);
    await updateDeleted(tx, sight.id, true, actor.name);
    await note(tx, actor, 'sight-deleted', sight);
    return sight;
  });
}

/** Brings a deleted place back as it was. A second time changes nothing. */
export async function undeleteSight(db: Db, actor: StaffActor, id: string): Promise<Sight> {
  assertArea(actor, 'publishing');
  return db.transaction(async (tx) => {
    const sight = rowId.test(id) ? await lockSight(tx, id) : undefined;
    if (!sight) throw new Failure('not_found', messages.gone);
    if (sight.deletedAt === null) return sight;
    await updateDeleted(tx, sight.id, false, actor.name);
    await note(tx, actor, 'sight-undeleted', sight);
    return sight;
  });
}
