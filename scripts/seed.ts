import { parseArgs } from 'node:util';
import { readServiceEnv } from '#platform/env.ts';
import { seedAll } from './database/seed-all.ts';
import { seedScale } from './database/seed-scale.ts';

const { DATABASE_URL } = readServiceEnv();
if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.');

const { values, positionals } = parseArgs({
  options: { scale: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const count = Number(positionals[0] ?? 100_000);
if (!Number.isInteger(count) || count < 1) throw new Error('Say how many: npm run seed -- --scale 100000');

const { tourPackages, blogs } = await seedAll(DATABASE_URL);
process.stdout.write(`Added ${tourPackages} sample tour packages and ${blogs} sample blogs.\n`);
if (values.scale) {
  await seedScale(DATABASE_URL, count);
  process.stdout.write(`Added ${count} more of each, for measurements.\n`);
}
