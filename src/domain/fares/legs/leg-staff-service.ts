import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { selectLegs } from '#domain/fares/fare-book-store.ts';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { cutOffBetween } from '#domain/fares/network/cut-off.ts';
import { type HistoryEntry, historyOf } from '#domain/fares/routes/fare-history.ts';
import type { ListQuery } from '#domain/fares/routes/route-staff-service.ts';
import { selectSlugsOf, selectStopNames } from '#domain/fares/routes/route-staff-store.ts';
import { changesBetween, detailOf, type FieldChange, routeName } from '#domain/fares/routes/route-text.ts';
import { endsOf, type RouteEnd, type WrongEnd } from '#domain/fares/routes/typed-ends.ts';
import { emptyIfUnchanged, UnchangedError } from '#domain/fares/routes/unchanged.ts';
import { pagingOf } from '#domain/publishing/publishing.ts';
import { wordsOf } from '#domain/search/words.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import { cutOffMark } from './cut-off-mark.ts';
import type { LegFacts } from './leg-input.ts';
import {
  countLegs,
  endLegs,
  insertLegs,
  type LegFilter,
  type LegRow,
  legSlice,
  lockLegs,
  selectLegHistory,
} from './leg-staff-store.ts';
import { legLabels, legTexts } from './leg-text.ts';

const messages = fareMessages.legs;
const { changedMeanwhile } = fareMessages.routes;
const pageSize = 50;

export type ListedLeg = Omit<LegRow, 'id'> & {
  id: string;
  from: string;
  to: string;
  /** It holds no longer, and no other leg joins its stops. */
  isRemoved: boolean;
};
export type ListedLegs = { rows: ListedLeg[]; total: number; page: number; totalPages: number };

export async function listLegs(
  db: Queryable,
  actor: StaffActor,
  { search, page, which }: Omit<ListQuery, 'city'> & { which: LegFilter['which'] },
): Promise<ListedLegs> {
  assertArea(actor, 'money');
  const slugsByWord = await Promise.all(wordsOf(search).map((word) => selectSlugsOf(db, word)));
  const filter = { slugsByWord, which };
  const total = await countLegs(db, filter);
  const paging = pagingOf(total, page, pageSize);
  const found = await legSlice(db, filter, paging.slice);
  const rows = paging.slice.fromEnd ? found.toReversed() : found;
  const names = await selectStopNames(
    db,
    rows.flatMap(({ fromSlug, toSlug }) => [fromSlug, toSlug]),
  );
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  return {
    rows: rows.map(({ id, ...row }) => ({
      ...row,
      id: String(id),
      from: nameOf(row.fromSlug),
      to: nameOf(row.toSlug),
      isRemoved: which === 'removed',
    })),
    total,
    page: paging.page,
    totalPages: paging.totalPages,
  };
}

/**
 * Runs a change of legs, and rolls it back when it cuts off other stops than the staff member was shown. `seen` is the mark
 * of the preview, empty where it cuts off none.
 */
async function withCutOffSeen<Result>(tx: Tx, seen: string, change: () => Promise<Result>): Promise<Result> {
  await lockLegs(tx);
  const before = await selectLegs(tx);
  const result = await change();
  if (cutOffMark(cutOffBetween(before, await selectLegs(tx))) !== seen)
    throw new Failure('conflict', messages.cutsOff);
  return result;
}

type Noted = { action: Action; id: string; name: string };

async function note(
  tx: Tx,
  actor: StaffActor,
  { action, id, name }: Noted,
  detail: Record<string, string> = {},
): Promise<void> {
  await noteActivity(tx, lineBy(actor, action, { kind: 'leg', id, name }, detail));
  await announceChange(tx, 'fares');
}

export type AddedLeg = { name: string } | WrongEnd;

export async function addLeg(
  db: Db,
  actor: StaffActor,
  typed: Record<RouteEnd, string>,
  facts: LegFacts,
): Promise<AddedLeg> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const ends = await endsOf(tx, typed);
    if ('wrong' in ends) return ends;
    const { from, to } = ends;
    const [id] = await insertLegs(tx, [{ ...facts, fromSlug: from.slug, toSlug: to.slug }], actor);
    if (id === undefined) throw new Failure('conflict', messages.taken(from.name, to.name));
    const name = routeName(from.name, to.name);
    const { km, minutes } = legTexts(facts);
    await note(
      tx,
      actor,
      { action: 'leg-added', id: String(id), name },
      { [legLabels.km]: km, [legLabels.minutes]: minutes },
    );
    return { name };
  });
}

/** Ends the row that the form was opened with, which fails when it is no longer the one that holds. */
async function replacedLeg(tx: Tx, actor: StaffActor, id: string): Promise<LegRow> {
  const [leg] = await endLegs(tx, [BigInt(id)], actor);
  if (!leg) throw new Failure('conflict', changedMeanwhile);
  return leg;
}

async function nameOf(db: Queryable, { fromSlug, toSlug }: Pick<LegRow, 'fromSlug' | 'toSlug'>) {
  const names = await selectStopNames(db, [fromSlug, toSlug]);
  return routeName(names.get(fromSlug) ?? fromSlug, names.get(toSlug) ?? toSlug);
}

/** The two stops of a leg stay; another pair is another leg. */
export async function changeLeg(
  db: Db,
  actor: StaffActor,
  id: string,
  facts: LegFacts,
  seenCutOff: string,
): Promise<FieldChange[]> {
  assertArea(actor, 'money');
  return emptyIfUnchanged(() =>
    db.transaction((tx) =>
      withCutOffSeen(tx, seenCutOff, async () => {
        const before = await replacedLeg(tx, actor, id);
        const changes = changesBetween(legLabels, legTexts(before), legTexts(facts));
        if (changes.length === 0) throw new UnchangedError();
        const { fromSlug, toSlug } = before;
        const [newId] = await insertLegs(tx, [{ ...facts, fromSlug, toSlug }], actor);
        const subject = { id: String(newId), name: await nameOf(tx, before) };
        await note(tx, actor, { action: 'leg-changed', ...subject }, detailOf(changes));
        return changes;
      }),
    ),
  );
}

export async function removeLeg(db: Db, actor: StaffActor, id: string, seenCutOff: string): Promise<string> {
  assertArea(actor, 'money');
  return db.transaction((tx) =>
    withCutOffSeen(tx, seenCutOff, async () => {
      const leg = await replacedLeg(tx, actor, id);
      const name = await nameOf(tx, leg);
      await note(tx, actor, { action: 'leg-removed', id, name });
      return name;
    }),
  );
}

export async function legHistory(
  db: Queryable,
  actor: StaffActor,
  one: string,
  other: string,
): Promise<HistoryEntry<keyof LegFacts>[]> {
  assertArea(actor, 'money');
  return historyOf(await selectLegHistory(db, one, other), legLabels, legTexts);
}
