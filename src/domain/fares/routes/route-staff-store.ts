import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { fareImports, routes, stops } from '#domain/fares/fares-table.ts';
import type { City } from '#domain/fares/rates.ts';
import type { Slice } from '#domain/publishing/publishing.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { RouteFacts, StopInput } from './route-input.ts';

/** A stop or route that holds. Each change makes a new row, so the id also tells which change it is. */
export type StopRow = StopInput & { id: bigint; slug: string };
export type RouteRow = RouteFacts & { id: bigint; fromSlug: string; toSlug: string };

export const stopColumns = {
  id: stops.id,
  slug: stops.slug,
  name: stops.name,
  kind: stops.kind,
  city: stops.city,
  otherNames: stops.otherNames,
  state: stops.state,
  lat: stops.lat,
  lng: stops.lng,
};

export const routeColumns = {
  id: routes.id,
  fromSlug: routes.fromSlug,
  toSlug: routes.toSlug,
  km: routes.km,
  minutes: routes.minutes,
  source: routes.source,
  checkedOn: routes.checkedOn,
  stops: routes.stops,
  road: routes.road,
  season: routes.season,
};

const lowerName = sql`lower(${stops.name})`;

export type StopFilter = { words: readonly string[]; city?: City | undefined };

const hasWord = (words: readonly string[]) =>
  sql`${stops.search} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;

const stopConditions = ({ words, city }: StopFilter) =>
  and(
    isNull(stops.endedAt),
    words.length > 0 ? hasWord(words) : undefined,
    city ? eq(stops.city, city) : undefined,
  );

/** A page of a list, in reverse order when it is counted from the end. */
export const stopSlice = (db: Queryable, filter: StopFilter, { offset, limit, fromEnd }: Slice) => {
  const order = fromEnd ? desc : asc;
  return db
    .select(stopColumns)
    .from(stops)
    .where(stopConditions(filter))
    .orderBy(order(lowerName), order(stops.id))
    .offset(offset)
    .limit(limit);
};

const total = sql<number>`count(*)::int`;

export async function countStops(db: Queryable, filter: StopFilter): Promise<number> {
  const [row] = await db.select({ total }).from(stops).where(stopConditions(filter));
  return row?.total ?? 0;
}

type RouteCounts = { routes: number; withDistance: number };

/** How many routes each of these stops has, and how many of them with a distance of their own. */
export async function countRoutesOf(
  db: Queryable,
  slugs: readonly string[],
): Promise<Map<string, RouteCounts>> {
  if (slugs.length === 0) return new Map();
  const side = (column: typeof routes.fromSlug | typeof routes.toSlug) =>
    db
      .select({ slug: column, km: routes.km })
      .from(routes)
      .where(and(isNull(routes.endedAt), inArray(column, [...slugs])));
  const found = await side(routes.fromSlug).unionAll(side(routes.toSlug));
  const counts = new Map<string, RouteCounts>();
  for (const { slug, km } of found) {
    const { routes: count, withDistance } = counts.get(slug) ?? { routes: 0, withDistance: 0 };
    counts.set(slug, { routes: count + 1, withDistance: withDistance + (km === null ? 0 : 1) });
  }
  return counts;
}

export type RouteFilter = {
  /** For each typed word the stops that it may mean; a route has one of them for every word. */
  slugsByWord: readonly (readonly string[])[];
  city?: City | undefined;
  isUnchecked: boolean;
};

/** The stops with a name that has a word beginning like this. */
export async function selectSlugsOf(db: Queryable, word: string): Promise<string[]> {
  const found = await db
    .select({ slug: stops.slug })
    .from(stops)
    .where(and(isNull(stops.endedAt), hasWord([word])));
  return found.map(({ slug }) => slug);
}

const slugArray = (slugs: readonly string[]) => sql`${sql.param(slugs)}::text[]`;

const inCity = (city: City) =>
  sql`exists (select from ${stops} where ${stops.slug} = ${routes.fromSlug} and ${stops.endedAt} is null
    and ${stops.city} = ${city})`;

function routeConditions({ slugsByWord, city, isUnchecked }: RouteFilter): SQL | undefined {
  return and(
    isNull(routes.endedAt),
    isUnchecked ? isNull(routes.checkedOn) : undefined,
    city ? inCity(city) : undefined,
    ...slugsByWord.map((slugs) =>
      or(
        sql`${routes.fromSlug} = any (${slugArray(slugs)})`,
        sql`${routes.toSlug} = any (${slugArray(slugs)})`,
      ),
    ),
  );
}

/** A page of a list, in reverse order when it is counted from the end. */
export const routeSlice = (db: Queryable, filter: RouteFilter, { offset, limit, fromEnd }: Slice) => {
  const order = fromEnd ? desc : asc;
  return db
    .select(routeColumns)
    .from(routes)
    .where(routeConditions(filter))
    .orderBy(order(routes.fromSlug), order(routes.toSlug))
    .offset(offset)
    .limit(limit);
};

export async function countRoutes(db: Queryable, filter: RouteFilter): Promise<number> {
  const [row] = await db.select({ total }).from(routes).where(routeConditions(filter));
  return row?.total ?? 0;
}

export async function selectStopNames(db: Queryable, slugs: readonly string[]): Promise<Map<string, string>> {
  const found =
    slugs.length === 0
      ? []
      : await db
          .select({ slug: stops.slug, name: stops.name })
          .from(stops)
          .where(and(isNull(stops.endedAt), inArray(stops.slug, [...new Set(slugs)])));
  return new Map(found.map(({ slug, name }) => [slug, name]));
}

export const selectAllStops = (db: Queryable): Promise<StopRow[]> =>
  db.select(stopColumns).from(stops).where(isNull(stops.endedAt)).orderBy(lowerName, stops.id);

export const selectAllRoutes = (db: Queryable): Promise<RouteRow[]> =>
  db
    .select(routeColumns)
    .from(routes)
    .where(isNull(routes.endedAt))
    .orderBy(asc(routes.fromSlug), asc(routes.toSlug));

/** Keeps a stop from being ended until the transaction is over; `undefined` when it has ended. */
export async function holdStop(db: Queryable, slug: string): Promise<StopRow | undefined> {
  const [row] = await db
    .select(stopColumns)
    .from(stops)
    .where(and(eq(stops.slug, slug), isNull(stops.endedAt)))
    .for('share');
  return row;
}

/** The same for several stops; returns how many still hold. */
export async function holdStops(db: Queryable, slugs: readonly string[]): Promise<number> {
  const held = await db
    .select({ id: stops.id })
    .from(stops)
    .where(and(sql`${stops.slug} = any (${slugArray(slugs)})`, isNull(stops.endedAt)))
    .for('share');
  return held.length;
}

/** The stop with this name in any case. */
export async function selectStopNamed(db: Queryable, name: string): Promise<StopRow | undefined> {
  const [row] = await db
    .select(stopColumns)
    .from(stops)
    .where(and(isNull(stops.endedAt), sql`${lowerName} = lower(${name})`))
    .orderBy(stops.id)
    .limit(1);
  return row;
}

/** Who ends or adds rows, and the import that does it. */
export type Author = { name: string; importId?: bigint };

const ending = ({ name, importId }: Author) => ({
  endedAt: sql`now()`,
  endedBy: name,
  ...(importId !== undefined && { endedByImportId: importId }),
});

/** Rows of one insert; PostgreSQL takes at most 65,535 parameters. */
const rowsAtOnce = 1000;

function* portions<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) yield rows.slice(start, start + rowsAtOnce);
}

/** Ends the stops that still hold and returns them. */
export async function endStops(db: Queryable, ids: readonly bigint[], author: Author): Promise<StopRow[]> {
  const ended: StopRow[] = [];
  for (const some of portions(ids))
    ended.push(
      ...(await db
        .update(stops)
        .set(ending(author))
        .where(and(inArray(stops.id, some), isNull(stops.endedAt)))
        .returning(stopColumns)),
    );
  return ended;
}

export async function endRoutes(db: Queryable, ids: readonly bigint[], author: Author): Promise<RouteRow[]> {
  const ended: RouteRow[] = [];
  for (const some of portions(ids))
    ended.push(
      ...(await db
        .update(routes)
        .set(ending(author))
        .where(and(inArray(routes.id, some), isNull(routes.endedAt)))
        .returning(routeColumns)),
    );
  return ended;
}

/** Ends every route of a stop. */
export async function endRoutesOf(db: Queryable, slug: string, author: Author): Promise<number> {
  const ended = await db
    .update(routes)
    .set(ending(author))
    .where(and(isNull(routes.endedAt), or(eq(routes.fromSlug, slug), eq(routes.toSlug, slug))))
    .returning({ id: routes.id });
  return ended.length;
}

/** Returns how many were added: a slug that is taken adds none. */
export async function insertStops(
  db: Queryable,
  rows: readonly Omit<StopRow, 'id'>[],
  { name, importId }: Author,
): Promise<bigint[]> {
  const added: { id: bigint }[] = [];
  for (const some of portions(rows))
    added.push(
      ...(await db
        .insert(stops)
        .values(
          some.map(({ slug, name: stopName, kind, city, otherNames, state, lat, lng }) => ({
            ...{ slug, name: stopName, kind, city, otherNames, state, lat, lng, madeBy: name },
            ...(importId !== undefined && { importId }),
          })),
        )
        .onConflictDoNothing()
        .returning({ id: stops.id })),
    );
  return added.map(({ id }) => id);
}

/** Returns how many were added: a pair of stops that has a route adds none. */
export async function insertRoutes(
  db: Queryable,
  rows: readonly Omit<RouteRow, 'id'>[],
  { name, importId }: Author,
): Promise<bigint[]> {
  const added: { id: bigint }[] = [];
  for (const some of portions(rows))
    added.push(
      ...(await db
        .insert(routes)
        .values(
          some.map(({ fromSlug, toSlug, km, minutes, source, checkedOn, stops, road, season }) => ({
            ...{ fromSlug, toSlug, km, minutes, source, checkedOn, stops, road, season, madeBy: name },
            ...(importId !== undefined && { importId }),
          })),
        )
        .onConflictDoNothing()
        .returning({ id: routes.id })),
    );
  return added.map(({ id }) => id);
}

const life = <Table extends typeof stops | typeof routes>(table: Table) => ({
  madeBy: table.madeBy,
  madeAt: table.madeAt,
  endedBy: table.endedBy,
  endedAt: table.endedAt,
  fileName: fareImports.fileName,
});

/** Every row that a stop has had, the newest first. */
export const selectStopHistory = (db: Queryable, slug: string) =>
  db
    .select({ ...stopColumns, ...life(stops) })
    .from(stops)
    .leftJoin(fareImports, eq(fareImports.id, stops.importId))
    .where(eq(stops.slug, slug))
    .orderBy(desc(stops.id));

export const selectRouteHistory = (db: Queryable, one: string, other: string) =>
  db
    .select({ ...routeColumns, ...life(routes) })
    .from(routes)
    .leftJoin(fareImports, eq(fareImports.id, routes.importId))
    .where(
      and(
        sql`least(${routes.fromSlug}, ${routes.toSlug}) = least(${one}::text, ${other}::text)`,
        sql`greatest(${routes.fromSlug}, ${routes.toSlug}) = greatest(${one}::text, ${other}::text)`,
      ),
    )
    .orderBy(desc(routes.id));
