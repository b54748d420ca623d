import { beforeAll, expect, it } from 'vitest';
import { seedFares } from '#domain/fares/fare-seed-service.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { readFareReport } from './fare-report-service.ts';

const test = testDatabase();
const actor = someActor(test);
const now = new Date('2026-11-16T06:00:00Z');

const addEnquiry = (trip: object, receivedAt = '2026-11-15T06:00:00Z', stage = 'new') =>
  test.pool.query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, received_at, stage, trip)
     values (gen_random_uuid(), '', 'Asha', '1', $1, $2, $3)`,
    [receivedAt, stage, { fromSlug: '', toSlug: '', from: '', to: '', ...trip }],
  );

const toShillong = { trip: 'one-way', fromSlug: 'guwahati', toSlug: 'shillong', car: 'sedan' };

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await test.pool.query(
    `insert into fare_estimates (day, trip_type, from_slug, to_slug, count) values
       ('2026-11-16', 'one-way', 'guwahati', 'shillong', 5), ('2026-11-10', 'one-way', 'shillong', 'guwahati', 2),
       ('2026-10-18', 'round-trip', 'guwahati', 'shillong', 1), ('2026-10-17', 'one-way', 'guwahati', 'shillong', 99),
       ('2026-11-16', 'local', '', '', 3), ('2026-11-16', 'one-way', '', '', 4)`,
  );
  await addEnquiry(toShillong);
  await addEnquiry({ ...toShillong, fromSlug: 'shillong', toSlug: 'guwahati', car: 'suv' });
  await addEnquiry({ trip: 'one-way', from: '12 Hill Road', to: 'Haflong', car: 'suv' });
  await addEnquiry(toShillong, '2026-10-01T06:00:00Z');
  await addEnquiry(toShillong, '2026-11-15T06:00:00Z', 'spam');
});

it('counts estimates and the enquiries that followed by route and car, and names no typed place', async () => {
  expect(await readFareReport(test.db, actor, now)).toEqual({
    days: 30,
    estimates: 15,
    enquiries: 3,
    routes: [
      { kind: 'route', from: 'Guwahati', to: 'Shillong', estimates: 8, enquiries: 2 },
      { kind: 'other-places', from: '', to: '', estimates: 4, enquiries: 1 },
      { kind: 'by-hours', from: '', to: '', estimates: 3, enquiries: 0 },
    ],
    cars: [
      { car: 'suv', enquiries: 2 },
      { car: 'sedan', enquiries: 1 },
    ],
  });
});
