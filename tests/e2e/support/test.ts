import { test as base, expect, type Page } from '@playwright/test';
import { createTransport, type SendMailOptions } from 'nodemailer';
import pg from 'pg';
import { cheapHash, goodPassword } from '../../support/good-password.ts';
import { type ReceivedMail, readMails } from '../../support/mail/inbox.ts';
import { waitUntil } from '../../support/wait-until.ts';

type Fixtures = {
  address: string;
  /** Rows of the database behind the site. */
  query(text: string, values: unknown[]): Promise<Record<string, unknown>[]>;
  /** Makes a user of this name and logs the page's browser in as them. */
  logIn(page: Page, name: string): Promise<void>;
  /** The first mail in the agency's mailbox, or in this one, whose text contains this string. */
  mailAbout(words: string, address?: string): Promise<ReceivedMail>;
  /** Sends a mail as a customer's mail program does. */
  sendMail(mail: SendMailOptions): Promise<void>;
};

/** Failed requests are asserted where they are expected; any other console error fails the test. */
const isExpected = (text: string) => text.startsWith('Failed to load resource');

const setting = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the system was not started`);
  return value;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the first parameter has to be a pattern
  address: async ({}, use, info) => use(setting(info.project.metadata.address)),
  baseURL: async ({ address }, use) => use(address),

  /** A page fails its test by a console error, a policy violation or a request to another host. */
  context: async ({ context, address }, use) => {
    const faults: string[] = [];
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isExpected(message.text()))
        faults.push(message.text());
    });
    context.on('weberror', (error) => faults.push(String(error.error())));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(address).origin) faults.push(`asked ${origin}`);
    });
    await use(context);
    expect(faults).toEqual([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: the first parameter has to be a pattern
  query: async ({}, use) => {
    const pool = new pg.Pool({ connectionString: setting('TEST_DATABASE_URL'), max: 1 });
    await use(async (text, values) => (await pool.query(text, values)).rows);
    await pool.end();
  },

  logIn: async ({ query, address }, use) =>
    use(async (page, name) => {
      const username = `${name.toLowerCase().replaceAll(' ', '.')}.${crypto.randomUUID()}@purvai.example`;
      await query(
        `insert into staff_users (name, username, password_hash, admin_status) values ($1, $2, $3, 'Admin')`,
        [name, username, await cheapHash],
      );
      const form = { userName: username, userPassword: goodPassword };
      const answer = await page.request.post(`${address}/api/adminLogin/check-admin-user`, { form });
      expect(await answer.json()).toEqual({ flag: 'Session:1' });
    }),

  // biome-ignore lint/correctness/noEmptyPattern: the first parameter has to be a pattern
  mailAbout: async ({}, use) => {
    const port = Number(setting('TEST_IMAP_PORT'));
    await use((words, address = 'care@purvai.example') =>
      waitUntil(`a mail about ${words}`, async () =>
        (await readMails(port, address)).find(({ text }) => text.includes(words)),
      ),
    );
  },

  // biome-ignore lint/correctness/noEmptyPattern: the first parameter has to be a pattern
  sendMail: async ({}, use) => {
    const transport = createTransport(setting('TEST_SMTP_URL'));
    await use(async (mail) => {
      await transport.sendMail(mail);
    });
    transport.close();
  },
});

export { expect };
