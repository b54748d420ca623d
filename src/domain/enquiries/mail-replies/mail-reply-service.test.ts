import { describe, expect, it } from 'vitest';
import { receiveMail, receiveReport } from '../../../../tests/support/received-mail.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someSender } from '../../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { selectEvents } from '../inbox/timeline-store.ts';
import { idOfReference } from '../intake/enquiry-reference.ts';
import { receiveEnquiry } from '../intake/enquiry-service.ts';
import { sendCustomerMail } from './customer-mail-service.ts';
import { meaningOf } from './mail-reply-service.ts';

const test = testDatabase();
const actor = someActor(test);

async function newEnquiry(email = 'asha@example.com'): Promise<string> {
  const words = { formDate: '', name: 'Asha', contactNo: '98640 12345', email, message: crypto.randomUUID() };
  return String(idOfReference((await receiveEnquiry(test, words, someSender())).reference));
}

const mailsOf = async (id: string) =>
  (await selectEvents(test.db, [id]))
    .filter(({ kind }) => kind === 'mail-received')
    .map(({ detail }) => detail);
const change = (id: string, set: string) => test.pool.query(`update enquiries set ${set} where id = ${id}`);

describe('a customer’s mail', () => {
  it('to a joined enquiry is added to the one it was joined into', async () => {
    const [first, second] = [await newEnquiry(), await newEnquiry()];
    await change(first, `stage = 'joined', joined_into = ${second}, stage_before_join = 'new'`);
    expect(await receiveMail(test, first)).toBe(true);
    expect([await mailsOf(first), await mailsOf(second)]).toEqual([
      [],
      [expect.objectContaining({ text: 'Yes.' })],
    ]);
  });

  it('is the last contact with the customer', async () => {
    const id = await newEnquiry('contact@example.com');
    const customer = '(select customer_id from enquiries where id = $1)';
    await test.pool.query(
      `update customer_contacts set last_contact_at = '2026-01-01' where customer_id = ${customer}`,
      [id],
    );
    await receiveMail(test, id);
    const { rows } = await test.pool.query(
      `select last_contact_at > now() - interval '1 minute' as "isNow" from customer_contacts where customer_id = ${customer}`,
      [id],
    );
    expect(rows).toEqual([{ isNow: true }]);
  });

  it('about an erased enquiry is not stored', async () => {
    const id = await newEnquiry();
    await change(id, 'erased_at = now()');
    expect(await receiveMail(test, id)).toBe(false);
    expect(await mailsOf(id)).toEqual([]);
  });

  it('keeps an overdue follow-up where it is, and an earlier mail is not added after a later one', async () => {
    const id = await newEnquiry();
    await change(id, `follow_up_at = '2026-01-01T00:00:00Z'`);
    await receiveMail(test, id, { uid: 1000 });
    const { rows } = await test.pool.query('select follow_up_at from enquiries where id = $1', [id]);
    expect(rows[0].follow_up_at).toEqual(new Date('2026-01-01T00:00:00Z'));
    await receiveMail(test, id, { uid: 1000 });
    await receiveMail(test, id, { uid: 999 });
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('cannot carry control characters, and at most a hundred are added in a day', async () => {
    const id = await newEnquiry();
    await receiveMail(test, id, {
      uid: 2000,
      subject: 'Trip\r\nBcc: all@example.com\u202E\0',
      text: 'a\0b\ud800',
      from: 'x\n@y',
      messageId: 'not an id',
    });
    expect(await mailsOf(id)).toEqual([
      { from: 'x @y', subject: 'Trip Bcc: all@example.com', text: 'ab\ufffd', isOther: '1' },
    ]);
    for (let uid = 2001; uid < 2110; uid++) await receiveMail(test, id, { uid });
    expect(await mailsOf(id)).toHaveLength(1 + 100);
  });

  it('is added however many reports and mails of other senders came before it', async () => {
    const id = await newEnquiry();
    let uid = 3000;
    for (let report = 0; report < 120; report++) await receiveReport(test, id, { uid: uid++ });
    for (let mail = 0; mail < 60; mail++)
      await receiveMail(test, id, { uid: uid++, from: `forged-${mail}@example.org` });
    for (let reply = 0; reply < 70; reply++)
      expect(await receiveMail(test, id, { uid: uid++, text: `Reply ${reply}` })).toBe(true);
    const mails = await mailsOf(id);
    expect(mails.filter(({ isOther }) => isOther)).toHaveLength(30);
    expect(mails.filter(({ isOther }) => !isOther)).toHaveLength(70);
    const events = await selectEvents(test.db, [id]);
    expect(events.filter(({ kind }) => kind === 'mail-bounced')).toHaveLength(10);
  });
});

describe('a reply to the mail about a new enquiry', () => {
  const host = 'www.purvai.example';
  const meaning = (references: string[]) =>
    meaningOf(
      { db: test.db, key: Buffer.alloc(32), host },
      {
        ...{ uid: 1, messageId: '<a@customer>', from: 'asha@example.com', subject: 'Re: trip' },
        headers: new Map([['references', [references.join(' ')]]]),
      },
    );

  it('is known by one of the first fifty references, because each is looked up', async () => {
    const id = await newEnquiry();
    const own = `<enquiry-${id}@${host}>`;
    const others = Array.from({ length: 50 }, (_, number) => `<enquiry-${900_000 + number}@${host}>`);
    expect(await meaning([...others.slice(1), own])).toEqual({ kind: 'reply', enquiryId: id });
    expect(await meaning([...others, own])).toEqual({ kind: 'other' });
  });
});

describe('a mail to a customer', () => {
  const key = () => crypto.randomUUID();

  it('needs a text and an address', async () => {
    const id = await newEnquiry('');
    await expect(sendCustomerMail(test, actor, id, { text: ' ', key: key() })).rejects.toThrow(
      'Type the mail',
    );
    await expect(sendCustomerMail(test, actor, id, { text: 'x'.repeat(10_001), key: key() })).rejects.toThrow(
      'Type',
    );
    await expect(sendCustomerMail(test, actor, id, { text: 'Hello', key: key() })).rejects.toThrow(
      'no mail address',
    );
    await expect(sendCustomerMail(test, actor, '999999', { text: 'Hello', key: key() })).rejects.toThrow(
      'no longer',
    );
    expect((await test.pool.query('select from customer_mails')).rowCount).toBe(0);
  });

  it('is the first response, and is sent once however often it is asked', async () => {
    const id = await newEnquiry();
    const asked = { text: 'Hello', key: key() };
    await Promise.all(Array.from({ length: 5 }, () => sendCustomerMail(test, actor, id, asked)));
    const { rows } = await test.pool.query(
      `select stage, owner_id = $2 as mine, first_response_at is not null as answered,
         follow_up_at > now() + interval '23 hours' as later from enquiries where id = $1`,
      [id, actor.id],
    );
    expect(rows).toEqual([{ stage: 'contacted', mine: true, answered: true, later: true }]);
    const events = (await selectEvents(test.db, [id])).filter(({ kind }) => kind === 'mail-to-customer');
    expect(events.map(({ detail }) => detail)).toEqual([{ to: 'asha@example.com', text: 'Hello' }]);
    const jobs = await test.pool.query(`select data from pgboss.job where name = 'customer-mail'`);
    expect(jobs.rows).toEqual([{ data: { eventId: events[0]?.id } }]);
  });

  it('is not called sent when its text was changed before the second try', async () => {
    const id = await newEnquiry();
    const asked = { text: 'Hello', key: key() };
    await sendCustomerMail(test, actor, id, asked);
    const changed = sendCustomerMail(test, actor, id, { ...asked, text: 'Hello, at 9' });
    await expect(changed).rejects.toMatchObject({ code: 'conflict' });
  });
});
