import { expect, it } from 'vitest';
import { canaryEnv, variablesIn } from '../../tests/support/canary-env.ts';
import { webEnvOf } from './parts.ts';

it('requests are answered with six variables of the environment, and no address with a password', () => {
  const names = [
    'NODE_ENV',
    'BASE_URL',
    'SETUP_TOKEN',
    'STRICT_LOGIN_REPLIES',
    'TRUSTED_PROXIES',
    'DRAIN_MS',
  ];
  const env = webEnvOf(canaryEnv);
  expect(Object.keys(env).toSorted()).toEqual(names.toSorted());
  expect(variablesIn(env).toSorted()).toEqual(names.toSorted());
});
