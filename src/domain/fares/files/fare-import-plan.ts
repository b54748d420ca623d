import * as z from 'zod/mini';
import type { CityWord } from '#domain/fares/cab-words.ts';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { legFactsInput } from '#domain/fares/legs/leg-input.ts';
import type { LegRow } from '#domain/fares/legs/leg-staff-store.ts';
import { legLabels, legTexts } from '#domain/fares/legs/leg-text.ts';
import { routeFactsInput, type StopInput, stopInputFor } from '#domain/fares/routes/route-input.ts';
import type { RouteRow, StopRow } from '#domain/fares/routes/route-staff-store.ts';
import {
  changesBetween,
  type FieldChange,
  routeLabels,
  routeName,
  routeTexts,
  stopLabels,
  stopTexts,
} from '#domain/fares/routes/route-text.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { fareImportMessages as fareImport } from './fare-import-messages.ts';
import {
  codeLabel,
  endLabels,
  type FareSheet,
  ignoredColumns,
  type ReadRow,
  type RowFault,
  sheetColumns,
  textsIn,
} from './fare-sheet.ts';

const { routes: messages } = fareMessages;

/** A row of the file that adds or changes something. */
export type PlannedRow<Values> = {
  row: number;
  name: string;
  /** The row that the change ends; none for what is new. */
  endsId?: bigint;
  changes: FieldChange[];
  values: Values;
};

export type Plan<Values> = {
  planned: PlannedRow<Values>[];
  unchanged: number;
  faults: RowFault[];
  ignored: string[];
};

export type StopValues = Omit<StopRow, 'id'>;
export type RouteValues = Omit<RouteRow, 'id'>;
export type LegValues = Omit<LegRow, 'id'>;

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxSlugLength = 60;

type Issue = { path: readonly PropertyKey[]; message: string };

/** An error for each field that was not understood. */
const faultsOf = (
  row: number,
  issues: readonly Issue[],
  labels: Readonly<Record<string, string>>,
): RowFault[] =>
  issues.map(({ path, message }) => ({ row, column: labels[String(path[0])] ?? '', text: message }));

/** Finds stops by code, name or another name in any case, as the estimator does. */
export class StopIndex {
  private readonly bySlug: Map<string, StopRow>;
  private readonly byName: Map<string, StopRow>;
  /** Without the names that two stops have. */
  private readonly byOtherName = new Map<string, StopRow | undefined>();

  constructor(stops: readonly StopRow[]) {
    this.bySlug = new Map(stops.map((stop) => [stop.slug, stop]));
    // The oldest of two stops with one name is found, as in a query by name.
    const oldestLast = stops.toSorted((a, b) => Number(b.id - a.id));
    this.byName = new Map(oldestLast.map((stop) => [stop.name.toLowerCase(), stop]));
    for (const stop of stops)
      for (const name of new Set(
        stop.otherNames
          .toLowerCase()
          .split(',')
          .map((name) => name.trim()),
      ))
        this.byOtherName.set(name, this.byOtherName.has(name) ? undefined : stop);
  }

  withCode = (code: string): StopRow | undefined => this.bySlug.get(code);
  named = (name: string): StopRow | undefined => this.byName.get(name.toLowerCase());

  find(typed: string): StopRow | undefined {
    if (typed === '') return undefined;
    const name = typed.toLowerCase();
    return this.bySlug.get(name) ?? this.byName.get(name) ?? this.byOtherName.get(name);
  }

  /** What a file calls a stop: its name, or its code where the name would find another stop. */
  nameFor(slug: string): string {
    const name = this.bySlug.get(slug)?.name ?? slug;
    return this.find(name)?.slug === slug ? name : slug;
  }
}

class StopPlanner {
  readonly plan: Plan<StopValues>;
  private readonly index: StopIndex;
  private readonly slugs = new Map<string, number>();
  private readonly names: Map<string, string>;
  private readonly cities: readonly CityWord[];

  constructor(existing: readonly StopRow[], cities: readonly CityWord[], ignored: string[]) {
    this.cities = cities;
    this.plan = { planned: [], unchanged: 0, faults: [], ignored };
    this.index = new StopIndex(existing);
    this.names = new Map(existing.map(({ name, slug }) => [name.toLowerCase(), slug]));
  }

  private readonly textsOf = (stop: StopInput) => stopTexts(stop, { cities: this.cities });

  private fault(row: number, column: string, text: string): void {
    this.plan.faults.push({ row, column, text });
  }

  private freeSlug(name: string): string {
    const wanted = slugOf(name, 'stop')
      .slice(0, maxSlugLength - 4)
      .replace(/-$/, '');
    for (let number = 1; ; number++) {
      const slug = number === 1 ? wanted : `${wanted}-${number}`;
      if (!this.index.withCode(slug) && !this.slugs.has(slug)) return slug;
    }
  }

  add(row: ReadRow): void {
    const code = row.cell(codeLabel) ?? '';
    if (code !== '' && !(slugShape.test(code) && code.length <= maxSlugLength)) {
      this.fault(row.number, codeLabel, messages.codeWrong);
      return;
    }
    const given = textsIn(row, stopLabels);
    const before = code ? this.index.withCode(code) : this.index.named(given.name ?? '');
    const read = stopInputFor(this.cities).safeParse({ ...(before && this.textsOf(before)), ...given });
    if (!read.success) {
      this.plan.faults.push(...faultsOf(row.number, read.error.issues, stopLabels));
      return;
    }
    const slug = before?.slug ?? (code || this.freeSlug(read.data.name));
    this.stop(row.number, before, { ...read.data, slug });
  }

