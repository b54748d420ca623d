import { expect, it } from 'vitest';
import { stages } from '#domain/enquiries/stages.ts';
import { verifyPassword } from '#platform/secrets/passwords.ts';
import { testDatabase } from '../../tests/support/test-database.ts';
import { sampleEnquiries } from './sample-enquiries.ts';
import { seedDevelopment } from './seed-development.ts';

const test = testDatabase();

const rows = async (query: string) => (await test.pool.query(query)).rows;

it('adds a login that works and enquiries in every stage, marked as samples, once', async () => {
  const login = await seedDevelopment(test.url);
  const [user] = await rows(`select password_hash from staff_users where username = '${login?.username}'`);
  expect(await verifyPassword(user.password_hash, login?.password ?? '', 'staff')).toBe(true);

  const enquiries = await rows('select stage, owner_id, is_sample, person_id from enquiries');
  expect(enquiries).toHaveLength(sampleEnquiries.length);
  expect(enquiries.every(({ is_sample }) => is_sample)).toBe(true);
  expect(new Set(enquiries.map(({ stage }) => stage))).toEqual(new Set(stages));
  expect(new Set(enquiries.map(({ owner_id }) => owner_id)).size).toBe(4);
  // One customer has two enquiries.
  expect(new Set(enquiries.map(({ person_id }) => person_id)).size).toBe(sampleEnquiries.length - 1);
  const [quotes] = await rows(
    'select count(*)::int as made, count(accepted_at)::int as accepted from quotes',
  );
  const sampleQuotes = sampleEnquiries.flatMap(({ quotes: made = [] }) => made);
  const accepted = sampleQuotes.filter(({ isAccepted }) => isAccepted).length;
  expect(quotes).toEqual({ made: sampleQuotes.length, accepted });

  expect(await seedDevelopment(test.url)).toBeUndefined();
  expect(await rows('select id from enquiries')).toHaveLength(sampleEnquiries.length);
});
