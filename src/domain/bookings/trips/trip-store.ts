import { and, asc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { bookingServices } from '#domain/bookings/bookings-table.ts';
import type { Meal, PartKind } from '#domain/shared/trip-plan.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { ServiceChange } from './service-fields.ts';
import type { Cost, Currency, NewService, TripService } from './services.ts';
import type { Costs, Traveller, TripDay } from './trip.ts';
import type { TripStart } from './trip-start.ts';
import { bookingDays, serviceTravellers, travellers } from './trips-table.ts';

const dayColumns = {
  id: sql<string>`${bookingDays.id}::text`,
  number: bookingDays.number,
  title: bookingDays.title,
  text: bookingDays.text,
  meals: bookingDays.meals,
};

export const selectDays = (db: Queryable, bookingId: string): Promise<TripDay[]> =>
  db
    .select(dayColumns)
    .from(bookingDays)
    .where(eq(bookingDays.bookingId, BigInt(bookingId)))
    .orderBy(asc(bookingDays.number));

const travellerColumns = {
  id: sql<string>`${travellers.id}::text`,
  name: travellers.name,
  birthDate: travellers.birthDate,
  age: travellers.age,
  nationality: travellers.nationality,
  isLead: travellers.isLead,
  remarks: travellers.remarks,
};

export const selectTravellers = (db: Queryable, bookingId: string): Promise<Traveller[]> =>
  db
    .select(travellerColumns)
    .from(travellers)
    .where(eq(travellers.bookingId, BigInt(bookingId)))
    .orderBy(asc(travellers.position), asc(travellers.id));

const serviceColumns = {
  id: sql<string>`${bookingServices.id}::text`,
  bookingId: sql<string>`${bookingServices.bookingId}::text`,
  kind: sql<PartKind>`${bookingServices.kind}`,
  title: bookingServices.title,
  day: bookingServices.day,
  nights: bookingServices.nights,
  onDay: bookingServices.onDay,
  starts: bookingServices.starts,
  supplierId: sql<string | null>`${bookingServices.supplierId}::text`,
  supplierName: sql<string | null>`(select name from suppliers where id = ${bookingServices.supplierId})`,
  state: bookingServices.state,
  heldUntil: bookingServices.heldUntil,
  confirmation: bookingServices.confirmation,
  remarks: bookingServices.remarks,
  details: bookingServices.details,
  quoted: bookingServices.quoted,
  revision: bookingServices.revision,
  travellerIds: sql<string[]>`array(
    select traveller_id::text from service_travellers where service_id = ${bookingServices.id} order by traveller_id
  )`,
};

type Row = Omit<TripService, 'supplier'> & { supplierId: string | null; supplierName: string | null };

const serviceOf = ({ supplierId, supplierName, ...row }: Row): TripService => ({
  ...row,
  supplier: supplierId === null ? null : { id: supplierId, name: supplierName ?? '' },
});

/** Everything but what was sold, in the order of the trip. */
export async function selectTripServices(db: Queryable, bookingId: string): Promise<TripService[]> {
  const { day, starts, position } = bookingServices;
  const rows = await db
    .select(serviceColumns)
    .from(bookingServices)
    .where(and(eq(bookingServices.bookingId, BigInt(bookingId)), ne(bookingServices.kind, 'package')))
    .orderBy(sql`${day} nulls first`, sql`nullif(${starts}, '') nulls last`, asc(position));
  return rows.map(serviceOf);
}

/** Locked until the transaction ends, after its booking. */
export async function lockService(tx: Tx, id: string): Promise<TripService | undefined> {
  const [row] = await tx
    .select(serviceColumns)
    .from(bookingServices)
    .where(and(eq(bookingServices.id, BigInt(id)), ne(bookingServices.kind, 'package')))
    .for('update');
  return row && serviceOf(row);
}

export async function selectBookingOfService(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ bookingId: serviceColumns.bookingId })
    .from(bookingServices)
    .where(eq(bookingServices.id, BigInt(id)));
  return row?.bookingId;
}

/** What the customer pays for a service. */
export async function selectServiceAmount(db: Queryable, id: string): Promise<number> {
  const [row] = await db
    .select({ amountPaise: bookingServices.amountPaise })
    .from(bookingServices)
    .where(eq(bookingServices.id, BigInt(id)));
  return row?.amountPaise ?? 0;
}

export type CostChange = { costMinor: number | null; costCurrency?: Currency; costRate?: string };

