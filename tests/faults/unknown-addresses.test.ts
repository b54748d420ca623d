import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { run } from '../support/process.ts';
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

const enquiries = 31;

/** The median time of enquiries, each of which must succeed. */
async function medianTime(): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < enquiries; number++) {
    const started = performance.now();
    const response = await fetch(`${nginx.url}/api/contact-us-message`, {
      method: 'POST',
      body: new URLSearchParams({
        n_name: 'Asha',
        n_contactno: '98640',
        n_message: `Asked as ${crypto.randomUUID()}`,
      }),
    });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(enquiries / 2)] ?? 0;
}

/** Three hundred connections from one address, each with one unknown address after the other. */
function startAttack() {
  const script = 'tests/faults/unknown-addresses.lua';
  // At a low priority, because an attacker would run on another machine.
  const wrk = run('nice', [
    '-n19',
    'wrk',
    '-t1',
    '-c300',
    '-d300s',
    '--timeout',
    '10s',
    '-s',
    script,
    nginx.url,
  ]);
  return () => wrk.stop('SIGINT');
}

const isUnderWay = async () => {
  const metrics = await (await fetch(webs[0].metricsUrl)).text();
  return /http_request_seconds_count\{method="GET",status="404"\} [1-9]\d\d/.test(metrics);
};

it('three hundred connections to unknown addresses hardly slow enquiries down', {
  timeout: 180_000,
}, async () => {
  await medianTime();
  const calm = await medianTime();
  const stop = startAttack();
  await waitUntil('the attack', isUnderWay);
  const attacked = await medianTime();
  await stop();
  process.stdout.write(`an enquiry: ${calm.toFixed(1)} ms, attacked ${attacked.toFixed(1)} ms\n`);
  expect(attacked / calm).toBeLessThan(40);
});
