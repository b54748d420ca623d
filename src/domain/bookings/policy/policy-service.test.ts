import { beforeAll, describe, expect, it } from 'vitest';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { readTravelTerms } from './policy-service.ts';

const test = testDatabase();
const now = new Date();
const nextMonth = daysAfter(dayInIndia(now), 30);

/** A confirmed version of the rates with another policy, for travel from next month on. */
const addVersion = (change: string) =>
  test.pool.query(
    `insert into rate_versions (valid_from, rates, confirmed_at, confirmed_by)
     select $1::date, jsonb_set(rates, '{policy,freeChangeHours}', $2::jsonb), now(), 'x'
     from rate_versions where version = 1`,
    [nextMonth, change],
  );

describe('readTravelTerms', () => {
  beforeAll(() => seedFares(test.db, sampleFares));

  it('has the promised policy while no rates are confirmed, and no number beside it', async () => {
    expect(await readTravelTerms(test.db, now)).toMatchObject([
      { from: null, policy: { freeChangeHours: 3, lateChangeCharge: null }, waiting: null, tax: null },
    ]);
  });

  it('has the policy of the confirmed rates, once where later rates do not change it', async () => {
    await confirmSampleRates(test.db);
    await addVersion(String(sampleRates.policy.freeChangeHours));
    expect(await readTravelTerms(test.db, now)).toMatchObject([
      {
        ...{ from: null, policy: sampleRates.policy, tax: sampleRates.tax },
        dayMinimum: 'at least 250 km for each day',
      },
    ]);
  });

  it('has the later policy beside it where that differs', async () => {
    await addVersion('12');
    expect(await readTravelTerms(test.db, now)).toMatchObject([
      { from: null, policy: { freeChangeHours: 3 } },
      { from: nextMonth, policy: { freeChangeHours: 12 } },
    ]);
  });
});
