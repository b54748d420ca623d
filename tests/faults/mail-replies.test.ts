import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { sendCustomerMail } from '#domain/enquiries/mail-replies/customer-mail-service.ts';
import { replyAddressOf } from '#domain/enquiries/mail-replies/reply-address-service.ts';
import { goneAddress } from '../support/mail/postfix.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { someActor } from '../support/some-actor.ts';
import { someSender } from '../support/some-sender.ts';
import { startWorker, type Worker } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const actor = someActor(test);
const asha = 'asha@purvai.example';
let mail: MailServer;
let worker: Worker;

const start = () =>
  startWorker({
    databaseUrl: test.url,
    smtpUrl: mail.smtpUrl,
    env: { IMAP_URL: `imap://care:any@127.0.0.1:${mail.imapPort}` },
  });

beforeAll(async () => {
  mail = await startMailServer();
  worker = await start();
});
afterAll(async () => {
  await worker?.stop();
  await mail?.stop();
});

async function newEnquiry(email = asha): Promise<string> {
  const message = `A trip, ${crypto.randomUUID()}`;
  const enquiry = { formDate: '', name: 'Asha Devi', contactNo: '98640 12345', email, message };
  return String(idOfReference((await receiveEnquiry(test, enquiry, someSender())).reference));
}

type Reply = {
  to: string;
  from?: string;
  subject?: string;
  messageId?: string;
  fields?: string[];
  body?: string | Buffer;
};

/** A customer's mail program: the mail byte by byte, to the real SMTP server. */
async function post({
  to,
  from = asha,
  subject = 'Re: trip',
  messageId = `<${crypto.randomUUID()}@mail>`,
  fields = [],
  body = 'Yes.',
}: Reply): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: mail.smtpPort });
  const head = [
    `From: Asha Devi <${from}>`,
    `To: <${to}>`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    ...fields,
  ];
  const raw = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
  await transport.sendMail({ envelope: { from, to }, raw });
  transport.close();
  return messageId;
}

/** The same, until it is in the mailbox: Postfix delivers at once, but not in order. */
async function write(reply: Reply): Promise<void> {
  const sent = await post(reply);
  await waitUntil('delivery', async () =>
    (await mail.read(reply.to)).some(({ messageId }) => messageId === sent),
  );
}

type Detail = Record<string, string>;

async function eventsOf(enquiryId: string, kind = 'mail-received'): Promise<Detail[]> {
  const { rows } = await test.pool.query(
    'select detail from enquiry_events where enquiry_id = $1 and kind = $2 order by id',
    [enquiryId, kind],
  );
  return rows.map(({ detail }) => detail);
}

const arrived = (enquiryId: string, text: string) =>
  waitUntil(`the mail '${text}'`, async () =>
    (await eventsOf(enquiryId)).find((event) => event.text?.includes(text)),
  );

const enquiryRow = async (id: string) =>
  (await test.pool.query('select *, follow_up_at <= now() as is_due from enquiries where id = $1', [id]))
    .rows[0];

const addressOf = (enquiryId: string) => replyAddressOf(test, enquiryId);

describe('a mail from an enquiry’s page', () => {
  it('reaches the customer, and the reply is in the timeline within seconds', async () => {
    const id = await newEnquiry();
    const asked = { text: 'Shall we book?\n\nRupa', key: crypto.randomUUID() };
    await Promise.all([sendCustomerMail(test, actor, id, asked), sendCustomerMail(test, actor, id, asked)]);
    const sent = await waitUntil('the mail', async () => (await mail.read(asha))[0]);
    expect(sent).toMatchObject({ text: asked.text, replyTo: await addressOf(id) });
    expect(sent.messageId).toMatch(/^<mail-\d+\./);
    await waitUntil('the time it was sent', async () => (await eventsOf(id, 'mail-to-customer'))[0]?.sentAt);
    expect(await mail.read(asha)).toHaveLength(1);

    const started = performance.now();
    await write({
      to: sent.replyTo ?? '',
      messageId: '<first@customer>',
      fields: [`In-Reply-To: ${sent.messageId}`],
      body: 'Yes, for four.\r\n\r\nOn Mon, 16 Nov 2026 at 10:00, Purvai <care@purvai.example> wrote:\r\n> Shall we book?\r\n',
    });
    const event = await arrived(id, 'Yes, for four.');
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(event).toEqual({
      from: asha,
      subject: 'Re: trip',
      text: 'Yes, for four.',
      quoted: expect.stringContaining('> Shall we book?'),
      messageId: '<first@customer>',
    });
    expect(await enquiryRow(id)).toMatchObject({
      stage: 'contacted',
      is_due: true,
      follow_up_purpose: 'Answer mail',
    });
    const isRead = async () => (await mail.read(await addressOf(id)))[0]?.isRead;
    await waitUntil('the mark in the mailbox', isRead);

    await sendCustomerMail(test, actor, id, { text: 'Booked.', key: crypto.randomUUID() });
    const second = await waitUntil('the answer', async () => (await mail.read(asha))[1]);
    expect(second.subject).toMatch(/^Re: Your enquiry PT-/);
    expect(await enquiryRow(id)).toMatchObject({ is_due: false, follow_up_purpose: '' });
  });

  it('that comes back is noted as returned', async () => {
    const id = await newEnquiry(goneAddress);
    await sendCustomerMail(test, actor, id, { text: 'Hello', key: crypto.randomUUID() });
    const bounced = await waitUntil('the report', async () => (await eventsOf(id, 'mail-bounced'))[0]);
    await waitUntil('the time it was sent', async () => (await eventsOf(id, 'mail-to-customer'))[0]?.sentAt);
    expect(bounced).toMatchObject({ to: goneAddress, reason: expect.stringContaining('unknown user') });
    expect(await enquiryRow(id)).toMatchObject({ is_due: true, follow_up_purpose: 'Mail returned' });
    expect(await eventsOf(id)).toEqual([]);
    expect(worker.output()).not.toContain('could not be read');
  });
});

