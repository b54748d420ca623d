import { readCabWords } from '#domain/fares/cab-words-service.ts';
import { selectLegs } from '#domain/fares/fare-book-store.ts';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { fareImports } from '#domain/fares/fares-table.ts';
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
import { cutOffBetween } from '#domain/fares/network/cut-off.ts';
import { withCards } from '#domain/fares/rates.ts';
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
import type { ImportPlan, OpenSheet, Planning } from '#domain/sheet-import/sheet-import.ts';
import { sheetImport } from '#domain/sheet-import/sheet-import-service.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import { usualLimits } from '#platform/sheets/sheet.ts';
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
  insertRates,
  legsEndedByImport,
  legsOfImport,
  routesEndedByImport,
  routesOfImport,
  selectNewestRates,
  stopsEndedByImport,
  stopsOfImport,
} from './fare-import-store.ts';
import { type FareKind, type FareSheet, fareSheetOf, type RowFault } from './fare-sheet.ts';
import { planRates } from './rate-sheet.ts';

type AnyRow = PlannedRow<unknown>;

/** What the import of a file would do. */
export type FarePlan = ImportPlan<'added' | 'changed', AnyRow> & {
  added: AnyRow[];
  changed: AnyRow[];
  unchanged: number;
  faults: RowFault[];
  ignored: string[];
  counts: { added: number; changed: number };
  /** Of rates: the first day of travel. */
  validFrom?: string;
  /** Of road legs: which fares change. */
  legEffects?: LegEffects;
};

type Store = (tx: Tx, author: Required<Author>, fileName: string) => Promise<void>;

/** `mark` is what a file changes beside its rows. */
function planWith(kind: FareKind, plan: Plan<unknown>, mark: string, store: Store): FarePlan {
  const { planned, unchanged, faults, ignored } = plan;
  const isNew = ({ endsId }: AnyRow) => kind !== 'rates' && endsId === undefined;
  const [added, changed] = [planned.filter(isNew), planned.filter((row) => !isNew(row))];
  return {
    ...{ planned, added, changed, unchanged, ignored },
    faults: faults.toSorted((a, b) => a.row - b.row),
    counts: { added: added.length, changed: changed.length },
    changes: [
      kind,
      mark,
      ...planned.map(({ endsId, changes, values }) => [String(endsId ?? ''), changes, values]),
    ],
    async store(tx, { importId, actor, fileName }) {
      await store(tx, { name: actor.name, importId }, fileName);
      await announceChange(tx, 'fares');
    },
  };
}

/** Fails when a row was changed, or its stop was taken, after the plan was made. */
function mustBe(count: number, expected: number): void {
  if (count !== expected) throw new Failure('conflict', messages.changedMeanwhile);
}

type Rows<Values> = {
  end: (tx: Tx, ids: readonly bigint[], author: Author) => Promise<unknown[]>;
  insert: (tx: Tx, rows: readonly Values[], author: Author) => Promise<unknown[]>;
};

/** Rows are never changed: what replaces them is new. */
async function replaceRows<Values>(
  tx: Tx,
  { end, insert }: Rows<Values>,
  { ids, by }: { ids: readonly bigint[]; by: readonly Values[] },
  author: Author,
): Promise<void> {
  mustBe((await end(tx, ids, author)).length, ids.length);
  mustBe((await insert(tx, by, author)).length, by.length);
}

const replaced = <Values>({ planned }: Plan<Values>) => ({
  ids: planned.flatMap(({ endsId }) => (endsId === undefined ? [] : [endsId])),
  by: planned.map(({ values }) => values),
});

const idsOf = (rows: readonly { id: bigint }[]) => rows.map(({ id }) => id);

type Ended = { endedAt: Date | null; endedBy: string };

