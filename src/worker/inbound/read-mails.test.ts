import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { replyAddressOf } from '#domain/enquiries/mail-replies/reply-address-service.ts';
import { createLog } from '#platform/log.ts';
import type { MailReader } from '#platform/mail/mail-reader.ts';
import { openEncryption, parseSecretKeys } from '#platform/secrets/encryption.ts';
import { openDiskStorage } from '#platform/storage/storage.ts';
import { someSender } from '../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { readMails } from './read-mails.ts';

const test = testDatabase();

/** A mailbox of three mails, of which the second breaks whatever reads its text. */
function brokenMailbox(to: string, broken: unknown): MailReader {
  return {
    uidValidity: 7n,
    uidNext: 4,
    listAfter: async (uid) => [1, 2, 3].filter((one) => one > uid),
    listSince: async () => [1, 2, 3],
    readHead: async (uid) => ({
      uid,
      messageId: `<${uid}@customer>`,
      from: 'asha@example.com',
      subject: `Mail ${uid}`,
      headers: new Map([['to', [to]]]),
    }),
    async readContent(uid) {
      if (uid === 2) throw broken;
      return { text: `Text ${uid}`, isCut: false, attachments: [] };
    },
    readAttachment: async () => undefined,
    readReport: async () => undefined,
    markRead: async () => {},
  };
}

async function newEnquiry(): Promise<string> {
  const words = {
    formDate: '',
    name: 'Asha',
    contactNo: '98640',
    email: 'asha@example.com',
    message: 'A trip',
  };
  return String(idOfReference((await receiveEnquiry(test, words, someSender())).reference));
}

const parts = (mailbox: string, encryption = test.encryption) => ({
  db: test.db,
  storage: openDiskStorage(tmpdir()),
  encryption,
  log: createLog('silent', 'worker'),
  host: 'localhost',
  mailbox,
});

const { signal } = new AbortController();

it('tries a mail that cannot be read five times, notes it without its text and goes on', async () => {
  const id = await newEnquiry();
  const reader = brokenMailbox(await replyAddressOf(test, id), new Error('broken'));
  const read = () => readMails(parts('care@test/INBOX'), reader, signal);
  const noted = async () => {
    const { rows } = await test.pool.query(
      `select detail->>'subject' as subject, detail->>'text' as text, detail->>'isUnread' as unread
       from enquiry_events where kind = 'mail-received' order by id`,
    );
    return rows;
  };
  const first = { subject: 'Mail 1', text: 'Text 1', unread: null };
  for (let attempt = 0; attempt < 5; attempt++) {
    await expect(read()).rejects.toThrow('broken');
    expect(await noted()).toEqual([first]);
  }
  await read();
  expect(await noted()).toEqual([
    first,
    { subject: 'Mail 2', text: '', unread: '1' },
    { subject: 'Mail 3', text: 'Text 3', unread: null },
  ]);
  await read();
  expect(await noted()).toHaveLength(3);
});

it('blames no mail when the key of the tokens cannot be decrypted', async () => {
  const reader = brokenMailbox('nobody@purvai.example', undefined);
  await readMails(parts('first@test/INBOX'), reader, signal);
  const others = parseSecretKeys(`other:${'B'.repeat(43)}=`) ?? [];
  const failing = () => readMails(parts('second@test/INBOX', openEncryption(others)), reader, signal);
  for (let attempt = 0; attempt < 6; attempt++)
    await expect(failing()).rejects.toMatchObject({ code: 'unreadable_secret' });
  const { rows } = await test.pool.query(`select from mailboxes where name = 'second@test/INBOX'`);
  expect(rows).toEqual([]);
});
