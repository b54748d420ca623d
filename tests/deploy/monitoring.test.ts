import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { allJobs } from '#jobs/all-jobs.ts';
import { someSender } from '../support/some-sender.ts';
import { startWeb, startWorker, type Web, type Worker } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const folder = 'deploy/prometheus';
/** No mail server: what is to be mailed waits. */
const smtpUrl = 'smtp://127.0.0.1:1';
let web: Web;
let worker: Worker;

beforeAll(async () => {
  const settings = { databaseUrl: test.url, smtpUrl };
  // Nothing answers there, but only a worker with a mailbox has its metrics.
  const env = { IMAP_URL: 'imap://care:any@127.0.0.1:1' };
  [web, worker] = await Promise.all([startWeb(settings), startWorker({ ...settings, env })]);
});
afterAll(async () => {
  await Promise.all([web?.stop(), worker?.stop()]);
});

/** Figures by name and labels, as they stand in the text: `job_oldest_seconds{queue="enquiry-mail"}`. */
async function figures({ metricsUrl }: Web | Worker): Promise<Map<string, number>> {
  const lines = (await (await fetch(metricsUrl)).text()).split('\n').filter((line) => /^[a-z]/.test(line));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

const figure = async (program: Web | Worker, name: string) =>
  (await figures(program)).get(name) ?? Number.NaN;

const secondsSince = async (name: string) => Date.now() / 1000 - (await figure(worker, name));

describe('the worker’s port', () => {
  it('says that it is healthy', async () => {
    const response = await fetch(worker.healthUrl);
    expect([response.status, await response.text()]).toEqual([200, 'ok']);
  });

  it('has the time of the last fetch of each queue and of the last answer of each listener', async () => {
    for (const { name: queue } of allJobs) {
      const name = `job_last_fetch_timestamp_seconds{queue="${queue}"}`;
      await waitUntil(`a fetch of ${queue}`, async () => (await secondsSince(name)) < 5);
      expect(await figure(worker, `job_oldest_seconds{queue="${queue}"}`)).toBe(0);
    }
    expect(await figure(worker, 'listener_silent_seconds{channel="jobs"}')).toBeLessThan(5);
    expect(await figure(web, 'listener_silent_seconds{channel="page_tags"}')).toBeLessThan(5);
    expect(await figure(web, 'listener_silent_seconds{channel="enquiries"}')).toBeLessThan(5);
  });

  it('has the time of the last success of each scheduled task', async () => {
    const name = 'scheduled_task_last_success_timestamp_seconds{task="publish what is due"}';
    await waitUntil('a first run', async () => (await secondsSince(name)) < 10);
    const first = await figure(worker, name);
    await waitUntil('the next run', async () => (await figure(worker, name)) > first);
    expect(await figure(worker, 'scheduled_task_interval_seconds{task="publish what is due"}')).toBe(15);
    await waitUntil('a first run of every task', async () =>
      [...(await figures(worker))].every(([key, at]) => !key.startsWith('scheduled_task_last') || at > 0),
    );
  });

  it('has the age of the oldest job and the number of dead letters', async () => {
    const oldest = 'job_oldest_seconds{queue="enquiry-mail"}';
    const given = 'job_dead_letters';
    const words = { formDate: '', name: 'Asha', contactNo: '98640', email: '', message: 'Tawang' };
    await receiveEnquiry(test, words, someSender());
    await waitUntil('its job to wait', async () => (await figure(worker, oldest)) > 0);
    expect(await figure(worker, given)).toBe(0);
    const lastTry = `update pgboss.job set retry_limit = 0, start_after = now() where name = 'enquiry-mail'`;
    await waitUntil('its job to be given up', async () => {
      await test.pool.query(`${lastTry} and state < 'active'`);
      return (await figure(worker, given)) === 1;
    });
    expect(await figure(worker, oldest)).toBe(0);
  });

  it('may be in use: the worker works without it and logs a warning', async () => {
    const { port } = new URL(worker.metricsUrl);
    const second = await startWorker({ databaseUrl: test.url, smtpUrl, env: { WORKER_METRICS_PORT: port } });
    expect(second.output()).toContain('the metrics cannot be served');
    expect(await second.stop()).toBe(0);
  });
});

describe('the alert rules', () => {
  const promtool = async (...args: string[]) => {
    const run = promisify(execFile)('promtool', args);
    const { stdout } = await run.catch((error) => {
      throw new Error(`promtool (Debian: prometheus) failed: ${error.stdout ?? ''}${error.stderr ?? error}`);
    });
    return stdout;
  };

  it('and the example of a configuration are valid', async () => {
    expect(await promtool('check', 'config', `${folder}/prometheus.yml`)).toContain('SUCCESS');
  });

  it('raise the expected alerts and no others', async () => {
    expect(await promtool('test', 'rules', `${folder}/alerts.test.yml`)).toContain('SUCCESS');
    const [rules, tests, manual] = await Promise.all(
      [`${folder}/alerts.yml`, `${folder}/alerts.test.yml`, 'docs/operations.md'].map((file) =>
        readFile(file, 'utf8'),
      ),
    );
    const named = (text = '', pattern: RegExp) =>
      [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
    const alerts = named(rules, /- alert: (\w+)/g);
    expect(alerts.length).toBeGreaterThan(10);
    expect(named(tests, /alertname="(\w+)"/g)).toEqual(alerts);
    expect(named(manual?.split('## Alerts')[1]?.split('\n## ')[0], /^\| `(\w+)`/gm)).toEqual(alerts);
  });

  it('use metrics that web and worker export', async () => {
    const rules = await readFile(`${folder}/alerts.yml`, 'utf8');
    const asked = [...rules.matchAll(/expr: (?:>-)?([\s\S]*?)\n {8}(?:for|labels):/g)].flatMap(
      ([, text = '']) => (text.match(/\b[a-z]+_[a-z_]+\b/g) ?? []).map(String),
    );
    expect(new Set(asked).size).toBeGreaterThan(8);
    const shown = [...(await figures(web)).keys(), ...(await figures(worker)).keys()].map(
      (name) => name.split('{')[0],
    );
    for (const name of asked) expect(shown).toContain(name);
  });
});
