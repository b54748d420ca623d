import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formFields } from '#domain/enquiries/intake/enquiry-fields-input.ts';
import { maxPerMinute } from '#domain/enquiries/spam/sender-rate.ts';
import { paths } from '#paths.ts';
import { isFull } from '../support/check-extent.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import type { Running } from '../support/process.ts';
import { startWeb, startWorker, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
let webs: Web[];
let worker: Running;
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
  const settings = { databaseUrl: test.url, smtpUrl: mail.smtpUrl };
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  webs = await Promise.all([startWeb({ ...settings, env }), startWeb({ ...settings, env })]);
  worker = await startWorker(settings);
});
afterAll(async () => {
  await Promise.all((webs ?? []).map((web) => web.stop()));
  await worker?.stop();
  await mail?.stop();
});

type Sent = { from: string; group: string; path: string };

let count = 0;

/** As the proxy passes on what a visitor sends, by turns to one process and to the other, until it is thanked. */
async function send({ from, group, path }: Sent): Promise<string> {
  const number = ++count;
  const key = crypto.randomUUID();
  const body = new URLSearchParams({
    n_name: 'Asha Devi',
    n_contactno: `98640 ${String(number).padStart(5, '0')}`,
    n_email: `${group}@example.com`,
    n_message: `To Kaziranga, ${number} of us`,
    [formFields.page]: paths.contact,
    [formFields.consent]: '2026-11-15',
    idempotencyKey: key,
  });
  let tries = number;
  return waitUntil(
    'thanks',
    async () => {
      const web = webs[tries++ % webs.length];
      const response = await fetch(`${web?.url}${path}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': from },
        body,
      });
      const text = await response.text();
      if (response.status === 503) return undefined;
      expect(response.status).toBe(200);
      return /PT-[2-9A-Z]{6}/.exec(text)?.[0];
    },
    { everyMs: 100 },
  );
}

const atOnce = 16;

/** Also returns how many of them the limit lets through in the time that they took. */
async function sendMany(howMany: number, sent: Sent) {
  const started = performance.now();
  const references: string[] = [];
  let left = howMany;
  const sender = async () => {
    while (left-- > 0) references.push(await send(sent));
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`${howMany} enquiries in ${seconds.toFixed(1)} s\n`);
  return { references, allowed: maxPerMinute * (1 + Math.floor(seconds / 60)) };
}

async function stored(group: string): Promise<{ stage: string; reasons: string[] }[]> {
  const { rows } = await test.pool.query(
    'select stage, spam_reasons as reasons from enquiries where email = $1',
    [`${group}@example.com`],
  );
  return rows;
}

const call = `${paths.api}/contact-us-message`;

const floodOf = isFull ? 500 : 150;

describe('a flood of enquiries from one address', () => {
  it('is acknowledged and stored, mostly as spam with its reason, in a few mails', {
    timeout: 120_000,
  }, async () => {
    const [{ references, allowed }] = await Promise.all([
      sendMany(floodOf, { from: '203.0.113.66', group: 'flood', path: call }),
      sendMany(5, { from: '203.0.113.7', group: 'neighbour', path: paths.contact }),
    ]);
    expect(new Set(references).size).toBe(floodOf);
    const rows = await stored('flood');
    expect(rows).toHaveLength(floodOf);
    const isNew = rows.filter(({ stage }) => stage === 'new');
    expect(isNew.length).toBeLessThanOrEqual(allowed);
    for (const { stage, reasons } of rows)
      if (stage !== 'new') expect([stage, reasons]).toEqual(['spam', ['many-from-one-address']]);
    // Another visitor, whose form has no script, is not part of the flood.
    expect((await stored('neighbour')).map(({ stage }) => stage)).toEqual(Array(5).fill('new'));

    const mailed = `select count(*)::int as left from enquiries where stage = 'new' and mailed_at is null`;
    await waitUntil(
      'the mails',
      async () => {
        // Simulates the passing of time: the minute of the bundle is over.
        await test.pool.query(
          `update enquiry_mail_bundles set opened_at = opened_at - interval '1 minute' where closed_at is null`,
        );
        return (await test.pool.query(mailed)).rows[0].left === 0;
      },
      { everyMs: 100 },
    );
    const delivered = await waitUntil('their delivery', async () => {
      // A mail that was handed over twice has the same Message-ID, and mail programs show it once.
      const all = await mail.read('care@purvai.example');
      const mails = [...new Map(all.map((one) => [one.messageId, one])).values()];
      const references = mails.flatMap(({ text }) => text.match(/PT-[2-9A-Z]{6}/g) ?? []);
      return references.length >= isNew.length + 5 ? { references, mails: mails.length } : undefined;
    });
    expect(new Set(delivered.references).size).toBe(delivered.references.length);
    expect(delivered.references).toHaveLength(isNew.length + 5);
    expect(delivered.mails).toBeLessThanOrEqual(17 * (allowed / maxPerMinute));
  });

  it('is also detected when it is sent by the form without script', async () => {
    const { allowed } = await sendMany(60, {
      from: '203.0.113.67',
      group: 'without-script',
      path: paths.contact,
    });
    const rows = await stored('without-script');
    expect(rows).toHaveLength(60);
    expect(rows.filter(({ stage }) => stage === 'new').length).toBeLessThanOrEqual(allowed);
  });
});
