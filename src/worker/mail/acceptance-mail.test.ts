import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewEnquiry } from '#domain/enquiries/inbox/inbox-service.ts';
import { acceptQuote } from '#domain/quotes/quote-share-service.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { quotePath } from '#paths.ts';
import type { Mailer } from '#platform/mailer.ts';
import { openDiskStorage, type Storage } from '#platform/storage/storage.ts';
import { sendAcceptanceMail } from '#worker/jobs/send-acceptance-mail.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { addTourEnquiry, balanceDue, depositDue, packageTerms } from '../../../tests/support/some-package.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-files-'));
  storage = openDiskStorage(folder);
});
afterAll(() => rm(folder, { recursive: true }));

type Sent = Parameters<Mailer['send']>[0];
const env = { BASE_URL: 'https://x.example', readsReplies: false };

/** What the worker sends when it runs the job; a refusal is thrown as the mail server's. */
async function send(quoteId: string, refusal?: Error): Promise<Sent[]> {
  const sent: Sent[] = [];
  const mailer: Mailer = {
    async send(mail) {
      if (refusal) throw refusal;
      sent.push(mail);
    },
    close() {},
  };
  await sendAcceptanceMail({ ...test, storage, mailer, env }, { quoteId });
  return sent;
}

const smtpError = (code: string, responseCode: number) =>
  Object.assign(new Error(`${responseCode} no`), { code, responseCode });

async function accepted({ email = 'meera@example.in', isPrinted = true } = {}) {
  const enquiryId = await addTourEnquiry(test, actor);
  await query('update enquiries set email = $2 where id = $1', [enquiryId, email]);
  const { quote, token } = await makeQuote(test, actor, enquiryId, packageTerms());
  if (isPrinted) {
    const key = `quotes/${quote.id}.pdf`;
    await storage.put(key, Buffer.from('%PDF-1.7 of this quote'));
    await query('update quotes set pdf_key = $2 where id = $1', [quote.id, key]);
  }
  await acceptQuote(test, token, { name: 'Meera Nair', chosen: [3] });
  const events = async () =>
    ((await viewEnquiry(test.db, actor, enquiryId))?.events ?? []).map(({ kind, detail }) => ({
      kind,
      detail,
    }));
  return { enquiryId, quote, token, events };
}

const jobs = async (quoteId: string) =>
  query(`select 1 from pgboss.job where name = 'acceptance-mail' and data->>'quoteId' = $1`, [quoteId]);

describe('a customer who has accepted a quote', () => {
  it('is mailed once what was accepted, with the printed quote', async () => {
    const { quote, token, events } = await accepted();
    expect(await jobs(quote.id)).toHaveLength(1);
    const [mail, ...more] = await send(quote.id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'meera@example.in',
      messageId: expect.stringMatching(new RegExp(`^<accepted-${quote.id}\\.\\S+@x\\.example>$`)),
      attachments: [{ contentType: 'application/pdf', content: Buffer.from('%PDF-1.7 of this quote') }],
    });
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('₹1,85,283');
      expect(text).toContain('A day of rafting');
      expect(text).toContain(`Deposit, due ${dateText(depositDue)}`);
      expect(text).toContain(`Balance, due ${dateText(balanceDue)}`);
      expect(text).toContain(`https://x.example${quotePath(token)}`);
      expect(text).toContain('+91 361 000 0000');
    }
    expect(await send(quote.id)).toEqual([]);
    expect(await events()).toContainEqual({
      kind: 'acceptance-mailed',
      detail: { version: '1', to: 'meera@example.in', messageId: mail?.messageId },
    });
  });

  it('reads how to pay once the settings say it', async () => {
    const textFor = async () => (await send((await accepted()).quote.id))[0]?.text ?? '';
    expect(await textFor()).not.toContain('How to pay');
    await changeSettings(test.db, { upiId: 'purvai@upi' });
    expect(await textFor()).toMatch(
      /How to pay\nTo pay: ₹55,585 \(Deposit, due .*\)\nUPI ID: purvai@upi\nReference: Quote PT-/,
    );
    await changeSettings(test.db, { upiId: '' });
  });

  it.each(['', 'meera', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])(
    'gets no mail at %j',
    async (email) => {
      const { quote } = await accepted({ email });
      expect([await jobs(quote.id), await send(quote.id)]).toEqual([[], []]);
    },
  );

  it('gets none after their data was erased', async () => {
    const { enquiryId, quote } = await accepted();
    await query('update enquiries set erased_at = now() where id = $1', [enquiryId]);
    expect(await send(quote.id)).toEqual([]);
  });

  it('waits ten minutes for the file, and then gets the mail without it', async () => {
    const { quote } = await accepted({ isPrinted: false });
    await expect(send(quote.id)).rejects.toThrow('not printed yet');
    await query(`update quotes set accepted_at = accepted_at - interval '11 minutes' where id = $1`, [
      quote.id,
    ]);
    const [mail] = await send(quote.id);
    expect(mail?.attachments).toBeUndefined();
    expect(mail?.text).not.toContain('attached');
  });

  it('is not mailed again after a refusal for good, and again after a failure that may pass', async () => {
    const { quote, events } = await accepted();
    const busy = smtpError('EENVELOPE', 451);
    for (let time = 0; time < 2; time++) await expect(send(quote.id, busy)).rejects.toBe(busy);
    await send(quote.id, smtpError('EENVELOPE', 550));
    expect(await send(quote.id)).toEqual([]);
    expect((await events()).filter(({ kind }) => kind.startsWith('mail-'))).toEqual([
      { kind: 'mail-failed', detail: { to: 'meera@example.in', reason: '451 no', times: '2' } },
      { kind: 'mail-bounced', detail: { to: 'meera@example.in', reason: '550 no', times: '1' } },
    ]);
  });
});
