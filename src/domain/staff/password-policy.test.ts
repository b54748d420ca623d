import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-policy.ts';

const owner = { username: 'rupa.das@purvai.example', name: 'Rupa Das' };

describe('a new password', () => {
  it.each([
    ['short', /at least 12/],
    ['x'.repeat(129), /at most 128/],
    ['aaaaaaaaaaaa', /easy to guess/],
    ['121212121212', /easy to guess/],
    ['Password1234', /easy to guess/],
    ['rupa.das@purvai.example', /easy to guess/],
    ['rupa.das1234', /not|easy/],
  ])('%s is refused', (password, words) => {
    expect(passwordFault(password, owner)).toMatch(words);
  });

  it.each(['river teal umbrella', 'nine ferries at dusk', 'ॐ नमः शिवाय शुभ', 'x7#kQ2!mZp9w'])(
    '%s will do',
    (password) => {
      expect(passwordFault(password, owner)).toBeUndefined();
    },
  );
});
