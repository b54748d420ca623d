import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { escapeLike } from '#platform/text.ts';
import type {
  FoundSupplier,
  Supplier,
  SupplierKind,
  SupplierLine,
  SupplierListQuery,
  SupplierShow,
} from './supplier.ts';
import type { SupplierInput } from './supplier-input.ts';
import { suppliers } from './suppliers-table.ts';

const supplierColumns = {
  id: suppliers.id,
  kind: suppliers.kind,
  name: suppliers.name,
  city: suppliers.city,
  contactName: suppliers.contactName,
  phoneE164: suppliers.phoneE164,
  email: suppliers.email,
  gstin: suppliers.gstin,
  payTerms: suppliers.payTerms,
  payDays: suppliers.payDays,
  notes: suppliers.notes,
  isSample: suppliers.isSample,
  revision: suppliers.revision,
  changedBy: suppliers.changedBy,
  changedAt: suppliers.changedAt,
  endedAt: suppliers.endedAt,
};

const lineColumns = {
  id: suppliers.id,
  kind: suppliers.kind,
  name: suppliers.name,
  city: suppliers.city,
  contactName: suppliers.contactName,
  phoneE164: suppliers.phoneE164,
  isSample: suppliers.isSample,
};

const foundColumns = {
  id: suppliers.id,
  kind: suppliers.kind,
  name: suppliers.name,
  city: suppliers.city,
};

const withTextId = <Row extends { id: bigint }>({ id, ...row }: Row) => ({ ...row, id: String(id) });

/** As in the index. */
const sortName = sql`lower(${suppliers.name})`;
/** As in the index. */
const searched = sql`lower(${suppliers.name} || ' ' || ${suppliers.city} || ' ' || ${suppliers.contactName} || ' ' || ${suppliers.phoneE164})`;

const contains = (part: string): SQL => sql`${searched} like ${`%${escapeLike(part)}%`}`;
const isShown = (show: SupplierShow) =>
  show === 'ended' ? isNotNull(suppliers.endedAt) : isNull(suppliers.endedAt);
const isOfKind = (kind: SupplierKind | undefined) => (kind ? eq(suppliers.kind, kind) : undefined);

/** The place of a row in the list: its id and its name. */
export const cursorOf = ({ id, name }: Pick<SupplierLine, 'id' | 'name'>): string => `${id}_${name}`;

/** The values of the cursor's columns; `undefined` when it is invalid. */
function placeOf(cursor: string): SQL | undefined {
  const [, id, name] = /^([1-9]\d{0,17})_(.+)$/su.exec(cursor) ?? [];
  return id === undefined ? undefined : sql`(lower(${name}::text), ${id}::bigint)`;
}

export type SupplierFilter = Pick<SupplierListQuery, 'show' | 'kind' | 'after' | 'before'> & {
  /** Parts of name, city, contact or phone number, in lower case. */
  parts: readonly string[];
};

/** The suppliers of one page, in the order of the index that it walks along. */
export function supplierSlice(
  db: Queryable,
  { show, kind, parts, after, before }: SupplierFilter,
  limit: number,
) {
  const isForward = before === undefined;
  const cursor = after ?? before;
  const place = cursor === undefined ? undefined : placeOf(cursor);
  const order = isForward ? asc : desc;
  return db
    .select(lineColumns)
    .from(suppliers)
    .where(
      and(
        isShown(show),
        isOfKind(kind),
        ...parts.map(contains),
        place && sql`(${sortName}, ${suppliers.id}) ${isForward ? sql`>` : sql`<`} ${place}`,
      ),
    )
    .orderBy(order(sortName), order(suppliers.id))
    .limit(limit);
}

/** In the order of the list, also of a page before a cursor. */
export async function selectSuppliers(
  db: Queryable,
  filter: SupplierFilter,
  limit: number,
): Promise<SupplierLine[]> {
  const lines = (await supplierSlice(db, filter, limit)).map(withTextId);
  return filter.before === undefined ? lines : lines.reverse();
}

/** Those in use with all these parts; names that begin with the text come first. */
export async function selectFound(
  db: Queryable,
  { start, parts, kind }: { start: string; parts: readonly string[]; kind: SupplierKind | undefined },
  limit: number,
): Promise<FoundSupplier[]> {
  const rows = await db
    .select(foundColumns)
    .from(suppliers)
    .where(and(isShown('in-use'), isOfKind(kind), ...parts.map(contains)))
    .orderBy(
      ...(start === '' ? [] : [desc(sql`${sortName} like ${`${escapeLike(start)}%`}`)]),
      asc(sortName),
      asc(suppliers.id),
    )
    .limit(limit);
  return rows.map(withTextId);
}

async function oneSupplier(query: Promise<(Omit<Supplier, 'id'> & { id: bigint })[]>) {
  const [row] = await query;
  return row && withTextId(row);
}

export const selectSupplier = (db: Queryable, id: string): Promise<Supplier | undefined> =>
  oneSupplier(
    db
      .select(supplierColumns)
      .from(suppliers)
      .where(eq(suppliers.id, BigInt(id))),
  );

export const lockSupplier = (tx: Tx, id: string): Promise<Supplier | undefined> =>
  oneSupplier(
    tx
      .select(supplierColumns)
      .from(suppliers)
      .where(eq(suppliers.id, BigInt(id)))
      .for('no key update'),
  );

export const selectByKey = (db: Queryable, key: string): Promise<Supplier | undefined> =>
  oneSupplier(db.select(supplierColumns).from(suppliers).where(eq(suppliers.idempotencyKey, key)));

/** Those in use with this name, or with this name and city with a comma between them. */
export async function selectNamed(db: Queryable, typed: string): Promise<FoundSupplier[]> {
  const rows = await db
    .select(foundColumns)
    .from(suppliers)
    .where(
      and(
        isShown('in-use'),
        sql`lower(${typed}::text) in (${sortName}, lower(${suppliers.name} || ', ' || ${suppliers.city}))`,
      ),
    )
    .orderBy(asc(suppliers.id));
  return rows.map(withTextId);
}

/** The one in use with this name in this city. */
export async function selectTwin(
  db: Queryable,
  { name, city }: Pick<Supplier, 'name' | 'city'>,
): Promise<FoundSupplier | undefined> {
  const [row] = await db
    .select(foundColumns)
    .from(suppliers)
    .where(
      and(
        isShown('in-use'),
        sql`${sortName} = lower(${name}::text)`,
        sql`lower(${suppliers.city}) = lower(${city}::text)`,
      ),
    );
  return row && withTextId(row);
}

/** `undefined` when the same request has created it before, or another one in use has its name in its city. */
export async function insertSupplier(
  tx: Tx,
  supplier: SupplierInput & { idempotencyKey: string },
  by: string,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(suppliers)
    .values({ ...supplier, changedBy: by })
    .onConflictDoNothing()
    .returning({ id: suppliers.id });
  return row && String(row.id);
}

const changedNow = (by: string) => ({
  revision: sql`${suppliers.revision} + 1`,
  changedBy: by,
  changedAt: sql`now()`,
});

export async function updateSupplier(tx: Tx, id: string, input: SupplierInput, by: string): Promise<void> {
  await tx
    .update(suppliers)
    .set({ ...input, ...changedNow(by) })
    .where(eq(suppliers.id, BigInt(id)));
}

export async function setSupplierEnded(tx: Tx, id: string, isEnded: boolean, by: string): Promise<void> {
  await tx
    .update(suppliers)
    .set({ endedAt: isEnded ? sql`now()` : null, ...changedNow(by) })
    .where(eq(suppliers.id, BigInt(id)));
}
