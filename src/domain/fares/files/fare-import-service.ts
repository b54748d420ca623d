import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { readCabWords } from '#domain/fares/cab-words-service.ts';
import { selectLegs } from '#domain/fares/fare-book-store.ts';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { cutOffMark } from '#domain/fares/legs/cut-off-mark.ts';
import { type LegEdit, type LegEffects, legsAfter } from '#domain/fares/legs/leg-effects.ts';
import { readLegEffects } from '#domain/fares/legs/leg-preview-service.ts';
import {
  countLegsOf,
  endLegs,
  insertLegs,
  lockLegs,
  selectAllLegs,
} from '#domain/fares/legs/leg-staff-store.ts';
import { type CutOff, cutOffBetween } from '#domain/fares/network/cut-off.ts';
import { type Rates, withCards } from '#domain/fares/rates.ts';
import {
  type Author,
  countRoutesOf,
  endRoutes,
  endStops,
  holdStops,
  insertRoutes,
  insertStops,
  selectAllRoutes,
  selectAllStops,
  selectStopNames,
} from '#domain/fares/routes/route-staff-store.ts';
import { routeName } from '#domain/fares/routes/route-text.ts';
import { fingerprintOf, rowsIn, type SheetFile, storedFileName } from '#domain/shared/sheet-import.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import { fareImportMessages as messages } from './fare-import-messages.ts';
import {
  type LegValues,
  type Plan,
  type PlannedRow,
  planLegs,
  planRoutes,
  planStops,
  type RouteValues,
  type StopValues,
} from './fare-import-plan.ts';
import {
  hasConfirmedRates,
  insertImport,
  insertRates,
  legsEndedByImport,
  legsOfImport,
  lockImport,
  markUndone,
  routesEndedByImport,
  routesOfImport,
  selectImports,
  selectNewestRates,
  stopsEndedByImport,
  stopsOfImport,
} from './fare-import-store.ts';
import { type FareKind, type FareSheet, fareSheetOf, type RowFault } from './fare-sheet.ts';
import { planRates, type RatePlan } from './rate-sheet.ts';

const sheetOf = async (file: SheetFile): Promise<FareSheet> => fareSheetOf(await rowsIn(file, messages));

type PlanOfKind =
  | { kind: 'stops'; plan: Plan<StopValues> }
  | { kind: 'routes'; plan: Plan<RouteValues> }
  | { kind: 'legs'; plan: Plan<LegValues>; cutOff: CutOff[] }
  | { kind: 'rates'; plan: RatePlan; base: Rates };

const legEdits = ({ planned }: Plan<LegValues>): LegEdit[] =>
  planned.map(({ values }) => {
    const { fromSlug: from, toSlug: to, ...facts } = values;
    return { from, to, leg: { ...facts, from, to } };
  });

async function planOf(db: Queryable, sheet: FareSheet, now: Date): Promise<PlanOfKind> {
  const cabs = await readCabWords(db);
  if (sheet.kind === 'stops')
    return { kind: 'stops', plan: planStops(sheet, await selectAllStops(db), cabs.cities) };
  if (sheet.kind === 'routes') {
    const [stops, routes] = [await selectAllStops(db), await selectAllRoutes(db)];
    return { kind: 'routes', plan: planRoutes(sheet, stops, routes) };
  }
  if (sheet.kind === 'legs') {
    const plan = planLegs(sheet, await selectAllStops(db), await selectAllLegs(db));
    const legs = await selectLegs(db);
    return { kind: 'legs', plan, cutOff: cutOffBetween(legs, legsAfter(legs, legEdits(plan))) };
  }
  const newest = await selectNewestRates(db);
  if (!newest) throw new Failure('invalid', messages.noRates);
  return { kind: 'rates', plan: planRates(sheet, newest.rates, cabs, now), base: newest.rates };
}

/** What it would change in which rows. */
function changesIn(found: PlanOfKind): unknown {
  const planned: readonly PlannedRow<unknown>[] = found.plan.planned;
  return [
    found.kind,
    found.kind === 'rates' ? found.plan.validFrom : '',
    found.kind === 'legs' ? cutOffMark(found.cutOff) : '',
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
  /** Of road legs: which fares change. */
  legEffects?: LegEffects;
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
  const found = await planOf(db, await sheetOf(file), now);
  const preview = previewOf(found);
  if (found.kind !== 'legs' || found.plan.planned.length === 0) return preview;
  return { ...preview, legEffects: await readLegEffects(db, legEdits(found.plan), now) };
}

/** Fails when a row was changed, or its stop was taken, after the plan was made. */
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
  } else if (found.kind === 'stops') {
    const rows = found.plan.planned.map(({ values }) => values);
    mustBe((await endStops(tx, ids, author)).length, ids.length);
    mustBe((await insertStops(tx, rows, author)).length, rows.length);
  } else if (found.kind === 'legs') {
    const rows = found.plan.planned.map(({ values }) => values);
    const stops = new Set(rows.flatMap(({ fromSlug, toSlug }) => [fromSlug, toSlug]));
    mustBe(await holdStops(tx, [...stops]), stops.size);
    mustBe((await endLegs(tx, ids, author)).length, ids.length);
    mustBe((await insertLegs(tx, rows, author)).length, rows.length);
  } else {
    const rows = found.plan.planned.map(({ values }) => values);
    mustBe((await endRoutes(tx, ids, author)).length, ids.length);
    mustBe((await insertRoutes(tx, rows, author)).length, rows.length);
  }
}

