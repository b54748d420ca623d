import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import { type JsonRow, selectJsonRows } from '#platform/database/json-rows.ts';

/** What an export says about a file; the file itself is on the page of the enquiry or the booking. */
const fileFields = sql`jsonb_build_object('id', attachments.id, 'file_name', file_name, 'kind', attachments.kind,
  'bytes', bytes, 'width', width, 'height', height, 'received_at', created_at)`;

type CustomerRecords = Readonly<Record<'customers' | 'enquiries' | 'bookings', readonly string[]>>;

/** Files of mails, those that staff added, and those of travellers. */
export const selectFilesOfCustomer = (
  db: Queryable,
  { customers, enquiries, bookings }: CustomerRecords,
): Promise<JsonRow[]> =>
  selectJsonRows(
    db,
    sql`select ${fileFields} || jsonb_strip_nulls(jsonb_build_object('enquiry_id', enquiry_id, 'event_id', event_id,
          'customer_id', customer_id, 'booking_id', coalesce(attachments.booking_id, t.booking_id),
          'traveller_id', traveller_id)) as row
        from attachments left join travellers t on t.id = traveller_id
        where enquiry_id = any(${idList(enquiries)}) or customer_id = any(${idList(customers)})
          or attachments.booking_id = any(${idList(bookings)}) or t.booking_id = any(${idList(bookings)})
        order by attachments.id`,
  );

const selectPhotos = (db: Queryable, of: SQL, isMine: SQL): Promise<JsonRow[]> =>
  selectJsonRows(
    db,
    sql`select ${fileFields} || ${of} as row from attachments join duties d on d.id = attachments.duty_id
        where ${isMine} order by attachments.id`,
  );

/** Photos of what drivers paid on the rides of these bookings. */
export const selectPhotosOfBookings = (db: Queryable, bookingIds: readonly string[]): Promise<JsonRow[]> =>
  selectPhotos(
    db,
    sql`jsonb_build_object('booking_id', d.booking_id, 'duty_id', d.id)`,
    sql`d.booking_id = any(${idList(bookingIds)})`,
  );

/** Photos that the driver took of receipts. */
export const selectPhotosOfDriver = (db: Queryable, driverId: string): Promise<JsonRow[]> =>
  selectPhotos(db, sql`jsonb_build_object('duty_id', d.id)`, sql`d.driver_id = ${driverId}::bigint`);

export async function deleteFilesOfCustomers(tx: Tx, customerIds: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from attachments where customer_id = any(${idList(customerIds)})`);
}

export async function deleteFilesOfEnquiries(tx: Tx, enquiryIds: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from attachments where enquiry_id = any(${idList(enquiryIds)})`);
}

/** With the photos of their rides and the files of their travellers. */
export async function deleteFilesOfBookings(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  const mine = idList(bookingIds);
  await tx.execute(sql`
    delete from attachments where booking_id = any(${mine})
      or duty_id in (select id from duties where booking_id = any(${mine}))
      or traveller_id in (select id from travellers where booking_id = any(${mine}))
  `);
}