export async function updateService(
  tx: Tx,
  id: string,
  change: ServiceChange & Partial<CostChange> & { supplierId?: string | null },
): Promise<void> {
  const { supplierId, ...columns } = change;
  await tx
    .update(bookingServices)
    .set({
      ...columns,
      ...(supplierId !== undefined && { supplierId: supplierId === null ? null : BigInt(supplierId) }),
      revision: sql`${bookingServices.revision} + 1`,
    })
    .where(eq(bookingServices.id, BigInt(id)));
}

const costColumns = {
  minor: bookingServices.costMinor,
  currency: bookingServices.costCurrency,
  rate: bookingServices.costRate,
  paise: bookingServices.costPaise,
};

type CostRow = { minor: number | null; currency: Currency; rate: string; paise: number | null };

const costOf = ({ minor, paise, ...row }: CostRow): Cost | null =>
  minor === null ? null : { ...row, minor, paise: paise ?? 0 };

export async function selectCosts(db: Queryable, bookingId: string): Promise<Costs> {
  const rows = await db
    .select({ id: serviceColumns.id, ...costColumns })
    .from(bookingServices)
    .where(eq(bookingServices.bookingId, BigInt(bookingId)));
  return new Map(
    rows.flatMap(({ id, ...row }) => {
      const cost = costOf(row);
      return cost ? [[id, cost] as const] : [];
    }),
  );
}

export async function selectCost(db: Queryable, serviceId: string): Promise<Cost | null> {
  const [row] = await db
    .select(costColumns)
    .from(bookingServices)
    .where(eq(bookingServices.id, BigInt(serviceId)));
  return row ? costOf(row) : null;
}

/** The rate that was entered last for a currency. */
export async function selectLastRate(db: Queryable, currency: Currency): Promise<string | undefined> {
  const [row] = await db
    .select({ rate: bookingServices.costRate })
    .from(bookingServices)
    .where(and(eq(bookingServices.costCurrency, currency), sql`${bookingServices.costMinor} is not null`))
    .orderBy(sql`${bookingServices.id} desc`)
    .limit(1);
  return row?.rate;
}

/** The service that the parts of a trip belong to. */
export async function selectPackageId(db: Queryable, bookingId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: serviceColumns.id })
    .from(bookingServices)
    .where(and(eq(bookingServices.bookingId, BigInt(bookingId)), eq(bookingServices.kind, 'package')));
  return row?.id;
}

/** Behind the other services of the booking. Returns the ids in the order of the services. */
export async function insertServices(
  tx: Tx,
  bookingId: string,
  partOf: string,
  services: readonly NewService[],
): Promise<string[]> {
  if (services.length === 0) return [];
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${bookingServices.position}), 0)` })
    .from(bookingServices)
    .where(eq(bookingServices.bookingId, BigInt(bookingId)));
  const rows = await tx
    .insert(bookingServices)
    .values(
      services.map(({ supplierId, ...service }, index) => ({
        ...service,
        supplierId: supplierId ? BigInt(supplierId) : null,
        bookingId: BigInt(bookingId),
        partOf: BigInt(partOf),
        amountPaise: 0,
        position: (last?.position ?? 0) + index + 1,
      })),
    )
    .returning({ id: serviceColumns.id });
  return rows.map(({ id }) => id);
}

export async function deleteService(tx: Tx, id: string): Promise<void> {
  await tx.delete(bookingServices).where(eq(bookingServices.id, BigInt(id)));
}

export async function replaceServiceTravellers(tx: Tx, id: string, travellerIds: readonly string[]) {
  await tx.delete(serviceTravellers).where(eq(serviceTravellers.serviceId, BigInt(id)));
  if (travellerIds.length === 0) return;
  await tx
    .insert(serviceTravellers)
    .values(travellerIds.map((traveller) => ({ serviceId: BigInt(id), travellerId: BigInt(traveller) })));
}

/** The dates of services follow from the first day of their trip; those of a cancelled trip are in no list. */
export async function refreshServiceDays(tx: Tx, bookingId: string): Promise<void> {
  await tx.execute(sql`
    update booking_services s set on_day = dated.day
    from (
      select o.id, case when b.cancelled_at is null then b.first_day + (coalesce(o.day, 1) - 1) end as day
      from booking_services o join bookings b on b.id = o.booking_id
      where o.booking_id = ${bookingId}::bigint and o.kind not in ('cab', 'package')
    ) dated
    where s.id = dated.id and s.on_day is distinct from dated.day
  `);
}

/** Services of this day and later ones, and the days themselves, move by so many days. */
export async function shiftDays(tx: Tx, bookingId: string, from: number, by: 1 | -1): Promise<void> {
  const key = BigInt(bookingId);
  await tx
    .update(bookingDays)
    .set({ number: sql`${bookingDays.number} + ${by}` })
    .where(and(eq(bookingDays.bookingId, key), gte(bookingDays.number, from)));
  await tx
    .update(bookingServices)
    .set({ day: sql`${bookingServices.day} + ${by}` })
    .where(and(eq(bookingServices.bookingId, key), gte(bookingServices.day, from)));
}

export async function insertDays(
  tx: Tx,
  bookingId: string,
  days: readonly { number: number; title: string; text: string; meals: readonly Meal[] }[],
): Promise<void> {
  if (days.length === 0) return;
  await tx.insert(bookingDays).values(
    days.map(({ number, title, text, meals }) => ({
      ...{ bookingId: BigInt(bookingId), number, title, text, meals: [...meals] },
    })),
  );
}

export async function deleteDay(tx: Tx, bookingId: string, number: number): Promise<void> {
  await tx
    .delete(bookingDays)
    .where(and(eq(bookingDays.bookingId, BigInt(bookingId)), eq(bookingDays.number, number)));
}

export async function updateDay(
  tx: Tx,
  id: string,
  change: Partial<Pick<TripDay, 'title' | 'text' | 'meals'>>,
): Promise<void> {
  await tx
    .update(bookingDays)
    .set({ ...change, revision: sql`${bookingDays.revision} + 1` })
    .where(eq(bookingDays.id, BigInt(id)));
}

type TravellerColumns = Omit<Traveller, 'id'>;

export async function insertTravellers(
  tx: Tx,
  bookingId: string,
  added: readonly TravellerColumns[],
): Promise<string[]> {
  if (added.length === 0) return [];
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${travellers.position}), 0)` })
    .from(travellers)
    .where(eq(travellers.bookingId, BigInt(bookingId)));
  const rows = await tx
    .insert(travellers)
    .values(
      added.map((traveller, index) => ({
        ...traveller,
        bookingId: BigInt(bookingId),
        position: (last?.position ?? 0) + index + 1,
      })),
    )
    .returning({ id: travellerColumns.id });
  return rows.map(({ id }) => id);
}

