import { beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '#api/api.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { addTourPackage } from '#domain/tour-packages/tour-package-service.ts';
import { createLog } from '#platform/log.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';
import { apiEnv } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const log = createLog('silent', 'script');
const [sample] = samplePackages;
let api: ReturnType<typeof createApi>;
beforeAll(() => {
  api = createApi({ ...test, log, env: apiEnv });
});

const list = async (query = '?filter=Bhutan') => {
  const response = await api.request(`/api/bhutan-tour-packages${query}`);
  return { status: response.status, body: await response.json() };
};

describe('GET /bhutan-tour-packages', () => {
  it('answers flag 0 and an empty list when no package is published', async () => {
    expect(await list()).toEqual({ status: 200, body: { flag: '0', result: [] } });
  });

  it('answers flag 1 and the packages of Bhutan, newest first, with the fields of the contract', async () => {
    if (!sample) throw new Error('a sample is needed');
    await changeSettings(test.db, { inrPerUsd: '88.5000' });
    const first = await addTourPackage(test.db, { ...sample, name: 'First', sellingPricePaise: 48_500_00 });
    await addTourPackage(test.db, { ...sample, name: 'Elsewhere', country: 'India', category: 'Domestic' });
    const second = await addTourPackage(test.db, { ...sample, name: 'Second' });

    const { body } = await list();
    expect(body.flag).toBe('1');
    expect(body.result.map((one: { _id: string }) => one._id)).toEqual([second, first]);
    expect(body.result[1]).toStrictEqual({
      _id: first,
      tourPackageFeaturedImage: sample.featuredImage,
      tourPackageCountry: 'Bhutan',
      tourPackageName: 'First',
      tourPackageDuration: sample.duration,
      tourPackageActivities: sample.activities,
      tourPackageType: sample.packageType,
      // 48,500 / 88.5 = 548.02: a number, in dollars, rounded up.
      tourPackageSellingPrice: 549,
    });
  });

  it('lists Bhutan without a filter, and nothing for another country', async () => {
    expect((await list('')).body.flag).toBe('1');
    expect((await list('?filter=Dubai')).body).toEqual({ flag: '0', result: [] });
    expect((await list("?filter=' or 1=1 --")).body).toEqual({ flag: '0', result: [] });
  });

  it('answers with and without the last slash', async () => {
    expect((await api.request('/api/bhutan-tour-packages/')).status).toBe(200);
  });

  it('finds its rows by an index', async () => {
    await test.pool.query('set enable_seqscan = off');
    const { rows } = await test.pool.query(
      `explain select id from tour_packages where country = 'Bhutan' and state = 'published' and deleted_at is null order by id desc limit 60`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('tour_packages_public');
  });
});
