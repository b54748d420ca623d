import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openEncryption, parseSecretKeys, type SecretKey } from './encryption.ts';

const former: SecretKey = { id: '2026', key: randomBytes(32) };
const present: SecretKey = { id: '2027', key: randomBytes(32) };
const place = { purpose: 'totp', owner: '7' } as const;
const encryption = openEncryption([present, former]);
const unreadable = expect.objectContaining({ code: 'unreadable_secret' });

describe('an encrypted secret', () => {
  it('decrypts to the same secret and never has the same ciphertext', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, owner) => {
        const secret = Buffer.from(bytes);
        const encrypted = encryption.encrypt(secret, { ...place, owner });
        expect(encrypted).toMatch(/^2027\.[\w-]+$/);
        expect(encryption.decrypt(encrypted, { ...place, owner })).toEqual(secret);
        expect(encryption.encrypt(secret, { ...place, owner })).not.toBe(encrypted);
      }),
    );
  });

  it('can be decrypted only for its own place', () => {
    const encrypted = encryption.encrypt(Buffer.from('secret'), place);
    for (const other of [
      { ...place, owner: '8' },
      { ...place, owner: '' },
      { ...place, purpose: 'signing-key' as const },
    ])
      expect(() => encryption.decrypt(encrypted, other)).toThrow(unreadable);
  });

  it('is refused when any character is changed or missing', () => {
    const encrypted = encryption.encrypt(Buffer.from('secret'), place);
    fc.assert(
      fc.property(fc.nat(encrypted.length - 2), fc.stringMatching(/^[\w.-]?$/), (at, letter) => {
        const changed = encrypted.slice(0, at) + letter + encrypted.slice(at + 1);
        if (changed !== encrypted) expect(() => encryption.decrypt(changed, place)).toThrow(unreadable);
      }),
    );
    for (const text of ['', '.', '2027', '2027.', '2027.AAAA', 'GEZDGNBVGY3TQOJQ'])
      expect(() => encryption.decrypt(text, place)).toThrow(unreadable);
  });

  it('of a former key is decrypted while that key is configured, and re-encrypted with the present one', () => {
    const old = openEncryption([former]).encrypt(Buffer.from('secret'), place);
    expect(encryption.isCurrent(old)).toBe(false);
    const rotated = encryption.encrypt(encryption.decrypt(old, place), place);
    expect(encryption.isCurrent(rotated)).toBe(true);
    expect(openEncryption([present]).decrypt(rotated, place).toString()).toBe('secret');
    expect(() => openEncryption([present]).decrypt(old, place)).toThrow(unreadable);
  });

  it('is not decrypted by another key with the same id, and the error reveals neither', () => {
    const encrypted = encryption.encrypt(Buffer.from('secret'), place);
    const imposter = openEncryption([{ id: '2027', key: randomBytes(32) }]);
    try {
      imposter.decrypt(encrypted, place);
    } catch (error) {
      expect(error).toEqual(unreadable);
      expect(String(error)).toBe('Failure: unreadable_secret');
      return;
    }
    throw new Error('it was read');
  });
});

describe('SECRET_KEYS', () => {
  const key = (id: string, bytes = 32) => `${id}:${randomBytes(bytes).toString('base64')}`;

  it('has one or several keys in order', () => {
    expect(parseSecretKeys(key('a'))?.map(({ id }) => id)).toEqual(['a']);
    expect(parseSecretKeys(`${key('2027-01')}, ${key('2026_12')}`)?.map(({ id }) => id)).toEqual([
      '2027-01',
      '2026_12',
    ]);
  });

  it.each([
    ['nothing', ''],
    ['a key without an id', randomBytes(32).toString('base64')],
    ['a key that is too short', key('a', 16)],
    ['a key that is too long', key('a', 33)],
    ['an id with a dot', key('a.b')],
    ['the same id twice', `${key('a')},${key('a')}`],
    ['an empty entry', `${key('a')},`],
    ['no base64', 'a:correct horse battery staple, etc.'],
  ])('is not usable with %s', (_what, text) => {
    expect(parseSecretKeys(text)).toBeUndefined();
  });

  it('accepts only keys of 32 bytes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const keys = parseSecretKeys(text);
        expect(keys === undefined || keys.every((one) => one.key.length === 32)).toBe(true);
      }),
    );
  });
});
