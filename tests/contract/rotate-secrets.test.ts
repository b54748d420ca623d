import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { renewCustomerLink, viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { hasSharedQuote } from '#domain/quotes/quote-share-service.ts';
import { makeQuote, renewLink } from '#domain/quotes/quote-staff-service.ts';
import { envNames } from '#platform/env.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { someActor } from '../support/some-actor.ts';
import { makeSomeBooking } from '../support/some-booking.ts';
import { someTerms } from '../support/some-terms.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
let section: string;

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  const manual = await readFile('docs/operations.md', 'utf8');
  [section = ''] = /^## Rotate every secret$[\s\S]*?(?=^## )/m.exec(manual) ?? [];
});

describe('the manual for rotating secrets', () => {
  it('names every variable that holds one', () => {
    const secrets = envNames.filter((name) => /_URL$|KEY|TOKEN|PASSWORD/.test(name) && name !== 'BASE_URL');
    expect(secrets.length).toBeGreaterThan(6);
    expect(secrets.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });

  it('has SQL that ends sessions, keys and links, and new links can be made', async () => {
    const words = { name: 'Asha Sharma', contactNo: '98640 12345', email: '', message: '', code: '' };
    const enquiryId = await addByHand(test.db, actor, { ...words, source: 'call' });
    const { quote, token } = await makeQuote(test, actor, enquiryId, someTerms({}));
    const bookingId = await makeSomeBooking(test, actor);
    const linkOfBooking = async () => (await viewCustomerLink(test, actor, bookingId))?.token;
    expect([await hasSharedQuote(test.db, token), await linkOfBooking()]).toEqual([true, expect.any(String)]);
    await test.pool.query(`insert into staff_sessions (user_id, token_hash) values ($1, 'a')`, [actor.id]);
    await test.pool.query(`insert into staff_devices (token_hash, user_id) values ('a', $1)`, [actor.id]);

    const blocks = [...section.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, text = '']) => text);
    expect(blocks).toHaveLength(3);
    for (const block of blocks) await test.pool.query(block);

    const left = await test.pool.query(
      `select (select count(*)::int from staff_sessions where ended_at is null) as sessions,
         (select count(*)::int from staff_devices) as devices,
         (select count(*)::int from signing_keys) as keys,
         (select count(*)::int from staff_users where not must_change_password) as unasked`,
    );
    expect(left.rows).toEqual([{ sessions: 0, devices: 0, keys: 0, unasked: 0 }]);
    expect([await hasSharedQuote(test.db, token), await linkOfBooking()]).toEqual([false, null]);

    const renewed = await renewLink(test, actor, quote.id);
    await renewCustomerLink(test, actor, bookingId);
    expect(await hasSharedQuote(test.db, renewed.token)).toBe(true);
    expect(await linkOfBooking()).toEqual(expect.any(String));
  });
});
