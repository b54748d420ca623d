import { sql } from 'drizzle-orm';
import type { Subjects } from '#domain/shared/personal-data.ts';
import type { Queryable } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import { selectJsonRows } from '#platform/database/json-rows.ts';

/** Without staff members' data and without technical columns for searching and retrying. */
export async function selectEnquiryData(db: Queryable, { customers, enquiries }: Subjects['customer']) {
  const [records, mine] = [idList(customers), idList(enquiries)];
  return {
    customers: await selectJsonRows(
      db,
      sql`select to_jsonb(p) - array['search', 'digits_reversed'] as row from customers p where id = any(${records}) order by id`,
    ),
    customerNotes: await selectJsonRows(
      db,
      sql`select to_jsonb(n) - array['made_by', 'import_id', 'import_key'] as row from customer_notes n
          where customer_id = any(${records}) order by id`,
    ),
    enquiries: await selectJsonRows(
      db,
      sql`select to_jsonb(e) - array['search', 'digits_reversed', 'idempotency_key', 'fingerprint', 'owner_id'] as row
          from enquiries e where id = any(${mine}) order by id`,
    ),
    events: await selectJsonRows(
      db,
      sql`select to_jsonb(v) - array['actor_id', 'actor_name'] as row
          from enquiry_events v where enquiry_id = any(${mine}) order by id`,
    ),
    clicks: await selectJsonRows(
      db,
      sql`select to_jsonb(c) as row from contact_clicks c where enquiry_id = any(${mine}) order by id`,
    ),
  };
}
