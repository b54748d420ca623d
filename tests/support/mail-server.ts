import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/services/ports.ts';
import { dovecotDaemon } from './mail/dovecot.ts';
import { forgetUids, makeMailFolder, type ReceivedMail, readMails } from './mail/inbox.ts';
import { postfixDaemon } from './mail/postfix.ts';
import { requireProgram } from './programs.ts';

export type MailServer = {
  smtpUrl: string;
  smtpPort: number;
  imapPort: number;
  /** What has arrived so far: Postfix accepts first and delivers a moment later, so ask again. */
  read(address: string): Promise<ReceivedMail[]>;
  stop(): Promise<void>;
  stopSmtp(): Promise<void>;
  startSmtp(): Promise<void>;
  stopImap(): Promise<void>;
  startImap(): Promise<void>;
  /** Gives all mails new UIDs under another UIDVALIDITY, as a mailbox has after it moved. Only while IMAP is stopped. */
  renumber(): Promise<void>;
};

function requireRoot(): void {
  if (process.getuid?.() !== 0) {
    throw new Error('The mail server for tests needs root, because Postfix and Dovecot switch users.');
  }
}

/** A real mail server of its own: takes mail for anybody@purvai.example over SMTP and shows it over IMAP. */
export async function startMailServer(): Promise<MailServer> {
  requireRoot();
  await requireProgram('/usr/sbin/postfix', 'postfix');
  await requireProgram('/usr/sbin/dovecot', 'dovecot-core');
  await requireProgram('/usr/lib/dovecot/imap', 'dovecot-imapd');

  const folder = await mkdtemp(join(tmpdir(), 'purvai-mail-'));
  // Postfix and Dovecot drop root and still have to enter it.
  await chmod(folder, 0o755);
  const [smtpPort, imapPort] = [await freePort(), await freePort()];
  const mailFolder = `${folder}/mail`;
  const postfix = postfixDaemon({ folder: `${folder}/postfix`, mailFolder, port: smtpPort });
  const dovecot = dovecotDaemon({ folder: `${folder}/dovecot`, mailFolder, port: imapPort });

  async function stop(): Promise<void> {
    await postfix.stop();
    await dovecot.stop();
    // Helpers of Postfix may write for a moment after their master has gone.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }

  try {
    await makeMailFolder(mailFolder);
    await dovecot.start();
    await postfix.start();
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    smtpPort,
    imapPort,
    read: (address) => readMails(imapPort, address),
    stop,
    stopSmtp: postfix.stop,
    startSmtp: postfix.start,
    stopImap: dovecot.stop,
    startImap: dovecot.start,
    renumber: () => forgetUids(mailFolder),
  };
}
