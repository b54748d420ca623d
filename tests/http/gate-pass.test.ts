import { afterAll, beforeAll, expect, it } from 'vitest';
import { driverLanguages, driverText } from '#app/content/duty/languages.ts';
import { findBookingToMail } from '#domain/bookings/mails/booking-mail-service.ts';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { driverLink } from '#domain/bookings/slip/slip-service.ts';
import { eraseCustomer, exportCustomer, exportCustomerPdf } from '#domain/privacy/privacy-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { customerBookingPath, driverPath, paths } from '#paths.ts';
import { boardDayPath, bookingPath, slipFilePath } from '#staff-paths.ts';
import { renderBookingMail } from '#worker/mail/booking-mail.ts';
import { personalDataPdf } from '#worker/pdf/stored-data/personal-data-pdf.ts';
import { readPdf } from '../support/pdf.ts';
import { someActor } from '../support/some-actor.ts';
import { someBookingForm, viewOnly } from '../support/some-booking.ts';
import { fleetRows } from '../support/some-duty.ts';
import { bookingHeader, bookingRow, importing } from '../support/some-import.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
const { apply, withFleet } = importing(test, actor);
const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

let web: Web;
let cookie = '';
const at = (path: string) => `http://127.0.0.1:${web.port}${path}`;
const page = async (path: string, headers = { cookie }) => (await fetch(at(path), { headers })).text();
beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  cookie = await staffCookie(test, at(''));
});
afterAll(() => web?.stop());

const post = (path: string, fields: Record<string, string>) =>
  fetch(at(path), {
    method: 'POST',
    headers: { cookie, origin: at('') },
    body: new URLSearchParams(fields),
  });

const onlyBooking = async () => String((await queried('select id from bookings'))[0]?.id);
const label = 'Gate pass number';

it('is typed, changed and read everywhere, and erased', async () => {
  const form = await page(paths.adminNewBooking);
  expect(form).toContain(label);
  expect(form).toContain('name="gatePass"');
  await post(
    `${paths.adminNewBooking}.data`,
    someBookingForm({ gatePass: 'G-4471', email: 'asha@example.com', mailsCustomer: 'yes' }),
  );
  const id = await onlyBooking();
  const { duty, customer } = await viewOnly(test, actor, id);
  expect(duty.gatePass).toBe('G-4471');

  const change = { detail: 'gatePass', typed: 'G-4472', basedOn: 'G-4471' };
  await post(bookingPath(id).replace('?', '.data?'), { intent: 'detail', dutyId: duty.id, ...change });
  const staffPage = await page(bookingPath(id));
  expect(staffPage).toContain(`changed the ${label.toLowerCase()} from “G-4471” to “G-4472”.`);

  const driverId = await fleetRows(queried).addDriver();
  await queried(`update duties set driver_id = $2, status = 'assigned' where id = $1`, [duty.id, driverId]);
  const driver = driverPath(await driverLink(test, actor, duty.id));
  const customerPage = customerBookingPath((await viewCustomerLink(test, actor, id))?.token ?? '');
  for (const path of [driver, customerPage]) {
    expect(await page(path, { cookie: '' })).toContain(label);
    expect(await page(path, { cookie: '' })).toContain('G-4472');
  }
  // The page's script puts the driver's language in its place.
  expect(await page(driver, { cookie: '' })).toContain('data-key="gatePass"');
  expect(driverLanguages.map((language) => driverText(language, 'gatePass'))).toEqual([
    label,
    ...['गेट पास नंबर', 'গেট পাছ নম্বৰ', 'গেট পাস নম্বর'],
  ]);
  for (const path of [bookingPath(id), boardDayPath(dayInIndia(duty.pickupAt))]) {
    expect(await page(path)).toContain(label);
    expect(await page(path)).toContain('G-4472');
  }
  // The message that staff send to the driver.
  expect(await page(bookingPath(id))).toContain(`${label}: G-4472`);

  const slip = await fetch(at(slipFilePath(duty.id)), { headers: { cookie } });
  expect(readPdf(new Uint8Array(await slip.arrayBuffer())).pages.join('')).toMatch(
    /Gate pass\s*numberG-4472/,
  );

  const [mail] = await queried('select id::text from booking_mails');
  const toMail = await findBookingToMail(test, mail?.id, new Date());
  if (!toMail) throw new Error('there is no mail');
  const settings = await readSettings(test.db);
  const frame = { settings, link: 'https://x.example', host: 'x.example', now: new Date() };
  expect(renderBookingMail(toMail, frame).text).toContain('G-4472');

  expect((await exportCustomer(test.db, actor, customer.id)).duties).toMatchObject([{ gate_pass: 'G-4472' }]);
  const { pages } = readPdf(await exportCustomerPdf(test.db, actor, customer.id, personalDataPdf));
  expect(pages.join('')).toContain(label);
  expect(pages.join('')).toContain('We changed a detail: G-4472, G-4471, gate p');

  await queried(
    `update duties set status = 'cancelled'; update bookings set total_paise = 0, cancelled_at = now()`,
  );
  await eraseCustomer(test.db, actor, customer.id, customer.name);
  expect((await viewOnly(test, actor, id)).duty.gatePass).toBe('');
});

it('has a column in imported lists and in the file to fill in', async () => {
  await withFleet();
  expect(
    await apply('bookings', [
      [...bookingHeader, 'Gate Pass No.'],
      [...bookingRow(), 'G-9'],
    ]),
  ).toBe(1);
  expect((await viewOnly(test, actor, await onlyBooking())).duty.gatePass).toBe('G-9');
  expect(await page(`${paths.adminBookingSample}?kind=bookings&format=csv`)).toContain(label);
});
