import { describe, expect, it } from 'vitest';
import { isStateCode, stateCodes, stateInAddress, stateName } from './indian-states.ts';

describe('states', () => {
  it('are listed by name, each with two digits', () => {
    const names = stateCodes.map(stateName);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect([names.length, new Set(names).size]).toEqual([36, 36]);
    for (const code of stateCodes) expect(code).toMatch(/^\d\d$/);
  });

  it.each(['', '1', '99', 'toString', 'constructor'])('do not have the code %j', (code) => {
    expect([isStateCode(code), stateName(code)]).toEqual([false, '']);
  });

  it.each([
    ['Guwahati, Assam, India', '18'],
    ['Itanagar, ARUNACHAL PRADESH 791111', '12'],
    ['Guwahati', ''],
  ])('are found in the address %j', (address, code) => {
    expect(stateInAddress(address)).toBe(code);
  });
});
