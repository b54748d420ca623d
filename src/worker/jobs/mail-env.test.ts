import { expect, it } from 'vitest';
import { canaryEnv, variablesIn } from '../../../tests/support/canary-env.ts';
import { mailEnvOf } from './mail-env.ts';

it('a mail is made with the address of the site, and knows of a mailbox only that there is one', () => {
  const env = mailEnvOf(canaryEnv);
  expect(Object.keys(env).toSorted()).toEqual(['BASE_URL', 'readsReplies']);
  expect(variablesIn(env)).toEqual(['BASE_URL']);
  expect(env.readsReplies).toBe(true);
  expect(mailEnvOf({ ...canaryEnv, IMAP_URL: undefined }).readsReplies).toBe(false);
});
