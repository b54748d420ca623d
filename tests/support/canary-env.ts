import { inspect } from 'node:util';
import { type Env, envNames } from '#platform/env.ts';

const canaryOf = (name: string) => `canary-of-${name}.`;

/** Each value names its variable, so that a test sees which of them something holds. */
export const canaryEnv = Object.fromEntries(envNames.map((name) => [name, canaryOf(name)])) as unknown as Env;

/** The variables whose values are anywhere in it. */
export function variablesIn(value: unknown): string[] {
  const text = inspect(value, { depth: null, showHidden: true, maxArrayLength: null, maxStringLength: null });
  return envNames.filter((name) => text.includes(canaryOf(name)));
}
