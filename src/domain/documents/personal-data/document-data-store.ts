import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import { selectJsonRows } from '#platform/database/json-rows.ts';

/** Who a customer's documents name. The PAN is decrypted by the export. */
export const selectBuyerData = async (db: Queryable, customerIds: readonly string[]) => ({
  buyers: await selectJsonRows(
    db,
    sql`select to_jsonb(y) - array['id', 'customer_id', 'revision', 'changed_by'] as row from buyers y
        where customer_id = any(${idList(customerIds)}) order by id`,
  ),
});

/** Issued documents have their own copy, which tax law keeps. */
export async function blankBuyers(tx: Tx, customerIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update buyers set name = '', address = '', state = '', gstin = '', pan_encrypted = '', lives_in = '', bill_email = '',
      idempotency_key = 'erased:' || id, ended_at = coalesce(ended_at, now()), revision = revision + 1
    where customer_id = any(${idList(customerIds)})`);
}

/** With those of a monthly bill that has a ride of the booking. */
export async function forgetMailsOfBookings(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  const mine = idList(bookingIds);
  await tx.execute(sql`
    delete from document_mails where entry_id in (select id from money_entries where booking_id = any(${mine}))
      or document_id in (select id from documents where booking_id = any(${mine}))
      or document_id in (
        select r.document_id from document_duties r join duties t on t.id = r.duty_id where t.booking_id = any(${mine})
      )`);
  await tx.execute(sql`
    delete from document_mail_work where entry_id in (select id from money_entries where booking_id = any(${mine}))
      or document_id in (select id from documents where booking_id = any(${mine}))`);
}

export async function forgetMailsOfEnquiries(tx: Tx, enquiryIds: readonly string[]): Promise<void> {
  const mine = sql`(select id from quotes where enquiry_id = any(${idList(enquiryIds)}))`;
  await tx.execute(sql`
    delete from document_mails where entry_id in (select id from money_entries where quote_id in ${mine})
      or document_id in (select id from documents where quote_id in ${mine})`);
}
