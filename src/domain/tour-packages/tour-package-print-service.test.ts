import { expect, it } from 'vitest';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { claimItinerary, keepItinerary, matchItineraryFiles } from './tour-package-print-service.ts';
import { seedTourPackages } from './tour-package-service.ts';

const test = testDatabase();

/** Claims and completes a print without making the PDF; returns the file's key. */
async function print(): Promise<string | undefined> {
  const claimed = await claimItinerary(test.db);
  if (claimed) await keepItinerary(test.db, claimed);
  return claimed?.claim.key;
}

it('prints an itinerary again when its file is missing, and finds unused files', async () => {
  const count = await seedTourPackages(test.db, samplePackages);
  const keys: string[] = [];
  for (let key = await print(); key; key = await print()) keys.push(key);
  expect(keys).toHaveLength(count);
  const [lost = '', ...kept] = keys;
  const unknown = 'itineraries/999-v1-1.pdf';

  expect(await matchItineraryFiles(test.db, [...kept, unknown, 'quotes/x.pdf'])).toEqual({
    missing: 1,
    unnamed: [unknown],
  });
  expect(await print()).toBe(lost);
  expect(await print()).toBeUndefined();
  expect(await matchItineraryFiles(test.db, keys)).toEqual({ missing: 0, unnamed: [] });
});
