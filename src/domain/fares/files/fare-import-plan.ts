import * as z from 'zod/mini';
import type { CityWord } from '#domain/fares/cab-words.ts';
import { legFactsInput } from '#domain/fares/legs/leg-input.ts';
import type { LegRow } from '#domain/fares/legs/leg-staff-store.ts';
import { legLabels, legTexts } from '#domain/fares/legs/leg-text.ts';
import { type PlaceInput, placeInputFor, routeFactsInput } from '#domain/fares/routes/route-input.ts';
import type { PlaceRow, RouteRow } from '#domain/fares/routes/route-staff-store.ts';
import {
  changesBetween,
  type FieldChange,
  placeLabels,
  placeTexts,
  routeLabels,
  routeName,
  routeTexts,
} from '#domain/fares/routes/route-text.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { fareMessages } from '#fare-messages.ts';
import { importMessages } from '#import-messages.ts';
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
const { fareImport } = importMessages;

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

export type PlaceValues = Omit<PlaceRow, 'id'>;
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

/** Finds places by code, name or another name in any case, as the estimator does. */
export class PlaceIndex {
  private readonly bySlug: Map<string, PlaceRow>;
  private readonly byName: Map<string, PlaceRow>;
  /** Without the names that two places have. */
  private readonly byOtherName = new Map<string, PlaceRow | undefined>();

  constructor(places: readonly PlaceRow[]) {
    this.bySlug = new Map(places.map((place) => [place.slug, place]));
    // The oldest of two places with one name is found, as in a query by name.
    const oldestLast = places.toSorted((a, b) => Number(b.id - a.id));
    this.byName = new Map(oldestLast.map((place) => [place.name.toLowerCase(), place]));
    for (const place of places)
      for (const name of new Set(
        place.otherNames
          .toLowerCase()
          .split(',')
          .map((name) => name.trim()),
      ))
        this.byOtherName.set(name, this.byOtherName.has(name) ? undefined : place);
  }

  withCode = (code: string): PlaceRow | undefined => this.bySlug.get(code);
  named = (name: string): PlaceRow | undefined => this.byName.get(name.toLowerCase());

  find(typed: string): PlaceRow | undefined {
    if (typed === '') return undefined;
    const name = typed.toLowerCase();
    return this.bySlug.get(name) ?? this.byName.get(name) ?? this.byOtherName.get(name);
  }

  /** What a file calls a place: its name, or its code where the name would find another place. */
  nameFor(slug: string): string {
    const name = this.bySlug.get(slug)?.name ?? slug;
    return this.find(name)?.slug === slug ? name : slug;
  }
}

class PlacePlanner {
  readonly plan: Plan<PlaceValues>;
  private readonly index: PlaceIndex;
  private readonly slugs = new Map<string, number>();
  private readonly names: Map<string, string>;
  private readonly cities: readonly CityWord[];

  constructor(existing: readonly PlaceRow[], cities: readonly CityWord[], ignored: string[]) {
    this.cities = cities;
    this.plan = { planned: [], unchanged: 0, faults: [], ignored };
    this.index = new PlaceIndex(existing);
    this.names = new Map(existing.map(({ name, slug }) => [name.toLowerCase(), slug]));
  }

  private readonly textsOf = (place: PlaceInput) => placeTexts(place, { cities: this.cities });

  private fault(row: number, column: string, text: string): void {
    this.plan.faults.push({ row, column, text });
  }

  private freeSlug(name: string): string {
    const wanted = slugOf(name, 'place')
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
    const given = textsIn(row, placeLabels);
    const before = code ? this.index.withCode(code) : this.index.named(given.name ?? '');
    const read = placeInputFor(this.cities).safeParse({ ...(before && this.textsOf(before)), ...given });
    if (!read.success) {
      this.plan.faults.push(...faultsOf(row.number, read.error.issues, placeLabels));
      return;
    }
    const slug = before?.slug ?? (code || this.freeSlug(read.data.name));
    this.place(row.number, before, { ...read.data, slug });
  }

  private takenBy(slug: string, name: string): string | undefined {
    const twin = this.slugs.get(slug);
    if (twin !== undefined) return fareImport.sameAsRow(twin);
    const owner = this.names.get(name.toLowerCase());
    return owner !== undefined && owner !== slug ? messages.nameTaken(name) : undefined;
  }

  private place(row: number, before: PlaceRow | undefined, values: PlaceValues): void {
    const { slug, name } = values;
    const taken = this.takenBy(slug, name);
    if (taken !== undefined) {
      this.fault(row, placeLabels.name, taken);
      return;
    }
    this.slugs.set(slug, row);
    this.names.set(name.toLowerCase(), slug);
    const changes = before ? changesBetween(placeLabels, this.textsOf(before), this.textsOf(values)) : [];
    if (before && changes.length === 0) this.plan.unchanged += 1;
    else this.plan.planned.push({ row, name, ...(before && { endsId: before.id }), changes, values });
  }
}

export function planPlaces(
  sheet: FareSheet,
  existing: readonly PlaceRow[],
  cities: readonly CityWord[],
): Plan<PlaceValues> {
  const planner = new PlacePlanner(existing, cities, ignoredColumns(sheet, sheetColumns.places));
  for (const row of sheet.rows) planner.add(row);
  return planner.plan;
}

const pairOf = (one: string, other: string) => [one, other].toSorted().join(' ');

/** A row that joins two places in both directions: a route or a road leg. */
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
  private readonly index: PlaceIndex;
  private readonly existing: Map<string, Row>;
  private readonly pairs = new Map<string, number>();

  constructor(
    kind: PairKind<Row, Facts, Field>,
    places: readonly PlaceRow[],
    existing: readonly Row[],
    ignored: string[],
  ) {
    this.kind = kind;
    this.plan = { planned: [], unchanged: 0, faults: [], ignored };
    this.index = new PlaceIndex(places);
    this.existing = new Map(existing.map((row) => [pairOf(row.fromSlug, row.toSlug), row]));
  }

  private end(row: ReadRow, label: string): PlaceRow | undefined {
    const typed = row.cell(label) ?? '';
    const place = this.index.find(typed);
    if (!place) {
      const text = typed === '' ? messages.placeMissing : messages.placeUnknown(typed);
      this.plan.faults.push({ row: row.number, column: label, text });
    }
    return place;
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

  private pairFault(row: number, from: PlaceRow, to: PlaceRow): string | undefined {
    if (from.slug === to.slug) return messages.samePlace;
    const pair = pairOf(from.slug, to.slug);
    const twin = this.pairs.get(pair);
    if (twin !== undefined) return fareImport.sameAsRow(twin);
    this.pairs.set(pair, row);
    return undefined;
  }
}

export function planRoutes(
  sheet: FareSheet,
  places: readonly PlaceRow[],
  existing: readonly RouteRow[],
): Plan<RouteValues> {
  const kind = { labels: routeLabels, input: routeFactsInput, textsOf: routeTexts };
  const planner = new PairPlanner(kind, places, existing, ignoredColumns(sheet, sheetColumns.routes));
  for (const row of sheet.rows) planner.add(row);
  return planner.plan;
}

export function planLegs(
  sheet: FareSheet,
  places: readonly PlaceRow[],
  existing: readonly LegRow[],
): Plan<LegValues> {
  const kind = { labels: legLabels, input: legFactsInput, textsOf: legTexts };
  const planner = new PairPlanner(kind, places, existing, ignoredColumns(sheet, sheetColumns.legs));
  for (const row of sheet.rows) planner.add(row);
  return planner.plan;
}
