import { beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '#api/api.ts';
import { signMoment } from '#domain/enquiries/intake/form-token.ts';
import { signingKey } from '#domain/previews/signing-key-service.ts';
import { createLog } from '#platform/log.ts';
import { botMessages } from '../support/bot-messages.ts';
import { isFull } from '../support/check-extent.ts';
import { humanMessages, type Submission } from '../support/human-messages.ts';
import { someSender } from '../support/some-sender.ts';
import { apiEnv } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
let api: ReturnType<typeof createApi>;
let key: Buffer;
beforeAll(async () => {
  api = createApi({ ...test, log: createLog('silent', 'script'), env: apiEnv });
  key = await signingKey(test, 'contact-form');
});

async function submit(
  { fields, ageMs }: Submission,
  idempotencyKey: string,
  remoteAddress: string,
): Promise<void> {
  const token = ageMs === undefined ? {} : { formToken: signMoment(key, Date.now() - ageMs) };
  const response = await api.request(
    '/api/contact-us-message',
    {
      method: 'POST',
      headers: { 'idempotency-key': idempotencyKey },
      body: new URLSearchParams({ ...fields, ...token }),
    },
    { incoming: { socket: { remoteAddress } } },
  );
  // A machine learns nothing from the answer: it is thanked like everyone.
  expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/^Thank you\..*PT-/)]);
}

type Held = { kind: string; stage: string; reasons: string[]; score: number };

/** Each from an address of its own, so that their words and their ways alone decide; or all from one. */
async function outcomes(submissions: Submission[], name: string, fromOne?: string): Promise<Held[]> {
  for (const [index, submission] of submissions.entries()) {
    const key = `${name}-${String(index).padStart(8, '0')}`;
    await submit(submission, key, fromOne ?? someSender().fromAddress);
  }
  const { rows } = await test.pool.query(
    `select stage, spam_reasons as reasons, spam_score as score from enquiries
     where idempotency_key like $1 order by idempotency_key`,
    [`${name}-%`],
  );
  return submissions.map(({ kind }, index) => ({ kind, ...rows[index] }));
}

const kindsOf = (list: Held[]) => list.map(({ kind, reasons, score }) => `${kind}: ${score} ${reasons}`);

describe('what waits in the spam queue', () => {
  it('contains none of the messages of 200 people', { timeout: 120_000 }, async () => {
    const held = await outcomes(humanMessages(), 'human');
    expect(held).toHaveLength(200);
    expect(kindsOf(held.filter(({ stage }) => stage !== 'new'))).toEqual([]);
  });

  it('contains none of the messages of ten guests of a hotel in one minute', {
    timeout: 60_000,
  }, async () => {
    const perMinute = 10;
    const guests = humanMessages().filter((_, index) => isFull || index % 4 === 0);
    for (let hour = 0; hour * perMinute < guests.length; hour++) {
      const some = guests.slice(hour * perMinute, (hour + 1) * perMinute);
      // Their words differ from those of the people before: the same words on one day are another sign.
      const own = some.map((guest) => ({
        ...guest,
        fields: { ...guest.fields, n_message: `${guest.fields.n_message} Room ${hour}.` },
      }));
      const held = await outcomes(own, `hotel-${hour}`, '203.0.113.10');
      expect(kindsOf(held.filter(({ stage }) => stage !== 'new'))).toEqual([]);
      await test.pool.query(`update enquiry_senders set at = at - interval '1 hour'`);
    }
  });

  it('contains at least 99 of 100 messages of bots, each with its reasons, and none is deleted', {
    timeout: 300_000,
  }, async () => {
    const messages = botMessages().filter((_, index) => isFull || index % 5 === 0);
    const held = await outcomes(messages, 'machine');
    expect(held.filter(({ stage }) => stage !== undefined)).toHaveLength(isFull ? 1000 : 200);
    const missed = held.filter(({ stage }) => stage !== 'spam');
    expect(missed.length, kindsOf(missed).join('\n')).toBeLessThanOrEqual(messages.length / 100);
    for (const { stage, reasons } of held) if (stage === 'spam') expect(reasons.length).toBeGreaterThan(0);
    const { rows } = await test.pool.query(
      `select count(*)::int as mails from pgboss.job join enquiries on enquiries.id::text = job.data->>'enquiryId'
       where job.name = 'enquiry-mail' and stage = 'spam'`,
    );
    expect(rows).toEqual([{ mails: 0 }]);
  });

  it('does not contain an ordinary message that was sent by the call alone', async () => {
    const fields = {
      n_date: '15/11/2026',
      n_name: 'Asha Devi',
      n_contactno: '98640 12345',
      n_email: 'asha@example.com',
      n_message: 'Two of us to Kaziranga in March, please.',
    };
    const [plain, short] = await outcomes(
      [
        { kind: 'plain', fields },
        { kind: 'short number', fields: { ...fields, n_contactno: '98640', n_message: '' } },
      ],
      'plain',
    );
    expect([plain?.stage, short?.stage]).toEqual(['new', 'new']);
  });
});
