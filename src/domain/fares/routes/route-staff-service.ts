import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { countLegs, countLegsOf } from '#domain/fares/legs/leg-staff-store.ts';
import type { City } from '#domain/fares/rates.ts';
import { pagingOf, type Slice } from '#domain/publishing/publishing.ts';
import { wordsOf } from '#domain/search/words.ts';
import { insertUnderFreeSlug, slugOf } from '#domain/shared/slug.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import { type HistoryEntry, historyOf } from './fare-history.ts';
import type { RouteFacts, StopInput } from './route-input.ts';
import {
  countRoutes,
  countRoutesOf,
  countStops,
  endRoutes,
  endRoutesOf,
  endStops,
  insertRoutes,
  insertStops,
  type RouteRow,
  routeSlice,
  type StopRow,
  selectRouteHistory,
  selectSlugsOf,
  selectStopHistory,
  selectStopNamed,
  selectStopNames,
  stopSlice,
} from './route-staff-store.ts';
import {
  changesBetween,
  detailOf,
  type FieldChange,
  routeLabels,
  routeName,
  routeTexts,
  stopLabels,
  stopTexts,
} from './route-text.ts';
import { endsOf, type RouteEnd, type WrongEnd } from './typed-ends.ts';
import { emptyIfUnchanged, UnchangedError } from './unchanged.ts';

const messages = fareMessages.routes;
const pageSize = 50;
const maxSlugLength = 60;

export type ListQuery = { search: string; city?: City | undefined; page: number };

type Page<Row> = { rows: Row[]; total: number; page: number; totalPages: number };

const inOrder = <Row>(rows: Row[], { fromEnd }: Slice): Row[] => (fromEnd ? rows.toReversed() : rows);

export type ListedStop = Omit<StopRow, 'id'> & {
  id: string;
  routeCount: number;
  legCount: number;
  /** No road leads there: it has no leg, and no route with a distance of its own. */
  isRoadless: boolean;
};

export async function listStops(
  db: Queryable,
  actor: StaffActor,
  { search, city, page }: ListQuery,
): Promise<Page<ListedStop>> {
  assertArea(actor, 'money');
  const filter = { words: wordsOf(search), city };
  const total = await countStops(db, filter);
  const paging = pagingOf(total, page, pageSize);
  const rows = inOrder(await stopSlice(db, filter, paging.slice), paging.slice);
  const slugs = rows.map(({ slug }) => slug);
  const [routesOf, legsOf] = await Promise.all([countRoutesOf(db, slugs), countLegsOf(db, slugs)]);
  return {
    rows: rows.map(({ id, ...row }) => {
      const { routes, withDistance } = routesOf.get(row.slug) ?? { routes: 0, withDistance: 0 };
      const legCount = legsOf.get(row.slug) ?? 0;
      const isRoadless = legCount === 0 && withDistance === 0;
      return { ...row, id: String(id), routeCount: routes, legCount, isRoadless };
    }),
    total,
    page: paging.page,
    totalPages: paging.totalPages,
  };
}

export type ListedRoute = Omit<RouteRow, 'id'> & { id: string; from: string; to: string };

export async function listRoutes(
  db: Queryable,
  actor: StaffActor,
  { search, city, page, isUnchecked }: ListQuery & { isUnchecked: boolean },
): Promise<Page<ListedRoute>> {
  assertArea(actor, 'money');
  const slugsByWord = await Promise.all(wordsOf(search).map((word) => selectSlugsOf(db, word)));
  const filter = { slugsByWord, city, isUnchecked };
  const total = await countRoutes(db, filter);
  const paging = pagingOf(total, page, pageSize);
  const rows = inOrder(await routeSlice(db, filter, paging.slice), paging.slice);
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
    })),
    total,
    page: paging.page,
    totalPages: paging.totalPages,
  };
}

export type FareTotals = {
  stops: number;
  routes: number;
  unchecked: number;
  legs: number;
  unconfirmed: number;
};

/** How many there are of each, whatever the filters. */
export async function countFareRows(db: Queryable, actor: StaffActor): Promise<FareTotals> {
  assertArea(actor, 'money');
  const all = { slugsByWord: [], isUnchecked: false };
  const [stops, routes, unchecked, legs, unconfirmed] = await Promise.all([
    countStops(db, { words: [] }),
    countRoutes(db, all),
    countRoutes(db, { ...all, isUnchecked: true }),
    countLegs(db, { slugsByWord: [], which: 'all' }),
    countLegs(db, { slugsByWord: [], which: 'unconfirmed' }),
  ]);
  return { stops, routes, unchecked, legs, unconfirmed };
}

type Noted = { action: Action; kind: 'stop' | 'route'; id: string; name: string };

/** Ends every change of stops and routes: its line in the activity log, and cached pages with fares are emptied. */
async function note(
  tx: Tx,
  actor: StaffActor,
  { action, kind, id, name }: Noted,
  detail: Record<string, string> = {},
) {
  await noteActivity(tx, lineBy(actor, action, { kind, id, name }, detail));
  await announceChange(tx, 'fares');
}

async function refuseTakenName(tx: Tx, name: string, slug?: string): Promise<void> {
  const found = await selectStopNamed(tx, name);
  if (found && found.slug !== slug) throw new Failure('conflict', messages.nameTaken(found.name));
}