  private takenBy(slug: string, name: string): string | undefined {
    const twin = this.slugs.get(slug);
    if (twin !== undefined) return fareImport.sameAsRow(twin);
    const owner = this.names.get(name.toLowerCase());
    return owner !== undefined && owner !== slug ? messages.nameTaken(name) : undefined;
  }

  private stop(row: number, before: StopRow | undefined, values: StopValues): void {
    const { slug, name } = values;
    const taken = this.takenBy(slug, name);
    if (taken !== undefined) {
      this.fault(row, stopLabels.name, taken);
      return;
    }
    this.slugs.set(slug, row);
    this.names.set(name.toLowerCase(), slug);
    const changes = before ? changesBetween(stopLabels, this.textsOf(before), this.textsOf(values)) : [];
    if (before && changes.length === 0) this.plan.unchanged += 1;
    else this.plan.planned.push({ row, name, ...(before && { endsId: before.id }), changes, values });
  }
}

export function planStops(
  sheet: FareSheet,
  existing: readonly StopRow[],
  cities: readonly CityWord[],
): Plan<StopValues> {
  const planner = new StopPlanner(existing, cities, ignoredColumns(sheet, sheetColumns.stops));
  for (const row of sheet.rows) planner.add(row);
  return planner.plan;
}

const pairOf = (one: string, other: string) => [one, other].toSorted().join(' ');

/** A row that joins two stops in both directions: a route or a road leg. */
type PairRow = { id: bigint; fromSlug: string; toSlug: string };

/** How the rows of a kind are read, compared and named. */
type PairKind<Row extends PairRow, Facts, Field extends string> = {
  labels: Readonly<Record<Field, string>>;
  input: z.core.$ZodType<Facts>;
  textsOf: (facts: Facts | Row) => Readonly<Record<Field, string>>;
};

class PairPlanner<Row extends PairRow, Facts, Field extends string> {
  readonly plan: Plan<Facts & Omit<PairRow, 'id'>>;
  private readonly kind: PairKind<Row, Facts, Field>;
  private readonly index: StopIndex;
  private readonly existing: Map<string, Row>;
  private readonly pairs = new Map<string, number>();

  constructor(
    kind: PairKind<Row, Facts, Field>,
    stops: readonly StopRow[],
    existing: readonly Row[],
    ignored: string[],
  ) {
    this.kind = kind;
    this.plan = { planned: [], unchanged: 0, faults: [], ignored };
    this.index = new StopIndex(stops);
    this.existing = new Map(existing.map((row) => [pairOf(row.fromSlug, row.toSlug), row]));
  }

  private end(row: ReadRow, label: string): StopRow | undefined {
    const typed = row.cell(label) ?? '';
    const stop = this.index.find(typed);
    if (!stop) {
      const text = typed === '' ? messages.stopMissing : messages.stopUnknown(typed);
      this.plan.faults.push({ row: row.number, column: label, text });
    }
    return stop;
  }

  add(row: ReadRow): void {
    const { labels, input, textsOf } = this.kind;
    const [from, to] = [this.end(row, endLabels.from), this.end(row, endLabels.to)];
    const before = from && to && this.existing.get(pairOf(from.slug, to.slug));
    const given = textsIn(row, labels);
    const read = z.safeParse(input, { ...(before && textsOf(before)), ...given });
    if (!read.success) this.plan.faults.push(...faultsOf(row.number, read.error.issues, labels));
    if (!from || !to || !read.success) return;
    const fault = this.pairFault(row.number, from, to);
    if (fault) {
      this.plan.faults.push({ row: row.number, column: endLabels.to, text: fault });
      return;
    }
    const changes = before ? changesBetween(labels, textsOf(before), textsOf(read.data)) : [];
    if (before && changes.length === 0) {
      this.plan.unchanged += 1;
      return;
    }
    // It holds in both directions, and a route keeps the one that its page has.
    const ends = before ?? { fromSlug: from.slug, toSlug: to.slug };
    this.plan.planned.push({
      row: row.number,
      name: routeName(from.name, to.name),
      ...(before && { endsId: before.id }),
      changes,
      values: { ...read.data, fromSlug: ends.fromSlug, toSlug: ends.toSlug },
    });
  }

  private pairFault(row: number, from: StopRow, to: StopRow): string | undefined {
    if (from.slug === to.slug) return messages.sameStop;
    const pair = pairOf(from.slug, to.slug);
    const twin = this.pairs.get(pair);
    if (twin !== undefined) return fareImport.sameAsRow(twin);
    this.pairs.set(pair, row);
    return undefined;
  }
}

export function planRoutes(
  sheet: FareSheet,
  stops: readonly StopRow[],
  existing: readonly RouteRow[],
): Plan<RouteValues> {
  const kind = { labels: routeLabels, input: routeFactsInput, textsOf: routeTexts };
  const planner = new PairPlanner(kind, stops, existing, ignoredColumns(sheet, sheetColumns.routes));
  for (const row of sheet.rows) planner.add(row);
  return planner.plan;
}

export function planLegs(
  sheet: FareSheet,
  stops: readonly StopRow[],
  existing: readonly LegRow[],
): Plan<LegValues> {
  const kind = { labels: legLabels, input: legFactsInput, textsOf: legTexts };
  const planner = new PairPlanner(kind, stops, existing, ignoredColumns(sheet, sheetColumns.legs));
  for (const row of sheet.rows) planner.add(row);
  return planner.plan;
}
