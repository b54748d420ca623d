import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#paths.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
let webs: [Web, Web];
let nginx: Nginx;

beforeAll(async () => {
  const settings = { databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' };
  webs = await Promise.all([startWeb(settings), startWeb(settings)]);
  nginx = await startNginx(webs.map((web) => web.port));
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all((webs ?? []).map((web) => web.stop()));
});

const megabytes = (count: number) => Buffer.alloc(count * 1_000_000, 'x');

/** Sent in pieces, so that no header names its length. */
const inPieces = (body: Buffer) => ({
  body: new ReadableStream({
    start(controller) {
      for (let at = 0; at < body.length; at += 50_000) controller.enqueue(body.subarray(at, at + 50_000));
      controller.close();
    },
  }),
  duplex: 'half' as const,
});

const attacks: Record<string, () => Promise<Response>> = {
  'a page': () => fetch(nginx.url + paths.contact, { method: 'POST', body: megabytes(3) }),
  'a page, in pieces': () => fetch(nginx.url + paths.contact, { method: 'POST', ...inPieces(megabytes(3)) }),
  'an unknown page': () => fetch(`${nginx.url}/nothing`, { method: 'POST', body: megabytes(3) }),
  'the call': () => fetch(`${nginx.url}/api/contact-us-message`, { method: 'POST', body: megabytes(3) }),
  'the login': () => fetch(nginx.url + paths.adminLogin, { method: 'POST', body: megabytes(3) }),
  'a page, by another method': () => fetch(nginx.url + paths.home, { method: 'PUT', body: megabytes(3) }),
  // Small enough for nginx; the web process refuses these while the body is still being sent.
  'a staff call': () =>
    fetch(`${nginx.url}/api/adminDashboard/blogs/write_blog`, { method: 'POST', body: megabytes(0.9) }),
  'a staff page': () => fetch(nginx.url + paths.manageUsers, { method: 'POST', body: megabytes(0.9) }),
};

/** Three senders, each with one attack after the other and without a pause, until they are stopped. */
function startAttack() {
  const statuses: Record<string, number> = {};
  const kinds = Object.values(attacks);
  let isOver = false;
  const senders = [0, 1, 2].map(async (sender) => {
    for (let number = sender; !isOver; number++) {
      // The connection may be closed when a request is refused before the end of its body.
      const status = await kinds[number % kinds.length]?.().then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      statuses[status ?? 0] = (statuses[status ?? 0] ?? 0) + 1;
    }
  });
  return {
    statuses,
    async stop() {
      isOver = true;
      await Promise.all(senders);
    },
  };
}

const sendEnquiry = (number: number) =>
  fetch(`${nginx.url}/api/contact-us-message`, {
    method: 'POST',
    body: new URLSearchParams({ n_name: 'Asha', n_contactno: '98640', n_message: `Enquiry ${number}` }),
  });

describe('bodies that are too large', () => {
  it('sent continuously from one address do not make valid requests fail', {
    timeout: 180_000,
  }, async () => {
    const attack = startAttack();
    await waitUntil('the attack', () => (attack.statuses[413] ?? 0) > 20 && (attack.statuses[401] ?? 0) > 5);
    const honest: Record<string, number> = {};
    for (let number = 0; number < 100; number++) {
      const answers = await Promise.all([sendEnquiry(number), fetch(nginx.url + paths.adminLogin)]);
      for (const answer of answers) {
        await answer.arrayBuffer();
        honest[answer.status] = (honest[answer.status] ?? 0) + 1;
      }
    }
    await attack.stop();
    process.stdout.write(`honest ${JSON.stringify(honest)}, attack ${JSON.stringify(attack.statuses)}\n`);
    expect(honest).toEqual({ 200: 200 });
    const { rows } = await test.pool.query('select count(*)::int from enquiries');
    expect(rows).toEqual([{ count: 100 }]);
    expect(Object.keys(attack.statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  });
});