export async function addStop(db: Db, actor: StaffActor, input: StopInput): Promise<string> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    await refuseTakenName(tx, input.name);
    const wanted = slugOf(input.name, 'stop')
      .slice(0, maxSlugLength - 4)
      .replace(/-$/, '');
    const { slug } = await insertUnderFreeSlug(wanted, async (free) => {
      const [id] = await insertStops(tx, [{ ...input, slug: free }], actor);
      return id === undefined ? undefined : String(id);
    });
    await note(tx, actor, { action: 'stop-added', kind: 'stop', id: slug, name: input.name });
    return slug;
  });
}

/** Ends the row that the form was opened with, which fails when it is no longer the one that holds. */
async function replacedPlace(tx: Tx, actor: StaffActor, id: string): Promise<StopRow> {
  const [stop] = await endStops(tx, [BigInt(id)], actor);
  if (!stop) throw new Failure('conflict', messages.changedMeanwhile);
  return stop;
}

async function replacedRoute(tx: Tx, actor: StaffActor, id: string): Promise<RouteRow> {
  const [route] = await endRoutes(tx, [BigInt(id)], actor);
  if (!route) throw new Failure('conflict', messages.changedMeanwhile);
  return route;
}

export async function changeStop(
  db: Db,
  actor: StaffActor,
  id: string,
  input: StopInput,
): Promise<FieldChange[]> {
  assertArea(actor, 'money');
  return emptyIfUnchanged(() =>
    db.transaction(async (tx) => {
      const before = await replacedPlace(tx, actor, id);
      const cabs = await readCabNames(tx);
      const changes = changesBetween(stopLabels, stopTexts(before, cabs), stopTexts(input, cabs));
      if (changes.length === 0) throw new UnchangedError();
      await refuseTakenName(tx, input.name, before.slug);
      await insertStops(tx, [{ ...input, slug: before.slug }], actor);
      await note(
        tx,
        actor,
        { action: 'stop-changed', kind: 'stop', id: before.slug, name: before.name },
        detailOf(changes),
      );
      return changes;
    }),
  );
}

/** Removes a stop with its routes; road legs have to be removed first. The number of routes that the question named must still be right. */
export async function removeStop(
  db: Db,
  actor: StaffActor,
  id: string,
  knownRoutes: number,
): Promise<StopRow> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const stop = await replacedPlace(tx, actor, id);
    // Counted after the end of the stop, which new legs wait for.
    const legs = await countLegsOf(tx, [stop.slug]);
    if (legs.size > 0) throw new Failure('conflict', messages.hasLegs(stop.name));
    const ended = await endRoutesOf(tx, stop.slug, actor);
    if (ended !== knownRoutes) throw new Failure('conflict', messages.routesChanged);
    const detail: Record<string, string> = ended > 0 ? { 'Routes removed with it': String(ended) } : {};
    await note(tx, actor, { action: 'stop-removed', kind: 'stop', id: stop.slug, name: stop.name }, detail);
    return stop;
  });
}

export type AddedRoute = { name: string } | WrongEnd;

export async function addRoute(
  db: Db,
  actor: StaffActor,
  typed: Record<RouteEnd, string>,
  facts: RouteFacts,
): Promise<AddedRoute> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const ends = await endsOf(tx, typed);
    if ('wrong' in ends) return ends;
    const { from, to } = ends;
    const [id] = await insertRoutes(tx, [{ ...facts, fromSlug: from.slug, toSlug: to.slug }], actor);
    if (id === undefined) throw new Failure('conflict', messages.routeTaken(from.name, to.name));
    const name = routeName(from.name, to.name);
    const detail = { [routeLabels.km]: routeTexts(facts).km };
    await note(tx, actor, { action: 'route-added', kind: 'route', id: String(id), name }, detail);
    return { name };
  });
}

async function nameOf(db: Queryable, { fromSlug, toSlug }: Pick<RouteRow, 'fromSlug' | 'toSlug'>) {
  const names = await selectStopNames(db, [fromSlug, toSlug]);
  return routeName(names.get(fromSlug) ?? fromSlug, names.get(toSlug) ?? toSlug);
}

/** The two stops of a route stay; another pair is another route. */
export async function changeRoute(
  db: Db,
  actor: StaffActor,
  id: string,
  facts: RouteFacts,
): Promise<FieldChange[]> {
  assertArea(actor, 'money');
  return emptyIfUnchanged(() =>
    db.transaction(async (tx) => {
      const before = await replacedRoute(tx, actor, id);
      const changes = changesBetween(routeLabels, routeTexts(before), routeTexts(facts));
      if (changes.length === 0) throw new UnchangedError();
      const { fromSlug, toSlug } = before;
      const [newId] = await insertRoutes(tx, [{ ...facts, fromSlug, toSlug }], actor);
      const subject = { kind: 'route', id: String(newId), name: await nameOf(tx, before) } as const;
      await note(tx, actor, { action: 'route-changed', ...subject }, detailOf(changes));
      return changes;
    }),
  );
}

export async function removeRoute(db: Db, actor: StaffActor, id: string): Promise<string> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const route = await replacedRoute(tx, actor, id);
    const name = await nameOf(tx, route);
    await note(tx, actor, { action: 'route-removed', kind: 'route', id, name });
    return name;
  });
}

export async function stopHistory(db: Queryable, actor: StaffActor, slug: string): Promise<HistoryEntry[]> {
  assertArea(actor, 'money');
  const cabs = await readCabNames(db);
  return historyOf(await selectStopHistory(db, slug), stopLabels, (stop) => stopTexts(stop, cabs));
}

export async function routeHistory(
  db: Queryable,
  actor: StaffActor,
  one: string,
  other: string,
): Promise<HistoryEntry[]> {
  assertArea(actor, 'money');
  return historyOf(await selectRouteHistory(db, one, other), routeLabels, routeTexts);
}
