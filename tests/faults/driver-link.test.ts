import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox, type Outbox } from '#app/duty/outbox.ts';
import { sendEntry } from '#app/duty/send-entry.ts';
import { driverEntryPath, driverPath } from '#paths.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { isFull } from '../support/check-extent.ts';
import { type CutProxy, startCutProxy } from '../support/cut-proxy.ts';
import { addDriverDuty, endCode, endCodeAlone } from '../support/driver-duty.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const query = async (text: string, values: unknown[]) => (await test.pool.query(text, values)).rows;

let web: Web;
let network: CutProxy;
let port: number;
const start = async () => {
  // Patient, because the processors are shared with the other steps of a check.
  const env = { DATABASE_WAIT_MS: '10000' };
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1', port, env });
};
beforeAll(async () => {
  port = await freePort();
  await start();
  network = await startCutProxy(port);
});
afterAll(async () => {
  await network?.close();
  await web?.stop();
});

/** A phone's storage, which survives the tab. */
function phoneStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** The page's own outbox with the page's own requests; each call is a page that was opened again. */
const phoneOf = (token: string) => {
  const storage = phoneStorage();
  return () =>
    createOutbox(storage, driverPath(token), (item) => sendEntry(network.url + driverEntryPath(token), item));
};

const enter = (outbox: Outbox, fields: Record<string, string>) =>
  outbox.add(randomUUID(), fields, new Date());
const flush = (outbox: Outbox) => outbox.flush(() => {});

/** Kills the process while a request is with it. */
async function killDuring(outbox: Outbox): Promise<void> {
  // A stopped process accepts the request and answers nothing.
  process.kill(web.child.pid ?? 0, 'SIGSTOP');
  const before = network.arrived();
  const sent = flush(outbox);
  await waitUntil('the request to be with the web process', () => network.arrived() > before);
  await web.stop('SIGKILL');
  expect(await sent).toBe(false);
}

