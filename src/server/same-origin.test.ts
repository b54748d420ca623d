import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
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
