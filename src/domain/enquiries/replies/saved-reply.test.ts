import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingFields, enquiryFields, fillReply, openFields } from './saved-reply.ts';

const values = {
  name: 'Asha {phone} $& $1',
  reference: 'PT-7K2M4P',
  agency: 'Purvai Travels',
  phone: '+91 361 000 0000',
  staff: 'Rupa',
  page: '/delhi-taxi',
};

describe('fillReply', () => {
  it('fills every occurrence of every field', () => {
    expect(fillReply('{reference}, {reference}: {staff} of {agency}, {phone}, {page}', values)).toBe(
      'PT-7K2M4P, PT-7K2M4P: Rupa of Purvai Travels, +91 361 000 0000, /delhi-taxi',
    );
  });

  it('inserts a customer’s text literally', () => {
    expect(fillReply('Hello {name}', values)).toBe('Hello Asha {phone} $& $1');
  });

  it('leaves unknown fields unchanged', () => {
    expect(fillReply('{cost} {toString} {name', values)).toBe('{cost} {toString} {name');
  });

  it('leaves fields without a value, which are named', () => {
    const text = fillReply('{car} of {driver}, {car}, {name}', { car: '', name: 'Asha' });
    expect(text).toBe('{car} of {driver}, {car}, Asha');
    expect(openFields(text)).toEqual(['{car}', '{driver}']);
    expect(openFields('{toString} {name')).toEqual([]);
  });

  it('never leaves a blank: each field is filled in or named', () => {
    const field = fc.constantFrom(...enquiryFields, ...bookingFields);
    fc.assert(
      fc.property(fc.array(field), fc.dictionary(field, fc.constantFrom('', 'x')), (fields, known) => {
        const text = fillReply(fields.map((name) => `<{${name}}>`).join(''), known);
        expect(text).not.toContain('<>');
        expect(openFields(text)).toEqual(
          [...new Set(fields)].filter((name) => !known[name]).map((name) => `{${name}}`),
        );
      }),
    );
  });
});