export async function updateTraveller(tx: Tx, id: string, change: Partial<TravellerColumns>): Promise<void> {
  await tx
    .update(travellers)
    .set({ ...change, revision: sql`${travellers.revision} + 1` })
    .where(eq(travellers.id, BigInt(id)));
}

export async function deleteTraveller(tx: Tx, id: string): Promise<void> {
  await tx.delete(travellers).where(eq(travellers.id, BigInt(id)));
}

/** Only one traveller leads. */
export async function clearLead(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .update(travellers)
    .set({ isLead: false })
    .where(and(eq(travellers.bookingId, BigInt(bookingId)), eq(travellers.isLead, true)));
}

/** How many services and travellers a booking has. */
export async function countParts(
  db: Queryable,
  bookingId: string,
): Promise<{ services: number; travellers: number }> {
  const { rows } = await db.execute<{ services: number; travellers: number }>(sql`
    select (select count(*)::int from booking_services where booking_id = ${bookingId}::bigint) as services,
      (select count(*)::int from travellers where booking_id = ${bookingId}::bigint) as travellers
  `);
  return rows[0] ?? { services: 0, travellers: 0 };
}

/** Confirmed services become used once the trip is over. */
export async function markUsed(tx: Tx, bookingId: string): Promise<number> {
  const rows = await tx
    .update(bookingServices)
    .set({ state: 'used', revision: sql`${bookingServices.revision} + 1` })
    .where(and(eq(bookingServices.bookingId, BigInt(bookingId)), eq(bookingServices.state, 'confirmed')))
    .returning({ id: bookingServices.id });
  return rows.length;
}

/** The travellers of the booking among these ids. */
export async function selectTravellersIn(
  db: Queryable,
  bookingId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const where: SQL | undefined = and(
    eq(travellers.bookingId, BigInt(bookingId)),
    inArray(travellers.id, ids.map(BigInt)),
  );
  const rows = await db.select({ id: travellerColumns.id }).from(travellers).where(where);
  return rows.map(({ id }) => id);
}

/** Everything that a new trip begins with. */
export async function insertTrip(
  tx: Tx,
  { bookingId, packageId }: { bookingId: string; packageId: string },
  { days, travellers: added, services }: TripStart,
): Promise<void> {
  await insertDays(tx, bookingId, days);
  await insertTravellers(tx, bookingId, added);
  await insertServices(tx, bookingId, packageId, services);
  await refreshServiceDays(tx, bookingId);
}
