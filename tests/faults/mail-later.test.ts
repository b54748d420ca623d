import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import type { Running } from '../support/process.ts';
import { someSender } from '../support/some-sender.ts';
import { startWorker } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const mailbox = 'care@purvai.example';
let mail: MailServer;
let worker: Running;

beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(async () => {
  await worker?.stop();
  await mail?.stop();
});

const send = (message: string) =>
  receiveEnquiry(
    test,
    { formDate: '', name: 'Asha Devi', contactNo: '98640', email: 'asha@example.com', message },
    someSender(),
  );

const mailsAbout = async (message: string) =>
  (await mail.read(mailbox)).filter(({ text }) => text.includes(message));
const unmailed = async () =>
  Number((await test.pool.query('select count(*) from enquiries where mailed_at is null')).rows[0].count);

describe('the mail about an enquiry', () => {
  it('is sent when the worker runs, with the visitor in Reply-To only', async () => {
    const message = `গুৱাহাটী ${crypto.randomUUID()}`;
    const { reference } = await send(message);
    worker = await startWorker({ databaseUrl: test.url, smtpUrl: mail.smtpUrl });
    const received = await waitUntil('the mail', async () => (await mailsAbout(message))[0]);
    expect(received).toMatchObject({
      subject: `Enquiry ${reference} from Asha Devi`,
      replyTo: 'asha@example.com',
    });
    expect(received.to).toContain(mailbox);
    expect(received.messageId).toMatch(/^<enquiry-\d+@/);
    expect(await mail.read('asha@example.com')).toEqual([]);
  });

  it('waits while the mail server is down and after a worker was killed, and is sent once', async () => {
    await mail.stopSmtp();
    const messages = Array.from({ length: 5 }, () => crypto.randomUUID());
    for (const message of messages) await send(message);
    await waitUntil('a first failed try', () => worker.output().includes('job failed'));
    await worker.stop('SIGKILL');

    await mail.startSmtp();
    worker = await startWorker({ databaseUrl: test.url, smtpUrl: mail.smtpUrl });
    await waitUntil('every mail', async () => (await unmailed()) === 0, { everyMs: 200 });
    for (const message of messages) {
      await waitUntil('delivery', async () => (await mailsAbout(message)).length > 0);
      const copies = await mailsAbout(message);
      expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
      expect(copies).toHaveLength(1);
    }
  });
});
