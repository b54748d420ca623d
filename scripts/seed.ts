import { readServiceEnv } from '#platform/env.ts';
import { seedAll } from './database/seed-all.ts';
import { ensureServices } from './services/services.ts';

const { databaseUrl } = await ensureServices(readServiceEnv());
process.stdout.write(`Added ${await seedAll(databaseUrl)} sample tour packages.\n`);
