import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Db, openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { createLog } from '#platform/log.ts';
import { openQueue, type Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { createDatabase } from './create-database.ts';
import { openTestEncryption } from './secret-keys.ts';

export type TestDatabase = { url: string; db: Db; pool: pg.Pool; queue: Queue; encryption: Encryption };

/** A migrated database of this test file's own. */
export function testDatabase(): TestDatabase {
  const made = {} as TestDatabase;
  const log = createLog('silent', 'script');
  let close = async () => {};
  beforeAll(async () => {
    const { adminUrl, template } = inject('postgres');
    const url = await createDatabase(adminUrl, `test_${randomUUID().replaceAll('-', '')}`, template);
    // Patient, because other tests use the processors too.
    const database = openDatabase({ url, name: 'test', log, maxWaitMs: patientWaitMs });
    const queue = openQueue({ url, name: 'test', log });
    // Its own, because signing keys of a database are kept for a minute by it.
    const encryption = openTestEncryption();
    Object.assign(made, { url, db: database.db, pool: database.pool, queue, encryption });
    close = async () => {
      await queue.close();
      await database.close();
    };
  });
  afterAll(() => close());
  return made;
}
