import { readServiceEnv } from '#platform/env.ts';
import { migrateAll } from './database/migrate-all.ts';
import { addPlacesOfCopy } from './database/places-of-copy.ts';

const { DATABASE_URL } = readServiceEnv();
if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.');
const applied = await migrateAll(DATABASE_URL);
process.stdout.write(
  applied.length > 0 ? `Applied ${applied.join(', ')}.\n` : 'The database is up to date.\n',
);
const added = await addPlacesOfCopy(DATABASE_URL);
if (added > 0) process.stdout.write(`Added ${added} places to visit from the pages.\n`);
