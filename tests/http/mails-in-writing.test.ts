import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formFields } from '#domain/enquiries/intake/enquiry-fields-input.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { paths, quotePath } from '#paths.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { someActor } from '../support/some-actor.ts';
import { someBookingForm } from '../support/some-booking.ts';
import { packageTerms } from '../support/some-package.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, startWorker, type Web, type Worker } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const actor = someActor(test);
let web: Web;
let worker: Worker;
let mail: MailServer;
let folder: string;

beforeAll(async () => {
  mail = await startMailServer();
  folder = await mkdtemp(join(tmpdir(), 'purvai-files-'));
  const settings = { databaseUrl: test.url, smtpUrl: mail.smtpUrl, env: { STORAGE_DIR: folder } };
  [web, worker] = await Promise.all([startWeb(settings), startWorker(settings)]);
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});
afterAll(async () => {
  await worker?.stop();
  await web?.stop();
  await mail?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The only mail that has arrived for the address. */
async function mailTo(address: string) {
  await waitUntil(`a mail to ${address}`, async () => (await mail.read(address))[0]);
  const [only, ...more] = await mail.read(address);
  expect(more).toEqual([]);
  if (!only) throw new Error('the mail is gone');
  return only;
}

const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(web.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(body),
  });

const inFiveDays = daysAfter(dayInIndia(new Date()), 5);

it('the visitor who requests a cab with a fare has it in writing, without a word of their own', async () => {
  const trip = new URLSearchParams({
    ...{ trip: 'one-way', from: 'guwahati-airport', to: 'https://evil.example', km: '90' },
    ...{ date: inFiveDays, time: '14:00', car: 'suv', rates: '1' },
  });
  const response = await post(`${paths.api}/contact-us-message`, {
    n_name: 'Evil Prize',
    n_contactno: '98640 12345',
    n_email: 'visitor@purvai.example',
    n_message: 'Four of us, and the evil dog',
    [formFields.trip]: trip.toString(),
    [formFields.page]: paths.contact,
    idempotencyKey: crypto.randomUUID(),
  });
  expect(response.status).toBe(200);
  const { rows } = await test.pool.query(
    `select stage, trip->'fare' is not null as fare from enquiries where email like 'visitor@%'`,
  );
  expect(rows).toEqual([{ stage: 'new', fare: true }]);
  const { subject, text, html, replyTo, messageId } = await mailTo('visitor@purvai.example');
  expect(subject).toMatch(
    /^Your cab request PT-[2-9A-Z]{6}, Guwahati Airport \(LGBI\) to the place you named, \d+ \w+ \d{4}, 14:00$/,
  );
  expect(text).toContain('One way, Guwahati Airport (LGBI) to the place you named');
  expect([subject, text, html, replyTo, messageId].join('\n')).not.toMatch(/evil|prize|98640/i);
  const [link = ''] = /http:\/\/localhost\S*/.exec(text) ?? [];
  const page = await fetch(link.replace('http://localhost', web.url));
  expect(page.status).toBe(200);
});

it('the customer who accepts a quote gets what was accepted with its PDF, and the office whom to call', async () => {
  const words = { name: 'Meera Nair', contactNo: '98640 41414', email: 'meera@purvai.example' };
  const enquiryId = await addByHand(test.db, actor, { ...words, message: '', source: 'call', code: '' });
  const { token } = await makeQuote(test, actor, enquiryId, packageTerms());
  expect((await post(quotePath(token), { name: 'Meera Nair' })).status).toBe(303);
  const toCustomer = await mailTo('meera@purvai.example');
  expect(toCustomer).toMatchObject({
    subject: expect.stringMatching(/^You accepted our quote PT-/),
    text: expect.stringContaining('Total with taxes: ₹1,75,644'),
    files: [
      {
        name: expect.stringMatching(/^quote-PT-.*\.pdf$/),
        type: 'application/pdf',
        content: expect.any(Buffer),
      },
    ],
  });
  expect(String(toCustomer.files[0]?.content.subarray(0, 5))).toBe('%PDF-');
  const isForOffice = ({ subject }: { subject: string }) => subject.startsWith('Quote accepted');
  const toOffice = await waitUntil('the mail to the office', async () =>
    (await mail.read('care@purvai.example')).find(isForOffice),
  );
  expect(toOffice.text).toMatch(
    /^Meera Nair accepted a quote for ₹1,75,644\n\nCustomer: Meera Nair\nPhone: \+91 98640 41414\n/,
  );
});

it('the customer of a booking that staff make gets it with a file for the calendar', async () => {
  const cookie = await staffCookie(test, web.url);
  const form = someBookingForm({ email: 'asha@purvai.example', mailsCustomer: 'yes' });
  const response = await post(`${paths.adminNewBooking}.data`, form, { cookie });
  expect(response.status).toBe(200);
  const { subject, text, files } = await mailTo('asha@purvai.example');
  expect(subject).toContain('Guwahati to Shillong');
  expect(text).toContain('Total with GST: ₹1,995');
  expect(files).toMatchObject([
    { name: expect.stringMatching(/^booking-B\d+\.ics$/), type: 'text/calendar' },
  ]);
  expect(String(files[0]?.content)).toContain('BEGIN:VEVENT');
  const [link = ''] = /http:\/\/localhost\S*/.exec(text) ?? [];
  expect((await fetch(link.replace('http://localhost', web.url))).status).toBe(200);
});
