import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiryIn, replyTokenOf } from './reply-token.ts';

const key = randomBytes(32);
const ids = fc.bigInt({ min: 1n, max: 2n ** 62n }).map(String);

describe('the token of a reply address', () => {
  it('names its enquiry, in any case and among other text', () => {
    fc.assert(
      fc.property(ids, fc.boolean(), (id, isUpper) => {
        const token = replyTokenOf(key, id);
        expect(token).toMatch(/^[a-z0-9]+-[a-z2-7]{13}$/);
        const address = `Agency <care+${token}@purvai.example>, <mail-7.${token}@www.purvai.example>`;
        expect(enquiryIn(key, isUpper ? address.toUpperCase() : address)).toBe(id);
      }),
    );
  });

  it('fits the local part of an address, which has 64 characters', () => {
    fc.assert(fc.property(ids, (id) => replyTokenOf(key, id).length <= 40));
  });

  it('is worth nothing for another enquiry, with another key or with any letter changed', () => {
    fc.assert(
      fc.property(
        ids,
        ids,
        fc.nat(),
        fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz23456789-+@.'),
        (id, other, at, letter) => {
          fc.pre(id !== other);
          const token = replyTokenOf(key, id);
          const [, signature] = token.split('-');
          const [name] = replyTokenOf(key, other).split('-');
          expect(enquiryIn(key, `${name}-${signature}`)).toBeUndefined();
          expect(enquiryIn(randomBytes(32), token)).toBeUndefined();
          const place = at % token.length;
          fc.pre(token[place] !== letter);
          expect(enquiryIn(key, token.slice(0, place) + letter + token.slice(place + 1))).toBeUndefined();
        },
      ),
    );
  });

  it('is found in no other text, however long it is', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => enquiryIn(key, text) === undefined));
    expect(enquiryIn(key, 'abcdef-abcdefghijklm '.repeat(10_000))).toBeUndefined();
  });
});
