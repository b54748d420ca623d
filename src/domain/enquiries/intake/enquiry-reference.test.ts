import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOfReference, referenceOf } from './enquiry-reference.ts';

describe('an enquiry’s reference', () => {
  it('is short, can be read out over the phone, and hides how many enquiries there are', () => {
    expect(referenceOf(1n)).toMatch(/^PT-[2-9A-HJKMNP-TV-Z]{6}$/);
    const [first, second] = [referenceOf(1n), referenceOf(2n)];
    expect(first.slice(0, 5)).not.toBe(second.slice(0, 5));
  });

  it('is undefined when the id is beyond the database’s range', () => {
    expect(idOfReference('98640 22345 98640 54322')).toBeUndefined();
    expect(idOfReference(`PT-${'9'.repeat(30)}AAAAAA`)).toBeUndefined();
  });

  it('belongs to one enquiry only', () => {
    const id = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(fc.property(id, id, (a, b) => (a === b) === (referenceOf(a) === referenceOf(b))));
    const first = new Set(Array.from({ length: 200_000 }, (_, index) => referenceOf(BigInt(index + 1))));
    expect(first.size).toBe(200_000);
  });
});
