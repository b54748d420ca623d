import { sql } from 'drizzle-orm';
import type { MoneyEntry, MoneyKind } from '#domain/bookings/booking.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

/** Money that is entered as received at the bank or sent from it, and no mistake. */
export type BankMoney = {
  id: string;
  kind: MoneyKind;
  amountPaise: number;
  receivedOn: string;
  utr: string | null;
  bookingId: string | null;
  quoteId: string | null;
  requestId: string | null;
};

export type BankMoneyFilter = {
  /** Above zero. */
  amounts: readonly number[];
  utrs: readonly string[];
  firstDay: string;
  lastDay: string;
};

/** With one of these numbers of the bank, or with one of these amounts on these days. */
export async function selectBankMoney(
  db: Queryable,
  { amounts, utrs, firstDay, lastDay }: BankMoneyFilter,
): Promise<BankMoney[]> {
  type Row = Omit<BankMoney, 'amountPaise'> & { amountPaise: string };
  const { rows } = await db.execute<Row>(sql`
    select m.id::text, m.kind, m.amount_paise::text as "amountPaise", m.received_on::text as "receivedOn", m.utr,
      m.booking_id::text as "bookingId", m.quote_id::text as "quoteId", m.request_id::text as "requestId"
    from (
      select id from money_entries where utr = any(${sql.param(utrs)}::text[])
      union
      select id from money_entries
      where received_on between ${firstDay}::date and ${lastDay}::date and place = 'bank'
        and amount_paise = any(${sql.param(amounts)}::bigint[])
    ) found join money_entries m using (id)
    where m.place = 'bank' and m.amount_paise > 0 and not exists (select from money_entries r where r.reverses_id = m.id)
    order by m.id`);
  return rows.map((row) => ({ ...row, amountPaise: Number(row.amountPaise) }));
}

type Reversible = Pick<
  MoneyEntry,
  'id' | 'kind' | 'amountPaise' | 'method' | 'place' | 'reference' | 'receivedOn'
> & { bookingId: string | null; quoteId: string | null; requestId: string | null };

/** An entry that is no reversal itself. */
export async function selectReversible(tx: Tx, id: string): Promise<Reversible | undefined> {
  type Row = Omit<Reversible, 'amountPaise'> & { amountPaise: string };
  const { rows } = await tx.execute<Row>(sql`
    select id::text, kind, amount_paise::text as "amountPaise", method, place, reference, received_on::text as "receivedOn",
      booking_id::text as "bookingId", quote_id::text as "quoteId", request_id::text as "requestId"
    from money_entries where id = ${id}::bigint and reverses_id is null`);
  const [row] = rows;
  return row && { ...row, amountPaise: Number(row.amountPaise) };
}

/** What staff recognise a booking by, and what is still to be paid of it. */
export type NamedBooking = { id: string; customer: string; balancePaise: number; isCancelled: boolean };

type BookingRow = Omit<NamedBooking, 'balancePaise'> & { balancePaise: string };

const named = sql`b.id::text, c.name as customer, (b.total_paise - b.received_paise)::text as "balancePaise",
  b.cancelled_at is not null as "isCancelled"`;

const namedOf = (row: BookingRow): NamedBooking => ({ ...row, balancePaise: Number(row.balancePaise) });

export async function selectNamed(db: Queryable, ids: readonly string[]): Promise<NamedBooking[]> {
  const { rows } = await db.execute<BookingRow>(sql`
    select ${named} from bookings b join customers c on c.id = b.customer_id
    where b.id = any(${sql.param(ids)}::bigint[]) and b.erased_at is null`);
  return rows.map(namedOf);
}

/** The newest bookings with one of these balances. */
export async function selectOwing(
  db: Queryable,
  amounts: readonly number[],
  limit: number,
): Promise<NamedBooking[]> {
  const { rows } = await db.execute<BookingRow>(sql`
    select ${named} from bookings b join customers c on c.id = b.customer_id
    where b.total_paise > b.received_paise and b.total_paise - b.received_paise = any(${sql.param(amounts)}::bigint[])
      and b.cancelled_at is null and b.erased_at is null
    order by b.made_at desc, b.id desc limit ${limit}`);
  return rows.map(namedOf);
}
