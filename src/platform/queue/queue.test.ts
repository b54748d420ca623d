import { describe, expect, it } from 'vitest';
import { enquiryMail } from '#jobs/enquiry-mail.ts';
import { createLog } from '#platform/log.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { openQueue } from './queue.ts';

const test = testDatabase();

const countJobs = async () =>
  (await test.pool.query('select count(*)::int as count from pgboss.job where name = $1', [enquiryMail.name]))
    .rows[0].count;

describe('the job queue', () => {
  it('starts inside as many transactions as the pool has connections', async () => {
    const connections = test.pool.options.max;
    await Promise.all(
      Array.from({ length: connections }, (_, index) =>
        test.db.transaction((tx) => test.queue.enqueue(tx, enquiryMail, { enquiryId: String(index) })),
      ),
    );
    expect(await countJobs()).toBe(connections);
  });

  it('drops the job with the transaction', async () => {
    const before = await countJobs();
    await expect(
      test.db.transaction(async (tx) => {
        await test.queue.enqueue(tx, enquiryMail, { enquiryId: '1' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await countJobs()).toBe(before);
  });

  it('fails the transaction while its database is away, and closes', async () => {
    const queue = openQueue({
      url: 'postgres://nobody@127.0.0.1:1/none',
      name: 'test',
      log: createLog('silent', 'script'),
    });
    await expect(
      test.db.transaction((tx) => queue.enqueue(tx, enquiryMail, { enquiryId: '1' })),
    ).rejects.toThrow();
    await queue.close();
  });
});
