import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { someSender } from '../support/some-sender.ts';
import { startWorker, type Worker } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
let storage: string;
let worker: Worker;

beforeAll(async () => {
  storage = await mkdtemp(join(tmpdir(), 'purvai-idle-'));
  // No mail server: what is to be mailed is tried again and again.
  const settings = { databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1', env: { STORAGE_DIR: storage } };
  worker = await startWorker(settings);
});
afterAll(async () => {
  await worker?.stop();
  await rm(storage, { recursive: true, force: true });
});

const queried = async (text: string) => (await test.pool.query(text)).rows;

/** When the worker last looked by itself for jobs of this queue. */
async function lastFetch(): Promise<string> {
  const metrics = await (await fetch(worker.metricsUrl)).text();
  return /^job_last_fetch_timestamp_seconds\{queue="quote-mail"\} (.*)$/m.exec(metrics)?.[1] ?? '';
}

/** Once a second, because the worker asks the database for its metrics. */
async function nextFetch(): Promise<void> {
  const before = await lastFetch();
  await waitUntil('the next look for jobs', async () => (await lastFetch()) !== before, { everyMs: 1_000 });
}

/** The transactions in the database so far, with the time of the count. */
async function transactions() {
  const [row] = await queried(
    `select xact_commit::int as count, extract(epoch from clock_timestamp())::float8 as at
     from pg_stat_database where datname = current_database()`,
  );
  return row as { count: number; at: number };
}

const soon = { limitMs: 12_000 };

describe('an idle worker', () => {
  it('asks the database a few times a second, not fifty', async () => {
    await nextFetch();
    const before = await transactions();
    await nextFetch();
    const after = await transactions();
    expect((after.count - before.count) / (after.at - before.at)).toBeLessThan(12);
  });

  it('takes up rows and jobs at once, long before it would look for them', async () => {
    await test.pool.query(`insert into erasures (kind, record_id) values ('customer', 1)`);
    const isStored = async () => (await queried('select from erasures where stored_at is null')).length === 0;
    await waitUntil('the stored erasure', isStored, soon);
    const words = { formDate: '', name: 'Asha', contactNo: '98640 12345', email: '', message: 'A cab' };
    await receiveEnquiry(test, words, someSender());
    await waitUntil('the first try of the mail', () => worker.output().includes('"attempt":1'), soon);
  });

  it('tries a failed job again when its time has come', async () => {
    await waitUntil('the second try', () => worker.output().includes('"attempt":2'), soon);
  });
});
