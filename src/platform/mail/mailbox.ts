import { setTimeout as wait } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import type { Log } from '#platform/log.ts';
import { createReader, type MailReader } from './mail-reader.ts';

type Options = {
  url: string;
  log: Log;
  /** Called after connecting, when a mail arrives, and every two minutes. */
  onMails(reader: MailReader, stop: AbortSignal): Promise<void>;
};

export type Mailbox = {
  isConnected(): boolean;
  /** When the mailbox was last read to its end. */
  lastReadAt(): Date | undefined;
  stop(): Promise<void>;
};

const firstRetryMs = 1000;
const maxRetryMs = 60_000;
/** Also keeps the connection alive, and finds mails on a server without IDLE. */
const pollMs = 120_000;
const pollWithoutIdleMs = 30_000;

/** Which mailbox it is, without the password. */
export function mailboxName(url: string): string {
  const { username, host, pathname } = new URL(url);
  return `${decodeURIComponent(username)}@${host}/${folderOf(pathname)}`;
}

const folderOf = (pathname: string) => decodeURIComponent(pathname.slice(1)) || 'INBOX';

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

function connectionOf(address: string): ConstructorParameters<typeof ImapFlow>[0] {
  const url = new URL(address);
  const secure = url.protocol === 'imaps:';
  return {
    host: url.hostname,
    port: Number(url.port || (secure ? 993 : 143)),
    secure,
    // Without TLS anyone on the way could read the password; on the same machine no one can.
    ...(!secure && !localHosts.includes(url.hostname) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    // Its log would hold addresses and subjects of customers.
    logger: false,
    autoIdleDelay: 50,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // A quiet connection is asked after this time, and given up when it does not answer for as long again.
    socketTimeout: 45_000,
    maxLiteralSize: 8 * 1024 * 1024,
    maxLineLength: 8 * 1024 * 1024,
    maxResponseSize: 32 * 1024 * 1024,
  };
}

/** What the server said, such as why it refused the password. */
const answerIn = (error: unknown) =>
  error instanceof Error && 'responseText' in error ? error.responseText : undefined;

/** Resolves when a mail may have arrived, after a time, or when the connection ends. */
function createAlarm(client: ImapFlow, stop: AbortSignal) {
  let isDue = true;
  let wake = () => {};
  const ring = () => {
    isDue = true;
    wake();
  };
  client.on('exists', ring);
  client.on('close', ring);
  stop.addEventListener('abort', ring);
  return {
    take() {
      const wasDue = isDue;
      isDue = false;
      return wasDue;
    },
    async next(ms: number) {
      if (isDue) return;
      const timer = setTimeout(ring, ms);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      clearTimeout(timer);
    },
    end: () => stop.removeEventListener('abort', ring),
  };
}

/**
 * Watches a mailbox by IMAP: IDLE reports new mails at once. A lost connection is made again, with growing pauses. Several
 * workers may watch the same mailbox.
 */
export function watchMailbox({ url, log, onMails }: Options): Mailbox {
  const stopping = new AbortController();
  const stop = stopping.signal;
  let connected = false;
  let lastReadAt: Date | undefined;
  let retryMs = firstRetryMs;

  const read = async (client: ImapFlow) => {
    const alarm = createAlarm(client, stop);
    const reader = createReader(client);
    const pauseMs = client.capabilities.has('IDLE') ? pollMs : pollWithoutIdleMs;
    try {
      while (client.usable && !stop.aborted) {
        if (alarm.take()) {
          await onMails(reader, stop);
          lastReadAt = new Date();
          retryMs = firstRetryMs;
        }
        await alarm.next(pauseMs);
      }
    } finally {
      alarm.end();
    }
  };

  const session = async () => {
    const client = new ImapFlow(connectionOf(url));
    // An unhandled error event would end the process.
    client.on('error', (error: unknown) => log.warn({ err: error }, 'the mailbox connection failed'));
    const close = () => client.close();
    stop.addEventListener('abort', close);
    try {
      await client.connect();
      await client.mailboxOpen(folderOf(new URL(url).pathname));
      connected = true;
      log.info('the mailbox is open');
      await read(client);
    } finally {
      connected = false;
      stop.removeEventListener('abort', close);
      client.close();
    }
  };

  const run = async () => {
    while (!stop.aborted) {
      try {
        await session();
        if (!stop.aborted) log.warn('the mailbox connection ended');
      } catch (error) {
        if (!stop.aborted)
          log.warn(
            { err: error, answer: answerIn(error), retryMs },
            'the mailbox could not be read, it is tried again',
          );
      }
      await wait(retryMs, undefined, { signal: stop }).catch(() => {});
      retryMs = Math.min(retryMs * 2, maxRetryMs);
    }
  };

  const running = run();
  return {
    isConnected: () => connected,
    lastReadAt: () => lastReadAt,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
