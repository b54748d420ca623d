import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';

export type OpenRequest = {
  id: string;
  reference: string;
  amountPaise: number;
  claimedReference: string;
  days: string[];
  bookingId: string | null;
  quoteId: string | null;
};

/** The booking of a quote's request is the newest one that was made of it. */
const bookingOfRequest = sql`coalesce(r.booking_id, (
  select b.id from bookings b where b.quote_id = r.quote_id order by b.id desc limit 1
))`;

/** Requests that wait for one of these amounts, and all that customers say they have paid. */
export async function selectOpenRequests(db: Queryable, amounts: readonly number[]): Promise<OpenRequest[]> {
  type Row = Omit<OpenRequest, 'amountPaise'> & { amountPaise: string };
  const { rows } = await db.execute<Row>(sql`
    select r.id::text, r.reference, r.amount_paise::text as "amountPaise", r.claimed_reference as "claimedReference",
      ${bookingOfRequest}::text as "bookingId", r.quote_id::text as "quoteId",
      array_remove(array[
        (r.made_at at time zone 'Asia/Kolkata')::date, (r.claimed_at at time zone 'Asia/Kolkata')::date, r.due_on
      ], null)::text[] as days
    from payment_requests r
    where r.state in ('asked', 'claimed')
      and (r.state = 'claimed' or r.amount_paise = any(${sql.param(amounts)}::bigint[]))
    order by r.id`);
  return rows.map((row) => ({ ...row, amountPaise: Number(row.amountPaise) }));
}

/** What money was counted or entered for, by the ids of requests. */
export async function selectReferences(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; reference: string }>(sql`
    select id::text, reference from payment_requests where id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

type Span = { amounts: readonly number[]; firstDay: string; lastDay: string };

export type BankMove = { id: string; amountPaise: number; day: string; note: string; isGateway: boolean };

/** Money that came to the bank from another place, or left it for one. */
export async function selectMoves(db: Queryable, { amounts, firstDay, lastDay }: Span): Promise<BankMove[]> {
  type Row = Omit<BankMove, 'amountPaise'> & { amountPaise: string };
  const { rows } = await db.execute<Row>(sql`
    select m.id::text, (case when m.to_place = 'bank' then m.amount_paise else -m.amount_paise end)::text as "amountPaise",
      m.moved_on::text as day, m.note, m.from_place = 'gateway' as "isGateway"
    from money_moves m
    where m.moved_on between ${firstDay}::date and ${lastDay}::date and 'bank' in (m.from_place, m.to_place)
      and m.amount_paise = any(${sql.param(amounts)}::bigint[])
      and not exists (select from money_moves r where r.reverses_id = m.id)
    order by m.id`);
  return rows.map((row) => ({ ...row, amountPaise: Number(row.amountPaise) }));
}

export type PaidSupplier = {
  id: string;
  supplierId: string;
  amountPaise: number;
  day: string;
  reference: string;
};

export async function selectSupplierPayments(
  db: Queryable,
  { amounts, firstDay, lastDay }: Span,
): Promise<PaidSupplier[]> {
  type Row = Omit<PaidSupplier, 'amountPaise'> & { amountPaise: string };
  const { rows } = await db.execute<Row>(sql`
    select p.id::text, p.supplier_id::text as "supplierId", p.amount_paise::text as "amountPaise", p.paid_on::text as day,
      p.reference
    from supplier_payments p
    where p.paid_on between ${firstDay}::date and ${lastDay}::date and p.place = 'bank'
      and p.amount_paise = any(${sql.param(amounts)}::bigint[])
      and not exists (select from supplier_payments r where r.reverses_id = p.id)
    order by p.id`);
  return rows.map((row) => ({ ...row, amountPaise: Number(row.amountPaise) }));
}
