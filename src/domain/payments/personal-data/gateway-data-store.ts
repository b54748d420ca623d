import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { selectJsonRows } from '#platform/database/json-rows.ts';
import { ofBookings, ofQuotes } from './request-data-store.ts';

/** What the gateway holds of their payments. */
export async function selectGatewayData(
  db: Queryable,
  { enquiries, bookings }: Readonly<Record<'enquiries' | 'bookings', readonly string[]>>,
) {
  return {
    gatewayPayments: await selectJsonRows(
      db,
      sql`select to_jsonb(p) as row from provider_payments p join payment_requests r on r.id = p.request_id
          where ${ofBookings(bookings)} or ${ofQuotes(enquiries)} order by p.id`,
    ),
  };
}

/** Amounts stay for the accounts; what the gateway said names the customer. */
async function blankEvents(tx: Tx, mine: SQL): Promise<void> {
  await tx.execute(sql`
    update provider_events e set body = ''
    from provider_payments p join payment_requests r on r.id = p.request_id
    where e.payment_id = p.id and e.payment_id <> '' and ${mine}`);
}

export const blankEventsOfQuotes = (tx: Tx, enquiryIds: readonly string[]): Promise<void> =>
  blankEvents(tx, ofQuotes(enquiryIds));

export const blankEventsOfBookings = (tx: Tx, bookingIds: readonly string[]): Promise<void> =>
  blankEvents(tx, ofBookings(bookingIds));
