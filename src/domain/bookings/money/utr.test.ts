import { describe, expect, it } from 'vitest';
import { utrOf } from './utr.ts';

describe('the bank’s number in a reference', () => {
  it.each([
    ['412345678901', '412345678901'],
    ['UTR 4123 4567 8901', '412345678901'],
    ['Ref no. 4123-4567-8901', '412345678901'],
    ['utr412345678901', '412345678901'],
    ['Reference412345678901', '412345678901'],
    ['412345678901, from her mother', '412345678901'],
    ['4123-4567-8901, from her mother', '412345678901'],
    ['412345678901 500', '412345678901'],
    ['sbin524123456789', 'SBIN524123456789'],
    ['NEFT HDFCN52024111812345678', 'HDFCN52024111812345678'],
    ['', null],
    ['from her mother', null],
    ['9864012345@okaxis', null],
    ['+91 98640 12345', null],
    ['18-11-2026, at the counter', null],
  ])('%s: %s', (reference, utr) => {
    expect(utrOf({ method: 'upi', reference })).toBe(utr);
  });

  it('is none of cash', () => {
    expect(utrOf({ method: 'cash', reference: '412345678901' })).toBeNull();
  });
});
