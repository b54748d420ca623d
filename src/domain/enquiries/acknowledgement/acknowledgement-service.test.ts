import { beforeEach, describe, expect, it } from 'vitest';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import type { Sender } from '#domain/enquiries/spam/sender-service.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { addressIn } from '#domain/shared/mail-address.ts';
import { someSender } from '../../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import {
  forgetOldAcknowledgements,
  noteAcknowledged,
  noteNotAcknowledged,
  takeAcknowledgement,
} from './acknowledgement-service.ts';
import { mailboxOf } from './mailbox.ts';

const test = testDatabase();

async function enquire(
  email: string,
  message: string = crypto.randomUUID(),
  from: Sender = someSender(),
): Promise<string> {
  const enquiry = { formDate: '', name: 'Asha Devi', contactNo: '98640 12345', email, message };
  return String(idOfReference((await receiveEnquiry(test, enquiry, from)).reference));
}

const rowsOf = async (text: string) => (await test.pool.query(text)).rows;
const jobs = async () =>
  (await rowsOf(`select data->>'enquiryId' as id from pgboss.job where name = 'acknowledgement-mail'`)).map(
    ({ id }) => id,
  );
const held = () => rowsOf('select * from enquiry_acknowledgements');
const pass = (minutes: number) =>
  test.pool.query(
    'update enquiry_acknowledgements set at = at - make_interval(mins => $1), first_at = first_at - make_interval(mins => $1)',
    [minutes],
  );
const switchTo = (acknowledgesEnquiries: boolean) => changeSettings(test.db, { acknowledgesEnquiries });

beforeEach(async () => {
  await test.pool.query(`delete from pgboss.job where name = 'acknowledgement-mail'`);
  await test.pool.query('delete from enquiry_acknowledgements');
  await switchTo(true);
});

describe('an enquiry', () => {
  it('is acknowledged once staff have switched it on', async () => {
    await switchTo(false);
    await enquire('asha@example.com');
    expect([await jobs(), await held()]).toEqual([[], []]);
    await switchTo(true);
    const id = await enquire('asha@example.com');
    expect(await jobs()).toEqual([id]);
    // The address itself is stored nowhere else.
    expect(JSON.stringify(await held())).not.toContain('asha');
  });

  it('is one of many for the same mailbox, and the only one with a mail in that hour', async () => {
    const spellings = ['asha.devi@example.com', 'Asha.Devi@Example.com', 'ashadevi+1@example.com'];
    await Promise.all(Array.from({ length: 30 }, (_, index) => enquire(spellings[index % 3] ?? '')));
    expect(await jobs()).toHaveLength(1);
    await pass(59);
    await enquire('ashadevi@example.com');
    expect(await jobs()).toHaveLength(1);
    await pass(2);
    await enquire('ashadevi@example.com');
    expect(await jobs()).toHaveLength(2);
  });

  it.each([
    '',
    'asha',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'Asha <a@b.example>',
    'care+1@purvai.example',
  ])('gets no mail at %j', async (email) => {
    await enquire(email);
    expect(await jobs()).toEqual([]);
  });

  it('gets none as spam, and spam does not take the mailbox', async () => {
    await enquire('asha@example.com', '<a href="https://cheap.example">cheap pills</a> '.repeat(5));
    expect([await jobs(), await held()]).toEqual([[], []]);
    await enquire('asha@example.com');
    expect(await jobs()).toHaveLength(1);
  });

  it('gets none once sixty mailboxes had one in the hour', async () => {
    for (let count = 0; count < 63; count++) await enquire(`guest-${count}@example.com`);
    expect(await jobs()).toHaveLength(60);
    await pass(61);
    await forgetOldAcknowledgements(test.db);
    // A mailbox is known for a day, because it gets five mails in that time.
    expect(await held()).toHaveLength(60);
    await pass(24 * 60);
    await forgetOldAcknowledgements(test.db);
    expect(await held()).toEqual([]);
  });

  it('gets none after ten mailboxes of one network in the hour, while others do', async () => {
    const from = { fromAddress: '2001:db8:1:2::7' };
    for (let count = 0; count < 12; count++)
      await enquire(`guest-${count}@example.com`, undefined, { fromAddress: `2001:db8:1:2::${count}` });
    expect(await jobs()).toHaveLength(10);
    await enquire('neighbour@example.com', undefined, { fromAddress: '2001:db8:1:3::7' });
    // The address of a proxy is that of all its visitors.
    await enquire('behind@example.com', undefined, { ...from, isProxyAddress: true });
    expect(await jobs()).toHaveLength(12);
    await pass(61);
    await enquire('guest-11@example.com', undefined, from);
    expect(await jobs()).toHaveLength(13);
  });

  it('gets none after five mails to the mailbox in a day', async () => {
    for (let count = 0; count < 8; count++) {
      await enquire('asha@example.com');
      await pass(61);
    }
    expect(await jobs()).toHaveLength(5);
    await pass(17 * 60);
    await enquire('asha@example.com');
    expect(await jobs()).toHaveLength(6);
  });
});

describe('the worker', () => {
  it('takes a mail once, also when two workers ask, and again only after a failure that passes', async () => {
    const id = await enquire('asha@example.com');
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeAcknowledgement(test.db, id)));
    expect(taken.filter(Boolean)).toMatchObject([{ enquiryId: id, to: 'asha@example.com' }]);
    // As after `kill -9`: the next run of the job does not send it a second time.
    expect(await takeAcknowledgement(test.db, id)).toBeUndefined();
    await noteNotAcknowledged(test.db, id);
    expect(await takeAcknowledgement(test.db, id)).toBeDefined();
    await noteAcknowledged(test.db, id);
    expect(await rowsOf(`select detail from enquiry_events where kind = 'acknowledged'`)).toEqual([
      { detail: {} },
    ]);
  });

  it('begins the hour again when it sends late', async () => {
    const id = await enquire('asha@example.com');
    await pass(59);
    expect(await takeAcknowledgement(test.db, id)).toBeDefined();
    await enquire('asha@example.com');
    expect(await jobs()).toEqual([id]);
  });

  it.each([
    ['switched off', () => switchTo(false)],
    ['found to be spam', () => test.pool.query(`update enquiries set stage = 'spam', follow_up_at = null`)],
    ['erased', () => test.pool.query('update enquiries set erased_at = now()')],
    [
      'too old for its promise',
      () => test.pool.query(`update enquiries set received_at = now() - interval '1 day'`),
    ],
  ])('sends nothing that was meanwhile %s', async (_what, change) => {
    const id = await enquire('asha@example.com');
    await change();
    expect(await takeAcknowledgement(test.db, id)).toBeUndefined();
  });
});

it('a mailbox is the same in every spelling that leads to it', () => {
  expect(mailboxOf('A.b+c.d@Example.com')).toBe('ab@example.com');
  expect(mailboxOf('ab@googlemail.com')).toBe('ab@gmail.com');
  expect(addressIn(`${'x'.repeat(250)}@example.com`)).toBeUndefined();
});