describe('a reply', () => {
  it('is read in every charset and form', async () => {
    const id = await newEnquiry();
    const to = await addressOf(id);
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    await write({
      to: to.toUpperCase(),
      subject: '=?ISO-8859-1?Q?Gr=FC=DFe?=',
      fields: ['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: 8bit'],
      body: Buffer.from('one: Grüße', 'latin1'),
    });
    await write({
      to,
      subject: `=?UTF-8?B?${base64('गुवाहाटी से शिलांग')}?=`,
      fields: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'],
      body: base64('two: নমস্কাৰ, चार लोग'),
    });
    await write({
      to,
      fields: ['Content-Type: text/html; charset=utf-8', 'MIME-Version: 1.0'],
      body: '<html><body><p>three: yes &amp; thanks</p><script>alert(1)</script><blockquote>Shall we?</blockquote></body></html>',
    });
    await write({
      to,
      from: 'husband@purvai.example',
      fields: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
      body: [
        '--b',
        'Content-Type: text/plain',
        '',
        'four: passports attached',
        '--b',
        'Content-Type: image/jpeg',
        "Content-Disposition: attachment; filename*=UTF-8''%E0%A4%AA%E0%A4%BE%E0%A4%B8.jpg",
        'Content-Transfer-Encoding: base64',
        '',
        ...(Buffer.alloc(5700)
          .toString('base64')
          .match(/.{1,76}/g) ?? []),
        '--b--',
        '',
      ].join('\r\n'),
    });
    await arrived(id, 'four:');
    const events = await eventsOf(id);
    expect(events.map(({ text }) => text)).toEqual([
      'one: Grüße',
      'two: নমস্কাৰ, चार लोग',
      'three: yes & thanks',
      'four: passports attached',
    ]);
    expect(events.map(({ subject }) => subject).slice(0, 2)).toEqual(['Grüße', 'गुवाहाटी से शिलांग']);
    expect(events[2]?.quoted).toBe('> Shall we?');
    expect(events.map(({ isOther }) => isOther)).toEqual([undefined, undefined, undefined, '1']);
    expect(JSON.parse(events[3]?.attachments ?? '')).toEqual([
      { name: 'पास.jpg', type: 'image/jpeg', size: 5700 },
    ]);
  });

  it('without its address is found by the thread; a guessed one only from the customer', async () => {
    const id = await newEnquiry();
    const token = (await addressOf(id)).slice('care+'.length).split('@')[0];
    const to = 'care@purvai.example';
    await write({
      to,
      from: 'other@purvai.example',
      body: 'by token',
      fields: [`References: <a@b> <mail-1.${token}@localhost>`],
    });
    await write({
      to,
      from: 'thief@purvai.example',
      body: 'pay me instead',
      fields: [`In-Reply-To: <enquiry-${id}@localhost>`],
    });
    await write({ to, body: 'by thread', fields: [`In-Reply-To: <enquiry-${id}@localhost>`] });
    await arrived(id, 'by thread');
    expect((await eventsOf(id)).map(({ text }) => text)).toEqual(['by token', 'by thread']);
  });

  it('with a wrong token, an automatic reply and our own mail are left unread', async () => {
    const id = await newEnquiry();
    const to = await addressOf(id);
    const wrong = to.replace(/-[a-z2-7]/, (start) => (start === '-a' ? '-b' : '-a'));
    await write({ to: wrong, body: 'wrong token' });
    await write({ to, body: 'on leave', fields: ['Auto-Submitted: auto-replied'] });
    await write({ to, from: 'care@purvai.example', body: 'from staff' });
    await write({ to, body: 'the real one' });
    await arrived(id, 'the real one');
    expect(await eventsOf(id)).toHaveLength(1);
    expect((await mail.read(wrong)).map(({ isRead }) => isRead)).toEqual([false]);
    const others = (await mail.read(to)).filter(({ text }) => text !== 'the real one');
    expect(others.map(({ isRead }) => isRead)).toEqual([false, false]);
  });

  it('of any size and depth is noted, and holds up nothing', async () => {
    const id = await newEnquiry();
    const to = await addressOf(id);
    await write({ to, body: `huge\r\n${'0123456789 '.repeat(40).concat('\r\n').repeat(18_000)}` });
    let deep = 'Content-Type: text/plain\r\n\r\ndeep\r\n';
    for (let depth = 0; depth < 90; depth++)
      deep = `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n${deep}\r\n--b${depth}--\r\n`;
    const [fields = '', ...rest] = deep.split('\r\n\r\n');
    await write({ to, subject: 'deep', fields: [fields], body: rest.join('\r\n\r\n') });
    await write({ to, body: 'behind them' });
    await arrived(id, 'behind them');
    const huge = await arrived(id, 'huge');
    expect(huge).toMatchObject({ isCut: '1' });
    expect(huge.text).toHaveLength(20_000);
    expect(await eventsOf(id)).toContainEqual(expect.objectContaining({ subject: 'deep' }));
  });

  it('opens a lost enquiry again, and leaves a completed one and the mailbox as they are', async () => {
    const [lost, completed] = [await newEnquiry(), await newEnquiry()];
    await test.pool.query(
      `update enquiries set stage = 'lost', lost_reason = 'price', follow_up_at = null where id = $1`,
      [lost],
    );
    await test.pool.query(`update enquiries set stage = 'completed', follow_up_at = null where id = $1`, [
      completed,
    ]);
    await write({ to: await addressOf(completed), body: 'Thank you' });
    await write({ to: await addressOf(lost), body: 'Now we can pay' });
    await arrived(lost, 'Now we can pay');
    expect(await enquiryRow(lost)).toMatchObject({ stage: 'contacted', lost_reason: '', is_due: true });
    expect(await eventsOf(lost, 'stage')).toEqual([{ from: 'lost', to: 'contacted' }]);
    expect(await eventsOf(completed)).toHaveLength(1);
    expect(await enquiryRow(completed)).toMatchObject({ stage: 'completed', follow_up_at: null });
    expect((await mail.read(await addressOf(completed)))[0]?.isRead).toBe(false);
  });
});

