import { expect, it } from 'vitest';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { addTourPackage, listRelatedPackages } from './tour-package-service.ts';

const test = testDatabase();
const [sample] = samplePackages;
if (!sample) throw new Error('a sample is needed');

const add = (name: string, country: 'Bhutan' | 'India' = 'Bhutan') =>
  addTourPackage(test.db, { ...sample, name, country });

const relatedOf = async (id: string) =>
  (await listRelatedPackages(test.db, { id, country: 'Bhutan' })).map(({ name }) => name);

it('are the newest three others of the same country that visitors may see', async () => {
  const first = await add('First');
  expect(await relatedOf(first)).toEqual([]);
  await add('In India', 'India');
  const draft = await add('Draft');
  const deleted = await add('Deleted');
  await test.pool.query(`update tour_packages set state = 'draft' where id = $1`, [draft]);
  await test.pool.query('update tour_packages set deleted_at = now() where id = $1', [deleted]);
  const second = await add('Second');
  expect(await relatedOf(first)).toEqual(['Second']);
  expect(await relatedOf(second)).toEqual(['First']);
  await add('Third');
  await add('Fourth');
  expect(await relatedOf(second)).toEqual(['Fourth', 'Third', 'First']);
  expect(await relatedOf(first)).toEqual(['Fourth', 'Third', 'Second']);
});

it('have their price in dollars, like those in the list', async () => {
  const id = await add('Priced');
  const [related] = await listRelatedPackages(test.db, { id, country: 'Bhutan' });
  expect(related?.sellingPriceUsd).toBeGreaterThan(0);
});
