import { seedSights } from '#domain/sights/sight-service.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { createLog } from '#platform/log.ts';
import { copySights } from './copy-sights.ts';

/**
 * Makes a record of every place in the copy that has none, so that staff can change it; returns how many. Part of every
 * migration, because a release may bring new copy.
 */
export async function addPlacesOfCopy(databaseUrl: string): Promise<number> {
  const database = openDatabase({
    url: databaseUrl,
    name: 'purvai-places',
    log: createLog('warn', 'script'),
    max: 1,
    maxWaitMs: patientWaitMs,
  });
  try {
    return await seedSights(database.db, copySights);
  } finally {
    await database.close();
  }
}
