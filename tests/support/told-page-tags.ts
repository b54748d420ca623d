import pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { pageTagChannel } from '#platform/database/page-tags.ts';
import type { TestDatabase } from './test-database.ts';

/** What web processes were told since the last question, in the order of its letters; each test starts with nothing. */
export function toldPageTags(test: TestDatabase): () => Promise<string[]> {
  const told: string[] = [];
  let listener: pg.Client | undefined;

  /** Asking on the listening connection brings everything that was told before. */
  const toldSince = async () => {
    await listener?.query('select 1');
    return told.splice(0).sort();
  };

  beforeAll(async () => {
    listener = new pg.Client({ connectionString: test.url });
    await listener.connect();
    listener.on('notification', ({ payload = '' }) => told.push(payload));
    await listener.query(`listen ${pageTagChannel}`);
  });
  beforeEach(async () => {
    await toldSince();
  });
  afterAll(() => listener?.end());
  return toldSince;
}
