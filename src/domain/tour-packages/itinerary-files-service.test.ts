import { expect, it } from 'vitest';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { matchItineraryFiles } from './itinerary-files-service.ts';
import { printNext } from './tour-package-print-service.ts';
import { seedTourPackages } from './tour-package-service.ts';

const test = testDatabase();

const print = () => printNext(test.db, async ({ id }) => `itineraries/${id}-v1-abcdefgh.pdf`);

it('has an itinerary printed again whose file is missing, and finds files that no package names', async () => {
  const count = await seedTourPackages(test.db, samplePackages);
  const ids: string[] = [];
  for (let printed = await print(); printed; printed = await print()) ids.push(printed.id);
  expect(ids).toHaveLength(count);
  const [lost = '', ...kept] = ids.map((id) => `itineraries/${id}-v1-abcdefgh.pdf`);
  const unknown = 'itineraries/999-v1-abcdefgh.pdf';

  expect(await matchItineraryFiles(test.db, [...kept, unknown, 'quotes/x.pdf'])).toEqual({
    missing: 1,
    unnamed: [unknown],
  });
  expect(await print()).toMatchObject({ id: ids[0] });
  expect(await print()).toBeUndefined();
  expect(await matchItineraryFiles(test.db, [lost, ...kept])).toEqual({ missing: 0, unnamed: [] });
});