const maxNoteLength = 500;

const kindNames = { stops: 'Stops', routes: 'Routes', legs: 'Road legs', rates: 'Rates' } as const;

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
    if (sheet.kind === 'legs') await lockLegs(tx);
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
async function undoStops(tx: Tx, importId: bigint, author: Author): Promise<void> {
  const [made, former] = [await stopsOfImport(tx, importId), await stopsEndedByImport(tx, importId)];
  refuseChanged(made, ({ name }) => name);
  const kept = new Set(former.map(({ slug }) => slug));
  const removed = made.filter(({ slug }) => !kept.has(slug));
  const ids = made.map(({ id }) => id);
  mustBe((await endStops(tx, ids, author)).length, ids.length);
  // Counted after the end of the stops, which new routes and legs wait for.
  const slugs = removed.map(({ slug }) => slug);
  const [routes, legs] = [await countRoutesOf(tx, slugs), await countLegsOf(tx, slugs)];
  const used = removed.find(({ slug }) => routes.has(slug));
  if (used) throw new Failure('conflict', messages.hasRoutes(used.name));
  const joined = removed.find(({ slug }) => legs.has(slug));
  if (joined) throw new Failure('conflict', fareMessages.routes.hasLegs(joined.name));
  mustBe((await insertStops(tx, former, author)).length, former.length);
}

type MadePair = Ended & { id: bigint; fromSlug: string; toSlug: string };

/** Names the pair that was changed since the import. */
async function refuseChangedPairs(tx: Tx, made: readonly MadePair[]): Promise<void> {
  const changed = made.filter(({ endedAt }) => endedAt !== null).slice(0, 1);
  const names = await selectStopNames(
    tx,
    changed.flatMap(({ fromSlug, toSlug }) => [fromSlug, toSlug]),
  );
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  refuseChanged(changed, ({ fromSlug, toSlug }) => routeName(nameOf(fromSlug), nameOf(toSlug)));
}

async function undoRoutes(tx: Tx, importId: bigint, author: Author): Promise<void> {
  const [made, former] = [await routesOfImport(tx, importId), await routesEndedByImport(tx, importId)];
  await refuseChangedPairs(tx, made);
  const ids = made.map(({ id }) => id);
  mustBe((await endRoutes(tx, ids, author)).length, ids.length);
  mustBe((await insertRoutes(tx, former, author)).length, former.length);
}

/** Returns the names of the stops that only the imported legs led to. */
async function undoLegs(tx: Tx, importId: bigint, author: Author): Promise<string[]> {
  await lockLegs(tx);
  const before = await selectLegs(tx);
  const [made, former] = [await legsOfImport(tx, importId), await legsEndedByImport(tx, importId)];
  await refuseChangedPairs(tx, made);
  const ids = made.map(({ id }) => id);
  mustBe((await endLegs(tx, ids, author)).length, ids.length);
  mustBe((await insertLegs(tx, former, author)).length, former.length);
  const slugs = cutOffBetween(before, await selectLegs(tx)).flatMap((cutOff) => cutOff.slugs);
  const names = await selectStopNames(tx, slugs);
  return slugs.map((slug) => names.get(slug) ?? slug);
}

export type UndoneImport = ListedImport & { cutOff: string[] };

/** Ends what the import added and brings back what it ended, unless a row was changed since. */
export async function undoImport(db: Db, actor: StaffActor, id: string): Promise<UndoneImport> {
  assertArea(actor, 'money');
  return db.transaction(async (tx) => {
    const found = await lockImport(tx, BigInt(id));
    if (!found) throw new Failure('not_found', messages.gone);
    if (found.undoneAt) throw new Failure('conflict', messages.undone);
    const author = { name: actor.name };
    const cutOff: string[] = [];
    if (found.kind === 'stops') await undoStops(tx, found.id, author);
    else if (found.kind === 'routes') await undoRoutes(tx, found.id, author);
    else if (found.kind === 'legs') cutOff.push(...(await undoLegs(tx, found.id, author)));
    else if (await hasConfirmedRates(tx, found.id)) throw new Failure('conflict', messages.ratesConfirmed);
    await markUndone(tx, found.id, actor.name);
    const subject = { kind: 'fare-import', id, name: found.fileName };
    await noteActivity(tx, lineBy(actor, 'fares-import-undone', subject));
    await announceChange(tx, 'fares');
    return { ...found, id, cutOff };
  });
}
