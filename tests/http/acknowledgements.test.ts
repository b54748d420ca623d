import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formFields } from '#domain/enquiries/intake/enquiry-fields-input.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startWeb, startWorker, type Web, type Worker } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
let webs: Web[];
let workers: Worker[];
let mail: MailServer;

const settings = () => ({ databaseUrl: test.url, smtpUrl: mail.smtpUrl });

beforeAll(async () => {
  mail = await startMailServer();
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  webs = await Promise.all([1, 2].map(() => startWeb({ ...settings(), env })));
  workers = await Promise.all([1, 2].map(() => startWorker(settings())));
});
afterAll(async () => {
  await Promise.all([...(webs ?? []), ...(workers ?? [])].map((one) => one.stop()));
  await mail?.stop();
});
beforeEach(async () => {
  await changeSettings(test.db, { acknowledgesEnquiries: true });
  await test.pool.query('delete from enquiry_acknowledgements');
});

let count = 0;

/** From another address each time, by turns to both web processes. */
async function send(email: string, message = 'To Kaziranga', trip = ''): Promise<string> {
  const number = ++count;
  const request = {
    method: 'POST',
    headers: { 'x-forwarded-for': `203.0.113.${number % 250}` },
    body: new URLSearchParams({
      n_name: 'Buyer',
      n_contactno: `98640 ${String(number).padStart(5, '0')}`,
      n_email: email,
      n_message: `${message}, ${number} of us`,
      [formFields.page]: paths.contact,
      ...(trip && { [formFields.trip]: trip }),
      [formFields.consent]: '2026-11-15',
      idempotencyKey: crypto.randomUUID(),
    }),
  };
  return waitUntil(
    'thanks',
    async () => {
      const response = await fetch(`${webs[number % 2]?.url}${paths.api}/contact-us-message`, request);
      const text = await response.text();
      // All at once are more than the pool's connections; the same key makes a repeat harmless.
      if (response.status === 503) return undefined;
      expect(response.status).toBe(200);
      return /PT-[2-9A-Z]{6}/.exec(text)?.[0];
    },
    { everyMs: 100 },
  );
}

const mailsTo = async (...addresses: string[]) =>
  (await Promise.all(addresses.map((address) => mail.read(address)))).flat();

const isUnderWay = `select from pgboss.job where name = 'acknowledgement-mail' and state in ('created', 'active', 'retry')`;

/** Every job has run and Postfix has delivered: a mail that was sent afterwards is there. */
async function settled(): Promise<void> {
  await waitUntil('the jobs', async () => (await test.pool.query(isUnderWay)).rowCount === 0);
  const after = `after-${crypto.randomUUID()}@purvai.example`;
  await send(after);
  await waitUntil('a later mail', async () => (await mailsTo(after))[0]);
}

describe('many enquiries with the address of somebody else', () => {
  it('bring one mail in that hour, however they are spelt, and from whichever address they come', async () => {
    const spellings = ['victim@purvai.example', 'vic.tim@purvai.example', 'victim+7@purvai.example'];
    await Promise.all(Array.from({ length: 30 }, (_, index) => send(spellings[index % 3] ?? '')));
    const { rows } = await test.pool.query(`select id from enquiries where stage <> 'spam'`);
    expect(rows).toHaveLength(30);
    await settled();
    await waitUntil('the mail', async () => (await mailsTo(...spellings))[0]);
    const [only, ...more] = await mailsTo(...spellings);
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      from: expect.stringContaining('care@purvai.example'),
      replyTo: expect.stringContaining('care@purvai.example'),
      subject: expect.stringMatching(/^Your enquiry PT-[2-9A-Z]{6} with /),
      html: undefined,
      text: expect.stringMatching(/We aim to call you by \d+ \w+ \d{4}, \d\d:\d\d, India time\./),
    });
    // Nothing that was typed.
    expect(only?.text).not.toMatch(/Buy|Kaziranga|98640/);
  });
});

describe('many requests of cabs with the address of somebody else', () => {
  it('count with all other enquiries, and bring none of their words', async () => {
    await seedFares(test.db, sampleFares);
    await confirmSampleRates(test.db);
    const trip = new URLSearchParams({
      ...{ trip: 'one-way', from: 'guwahati-airport', to: 'https://evil.example', km: '90' },
      ...{ date: daysAfter(dayInIndia(new Date()), 5), time: '14:00', car: 'suv', rates: '1' },
    }).toString();
    const address = 'stranger@purvai.example';
    const first = await send(address, 'To Kaziranga', trip);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(address, 'Again', index % 2 ? trip : '')),
    );
    await settled();
    await waitUntil('the mail', async () => (await mailsTo(address))[0]);
    const [only, ...more] = await mailsTo(address);
    expect(more).toEqual([]);
    expect(only?.subject).toContain(
      `Your cab request ${first}, Guwahati Airport (LGBI) to the place you named, `,
    );
    expect(only?.text).toContain('to the place you named');
    expect(JSON.stringify(only)).not.toMatch(/evil|Buyer|Kaziranga|98640/i);
  });
});

describe('no mail', () => {
  const isQuiet = async (address: string) => {
    await settled();
    expect(await mailsTo(address)).toEqual([]);
  };

  it('is sent for spam', async () => {
    await send('spammed@purvai.example', '[url=https://pills.example]pills[/url]');
    const { rows } = await test.pool.query(`select stage from enquiries where email like 'spammed@%'`);
    expect(rows).toEqual([{ stage: 'spam' }]);
    await isQuiet('spammed@purvai.example');
  });

  it('is sent while staff have not switched it on', async () => {
    await changeSettings(test.db, { acknowledgesEnquiries: false });
    await send('quiet@purvai.example');
    await changeSettings(test.db, { acknowledgesEnquiries: true });
    await isQuiet('quiet@purvai.example');
  });

  it('is sent to a second address or with a header of the visitor', async () => {
    await send('first@purvai.example, second@purvai.example');
    await send('first@purvai.example\r\nBcc: second@purvai.example');
    await isQuiet('second@purvai.example');
    expect(await mailsTo('first@purvai.example')).toEqual([]);
  });
});

describe('workers that are killed at any moment', () => {
  it('send no mail twice', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `guest-${index}@purvai.example`);
    const sent = Promise.all(addresses.map((address) => send(address)));
    await waitUntil('the first mail', async () => (await mailsTo(...addresses.slice(0, 3)))[0]);
    for (const worker of workers) worker.child.kill('SIGKILL');
    await sent;
    // As the queue does with the job of a dead worker, only sooner.
    await test.pool.query(
      `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
    );
    workers = await Promise.all([1, 2].map(() => startWorker(settings())));
    await settled();
    const received = await mailsTo(...addresses);
    expect(new Set(received.map(({ to }) => to)).size).toBe(received.length);
    expect(received.length).toBeGreaterThan(0);
  });
});
