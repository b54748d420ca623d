import { afterAll, beforeAll, expect, it } from 'vitest';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { viewVouchers } from '#domain/bookings/vouchers/voucher-service.ts';
import { customerVoucherPath, paths } from '#paths.ts';
import { bookingPath, voucherFilePath } from '#staff-paths.ts';
import { readPdf } from '../support/pdf.ts';
import { someActor } from '../support/some-actor.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { enterCosts, workedTrip } from '../support/worked-trip.ts';

const test = testDatabase();
const actor = someActor(test);
let web: Web;
let cookie = '';
let id = '';

beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  cookie = await staffCookie(test, web.url);
  ({ id } = await workedTrip(test, actor));
  await enterCosts(test, actor, id);
});
afterAll(() => web?.stop());

const customerFile = async () => {
  const token = (await viewCustomerLink(test, actor, id))?.token ?? '';
  return fetch(web.url + customerVoucherPath(token));
};
const textOf = async (response: Response) =>
  readPdf(new Uint8Array(await response.arrayBuffer())).pages.join('');

it('a voucher is made on the page of the trip and printed for staff and for the customer, without costs', async () => {
  expect((await customerFile()).status).toBe(404);
  const before = await (await fetch(web.url + bookingPath(id), { headers: { cookie } })).text();
  expect(before).toContain('Make vouchers');
  const answer = await fetch(`${web.url}${paths.adminBooking}.data?id=${id}`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ intent: 'vouchers-make', bookingId: id }),
  });
  expect(answer.status).toBe(200);
  const [row] = (await viewVouchers(test.db, actor, id))?.rows ?? [];
  const address = voucherFilePath(row?.newest?.id ?? '');
  const page = await (await fetch(web.url + bookingPath(id), { headers: { cookie } })).text();
  expect(page).toContain(`href="${address}"`);

  const file = await fetch(web.url + address, { headers: { cookie } });
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toBe(`inline; filename="voucher-B${id}-trip-v1.pdf"`);
  expect(file.headers.get('cache-control')).toBe('no-store');
  const text = await textOf(file);
  for (const words of [`Voucher B${id}`, 'Hotel in Thimphu', 'Rafting on the Mo Chhu', 'Not confirmed'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/₹|USD|Nu \d|15,600|96\.50/);

  const customer = await customerFile();
  expect([customer.status, customer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await textOf(customer)).toBe(text);
});

it('is for staff only, and one that exists', async () => {
  const stranger = await fetch(web.url + voucherFilePath('1'), { redirect: 'manual' });
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, paths.adminLogin]);
  for (const unknown of ['999999', 'x'])
    expect((await fetch(web.url + voucherFilePath(unknown), { headers: { cookie } })).status).toBe(404);
  expect((await fetch(web.url + customerVoucherPath('A'.repeat(43)))).status).toBe(404);
});
