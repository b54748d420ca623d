import { expect, it } from 'vitest';
import { keptSigningKey } from '#domain/previews/signing-key-service.ts';
import { testDatabase } from '../support/test-database.ts';

const [one, other] = [testDatabase(), testDatabase()];

it('uses no key that was kept for another database', async () => {
  const key = await keptSigningKey(one, 'enquiry-senders');
  expect(await keptSigningKey(one, 'enquiry-senders')).toEqual(key);
  expect(await keptSigningKey(other, 'enquiry-senders')).not.toEqual(key);
});
