import { eq, sql } from 'drizzle-orm';
import type { MoneyPlace } from '#domain/bookings/booking.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { cashCounts, moneyMoves } from './settlements-table.ts';

/** Cash and its holder. */
export type DriverCash = {
  driverId: string;
  name: string;
  /** Of a partner: what its drivers hold is set off against what we owe it. */
  partner: { id: string; name: string } | null;
  heldPaise: number;
  /** The first day from which anything is not settled; null where all of it is. */
  since: string | null;
};

type Row = Omit<DriverCash, 'partner'> & { partnerId: string | null; partnerName: string | null };

/**
 * What each driver holds: collected, less handed over, less what confirmed settlements left with the driver for expenses and allowance.
 */
export async function selectDriverCash(db: Queryable): Promise<DriverCash[]> {
  const { rows } = await db.execute<Row>(sql`
    with held as (
      select driver_id, sum(paise) as paise from (
        select driver_id, sum(amount_paise) as paise from money_entries where driver_id is not null group by driver_id
        union all
        select driver_id, sum(case when to_place = 'driver' then amount_paise else -amount_paise end) from money_moves
        where driver_id is not null group by driver_id
        union all
        select driver_id, -sum(expenses_paise + allowance_paise) from driver_settlements
        where confirmed_at is not null and undone_at is null group by driver_id
      ) part group by driver_id
    )
    select r.id::text as "driverId", r.name, p.id::text as "partnerId", p.name as "partnerName", h.paise::float8 as "heldPaise",
      (select min(m.received_on)::text from money_entries m where m.driver_id = r.id and m.duty_id is not null
         and not exists (select from driver_settlement_duties s where s.duty_id = m.duty_id)) as since
    from held h join drivers r on r.id = h.driver_id left join suppliers p on p.id = r.supplier_id
    where h.paise <> 0 order by lower(r.name), r.id`);
  return rows.map(({ partnerId, partnerName, ...row }) => ({
    ...row,
    partner: partnerId === null ? null : { id: partnerId, name: partnerName ?? '' },
  }));
}

export type CashSums = {
  /** Cash box: office entries and what drivers handed over, less what went to the bank, to drivers and to suppliers. */
  officePaise: number;
  /** With drivers whom nobody named. */
  unknownPaise: number;
};

export async function selectCashSums(db: Queryable): Promise<CashSums> {
  const { rows } = await db.execute<CashSums>(sql`
    select (
      coalesce((select sum(case when kind = 'refund' then -amount_paise else amount_paise end) from money_entries where place = 'office'), 0)
      + coalesce((select sum(case when to_place = 'office' then amount_paise else -amount_paise end) from money_moves
          where 'office' in (to_place, from_place)), 0)
      - coalesce((select sum(amount_paise) from supplier_payments where place = 'office'), 0)
    )::float8 as "officePaise",
    (
      coalesce((select sum(amount_paise) from money_entries where place = 'driver' and driver_id is null), 0)
      - coalesce((select sum(amount_paise) from money_moves where from_place = 'driver' and driver_id is null), 0)
    )::float8 as "unknownPaise"`);
  return rows[0] ?? { officePaise: 0, unknownPaise: 0 };
}

/** Cash is moved one after the other, so that none is moved twice. */
export async function lockCashBox(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cash of the office'))`);
}

export type NewMove = {
  key: string;
  fromPlace: MoneyPlace;
  toPlace: MoneyPlace;
  driverId: string | null;
  settlementId: string | null;
  amountPaise: number;
  movedOn: string;
  note: string;
  reversesId: string | null;
  madeBy: string;
};

const numberOf = (id: string | null) => (id === null ? null : BigInt(id));

/** False when the same request, or the same reversal, is stored already. */
export async function insertMove(
  tx: Tx,
  { key, driverId, settlementId, reversesId, ...move }: NewMove,
): Promise<boolean> {
  const rows = await tx
    .insert(moneyMoves)
    .values({
      ...move,
      idempotencyKey: key,
      driverId: numberOf(driverId),
      settlementId: numberOf(settlementId),
      reversesId: numberOf(reversesId),
    })
    .onConflictDoNothing()
    .returning({ id: moneyMoves.id });
  return rows.length > 0;
}

export async function selectMoveByKey(tx: Tx, key: string) {
  const { fromPlace, toPlace, amountPaise, movedOn } = moneyMoves;
  const [row] = await tx
    .select({ fromPlace, toPlace, amountPaise, movedOn })
    .from(moneyMoves)
    .where(eq(moneyMoves.idempotencyKey, key));
  return row;
}

export async function selectMoveOfSettlement(tx: Tx, settlementId: string) {
  const { id, fromPlace, toPlace, amountPaise } = moneyMoves;
  const [row] = await tx
    .select({ id, fromPlace, toPlace, amountPaise })
    .from(moneyMoves)
    .where(sql`${moneyMoves.settlementId} = ${settlementId}::bigint and ${moneyMoves.reversesId} is null`);
  return row && { ...row, id: String(row.id) };
}

export type CashMove = Omit<NewMove, 'key' | 'settlementId'> & {
  id: string;
  madeAt: Date;
  isReversed: boolean;
};

/** The latest moves of cash between the office and the bank. */
export async function selectBankings(db: Queryable, limit: number): Promise<CashMove[]> {
  const { rows } = await db.execute<Omit<CashMove, 'madeAt'> & { madeAt: string }>(sql`
    select id::text, from_place as "fromPlace", to_place as "toPlace", driver_id::text as "driverId",
      amount_paise::float8 as "amountPaise", moved_on::text as "movedOn", note, reverses_id::text as "reversesId", made_by as "madeBy",
      to_json(made_at)#>>'{}' as "madeAt", exists (select from money_moves r where r.reverses_id = m.id) as "isReversed"
    from money_moves m where from_place = 'office' and to_place = 'bank' order by moved_on desc, id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, madeAt: new Date(row.madeAt) }));
}

export async function selectMove(tx: Tx, id: string) {
  const { fromPlace, toPlace, amountPaise, movedOn, reversesId, settlementId } = moneyMoves;
  const [row] = await tx
    .select({ fromPlace, toPlace, amountPaise, movedOn, reversesId, settlementId })
    .from(moneyMoves)
    .where(eq(moneyMoves.id, BigInt(id)));
  return row;
}

export type CashCount = {
  countedPaise: number;
  expectedPaise: number;
  note: string;
  madeBy: string;
  madeAt: Date;
};

export async function insertCount(
  tx: Tx,
  { key, ...count }: Omit<CashCount, 'madeAt'> & { key: string },
): Promise<void> {
  await tx
    .insert(cashCounts)
    .values({ ...count, idempotencyKey: key })
    .onConflictDoNothing();
}

export async function selectLastCount(db: Queryable): Promise<CashCount | undefined> {
  const { countedPaise, expectedPaise, note, madeBy, madeAt } = cashCounts;
  const [row] = await db
    .select({ countedPaise, expectedPaise, note, madeBy, madeAt })
    .from(cashCounts)
    .orderBy(sql`${cashCounts.id} desc`)
    .limit(1);
  return row;
}
