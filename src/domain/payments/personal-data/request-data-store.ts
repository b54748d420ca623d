import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import { selectJsonRows } from '#platform/database/json-rows.ts';

/** The requests `r` of these. */
export const ofQuotes = (enquiryIds: readonly string[]): SQL =>
  sql`r.quote_id in (select id from quotes where enquiry_id = any(${idList(enquiryIds)}))`;

export const ofBookings = (bookingIds: readonly string[]): SQL =>
  sql`(r.booking_id = any(${idList(bookingIds)})
    or r.quote_id in (select quote_id from bookings where id = any(${idList(bookingIds)})))`;

/** Without links and technical columns. */
export async function selectRequestData(
  db: Queryable,
  { enquiries, bookings }: Readonly<Record<'enquiries' | 'bookings', readonly string[]>>,
) {
  const mine = sql`(${ofBookings(bookings)} or ${ofQuotes(enquiries)})`;
  return {
    paymentRequests: await selectJsonRows(
      db,
      sql`select to_jsonb(r) - array['token_hash', 'token_encrypted', 'idempotency_key', 'made_by'] as row
          from payment_requests r where ${mine} order by r.id`,
    ),
    paymentRequestMails: await selectJsonRows(
      db,
      sql`select to_jsonb(m) - array['idempotency_key', 'made_by'] as row from payment_request_mails m
          join payment_requests r on r.id = m.request_id where ${mine} order by m.id`,
    ),
  };
}

/** Amounts, references and states stay for the accounts; the links no longer open. */
async function blank(tx: Tx, mine: SQL): Promise<void> {
  await tx.execute(sql`
    update payment_request_mails m set recipient = '', idempotency_key = 'erased-' || m.id
    from payment_requests r where r.id = m.request_id and ${mine}`);
  await tx.execute(sql`
    update payment_requests r set idempotency_key = 'erased-' || r.id, token_encrypted = '',
      token_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8')), claimed_reference = '', gateway_link_url = '',
      arrived = null
    where ${mine}`);
}

export const blankRequestsOfQuotes = (tx: Tx, enquiryIds: readonly string[]): Promise<void> =>
  blank(tx, ofQuotes(enquiryIds));

export const blankRequestsOfBookings = (tx: Tx, bookingIds: readonly string[]): Promise<void> =>
  blank(tx, ofBookings(bookingIds));
