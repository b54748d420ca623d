import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, type CallName, callNames, calls } from '#api/calls.ts';
import { reply } from '#api/reply.ts';
import { failureText } from '#messages.ts';
import { paths } from '#paths.ts';
import { Failure } from '#platform/failure.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { addressesOf } from '../support/call-addresses.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';

/** No web process runs behind nginx, so every answer is its own. */
let nginx: Nginx;
beforeAll(async () => {
  nginx = await startNginx([await freePort()]);
});
afterAll(() => nginx?.stop());

const kindOf = (response: Response) => response.headers.get('content-type')?.split(';')[0];

async function seen(response: Response) {
  return { status: response.status, kind: kindOf(response), body: await response.text() };
}

/** The reply of the web process to the same call. */
const asOurs = (failure: Failure, name: CallName) => seen(reply.failure(failure, name));

const tooLong = (kibibytes: number) => 'x'.repeat(kibibytes * 1024 + 1);

/** Every address of the call, with and without the last slash. */
const spellingsOf = (name: CallName) =>
  addressesOf(name).flatMap(({ path, headers }) => [
    { url: nginx.url + path, headers },
    { url: nginx.url + path.replace(/(?=\?|$)/, '/'), headers },
  ]);

describe.each(callNames)('nginx, where it answers %s itself,', (name) => {
  const { method }: Call = calls[name];
  const body = method === 'POST' ? { body: 'n_name=x' } : {};

  it('reports in the call’s format that no web process answers', async () => {
    const expected = await asOurs(
      new Failure('unavailable', 'We are back in a moment. Please try again.'),
      name,
    );
    for (const { url, headers } of spellingsOf(name)) {
      const response = await fetch(url, { method, headers, ...body });
      expect([response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
        '30',
        'no-store',
      ]);
      expect(await seen(response)).toEqual(expected);
    }
  });
});

const takingBodies = callNames.filter((name) => calls[name].method === 'POST');

it.each(takingBodies)('nginx refuses too large a body in the format of %s', async (name) => {
  const expected = await asOurs(new Failure('too_large'), name);
  for (const { url, headers } of spellingsOf(name))
    expect(await seen(await fetch(url, { method: 'POST', headers, body: tooLong(1024) }))).toEqual(expected);
});

/** Sent in groups until one is refused: a slow machine gives an address some of its turns back meanwhile. */
async function refusedAmongMany(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const responses = await Promise.all(Array.from({ length: 50 }, send));
    const refused = responses.find(({ status }) => status === 429);
    if (refused) return refused;
  }
}

it.each<CallName>(['bhutanTourPackages', 'checkAdminUser', 'createUser', 'updateTourPackage', 'writeBlog'])(
  'nginx refuses too many requests in the format of %s',
  async (name) => {
    const [{ path, headers }] = addressesOf(name) as [{ path: string; headers: Record<string, string> }];
    const refused = await refusedAmongMany(() =>
      fetch(nginx.url + path, { method: calls[name].method, headers }),
    );
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await seen(refused)).toEqual(await asOurs(new Failure('too_many'), name));
  },
);

it.each([
  paths.bhutanPackages,
  paths.bhutanPackage,
  `${paths.bhutanPackage}?packageId=1&id=2`,
  paths.adminBlogs,
  paths.updateBlog,
  paths.adminLogin,
  '/nothing',
])('nginx answers text for %s, which is a page there', async (path) => {
  const response = await fetch(nginx.url + path, { headers: { accept: 'text/html' } });
  expect(await seen(response)).toEqual({
    status: 503,
    kind: 'text/plain',
    body: 'We are back in a moment. Please try again.',
  });
  const refused = await fetch(nginx.url + path, { method: 'PUT', body: tooLong(1024) });
  expect(await seen(refused)).toEqual({ status: 413, kind: 'text/plain', body: failureText.too_large });
});
