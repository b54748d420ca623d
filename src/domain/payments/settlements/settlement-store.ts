import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { dutyRoute } from '#domain/bookings/route-text.ts';
import { indiaTimeZone, startOfDayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type {
  Allowance,
  DutyCash,
  DutyDifference,
  SettledDuty,
  Settlement,
  SettlementLines,
  SettlementSums,
} from './settlement.ts';
import {
  driverAllowances,
  driverSettlementDifferences,
  driverSettlementDuties,
  driverSettlements,
} from './settlements-table.ts';

export type SettledDriver = { id: string; name: string; partnerId: string | null };

export async function selectDriver(db: Queryable, id: string): Promise<SettledDriver | undefined> {
  const { rows } = await db.execute<SettledDriver>(sql`
    select id::text, name, supplier_id::text as "partnerId" from drivers where id = ${id}::bigint`);
  return rows[0];
}

/** Settlements of one driver are made, confirmed and undone one after the other. */
export async function lockDriver(tx: Tx, id: string): Promise<SettledDriver | undefined> {
  const { rows } = await tx.execute<SettledDriver>(sql`
    select id::text, name, supplier_id::text as "partnerId" from drivers where id = ${id}::bigint
    for no key update`);
  return rows[0];
}

const routeColumns = sql`d.from_name as "fromName", d.to_name as "toName", d.stops,
  coalesce((select name from cities where code = d.city), d.city) as "cityName"`;

type RouteRow = { fromName: string; toName: string; stops: string[]; cityName: string };

type CashRow = RouteRow & {
  dutyId: string;
  bookingId: string;
  startsAt: string;
  endsAt: string;
  collectedPaise: number;
  expensesPaise: number;
};

const toCash = ({ fromName, toName, stops, cityName, startsAt, endsAt, ...row }: CashRow): DutyCash => ({
  ...row,
  route: dutyRoute({ fromName, toName, stops, cityName }),
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/** Expenses of the duty `d` that count: not removed, and not those of a driver before. */
const expenses = sql`coalesce((
  select sum(e.amount_paise) from duty_entries e
  where e.duty_id = d.id and e.kind = 'expense'
    and (e.entered_by <> '' or d.driver_since is null or e.received_at >= d.driver_since)
    and not exists (select from duty_entries r where r.duty_id = d.id and r.kind = 'removal' and r.removes_key = e.entry_key)
), 0)::float8`;

const starts = sql`coalesce(d.started_at, d.pickup_at)`;
/** A ride of an hour that was never ended by the driver ends as planned. */
const ends = sql`greatest(coalesce(d.started_at, d.pickup_at), coalesce(d.ended_at, d.ends_at))`;

const cashColumns = sql`d.id::text as "dutyId", d.booking_id::text as "bookingId",
  to_json(${starts})#>>'{}' as "startsAt", to_json(${ends})#>>'{}' as "endsAt", ${routeColumns}`;

type Days = { firstDay: string; lastDay: string };

const dayOfPickup = sql`(d.pickup_at at time zone ${sql.raw(`'${indiaTimeZone}'`)})::date`;

/** The rides of a driver that were driven and are in no settlement yet, in their order. */
export async function selectUnsettled(
  db: Queryable,
  driverId: string,
  { firstDay, lastDay }: Days,
): Promise<DutyCash[]> {
  const { rows } = await db.execute<CashRow>(sql`
    with held as (
      select duty_id, sum(paise) as paise from (
        select duty_id, amount_paise as paise from money_entries where driver_id = ${driverId}::bigint
        union all
        select l.duty_id, -l.collected_paise from driver_settlement_differences l
        join driver_settlements s on s.id = l.settlement_id where s.driver_id = ${driverId}::bigint
      ) part group by duty_id
    )
    select ${cashColumns}, coalesce(h.paise, 0)::float8 as "collectedPaise", ${expenses} as "expensesPaise"
    from duties d left join held h on h.duty_id = d.id
    where d.driver_id = ${driverId}::bigint and d.status = 'done'
      and d.pickup_at >= ${startOfDayInIndia(firstDay).toISOString()}::timestamptz and ${dayOfPickup} <= ${lastDay}::date
      and not exists (select from driver_settlement_duties s where s.duty_id = d.id)
    order by ${starts}, d.id`);
  return rows.map(toCash);
}

/**
 * What differs from what was settled: at duties that are in a settlement, and cash of rides that the driver has no more or that did not
 * take place. Rides that are still to be settled are left out.
 */
export async function selectDifferences(db: Queryable, driverId: string): Promise<DutyDifference[]> {
  const { rows } = await db.execute<CashRow>(sql`
    with held as (
      select duty_id, sum(amount_paise) as paise from money_entries
      where driver_id = ${driverId}::bigint and duty_id is not null group by duty_id
    ), settled as (
      select duty_id, sum(collected_paise) as collected, sum(expenses_paise) as expenses from (
        select l.duty_id, l.collected_paise, l.expenses_paise from driver_settlement_duties l
        join driver_settlements s on s.id = l.settlement_id where s.driver_id = ${driverId}::bigint
        union all
        select l.duty_id, l.collected_paise, l.expenses_paise from driver_settlement_differences l
        join driver_settlements s on s.id = l.settlement_id where s.driver_id = ${driverId}::bigint
      ) l group by duty_id
    ), compared as (
      select ${cashColumns}, d.pickup_at,
        (coalesce(h.paise, 0) - coalesce(s.collected, 0))::float8 as "collectedPaise",
        (case when d.driver_id = ${driverId}::bigint and s.duty_id is not null then ${expenses} else 0 end
          - coalesce(s.expenses, 0))::float8 as "expensesPaise"
      from (select duty_id from held union select duty_id from settled) one
      join duties d on d.id = one.duty_id
      left join held h on h.duty_id = d.id
      left join settled s on s.duty_id = d.id
      where s.duty_id is not null or d.driver_id is distinct from ${driverId}::bigint or d.status in ('cancelled', 'no-show')
    )
    select * from compared where "collectedPaise" <> 0 or "expensesPaise" <> 0 order by pickup_at, "dutyId"::bigint`);
  return rows.map((row) => {
    const { endsAt: _, ...difference } = toCash(row);
    return difference;
  });
}

/** Rides of the driver around these moments whose days have their allowance. */
export async function selectSettledRides(db: Queryable, driverId: string, from: Date, to: Date) {
  const { rows } = await db.execute<{ startsAt: string; endsAt: string }>(sql`
    select to_json(${starts})#>>'{}' as "startsAt", to_json(${ends})#>>'{}' as "endsAt"
    from driver_settlement_duties l
    join driver_settlements s on s.id = l.settlement_id
    join duties d on d.id = l.duty_id
    where s.driver_id = ${driverId}::bigint and ${ends} >= ${from.toISOString()}::timestamptz - interval '1 day'
      and ${starts} <= ${to.toISOString()}::timestamptz + interval '1 day'`);
  return rows.map((row) => ({ startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }));
}

const { id, driverId, firstDay, lastDay, collectedPaise, expensesPaise, allowancePaise } = driverSettlements;
const { duePaise, note, madeBy, madeAt, confirmedBy, confirmedAt, undoneBy, undoneAt } = driverSettlements;

const columns = {
  ...{ id, driverId, firstDay, lastDay, collectedPaise, expensesPaise, allowancePaise, duePaise },
  ...{ note, madeBy, madeAt, confirmedBy, confirmedAt, undoneBy, undoneAt },
  driver: sql<string>`(select name from drivers where drivers.id = ${driverId})`,
};

type Row = Omit<Settlement, 'id' | 'driverId'> & { id: bigint; driverId: bigint };

const toSettlement = (row: Row): Settlement => ({
  ...row,
  id: String(row.id),
  driverId: String(row.driverId),
});

const selecting = (db: Queryable, where: SQL | undefined, limit: number) =>
  db.select(columns).from(driverSettlements).where(where).orderBy(desc(id)).limit(limit);

export async function selectSettlement(db: Queryable, settlementId: string): Promise<Settlement | undefined> {
  const [row] = await selecting(db, eq(id, BigInt(settlementId)), 1);
  return row && toSettlement(row);
}

/** The latest first; of one driver or of all. */
export async function selectSettlements(
  db: Queryable,
  {
    driver,
    before,
    isUndone,
  }: { driver?: string | undefined; before?: string | undefined; isUndone?: boolean },
  limit: number,
): Promise<Settlement[]> {
  const rows = await selecting(
    db,
    and(
      driver === undefined ? undefined : eq(driverId, BigInt(driver)),
      before === undefined ? undefined : sql`${id} < ${before}::bigint`,
      isUndone === undefined ? undefined : sql`(${undoneAt} is not null) = ${isUndone}`,
    ),
    limit,
  );
  return rows.map(toSettlement);
}

export async function selectSettlementByKey(tx: Tx, key: string) {
  const [row] = await tx
    .select({ id, driverId, duePaise })
    .from(driverSettlements)
    .where(eq(driverSettlements.idempotencyKey, key));
  return row && { ...row, id: String(row.id), driverId: String(row.driverId) };
}

type NewRow = SettlementSums & {
  key: string;
  driverId: string;
  firstDay: string;
  lastDay: string;
  note: string;
  madeBy: string;
};

export async function insertSettlement(
  tx: Tx,
  { key, driverId: driver, ...row }: NewRow,
  { duties, differences }: SettlementLines,
): Promise<string> {
  const [made] = await tx
    .insert(driverSettlements)
    .values({ ...row, driverId: BigInt(driver), idempotencyKey: key })
    .returning({ id });
  const settlementId = made?.id ?? 0n;
  if (duties.length > 0)
    await tx.insert(driverSettlementDuties).values(
      duties.map((duty) => ({
        settlementId,
        dutyId: BigInt(duty.dutyId),
        collectedPaise: duty.collectedPaise,
        expensesPaise: duty.expensesPaise,
        allowancePaise: duty.allowancePaise,
      })),
    );
  if (differences.length > 0)
    await tx.insert(driverSettlementDifferences).values(
      differences.map((line) => ({
        settlementId,
        dutyId: BigInt(line.dutyId),
        collectedPaise: line.collectedPaise,
        expensesPaise: line.expensesPaise,
      })),
    );
  return String(settlementId);
}

type LineRow = Omit<CashRow, 'endsAt'> & { endsAt: string; allowancePaise: number };

/** What a settlement consists of, with the amounts that were settled. */
export async function selectLines(db: Queryable, settlementId: string): Promise<SettlementLines> {
  const amounts = sql`l.collected_paise::float8 as "collectedPaise", l.expenses_paise::float8 as "expensesPaise"`;
  const [duties, differences] = await Promise.all([
    db.execute<LineRow>(sql`
      select ${cashColumns}, ${amounts}, l.allowance_paise::float8 as "allowancePaise"
      from driver_settlement_duties l join duties d on d.id = l.duty_id
      where l.settlement_id = ${settlementId}::bigint order by ${starts}, d.id`),
    db.execute<CashRow>(sql`
      select ${cashColumns}, ${amounts} from driver_settlement_differences l join duties d on d.id = l.duty_id
      where l.settlement_id = ${settlementId}::bigint order by ${starts}, d.id`),
  ]);
  return {
    duties: duties.rows.map(
      ({ allowancePaise: paise, ...row }): SettledDuty => ({
        ...toCash(row),
        days: 0,
        allowancePaise: paise,
      }),
    ),
    differences: differences.rows.map((row) => {
      const { endsAt: _, ...difference } = toCash(row);
      return difference;
    }),
  };
}

export async function markConfirmed(tx: Tx, settlementId: string, by: string, at: Date): Promise<void> {
  await tx
    .update(driverSettlements)
    .set({ confirmedBy: by, confirmedAt: at })
    .where(eq(id, BigInt(settlementId)));
}

/** Its duties can be settled again. */
export async function markUndone(tx: Tx, settlementId: string, by: string, at: Date): Promise<void> {
  const settlement = BigInt(settlementId);
  await tx.update(driverSettlements).set({ undoneBy: by, undoneAt: at }).where(eq(id, settlement));
  await tx.delete(driverSettlementDuties).where(eq(driverSettlementDuties.settlementId, settlement));
  await tx
    .delete(driverSettlementDifferences)
    .where(eq(driverSettlementDifferences.settlementId, settlement));
}

export type DatedAllowance = Allowance & { madeBy: string };

/** The latest day first, of a day the newest. */
export const selectAllowances = (db: Queryable): Promise<DatedAllowance[]> =>
  db
    .select({
      validFrom: driverAllowances.validFrom,
      perDayPaise: driverAllowances.perDayPaise,
      madeBy: driverAllowances.madeBy,
    })
    .from(driverAllowances)
    .orderBy(desc(driverAllowances.validFrom), desc(driverAllowances.id));

/** False when the request was stored before. */
export async function insertAllowance(
  tx: Tx,
  { key, ...allowance }: DatedAllowance & { key: string },
): Promise<boolean> {
  const rows = await tx
    .insert(driverAllowances)
    .values({ ...allowance, idempotencyKey: key })
    .onConflictDoNothing()
    .returning({ id: driverAllowances.id });
  return rows.length > 0;
}
