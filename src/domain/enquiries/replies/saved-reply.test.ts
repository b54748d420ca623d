import { describe, expect, it } from 'vitest';
import { fillReply } from './saved-reply.ts';

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
    expect(fillReply('{price} {toString} {name', values)).toBe('{price} {toString} {name');
  });
});