describe('a driver’s link', () => {
  it('carries a whole duty over four cuts of the network and two kills: nothing lost, nothing twice, in order', async () => {
    const { token, dutyId, bookingId } = await addDriverDuty(query);
    const open = phoneOf(token);

    network.set('cut');
    enter(open(), { kind: 'start', odometerKm: '50000' });
    expect(await flush(open())).toBe(false);
    enter(open(), { kind: 'expense', expense: 'toll', amount: '120', reason: 'Byrnihat' });

    // Both arrive, and the driver's phone does not learn of the first.
    network.set('without replies');
    expect(await flush(open())).toBe(false);
    network.set('whole');
    expect(await flush(open())).toBe(true);

    enter(open(), { kind: 'reached', odometerKm: '50012' });
    await killDuring(open());
    await start();
    expect(await flush(open())).toBe(true);

    network.set('cut');
    enter(open(), { kind: 'on-board', odometerKm: '50012' });
    enter(open(), { kind: 'expense', expense: 'parking', amount: '90', reason: 'Airport' });
    expect(await flush(open())).toBe(false);
    network.set('whole');
    await killDuring(open());
    await start();

    enter(open(), { kind: 'end', odometerKm: '50122', code: endCode, collected: '500' });
    network.set('without replies');
    expect(await flush(open())).toBe(false);
    network.set('whole');
    // Two tabs send what is left at once.
    expect(await Promise.all([flush(open()), flush(open())])).toEqual([true, true]);

    const entered = open().list();
    expect(entered.map(({ state }) => state)).toEqual(Array(6).fill('sent'));
    const stored = await query(
      'select entry_key, kind, sequence from duty_entries where duty_id = $1 order by id',
      [dutyId],
    );
    expect(stored.map(({ kind }) => kind)).toEqual([
      'start',
      'expense',
      'reached',
      'on-board',
      'expense',
      'end',
    ]);
    expect(stored.map(({ entry_key }) => entry_key)).toEqual(entered.map(({ key }) => key));
    const byTime = await query(
      'select entry_key from duty_entries where duty_id = $1 order by happened_at, sequence',
      [dutyId],
    );
    expect(byTime.map(({ entry_key }) => entry_key)).toEqual(entered.map(({ key }) => key));
    expect(await query('select status from duties where id = $1', [dutyId])).toEqual([{ status: 'done' }]);
    expect(await query('select amount_paise from money_entries where booking_id = $1', [bookingId])).toEqual([
      { amount_paise: '50000' },
    ]);
    expect(await query('select received_paise from bookings where id = $1', [bookingId])).toEqual([
      { received_paise: '50000' },
    ]);
  });

  const phones = isFull ? 300 : 30;
  it(`is open on ${phones} phones, ten of which ask at once`, { timeout: 120_000 }, async () => {
    const duties = [];
    for (let count = 0; count < phones; count++) duties.push(await addDriverDuty(query));
    const took: number[] = [];
    const bytes: number[] = [];
    const left = duties.values();
    const phone = async () => {
      for (const { token } of left) {
        const started = performance.now();
        const response = await fetch(web.url + driverPath(token), { headers: { connection: 'close' } });
        bytes.push((await response.arrayBuffer()).byteLength);
        expect(response.status).toBe(200);
        took.push(performance.now() - started);
        const reply = await sendEntry(web.url + driverEntryPath(token), {
          key: randomUUID(),
          sequence: 1,
          at: new Date().toISOString(),
          fields: { kind: 'start', odometerKm: '1000' },
          state: 'waiting',
          text: '',
        });
        expect(reply).toEqual({ kind: 'stored' });
      }
    };
    await Promise.all(Array.from({ length: 10 }, phone));
    const sorted = took.toSorted((a, b) => a - b);
    process.stdout.write(
      `${phones} driver pages, 10 at once: median ${Math.round(sorted[phones / 2] ?? 0)} ms, ` +
        `p95 ${Math.round(sorted[Math.floor(phones * 0.95)] ?? 0)} ms, ${Math.max(...bytes)} bytes uncompressed\n`,
    );
    const ids = duties.map(({ dutyId }) => dutyId);
    expect(
      await query(`select count(*)::int as entries from duty_entries where duty_id = any($1::bigint[])`, [
        ids,
      ]),
    ).toEqual([{ entries: phones }]);
  });

  it('opens nothing else, and is told to no one', async () => {
    const { token } = await addDriverDuty(query, { customer: 'Bina Das' });
    const page = await fetch(web.url + driverPath(token));
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const html = await page.text();
    expect(html).toContain('Bina Das');
    expect(html).not.toContain('Asha Sharma');
    expect(html).not.toMatch(endCodeAlone);
    const unknown = await fetch(`${web.url}${driverPath('x'.repeat(43))}`);
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const worker = await fetch(`${web.url}/duty/offline.js`);
    expect(worker.headers.get('content-type')).toContain('javascript');
    expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  it('works as plain forms without script', async () => {
    const { token, dutyId } = await addDriverDuty(query);
    const post = (fields: Record<string, string>) =>
      fetch(web.url + driverPath(token), {
        method: 'POST',
        body: new URLSearchParams({ key: randomUUID(), ...fields }),
        redirect: 'manual',
      });
    const sent = await post({ kind: 'start', odometerKm: '50000' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, driverPath(token)]);
    const end = { kind: 'end', odometerKm: '50100', collected: '1995' };
    const wrong = await post({ ...end, code: '0000' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('The code is wrong.');
    expect((await post({ ...end, code: endCode })).status).toBe(303);
    expect(await query('select status from duties where id = $1', [dutyId])).toEqual([{ status: 'done' }]);
    const over = await (await fetch(web.url + driverPath(token))).text();
    expect(over).toContain('The duty has ended');
    expect(over).not.toContain('Hotel Brahmaputra');
  });
});
