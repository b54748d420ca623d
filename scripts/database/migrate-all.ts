import { allJobs } from '#jobs/all-jobs.ts';
import { type LockPatience, withMigrationSession } from '#platform/database/migration-session.ts';
import { migrate, restrictApplicationRole } from '#platform/database/migrations.ts';
import { prepareQueues } from '#platform/queue/queue.ts';

/** Migrates a database to this version of the code, including its job queues. Run from the project's root. */
export async function migrateAll(databaseUrl: string, patience?: LockPatience): Promise<string[]> {
  const names = allJobs.map((job) => job.name);
  return withMigrationSession(
    databaseUrl,
    async (session) => {
      const applied = await migrate(session, 'migrations');
      await session.repeat('the job queues', () => prepareQueues(databaseUrl, names, session));
      await session.repeat('the application role', () => restrictApplicationRole(session.client));
      return applied;
    },
    patience,
  );
}
