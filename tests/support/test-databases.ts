import type { TestProject } from 'vitest/node';
import { migrateAll } from '../../scripts/database/migrate-all.ts';
import { createDatabase } from './create-database.ts';
import { startPrivatePostgres } from './private-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server with one migrated database; `testDatabase()` makes a copy of it. */
    postgres: { adminUrl: string; template: string };
  }
}

/** One real server per run, one migrated template, one copy of it per test file. */
export default async function setup(project: TestProject) {
  const server = await startPrivatePostgres('fast');
  await createDatabase(server.url('postgres'), 'template_migrated');
  await migrateAll(server.url('template_migrated'));
  project.provide('postgres', { adminUrl: server.url('postgres'), template: 'template_migrated' });
  return () => server.remove();
}
