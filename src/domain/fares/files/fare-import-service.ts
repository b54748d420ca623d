import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { readCabWords } from '#domain/fares/cab-words-service.ts';
import { type Rates, withCards } from '#domain/fares/rates.ts';
import {
  type Author,
  countRoutesOf,
  endPlaces,
  endRoutes,
  insertPlaces,
  insertRoutes,
  selectAllPlaces,
  selectAllRoutes,
  selectPlaceNames,
} from '#domain/fares/routes/route-staff-store.ts';
import { routeName } from '#domain/fares/routes/route-text.ts';
import { fingerprintOf, rowsIn, type SheetFile, storedFileName } from '#domain/shared/sheet-import.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { importMessages } from '#import-messages.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import {
  type PlaceValues,
  type Plan,
  type PlannedRow,
  planPlaces,
  planRoutes,
  type RouteValues,
} from './fare-import-plan.ts';
import {
  hasConfirmedRates,
  insertImport,
  insertRates,
  lockImport,
  markUndone,
  placesEndedByImport,
  placesOfImport,
  routesEndedByImport,
  routesOfImport,
  selectImports,
  selectNewestRates,
} from './fare-import-store.ts';
import { type FareKind, type FareSheet, fareSheetOf, type RowFault } from './fare-sheet.ts';
import { planRates, type RatePlan } from './rate-sheet.ts';

const messages = importMessages.fareImport;

const sheetOf = async (file: SheetFile): Promise<FareSheet> => fareSheetOf(await rowsIn(file, messages));

type PlanOfKind =
  | { kind: 'places'; plan: Plan<PlaceValues> }
  | { kind: 'routes'; plan: Plan<RouteValues> }
  | { kind: 'rates'; plan: RatePlan; base: Rates };

async function planOf(db: Queryable, sheet: FareSheet, now: Date): Promise<PlanOfKind> {
  const cabs = await readCabWords(db);
  if (sheet.kind === 'places')
    return { kind: 'places', plan: planPlaces(sheet, await selectAllPlaces(db), cabs.cities) };
  if (sheet.kind === 'routes') {
    const [places, routes] = [await selectAllPlaces(db), await selectAllRoutes(db)];
    return { kind: 'routes', plan: planRoutes(sheet, places, routes) };
  }
  const newest = await selectNewestRates(db);
  if (!newest) throw new Failure('invalid', messages.noRates);
  return { kind: 'rates', plan: planRates(sheet, newest.rates, cabs, now), base: newest.rates };
}

/** What it would change in which rows. */
function changesIn({ kind, plan }: PlanOfKind): unknown {
  const planned: readonly PlannedRow<unknown>[] = plan.planned;
  return [
    kind,
    kind === 'rates' ? plan.validFrom : '',
    ...planned.map(({ endsId, changes, values }) => [String(endsId ?? ''), changes, values]),
  ];
}

/** What an import would do, for staff to look at first. */
export type ImportPreview = {
  kind: FareKind;
  added: PlannedRow<unknown>[];
  changed: PlannedRow<unknown>[];
  unchanged: number;
  faults: RowFault[];
  ignored: string[];
  /** Of rates: the first day of travel. */
  validFrom?: string;
  /** Sent back to apply exactly this. */
  fingerprint: string;
};

const isNew = (kind: FareKind, { endsId }: PlannedRow<unknown>) => kind !== 'rates' && endsId === undefined;

function previewOf(found: PlanOfKind): ImportPreview {
  const { kind, plan } = found;
  const planned: readonly PlannedRow<unknown>[] = plan.planned;
  return {
    kind,
    added: planned.filter((row) => isNew(kind, row)),
    changed: planned.filter((row) => !isNew(kind, row)),
    unchanged: plan.unchanged,
    faults: plan.faults.toSorted((a, b) => a.row - b.row),
    ignored: plan.ignored,
    ...(kind === 'rates' && { validFrom: plan.validFrom }),
    fingerprint: fingerprintOf(changesIn(found)),
  };
}

export async function previewImport(
  db: Queryable,
  actor: StaffActor,
  file: SheetFile,
  now: Date,
): Promise<ImportPreview> {
  assertArea(actor, 'money');
  return previewOf(await planOf(db, await sheetOf(file), now));
}

/** Fails when a row was changed, or its place was taken, after the plan was made. */
function mustBe(count: number, expected: number): void {
  if (count !== expected) throw new Failure('conflict', messages.changedMeanwhile);
}

const endedIds = (planned: readonly PlannedRow<unknown>[]) =>
  planned.flatMap(({ endsId }) => (endsId === undefined ? [] : [endsId]));

async function store(tx: Tx, found: PlanOfKind, author: Required<Author>, note: string): Promise<void> {
  const ids = endedIds(found.plan.planned);
  if (found.kind === 'rates') {
    const { rates, validFrom } = {
      rates: withCards(
        found.base,
        found.plan.planned.map(({ values }) => values),
      ),
      validFrom: found.plan.validFrom,
    };
    await insertRates(tx, { rates, validFrom, note, madeBy: author.name, importId: author.importId });
  } else if (found.kind === 'places') {
    const rows = found.plan.planned.map(({ values }) => values);
    mustBe((await endPlaces(tx, ids, author)).length, ids.length);
    mustBe((await insertPlaces(tx, rows, author)).length, rows.length);
  } else {
    const rows = found.plan.planned.map(({ values }) => values);
    mustBe((await endRoutes(tx, ids, author)).length, ids.length);
    mustBe((await insertRoutes(tx, rows, author)).length, rows.length);
  }
}

