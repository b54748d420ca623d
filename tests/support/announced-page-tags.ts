import pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { pageTagChannel } from '#platform/database/page-tags.ts';
import type { TestDatabase } from './test-database.ts';

/** The page tags announced since the last call, sorted; each test starts with none. */
export function announcedPageTags(test: TestDatabase): () => Promise<string[]> {
  const announced: string[] = [];
  let listener: pg.Client | undefined;

  /** A query on the listening connection receives all notifications sent before it. */
  const toldSince = async () => {
    await listener?.query('select 1');
    return announced.splice(0).sort();
  };

  beforeAll(async () => {
    listener = new pg.Client({ connectionString: test.url });
    await listener.connect();
    listener.on('notification', ({ payload = '' }) => announced.push(payload));
    await listener.query(`listen ${pageTagChannel}`);
  });
  beforeEach(async () => {
    await toldSince();
  });
  afterAll(() => listener?.end());
  return toldSince;
}
