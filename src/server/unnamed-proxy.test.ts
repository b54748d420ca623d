import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { warnOfUnnamedProxy } from './unnamed-proxy.ts';

/** The log lines after these requests, each with its peer and its X-Forwarded-For. */
async function linesAfter(trusted: string[], requests: [string, string | undefined][]): Promise<string[]> {
  const lines: string[] = [];
  const log = createLog('info', 'web', { write: (line: string) => void lines.push(line) });
  const web = new Hono<{ Bindings: Partial<HttpBindings> }>();
  web.use(warnOfUnnamedProxy({ log, env: { TRUSTED_PROXIES: trusted } }));
  web.post('/', (c) => c.text('ok'));
  for (const [remoteAddress, forwardedFor] of requests) {
    const headers: Record<string, string> =
      forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    const response = await web.request(
      '/',
      { method: 'POST', headers },
      { incoming: { socket: { remoteAddress } } },
    );
    expect(response.status).toBe(200);
  }
  return lines.map((line) => JSON.parse(line)).map(({ msg, proxy }) => `${msg}: ${proxy}`);
}

const warning = 'a proxy is not named in TRUSTED_PROXIES';

describe('a proxy that is not in TRUSTED_PROXIES', () => {
  it('is logged once', async () => {
    const lines = await linesAfter(
      [],
      [
        ['127.0.0.1', '192.0.2.7'],
        ['127.0.0.1', '192.0.2.8'],
      ],
    );
    expect(lines).toEqual([`${warning}: 127.0.0.1`]);
  });

  it('is logged also before a trusted one', async () => {
    expect(await linesAfter(['127.0.0.1'], [['127.0.0.1', '10.0.0.5']])).toEqual([`${warning}: 10.0.0.5`]);
  });

  it('is not a trusted proxy, a visitor or a forged header', async () => {
    const lines = await linesAfter(
      ['127.0.0.1'],
      [
        ['127.0.0.1', '192.0.2.7'],
        ['127.0.0.1', '127.0.0.1'],
        ['198.51.100.1', '192.0.2.7'],
        ['198.51.100.1', undefined],
      ],
    );
    expect(lines).toEqual([]);
  });
});
