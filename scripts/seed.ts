import { readServiceEnv } from '#platform/env.ts';
import { seedAll } from './database/seed-all.ts';

const { DATABASE_URL } = readServiceEnv();
if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.');
const { tourPackages, blogs } = await seedAll(DATABASE_URL);
process.stdout.write(`Added ${tourPackages} sample tour packages and ${blogs} sample blogs.\n`);
