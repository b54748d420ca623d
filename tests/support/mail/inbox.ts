import { chown, glob, rm } from 'node:fs/promises';
import { ImapFlow } from 'imapflow';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { makeReadableFolder } from './folders.ts';

export const mailDomain = 'purvai.example';

/** Debian's "nobody" and "nogroup": on every machine, and high enough an id for both servers. */
export const mailOwner = { uid: 65_534, gid: 65_534 };

export type ReceivedMail = {
  messageId: string;
  from: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string | undefined;
  /** What is attached. */
  files: { name: string; type: string; content: Buffer }[];
  /** Whether it is marked as read. */
  isRead: boolean;
};

export async function makeMailFolder(folder: string): Promise<void> {
  await makeReadableFolder(folder);
  await chown(folder, mailOwner.uid, mailOwner.gid);
}

/** Dovecot numbers the mails anew when it starts. */
export async function forgetUids(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/inbox/dovecot*`)) await rm(file);
}

/** The mails delivered to this address, oldest first. */
export async function readMails(imapPort: number, address: string): Promise<ReceivedMail[]> {
  const mails: ReceivedMail[] = [];
  for (const { source, flags } of await fetchMails(imapPort, address)) {
    if (!source) continue;
    // Otherwise a mail without a text part would seem to have one.
    const mail = await simpleParser(source, { skipHtmlToText: true });
    if (wasDeliveredTo(mail, address)) mails.push(toReceivedMail(mail, flags?.has('\\Seen') ?? false));
  }
  return mails;
}

async function fetchMails(port: number, address: string) {
  const client = new ImapFlow({
    host: '127.0.0.1',
    port,
    secure: false,
    auth: { user: 'reader', pass: 'any' },
    logger: false,
  });
  await client.connect();
  try {
    await client.mailboxOpen('INBOX', { readOnly: true });
    return await client.fetchAll({ header: { 'delivered-to': address } }, { source: true, flags: true });
  } finally {
    await client.logout();
  }
}

/** IMAP looks for a part of the header: a search for asha@… finds natasha@… too. */
function wasDeliveredTo(mail: ParsedMail, address: string): boolean {
  const wanted = `delivered-to: ${address}`.toLowerCase();
  return mail.headerLines.some(({ line }) => line.toLowerCase() === wanted);
}

function toReceivedMail(mail: ParsedMail, isRead: boolean): ReceivedMail {
  return {
    messageId: mail.messageId ?? '',
    from: addressText(mail.from) ?? '',
    to: addressText(mail.to) ?? '',
    replyTo: addressText(mail.replyTo),
    subject: mail.subject ?? '',
    text: withoutLastBreak(mail.text ?? ''),
    html: mail.html ? withoutLastBreak(mail.html) : undefined,
    files: mail.attachments.map(({ filename = '', contentType, content }) => ({
      ...{ name: filename, type: contentType, content },
    })),
    isRead,
  };
}

/** SMTP ends every mail with a line break, which shows only where the mail has a single part. */
function withoutLastBreak(body: string): string {
  return body.replace(/\n$/, '');
}

function addressText(addresses: AddressObject | AddressObject[] | undefined): string | undefined {
  if (!addresses) return undefined;
  const list = Array.isArray(addresses) ? addresses : [addresses];
  return list.map(({ text }) => text).join(', ');
}
