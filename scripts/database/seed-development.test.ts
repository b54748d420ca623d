import { expect, it } from 'vitest';
import { listBookingLinks } from '#domain/bookings/making/booking-link.ts';
import { choosableStages } from '#domain/enquiries/stages.ts';
import { seedFares } from '#domain/fares/fare-seed-service.ts';
import { alwaysIncluded, notIncluded } from '#domain/fares/inclusion-text.ts';
import { seedTourPackages } from '#domain/tour-packages/tour-package-service.ts';
import { verifyPassword } from '#platform/secrets/passwords.ts';
import { testDatabase } from '../../tests/support/test-database.ts';
import { sampleEnquiries } from './sample-enquiries.ts';
import { sampleFares } from './sample-fares.ts';
import { samplePackages } from './sample-packages.ts';
import { seedDevelopment } from './seed-development.ts';

const test = testDatabase();

const rows = async (query: string) => (await test.pool.query(query)).rows;

it('confirms the sample rates and prices and gives cab enquiries their fare', async () => {
  await seedFares(test.db, sampleFares);
  await seedTourPackages(test.db, samplePackages);
  await seedDevelopment(test.url, test.encryption);
  expect(await rows('select confirmed_by from rate_versions')).toEqual([{ confirmed_by: 'Sample' }]);
  expect(await rows('select distinct price_confirmed from tour_packages')).toEqual([
    { price_confirmed: true },
  ]);
  const trips = await rows(
    `select trip->>'to' as place, (trip->'fare'->>'totalPaise')::int / 100 as fare
     from enquiries where trip is not null order by 2`,
  );
  expect(trips).toEqual([
    { place: '', fare: 1050 },
    { place: '', fare: 2310 },
    { place: 'Shillong', fare: 2394 },
    { place: 'Agra', fare: 9297 },
    { place: 'Kaziranga (Kohora)', fare: 14963 },
  ]);
  // Bookings and quotes of cabs say the same as an estimate.
  expect(
    await rows(
      "select count(*)::int as count from duties where fare is null or fare_paise <> (fare->>'totalPaise')::int",
    ),
  ).toEqual([{ count: 0 }]);
  expect(await rows(`select distinct left_out->'parts' as parts from duties`)).toEqual([{ parts: [] }]);
  const promised = await rows(
    `select distinct inclusions, exclusions from quotes where service_kind = 'cab'`,
  );
  expect(promised).toEqual([{ inclusions: alwaysIncluded, exclusions: notIncluded }]);
  await test.pool.query('truncate enquiries, staff_users, customers cascade');
});

it('adds a login that works and enquiries in every stage, marked as samples, once', async () => {
  const login = await seedDevelopment(test.url, test.encryption);
  const [user] = await rows(`select password_hash from staff_users where username = '${login?.username}'`);
  expect(await verifyPassword(user.password_hash, login?.password ?? '', 'staff')).toBe(true);

  const enquiries = await rows('select stage, owner_id, is_sample, customer_id from enquiries');
  expect(enquiries).toHaveLength(sampleEnquiries.length);
  expect(enquiries.every(({ is_sample }) => is_sample)).toBe(true);
  expect(new Set(enquiries.map(({ stage }) => stage))).toEqual(new Set(choosableStages));
  expect(new Set(enquiries.map(({ owner_id }) => owner_id)).size).toBe(4);
  // One customer has two enquiries.
  expect(new Set(enquiries.map(({ customer_id }) => customer_id)).size).toBe(sampleEnquiries.length - 1);
  const [quotes] = await rows(
    'select count(*)::int as made, count(accepted_at)::int as accepted from quotes',
  );
  const sampleQuotes = sampleEnquiries.flatMap(({ quotes: made = [] }) => made);
  const accepted = sampleQuotes.filter(({ isAccepted }) => isAccepted).length;
  expect(quotes).toEqual({ made: sampleQuotes.length, accepted });

  const suppliers = await rows(
    `select is_sample, count(distinct kind)::int as kinds, count(distinct city)::int as cities from suppliers group by 1`,
  );
  expect(suppliers).toEqual([{ is_sample: true, kinds: 6, cities: 8 }]);
  expect(await rows('select from cars where supplier_id is not null')).toHaveLength(4);

  expect(await seedDevelopment(test.url, test.encryption)).toBeUndefined();
  expect(await rows('select id from enquiries')).toHaveLength(sampleEnquiries.length);
});

it('adds cars, drivers and bookings around today, marked as samples', async () => {
  const [found] = await rows(
    `select (select count(*)::int from cars where is_sample) as cars,
       (select count(*)::int from drivers where is_sample) as drivers,
       (select count(*)::int from bookings where is_sample) as bookings,
       (select count(*)::int from duties where car_id is null) as unassigned,
       (select count(*)::int from duties where during && tstzrange(now() - interval '1 day', now() + interval '1 day')) as near`,
  );
  expect(found).toMatchObject({ cars: 12, drivers: 14, bookings: 40, unassigned: 6 });
  expect(found.near).toBeGreaterThan(15);
  const links = await listBookingLinks(test);
  expect(links).toHaveLength(40);
  for (const { decrypt } of links) expect(String(decrypt())).toMatch(/^[\w-]{43}$/);
});
