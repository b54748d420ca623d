import { readServiceEnv } from '#platform/env.ts';
import { migrateAll } from './database/migrate-all.ts';

const { DATABASE_URL } = readServiceEnv();
if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.');
const applied = await migrateAll(DATABASE_URL);
process.stdout.write(
  applied.length > 0 ? `Applied ${applied.join(', ')}.\n` : 'The database is up to date.\n',
);
