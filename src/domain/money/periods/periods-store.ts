import { desc, sql } from 'drizzle-orm';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { filedPeriods } from './periods-table.ts';

export type FiledPeriod = { month: string; lockedBy: string; lockedAt: Date };

export const selectFiled = (db: Queryable): Promise<FiledPeriod[]> =>
  db.select().from(filedPeriods).orderBy(desc(filedPeriods.month));

/** Waits for open transactions that write, and makes later writers wait until the month is locked. */
export async function lockWriters(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('filed periods'))`);
}

/** Whether it was added; a month is filed once. */
export async function insertFiled(tx: Tx, month: string, lockedBy: string): Promise<boolean> {
  const added = await tx
    .insert(filedPeriods)
    .values({ month, lockedBy })
    .onConflictDoNothing()
    .returning({ month: filedPeriods.month });
  return added.length > 0;
}

/** What a month has, and what of it is not done. */
export type PeriodCounts = {
  entries: number;
  receivedPaise: number;
  supplierPayments: number;
  paidPaise: number;
  documents: number;
  /** Bookings and quotes whose documents may be due. */
  documentsWaiting: number;
  claims: number;
  bankLines: number;
  /** Invoices and credit notes to a GSTIN for which no IRN is entered. */
  withoutIrn: number;
  /** Documents of a sample registration. */
  samples: number;
};

export async function selectCounts(
  db: Queryable,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<PeriodCounts> {
  const within = sql`between ${firstDay}::date and ${lastDay}::date`;
  const afterEnd = sql`((${lastDay}::date + 1)::timestamp at time zone ${indiaTimeZone})`;
  const { rows } = await db.execute<PeriodCounts>(sql`
    select
      (select count(*) from money_entries where received_on ${within})::int as entries,
      (select coalesce(sum(case when kind = 'refund' then -amount_paise else amount_paise end), 0) from money_entries
        where received_on ${within})::float8 as "receivedPaise",
      (select count(*) from supplier_payments where paid_on ${within})::int as "supplierPayments",
      (select coalesce(sum(amount_paise), 0) from supplier_payments where paid_on ${within})::float8 as "paidPaise",
      (select count(*) from documents where issued_on ${within})::int as documents,
      (select count(*) from document_work where noted_at < ${afterEnd})::int as "documentsWaiting",
      (select count(*) from payment_requests where state in ('claimed', 'mismatch') and claimed_at < ${afterEnd})::int
        as claims,
      (select count(*) from bank_lines where state = 'open' and day ${within})::int as "bankLines",
      (select count(*) from documents d where d.issued_on ${within} and d.kind in ('invoice', 'credit-note')
        and d.buyer_gstin <> '' and not exists (select from document_irns i where i.document_id = d.id))::int
        as "withoutIrn",
      (select count(*) from documents d join registrations g on g.id = d.registration_id
        where d.issued_on ${within} and g.is_sample)::int as samples`);
  const [row] = rows;
  if (!row) throw new Error('a query without a table has one row');
  return row;
}
