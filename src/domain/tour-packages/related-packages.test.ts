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
  (await listRelatedPackages(test.db, { id, country: 'Bhutan', details: sample.details })).map(
    ({ name }) => name,
  );

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
  const [related] = await listRelatedPackages(test.db, { id, country: 'Bhutan', details: sample.details });
  expect(related?.sellingPriceUsd).toBeGreaterThan(0);
});

it('are those of the same theme first', async () => {
  const themed = (name: string, theme: 'scuba' | 'eco') =>
    addTourPackage(test.db, { ...sample, name, country: 'India', details: { ...sample.details, theme } });
  const id = await themed('Dive one', 'scuba');
  await themed('Dive two', 'scuba');
  await themed('Forest one', 'eco');
  await themed('Forest two', 'eco');
  const details = { ...sample.details, theme: 'scuba' as const };
  const related = await listRelatedPackages(test.db, { id, country: 'India', details });
  expect(related.map(({ name }) => name)).toEqual(['Dive two', 'Forest two', 'Forest one']);
});
