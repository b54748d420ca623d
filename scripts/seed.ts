import { readServiceEnv } from '#platform/env.ts';
import { seedAll } from './database/seed-all.ts';

const { DATABASE_URL } = readServiceEnv();
if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.');
process.stdout.write(`Added ${await seedAll(DATABASE_URL)} sample tour packages.\n`);
