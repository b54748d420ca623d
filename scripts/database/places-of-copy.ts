import { seedPlaces } from '#domain/places/place-service.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { createLog } from '#platform/log.ts';
import { copyPlaces } from './copy-places.ts';

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
    return await seedPlaces(database.db, copyPlaces);
  } finally {
    await database.close();
  }
}
