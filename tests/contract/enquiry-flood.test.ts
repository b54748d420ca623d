import { beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '#api/api.ts';
import { formFields } from '#domain/enquiries/intake/enquiry-fields-input.ts';
import { maxPerMinute } from '#domain/enquiries/spam/sender-rate.ts';
import { forgetOldSenders } from '#domain/enquiries/spam/sender-service.ts';
import { createLog } from '#platform/log.ts';
import { isFull } from '../support/check-extent.ts';
import { apiEnv } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const proxy = '127.0.0.1';
const log = createLog('silent', 'script');
const apiTrusting = (...proxies: string[]) =>
  createApi({ ...test, log, env: { ...apiEnv, TRUSTED_PROXIES: proxies } });

type Api = ReturnType<typeof createApi>;
type Sent = { from: string; group: string; key?: string; number?: number; api?: Api };

/** Two, as two web processes would be: what is counted is counted in the database. */
let apis: Api[];
beforeAll(() => {
  apis = [apiTrusting(proxy), apiTrusting(proxy)];
});

let [count, requests] = [0, 0];

/** As our form sends it, through the proxy. The group is where a test finds its own again. */
async function send({ from, group, key = crypto.randomUUID(), number = ++count, api }: Sent) {
  const asked = api ?? apis[requests++ % apis.length];
  const response = await asked?.request(
    '/api/contact-us-message',
    {
      method: 'POST',
      headers: { 'idempotency-key': key, 'x-forwarded-for': from },
      body: new URLSearchParams({
        n_name: 'Asha Devi',
        n_contactno: `98640 ${String(number).padStart(5, '0')}`,
        n_email: `${group}@example.com`,
        n_message: `To Kaziranga, ${number} of us`,
        [formFields.page]: '/contactus',
        [formFields.consent]: '2026-11-15',
      }),
    },
    { incoming: { socket: { remoteAddress: proxy } } },
  );
  expect(response?.status).toBe(200);
  return (await response?.text()) ?? '';
}

/** As many at once as a pool of connections answers on a busy machine; the rest waits for its turn. */
const atOnce = 8;

async function sendMany(howMany: number, sent: (index: number) => Sent): Promise<string[]> {
  const replies: string[] = [];
  let next = 0;
  const sender = async () => {
    while (next < howMany) replies.push(await send(sent(next++)));
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return replies;
}

async function stagesOf(group: string): Promise<Record<string, number>> {
  const { rows } = await test.pool.query(
    'select stage, count(*)::int as count from enquiries where email = $1 group by stage',
    [`${group}@example.com`],
  );
  return Object.fromEntries(rows.map((row) => [row.stage, row.count]));
}

const reasonsOf = async (group: string, stage: string) =>
  (
    await test.pool.query(
      'select distinct unnest(spam_reasons) as reason from enquiries where email = $1 and stage = $2',
      [`${group}@example.com`, stage],
    )
  ).rows.map(({ reason }) => reason);

/** Does what time would do. */
const letPass = (minutes: number) =>
  test.pool.query('update enquiry_senders set at = at - make_interval(mins => $1)', [minutes]);

const floodOf = isFull ? 500 : 150;

describe(`${floodOf} enquiries at once from one address`, () => {
  const attacker = '203.0.113.66';

  it('are all acknowledged and stored; the first few are new, the others are spam with the reason', {
    timeout: 60_000,
  }, async () => {
    const [replies, others] = await Promise.all([
      sendMany(floodOf, () => ({ from: attacker, group: 'attack' })),
      sendMany(5, () => ({ from: '203.0.113.7', group: 'neighbour' })),
    ]);
    expect(new Set(replies.map((reply) => /PT-\w+/.exec(reply)?.[0])).size).toBe(floodOf);
    expect(others).toHaveLength(5);
    const stages = await stagesOf('attack');
    expect(stages).toEqual({ new: expect.any(Number), spam: expect.any(Number) });
    expect((stages.new ?? 0) + (stages.spam ?? 0)).toBe(floodOf);
    expect(stages.new).toBeLessThanOrEqual(maxPerMinute);
    expect(await reasonsOf('attack', 'spam')).toEqual(['many-from-one-address']);
    // Another address is untouched, in the midst of it.
    expect(await stagesOf('neighbour')).toEqual({ new: 5 });
  });

  it('no longer limit the address a minute later', async () => {
    await letPass(1);
    await sendMany(5, () => ({ from: attacker, group: 'later' }));
    expect(await stagesOf('later')).toEqual({ new: 5 });
  });

  it('store only a hash of the address, and its count for an hour', async () => {
    const { rows } = await test.pool.query('select * from enquiry_senders');
    expect(rows.length).toBeGreaterThan(0);
    const kept = rows.flatMap(({ sender, enquiry_key }) => [sender, enquiry_key] as Buffer[]);
    for (const bytes of kept) expect(bytes).toHaveLength(16);
    await letPass(61);
    await send({ from: '203.0.113.8', group: 'last' });
    await forgetOldSenders(test.db);
    expect((await test.pool.query('select count(*)::int as count from enquiry_senders')).rows[0].count).toBe(
      1,
    );
  });
});

describe('what comes from one address', () => {
  it('is new for ten guests of a hotel who write in one minute', async () => {
    await sendMany(10, () => ({ from: '203.0.113.10', group: 'hotel' }));
    expect(await stagesOf('hotel')).toEqual({ new: 10 });
    expect(await reasonsOf('hotel', 'new')).toEqual([]);
  });

  it('is counted once when it is sent again, also from several processes', async () => {
    const again = { from: '203.0.113.11', group: 'again', key: crypto.randomUUID(), number: 1 };
    const replies = new Set(await sendMany(30, () => again));
    for (let time = 0; time < 20; time++) replies.add(await send(again));
    expect(replies.size).toBe(1);
    await send({ from: '203.0.113.11', group: 'once' });
    expect(await stagesOf('again')).toEqual({ new: 1 });
    expect(await stagesOf('once')).toEqual({ new: 1 });
    expect(await reasonsOf('once', 'new')).toEqual([]);
  });

  it('is counted by the /64 of an IPv6 address', async () => {
    await sendMany(40, (index) => ({ from: `2001:db8:7:7::${index.toString(16)}`, group: 'slash64' }));
    const { new: passed = 0, spam = 0 } = await stagesOf('slash64');
    expect(passed).toBeLessThanOrEqual(maxPerMinute);
    expect(passed + spam).toBe(40);
    await sendMany(5, () => ({ from: '2001:db8:7:8::1', group: 'next64' }));
    expect(await stagesOf('next64')).toEqual({ new: 5 });
  });

  it('is spam when it comes slowly and without an end', async () => {
    for (let minute = 0; minute < 8; minute++) {
      await sendMany(9, () => ({ from: '203.0.113.12', group: 'slow' }));
      await letPass(1);
    }
    const { new: passed = 0, spam = 0 } = await stagesOf('slow');
    expect(passed).toBeLessThanOrEqual(3 * maxPerMinute);
    expect(passed + spam).toBe(72);
  });

  it('is three times as much behind a proxy that is not named', {
    timeout: 30_000,
  }, async () => {
    const api = apiTrusting();
    await sendMany(40, (index) => ({ from: `198.51.100.${index}`, group: 'unnamed', api }));
    expect(await stagesOf('unnamed')).toEqual({ new: 40 });
    await sendMany(200, (index) => ({ from: `198.51.100.${index}`, group: 'unnamed-flood', api }));
    const { new: passed = 0, spam = 0 } = await stagesOf('unnamed-flood');
    expect(passed + 40).toBeLessThanOrEqual(3 * maxPerMinute);
    expect(passed + spam).toBe(200);
  });
});
