import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhoneCountry, type PhoneCountry, phoneCountries } from './phone-countries.ts';
import { countryOf, e164In, e164Of, numberParts, numberWithCountry } from './phone-number.ts';

describe('a typed phone number', () => {
  it.each([
    ['9864012345', '+919864012345'],
    ['98640 12345', '+919864012345'],
    ['98640-12345', '+919864012345'],
    ['(98640) 12345', '+919864012345'],
    ['9 8 6 4 0 1 2 3 4 5', '+919864012345'],
    ['98640.12345', '+919864012345'],
    ['09864012345', '+919864012345'],
    ['+91 98640 12345', '+919864012345'],
    ['+91-9864012345', '+919864012345'],
    ['91 98640 12345', '+919864012345'],
    ['0091 98640 12345', '+919864012345'],
    ['+91 (0) 98640 12345', '+919864012345'],
    ['0361 2345678', '+913612345678'],
    ['९८६४०१२३४५', '+919864012345'],
    ['৯৮৬৪০১২৩৪৫', '+919864012345'],
    ['９８６４０１２３４５', '+919864012345'],
    ['whatsapp 98640 12345', '+919864012345'],
    ['98640 12345 / 98641 54321', '+919864012345'],
    ['98640 12345, 98641 54321', '+919864012345'],
    ['98640 12345 or 98641 54321', '+919864012345'],
    ['+44 7911 123456', '+447911123456'],
    ['447911123456', '+447911123456'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+975 17 12 34 56', '+97517123456'],
    ['17112233', '+97517112233'],
    ['17 11 22 33', '+97517112233'],
    ['77 45 67 89', '+97577456789'],
    ['975 17112233', '+97517112233'],
    ['+977 984-1234567', '+9779841234567'],
    ['977 9841234567', '+9779841234567'],
    ['00977 9841234567', '+9779841234567'],
    ['+880 1712-345678', '+8801712345678'],
    ['+49 170 1234567', '+491701234567'],
    ['\u00a0+91\u202f98640\u200912345 ', '+919864012345'],
  ])('%j is %s', (typed, number) => {
    expect(e164Of(typed)).toBe(number);
  });

  it.each([
    '',
    'call me',
    '12',
    '98640',
    '0',
    '+',
    '+91',
    '986401234',
    '27112233',
    '1711223',
    'asha@example.com',
    '1'.repeat(40),
  ])('%j is none', (typed) => {
    expect(e164Of(typed)).toBe('');
  });

  it('is E.164 or empty, for any text', () => {
    const likeNumbers = fc.string({
      unit: fc.constantFrom(...'0123456789+-() /x,;९৯', ' or ', 'ext'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(fc.oneof(likeNumbers, fc.string({ unit: 'binary' })), (typed) => {
        expect(e164Of(typed)).toMatch(/^(\+[1-9]\d{6,14})?$/);
      }),
      { numRuns: 300 },
    );
  });

  it('stays the same when it is already E.164', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }), (number) => {
        const spelt = e164Of(String(number));
        expect(spelt).toBe(`+91${number}`);
        expect(e164Of(spelt)).toBe(spelt);
      }),
    );
  });
});

describe('a number without a country code', () => {
  it('is a mobile number of Bhutan when it has eight digits that begin with 17 or 77', () => {
    fc.assert(
      fc.property(fc.constantFrom('17', '77'), fc.integer({ min: 0, max: 999_999 }), (start, rest) => {
        const digits = `${start}${String(rest).padStart(6, '0')}`;
        expect(e164Of(digits)).toBe(`+975${digits}`);
        expect(countryOf(e164Of(digits))).toBe('BT');
      }),
    );
  });

  it('never becomes Indian with another count of digits than ten', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{3,8}$/), (digits) => {
        expect(e164Of(digits)).not.toMatch(/^\+91/);
      }),
    );
  });
});

describe('a number of a chosen country', () => {
  it.each([
    ['9841234567', 'NP', '+9779841234567'],
    ['9841234567', 'IN', '+919841234567'],
    ['17112233', 'BT', '+97517112233'],
    ['07911 123456', 'GB', '+447911123456'],
    ['+44 7911 123456', 'NP', '+447911123456'],
    ['17112233', 'IN', ''],
    ['98412', 'NP', ''],
    ['call me', 'NP', ''],
  ] as const)('%j in %s is %j', (typed, country, number) => {
    expect(e164In(typed, country)).toBe(number);
  });

  it('is E.164 or empty, for any text and country', () => {
    const countries = Object.keys(phoneCountries).filter(isPhoneCountry) as PhoneCountry[];
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...countries), (typed, country) => {
        expect(e164In(typed, country)).toMatch(/^(\+[1-9]\d{6,14})?$/);
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  ['+97517112233', 'Bhutan +975 17 11 22 33'],
  ['+919864012345', 'India +91 98640 12345'],
  ['+9779841234567', 'Nepal +977 984 1234567'],
  ['+358401234567', 'Finland +358 40 1234567'],
  ['17112', '17112'],
])('shows %s as %s', (number, shown) => {
  expect(numberWithCountry(number)).toBe(shown);
});

it.each([
  '+97517112233',
  '+919864012345',
  '+913612345678',
  '+9779841234567',
  '+447911123456',
  '+358401234567',
])('reads %s back from its country and its other digits', (number) => {
  const { country, national } = numberParts(number);
  expect(country ? e164In(national, country) : e164Of(national)).toBe(number);
});
