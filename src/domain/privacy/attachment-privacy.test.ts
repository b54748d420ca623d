import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { attachmentKeys } from '#domain/attachments/attachment.ts';
import { addDriverDuty } from '../../../tests/support/driver-duty.ts';
import { receiveMail } from '../../../tests/support/received-mail.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { exportDriver } from './driver-privacy-service.ts';
import { repeatErasures } from './erasures-service.ts';
import { eraseCustomer, exportCustomer } from './privacy-service.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

/** A customer with a mail that has a picture, and a closed ride with a photo of a toll. */
async function aCustomer() {
  const { dutyId, bookingId } = await addDriverDuty(query);
  const [booking] = await query('select customer_id::text as id from bookings where id = $1', [bookingId]);
  const key = randomUUID();
  const [enquiry] = await query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, customer_id)
     values ($1, $1, '', 'Asha Sharma', '98640', 'asha@example.com', 'A trip', $2) returning id::text`,
    [key, booking.id],
  );
  await receiveMail(test, enquiry.id, {
    attachments: [{ name: 'passport of Asha.jpg', type: 'image/jpeg', size: 1000, part: '2' }],
  });
  await query(
    `insert into duty_entries (duty_id, entry_key, kind, happened_at, expense, amount_paise)
     values ($1, $2, 'expense', now(), 'toll', 12000)`,
    [dutyId, key],
  );
  await query(
    `insert into attachments (duty_id, entry_key, storage_name, state) values ($1, $2, $3, 'ready')`,
    [dutyId, key, randomUUID().replaceAll('-', '')],
  );
  await query(`update duties set status = 'cancelled' where id = $1`, [dutyId]);
  await query('update bookings set received_paise = total_paise where id = $1', [bookingId]);
  const names = await query(
    'select storage_name as name from attachments where duty_id = $1 or enquiry_id = $2',
    [dutyId, enquiry.id],
  );
  return {
    ...{ customerId: booking.id as string, enquiryId: enquiry.id as string, bookingId, dutyId },
    keys: names.flatMap(({ name }) => attachmentKeys(name)).sort(),
  };
}

const rowsOf = ({ dutyId, enquiryId }: { dutyId: string; enquiryId: string }) =>
  query('select 1 from attachments where duty_id = $1 or enquiry_id = $2', [dutyId, enquiryId]);
const noted = async (keys: readonly string[]) =>
  (await query('select key from files_to_remove where key = any($1) order by key', [keys])).map(
    ({ key }) => key,
  );

it('an export lists the files of mails and the photos of tolls, without their names in storage', async () => {
  const { customerId, enquiryId, bookingId, dutyId } = await aCustomer();
  const data = await exportCustomer(test, actor, customerId);
  expect(data.attachments).toEqual([
    expect.objectContaining({ file_name: 'passport of Asha.jpg', enquiry_id: Number(enquiryId) }),
  ]);
  expect(data.photos).toEqual([expect.objectContaining({ booking_id: Number(bookingId), kind: 'picture' })]);
  expect(JSON.stringify(data)).not.toMatch(/storage_name|uid_validity/);
  const [{ driver_id: driverId }] = await query('select driver_id::text from duties where id = $1', [dutyId]);
  expect((await exportDriver(test.db, actor, driverId)).photos).toHaveLength(1);
});

it('erasing a customer removes both, with all their files', async () => {
  const customer = await aCustomer();
  expect(customer.keys).toHaveLength(6);
  await eraseCustomer(test.db, actor, customer.customerId, 'Asha Sharma');
  expect(await rowsOf(customer)).toEqual([]);
  expect(await noted(customer.keys)).toEqual(customer.keys);
});

it('a restored backup loses them again', async () => {
  const customer = await aCustomer();
  const at = new Date(Date.now() + 1000);
  await repeatErasures(test.db, [
    { kind: 'enquiry', recordId: customer.enquiryId, at },
    { kind: 'booking', recordId: customer.bookingId, at },
  ]);
  expect(await rowsOf(customer)).toEqual([]);
  expect(await noted(customer.keys)).toEqual(customer.keys);
});

it('a row that goes in any other way takes its files along', async () => {
  const customer = await aCustomer();
  await query('delete from duty_entries where duty_id = $1', [customer.dutyId]);
  await query('delete from enquiry_events where enquiry_id = $1', [customer.enquiryId]);
  expect(await rowsOf(customer)).toEqual([]);
  expect(await noted(customer.keys)).toEqual(customer.keys);
});
