import { createTransport } from 'nodemailer';

export type MailFile = { filename: string; contentType: string; content: Buffer };

type Mail = {
  /** Stable across retries, so that mail programs show a mail once that was delivered twice. */
  messageId: string;
  from: string;
  to: string;
  replyTo?: string;
  /** The Message-ID of the mail that it answers. */
  inReplyTo?: string;
  subject: string;
  text: string;
  /** Without it the mail has plain text only. */
  html?: string;
  /** Nobody wrote it, so that other programs do not answer it (RFC 3834). */
  isAutomatic?: true;
  attachments?: readonly MailFile[];
};

export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

export function openMailer(smtpUrl: string): Mailer {
  const url = new URL(smtpUrl);
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 25)),
    secure: url.protocol === 'smtps:',
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ isAutomatic, attachments = [], ...mail }) {
      await transport.sendMail({
        ...mail,
        attachments: [...attachments],
        ...(mail.inReplyTo && { references: mail.inReplyTo }),
        ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-replied' } }),
      });
    },
    close: () => transport.close(),
  };
}

/** The mail server refused this mail for good. A failed login is not such a refusal, because it can be fixed. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;
