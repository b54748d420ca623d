import { seedTourPackages } from '#domain/tour-packages/tour-package-service.ts';
import { openDatabase } from '#platform/db.ts';
import { createLog } from '#platform/log.ts';
import { samplePackages } from './sample-packages.ts';

/** Sample rows, marked as such, so that a first look shows something. Run again, it adds nothing. */
export async function seedAll(databaseUrl: string): Promise<number> {
  const log = createLog('warn', 'script');
  const database = openDatabase({ url: databaseUrl, name: 'purvai-seed', log, max: 2 });
  try {
    return await seedTourPackages(database.db, samplePackages);
  } finally {
    await database.close();
  }
}
