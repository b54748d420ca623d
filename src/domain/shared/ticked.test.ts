import { describe, expect, it } from 'vitest';
import { isTicked } from './ticked.ts';

describe('isTicked', () => {
  it.each(['yes', 'Yes', ' true ', 'on', '1'])('takes %j as yes', (value) => {
    expect(isTicked(value)).toBe(true);
  });

  it.each([null, undefined, '', 'no', 'false', '0', 'off', 'null', 'undefined', 'nein'])(
    'does not take %j as yes',
    (value) => {
      expect(isTicked(value)).toBe(false);
    },
  );
});
