import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { createCounter, noteClicks } from './clicks.ts';

const test = testDatabase();
const letters = '23456789ABCDEFGH';

const post = (body: string, db = test.db) => {
  const parts = { db, log: createLog('silent', 'web'), env: { TRUSTED_PROXIES: [] } };
  return new Hono().post('/reach', noteClicks(parts)).request('/reach', { method: 'POST', body });
};

describe('clicks on contact links', () => {
  it('are limited per address and minute', () => {
    let now = 60_000;
    const mayCount = createCounter(() => now);
    const counted = Array.from({ length: 200 }, () => mayCount('10.0.0.1')).filter(Boolean).length;
    expect(counted).toBe(120);
    expect(mayCount('10.0.0.2')).toBe(true);
    now += 60_000;
    expect(mayCount('10.0.0.1')).toBe(true);
  });

  it('are limited for all addresses together', () => {
    const mayCount = createCounter(() => 60_000);
    const counted = Array.from({ length: 5000 }, (_, index) => mayCount(String(index))).filter(
      Boolean,
    ).length;
    expect(counted).toBe(3000);
  });

  it('refused for one address do not count against the others', () => {
    const mayCount = createCounter(() => 60_000);
    for (let index = 0; index < 5000; index++) mayCount('10.0.0.1');
    const counted = Array.from({ length: 3000 }, (_, index) => mayCount(`10.0.1.${index % 100}`)).filter(
      Boolean,
    ).length;
    expect(counted).toBe(3000 - 120);
  });

  it('are stored, and invalid requests are not', async () => {
    const touch = 'code=K7P2&channel=call&page=%2Fcruises&campaign=google';
    expect((await post(touch)).status).toBe(204);
    expect((await post(touch)).status).toBe(204);
    expect((await post('code=k7p2&channel=call&page=%2F')).status).toBe(422);
    expect((await post('code=K7P2&channel=mail&page=%2F')).status).toBe(422);
    expect((await post(`${touch}${'x'.repeat(1100)}`)).status).toBe(413);
    const { rows } = await test.pool.query('select code, channel, page, campaign from contact_clicks');
    expect(rows).toEqual([{ code: 'K7P2', channel: 'call', page: '/cruises', campaign: 'google' }]);
  });

  it('do not count invalid requests against the limit', async () => {
    // Stops the clock within one minute.
    vi.useFakeTimers({ toFake: ['Date'], now: 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    const parts = { db: test.db, log: createLog('silent', 'web'), env: { TRUSTED_PROXIES: ['10.9.9.9'] } };
    const web = new Hono<{ Bindings: Partial<HttpBindings> }>().post('/reach', noteClicks(parts));
    const incoming = { socket: { remoteAddress: '10.9.9.9' } } as HttpBindings['incoming'];
    const postFrom = (address: string, body: string) =>
      web.request('/reach', { method: 'POST', body, headers: { 'x-forwarded-for': address } }, { incoming });
    for (let index = 0; index < 150; index++) {
      expect((await postFrom('2001:db8::1', 'code=k7p2&channel=call&page=%2F')).status).toBe(422);
      expect((await postFrom('2001:db8::1', 'x'.repeat(1100))).status).toBe(413);
    }
    const codes = Array.from({ length: 130 }, (_, index) => `A${letters[index >> 4]}${letters[index & 15]}2`);
    // All from one /64, which counts as one address.
    for (const [index, code] of codes.entries())
      await postFrom(`2001:db8::${index + 1}`, `code=${code}&channel=call&page=%2F`);
    const { rows } = await test.pool.query(`select count(*)::int from contact_clicks where code like 'A__2'`);
    expect(rows).toEqual([{ count: 120 }]);
  });

  it('answer without an error while the database is away', async () => {
    const transaction = () => Promise.reject(new Error('away'));
    const away = { transaction } as unknown as typeof test.db;
    expect((await post('code=K7P3&channel=call&page=%2F', away)).status).toBe(204);
  });
});
