import { allJobs } from '#jobs/all-jobs.ts';
import { migrate } from '#platform/migrations.ts';
import { prepareQueues } from '#platform/queue.ts';

/** Brings a database to what this version of the code expects, its job queues included. Run from the project's root. */
export async function migrateAll(databaseUrl: string): Promise<string[]> {
  const applied = await migrate(databaseUrl, 'migrations');
  await prepareQueues(
    databaseUrl,
    allJobs.map((job) => job.name),
  );
  return applied;
}