describe('no reply is lost or repeated', () => {
  it('when the worker is killed, the IMAP server restarts and all mails get new numbers', {
    timeout: 120_000,
  }, async () => {
    const id = await newEnquiry();
    const to = await addressOf(id);
    const texts = Array.from({ length: 30 }, (_, index) => `Reply number ${index} of many`);
    const send = async (list: string[]) => {
      for (const body of list) await post({ to, body });
    };
    const texted = async () => (await eventsOf(id)).map(({ text }) => text);
    await send(texts.slice(0, 5));
    for (const part of [texts.slice(5, 10), texts.slice(10, 15)]) {
      const sending = send(part);
      await waitUntil('a first one', async () => (await texted()).length > 0);
      await worker.stop('SIGKILL');
      await sending;
      worker = await start();
    }
    await mail.stopImap();
    await send(texts.slice(15, 20));
    await mail.startImap();
    await waitUntil('the first twenty', async () => (await texted()).length === 20);
    await mail.stopImap();
    await mail.renumber();
    await mail.startImap();
    await send(texts.slice(20));
    await waitUntil('all', async () => (await texted()).length >= 30);
    await write({ to, body: 'the last' });
    await arrived(id, 'the last');
    expect((await texted()).sort()).toEqual([...texts, 'the last'].sort());

    const metrics = await (await fetch(worker.metricsUrl)).text();
    expect(metrics).toContain('mailbox_connected 1');
  });

  it('and a mail that is delivered twice is one', async () => {
    const id = await newEnquiry();
    const to = await addressOf(id);
    const messageId = '<twice@customer>';
    for (let copy = 0; copy < 2; copy++) await post({ to, body: 'twice', messageId });
    await waitUntil('both', async () => (await mail.read(to)).length === 2);
    await write({ to, body: 'afterwards' });
    await arrived(id, 'afterwards');
    expect(await eventsOf(id)).toHaveLength(2);
  });
});
