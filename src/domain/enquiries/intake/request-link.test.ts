import { describe, expect, it } from 'vitest';
import { enquiryOfToken, requestTokenOf } from './request-link.ts';

const key = Buffer.alloc(32, 'a key of the tests');

describe('the link of a request', () => {
  it('leads back to its enquiry', () => {
    for (const id of ['1', '32', '987654321', '9000000000']) {
      const token = requestTokenOf(key, id);
      expect(enquiryOfToken(key, token)).toBe(id);
      expect(requestTokenOf(key, id)).toBe(token);
      expect(token).toMatch(/^[\w-]{29,40}$/);
    }
  });

  it('opens nothing with another signature, another name or another key', () => {
    const token = requestTokenOf(key, '32');
    const [name = ''] = token.split('-');
    const signature = token.slice(name.length + 1);
    const [other = ''] = requestTokenOf(key, '33').split('-');
    const last = token.endsWith('A') ? 'B' : 'A';
    const wrong = [
      '',
      name,
      `${name}-`,
      `${token}x`,
      token.slice(0, -1),
      token.slice(0, -1) + last,
      `${other}-${signature}`,
      `${name.toUpperCase()}-${signature}`,
      ` ${token}`,
      `${token}\n`,
    ];
    for (const typed of wrong) expect(enquiryOfToken(key, typed), typed).toBeUndefined();
    expect(enquiryOfToken(Buffer.alloc(32, 'another key'), token)).toBeUndefined();
  });
});
