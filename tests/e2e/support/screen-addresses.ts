import { paths } from '#paths.ts';
import {
  bookingPath,
  customerDataPath,
  customerPath,
  editPagePath,
  editTourPackagePath,
  enquiryPath,
  newQuotePath,
  pageHistoryPath,
  placeHistoryPath,
  quoteVersionPath,
  settlementPath,
  settlePath,
  slipPath,
  supplierDuesPath,
  supplierPath,
  tourPackageHistoryPath,
} from '#staff-paths.ts';
import { fleetRows } from '../../support/some-duty.ts';
import { addBlog, editAddress, historyAddress } from './blogs-staff.ts';
import { addPackage } from './packages-staff.ts';

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** By the id of its route, the address of each screen that shows a record, which is added. */
export async function addressesWithRecords(query: Query): Promise<Record<string, string>> {
  const idOf = async (text: string, values: unknown[] = []) => String((await query(text, values))[0]?.id);
  const name = `Record ${crypto.randomUUID()}`;
  const customer = await idOf(
    `insert into customers (name, phone_e164) values ('Sneha Iyer', '+9198' || lpad((random() * 99999999)::int::text, 8, '0'))
     returning id`,
  );
  const enquiry = await idOf(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, phone_e164, customer_id)
     values (gen_random_uuid(), '', 'Sneha Iyer', '9864011223', '+919864011223', $1) returning id`,
    [customer],
  );
  await query(
    `insert into quotes (enquiry_id, version, token_hash, lines, gst_percent, total_paise, valid_until, made_by)
     values ($1, 1, sha256(gen_random_uuid()::text::bytea), '[{"text": "Sedan", "quantity": 1, "unitPaise": 200000}]', 5, 210000,
       current_date + 7, 'Rupa Das')`,
    [enquiry],
  );
  const { dutyId, bookingId } = await fleetRows(
    async (text, values = []) => (await query(text, values)) as { id: string }[],
  ).addDuty();
  const supplier = await idOf(
    `insert into suppliers (idempotency_key, kind, name, city, contact_name, phone_e164)
     values ($1, 'hotel', $1, 'Thimphu', 'Dechen Wangmo', '+9752000104') returning id`,
    [name],
  );
  const driver = await idOf(
    `insert into drivers (name, city) values ('Bikash Kalita', 'guwahati') returning id`,
  );
  const settlement = await idOf(
    `insert into driver_settlements (idempotency_key, driver_id, first_day, last_day, collected_paise, expenses_paise, allowance_paise,
       due_paise, made_by)
     values ($1, $2, '2026-11-01', '2026-11-03', 840000, 125000, 90000, 625000, 'Rupa Das') returning id`,
    [name, driver],
  );
  const blog = await addBlog(query, name, 'draft');
  const tourPackage = await addPackage(query, name);
  const place = await idOf('select min(id) as id from places');
  return {
    'staff/website/blogs/update-blog-page': editAddress(blog),
    'staff/website/blogs/delete-blog-page': `${paths.deleteBlog}?id=${blog}&page=1`,
    'staff/website/blogs/blog-history-page': historyAddress(blog),
    'staff/website/packages/tour-packages-page': editTourPackagePath(tourPackage),
    'staff/website/packages/tour-package-history-page': tourPackageHistoryPath(tourPackage),
    'staff/website/pages/edit-page': editPagePath(paths.cruises),
    'staff/website/pages/page-history': pageHistoryPath(paths.cruises),
    'staff/website/places/place-history-page': placeHistoryPath(place),
    'staff/customers/customer-page': customerPath(customer),
    'staff/settings/data-requests/customer-data-page': customerDataPath(customer),
    'staff/enquiries/enquiry/enquiry-page': enquiryPath(enquiry),
    'staff/quotes/editor/quote-editor-page': newQuotePath(enquiry),
    'staff/quotes/version/quote-version-page': quoteVersionPath(enquiry, 1),
    'staff/suppliers/supplier-page': supplierPath(supplier),
    'staff/money/suppliers/supplier-page': supplierDuesPath(supplier),
    'staff/money/drivers/settle-page': settlePath(driver),
    'staff/money/drivers/settlement-page': settlementPath(settlement),
    'staff/cabs/bookings/page/booking-page': bookingPath(bookingId),
    'staff/cabs/slip/slip-page': slipPath(dutyId),
  };
}
