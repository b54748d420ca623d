import pg from 'pg';
import type { MigrationSession } from '#platform/database/migration-session.ts';
import { patientConnection } from '#platform/database/pool.ts';

/**
 * A connection on which pg-boss creates its tables. pg-boss would wait 30 s for a lock, with every enqueue waiting
 * behind it, so its lock timeout is replaced by the migration's.
 */
export function openQueueSetupDb(
  databaseUrl: string,
  { applicationName, lockTimeoutMs }: Pick<MigrationSession, 'applicationName' | 'lockTimeoutMs'>,
) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: applicationName,
    options: `-c statement_timeout=0 -c lock_timeout=${lockTimeoutMs}`,
    max: 1,
    ...patientConnection,
  });
  return {
    async executeSql(text: string, values?: unknown[]) {
      const client = await pool.connect();
      try {
        return await client.query(
          text.replaceAll(/lock_timeout = \d+/g, `lock_timeout = ${lockTimeoutMs}`),
          values,
        );
      } catch (error) {
        // pg-boss sends a whole transaction as one text, so a failure leaves it open.
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
