import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import type { ReceivedMail } from '../support/mail/inbox.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import type { Running } from '../support/process.ts';
import { someSender } from '../support/some-sender.ts';
import { startWorker } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const agency = 'care@purvai.example';
let mail: MailServer;
let workers: Running[];

const startWorkers = async () => {
  const settings = { databaseUrl: test.url, smtpUrl: mail.smtpUrl };
  workers = await Promise.all([startWorker(settings), startWorker(settings)]);
};

beforeAll(async () => {
  mail = await startMailServer();
  await startWorkers();
});
afterAll(async () => {
  await Promise.all((workers ?? []).map((worker) => worker.stop()));
  await mail?.stop();
});

async function send(name: string): Promise<string> {
  const message = `\n${name} asks:\na cab, please`;
  const words = { formDate: '', name, contactNo: '98640 12345', email: '', message };
  return (await receiveEnquiry(test, words, someSender())).reference;
}

/** Each from its own address. */
async function sendMany(howMany: number, name: string): Promise<string[]> {
  const references: string[] = [];
  for (let number = 1; number <= howMany; number++) references.push(await send(`${name} ${number}`));
  return references;
}

const count = async (query: string) => Number((await test.pool.query(query)).rows[0].count);
const unmailed = () => count('select count(*) from enquiries where mailed_at is null');

/** Simulates the passing of time: the minute of a bundle is over, and a waiting retry is due. */
async function letBundleCollect(): Promise<void> {
  await test.pool.query(
    `update enquiry_mail_bundles set opened_at = opened_at - interval '1 minute' where closed_at is null`,
  );
  await test.pool.query(
    `update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`,
  );
}

/** Simulates the end of the minute in which the enquiries before were counted. */
const letMinutePass = () =>
  test.pool.query(`update enquiry_mails set decided_at = decided_at - interval '1 minute'`);

const decided = () => count('select count(*) from enquiry_mails');

const referencesIn = ({ text }: ReceivedMail): string[] => text.match(/PT-[2-9A-Z]{6}/g) ?? [];

/** The mails about these enquiries, once all have arrived. */
function mailsAbout(references: string[]): Promise<ReceivedMail[]> {
  return waitUntil(
    'a mail about each',
    async () => {
      await letBundleCollect();
      const mails = await mail.read(agency);
      const mailed = new Set(mails.flatMap(referencesIn));
      const isWhole = (await unmailed()) === 0 && references.every((reference) => mailed.has(reference));
      const isAbout = (one: ReceivedMail) => referencesIn(one).some((known) => references.includes(known));
      return isWhole ? mails.filter(isAbout) : undefined;
    },
    { everyMs: 200 },
  );
}

describe('a burst of enquiries from many addresses', () => {
  it('becomes a few single mails and one about all others, each sent exactly once', async () => {
    const references = await sendMany(60, 'Asha');
    await waitUntil('the workers to take them', async () => (await decided()) === 60);
    const mails = await mailsAbout(references);
    expect(mails.flatMap(referencesIn).sort()).toEqual(references.toSorted());
    const [bundle, ...more] = mails.filter(({ subject }) => !subject.startsWith('Enquiry '));
    expect(more).toEqual([]);
    expect(mails).toHaveLength(16);
    expect(bundle).toMatchObject({
      subject: '45 new enquiries',
      messageId: expect.stringMatching(/^<enquiries-\d+@/),
    });
    expect(bundle?.replyTo).toBeUndefined();
    expect(bundle?.text).toMatch(
      /PT-[2-9A-Z]{6}, .* IST\nAsha \d+, 98640 12345\nAsha \d+ asks:\nhttp:\/\/localhost\/.*\?id=\d+\n/,
    );
    expect(bundle?.text).not.toContain('a cab, please');
    // Every enquiry says on its timeline how it was mailed.
    const { rows } = await test.pool.query(
      `select detail->>'others' as others, count(*)::int as count from enquiry_events
       where kind = 'mail-sent' group by 1 order by 2`,
    );
    expect(rows).toEqual([
      { others: null, count: 15 },
      { others: '44', count: 45 },
    ]);
  });

  it('does not take away the single mail of a later enquiry', async () => {
    await letMinutePass();
    const reference = await send('Bina');
    const [own, ...more] = await mailsAbout([reference]);
    expect([own?.subject, more]).toEqual([`Enquiry ${reference} from Bina`, []]);
  });

  it('is mailed once when the mail server is down and the workers are killed', async () => {
    await letMinutePass();
    await mail.stopSmtp();
    const references = await sendMany(40, 'Chandan');
    await waitUntil(
      'a first failed try of the bundle',
      async () => {
        await letBundleCollect();
        return (
          (await count(
            `select count(*) from enquiry_events join enquiry_mails using (enquiry_id)
             where kind = 'mail-failed' and bundle_id is not null`,
          )) > 0
        );
      },
      { everyMs: 100 },
    );
    // While nothing can be sent, what comes later shares one mail, also after its minute.
    await letMinutePass();
    references.push(...(await sendMany(10, 'Dipa')));
    await waitUntil('the workers to take them', async () => (await decided()) === 111);
    await Promise.all(workers.map((worker) => worker.stop('SIGKILL')));

    await mail.startSmtp();
    await startWorkers();
    const mails = await mailsAbout(references);
    const byId = Map.groupBy(mails, ({ messageId }) => messageId);
    const once = [...byId.values()].flatMap(([first]) => (first ? referencesIn(first) : []));
    expect(once.sort()).toEqual(references.toSorted());
    expect(byId.size).toBe(17);
    expect(await count('select count(*) from enquiry_mail_bundles where ended_at is null')).toBe(0);
  });
});