const maxNoteLength = 500;

const kindNames = { places: 'Places', routes: 'Routes', rates: 'Rates' } as const;

export type AppliedImport = { kind: FareKind; added: number; changed: number };

/** Applies what the preview showed, as a whole. Rows with errors are left out, except of rates. */
export async function applyImport(
  db: Db,
  actor: StaffActor,
  file: SheetFile,
  fingerprint: string,
  now: Date,
): Promise<AppliedImport> {
  assertArea(actor, 'money');
  const sheet = await sheetOf(file);
  const fileName = storedFileName(file);
  return db.transaction(async (tx) => {
    const found = await planOf(tx, sheet, now);
    const preview = previewOf(found);
    if (preview.fingerprint !== fingerprint) throw new Failure('conflict', messages.changedMeanwhile);
    if (found.plan.planned.length === 0) throw new Failure('invalid', messages.nothing);
    if (found.kind === 'rates' && found.plan.faults.length > 0)
      throw new Failure('invalid', messages.wrongRates);
    const counts = { kind: found.kind, added: preview.added.length, changed: preview.changed.length };
    const importId = await insertImport(tx, { ...counts, fileName, madeBy: actor.name });
    const note = `Imported from ${fileName}`.slice(0, maxNoteLength);
    await store(tx, found, { name: actor.name, importId }, note);
    const subject = { kind: 'fare-import', id: String(importId), name: fileName };
    const detail = {
      [`${kindNames[found.kind]} added`]: String(counts.added),
      [`${kindNames[found.kind]} changed`]: String(counts.changed),
    };
    await noteActivity(tx, lineBy(actor, 'fares-imported', subject, detail));
    await announceChange(tx, 'fares');
    return counts;
  });
}

const maxListed = 20;

export type ListedImport = Omit<Awaited<ReturnType<typeof selectImports>>[number], 'id'> & { id: string };

/** The newest imports. */
export async function listImports(db: Queryable, actor: StaffActor): Promise<ListedImport[]> {
  assertArea(actor, 'money');
  const found = await selectImports(db, maxListed);
  return found.map((row) => ({ ...row, id: String(row.id) }));
}

type Ended = { endedAt: Date | null; endedBy: string };

function refuseChanged<Row extends Ended>(rows: readonly Row[], nameOf: (row: Row) => string): void {
  const changed = rows.find(({ endedAt }) => endedAt !== null);
  if (changed) throw new Failure('conflict', messages.rowChanged(nameOf(changed), changed.endedBy));
}

/** Brings the former rows back as new ones, because rows are never changed. */
async function undoPlaces(tx: Tx, importId: bigint, author: Author): Promise<void> {
  const [made, former] = [await placesOfImport(tx, importId), await placesEndedByImport(tx, importId)];
  refuseChanged(made, ({ name }) => name);
  const kept = new Set(former.map(({ slug }) => slug));
  const removed = made.filter(({ slug }) => !kept.has(slug));
  const ids = made.map(({ id }) => id);
  mustBe((await endPlaces(tx, ids, author)).length, ids.length);
  // Counted after the end of the places, which new routes wait for.
  const counts = await countRoutesOf(
    tx,
    removed.map(({ slug }) => slug),
  );
  const used = removed.find(({ slug }) => counts.has(slug));
  if (used) throw new Failure('conflict', messages.hasRoutes(used.name));
  mustBe((await insertPlaces(tx, former, author)).length, former.length);
}

async function undoRoutes(tx: Tx, importId: bigint, author: Author): Promise<void> {
  const [made, former] = [await routesOfImport(tx, importId), await routesEndedByImport(tx, importId)];
  const changed = made.filter(({ endedAt }) => endedAt !== null).slice(0, 1);
  const names = await selectPlaceNames(
    tx,
    changed.flatMap(({ fromSlug, toSlug }) => [fromSlug, toSlug]),
  );
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  refuseChanged(changed, ({ fromSlug, toSlug }) => routeName(nameOf(fromSlug), nameOf(toSlug)));
  const ids = made.map(({ id }) => id);
  mustBe((await endRoutes(tx, ids, author)).length, ids.length);
  mustBe((await insertRoutes(tx, former, author)).length, former.length);
}

/** Ends what the import added and brings back what it ended, unless a row was changed since. */
export async function undoImport(db: Db, actor: StaffActor, id: string): Promise<ListedImport> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const found = await lockImport(tx, BigInt(id));
    if (!found) throw new Failure('not_found', messages.gone);
    if (found.undoneAt) throw new Failure('conflict', messages.undone);
    const author = { name: actor.name };
    if (found.kind === 'places') await undoPlaces(tx, found.id, author);
    else if (found.kind === 'routes') await undoRoutes(tx, found.id, author);
    else if (await hasConfirmedRates(tx, found.id)) throw new Failure('conflict', messages.ratesConfirmed);
    await markUndone(tx, found.id, actor.name);
    const subject = { kind: 'fare-import', id, name: found.fileName };
    await noteActivity(tx, lineBy(actor, 'fares-import-undone', subject));
    await announceChange(tx, 'fares');
    return { ...found, id };
  });
}
