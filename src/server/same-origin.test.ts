import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type CallName, callNames, calls } from '#api/calls.ts';
import { reply } from '#api/reply.ts';
import { Failure } from '#platform/failure.ts';
import { addressesOf } from '../../tests/support/call-addresses.ts';
import { sameOriginOnly } from './same-origin.ts';

const web = new Hono();
web.use(sameOriginOnly('https://www.purvai.example'));
web.all('*', (c) => c.text('done'));

const ask = async (method: string, headers: Record<string, string>) =>
  (await web.request('/x', { method, headers })).status;

describe('a request that changes something', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://www.purvai.example' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }],
    [{ origin: 'https://www.purvai.example' }],
    [{}],
  ])('is accepted from our own pages and from programs: %o', async (headers: Record<string, string>) => {
    expect(await ask('POST', headers)).toBe(200);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'null' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.purvai.example' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://www.purvai.example' }],
  ])('is refused from other sites: %o', async (headers: Record<string, string>) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(await ask(method, headers)).toBe(403);
    expect(await ask('GET', headers)).toBe(200);
  });
});

const changes = callNames.filter((name) => calls[name].method === 'POST');

describe.each<CallName>(changes)('%s from another site', (name) => {
  it('is refused in the format of its other replies, at both addresses', async () => {
    const expected = await reply.failure(new Failure('forbidden'), name).text();
    for (const { path } of addressesOf(name))
      for (const address of [path, `${path}/`, `${path}?x=1`]) {
        const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
        const response = await web.request(address, { method: 'POST', headers });
        expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store']);
        expect(await response.text()).toBe(expected);
      }
  });
});

it('another site gets the flag of a login that created no session', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const response = await web.request('/adminLogin/check-admin-user', { method: 'POST', headers });
  expect(await response.json()).toEqual({ flag: 'Session:-1', error: 'This request was refused.' });
});
