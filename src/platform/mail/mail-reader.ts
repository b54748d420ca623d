import type { Readable } from 'node:stream';
import type { ImapFlow } from 'imapflow';
import { type HtmlText, textOfHtml } from '#platform/html/html-text.ts';
import type { DeliveryReport, MailContent, MailHead, MailHeaders } from './mail.ts';
import { readHeaders } from './mail-headers.ts';
import { partsOf, reportPartsOf, type TextPart } from './mail-parts.ts';

/** Reads mails by UID. Nothing but `markRead` changes the mailbox. */
export type MailReader = {
  /** Another number means that the server has given all mails new UIDs. */
  uidValidity: bigint;
  /** Above all UIDs when the mailbox was opened. */
  uidNext: number;
  /** The UIDs above this one, in order. */
  listAfter(uid: number): Promise<number[]>;
  listSince(day: Date): Promise<number[]>;
  /** `undefined` when the mail is gone. */
  readHead(uid: number): Promise<MailHead | undefined>;
  readContent(uid: number): Promise<MailContent | undefined>;
  /** The bytes of an attachment; `undefined` when it is gone, or larger than this. */
  readAttachment(uid: number, part: string, maxBytes: number): Promise<Buffer | undefined>;
  readReport(uid: number): Promise<DeliveryReport | undefined>;
  markRead(uid: number): Promise<void>;
};

const maxHeaderBytes = 64 * 1024;
/** Of each part; far above what a customer types. */
const maxTextBytes = 256 * 1024;

/** The limit of a download counts what is sent: base64 with its line ends, and a little more than the largest file. */
const encodedShare = 1.4;

const byUid = { uid: true } as const;

/** Not declared or declared wrongly, it is mostly Windows' Western charset. A cut end is no error. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Decoded from its transfer encoding and charset. */
async function readText(client: ImapFlow, uid: number, { part, isHtml, size }: TextPart): Promise<HtmlText> {
  const { content } = await client.download(String(uid), part, { ...byUid, maxBytes: maxTextBytes });
  if (!content) return { text: '', isCut: false };
  const text = decode(await collect(content)).replaceAll('\r\n', '\n');
  const read = isHtml ? textOfHtml(text) : { text, isCut: false };
  return { text: read.text.trim(), isCut: read.isCut || size > maxTextBytes };
}

async function readBlock(client: ImapFlow, uid: number, key: string | undefined): Promise<MailHeaders> {
  if (!key) return new Map();
  const query = { bodyParts: [{ key, start: 0, maxLength: maxHeaderBytes }] };
  const found = await client.fetchOne(String(uid), query, byUid);
  const bytes = found ? found.bodyParts?.get(key.toLowerCase()) : undefined;
  return readHeaders(bytes ? decode(bytes) : '');
}

export function createReader(client: ImapFlow): MailReader {
  const { mailbox } = client;
  if (!mailbox) throw new Error('no mailbox is open');
  const { uidValidity, uidNext } = mailbox;
  const search = async (query: Parameters<ImapFlow['search']>[0]) => {
    const found = await client.search(query, byUid);
    if (!Array.isArray(found)) throw new Error('the mailbox could not be searched');
    return found.toSorted((a, b) => a - b);
  };
  const structureOf = async (uid: number) => {
    const found = await client.fetchOne(String(uid), { bodyStructure: true }, byUid);
    return found ? found.bodyStructure : undefined;
  };
  return {
    uidValidity,
    uidNext,
    // `n:*` also finds the last mail when its UID is below n.
    listAfter: async (uid) => (await search({ uid: `${uid + 1}:*` })).filter((found) => found > uid),
    listSince: (day) => search({ since: day }),
    async readHead(uid) {
      const query = {
        envelope: true,
        bodyParts: [{ key: 'header', start: 0, maxLength: maxHeaderBytes }],
      };
      const found = await client.fetchOne(String(uid), query, byUid);
      if (!found) return undefined;
      const { envelope = {}, headers = Buffer.alloc(0) } = found;
      return {
        uid,
        messageId: envelope.messageId ?? '',
        from: envelope.from?.[0]?.address ?? '',
        subject: envelope.subject ?? '',
        headers: readHeaders(decode(headers)),
      };
    },
    async readContent(uid) {
      const structure = await structureOf(uid);
      if (!structure) return undefined;
      const { texts, attachments, isCut } = partsOf(structure);
      const read: HtmlText[] = [];
      for (const text of texts) read.push(await readText(client, uid, text));
      return {
        text: read
          .map(({ text }) => text)
          .filter(Boolean)
          .join('\n\n'),
        isCut: isCut || read.some((one) => one.isCut),
        attachments,
      };
    },
    async readAttachment(uid, part, maxBytes) {
      const options = { ...byUid, maxBytes: Math.ceil(maxBytes * encodedShare) };
      const { content } = await client.download(String(uid), part, options);
      const bytes = content && (await collect(content));
      return bytes && bytes.length <= maxBytes ? bytes : undefined;
    },
    async readReport(uid) {
      const structure = await structureOf(uid);
      const { status, returned } = structure ? reportPartsOf(structure) : {};
      if (!status) return undefined;
      return {
        status: await readBlock(client, uid, status),
        returned: await readBlock(client, uid, returned),
      };
    },
    async markRead(uid) {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], byUid);
    },
  };
}
