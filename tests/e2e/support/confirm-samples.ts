import { confirmSampleRates } from '#domain/fares/fare-seed-service.ts';
import { confirmSamplePrices } from '#domain/tour-packages/tour-package-service.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { createLog } from '#platform/log.ts';

/** As staff do, so that visitors see fares and prices. */
export async function confirmSamples(databaseUrl: string): Promise<void> {
  const log = createLog('warn', 'script');
  const database = openDatabase({
    url: databaseUrl,
    name: 'purvai-tests',
    log,
    max: 1,
    maxWaitMs: patientWaitMs,
  });
  await confirmSampleRates(database.db);
  await confirmSamplePrices(database.db);
  await database.close();
}