function refuseChanged<Row extends Ended>(rows: readonly Row[], nameOf: (row: Row) => string): void {
  const changed = rows.find(({ endedAt }) => endedAt !== null);
  if (changed) throw new Failure('conflict', messages.rowChanged(nameOf(changed), changed.endedBy));
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

/** A kind of rows in files; an undo returns the names of the stops that no road leads to any more. */
type FareList = {
  plan: (db: Queryable, sheet: FareSheet, planning: Planning) => Promise<FarePlan>;
  undo: (tx: Tx, importId: bigint, author: Author) => Promise<string[]>;
};

const stopRows: Rows<StopValues> = { end: endStops, insert: insertStops };

const stopList: FareList = {
  async plan(db, sheet) {
    const plan = planStops(sheet, await selectAllStops(db), (await readCabWords(db)).cities);
    return planWith('stops', plan, '', (tx, author) => replaceRows(tx, stopRows, replaced(plan), author));
  },
  async undo(tx, importId, author) {
    const [made, former] = [await stopsOfImport(tx, importId), await stopsEndedByImport(tx, importId)];
    refuseChanged(made, ({ name }) => name);
    await replaceRows(tx, stopRows, { ids: idsOf(made), by: former }, author);
    // Counted after the end of the stops, which new routes and legs wait for.
    const kept = new Set(former.map(({ slug }) => slug));
    const removed = made.filter(({ slug }) => !kept.has(slug));
    const slugs = removed.map(({ slug }) => slug);
    const [routes, legs] = [await countRoutesOf(tx, slugs), await countLegsOf(tx, slugs)];
    const used = removed.find(({ slug }) => routes.has(slug));
    if (used) throw new Failure('conflict', messages.hasRoutes(used.name));
    const joined = removed.find(({ slug }) => legs.has(slug));
    if (joined) throw new Failure('conflict', fareMessages.routes.hasLegs(joined.name));
    return [];
  },
};

const routeRows: Rows<RouteValues> = { end: endRoutes, insert: insertRoutes };

const routeList: FareList = {
  async plan(db, sheet) {
    const plan = planRoutes(sheet, await selectAllStops(db), await selectAllRoutes(db));
    return planWith('routes', plan, '', (tx, author) => replaceRows(tx, routeRows, replaced(plan), author));
  },
  async undo(tx, importId, author) {
    const [made, former] = [await routesOfImport(tx, importId), await routesEndedByImport(tx, importId)];
    await refuseChangedPairs(tx, made);
    await replaceRows(tx, routeRows, { ids: idsOf(made), by: former }, author);
    return [];
  },
};

const legRows: Rows<LegValues> = { end: endLegs, insert: insertLegs };

const legEdits = ({ planned }: Plan<LegValues>): LegEdit[] =>
  planned.map(({ values }) => {
    const { fromSlug: from, toSlug: to, ...facts } = values;
    return { from, to, leg: { ...facts, from, to } };
  });

const legList: FareList = {
  async plan(db, sheet, { now, tx: storing }) {
    if (storing) await lockLegs(storing);
    const plan = planLegs(sheet, await selectAllStops(db), await selectAllLegs(db));
    const legs = await selectLegs(db);
    const mark = cutOffMark(cutOffBetween(legs, legsAfter(legs, legEdits(plan))));
    const planned = planWith('legs', plan, mark, async (tx, author) => {
      const rows = replaced(plan);
      const stops = new Set(rows.by.flatMap(({ fromSlug, toSlug }) => [fromSlug, toSlug]));
      mustBe(await holdStops(tx, [...stops]), stops.size);
      await replaceRows(tx, legRows, rows, author);
    });
    if (storing || plan.planned.length === 0) return planned;
    return { ...planned, legEffects: await readLegEffects(db, legEdits(plan), now) };
  },
  async undo(tx, importId, author) {
    await lockLegs(tx);
    const before = await selectLegs(tx);
    const [made, former] = [await legsOfImport(tx, importId), await legsEndedByImport(tx, importId)];
    await refuseChangedPairs(tx, made);
    await replaceRows(tx, legRows, { ids: idsOf(made), by: former }, author);
    const slugs = cutOffBetween(before, await selectLegs(tx)).flatMap((cutOff) => cutOff.slugs);
    const names = await selectStopNames(tx, slugs);
    return slugs.map((slug) => names.get(slug) ?? slug);
  },
};

const maxNoteLength = 500;

/** They are a new version as a whole, so no row may be wrong. */
const rateList: FareList = {
  async plan(db, sheet, { now }) {
    const newest = await selectNewestRates(db);
    if (!newest) throw new Failure('invalid', messages.noRates);
    const plan = planRates(sheet, newest.rates, await readCabWords(db), now);
    const { validFrom, faults } = plan;
    const planned = planWith('rates', plan, validFrom, async (tx, { name, importId }, fileName) => {
      const rates = withCards(newest.rates, replaced(plan).by);
      const note = `Imported from ${fileName}`.slice(0, maxNoteLength);
      await insertRates(tx, { rates, validFrom, note, madeBy: name, importId });
    });
    return { ...planned, validFrom, ...(faults.length > 0 && { refusal: messages.wrongRates }) };
  },
  async undo(tx, importId) {
    if (await hasConfirmedRates(tx, importId)) throw new Failure('conflict', messages.ratesConfirmed);
    return [];
  },
};

const lists: Readonly<Record<FareKind, FareList>> = {
  stops: stopList,
  routes: routeList,
  legs: legList,
  rates: rateList,
};

const kindNames = { stops: 'Stops', routes: 'Routes', legs: 'Road legs', rates: 'Rates' } as const;

export const {
  preview: previewImport,
  apply: applyImport,
  list: listImports,
  undo: undoImport,
} = sheetImport({
  area: 'money',
  limits: usualLimits,
  open: (rows): OpenSheet<object, FarePlan> & { kind: FareKind } => {
    const sheet = fareSheetOf(rows);
    const { kind } = sheet;
    return {
      kind,
      head: {},
      areEnough: true,
      plan: (db, planning) => lists[kind].plan(db, sheet, planning),
    };
  },
  rows: { table: fareImports, kind: fareImports.kind, counts: ['added', 'changed'] },
  messages,
  activity: {
    subject: 'fare-import',
    namesFile: true,
    list: () => 'fares',
    detail: ({ added, changed }, kind) => ({
      [`${kindNames[kind]} added`]: String(added),
      [`${kindNames[kind]} changed`]: String(changed),
    }),
  },
  async undo(tx, importId, { found: { kind, fileName }, actor }) {
    const cutOff = await lists[kind].undo(tx, importId, { name: actor.name });
    await announceChange(tx, 'fares');
    return { fileName, cutOff };
  },
  keptOf: () => ({}),
});

export type ImportPreview = Awaited<ReturnType<typeof previewImport>>;
export type ListedImport = Awaited<ReturnType<typeof listImports>>[number];
