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

const describePackage = async (query: string) => {
  const response = await api.request(`/api/bhutan-tour-package-description${query}`);
  return { status: response.status, body: await response.json() };
};

describe('GET /bhutan-tour-package-description', () => {
  it('answers flag 1 and the fields of the contract, the price a number in dollars', async () => {
    if (!sample) throw new Error('a sample is needed');
    await changeSettings(test.db, { inrPerUsd: '88.5000' });
    const id = await addTourPackage(test.db, {
      ...sample,
      sellingPricePaise: 48_500_00,
      descriptionHtml: '<p>Up</p><script>alert(1)</script>',
    });
    expect(await describePackage(`?id=${id}`)).toStrictEqual({
      status: 200,
      body: {
        flag: '1',
        tourPackageCategory: 'International',
        tourPackageCountry: 'Bhutan',
        tourPackageName: sample.name,
        tourPackageDuration: sample.duration,
        tourPackageInclusions: sample.inclusions,
        tourPackageActivities: sample.activities,
        tourPackageType: sample.packageType,
        tourPackageSellingPrice: 549,
        tourPackageDescription: '<p>Up</p>',
      },
    });
  });

  it('sanitises the stored description when it is read', async () => {
    if (!sample) throw new Error('a sample is needed');
    const id = await addTourPackage(test.db, sample);
    await test.pool.query(
      `update tour_packages set description_html = '<p onclick="a()">Up</p>' where id = $1`,
      [id],
    );
    expect((await describePackage(`?id=${id}`)).body.tourPackageDescription).toBe('<p>Up</p>');
  });

  it('answers flag 0 for a package that is missing or not in Bhutan', async () => {
    if (!sample) throw new Error('a sample is needed');
    const elsewhere = await addTourPackage(test.db, { ...sample, country: 'India', category: 'Domestic' });
    const queries = ['', '?id=', '?id=0', '?id=999999', '?id=1e3', "?id=' or 1=1", `?id=${'9'.repeat(40)}`];
    for (const query of [...queries, `?id=${elsewhere}`]) {
      expect(await describePackage(query)).toEqual({ status: 200, body: { flag: '0' } });
    }
  });
});
