import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signPreview, verifyPreview } from './preview-token.ts';

const key = randomBytes(32);
const now = new Date('2026-11-15T12:00:00Z');
const later = new Date('2026-11-22T12:00:00Z');
const token = signPreview(key, 'blog', '42', later);

describe('a preview link', () => {
  it('names what it shows until it expires', () => {
    expect(verifyPreview(key, token, now)).toEqual({ kind: 'blog', id: '42' });
    expect(verifyPreview(key, token, new Date(later.getTime() - 1))).toBeDefined();
    expect(verifyPreview(key, token, later)).toBeUndefined();
  });

  it('is invalid under another key, for another subject, or for longer', () => {
    expect(verifyPreview(randomBytes(32), token, now)).toBeUndefined();
    for (const changed of [
      token.replace('.42.', '.43.'),
      token.replace('blog', 'tour-package'),
      token.replace(/\.(\d{10})\./, '.9999999999.'),
      `${token}a`,
      token.slice(0, -1),
      '',
    ])
      expect(verifyPreview(key, changed, now)).toBeUndefined();
  });

  it('is invalid when any character was changed', () => {
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.stringMatching(/^[\w.-]$/), (at, letter) => {
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        // The last base64 character has unused bits, so two spellings can mean the same bytes.
        if (changed !== token) expect(verifyPreview(key, changed, now)).toBeUndefined();
      }),
    );
  });
});
